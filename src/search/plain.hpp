// Plain search: the reference that everything faster is measured against.
//
// A position is nine sets of cells, one per digit. Singles are followed to the end; then the blank
// cell with the fewest candidates is tried digit by digit. No tables, no tricks: it must be right
// for every position, including empty ones and hand-made candidates.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "nonet/candidate_set.hpp"
#include "nonet/contradiction.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet::search {

class PlainPosition {
 public:
  // Every cell may hold every digit.
  PlainPosition() { places_.fill(CellSet::every()); }
  // What the digits and the marks of a puzzle allow. A filled cell allows its digit alone.
  explicit PlainPosition(const Puzzle& puzzle);
  // 81 candidate sets, as the engines have them; a cell with one candidate is settled.
  explicit PlainPosition(const std::uint16_t* masks81);

  // Restrict a cell; both leave the consequences to `follow_singles`.
  void assign(Cell cell, Digit digit);
  void forbid(Candidate candidate) { places_[candidate.digit().index()].erase(candidate.cell()); }

  // Places naked and hidden singles until none is left, or until a contradiction shows.
  std::optional<Contradiction> follow_singles();

  // What singles cannot see: a house with fewer cells for some digits than digits, or a digit that
  // cannot be completed over the whole grid. Without it, sparse impossible grids take minutes.
  std::optional<Contradiction> find_deep_contradiction() const;

  bool is_solved() const { return unsolved_.empty(); }
  CellSet places(Digit digit) const { return places_[digit.index()]; }
  DigitSet candidates(Cell cell) const;
  // The blank cell with the fewest candidates; the lowest of them.
  Cell smallest_cell() const;
  // The cells settled so far.
  Grid grid() const;
  int solved_count() const { return kCells - unsolved_.size(); }

 private:
  enum class Progress : std::uint8_t { none, some };
  struct Pass {
    Progress progress = Progress::none;
    std::optional<Contradiction> contradiction;
  };
  Pass settle_naked();
  Pass settle_hidden();
  void settle(Cell cell, Digit digit);
  bool has_pattern(Digit digit, int row, CellSet open) const;

  std::array<CellSet, kDigits> places_;
  CellSet unsolved_ = CellSet::every();  // cells whose digit has not been taken from their peers
};

// Calls the visitor with every solution, digits tried ascending, until it says stop.
void search_all(const PlainPosition& start, FunctionRef<Flow(const Grid&)> visitor);

// Whether there is any solution at all.
bool has_solution(const PlainPosition& start);

// One solution met by trying digits in an order drawn from the seed; nothing if there is none.
std::optional<Grid> random_solution(const PlainPosition& start, std::uint64_t seed);

}  // namespace nonet::search
