// See chain.hpp. Distances are measured breadth first from the end of a chain; then a walk from its
// head follows only nodes that are near enough, so it hardly ever turns back. Lengths are counted
// in strong links here: n of them make an AIC of 2n-1 links.

#include "logic/chain.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace nonet::logic {
namespace {

constexpr int kFar = std::numeric_limits<std::uint8_t>::max();

// A node on a path, and the almost locked set that the strong link to it runs through.
struct Hop {
  int node;
  int als = NodeLink::kNoAls;
};
using Path = std::vector<Hop>;

// Shortest chains between nodes. A chain is wanted that shows what the spec's scope promises; a
// walk carries along whether it has done so, which doubles the states of the measure. Where nothing
// is promised, everything counts as shown.
class PathFinder {
 public:
  PathFinder(const Links& links, const ChainSpec& spec) : links_(links), spec_(spec) {
    for (auto& row : distance_) row.resize(static_cast<std::size_t>(links.count()));
    seen_.reset(2, links.words());
    used_.assign(static_cast<std::size_t>(links.words()), 0);
  }

  // From a node being false, or true, to every node being true; by contraposition also the way
  // back: from a node being false to this one being true, or false.
  void measure_from_false(int node) {
    clear();
    for (const NodeLink& link : links_.strong(node)) follow(link, shows(node), 1);
    spread();
  }
  void measure_from_true(int node) {
    clear();
    reach(node, shows(node), 0);
    spread();
  }
  int distance(int node) const { return at(node, 1); }

  // Calls visit(path) for simple paths with so many strong links from `head` being false to `end`
  // being true, whose distances were measured from `end` being false; until it answers false, or
  // the budget of hops is spent. Slack allows for paths that are not the shortest.
  template <typename Visit>
  void for_each_path(int head, int end, int strong_links, bool has_slack, int budget,
                     const Visit& visit) {
    begin(has_slack, budget);
    end_ = end;
    push({head});
    extend(head, shows(head), strong_links, visit);
    pop();
  }
  // The same from a candidate being true to itself being false; it heads the path and does not end
  // it. Distances were measured from it being true.
  template <typename Visit>
  void for_each_refutation(int candidate, int strong_links, int budget, const Visit& visit) {
    begin(false, budget);
    end_ = -1;
    push({candidate});
    go_weak(candidate, shows(candidate), strong_links, visit);
    pop();
  }

 private:
  bool may_use(const NodeLink& link) const {
    return spec_.kind == ChainSpec::Kind::any ||
           link.in_cell == (spec_.kind == ChainSpec::Kind::bivalue);
  }
  bool shows(int node) const {
    return spec_.scope == Links::Scope::plain ||
           (spec_.scope == Links::Scope::grouped && node >= links_.candidates());
  }
  bool shows(const NodeLink& link) const { return link.als != NodeLink::kNoAls; }

  // A word of the nodes weakly linked to a node that lead on.
  NodeWord weak_word(int node, int i) const {
    const NodeWord word = links_.weak(node)[i] & links_.linked()[i];
    if (spec_.kind == ChainSpec::Kind::any) return word;
    return word & links_.same_digit(links_.node(node).digit)[i];
  }

  std::uint8_t at(int node, bool has_shown) const {
    return distance_[static_cast<std::size_t>(has_shown)][static_cast<std::size_t>(node)];
  }

  void clear() {
    for (auto& row : distance_) std::ranges::fill(row, kFar);
    seen_.reset(2, links_.words());
    queue_.clear();
  }
  void reach(int node, bool has_shown, int distance) {
    std::uint8_t& known =
        distance_[static_cast<std::size_t>(has_shown)][static_cast<std::size_t>(node)];
    if (known != kFar) return;
    known = static_cast<std::uint8_t>(distance);
    queue_.push_back({node, has_shown});
  }
  void follow(const NodeLink& link, bool has_shown, int distance) {
    if (may_use(link)) reach(link.to, has_shown || shows(link) || shows(link.to), distance);
  }
  void spread() {
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [node, has_shown] = queue_[i];
      const int distance = at(node, has_shown) + 1;
      if (distance == kFar) return;
      NodeWord* seen = seen_[has_shown ? 1 : 0];
      const auto fresh = [&, from = node](int w) {
        const NodeWord word = weak_word(from, w) & ~seen[w];
        seen[w] |= word;
        return word;
      };
      links_.for_each(fresh, [&, shown = has_shown](int off) {
        const bool shown_now = shown || shows(off);
        for (const NodeLink& link : links_.strong(off)) follow(link, shown_now, distance);
      });
    }
  }

