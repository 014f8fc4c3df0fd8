// See templates.hpp. The union of all templates, band by band.
//
// A band (three rows of boxes) uses three columns, one in each stack. Call them a, b, c, 0 to 2
// inside their stack: 27 choices, one bit each.
//
//   bit  a + 3b + 9c      a: column in the left stack, b: in the middle one, c: in the right one
//
// The three rows of a band serve the three stacks in one of six orders; the choices a band offers
// are six products of three 3-bit sets. Three bands make a template if their choices differ in
// every stack, so the second band's choice is the first one's moved by 1 or 2 in each stack, and
// the third one's is moved the other way: eight pairs of moves, done for all 27 choices at once.

#include "logic/templates.hpp"

#include <bit>
#include <cstdint>

namespace nonet::logic {
namespace {

using Choices = std::uint32_t;  // a set of the 27
constexpr int kBands = classic::kBoxSide;
constexpr int kStacks = classic::kBoxSide;
constexpr int kStackMask = (1 << classic::kBoxSide) - 1;
constexpr std::array<int, kStacks> kWeight = {1, classic::kBoxSide,
                                              classic::kBoxSide* classic::kBoxSide};
constexpr int kChoices = classic::kBoxSide * classic::kBoxSide * classic::kBoxSide;

constexpr int column_in(int stack, int choice) {
  return choice / kWeight[stack] % classic::kBoxSide;
}

// kUsing[stack][columns]: the choices that use one of these columns (bits) of the stack.
constexpr auto make_using() {
  std::array<std::array<Choices, kStackMask + 1>, kStacks> table{};
  for (int stack = 0; stack < kStacks; ++stack) {
    for (int columns = 0; columns <= kStackMask; ++columns) {
      for (int choice = 0; choice < kChoices; ++choice) {
        if (((columns >> column_in(stack, choice)) & 1) == 0) continue;
        table[stack][columns] |= Choices{1} << choice;
      }
    }
  }
  return table;
}
constexpr auto kUsing = make_using();

// The choices that, moved one column to the right (around the stack), are in the set.
constexpr Choices move(Choices set, int stack) {
  const Choices leftmost = kUsing[stack][1];
  return (set & ~leftmost) >> kWeight[stack] | (set & leftmost) << (2 * kWeight[stack]);
}
static_assert(move(move(move(0x5a5a5a5, 1), 1), 1) == 0x5a5a5a5);

// All eight ways to move by one or two in every stack; way 7 - i is way i turned round.
constexpr int kWays = 8;
constexpr std::array<Choices, kWays> moves(Choices set) {
  std::array<Choices, kWays> moved{};
  moved[0] = set;
  for (int stack = 0; stack < kStacks; ++stack) {
    for (int i = (1 << stack) - 1; i >= 0; --i) {
      const Choices once = move(moved[i], stack);
      moved[2 * i] = once;
      moved[2 * i + 1] = move(once, stack);
    }
  }
  return moved;
}

// The orders in which three rows serve the stacks: kOrders[order][stack] is a row of the band.
constexpr int kOrderCount = 6;
constexpr std::array<std::array<int, kStacks>, kOrderCount> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {2, 0, 1}, {1, 2, 0}, {2, 1, 0}}};

struct Band {
  std::array<Choices, kOrderCount> by_order;
  Choices choices = 0;  // of all orders
};

Band look_at_band(const CellSet& cells, int first_row) {
  std::array<std::array<int, kStacks>, classic::kBoxSide> places;  // three bits each
  for (int row = 0; row < classic::kBoxSide; ++row) {
    const auto bits = static_cast<int>(cells.row_bits(first_row + row));
    for (int stack = 0; stack < kStacks; ++stack) {
      places[row][stack] = (bits >> (stack * classic::kBoxSide)) & kStackMask;
    }
  }
  Band band;
  for (int i = 0; i < kOrderCount; ++i) {
    const auto& row = kOrders[i];
    band.by_order[i] =
        kUsing[0][places[row[0]][0]] & kUsing[1][places[row[1]][1]] & kUsing[2][places[row[2]][2]];
    band.choices |= band.by_order[i];
  }
  return band;
}

// The choices of `mine` to which the two other bands have matching ones.
Choices choices_in_templates(Choices mine, const std::array<Choices, kWays>& second,
                             const std::array<Choices, kWays>& third) {
  Choices fit = 0;
  for (int way = 0; way < kWays; ++way) fit |= second[way] & third[kWays - 1 - way];
  return mine & fit;
}

// The cells of a band that serve in one of the choices.
CellSet cells_of(const Band& band, Choices choices, int first_row) {
  std::array<std::array<Choices, kStacks>, classic::kBoxSide> serving{};  // by row and stack
  for (int i = 0; i < kOrderCount; ++i) {
    for (int stack = 0; stack < kStacks; ++stack) {
      serving[kOrders[i][stack]][stack] |= band.by_order[i] & choices;
    }
  }
  CellSet cells;
  for (int row = 0; row < classic::kBoxSide; ++row) {
    std::uint64_t bits = 0;
    for (int stack = 0; stack < kStacks; ++stack) {
      for (int column = 0; column < classic::kBoxSide; ++column) {
        const bool is_used = (serving[row][stack] & kUsing[stack][1 << column]) != 0;
        bits |= std::uint64_t{is_used} << (stack * classic::kBoxSide + column);
      }
    }
    cells |= CellSet::from_row_bits(first_row + row, bits);
  }
  return cells;
}

