// See mistakes.hpp. Where the givens have one solution, it says what is wrong. Where they have
// several, a position without solution holds placed digits that cannot all stay: those are found as
// the core of an impossible puzzle is, by leaving out one after the other.

#include "answers/mistakes.hpp"

#include "nonet/check.hpp"
#include "nonet/notes.hpp"

namespace nonet::answers {
namespace {

// A longer list is no help: then the reason alone is said.
constexpr int kNamedGivens = 8;

bool has_solution(const Puzzle& puzzle) { return count(puzzle, {.limit = 1}).count > 0; }

// Digits that the player placed and that, with the givens, have no solution, while any one fewer
// have.
CellSet placed_core(Puzzle puzzle) {
  puzzle.marks.reset();
  for (const Cell cell : puzzle.placed()) {
    Puzzle fewer = puzzle;
    fewer.grid.clear(cell);
    if (!has_solution(fewer)) puzzle = fewer;
  }
  return puzzle.placed();
}

Mistakes blame_without_solution(const Puzzle& puzzle) {
  Puzzle digits = puzzle;
  digits.marks.reset();
  if (has_solution(digits)) {
    const CellSet bare = unwritten_cells(puzzle);
    return bare.empty() ? Mistakes() : Mistakes{Mistake::marks, bare, {}};
  }
  const CellSet core = placed_core(puzzle);
  if (core.size() == 1) return {Mistake::digits, core, core};
  return {Mistake::together, core, {}};
}

std::string given_clash_words(const Contradiction& clash, bool has_placed, Telling telling) {
  std::string house = houses_text({clash.house()}, telling);
  house[0] = static_cast<char>(house[0] - 'a' + 'A');
  return house + " has two " + clash.digit().symbol() + "s, " +
         cells_text({clash.cell()}, telling) + " and " + cells_text({clash.other()}, telling) +
         (has_placed ? ", and both were given." : ".") + " One of them must be a misprint.";
}

Json mark_names(const CandidateSet& candidates) {
  Json names = Json::array();
  for (const Cell cell : candidates.cells()) {
    for (const Digit digit : candidates.digits(cell)) {
      names.push_back(digit.symbol() + std::string(name(cell).view()));
    }
  }
  return names;
}

}  // namespace

bool has_impossible_givens(const Puzzle& puzzle, const Study& study) {
  return !puzzle.givens.empty() && !study.puzzle.solution;
}

std::string impossible_givens_words(const Puzzle& puzzle, const Study& study, Telling telling) {
  const bool has_placed = !puzzle.placed().empty();
  if (study.puzzle.verdict == Verdict::illegal) {
    return given_clash_words(*study.puzzle.reason, has_placed, telling);
  }
  std::string words = std::string("These ") + (has_placed ? "givens" : "digits") +
                      " cannot all be right: " + reason_text(study.puzzle) + ".";
  const Grid givens = puzzle.given_grid();
  const CellSet core = check(Puzzle(givens), {.limit = 2}).core;
  if (core.size() > kNamedGivens) return words;
  int left = core.size();
  for (const Cell cell : core) {
    words += left == core.size() ? " " : left == 1 ? " and " : ", ";
    words += cells_text({cell}, telling) + "=" + givens.at(cell)->symbol();
    --left;
  }
  return words + " do not go together; take any one of them away and the others do.";
}

Mistakes first_mistakes(const Puzzle& puzzle, const Study& study) {
  const bool is_sure = study.puzzle.verdict == Verdict::unique;
  const Mistakes found = find_mistakes(puzzle, is_sure ? study.puzzle.solution : std::nullopt);
  if (!found.empty() || study.is_solvable()) return found;
  return blame_without_solution(puzzle);
}

Json mistakes_json(const Mistakes& mistakes, const Puzzle& puzzle, HintLevel level) {
  const bool is_clash = mistakes.kind == Mistake::clash, is_marks = mistakes.kind == Mistake::marks;
  // Who asks for mistakes alone wants to know where they are, not to look for them.
  const bool shows_cells =
      level == HintLevel::mistakes || level >= (is_clash ? HintLevel::area : HintLevel::cells);
  const CellSet cells = shows_cells ? mistakes.cells : CellSet();
  const bool shows_way_out = level >= HintLevel::everything;
  Json json;
  json["kind"] = nullptr;
  if (!mistakes.empty()) json["kind"] = name(mistakes.kind);
  json["houses"] = house_names(level >= HintLevel::area ? mistakes_area(mistakes) : HouseSet());
  json["digits"] = cell_names(is_marks ? CellSet() : cells);
  json["marks"] = cell_names(is_marks ? cells : CellSet());
  json["remove"] = cell_names(shows_way_out ? mistakes.wrong : CellSet());
  json["restore"] =
      mark_names(is_marks && shows_way_out ? erased_marks(puzzle, mistakes.cells) : CandidateSet());
  return json;
}

}  // namespace nonet::answers
