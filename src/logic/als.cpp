// See als.hpp.

#include "logic/als.hpp"

#include <algorithm>

#include "logic/house_views.hpp"
#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

// A house with more blank cells than this is not looked at.
constexpr int kMostBlank = kHasClassic ? kDigits : 12;
constexpr int kSubsets = 1 << kMostBlank;

// Whether positions of a box lie in one row or one column, where they are listed already.
constexpr std::array<bool, kSubsets> make_is_in_line() {
  std::array<bool, kSubsets> is_in_line{};
  if (!kHasClassic) return is_in_line;
  for (int i = 0; i < classic::kBoxSide; ++i) {
    int row = 0;
    int column = 0;
    for (int j = 0; j < classic::kBoxSide; ++j) {
      row |= 1 << (i * classic::kBoxSide + j);
      column |= 1 << (j * classic::kBoxSide + i);
    }
    for (int bits = 1; bits < kSubsets; ++bits) {
      if ((bits & ~row) == 0 || (bits & ~column) == 0) is_in_line[bits] = true;
    }
  }
  return is_in_line;
}
constexpr std::array<bool, kSubsets> kIsInLine = make_is_in_line();

// Whether the cells lie in a house that comes before this one.
bool is_listed_before(const Rules& rules, House house, DigitBits positions) {
  if (house.is_row()) return false;
  if (rules.is_classic())
    return house.is_box() ? kIsInLine[static_cast<std::size_t>(positions)]
                          : mask_size(positions) == 1;
  HouseSet common = rules.houses();
  for (auto bits = static_cast<std::uint64_t>(positions); bits != 0; bits &= bits - 1) {
    common = common & rules.houses_of(rules.cell(house, std::countr_zero(bits)));
  }
  return !common.empty() && common.first() < house;
}

}  // namespace

// All unions of candidates by subset of the blank cells: each is a smaller one and a cell more.
void AlsFact::list_house(const Board& board, House house) {
  if ((board.unsolved() & board.rules().cells(house)).size() > kMostBlank) return;
  std::array<SmallBits, kSubsets> digits;
  std::array<SmallBits, kSubsets> positions;
  digits[0] = positions[0] = 0;
  int subsets = 1;
  const int cells =
      board.rules().cells(house).size();  // a region may have fewer than there are rows
  for (int i = 0; i < cells; ++i) {
    const Cell cell = board.rules().cell(house, i);
    if (!board.grid().is_blank(cell)) continue;
    const DigitBits candidates = board.candidates(cell).bits();
    for (int j = 0; j < subsets; ++j) {
      const DigitBits bits = static_cast<DigitBits>(positions[j]) | DigitBits{1} << i;
      const DigitBits both = static_cast<DigitBits>(digits[j]) | candidates;
      positions[subsets + j] = static_cast<SmallBits>(bits);
      digits[subsets + j] = static_cast<SmallBits>(both);
      const int size = mask_size(bits);
      if (mask_size(both) != size + 1 || is_listed_before(board.rules(), house, bits)) continue;
      found_.push_back({static_cast<SmallBits>(bits), static_cast<std::uint8_t>(house.index()),
                        static_cast<std::uint8_t>(size), DigitSet::from_bits(both)});
    }
    subsets *= 2;
  }
}

void AlsFact::fill(const Board& board) {
  if (sets_.size() < static_cast<std::size_t>(count_))
    sets_.resize(static_cast<std::size_t>(count_));
  int number = 0;
  for (int size = 1; size < kDigits; ++size) {
    for (const Found& found : found_) {
      if (found.size != size) continue;
      if (number == count_) return;
      Als& als = sets_[static_cast<std::size_t>(number++)];
      als.cells = {};
      als.digits = found.digits;
      als.house = House(found.house);
      for (const Digit digit : als.digits) {
        als.places_by_digit[digit.index()] = {};
        als.sees_by_digit[digit.index()] = board.places(digit);
      }
      for (SmallBits bits = found.positions; bits != 0;
           bits = static_cast<SmallBits>(bits & (bits - 1))) {
        const Cell cell = board.rules().cell(als.house, std::countr_zero(bits));
        const CellSet peers = board.rules().peers(cell);
        als.cells.insert(cell);
        for (const Digit digit : board.candidates(cell)) {
          als.places_by_digit[digit.index()].insert(cell);
          als.sees_by_digit[digit.index()] &= peers;
        }
      }
    }
  }
}

void AlsFact::look_up() {
  with_.assign(kDigits * blocks_, AlsBlock());
  losing_.assign(kCells * kDigits * blocks_, AlsBlock());
  for (int number = 0; number < count_; ++number) {
    const Als& als = sets_[static_cast<std::size_t>(number)];
    const int block = number / AlsBlock::kBits;
    const int bit = number % AlsBlock::kBits;
    for (const Digit digit : als.digits) {
      with_[digit.index() * blocks_ + block].insert(bit);
      AlsBlock* losing = losing_.data() + digit.index() * kCells * blocks_ + block;
      for (const Cell cell : als.sees(digit)) losing[cell.index() * blocks_].insert(bit);
    }
  }
}

void AlsFact::build(const Board& board, Workspace&) {
  found_.clear();
  for (const House house : board.rules().regions()) list_house(board, house);
  count_ = std::min(static_cast<int>(found_.size()), kMost);
  blocks_ = (count_ + AlsBlock::kBits - 1) / AlsBlock::kBits;
  fill(board);
  look_up();
}

void AlsLinks::build(const Board&, Workspace& workspace) {
  const AlsFact& als = workspace.fact<AlsFact>();
  blocks_ = als.blocks();
  links_.resize(als.count() * kDigits * blocks_);
  for (int number = 0; number < als.count(); ++number) {
    for (const Digit digit : als[number].digits) {
      AlsBlock* links = links_.data() + (number * kDigits + digit.index()) * blocks_;
      const CellSet places = als[number].places(digit);
      for (int i = 0; i < blocks_; ++i) {
        AlsBlock block = als.losing_to(Candidate(places.first(), digit))[i];
        for (const Cell cell : places.after(places.first())) {
          block &= als.losing_to(Candidate(cell, digit))[i];
        }
        links[i] = block;
      }
    }
  }
}

}  // namespace nonet::logic
