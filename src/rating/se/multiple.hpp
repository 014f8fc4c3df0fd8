// Multiple and dynamic forcing chains, nishio: assumptions that lead to the same thing, or to
// nonsense.
//
// Cells row-major, digits ascending: what a candidate leads to (contradiction), what its absence
// leads to, what both lead to (double); then, in the houses in which the cell is the digit's first
// place, what all places of the digit lead to (region); after the digits, what all of them lead to
// (cell). Hints are ordered by complexity, then double, cell, region, contradiction; among equals
// the first met.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "rating/se/closure.hpp"
#include "rating/se/nested.hpp"
#include "rating/se/step.hpp"
#include "rating/se/stop.hpp"
#include "rating/se/unit_board.hpp"

namespace nonet::se {

struct MultipleMode {
  bool is_multiple = true;
  bool is_dynamic = true;
  bool is_nishio = false;
  int level = 0;
};

struct MultipleHint {
  enum Kind : std::uint8_t { kDouble = 1, kCellChain = 5, kRegion = 6, kContradiction = 7 };
  struct Branch {
    const Closure* closure;
    std::uint16_t cand;
    bool is_on;
  };
  Kind kind = kDouble;
  int complexity = 0;
  int unit = kNone;  // of a cell or region: where the branches start
  int cand = kNone;  // what follows
  bool is_on = false;
  int count = 0;
  std::array<Branch, kSide> branches;

  void add(const Closure& closure, int c, bool on) {
    branches[count++] = {&closure, static_cast<std::uint16_t>(c), on};
  }
};

class MultipleChains {
 public:
  MultipleChains();

  // Where to search. `reach`, if given, is of that grid and tells where static chains may start.
  struct Place {
    const UnitBoard& real;
    const Mask* masks;
    const Stop& stop;
    const Reach* reach = nullptr;
  };
  // The first hint in order. Branches point into this object, until the next search. Where the last
  // search was in the same position, one level below and in vain, its closures are taken up.
  bool find_best(const Place& place, const MultipleMode& mode, MultipleHint& best);
  // All, in order, one for each set of removals.
  void find_all(const Place& place, const MultipleMode& mode, std::vector<MultipleHint>& out);

  // Makes the closures of the best hint again, now with the chains inside them in full.
  void tell_insides(MultipleHint& best);
  void keep_insides(bool are_wanted) { nested_.keep_insides(are_wanted); }

  AncestorCounter& counter() { return counter_; }

 private:
  struct Best;
  struct All;

  template <class Sink>
  void search(const Place& place, const MultipleMode& mode, Sink& sink);
  template <class Sink>
  void look_at(int cand, bool has_three, Sink& sink);
  template <class Sink>
  void look_at_unit(int unit, MultipleHint::Kind kind, Sink& sink);
  template <class Sink>
  void offer(MultipleHint& hint, Sink& sink);

  void forget();
  const Closure& closure(int cand, bool is_on);
  // The complexity of a hint; more than `most` if it is more.
  int count(const MultipleHint& hint, int most);
  int count_nested(const MultipleHint& hint);

  const Mask* masks_ = nullptr;
  const Reach* reach_ = nullptr;
  MultipleMode mode_;
  ClosureMode closure_mode_;
  Propagator propagator_;
  Nested nested_;
  AncestorCounter counter_;
  std::vector<std::unique_ptr<Closure>> pool_;
  std::vector<std::unique_ptr<Closure>> told_;
  std::size_t used_ = 0;
  std::array<std::int32_t, 2 * kCands> slot_{};  // by literal: 1 + index into the pool, or 0
  std::vector<std::uint64_t> hashes_;
  // Of the last search for a best hint, if it was in vain: when, and of which level.
  std::uint32_t vain_time_ = 0;
  int vain_level_ = kNone;
};

}  // namespace nonet::se
