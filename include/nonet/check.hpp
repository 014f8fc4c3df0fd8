// Checking: a diagnosis for someone who mistyped a puzzle or is setting one.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Diagnosis diagnosis = check(puzzle, {});
//   assert(diagnosis.verdict == Verdict::unique && !diagnosis.conflicts.size());
//   assert(diagnosis.is_minimal == diagnosis.redundant.empty());
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

struct CheckOptions {
  std::uint64_t limit = 1000;               // how far solutions are counted
  const std::atomic<bool>* stop = nullptr;  // set by another thread or a signal: count no further
};

// Two equal digits that see each other.
struct Clash {
  Cell a, b;
  Digit digit;
  friend bool operator==(const Clash&, const Clash&) = default;
};

// The cell that would settle most if its digit were given, and what each digit would leave.
struct BestGiven {
  Cell cell;
  std::array<std::uint64_t, kDigits> leaves{};  // solutions left, by digit index
  bool is_sampled = false;  // the counts are of a random sample, not of all solutions
};

struct Diagnosis {
  Verdict verdict = Verdict::none;
  std::optional<Grid> solution;
  std::optional<Contradiction> reason;

  std::vector<Clash> conflicts;  // illegal: every such pair
  // none: digits that cannot stand together, while any one fewer can. Empty with `core_is_marks`
  // if the pencil marks alone already have no solution.
  CellSet core;
  bool core_is_marks = false;
  // none, with the givens alone unique: the placed digits and the erased marks that are wrong.
  CellSet mistakes;

  std::uint64_t count = 0;  // unique: 1; several: up to the limit
  bool count_is_exact = true;
  bool is_interrupted = false;             // counting was stopped by the flag
  CellSet differs;                         // several: where two solutions differ
  std::optional<std::array<Grid, 2>> two;  // several: those two
  std::optional<BestGiven> best;           // several
  CellSet redundant;                       // unique: each could be left out alone
  bool is_minimal = false;                 // unique: no given is redundant
};

Diagnosis check(const Puzzle& puzzle, CheckOptions options);

}  // namespace nonet
