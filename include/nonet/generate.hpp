// Making puzzles: unique always; minimal, symmetric, inside a mask, of so many givens, as hard as
// wished.
//
//   Wish wish;
//   wish.symmetry = Symmetry::rot180;
//   assert(!find_contradiction(wish));
//   Made made = generate(wish, {.seed = 7, .count = 1}).made[0];
//   assert(solve(Puzzle(made.puzzle)).solution == made.solution);
//   assert(is_symmetric(made.puzzle.filled(), Symmetry::rot180));
//   Wish hard{.ratings = {*find_bounds("level", "hard")}};
//   Grid found = generate(hard, {.seed = 7}).made[0].puzzle;
//   assert(Rater().rate(Puzzle(found)).rating->text("level") == "Hard");
//   Grid copy = shuffle(Puzzle(made.puzzle), {.seed = 7}).grid;  // another look, the same puzzle
//   assert(copy.filled().size() == made.puzzle.filled().size());
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rate.hpp"
#include "nonet/solve.hpp"
#include "nonet/technique.hpp"

namespace nonet {

// Which cells hold givens together: half a turn, a quarter turn, mirrored at the horizontal or
// vertical middle line, at the falling or rising diagonal, or all of these.
enum class Symmetry : std::uint8_t {
  none,
  rot180,
  rot90,
  horizontal,
  vertical,
  diagonal,
  antidiagonal,
  full
};
std::string_view name(Symmetry symmetry);
std::optional<Symmetry> find_symmetry(std::string_view name);
// The cell and those that match it.
CellSet orbit(Cell cell, Symmetry symmetry);
bool is_symmetric(CellSet cells, Symmetry symmetry);

// No puzzle with fewer givens is unique (McGuire, Tugemann, Civario 2012).
inline constexpr int kFewestGivens = 17;

// What cannot be left out of a puzzle without its becoming ambiguous. Where other rules than the
// classic ones leave that open for long, a given stays.
enum class Need : std::uint8_t {
  nothing,   // some givens may be there for ease or looks
  matching,  // no given together with those that match it; without symmetry: no given
  every,     // no given alone: minimal in the strict sense
};

struct Clues {
  int fewest = kFewestGivens;
  int most = kCells;
};

struct Wish {
  SharedRules rules = {};
  Symmetry symmetry = Symmetry::none;
  Need need = Need::matching;
  std::optional<Clues> clues = std::nullopt;
  CellSet mask = CellSet::every();              // where givens may stand
  std::optional<Grid> solution = std::nullopt;  // only puzzles of this grid
  // Every solution grid equally likely, and an n-clue minimal puzzle of it met with probability
  // proportional to 1 / (81 choose n); `Made::weight` makes up for that. Goes with no wish for a
  // look.
  bool is_unbiased = false;
  std::vector<Bounds> ratings = {};  // how hard, one for each scale that is asked
  // The hardest technique on the path by the standard ladder: the easier rungs alone get stuck.
  std::optional<Technique> needs = std::nullopt;
  // Techniques that path does not use; so a ladder that lacks them leads to the end as well.
  std::vector<Technique> without = {};
};
// Why nobody could fulfil the wish: "a mask of 10 cells: no puzzle with ...". Nothing if it may be
// possible.
std::optional<std::string> find_contradiction(const Wish& wish);

struct Made {
  Grid puzzle, solution;
  std::uint64_t index = 0;
  double weight = 1;  // see Wish::is_unbiased; in units of (81 choose 27)
};

// Puzzle i depends on the wish, the seed and i alone: whoever asks for it again gets it again, in
// whatever company.
struct Series {
  std::uint64_t seed = 0;
  std::uint64_t first = 1;
  std::size_t count = 1;
};

// Further wishes, and when to give up. Both are asked often; an absent one says yes, or no.
struct GenerateHooks {
  const FunctionRef<bool(const Made&)>* accept = nullptr;  // false: make another one instead
  const FunctionRef<bool()>* stop = nullptr;
};
// A puzzle that is not what was wished for: by how many givens; if by none, how far it is off in
// difficulty, more being further.
struct Miss {
  Grid puzzle;
  int givens = 0;
  int difficulty = 0;

  bool is_nearer_than(const Miss& other) const {
    return givens != other.givens ? givens < other.givens : difficulty < other.difficulty;
  }
};
struct Generated {
  std::vector<Made> made;       // in the order of the series; fewer than asked for: given up
  std::uint64_t attempts = 0;   // puzzles made in all, also those that missed the wish
  std::optional<Miss> nearest;  // the first of those that missed it by least
};
Generated generate(const Wish& wish, const Series& series, const GenerateHooks& hooks = {});

// The same puzzle in another look: digits, rows, columns, bands and stacks exchanged, and rows with
// columns. Each look is equally likely.
Puzzle shuffle(const Puzzle& puzzle, const Series& series);

// Leaves out givens of a unique puzzle, in an order drawn from the series, until none can be. Any
// other puzzle comes back as it is.
Grid minimize(const Grid& puzzle, const Series& series);
// The same by the puzzle's rules.
Grid minimize(const Puzzle& puzzle, const Series& series);
// Calls the visitor with every way to do so, each once, until it says stop.
void minimize_all(const Grid& puzzle, FunctionRef<Flow(const Grid&)> visitor);

}  // namespace nonet
