// See house_views.hpp.

#include "logic/house_views.hpp"

namespace nonet::logic {

DigitBits NineSets::with_2_to(int most) const {
  if (most <= kKept) return static_cast<DigitBits>(small_[most]);
  DigitBits mask = 0;
  for (int i = 0; i < kDigits; ++i) {
    const int size = mask_size((*this)[i]);
    if (size >= 2 && size <= most) mask |= DigitBits{1} << i;
  }
  return mask;
}

#if NONET_CAPACITY == 9
namespace {

// Nine masks added up bit by bit: for each bit, how many of the masks have it, in binary.
struct Planes {
  int ones, twos, fours, eights;
};
struct Sum {
  int ones, twos;
};
Sum add(int a, int b, int c = 0) { return {a ^ b ^ c, (a & b) | ((a ^ b) & c)}; }

Planes add_up(const std::array<std::uint16_t, 9>& masks) {
  const Sum a = add(masks[0], masks[1], masks[2]);
  const Sum b = add(masks[3], masks[4], masks[5]);
  const Sum c = add(masks[6], masks[7], masks[8]);
  const Sum ones = add(a.ones, b.ones, c.ones);
  const Sum twos = add(a.twos, b.twos, c.twos);
  const Sum more_twos = add(twos.ones, ones.twos);
  const Sum fours = add(twos.twos, more_twos.twos);
  return {ones.ones, more_twos.ones, fours.ones, fours.twos};
}

// Bit j of byte i goes to bit i of byte j: 2x2 blocks of 1, then of 2x2, then of 4x4 bits change
// places across the diagonal.
std::uint64_t transpose_bytes(std::uint64_t square) {
  const auto swap = [&square](std::uint64_t upper, int distance) {
    const std::uint64_t apart = (square ^ square >> distance) & upper;
    square ^= apart ^ apart << distance;
  };
  swap(0x00aa00aa00aa00aa, 7);
  swap(0x0000cccc0000cccc, 14);
  swap(0x00000000f0f0f0f0, 28);
  return square;
}

}  // namespace

// How large each set is, is how often its number comes up in the sets of the other view.
void NineSets::sort(const NineSets& other) {
  const Planes planes = add_up(other.sets_);
  filled_ = static_cast<std::uint16_t>(planes.ones | planes.twos | planes.fours | planes.eights);
  const int few = ~planes.fours & ~planes.eights;
  const int two = planes.twos & ~planes.ones & few;
  const int three = planes.twos & planes.ones & few;
  const int four = planes.fours & ~planes.twos & ~planes.ones & ~planes.eights;
  singles_ = static_cast<std::uint16_t>(planes.ones & ~planes.twos & few);
  small_[2] = static_cast<std::uint16_t>(two);
  small_[3] = static_cast<std::uint16_t>(two | three);
  small_[4] = static_cast<std::uint16_t>(two | three | four);
}

// Eight cells and eight digits make a square of bits that is turned over at once; the last cell and
// the last digit are added by hand.
void HouseView::build(const Board& board, House house) {
  constexpr int kLast = kDigits - 1;
  std::uint64_t square = 0;
  int last_digit = 0;
  for (int i = 0; i < kDigits; ++i) {
    const int candidates = board.candidates(board.rules().cell(house, i)).bits();
    cells_.sets_[i] = static_cast<std::uint16_t>(candidates);
    last_digit |= candidates >> kLast << i;
    if (i < kLast) square |= static_cast<std::uint64_t>(candidates & 0xff) << (8 * i);
  }
  square = transpose_bytes(square);
  for (int i = 0; i < kLast; ++i) {
    const int last_cell = (cells_.sets_[kLast] >> i & 1) << kLast;
    digits_.sets_[i] = static_cast<std::uint16_t>((square >> (8 * i) & 0xff) | last_cell);
  }
  digits_.sets_[kLast] = static_cast<std::uint16_t>(last_digit);
  cells_.sort(digits_);
  digits_.sort(cells_);
}
#else
// Where there are more, set by set.
void NineSets::sort(const NineSets&) {
  filled_ = singles_ = 0;
  small_.fill(0);
  for (int i = 0; i < kDigits; ++i) {
    const int size = mask_size((*this)[i]);
    const SmallBits bit = SmallBits{1} << i;
    if (size > 0) filled_ |= bit;
    if (size == 1) singles_ |= bit;
    for (int most = 2; most <= kKept; ++most) {
      if (size >= 2 && size <= most) small_[most] |= bit;
    }
  }
}

void HouseView::build(const Board& board, House house) {
  cells_.sets_.fill(0);
  digits_.sets_.fill(0);
  for (int i = 0; i < board.rules().side(); ++i) {
    const DigitSet candidates = board.candidates(board.rules().cell(house, i));
    cells_.sets_[i] = static_cast<SmallBits>(candidates.bits());
    for (const Digit digit : candidates) digits_.sets_[digit.index()] |= SmallBits{1} << i;
  }
  cells_.sort(digits_);
  digits_.sort(cells_);
}
#endif

void HouseViews::refresh(const Board& board) {
  for (const House house : stale_) views_[house.index()].build(board, house);
  stale_ = HouseSet();
}

}  // namespace nonet::logic
