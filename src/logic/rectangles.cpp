// See rectangles.hpp.

#include "logic/rectangles.hpp"

#include <array>
#include <cstdint>

#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

using Mates = std::array<CellSet, kCells>;

constexpr Mates make_mates(const Rules& rules) {
  Mates mates{};
  if (!kHasClassic) return mates;
  for (const Cell a : rules.cells()) {
    for (const Cell b : rules.cells()) {
      if (a == b) continue;
      const bool share_line = a.row() == b.row() || a.column() == b.column();
      const HouseSet corners = rules.houses_of(Cell::at(a.row(), b.column())) |
                               rules.houses_of(Cell::at(b.row(), a.column()));
      if (share_line || (rules.houses_of(a) | rules.houses_of(b)) == corners) {
        mates[a.index()].insert(b);
      }
    }
  }
  return mates;
}
constexpr Mates kClassicMates = make_mates(Rules::classic());

// Sets of candidates, by their bits; where there are many digits, pairs by both of them.
class SetMemory {
 public:
  bool contains(DigitSet set) const { return (words_[word(set)] >> bit(set) & 1) != 0; }
  void insert(DigitSet set) { words_[word(set)] |= std::uint64_t{1} << bit(set); }

 private:
  static constexpr int kWordBits = 64;
  static constexpr int kSets = kHasClassic ? 1 << kDigits : kDigits * kDigits;
  static int number(DigitSet set) {
    if constexpr (kHasClassic) {
      return set.bits();
    } else {
      return set.first().index() * kDigits + (set - DigitSet{set.first()}).first().index();
    }
  }
  static int word(DigitSet set) { return number(set) / kWordBits; }
  static int bit(DigitSet set) { return number(set) % kWordBits; }

  std::array<std::uint64_t, (kSets + kWordBits - 1) / kWordBits> words_{};
};

// Cells of two candidates that have a twin, and the cells that may be floor beside such a cell
// though they are no twin of it: those of a single candidate.
struct Twins {
  SetMemory pairs;
  CellSet lone;
};

Twins find_twins(const Board& board, const Workspace& workspace) {
  Twins twins;
  twins.lone = workspace.cells_with(1);
  SetMemory met;
  for (const Cell cell : workspace.bivalue()) {
    const DigitSet pair = board.candidates(cell);
    if (met.contains(pair) || !twins.lone.empty()) twins.pairs.insert(pair);
    met.insert(pair);
  }
  return twins;
}

}  // namespace

// Elsewhere every cell is taken for one, and the rectangle looked at when it is there.
CellSet rectangle_mates(const Rules& rules, Cell cell) {
  if (rules.is_classic()) return kClassicMates[cell.index()];
  return rules.cells() - CellSet{cell};
}

void Rectangles::build(const Board& board, Workspace& workspace) {
  for (auto* list : {&closed_, &aligned_, &diagonal_}) list->clear();
  const CellSet bivalue = workspace.bivalue();
  const Twins twins = find_twins(board, workspace);
  for (const Cell a : bivalue) {
    const DigitSet pair = board.candidates(a);
    if (!twins.pairs.contains(pair)) continue;
    const CellSet first = board.places(pair.first());
    const CellSet second = board.places((pair - DigitSet{pair.first()}).first());
    const CellSet able = first | second;
    const CellSet all_floor = (bivalue & first & second) | (twins.lone & able);
    for (const Cell b : all_floor& rectangle_mates(board.rules(), a)) {
      const auto keep = [&](Cell c, Cell d) {
        const CellSet cells = {a, b, c, d};
        const CellSet floor = cells & all_floor;
        // From any other two of its floor cells it is the same rectangle.
        CellSet others = floor;
        others.erase(a);
        if ((floor & bivalue).first() != a || others.first() != b) return Flow::go_on;
        const Rectangle rectangle = {pair, floor, cells - floor};
        if (rectangle.roof.empty()) return Flow::go_on;
        if (rectangle.roof.is_single()) {
          closed_.push_back(rectangle);
        } else {
          (rectangle.is_roof_aligned() ? aligned_ : diagonal_).push_back(rectangle);
        }
        return Flow::go_on;
      };
      (void)for_each_completion(board.rules(), a, b, able, keep);
    }
  }
}

}  // namespace nonet::logic
