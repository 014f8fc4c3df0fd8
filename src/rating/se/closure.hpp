// Closure: everything that follows from one assumption, in the order in which Sudoku Explainer
// meets it.
//
// Two queues, true literals before false ones. A true candidate makes the others of its units
// false, as far as the working grid still has them. A false one makes the other candidate of a unit
// of two true; dynamic closures then take it out of the working grid, so units shrink. Dynamic, the
// parents of a true literal are all the other candidates that its unit had at the start: they need
// not be stored. Static, the one false literal it came from is its parent.
//
// When nothing is pending, closures of a level above 0 ask rules for what can be removed from the
// working grid (nested.hpp); such literals have a list of parents, and perhaps a chain of their
// own.
//
// A closure ends where a candidate is both true and false; what it has got by then counts all the
// same.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "rating/se/geometry.hpp"
#include "rating/se/links.hpp"

namespace nonet::se {

struct Inside;

struct ClosureMode {
  int first_kind = kCell;  // kBox: links inside cells are not followed (nishio)
  bool is_dynamic = true;
  int level = 0;
};

struct Closure {
  static constexpr std::uint16_t kRoot = 0xFFFF;
  static constexpr std::uint16_t kListed = 0x8000;  // the rest is an index into `lists`

  // What a rule inside saw, for those who tell it; nothing of chains.
  //   locking        where: the unit of house and digit; what: the other house, kind * 9 + number
  //   pairs          where: kind * 9 + house; what: the members and, shifted by nine, what they
  //   share x-wing         where: kind * 9 + digit; what: the lines and, shifted by nine, their
  //   places
  struct Pattern {
    std::uint16_t where = 0;
    std::uint32_t what = 0;
  };
  // Parents of literals that a rule removed; `chain` if that rule was a chain.
  struct List {
    std::uint32_t first = 0;
    std::uint16_t count = 0;
    std::int16_t chain = -1;
    std::uint8_t rule = 0;  // a Technique
    Pattern pattern{};
  };
  // A chain inside: what counts is how long it is, and whether another one is the same.
  struct Chain {
    int complexity = 0;
    std::uint64_t hash = 0;
  };

  const Mask* start = nullptr;  // the grid it began with
  ClosureMode mode;
  CandSet on, off;
  int on_count = 0, off_count = 0;
  bool has_clash = false;
  int clash = 0;  // a candidate; both its literals have parents here, one of them is in no set
  std::array<std::uint16_t, kCands> on_order, off_order;
  std::array<std::uint16_t, kCands> on_parent, off_parent;
  std::array<std::uint8_t, kCands> on_kind;
  std::array<std::uint8_t, kCands> on_depth, off_depth;  // literals up to here, at least; up to 255
  std::array<Mask, kUnits> work;  // a dynamic closure that ended in peace: the working grid
  std::vector<List> lists;
  std::vector<std::uint16_t> listed;
  std::vector<Chain> chains;
  std::vector<std::shared_ptr<const Inside>> insides;  // of each chain, if they were asked for

  // Calls f(cand) for every parent of a literal, in order; parents have the other polarity, but for
  // those of a list, which are false.
  template <class F>
  void each_parent(int cand, bool is_on, F f) const;
};

template <class F>
void Closure::each_parent(int cand, bool is_on, F f) const {
  if (!is_on) {
    const std::uint16_t parent = off_parent[cand];
    if (parent == kRoot) return;
    if ((parent & kListed) == 0) return f(parent, true);
    const List& list = lists[parent & ~kListed];
    for (int i = 0; i < list.count; ++i) f(listed[list.first + i], false);
    return;
  }
  const std::uint16_t parent = on_parent[cand];
  if (parent == kRoot) return;
  f(parent, false);
  if (!mode.is_dynamic) return;
  const Seat seat = kTables.seat[cand][on_kind[cand]];
  each_bit(start[seat.unit] & ~unsigned{seat.bit}, [&](int place) {
    const int other = kTables.member[seat.unit][place];
    if (other != parent) f(other, false);
  });
}

class Nested;

// Makes closures; keeps the working grid.
class Propagator {
 public:
  // `nested` answers at levels above 0.
  void run(const Mask* start, int root, bool is_on, const ClosureMode& mode, Nested* nested,
           Closure& out);
  // Takes up a closure of the level below, in the same grid, that ended without a clash: the higher
  // one begins as it does.
  void go_on(int level, Nested* nested, Closure& out);

 private:
  void follow(Nested* nested, Closure& out);
  void take_on(Closure& out);
  void take_off(Closure& out);
  void add_on(Closure& out, int cand, int parent, int kind);
  void add_off(Closure& out, int cand, int parent, int depth);

  std::array<Mask, kUnits> fresh_;  // candidates not known to be false
  std::array<Mask, kUnits> work_;   // the working grid
  int on_head_ = 0, off_head_ = 0;
  friend class Nested;
};

// Counts the distinct literals a literal rests on, itself and the assumption included.
class AncestorCounter {
 public:
  // More than `most` if there are more than `most`.
  int count(const Closure& closure, int cand, bool is_on, int most);
  // Calls f(cand, is_on) for each, breadth first, and sees them all.
  template <class F>
  void each(const Closure& closure, int cand, bool is_on, F f);

 private:
  void forget();
  bool meet(int cand, bool is_on) {
    std::uint32_t& seen = (is_on ? seen_on_ : seen_off_)[cand];
    if (seen == stamp_) return false;
    seen = stamp_;
    return true;
  }

  std::uint32_t stamp_ = 0;
  std::array<std::uint32_t, kCands> seen_on_{}, seen_off_{};
  std::array<std::uint16_t, 2 * kCands> queue_{};
};

template <class F>
void AncestorCounter::each(const Closure& closure, int cand, bool is_on, F f) {
  forget();
  int tail = 0;
  const auto add = [&](int c, bool on) {
    if (meet(c, on)) queue_[tail++] = static_cast<std::uint16_t>(2 * c + (on ? 1 : 0));
  };
  add(cand, is_on);
  for (int head = 0; head < tail; ++head) {
    const int c = queue_[head] / 2;
    const bool on = queue_[head] % 2 != 0;
    f(c, on);
    closure.each_parent(c, on, add);
  }
}

}  // namespace nonet::se
