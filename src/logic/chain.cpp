// See chain.hpp. First the pairs of nodes that a chain would join are collected, from the closure
// of the links; then the chains are told, shortest first, each found when its turn comes.

#include "logic/chain.hpp"

#include <algorithm>
#include <initializer_list>
#include <tuple>

#include "logic/als.hpp"
#include "logic/chain_paths.hpp"
#include "logic/links.hpp"

namespace nonet::logic {
namespace {

// A chain known to exist, before anyone has asked how it goes.
struct Lead {
  int strong_links;
  int eliminations;
  int head;
  int end;

  friend bool operator<(const Lead& a, const Lead& b) {
    return std::tuple(a.strong_links, -a.eliminations, a.head, a.end) <
           std::tuple(b.strong_links, -b.eliminations, b.head, b.end);
  }
};

constexpr int kNobody = -1;
constexpr int kFirstPath = 1000;  // hops to look for one simple path
constexpr int kLoopPaths = 4000;  // hops to look for all the loops through a weak link

// Candidates that are false if either node is true.
CandidateSet seen_by_both(const Links& links, int a, int b) {
  CandidateSet set;
  const auto both = [&](int i) { return links.weak(a)[i] & links.weak(b)[i]; };
  links.for_each(both, [&](int node) {
    if (node < links.candidates()) set.insert(links.candidate(node));
  });
  return set;
}

// The other candidates of a candidate's cell.
CandidateSet others_in_cell(const Links& links, int candidate) {
  CandidateSet set;
  const auto weak = [&](int i) { return links.weak(candidate)[i]; };
  links.for_each(weak, [&](int node) {
    if (links.node(node).cells == links.node(candidate).cells) set.insert(links.candidate(node));
  });
  return set;
}

// Whether one of those is known to be false, so that a chain between the nodes is worth a look.
bool has_hit(const Links& links, int a, int b) {
  NodeWord refuted = 0;
  for (int i = 0; i < links.words(); ++i) {
    refuted |= links.weak(a)[i] & links.weak(b)[i] & links.refuted()[i];
  }
  return refuted != 0;
}

// The nodes that are true if this one is false.
void reach_from_false(const Links& links, int node, NodeWord* reach) {
  std::fill_n(reach, links.words(), 0);
  for (const NodeLink& link : links.strong(node)) {
    for (int i = 0; i < links.words(); ++i) reach[i] |= links.reach(link.to)[i];
  }
}

// Tells chains as steps, each effect once.
class Teller {
 public:
  Teller(const Links& links, const AlsFact* als, StepSink& out)
      : links_(links), als_(als), out_(out) {}

  bool has_told(const CandidateSet& effect) const {
    return std::ranges::find(told_, effect) != told_.end();
  }
  bool has_told_any() const { return !told_.empty(); }
  bool is_done() const { return is_done_; }

  void tell(const ChainPath& path, Role first_link, const CandidateSet& effect,
            std::initializer_list<Mark> about = {}) {
    told_.push_back(effect);
    Step step = out_.step();
    step.eliminate(effect);
    for (const Mark& one : about) step.show(one);
    show(step, Role::chain_head, path.front());
    bool is_weak = first_link == Role::weak_to;
    for (const Hop& hop : std::span(path).subspan(1)) {
      show(step, is_weak ? Role::weak_to : Role::strong_to, hop);
      is_weak = !is_weak;
    }
    is_done_ = out_.emit(step) == Flow::stop;
  }
  // A loop: the path, and a weak link back to its head.
  void tell_loop(ChainPath path, Role first_link, const CandidateSet& effect,
                 std::initializer_list<Mark> about = {}) {
    path.push_back({path.front().node});
    tell(path, first_link, effect, about);
  }
  // A node in a role of its own, for the words.
  Mark mark(Role role, int node) const {
    return {role, DigitSet{links_.node(node).digit}, {}, links_.node(node).cells};
  }

 private:
  void show(Step& step, Role role, const Hop& hop) const {
    if (hop.als != NodeLink::kNoAls) {
      step.show(Role::via_als, (*als_)[hop.als].cells, (*als_)[hop.als].digits);
    }
    step.show(mark(role, hop.node));
  }