  void begin(bool has_slack, int budget) {
    has_slack_ = has_slack;
    budget_ = budget;
    path_.clear();
    std::ranges::fill(used_, 0);
  }
  void push(Hop hop) {
    path_.push_back(hop);
    insert(used_.data(), hop.node);
  }
  void pop() {
    const int node = path_.back().node;
    used_[static_cast<std::size_t>(node / kNodeWordBits)] &=
        ~(NodeWord{1} << (node % kNodeWordBits));
    path_.pop_back();
  }
  // Whether a path of so many strong links may lead on from this node being false.
  bool is_near(int node, bool has_shown, int strong_links) const {
    const int known = has_shown ? std::min(at(node, true), at(node, false)) : at(node, true);
    return has_slack_ ? known <= strong_links : known == strong_links;
  }
  bool is_end(int node) const {
    return end_ >= 0 ? node == end_ : contains(links_.weak(path_.front().node), node);
  }

  template <typename Visit>
  bool extend(int off, bool has_shown, int strong_links, const Visit& visit) {
    if (--budget_ < 0) return false;
    for (const NodeLink& link : links_.strong(off)) {
      if (!may_use(link)) continue;
      const int on = link.to;
      const bool shown_now = has_shown || shows(link) || shows(on);
      if (strong_links == 1) {
        if (!shown_now || !is_end(on)) continue;
        if (contains(used_.data(), on) && on != path_.front().node) continue;
        path_.push_back({on, link.als});
        const bool go_on = visit(path_);
        path_.pop_back();
        if (!go_on) return false;
        continue;
      }
      if (contains(used_.data(), on) || on == end_) continue;
      push({on, link.als});
      const bool go_on = go_weak(on, shown_now, strong_links - 1, visit);
      pop();
      if (!go_on) return false;
    }
    return true;
  }
  template <typename Visit>
  bool go_weak(int on, bool has_shown, int strong_links, const Visit& visit) {
    for (int i = 0; i < links_.words(); ++i) {
      const NodeWord words = weak_word(on, i) & ~used_[static_cast<std::size_t>(i)];
      for (NodeWord rest = words; rest != 0; rest &= rest - 1) {
        const int off = i * kNodeWordBits + std::countr_zero(rest);
        const bool shown_now = has_shown || shows(off);
        if (off == end_ || !is_near(off, shown_now, strong_links)) continue;
        push({off});
        const bool go_on = extend(off, shown_now, strong_links, visit);
        pop();
        if (!go_on) return false;
      }
    }
    return true;
  }

  struct Entry {
    int node;
    bool has_shown;
  };

