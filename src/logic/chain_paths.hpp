// Paths: how a chain goes from one node to another. Distances are measured breadth first from its
// end; then a walk from its head follows only nodes that are near enough, so it hardly ever turns
// back. Lengths are counted in strong links: n of them make an AIC of 2n-1 links.
//
// Order: by link and node, ascending. Cost: a microsecond or two for a measure of all candidates.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "logic/chain.hpp"

namespace nonet::logic {

inline constexpr int kFar = std::numeric_limits<std::uint8_t>::max();

// A node on a path, and the almost locked set that the strong link to it runs through.
struct Hop {
  int node;
  int als = NodeLink::kNoAls;
};
using ChainPath = std::vector<Hop>;

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
  int distance(int node) const { return at(node, true); }

  // Calls visit(path) for simple paths with so many strong links from `head` being false to `end`
  // being true, whose distances were measured from `end` being false; until it answers false, or
  // the budget of hops is spent.
  template <typename Visit>
  void for_each_path(int head, int end, int strong_links, int budget, const Visit& visit) {
    begin(budget);
    end_ = end;
    push({head});
    extend(head, shows(head), strong_links, visit);
    pop();
  }
  // The same from a candidate being true to itself being false; it heads the path and does not end
  // it. Distances were measured from it being true.
  template <typename Visit>
  void for_each_refutation(int candidate, int strong_links, int budget, const Visit& visit) {
    begin(budget);
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
    std::size_t done = 0;  // the queue grows meanwhile
    while (done < queue_.size()) {
      const auto [node, has_shown] = queue_[done++];
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

  void begin(int budget) {
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
    return known <= strong_links;
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
  ChainPath path_;
  int end_ = -1;
  int budget_ = 0;
};

}  // namespace nonet::logic
