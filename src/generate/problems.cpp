// Puzzles of any size with clues. What holds for the whole board is a rule for the solution, which
// is drawn first; other clues are drawn from it; then givens leave in an order by lot, those that
// match together, while no other solution comes in.
//
// Every question has a bound in guesses, never in time: the same seed makes the same puzzle on
// every machine. A given that a question cannot spare within its bound stays.

#include <algorithm>

#include "generate/clue_lots.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/generate_problem.hpp"
#include "search/clues/spare.hpp"

namespace nonet {
namespace {

using generator::Random;
using search::Spare;

// Beyond sixteen rows a puzzle is not worth its last few givens: 25 rows with up to 2,000 guesses a
// question keep 272 and 276 givens in 8 s, with up to 100 they keep 279 and 275 in half a second.
std::uint64_t most_guesses(const Problem& problem) { return problem.side <= 16 ? 2'000 : 100; }
constexpr std::uint64_t kMostForSolution = 300'000;

bool is_negative(Constraint kind) {
  return kind == Constraint::negative_xv || kind == Constraint::negative_ratio ||
         kind == Constraint::negative_difference;
}

// The cell and those that match it on a board of this size.
std::vector<int> orbit_of(const Problem& problem, int cell, Symmetry symmetry) {
  const int last = problem.side - 1;
  std::vector<int> reached = {cell};
  const auto add = [&](int row, int column) {
    const int to = problem.cell(row, column);
    if (std::find(reached.begin(), reached.end(), to) == reached.end()) reached.push_back(to);
  };
  std::size_t i = 0;
  do {  // the list grows on the way
    const int row = problem.row(reached[i]), column = problem.column(reached[i]);
    switch (symmetry) {
      case Symmetry::none: break;
      case Symmetry::rot180: add(last - row, last - column); break;
      case Symmetry::rot90: add(column, last - row); break;
      case Symmetry::horizontal: add(last - row, column); break;
      case Symmetry::vertical: add(row, last - column); break;
      case Symmetry::diagonal: add(column, row); break;
      case Symmetry::antidiagonal: add(last - column, last - row); break;
      case Symmetry::full:
        add(column, last - row);
        add(last - row, column);
        break;
    }
  } while (++i < reached.size());
  return reached;
}

bool is_set(const std::atomic<bool>* stop) {
  return stop != nullptr && stop->load(std::memory_order_relaxed);
}

using Orbits = std::vector<std::vector<int>>;

// Returns those that left.
Orbits leave_out_givens(Problem& problem, const ProblemWish& wish, Random& random,
                        const std::atomic<bool>* stop) {
  Orbits orbits, left_out;
  std::vector<bool> is_met(problem.digits.size(), false);
  for (int cell = 0; cell < problem.cells(); ++cell) {
    if (is_met[static_cast<std::size_t>(cell)]) continue;
    orbits.push_back(orbit_of(problem, cell, wish.symmetry));
    for (const int each : orbits.back()) is_met[static_cast<std::size_t>(each)] = true;
  }
  random.shuffle(orbits);
  Spare spare(problem, problem.digits, {most_guesses(problem), stop});
  int givens = problem.cells();
  const int fewest = wish.givens ? wish.givens->fewest : 0;
  for (const std::vector<int>& orbit : orbits) {
    if (givens - static_cast<int>(orbit.size()) < fewest || is_set(stop)) continue;
    if (spare.ask(orbit) != search::Spared::spare) continue;
    spare.leave_out(orbit);
    givens -= static_cast<int>(orbit.size());
    left_out.push_back(orbit);
  }
  problem = spare.left();
  return left_out;
}

int count_givens(const Problem& problem) {
  return static_cast<int>(std::count(problem.givens.begin(), problem.givens.end(), true));
}

// A puzzle that is too hard gets givens back, those that left first before the others, until it is
// as wished. False: it is easier then, or was so from the start.
bool fit_rating(Problem& problem, const ProblemWish& wish, const Digits& solution,
                const Orbits& left_out, const std::atomic<bool>* stop) {
  Rater rater(wish.rating->scale());
  const auto is_over = [stop] { return is_set(stop); };
  const FunctionRef<bool()> over = is_over;
  for (auto orbit = left_out.begin();; ++orbit) {
    const Judged judged = rater.rate_unique(
        *puzzle_of(problem), {.bounds = &*wish.rating, .is_inside_enough = true, .stop = &over});
    if (judged.is_stopped) return false;
    if (judged.is_inside) return true;
    // Known to the end: then it is its first part that tells whether it is too easy.
    const bool is_easier =
        judged.rating && judged.rating->parts[0] < wish.rating->ranges()[0].least;
    if (is_easier || wish.needs_every_clue || orbit == left_out.end()) return false;
    for (const int cell : *orbit) {
      const auto at = static_cast<std::size_t>(cell);
      problem.digits[at] = solution[at];
      problem.givens[at] = true;
    }
    if (wish.givens && count_givens(problem) > wish.givens->most) return false;
  }
}

void leave_out_clues(Problem& problem, const Digits& solution, std::size_t kept, Random& random,
                     const std::atomic<bool>* stop) {
  std::vector<std::size_t> order;
  for (std::size_t i = kept; i < problem.clues.size(); ++i) {
    // Where signs are told by their absence, none can go.
    if (info(problem.clues[i].kind).shape != ClueShape::flag) order.push_back(i);
  }
  random.shuffle(order);
  Spare spare(problem, solution, {most_guesses(problem), stop});
  for (const std::size_t clue : order) {
    if (is_set(stop)) break;
    if (spare.ask_clue(clue) == search::Spared::spare) spare.leave_out_clue(clue);
  }
  problem = spare.left();
}

}  // namespace

std::optional<std::string> find_contradiction(const ProblemWish& wish) {
  const int cells = wish.board.cells();
  for (const KindWish& each : wish.kinds) {
    if (!generator::can_be_drawn(each.kind))
      return std::string(info(each.kind).id) + ": such clues cannot be drawn; say them with --with";
    if (!generator::has_room(wish.board, each.kind))
      return std::string(info(each.kind).id) + ": no such clue has room on a board of " +
             std::to_string(wish.board.side) + " rows";
    if (generator::is_of_board(each.kind) && each.number > 0)
      return std::string(info(each.kind).id) + " is of the whole board: it takes no number";
  }
  if (wish.givens && (wish.givens->fewest > wish.givens->most || wish.givens->fewest > cells))
    return "so many givens have no room on a board of " + std::to_string(cells) + " cells";
  if (wish.rating && (wish.board.side > kDigits || !wish.rating->scale().knows_every_board))
    return "ratings of puzzles with clues are by 'nonet rate --scale steps', on boards of up to 9 rows";
  for (const Flaw& flaw : find_flaws(wish.board)) {
    if (flaw.is_fatal) return flaw.words;
  }
  return std::nullopt;
}

std::optional<MadeProblem> generate(const ProblemWish& wish, std::uint64_t seed,
                                    std::uint64_t index, const std::atomic<bool>* stop) {
  // Where a number of givens or a rating is wished for; most puzzles have another one.
  const std::uint64_t attempts = wish.rating ? 100 : 20;
  for (std::uint64_t attempt = 0; attempt < attempts && !is_set(stop); ++attempt) {
    Random random(seed, index, attempt);
    Problem problem = wish.board;
    std::fill(problem.digits.begin(), problem.digits.end(), std::uint8_t{0});
    std::fill(problem.givens.begin(), problem.givens.end(), false);
    for (const KindWish& each : wish.kinds) {
      if (!generator::is_of_board(each.kind) || is_negative(each.kind)) continue;
      if (each.kind == Constraint::diagonal) {
        problem.clues.push_back({.kind = each.kind, .values = {1}});
        problem.clues.push_back({.kind = each.kind, .values = {-1}});
      } else {
        problem.clues.push_back({.kind = each.kind});
      }
    }
    const auto solution = random_solution(problem, random.next(), stop, kMostForSolution);
    if (!solution) return std::nullopt;
    const std::size_t kept = problem.clues.size();
    bool has_each = true;  // otherwise luck was against one, and it is not left out silently
    for (const KindWish& each : wish.kinds) {
      const std::size_t before = problem.clues.size();
      generator::draw_clues(problem, *solution, each.kind, each.number, random);
      has_each &= generator::is_of_board(each.kind) || problem.clues.size() > before;
    }
    if (!has_each) continue;
    for (const KindWish& each : wish.kinds) {
      if (is_negative(each.kind)) problem.clues.push_back({.kind = each.kind});
    }
    problem.digits = *solution;
    std::fill(problem.givens.begin(), problem.givens.end(), true);
    const Orbits left_out = leave_out_givens(problem, wish, random, stop);
    if (is_set(stop)) return std::nullopt;
    if (wish.givens && count_givens(problem) > wish.givens->most) continue;
    const bool has_negative =
        std::any_of(wish.kinds.begin(), wish.kinds.end(),
                    [](const KindWish& each) { return is_negative(each.kind); });
    if (wish.needs_every_clue && !has_negative)
      leave_out_clues(problem, *solution, kept, random, stop);
    if (wish.rating && !fit_rating(problem, wish, *solution, left_out, stop)) continue;
    return MadeProblem{std::move(problem), *solution, index};
  }
  return std::nullopt;
}

// --- other looks

namespace {

// Kinds that know only whether digits are equal.
bool knows_equality_alone(const Clue& clue) {
  switch (clue.kind) {
    case Constraint::diagonal:
    case Constraint::windoku:
    case Constraint::disjoint:
    case Constraint::antiknight:
    case Constraint::antiking:
    case Constraint::extra:
    case Constraint::clone:
    case Constraint::palindrome: return true;
    case Constraint::cage: return clue.values.empty();
    default: return false;
  }
}

// Kinds that know which row or column is which, or read a number across.
bool knows_places(const Problem& problem, const Clue& clue) {
  const bool is_pill = clue.kind == Constraint::arrow && clue.bulb.size() > 1;
  const bool is_window =
      clue.kind == Constraint::windoku && problem.box_height * problem.box_height != problem.side;
  return is_pill || is_window || clue.kind == Constraint::rowindex ||
         clue.kind == Constraint::colindex || clue.kind == Constraint::boxindex;
}

// Where each cell goes.
using Way = std::vector<int>;

Way turned(const Problem& problem, Random& random) {
  const int last = problem.side - 1;
  const std::uint32_t lot = random.below(8);
  Way way;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    int row = problem.row(cell), column = problem.column(cell);
    if ((lot & 1) != 0) row = last - row;
    if ((lot & 2) != 0) column = last - column;
    if ((lot & 4) != 0) std::swap(row, column);
    way.push_back(problem.cell(row, column));
  }
  return way;
}

// An order of lines in which those of a band stay together.
std::vector<int> mixed_lines(int side, int band, Random& random) {
  std::vector<int> bands(static_cast<std::size_t>(side / band)), lines;
  for (std::size_t i = 0; i < bands.size(); ++i) bands[i] = static_cast<int>(i);
  random.shuffle(bands);
  for (const int each : bands) {
    std::vector<int> inside(static_cast<std::size_t>(band));
    for (std::size_t i = 0; i < inside.size(); ++i) inside[i] = each * band + static_cast<int>(i);
    random.shuffle(inside);
    lines.insert(lines.end(), inside.begin(), inside.end());
  }
  return lines;
}

Way mixed(const Problem& problem, Random& random) {
  const int height = problem.box_height, width = problem.side / height;
  const std::vector<int> rows = mixed_lines(problem.side, height, random);
  const std::vector<int> columns = mixed_lines(problem.side, width, random);
  Way way;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    way.push_back(problem.cell(rows[static_cast<std::size_t>(problem.row(cell))],
                               columns[static_cast<std::size_t>(problem.column(cell))]));
  }
  return way;
}

// A line of any kind that runs from lower left to upper right after the move.
bool rises_after(const Problem& problem, const Way& way, bool rises) {
  const int corner = rises ? problem.cell(problem.side - 1, 0) : 0;
  const int to = way[static_cast<std::size_t>(corner)];
  return (problem.row(to) == 0) != (problem.column(to) == 0);
}

Problem moved(const Problem& problem, const Way& way) {
  Problem to = problem;
  std::vector<std::int16_t> regions(problem.regions.size());
  for (std::size_t cell = 0; cell < way.size(); ++cell) {
    const auto at = static_cast<std::size_t>(way[cell]);
    to.digits[at] = problem.digits[cell];
    to.givens[at] = problem.givens[cell];
    if (!problem.marks.empty()) to.marks[at] = problem.marks[cell];
    if (!problem.solution.empty()) to.solution[at] = problem.solution[cell];
    regions[at] = problem.regions[cell];
  }
  to.set_regions(std::move(regions));
  for (Clue& clue : to.clues) {
    for (int& cell : clue.cells) cell = way[static_cast<std::size_t>(cell)];
    for (int& cell : clue.bulb) cell = way[static_cast<std::size_t>(cell)];
    if (clue.kind == Constraint::diagonal)
      clue.values = {rises_after(problem, way, clue.value(1) > 0) ? 1 : -1};
  }
  return to;
}

void exchange_digits(Problem& problem, Random& random) {
  std::vector<std::uint8_t> to(static_cast<std::size_t>(problem.side));
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<std::uint8_t>(i + 1);
  random.shuffle(to);
  for (auto* digits : {&problem.digits, &problem.solution}) {
    for (std::uint8_t& digit : *digits) {
      if (digit != 0) digit = to[digit - 1U];
    }
  }
  for (std::uint64_t& marks : problem.marks) {
    std::uint64_t other = 0;
    for (std::size_t i = 0; i < to.size(); ++i) {
      if ((marks >> i & 1) != 0) other |= std::uint64_t{1} << (to[i] - 1U);
    }
    marks = other;
  }
}

}  // namespace

Problem shuffle(const Problem& problem, std::uint64_t seed, std::uint64_t index) {
  Random random(seed, index);
  Problem look = problem;
  look.rest.clear();  // drawings would stay where they are
  look.cell_rest.clear();
  if (look.clues.empty() && look.box_height > 0) look = moved(look, mixed(look, random));
  const bool is_fixed = std::any_of(look.clues.begin(), look.clues.end(),
                                    [&](const Clue& clue) { return knows_places(look, clue); });
  if (!is_fixed) look = moved(look, turned(look, random));
  if (std::all_of(look.clues.begin(), look.clues.end(), knows_equality_alone))
    exchange_digits(look, random);
  return look;
}

}  // namespace nonet
