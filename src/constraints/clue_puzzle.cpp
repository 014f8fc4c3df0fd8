// See clue_puzzle.hpp.

#include "nonet/clue_puzzle.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "constraints/clue_book.hpp"
#include "constraints/kind.hpp"
#include "core/draft.hpp"

namespace nonet {
namespace {

using constraints::Cells;
using constraints::Model;
using core::BuiltRules;

// By the id they have in common; a variant that has no kind of clue does not compile.
struct KindOf {
  using enum Constraint;
  static constexpr Constraint x = diagonal;
};
constexpr std::array kKinds = {
#define NONET_VARIANT(id, words) KindOf::id,
#include "nonet/variants.def"
#undef NONET_VARIANT
};

Cell cell_of(const Problem& problem, int cell) {
  return Cell::at(problem.row(cell), problem.column(cell));
}

CellSet set_of(const Problem& problem, const Cells& cells) {
  CellSet set;
  for (const int cell : cells) set.insert(cell_of(problem, cell));
  return set;
}

HouseKind house_kind_of(Constraint kind) {
  switch (kind) {
    case Constraint::diagonal: return HouseKind::diagonal;
    case Constraint::windoku: return HouseKind::window;
    case Constraint::disjoint: return HouseKind::group;
    default: return HouseKind::extra;
  }
}

// The regions of the problem; false if one has too many cells.
bool add_regions(const Problem& problem, BuiltRules& rules) {
  if (problem.box_height > 0 && rules.box_height() > 0) {
    rules.add_boxes();
    return true;
  }
  const std::vector<Cells> regions = constraints::region_cells(problem);
  if (regions.size() > static_cast<std::size_t>(problem.side)) return false;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (regions[i].size() > static_cast<std::size_t>(problem.side)) return false;
    const int number = static_cast<int>(i);
    rules.add_region(House::box(number), HouseKind::region, number, set_of(problem, regions[i]));
  }
  return true;
}

// What one clue asks for, as houses, peers and links.
class ClueRules {
 public:
  ClueRules(const Problem& problem, const Model& model, core::Draft& draft)
      : problem_(problem), model_(model), draft_(draft) {}

  void add(HouseKind kind) {
    for (const Cells& house : model_.houses) add_group(kind, house);
    for (const Cells& group : model_.groups) add_group(kind, group);
    for (const auto& [a, b] : model_.differ) keep_apart(a, b);
    for (const auto& [a, b] : model_.equal) {
      relate(a, b, [](int x, int y) { return x == y; });
    }
    for (const Model::Pair& pair : model_.pairs) {
      const std::vector<constraints::Mask>& rows =
          model_.relations[static_cast<std::size_t>(pair.relation)];
      relate(pair.a, pair.b, [&](int x, int y) {
        return (rows[static_cast<std::size_t>(x - 1)] >> (y - 1) & 1) != 0;
      });
    }
    for (const Model::Sum& sum : model_.sums) {
      if (sum.cells.size() != 2 || sum.cells[0] == sum.cells[1]) continue;
      relate(sum.cells[0], sum.cells[1],
             [&](int x, int y) { return sum.weights[0] * x + sum.weights[1] * y == sum.total; });
    }
  }

 private:
  void add_group(HouseKind kind, const Cells& cells) {
    const CellSet set = set_of(problem_, cells);
    const bool is_house = set.size() == problem_.side;
    if (is_house && draft_.has_room() && !is_known(set)) {
      draft_.add_house(kind, set);
      return;
    }
    for (const Cell a : set) {
      for (const Cell b : set.after(a)) draft_.keep_apart(a, b);
    }
  }
  bool is_known(CellSet set) const {
    for (const House house : draft_.rules().houses()) {
      if (draft_.rules().cells(house) == set) return true;
    }
    return false;
  }
  void keep_apart(int a, int b) {
    if (a != b) draft_.keep_apart(cell_of(problem_, a), cell_of(problem_, b));
  }
  // Candidates of one digit exclude each other as peers, where no digit may be in both cells.
  template <typename Test>
  void relate(int a, int b, Test test) {
    if (a == b) return;
    bool may_equal = false;
    for (int x = 1; x <= problem_.side; ++x) {
      may_equal = may_equal || test(x, x);
      for (int y = 1; y <= problem_.side; ++y) {
        if (x == y || test(x, y)) continue;
        draft_.exclude({cell_of(problem_, a), Digit(x)}, {cell_of(problem_, b), Digit(y)});
      }
    }
    if (!may_equal) keep_apart(a, b);
  }

  const Problem& problem_;
  const Model& model_;
  core::Draft& draft_;
};

// What one of two equal cells sees, the other sees as well.
void share_sight(const std::vector<std::pair<Cell, Cell>>& equal, core::Draft& draft) {
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const auto& [a, b] : equal) {
      const CellSet seen = draft.rules().peers(a) | draft.rules().peers(b);
      if (seen.contains(a) || seen.contains(b)) continue;  // no digit can be in both
      for (const auto& [own, lacks] : {std::pair(a, seen - draft.rules().peers(a)),
                                       std::pair(b, seen - draft.rules().peers(b))}) {
        for (const Cell cell : lacks) draft.keep_apart(own, cell);
        has_changed = has_changed || !lacks.empty();
      }
    }
  }
}

