// See cases.hpp. A look goes down depth first: what follows from the digits so far is drawn from
// each item of the part in turn until nothing changes, then a digit is tried in the cell with the
// fewest. Where every cell has one digit, each item has said whether it agrees.

#include "logic/cases.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

#include "logic/case_bits.hpp"

namespace nonet::logic {
namespace {

using case_bits::between;
using case_bits::digit_bit;
using case_bits::extreme_sum;
using case_bits::highest;
using case_bits::is_one;
using case_bits::lowest;

// Of one look, and of all looks at a part; by effort.
constexpr int kMostNodes[] = {600, 100};
constexpr int kMostInAll[] = {12'000, 1'000};

}  // namespace

Cases::Cases(const CluePart& part, const Board& board, Effort effort)
    : part_(part),
      size_(part.cells.size()),
      all_(static_cast<Bits>(board.rules().digits().bits())),
      side_(board.rules().side()),
      most_nodes_(kMostNodes[static_cast<std::size_t>(effort)]),
      most_in_all_(kMostInAll[static_cast<std::size_t>(effort)]) {
  for (std::size_t i = 0; i < size_; ++i) {
    const Cell cell = part.cells[i];
    const std::optional<Digit> digit = board.grid().at(cell);
    start_[i] = digit ? digit_bit(digit->face()) : static_cast<Bits>(board.candidates(cell).bits());
    for (std::size_t j = 0; j < size_; ++j) {
      if (board.rules().sees(cell, part.cells[j])) sees_[i] |= 1U << j;
    }
  }
}

bool Cases::is_pair() const {
  return size_ == 2 && part_.pairs.size() == 1 && part_.sums.empty() && part_.sets.empty() &&
         part_.ends.empty() && part_.among.empty() && part_.seen.empty() && part_.fits.empty();
}

// What the search below finds too; indexers are dozens of pairs, and most looks are at one.
std::optional<Cases::Digits> Cases::find_left_of_pair() const {
  const CluePart::Pair& pair = part_.pairs.front();
  const bool differ = (sees_[pair.a] >> pair.b & 1) != 0;
  Digits left{};
  for (Bits rest = start_[pair.a]; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
    const Bits digit = static_cast<Bits>(rest & -rest);
    Bits partners = static_cast<Bits>(start_[pair.b] &
                                      pair.ahead[static_cast<std::size_t>(std::countr_zero(rest))]);
    if (differ) partners = static_cast<Bits>(partners & ~digit);
    if (partners == 0) continue;
    left[pair.a] |= digit;
    left[pair.b] |= partners;
  }
  if (left[pair.a] == 0) return std::nullopt;
  return left;
}

void Cases::Ways::add(const Digits& way) {
  constexpr std::size_t kMostWays = 64;
  if (ways.size() < kMostWays) return ways.push_back(way);
  ways[next] = way;
  next = (next + 1) % kMostWays;
}

// The digits of the ways that are still open.
Cases::Digits Cases::find_met(const Ways& ways) const {
  Digits met{};
  for (const Digits& way : ways.ways) {
    Bits beyond = 0;
    for (std::size_t i = 0; i < way.size(); ++i) beyond |= static_cast<Bits>(way[i] & ~start_[i]);
    if (beyond != 0) continue;
    for (std::size_t i = 0; i < way.size(); ++i) met[i] |= way[i];
  }
  return met;
}

std::optional<Cases::Digits> Cases::find_left(Ways* ways) {
  if (is_pair()) return find_left_of_pair();
  Digits met = ways != nullptr ? find_met(*ways) : Digits{};
  if (met == start_) return met;
  Digits live = start_;
  if (!settle(live)) return std::nullopt;
  for (std::size_t i = 0; i < size_; ++i) {
    for (Bits rest = live[i]; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
      const Bits digit = static_cast<Bits>(rest & -rest);
      if ((met[i] & digit) != 0) continue;
      Digits tried = live, way{};
      tried[i] = digit;
      const Found found = find_way(tried, way);
      if (found == Found::way) {
        for (std::size_t j = 0; j < size_; ++j) met[j] |= way[j];
        if (ways != nullptr) ways->add(way);
      } else if (found == Found::unknown) {
        met[i] |= digit;
      } else {
        live[i] = static_cast<Bits>(live[i] & ~digit);
      }
    }
    if (met[i] == 0) return std::nullopt;
  }
  return met;
}

Cases::Bits Cases::find_needed() {
  Bits placed = 0, open = 0, needed = 0;
  for (std::size_t i = 0; i < size_; ++i) (is_one(start_[i]) ? placed : open) |= start_[i];
  for (int digit = 1; digit <= side_; ++digit) {
    if ((open & ~placed & digit_bit(digit)) == 0) continue;
    Digits without = start_, way{};
    for (std::size_t i = 0; i < size_; ++i) {
      without[i] = static_cast<Bits>(without[i] & ~digit_bit(digit));
    }
    if (find_way(without, way) == Found::none) needed |= digit_bit(digit);
  }
  return needed;
}

Cases::Found Cases::find_way(Digits digits, Digits& way) {
  if (total_nodes_ > most_in_all_) return Found::unknown;
  nodes_ = 0;
  const Found found = settle(digits) ? branch(digits, way) : Found::none;
  total_nodes_ += nodes_;
  return found;
}

Cases::Found Cases::branch(const Digits& digits, Digits& way) {
  if (++nodes_ > most_nodes_) return Found::unknown;
  Bits only = 0;
  const std::size_t at = choose_cell(digits, only);
  if (at == size_) {
    way = digits;
    return Found::way;
  }
  bool is_known = true;
  const auto go_on = [&](std::size_t cell, Bits digit) {
    Digits next = digits;
    next[cell] = digit;
    if (!settle(next)) return false;
    const Found found = branch(next, way);
    if (found == Found::unknown) is_known = false;
    return found == Found::way;
  };
  if (only != 0) {  // its place is what matters
    for (std::size_t i = 0; i < size_; ++i) {
      if ((digits[i] & only) != 0 && go_on(i, only)) return Found::way;
    }
  } else {
    for (Bits rest = digits[at]; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
      if (go_on(at, static_cast<Bits>(rest & -rest))) return Found::way;
    }
  }
  return is_known ? Found::none : Found::unknown;
}

std::size_t Cases::choose_cell(const Digits& digits, Bits& only) const {
  for (const CluePart::Seen& seen : part_.seen) {
    if (seen.view == constraints::Model::View::sandwich) {
      for (const Bits crust : {digit_bit(1), digit_bit(side_)}) {
        bool is_placed = false;
        for (const std::uint8_t cell : seen.cells) is_placed = is_placed || digits[cell] == crust;
        if (is_placed) continue;
        only = crust;
        return 0;
      }
    } else {
      for (const std::uint8_t cell : seen.cells) {
        if (!is_one(digits[cell])) return cell;
      }
    }
  }
  for (const CluePart::Ends& ends : part_.ends) {
    for (const std::uint8_t cell : {ends.a, ends.b}) {
      if (!is_one(digits[cell])) return cell;
    }
  }
  std::size_t best = size_;
  int fewest = kDigits + 1;
  for (std::size_t i = 0; i < size_; ++i) {
    const int count = std::popcount(digits[i]);
    if (count < 2 || count >= fewest) continue;
    best = i;
    fewest = count;
  }
  return best;
}

// --- what follows from the digits so far; false: there is no way (views: cases_seen.cpp)

bool Cases::settle(Digits& digits) const {
  while (true) {
    const Digits before = digits;
    if (!settle_once(digits)) return false;
    for (std::size_t i = 0; i < size_; ++i) {
      if (digits[i] == 0) return false;
    }
    if (digits == before) return true;
  }
}

bool Cases::settle_once(Digits& digits) const {
  if (!tell_peers(digits) || !settle_pairs(digits)) return false;
  for (const CluePart::Sum& sum : part_.sums) {
    if (!settle_sum(sum, digits)) return false;
  }
  for (const CluePart::Sets& sets : part_.sets) {
    if (!settle_sets(sets, digits)) return false;
  }
  for (const CluePart::Ends& ends : part_.ends) {
    if (!settle_ends(ends, digits)) return false;
  }
  for (const CluePart::Among& among : part_.among) {
    if (!settle_among(among, digits)) return false;
  }
  for (const CluePart::Seen& seen : part_.seen) {
    if (!settle_seen(seen, digits)) return false;
  }
  for (const CluePart::Fits& fits : part_.fits) {
    if (!settle_fits(fits, digits)) return false;
  }
  return true;
}

bool Cases::tell_peers(Digits& digits) const {
  std::uint32_t told = 0;
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (std::size_t i = 0; i < size_; ++i) {
      if (digits[i] == 0) return false;
      if (!is_one(digits[i]) || (told >> i & 1) != 0) continue;
      told |= 1U << i;
      for (std::uint32_t rest = sees_[i]; rest != 0; rest &= rest - 1) {
        Bits& other = digits[static_cast<std::size_t>(std::countr_zero(rest))];
        if ((other & digits[i]) == 0) continue;
        other = static_cast<Bits>(other & ~digits[i]);
        has_changed = true;
      }
    }
  }
  return true;
}