  const Links& links_;
  const AlsFact* als_;  // where links run through them
  StepSink& out_;
  std::vector<CandidateSet> told_;
  bool is_done_ = false;
};

void keep_told(std::vector<Lead>& leads, const ChainSpec& spec) {
  std::erase_if(leads, [&](const Lead& lead) {
    return lead.strong_links == kFar || lead.strong_links < spec.min_strong;
  });
  std::sort(leads.begin(), leads.end());
}

// The pairs of nodes of which one must be true and that both see enough; the lower node is the
// head.
std::vector<Lead> collect_aics(const Links& links, const ChainSpec& spec, PathFinder& paths) {
  std::vector<Lead> leads;
  std::vector<NodeWord> reach(static_cast<std::size_t>(links.words()));
  std::vector<NodeWord> near(static_cast<std::size_t>(links.words()));
  const auto all_linked = [&](int i) { return links.linked()[i]; };
  links.for_each(all_linked, [&](int a) {
    std::ranges::fill(near, 0);
    const auto gone = [&](int i) { return links.weak(a)[i] & links.refuted()[i]; };
    links.for_each(gone, [&](int hit) {
      for (int i = 0; i < links.words(); ++i)
        near[static_cast<std::size_t>(i)] |= links.weak(hit)[i];
    });
    reach_from_false(links, a, reach.data());
    const auto ends = [&](int i) {
      const auto at = static_cast<std::size_t>(i);
      return near[at] & reach[at] & links.linked()[i];
    };
    const std::size_t first = leads.size();
    links.for_each(ends, [&](int b) {
      if (b <= a) return;
      if (spec.kind != ChainSpec::Kind::any && links.node(a).digit != links.node(b).digit) return;
      const int hits = seen_by_both(links, a, b).size();
      if (hits >= spec.min_eliminations) leads.push_back({kFar, hits, a, b});
    });
    if (leads.size() == first) return;
    paths.measure_from_false(a);
    for (Lead& lead : std::span(leads).subspan(first)) lead.strong_links = paths.distance(lead.end);
  });
  keep_told(leads, spec);
  return leads;
}

// Candidates that refute themselves (head and end differ) or prove themselves (they are equal).
std::vector<Lead> collect_discontinuous(const Links& links, const ChainSpec& spec,
                                        PathFinder& paths) {
  std::vector<Lead> leads;
  const auto refuted = [&](int i) { return links.refuted()[i]; };
  links.for_each(refuted, [&](int candidate) {
    paths.measure_from_true(candidate);
    int shortest = kFar;
    const auto ends = [&](int i) { return links.weak(candidate)[i]; };
    links.for_each(ends, [&](int end) { shortest = std::min(shortest, paths.distance(end)); });
    leads.push_back({shortest, 1, candidate, kNobody});
  });
  std::vector<NodeWord> reach(static_cast<std::size_t>(links.words()));
  for (int a = 0; a < links.candidates(); ++a) {
    if (!contains(links.linked(), a)) continue;
    reach_from_false(links, a, reach.data());
    const int rest = others_in_cell(links, a).size();
    if (!contains(reach.data(), a) || rest == 0) continue;
    paths.measure_from_false(a);
    leads.push_back({paths.distance(a), rest, a, a});
  }
  keep_told(leads, spec);
  return leads;
}

// Pairs of nodes that see each other, of which one must be true though no link says so; and then
// those without a hit of their own, which still may close a loop that has one.
std::vector<Lead> collect_continuous(const Links& links, const ChainSpec& spec, PathFinder& paths) {
  std::vector<Lead> leads;
  std::vector<NodeWord> reach(static_cast<std::size_t>(links.words()));
  const auto all_linked = [&](int i) { return links.linked()[i]; };
  links.for_each(all_linked, [&](int a) {
    reach_from_false(links, a, reach.data());
    const auto ends = [&](int i) {
      return reach[static_cast<std::size_t>(i)] & links.weak(a)[i] & links.linked()[i];
    };
    const std::size_t first = leads.size();
    links.for_each(ends, [&](int b) {
      if (b > a && !links.has_strong(a, b)) leads.push_back({kFar, has_hit(links, a, b), a, b});
    });
    if (leads.size() == first) return;
    paths.measure_from_false(a);
    for (Lead& lead : std::span(leads).subspan(first)) lead.strong_links = paths.distance(lead.end);
  });
  keep_told(leads, spec);
  if (std::ranges::none_of(leads, [](const Lead& lead) { return lead.eliminations > 0; }))
    return {};
  return leads;
}

// What both ends of some weak link of a loop see. Of the two digits by which the loop enters and
// leaves an almost locked set it holds exactly one, so it holds all its others.
CandidateSet loop_hits(const Links& links, const AlsFact* als, const ChainPath& path) {
  CandidateSet hits = seen_by_both(links, path.back().node, path.front().node);
  for (std::size_t i = 1; i + 1 < path.size(); i += 2) {
    hits = hits | seen_by_both(links, path[i].node, path[i + 1].node);
  }
  for (std::size_t i = 1; i < path.size(); i += 2) {
    if (path[i].als == NodeLink::kNoAls) continue;
    const Als& set = (*als)[path[i].als];
    const DigitSet ends = {links.node(path[i - 1].node).digit, links.node(path[i].node).digit};
    for (const Digit digit : set.digits - ends) hits.insert(set.sees(digit), digit);
  }
  return hits;
}

// HoDoKu leaves alone what a weak link between cells would take from other cells of the loop.
CandidateSet hodoku_hits(const Links& links, const ChainPath& path, const CandidateSet& hits) {
  CellSet cells;
  CandidateSet within;
  for (std::size_t i = 0; i < path.size(); ++i) {
    cells |= links.node(path[i].node).cells;
    const int next = path[i + 1 < path.size() ? i + 1 : 0].node;
    if (i % 2 == 0 || links.node(path[i].node).cells != links.node(next).cells) continue;
    within = within | seen_by_both(links, path[i].node, next);
  }
  CandidateSet own;
  for (const Digit digit : DigitSet::every()) own.insert(hits.cells(digit) & cells, digit);
  return hits - (own - within);
}

const AlsFact* als_of(Workspace& workspace, const ChainSpec& spec) {
  return spec.scope == Links::Scope::with_als ? &workspace.fact<AlsFact>() : nullptr;
}

}  // namespace

void find_aics(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = logic::links(workspace, spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  Teller teller(links, als_of(workspace, spec), out);
  for (const Lead& lead : collect_aics(links, spec, paths)) {
    const CandidateSet hits = seen_by_both(links, lead.head, lead.end);
    if (teller.has_told(hits)) continue;
    paths.measure_from_false(lead.end);
    paths.for_each_path(
        lead.head, lead.end, lead.strong_links, kFirstPath, [&](const ChainPath& path) {
          teller.tell(path, Role::strong_to, hits, {teller.mark(Role::chain_end, lead.end)});
          return false;
        });
    if (teller.is_done()) return;
  }
}

void find_discontinuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = logic::links(workspace, spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  Teller teller(links, als_of(workspace, spec), out);
  for (const Lead& lead : collect_discontinuous(links, spec, paths)) {
    if (lead.end == kNobody) {
      CandidateSet hit;
      hit.insert(links.candidate(lead.head));
      if (teller.has_told(hit)) continue;
      paths.measure_from_true(lead.head);
      paths.for_each_refutation(
          lead.head, lead.strong_links, kFirstPath, [&](const ChainPath& path) {
            teller.tell_loop(path, Role::weak_to, hit, {teller.mark(Role::refuted, lead.head)});
            return false;
          });
    } else {
      const CandidateSet hits = others_in_cell(links, lead.head);
      if (teller.has_told(hits)) continue;
      paths.measure_from_false(lead.head);
      paths.for_each_path(
          lead.head, lead.head, lead.strong_links, kFirstPath, [&](const ChainPath& path) {
            teller.tell(path, Role::strong_to, hits, {teller.mark(Role::proven, lead.head)});
            return false;
          });
    }
    if (teller.is_done()) return;
  }
}

void find_continuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = logic::links(workspace, spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  const AlsFact* als = als_of(workspace, spec);
  Teller teller(links, als, out);
  const std::vector<Lead> leads = collect_continuous(links, spec, paths);
  const auto tell = [&](const ChainPath& path) {
    const CandidateSet hits = loop_hits(links, als, path);
    for (const CandidateSet& effect : {hits, hodoku_hits(links, path, hits)}) {
      if (effect.empty() || teller.has_told(effect)) continue;
      teller.tell_loop(path, Role::strong_to, effect);
      if (teller.is_done()) return false;
    }
    return true;
  };
  for (const int detour : {0, 1}) {
    for (const Lead& lead : leads) {
      paths.measure_from_false(lead.end);
      paths.for_each_path(lead.head, lead.end, lead.strong_links + detour, kLoopPaths, tell);
      if (teller.is_done()) return;
    }
    if (!teller.has_told_any()) return;
  }
}

}  // namespace nonet::logic