  const Links& links_;
  const ChainSpec& spec_;
  std::array<std::vector<std::uint8_t>, 2> distance_;
  NodeRows seen_;
  std::vector<Entry> queue_;
  std::vector<NodeWord> used_;
  Path path_;
  int end_ = -1;
  int budget_ = 0;
  bool has_slack_ = false;
};

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
  Teller(const Links& links, const AlsFact* als, Technique technique, StepSink& out)
      : links_(links), als_(als), technique_(technique), out_(out) {}

  bool has_told(const CandidateSet& effect) const {
    return std::ranges::find(told_, effect) != told_.end();
  }
  bool is_done() const { return is_done_; }

  void tell(const Path& path, Role first_link, const CandidateSet& effect) {
    told_.push_back(effect);
    Step step(technique_);
    step.eliminate(effect);
    show(step, Role::chain_head, path.front());
    bool is_weak = first_link == Role::weak_to;
    for (const Hop& hop : std::span(path).subspan(1)) {
      show(step, is_weak ? Role::weak_to : Role::strong_to, hop);
      is_weak = !is_weak;
    }
    is_done_ = out_.emit(step) == Flow::stop;
  }
  // A loop: the path, and a weak link back to its head.
  void tell_loop(Path path, Role first_link, const CandidateSet& effect) {
    path.push_back({path.front().node});
    tell(path, first_link, effect);
  }

 private:
  void show(Step& step, Role role, const Hop& hop) const {
    if (hop.als != NodeLink::kNoAls) {
      step.show(Role::via_als, (*als_)[hop.als].cells, (*als_)[hop.als].digits);
    }
    step.show(role, links_.node(hop.node).cells, links_.node(hop.node).digit);
  }

  const Links& links_;
  const AlsFact* als_;  // where links run through them
  Technique technique_;
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
CandidateSet loop_hits(const Links& links, const AlsFact* als, const Path& path) {
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
CandidateSet hodoku_hits(const Links& links, const Path& path, const CandidateSet& hits) {
  CellSet cells;
  CandidateSet within;
  for (std::size_t i = 0; i < path.size(); ++i) {
    cells |= links.node(path[i].node).cells;
    const int next = path[i + 1 < path.size() ? i + 1 : 0].node;
    if (i % 2 == 0 || links.node(path[i].node).cells != links.node(next).cells) continue;
    within = within | seen_by_both(links, path[i].node, next);
  }
  CandidateSet own;
  for (const Digit digit : DigitSet::all()) own.insert(hits.cells(digit) & cells, digit);
  return hits - (own - within);
}

const AlsFact* als_of(Workspace& workspace, const ChainSpec& spec) {
  return spec.scope == Links::Scope::with_als ? &workspace.als() : nullptr;
}

}  // namespace

void find_aics(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = workspace.links(spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  Teller teller(links, als_of(workspace, spec), spec.technique, out);
  for (const Lead& lead : collect_aics(links, spec, paths)) {
    const CandidateSet hits = seen_by_both(links, lead.head, lead.end);
    if (teller.has_told(hits)) continue;
    paths.measure_from_false(lead.end);
    paths.for_each_path(lead.head, lead.end, lead.strong_links, false, kFirstPath,
                        [&](const Path& path) {
                          teller.tell(path, Role::strong_to, hits);
                          return false;
                        });
    if (teller.is_done()) return;
  }
}

void find_discontinuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = workspace.links(spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  Teller teller(links, als_of(workspace, spec), spec.technique, out);
  for (const Lead& lead : collect_discontinuous(links, spec, paths)) {
    if (lead.end == kNobody) {
      CandidateSet hit;
      hit.insert(links.candidate(lead.head));
      if (teller.has_told(hit)) continue;
      paths.measure_from_true(lead.head);
      paths.for_each_refutation(lead.head, lead.strong_links, kFirstPath, [&](const Path& path) {
        teller.tell_loop(path, Role::weak_to, hit);
        return false;
      });
    } else {
      const CandidateSet hits = others_in_cell(links, lead.head);
      if (teller.has_told(hits)) continue;
      paths.measure_from_false(lead.head);
      paths.for_each_path(lead.head, lead.head, lead.strong_links, false, kFirstPath,
                          [&](const Path& path) {
                            teller.tell(path, Role::strong_to, hits);
                            return false;
                          });
    }
    if (teller.is_done()) return;
  }
}

void find_continuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out) {
  const Links& links = workspace.links(spec.scope);
  if (!links.has_refuted()) return;
  PathFinder paths(links, spec);
  Teller teller(links, als_of(workspace, spec), spec.technique, out);
  for (const Lead& lead : collect_continuous(links, spec, paths)) {
    paths.measure_from_false(lead.end);
    const auto tell = [&](const Path& path) {
      const CandidateSet hits = loop_hits(links, als_of(workspace, spec), path);
      for (const CandidateSet& effect : {hits, hodoku_hits(links, path, hits)}) {
        if (effect.empty() || teller.has_told(effect)) continue;
        teller.tell_loop(path, Role::strong_to, effect);
        if (teller.is_done()) return false;
      }
      return true;
    };
    paths.for_each_path(lead.head, lead.end, lead.strong_links, false, kLoopPaths, tell);
    if (teller.is_done()) return;
  }
}

}  // namespace nonet::logic