bool Cases::settle_pairs(Digits& digits) const {
  for (const CluePart::Pair& pair : part_.pairs) {
    Bits ahead = 0, back = 0;
    for (Bits rest = digits[pair.a]; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
      ahead |= pair.ahead[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    digits[pair.b] = static_cast<Bits>(digits[pair.b] & ahead);
    for (Bits rest = digits[pair.b]; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
      back |= pair.back[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    digits[pair.a] = static_cast<Bits>(digits[pair.a] & back);
    if (digits[pair.a] == 0 || digits[pair.b] == 0) return false;
  }
  return true;
}

// The least and the most of the others leave a range to each.
bool Cases::settle_sum(const CluePart::Sum& sum, Digits& digits) const {
  int least = 0, most = 0;
  bool is_plain = true;
  const auto low = [&](std::size_t i) {
    const Bits own = digits[sum.cells[i]];
    return sum.weights[i] * (sum.weights[i] > 0 ? lowest(own) : highest(own));
  };
  const auto high = [&](std::size_t i) {
    const Bits own = digits[sum.cells[i]];
    return sum.weights[i] * (sum.weights[i] > 0 ? highest(own) : lowest(own));
  };
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    if (digits[sum.cells[i]] == 0) return false;
    least += low(i);
    most += high(i);
    is_plain = is_plain && sum.weights[i] == 1;
  }
  if (least > sum.total || most < sum.total) return false;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    if (sum.weights[i] == 0) continue;
    Bits& own = digits[sum.cells[i]];
    const int from = sum.total - (most - high(i)), to = sum.total - (least - low(i));
    Bits kept = 0;
    for (Bits rest = own; rest != 0; rest = static_cast<Bits>(rest & (rest - 1))) {
      const int share = sum.weights[i] * lowest(rest);
      if (share >= from && share <= to) kept |= static_cast<Bits>(rest & -rest);
    }
    if (kept == 0) return false;
    least -= low(i);
    most -= high(i);
    own = kept;
    least += low(i);
    most += high(i);
  }
  return !is_plain || settle_total(sum.cells.data(), sum.cells.size(), sum.total, digits);
}

// Cells that all see each other have different digits: so many of those that are left to them.
bool Cases::settle_total(const std::uint8_t* cells, std::size_t count, int total,
                         Digits& digits) const {
  Bits open = 0;
  std::size_t blanks = 0;
  std::uint32_t members = 0;
  for (std::size_t i = 0; i < count; ++i) members |= 1U << cells[i];
  for (std::size_t i = 0; i < count; ++i) {
    if ((members & ~sees_[cells[i]] & ~(1U << cells[i])) != 0) return true;
    const Bits own = digits[cells[i]];
    if (is_one(own)) {
      total -= lowest(own);
    } else {
      open |= own;
      ++blanks;
    }
  }
  if (static_cast<std::size_t>(std::popcount(open)) < blanks) return false;
  return extreme_sum(open, blanks, false) <= total && extreme_sum(open, blanks, true) >= total;
}

bool Cases::settle_sets(const CluePart::Sets& sets, Digits& digits) const {
  Bits kept = 0;
  for (const Bits set : sets.sets) {
    const bool fits = std::all_of(sets.cells.begin(), sets.cells.end(),
                                  [&](std::uint8_t cell) { return (digits[cell] & set) != 0; });
    if (fits) kept |= set;
  }
  for (const std::uint8_t cell : sets.cells) {
    digits[cell] = static_cast<Bits>(digits[cell] & kept);
    if (digits[cell] == 0) return false;
  }
  return true;
}

bool Cases::settle_ends(const CluePart::Ends& ends, Digits& digits) const {
  const Bits a = digits[ends.a], b = digits[ends.b];
  const int low = std::min(lowest(a), lowest(b)), high = std::max(highest(a), highest(b));
  if (high - low < ends.apart) return false;
  Bits kept = all_;
  if (ends.is_between) kept = between(low + 1, high - 1);
  if (is_one(a) && is_one(b)) {
    if (std::abs(lowest(a) - lowest(b)) < ends.apart) return false;
    if (!ends.is_between) kept = static_cast<Bits>(all_ & ~between(low, high));
  }
  for (const std::uint8_t cell : ends.inner) {
    digits[cell] = static_cast<Bits>(digits[cell] & kept);
    if (digits[cell] == 0) return false;
  }
  return true;
}

bool Cases::settle_among(const CluePart::Among& among, Digits& digits) const {
  std::size_t needs = 0;
  for (int digit = 1; digit <= side_; ++digit) {
    const int need = among.need[static_cast<std::size_t>(digit - 1)];
    if (need == 0) continue;
    needs += static_cast<std::size_t>(need);
    int places = 0;
    for (const std::uint8_t cell : among.cells)
      places += (digits[cell] & digit_bit(digit)) != 0 ? 1 : 0;
    if (places < need) return false;
    if (places > need) continue;
    for (const std::uint8_t cell : among.cells) {
      if ((digits[cell] & digit_bit(digit)) != 0) digits[cell] = digit_bit(digit);
    }
  }
  return needs <= among.cells.size();
}

// The states that can be reached from the front, and from the end.
bool Cases::settle_fits(const CluePart::Fits& fits, Digits& digits) const {
  using constraints::Mask;
  const std::size_t count = fits.cells.size();
  const auto& next = fits.automaton.next;
  std::vector<Mask> ahead(count + 1, 0);
  ahead[0] = fits.automaton.first;
  for (std::size_t i = 0; i < count; ++i) {
    for (Mask states = ahead[i]; states != 0; states &= states - 1) {
      const auto& row = next[static_cast<std::size_t>(std::countr_zero(states))];
      for (Bits rest = digits[fits.cells[i]]; rest != 0;
           rest = static_cast<Bits>(rest & (rest - 1))) {
        ahead[i + 1] |= row[static_cast<std::size_t>(std::countr_zero(rest))];
      }
    }
  }
  Mask back = ahead[count] & fits.automaton.last;
  for (std::size_t i = count; i-- > 0;) {
    Bits kept = 0;
    Mask before = 0;
    for (Mask states = ahead[i]; states != 0; states &= states - 1) {
      const auto& row = next[static_cast<std::size_t>(std::countr_zero(states))];
      for (Bits rest = digits[fits.cells[i]]; rest != 0;
           rest = static_cast<Bits>(rest & (rest - 1))) {
        if ((row[static_cast<std::size_t>(std::countr_zero(rest))] & back) == 0) continue;
        kept |= static_cast<Bits>(rest & -rest);
        before |= states & (~states + 1);
      }
    }
    digits[fits.cells[i]] = kept;
    if (kept == 0) return false;
    back = before;
  }
  return true;
}

}  // namespace nonet::logic
