// See reading.hpp.

#include "nonet/reading.hpp"

#include "nonet/sentence.hpp"
#include "nonet/solve.hpp"

namespace nonet {
namespace {

// So many cells are named; more are counted.
constexpr int kNamedCells = 3;

bool holds_candidates(Format format) { return (info(format).holds & Holds::candidates) != 0; }

std::optional<Grid> only_solution(const Puzzle& puzzle) {
  Solved solved = solve(puzzle);
  return solved.verdict == Verdict::unique ? solved.solution : std::nullopt;
}

// What the position leads to: by its givens, by its digits, or by its marks if these are the
// puzzle.
std::optional<Grid> find_solution(const Puzzle& position) {
  if (!position.givens.empty()) {
    if (auto solution = only_solution(Puzzle(position.given_grid(), position.rules)))
      return solution;
  }
  if (auto solution = only_solution(Puzzle(position.grid, position.rules))) return solution;
  return only_solution(with_notes(position, Notes::all));
}

Notes choose_notes(const Entry& entry, std::optional<Notes> meant) {
  if (meant == Notes::partial) return Notes::partial;
  if (holds_candidates(entry.format)) return Notes::exact;
  if (meant) return *meant;
  // The other formats do not tell cells without notes from cells with all of them.
  if (entry.format != Format::json) return Notes::partial;
  return guess_notes(entry.record->puzzle, find_solution(entry.record->puzzle));
}

}  // namespace

Reading read_notes(const Entry& entry, std::optional<Notes> meant) {
  Reading reading{entry.record->puzzle, {}, {}};
  if (!reading.puzzle.marks) return reading;
  reading.notes = choose_notes(entry, meant);
  if (reading.notes == Notes::all) reading.unwritten = unwritten_cells(reading.puzzle);
  reading.puzzle = with_notes(reading.puzzle, *reading.notes);
  return reading;
}

std::string unwritten_remark(const Reading& reading, Telling telling) {
  const int count = reading.unwritten.size();
  if (count == 0) return {};
  if (count > kNamedCells) return said(Sentence::hint_unwritten_many, telling, {count});
  return said(Sentence::hint_unwritten, telling, {reading.unwritten});
}

}  // namespace nonet
