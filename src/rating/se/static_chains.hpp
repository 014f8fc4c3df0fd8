// Forcing chains and cycles: single paths over the links of a grid that stays as it is.
//
// Three passes: over houses alone (X), inside cells alone (Y, cycles only), over both. In a pass
// every candidate is a start, ascending: its cycles, the chain from true to false, the chain from
// false to true. Hints are ordered by rating, complexity and pass; among equals the first met comes
// first.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rating/se/links.hpp"
#include "rating/se/step.hpp"

namespace nonet::se {

struct ChainHint {
  enum class Pass : std::uint8_t { x, y, xy };
  Pass pass = Pass::x;
  bool is_cycle = false;
  bool starts_on = true;
  int start = kNoCand;
  double rating = 0;
  int complexity = 0;
  CandSet removed;
  // From the start on, and the kind of unit each follows by. A cycle's begins after its start and
  // ends with it; a chain's begins with its start and ends with its negation.
  std::vector<std::uint16_t> path;
  std::vector<std::uint8_t> kinds;

  int key() const { return 2 + static_cast<int>(pass); }
  // Whether it comes before another one that was met earlier.
  bool precedes(const ChainHint& other) const {
    if (rating != other.rating) return rating < other.rating;
    if (complexity != other.complexity) return complexity < other.complexity;
    return key() < other.key();
  }
};

class StaticChains {
 public:
  // The first hint in order; false if there is none. Its path is left out for chains.
  bool find_best(const Mask* masks, ChainHint& best);
  // All of them, in order, those without those whose removals repeat an earlier one's.
  void find_all(const Mask* masks, std::vector<ChainHint>& out);
  // The path of a chain, which `find_best` does not need.
  void trace(const Mask* masks, ChainHint& chain);
  // Of the grid last searched.
  const Reach& reach() const { return reach_; }

 private:
  struct Pass {
    ChainHint::Pass id;
    LinkKinds links;
    double cycle_base, chain_base;
  };
  static const std::array<Pass, 3> kPasses;
  // The largest complexity with which a hint of that base would still come before the best.
  int limit(double base, const Pass& pass, const ChainHint& best, bool is_earlier) const;
  int find_distance(const LinkTable& links, int start, bool starts_on, int most);
  void look_for_chains(const Mask* masks, const Pass& pass, ChainHint& best);
  template <class Take>
  void each_cycle(const LinkTable& links, int start, int most, Take take);
  void set_path(int start, int last_on, int last_off, int last_kind, ChainHint& hint) const;
  static void set_removed(const Mask* masks, ChainHint& hint);
  void fill_cycle(const Mask* masks, const Pass& pass, int start, ChainHint& hint) const;
  bool is_above(int on, int off) const;
  void set_chain_path(ChainHint& chain) const;
  bool may_have_cycles(const Mask* masks, const Pass& pass);
  void collect(const Mask* masks, const Pass& pass, int start, std::vector<ChainHint>& out);

  void forget() {
    if (++stamp_ != 0) return;
    seen_on_.fill(0);
    seen_off_.fill(0);
    stamp_ = 1;
  }

  // The links of a pass, made when first asked for in a search.
  const LinkTable& table(const Mask* masks, const Pass& pass) {
    const std::size_t i = static_cast<std::size_t>(pass.id);
    if (!has_table_[i]) tables_[i].build(masks, pass.links);
    has_table_[i] = true;
    return tables_[i];
  }

  Reach reach_;
  std::array<LinkTable, 3> tables_;
  std::array<bool, 3> has_table_{};
  std::uint32_t stamp_ = 0;
  std::array<std::uint32_t, kCands> seen_on_{}, seen_off_{};
  std::array<std::uint16_t, kCands> parent_on_{}, parent_off_{};  // of an ON literal, of an OFF one
  std::array<std::uint8_t, kCands> kind_on_{}, kind_off_{};
  std::array<std::uint16_t, 2 * kCands> queue_on_{}, queue_off_{};
};

}  // namespace nonet::se
