// See notes.hpp.

#include "answers/notes.hpp"

#include "nonet/solve.hpp"

namespace nonet::answers {
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
    if (auto solution = only_solution(Puzzle(position.given_grid()))) return solution;
  }
  if (auto solution = only_solution(Puzzle(position.grid))) return solution;
  return only_solution(with_notes(position, Notes::all));
}

Notes choose_notes(const Entry& entry, const Args& args) {
  if (args.notes == "partial") return Notes::partial;
  if (holds_candidates(entry.format)) return Notes::exact;
  if (args.notes == "all") return Notes::all;
  // The other formats do not tell cells without notes from cells with all of them.
  if (entry.format != Format::json) return Notes::partial;
  return guess_notes(entry.record->puzzle, find_solution(entry.record->puzzle));
}

}  // namespace

Reading read_notes(const Entry& entry, const Args& args) {
  Reading reading{entry.record->puzzle, {}, {}};
  if (!reading.puzzle.marks) return reading;
  reading.notes = choose_notes(entry, args);
  if (reading.notes == Notes::all) reading.unwritten = unwritten_cells(reading.puzzle);
  reading.puzzle = with_notes(reading.puzzle, *reading.notes);
  return reading;
}

std::string unwritten_remark(const Reading& reading, Telling telling) {
  const int count = reading.unwritten.size();
  if (count == 0) return {};
  std::string cells = std::to_string(count) + " cells";
  if (count <= kNamedCells) {
    cells.clear();
    int left = count;
    for (const Cell cell : reading.unwritten) {
      cells += left == count ? "" : left == 1 ? " and " : ", ";
      cells += cells_text({cell}, telling);
      --left;
    }
  }
  return cells + (count == 1 ? " has" : " have") +
         " no notes yet; I took every digit the board allows.";
}

}  // namespace nonet::answers