CellSet classic_template_cells(CellSet cells) {
  std::array<Band, kBands> bands;
  std::array<std::array<Choices, kWays>, kBands> moved;
  for (int i = 0; i < kBands; ++i) {
    bands[i] = look_at_band(cells, i * classic::kBoxSide);
    if (bands[i].choices == 0) return {};
    moved[i] = moves(bands[i].choices);
  }
  CellSet used;
  for (int i = 0; i < kBands; ++i) {
    const Choices choices =
        choices_in_templates(bands[i].choices, moved[(i + 1) % kBands], moved[(i + 2) % kBands]);
    if (choices == 0) return {};
    used |= cells_of(bands[i], choices, i * classic::kBoxSide);
  }
  return used;
}

// So many choices for a digit; from there on its cells count as used. No board of nine rows comes
// near it.
constexpr int kMostChoices = kHasClassic ? 10'000'000 : 20'000;

// One template through the chosen cells, by houses: the one with the fewest places left is next.
bool complete_template(const Rules& rules, CellSet places, CellSet& chosen, int& choices) {
  if (--choices < 0) return true;
  CellSet fewest = CellSet::every();
  for (const House house : rules.houses()) {
    if (rules.cells(house).intersects(chosen)) continue;
    const CellSet here = places & rules.cells(house);
    if (here.size() < fewest.size()) fewest = here;
  }
  if (fewest == CellSet::every()) return true;
  for (const Cell cell : fewest) {
    CellSet more = chosen | CellSet{cell};
    if (!complete_template(rules, places - rules.peers(cell) - CellSet{cell}, more, choices))
      continue;
    chosen = more;
    return true;
  }
  return false;
}

// On other boards they are looked for, one through every cell that none before it used.
CellSet any_template_cells(const Rules& rules, CellSet solved, CellSet places) {
  CellSet used, dead;
  int choices = kMostChoices;
  for (const Cell cell : places) {
    if (used.contains(cell)) continue;
    CellSet chosen = solved | CellSet{cell};
    if (complete_template(rules, places - dead - rules.peers(cell), chosen, choices)) {
      used |= chosen;
    } else {
      dead.insert(cell);
    }
  }
  if (places.empty() && complete_template(rules, {}, solved, choices)) return solved;
  return used;
}

}  // namespace

CellSet template_cells(const Rules& rules, CellSet solved, CellSet places) {
  // Pencil marks made by hand may ignore what is written; a template may not.
  for (const Cell cell : solved) places -= rules.peers(cell);
  if (rules.is_classic()) return classic_template_cells(solved | places);
  return any_template_cells(rules, solved, places);
}

std::array<CellSet, kDigits> solved_cells(const Board& board) {
  std::array<CellSet, kDigits + 1> by_face;
  for (int i = 0; i < kCells; ++i) by_face[board.grid().face(Cell(i))].insert(Cell(i));
  std::array<CellSet, kDigits> solved;
  for (const Digit digit : board.rules().digits()) solved[digit.index()] = by_face[digit.face()];
  return solved;
}

void Templates::build(const Board& board, Workspace&) {
  if (board.rules().id() != rules_) {
    *this = Templates();
    rules_ = board.rules().id();
  }
  if (board.grid() != grid_) {
    grid_ = board.grid();
    solved_ = solved_cells(board);
  }
  for (const Digit digit : board.rules().digits()) {
    OneDigit& one = digits_[digit.index()];
    const CellSet standing = solved_[digit.index()];
    const CellSet places = board.places(digit);
    if (places == one.places && standing == one.solved) continue;
    one = {places, standing, template_cells(board.rules(), standing, places), {}};
    one.dead = places - one.alive;
    if (one.dead.empty()) {
      with_dead_.erase(digit);
    } else {
      with_dead_.insert(digit);
    }
  }
}

namespace {

// Every template has a cell in every row; where only one is left, all of them share it.
CellSet shared_cells(CellSet used) {
  CellSet shared;
  for (int row = 0; row < kDigits; ++row) {
    const DigitBits bits = used.row_bits(row);
    if (std::popcount(static_cast<std::uint64_t>(bits)) != 1) continue;
    shared |= CellSet::from_row_bits(row, static_cast<std::uint64_t>(bits));
  }
  return shared;
}

}  // namespace

std::vector<TemplateFinding> template_findings(const Board& board, const Templates& templates) {
  const std::array<CellSet, kDigits> solved = solved_cells(board);
  std::array<CellSet, kDigits> used, shared, taken;
  std::vector<TemplateFinding> findings;
  for (const Digit digit : board.rules().digits()) {
    const int i = digit.index();
    used[i] = templates.cells(digit);
    shared[i] = shared_cells(used[i]);
    findings.push_back({digit, templates.dead(digit), shared[i] - solved[i], {}});
  }
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const Digit digit : board.rules().digits()) {
      const int i = digit.index();
      CellSet others;
      for (int k = 0; k < kDigits; ++k) {
        if (k != i) others |= shared[k];
      }
      const CellSet clash = used[i] & others;
      if (clash.empty()) continue;
      taken[i] |= clash;
      used[i] = template_cells(board.rules(), solved[i], used[i] - clash - solved[i]);
      shared[i] = shared_cells(used[i]);
      has_changed = true;
    }
  }
  for (const Digit digit : board.rules().digits()) {
    const int i = digit.index();
    if (taken[i].empty()) continue;
    TemplateFinding more = {digit, board.places(digit) - used[i], shared[i] - solved[i], taken[i]};
    const TemplateFinding& plain = findings[static_cast<std::size_t>(i)];
    if (more.dead == plain.dead) more.dead = {};
    if (more.forced == plain.forced) more.forced = {};
    findings.push_back(more);
  }
  return findings;
}

}  // namespace nonet::logic
