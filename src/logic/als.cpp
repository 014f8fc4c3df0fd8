// See als.hpp.

#include "logic/als.hpp"

#include <algorithm>

#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

constexpr int kSubsets = 1 << kDigits;

// Counting nine bits is a table: the baseline machine has no instruction for it.
constexpr std::array<std::uint8_t, kSubsets> make_sizes() {
  std::array<std::uint8_t, kSubsets> sizes{};
  for (int bits = 1; bits < kSubsets; ++bits) {
    sizes[bits] = static_cast<std::uint8_t>(sizes[bits >> 1] + (bits & 1));
  }
  return sizes;
}
constexpr std::array<std::uint8_t, kSubsets> kSizes = make_sizes();

// Whether positions of a box lie in one row or one column, where they are listed already.
constexpr std::array<bool, kSubsets> make_is_in_line() {
  std::array<bool, kSubsets> is_in_line{};
  for (int i = 0; i < kBoxSide; ++i) {
    int row = 0;
    int column = 0;
    for (int j = 0; j < kBoxSide; ++j) {
      row |= 1 << (i * kBoxSide + j);
      column |= 1 << (j * kBoxSide + i);
    }
    for (int bits = 1; bits < kSubsets; ++bits) {
      if ((bits & ~row) == 0 || (bits & ~column) == 0) is_in_line[bits] = true;
    }
  }
  return is_in_line;
}
constexpr std::array<bool, kSubsets> kIsInLine = make_is_in_line();

bool is_listed_before(House house, int positions) {
  switch (house.kind()) {
    case HouseKind::row: return false;
    case HouseKind::column: return kSizes[positions] == 1;
    case HouseKind::box: break;
  }
  return kIsInLine[positions];
}

void insert(AlsWord* row, int number) {
  row[number / kAlsWordBits] |= AlsWord{1} << (number % kAlsWordBits);
}

}  // namespace

// All unions of candidates by subset of the blank cells: each is a smaller one and a cell more.
void AlsFact::list_house(const Board& board, House house) {
  std::array<std::uint16_t, kSubsets> digits;
  std::array<std::uint16_t, kSubsets> positions;
  digits[0] = positions[0] = 0;
  int subsets = 1;
  for (int i = 0; i < kDigits; ++i) {
    const Cell cell = house.cell(i);
    if (!board.grid().is_blank(cell)) continue;
    const int candidates = board.candidates(cell).bits();
    for (int j = 0; j < subsets; ++j) {
      const int bits = positions[j] | 1 << i;
      const int both = digits[j] | candidates;
      positions[subsets + j] = static_cast<std::uint16_t>(bits);
      digits[subsets + j] = static_cast<std::uint16_t>(both);
      if (kSizes[both] != kSizes[bits] + 1 || is_listed_before(house, bits)) continue;
      found_.push_back({static_cast<std::uint16_t>(bits), static_cast<std::uint8_t>(house.index()),
                        kSizes[bits], DigitSet::from_bits(both)});
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
      for (int bits = found.positions; bits != 0; bits &= bits - 1) {
        const Cell cell = als.house.cell(std::countr_zero(static_cast<unsigned>(bits)));
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

// A set loses the digit to a candidate unless it has a place for it that the candidate does not
// see: from the sets with the digit take those that touch such a place.
void AlsFact::look_up(const Board& board) {
  with_.assign(static_cast<std::size_t>(kDigits * words_), 0);
  losing_.resize(static_cast<std::size_t>(kCells * kDigits * words_));
  std::vector<AlsWord>& at = touching_;
  at.assign(static_cast<std::size_t>(kCells * kDigits * words_), 0);
  for (int number = 0; number < count_; ++number) {
    const Als& als = sets_[static_cast<std::size_t>(number)];
    for (const Digit digit : als.digits) insert(with_.data() + digit.index() * words_, number);
    for (const Cell cell : als.cells) {
      for (const Digit digit : board.candidates(cell)) {
        insert(at.data() + (digit.index() * kCells + cell.index()) * words_, number);
      }
    }
  }
  for (const Digit digit : DigitSet::all()) {
    const AlsSet with_digit = with(digit);
    const CellSet places = board.places(digit);
    for (const Cell cell : places) {
      AlsWord* losing = losing_.data() + (cell.index() * kDigits + digit.index()) * words_;
      std::copy(with_digit.begin(), with_digit.end(), losing);
      for (const Cell other : places - board.rules().peers(cell)) {
        const AlsWord* touch = at.data() + (digit.index() * kCells + other.index()) * words_;
        for (int i = 0; i < words_; ++i) losing[i] &= ~touch[i];
      }
    }
  }
}

void AlsFact::build(const Board& board, Workspace&) {
  found_.clear();
  for (const House house : board.rules().houses()) list_house(board, house);
  count_ = std::min(static_cast<int>(found_.size()), kMost);
  words_ = (count_ + kAlsWordBits - 1) / kAlsWordBits;
  fill(board);
  look_up(board);
}

void AlsLinks::build(const Board& board, Workspace& workspace) {
  const AlsFact& als = workspace.als();
  static_cast<void>(board);
  words_ = als.words();
  links_.resize(static_cast<std::size_t>(als.count() * kDigits * words_));
  for (int number = 0; number < als.count(); ++number) {
    for (const Digit digit : als[number].digits) {
      AlsWord* links = links_.data() + (number * kDigits + digit.index()) * words_;
      std::fill(links, links + words_, ~AlsWord{0});
      for (const Cell cell : als[number].places(digit)) {
        const AlsSet losing = als.losing_to(Candidate(cell, digit));
        for (int i = 0; i < words_; ++i) links[i] &= losing[static_cast<std::size_t>(i)];
      }
    }
  }
}

}  // namespace nonet::logic
