// Cases of rows that are seen from outside: sandwiches, X-sums, skyscrapers; and of numbers read
// across cells.

#include <array>
#include <bit>

#include "logic/case_bits.hpp"
#include "logic/cases.hpp"

namespace nonet::logic {

namespace {

using case_bits::between;
using case_bits::digit_bit;
using case_bits::is_one;
using case_bits::lowest;

}  // namespace

bool Cases::settle_seen(const CluePart::Seen& seen, Digits& digits) const {
  using View = constraints::Model::View;
  const CluePart::Places& cells = seen.cells;
  if (seen.view == View::pill) {
    const auto pill = static_cast<std::size_t>(seen.value);
    int number = 0;
    for (std::size_t i = 0; i < pill; ++i) {
      if (!is_one(digits[cells[i]])) return true;
      const int digit = lowest(digits[cells[i]]);
      number = number * (digit < 10 ? 10 : 100) + digit;
    }
    CluePart::Sum line{{}, {}, number};
    line.cells.assign(cells.begin() + seen.value, cells.end());
    line.weights.assign(line.cells.size(), 1);
    return settle_sum(line, digits);
  }
  if (!settle_house(cells, digits)) return false;
  if (seen.view == View::sandwich) {
    std::size_t crusts[2] = {cells.size(), cells.size()};
    for (std::size_t i = 0, met = 0; i < cells.size(); ++i) {
      const bool is_crust =
          digits[cells[i]] == digit_bit(1) || digits[cells[i]] == digit_bit(side_);
      if (is_crust && met < 2) crusts[met++] = i;
    }
    if (crusts[1] == cells.size()) return true;
    CluePart::Sum inner{{}, {}, seen.value};
    inner.cells.assign(cells.begin() + static_cast<long>(crusts[0]) + 1,
                       cells.begin() + static_cast<long>(crusts[1]));
    inner.weights.assign(inner.cells.size(), 1);
    return settle_sum(inner, digits);
  }
  if (seen.view == View::xsum) {
    if (!is_one(digits[cells[0]])) return true;
    const auto count = static_cast<std::size_t>(lowest(digits[cells[0]]));
    if (count > cells.size()) return false;
    CluePart::Sum prefix{{}, {}, seen.value};
    prefix.cells.assign(cells.begin(), cells.begin() + static_cast<long>(count));
    prefix.weights.assign(count, 1);
    return settle_sum(prefix, digits);
  }
  return settle_skyline(seen, digits);
}

// Cells that are a whole house have every digit: one with one place left stands there.
bool Cases::settle_house(const CluePart::Places& cells, Digits& digits) const {
  if (cells.size() != static_cast<std::size_t>(side_)) return true;
  std::uint32_t members = 0;
  for (const std::uint8_t cell : cells) members |= 1U << cell;
  Bits once = 0, twice = 0;
  for (const std::uint8_t cell : cells) {
    if ((members & ~sees_[cell] & ~(1U << cell)) != 0) return true;
    twice |= static_cast<Bits>(once & digits[cell]);
    once |= digits[cell];
  }
  if (once != all_) return false;
  const Bits single = static_cast<Bits>(once & ~twice);
  for (const std::uint8_t cell : cells) {
    const Bits own = static_cast<Bits>(digits[cell] & single);
    if (own == 0) continue;
    if (!is_one(own)) return false;
    digits[cell] = own;
  }
  return true;
}

// A skyscraper, seen as a walk along the cells: how high the highest so far is, and how many were
// seen. `ahead` has for each height the numbers that the cells before can come to, `back` those
// with which the cells from there on can end well; a digit stays if it leads from one to the other.
bool Cases::settle_skyline(const CluePart::Seen& seen, Digits& digits) const {
  using Counts = std::uint64_t;                 // bit k: k are seen
  using Row = std::array<Counts, kDigits + 1>;  // by height
  const std::size_t count = seen.cells.size();
  const auto side = static_cast<std::size_t>(side_);
  const auto has = [&](std::size_t cell, std::size_t digit) {
    return (digits[seen.cells[cell]] >> (digit - 1) & 1) != 0;
  };
  std::array<Row, CluePart::kMost + 1> ahead{};
  ahead[0][0] = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const auto least = static_cast<std::size_t>(lowest(digits[seen.cells[i]]));
    Counts below = 0;  // of all lower heights
    for (std::size_t top = 0; top <= side; ++top) {
      if (top >= least) ahead[i + 1][top] = ahead[i][top];
      if (top > 0 && has(i, top)) ahead[i + 1][top] |= below << 1;
      below |= ahead[i][top];
    }
  }
  Row back{};
  back.fill(Counts{1} << seen.value);
  for (std::size_t i = count; i-- > 0;) {
    const auto least = static_cast<std::size_t>(lowest(digits[seen.cells[i]]));
    std::size_t hidden = 0;  // digits up to this height may stand behind a higher one
    Counts below = 0;
    Bits kept = 0;
    for (std::size_t top = 0; top <= side; ++top) {
      if ((ahead[i][top] & back[top]) != 0) hidden = top;
      if (top > 0 && has(i, top) && (below << 1 & back[top]) != 0) kept |= Bits{1} << (top - 1);
      below |= ahead[i][top];
    }
    kept |= static_cast<Bits>(digits[seen.cells[i]] & between(1, static_cast<int>(hidden)));
    Counts above = 0;  // what may come when a higher digit stands here
    for (std::size_t top = side + 1; top-- > 0;) {
      const Counts here = back[top];
      back[top] = above | (top >= least ? here : 0);
      if (top > 0 && has(i, top)) above |= here >> 1;
    }
    if (kept == 0) return false;
    digits[seen.cells[i]] = kept;
  }
  return true;
}

}  // namespace nonet::logic