CellSet all_cells_of(const Problem& problem, const Clue& clue) {
  return set_of(problem, clue.cells) | set_of(problem, clue.bulb);
}

// Whether some clue leaves to a cell by itself fewer digits than there are.
bool keeps_digits(const Problem& problem) {
  return std::any_of(problem.clues.begin(), problem.clues.end(), [](const Clue& clue) {
    return clue.kind == Constraint::even || clue.kind == Constraint::odd;
  });
}

RulesWish wish_of_board(const Problem& problem) {
  RulesWish wish{.side = problem.side};
  if (problem.regions == Problem(problem.side).regions) return wish;
  for (const std::int16_t region : problem.regions) {
    wish.regions += region < 0 ? '.' : static_cast<char>('1' + region);
  }
  return wish;
}

// The clues and the board, without digits.
Problem bare(const Problem& problem) {
  Problem board(problem.side);
  board.box_height = problem.box_height;
  board.regions = problem.regions;
  board.clues = problem.clues;
  return board;
}

}  // namespace

Constraint kind_of(Variant variant) { return kKinds[static_cast<std::size_t>(variant)]; }

std::string clauses_of(std::span<const Variant> variants) {
  std::string clauses;
  for (const Variant variant : variants) clauses.append(info(kind_of(variant)).id).append(";");
  return clauses;
}

std::optional<SharedRules> rules_of(const Problem& problem) {
  if (problem.side < 2 || problem.side > kDigits) return std::nullopt;
  auto rules = std::make_unique<BuiltRules>(problem.side, problem.box_height);
  if (!kHasClassic) rules->set_symbols(problem.symbols);
  if (!add_regions(problem, *rules)) return std::nullopt;
  auto book = std::make_shared<ClueBook>();
  book->problem = bare(problem);
  core::Draft draft(*rules);
  CellSet bound;
  std::string clauses;
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    Model model(problem.side);
    constraints::code(clue.kind).add(book->problem, clue, model);
    ClueRules(book->problem, model, draft).add(house_kind_of(clue.kind));
    for (const auto& [a, b] : model.equal) {
      if (a != b) book->equal.emplace_back(cell_of(problem, a), cell_of(problem, b));
    }
    constraints::add_parts(model, clue, static_cast<int>(i), book->parts);
    bound |= all_cells_of(problem, clue);
    clauses += (i == 0 ? "" : "; ") + name(problem, clue);
  }
  share_sight(book->equal, draft);
  constraints::add_leftovers(*rules, book->problem, book->parts);
  for (const CluePart& part : book->parts) bound |= part.set;
  // Where houses and peers say it all, there is nothing to keep.
  const bool says_all = book->parts.empty() && !keeps_digits(problem);
  if (!says_all) rules->set_clues(std::move(book), bound, std::move(clauses));
  rules->finish(wish_of_board(problem));
  return SharedRules(rules.release());
}

std::optional<Puzzle> puzzle_of(const Problem& problem) {
  const std::optional<SharedRules> rules = rules_of(problem);
  if (!rules) return std::nullopt;
  Grid grid;
  CellSet givens;
  const Model model = constraints::make_model(problem);
  CandidateSet marks;
  for (int at = 0; at < problem.cells(); ++at) {
    const auto i = static_cast<std::size_t>(at);
    const Cell cell = cell_of(problem, at);
    marks.insert(cell, DigitSet::from_bits(static_cast<DigitBits>(model.domains[i])));
    if (problem.digits[i] == 0) continue;
    grid.set(cell, Digit(problem.digits[i]));
    if (problem.givens[i]) givens.insert(cell);
  }
  Puzzle puzzle(grid, *rules);
  puzzle.givens = givens;
  // What the digits forbid is no news; what a clue forbids to a cell alone, is.
  puzzle.set_marks(basic_candidates(grid, **rules) & marks);
  return puzzle;
}

Problem problem_of(const Puzzle& puzzle) {
  Problem problem = puzzle.rules->clues()->problem;
  if (puzzle.marks) problem.marks.assign(problem.digits.size(), problem.all_digits());
  for (int at = 0; at < problem.cells(); ++at) {
    const auto i = static_cast<std::size_t>(at);
    const Cell cell = cell_of(problem, at);
    if (const std::optional<Digit> digit = puzzle.grid.at(cell)) {
      problem.digits[i] = static_cast<std::uint8_t>(digit->face());
      problem.givens[i] = puzzle.givens.contains(cell);
    } else if (puzzle.marks) {
      problem.marks[i] = static_cast<std::uint64_t>(puzzle.marks->digits(cell).bits());
    }
  }
  return problem;
}

}  // namespace nonet
