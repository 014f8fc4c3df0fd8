// Engine: sums and sets of digits. Part of engine.hpp.
//
// A cage is a list of sets of digits; those that no longer fit are passed over, what is left says
// which digits are possible and which are needed. A sum of several groups asks each group what it
// can make, as a row of bits, adds the rows up from the left and from the right, and tells each
// group what it may make.
#pragma once

#include <array>
#include <cstdlib>
#include <limits>
#include <optional>

namespace nonet::search {

// Whether every cell has a digit of the set.
template <typename Mask>
inline bool Engine<Mask>::fits_group(const std::uint16_t* vars, int count, Mask set) const {
  for (int i = 0; i < count; ++i) {
    if ((dom_[vars[i]] & set) == 0) return false;
  }
  return true;
}

// The ways that cells, each with a digit of the set, can have its digits, each digit once, added to
// what each cell may have; false: there is none. Exact for two to four cells: one or two with no
// more digits than they are take them from the others, and a digit that no other has is needed. Of
// more cells, what they have of the set.
template <typename Mask>
inline bool Engine<Mask>::add_ways(const std::uint16_t* vars, int count, Mask set,
                                   Mask* ways) const {
  if (count == 2) {
    const Mask a = dom_[vars[0]] & set, b = dom_[vars[1]] & set;
    const Mask x = a & needed(set, b), y = b & needed(set, a);
    if (x == 0 || y == 0) return false;
    ways[0] |= x;
    ways[1] |= y;
    return true;
  }
  if (count == 3) {
    const Mask a = dom_[vars[0]] & set, b = dom_[vars[1]] & set, c = dom_[vars[2]] & set;
    const Mask x = a & Mask(~(alone(b) | alone(c))) & needed(set, b | c);
    const Mask y = b & Mask(~(alone(a) | alone(c))) & needed(set, a | c);
    const Mask z = c & Mask(~(alone(a) | alone(b))) & needed(set, a | b);
    if (x == 0 || y == 0 || z == 0) return false;
    ways[0] |= x;
    ways[1] |= y;
    ways[2] |= z;
    return true;
  }
  if (count == 4) {
    const Mask a = dom_[vars[0]] & set, b = dom_[vars[1]] & set;
    const Mask c = dom_[vars[2]] & set, d = dom_[vars[3]] & set;
    const Mask ab = a | b, ac = a | c, ad = a | d, bc = b | c, bd = b | d, cd = c | d;
    if (is_single(ab) || is_single(ac) || is_single(ad) || is_single(bc) || is_single(bd) ||
        is_single(cd))
      return false;
    const Mask pairs_a = two(bc) | two(bd) | two(cd), pairs_b = two(ac) | two(ad) | two(cd);
    const Mask pairs_c = two(ab) | two(ad) | two(bd), pairs_d = two(ab) | two(ac) | two(bc);
    const Mask w = a & Mask(~(alone(b) | alone(c) | alone(d) | pairs_a)) & needed(set, b | cd);
    const Mask x = b & Mask(~(alone(a) | alone(c) | alone(d) | pairs_b)) & needed(set, a | cd);
    const Mask y = c & Mask(~(alone(a) | alone(b) | alone(d) | pairs_c)) & needed(set, ab | d);
    const Mask z = d & Mask(~(alone(a) | alone(b) | alone(c) | pairs_d)) & needed(set, ab | c);
    if (w == 0 || x == 0 || y == 0 || z == 0) return false;
    ways[0] |= w;
    ways[1] |= x;
    ways[2] |= y;
    ways[3] |= z;
    return true;
  }
  for (int i = 0; i < count; ++i) ways[i] |= dom_[vars[i]] & set;
  return true;
}

// Whether the ways found so far leave nothing to take from any cell.
template <typename Mask>
inline bool Engine<Mask>::are_all(const std::uint16_t* vars, int count, const Mask* ways) const {
  for (int i = 0; i < count; ++i) {
    if (ways[i] != dom_[vars[i]]) return false;
  }
  return true;
}

template <typename Mask>
inline bool Engine<Mask>::keep_ways(const std::uint16_t* vars, int count, const Mask* ways) {
  for (int i = 0; i < count; ++i) {
    if (!keep(vars[i], ways[i])) return false;
  }
  return true;
}

// Digits that are surely among the cells of a clue: a lone place is taken, and who sees all places
// loses it.
template <typename Mask>
bool Engine<Mask>::require(const Prop& prop, Mask required) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  for (; required != 0; required &= required - 1) {
    const Mask digit = required & Mask(-required);
    std::array<std::uint16_t, 8> holders;
    int count = 0;
    for (const std::uint16_t* at = begin; at != end && count < 8; ++at) {
      if ((dom_[*at] & digit) != 0) holders[std::size_t(count++)] = *at;
    }
    if (count == 0) {
      blame(begin, end);
      return false;
    }
    if (count == 1) {
      if (!set(holders[0], digit)) return false;
    } else if (count < 8) {
      if (!forbid_common(holders.data(), count, digit)) return false;
    }
  }
  return true;
}

// Whether what a cage takes leaves a digit to every other cell of its houses.
template <typename Mask>
inline bool Engine<Mask>::fits_rest(std::uint32_t rest, Mask taken) const {
  const Mask left = full_ & Mask(~taken);
  for (const std::uint16_t* at = &rests_[rest]; *at != 0; at += *at + 1) {
    if (!fits_group(at + 1, *at, left)) return false;
  }
  return true;
}

template <typename Mask>
bool Engine<Mask>::run_cage(const Prop& prop) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  std::array<std::uint16_t, 16> open;
  int count = 0, left = prop.value;
  Mask met = 0, fixed = 0;
  for (const std::uint16_t* at = begin; at != end; ++at) {
    const Mask mask = dom_[*at];
    if (is_single(mask)) {
      left -= low(mask) + 1;
      fixed |= mask;
    } else {
      if (count == 16) return true;
      open[std::size_t(count++)] = *at;
      met |= mask;
    }
  }
  met &= Mask(~fixed);
  if (count == 0) {
    if (left == 0) return true;
    for (const std::uint16_t* at = begin; at != end; ++at) weight_[*at] += step_;
    return false;
  }
  if (count == 1) {
    if (left < 1 || left > n_ || !keep(open[0], Mask(Mask(1) << (left - 1)))) {
      for (const std::uint16_t* at = begin; at != end; ++at) weight_[*at] += step_;
      return false;
    }
    return true;
  }
  Mask possible = 0, required = full_;
  Mask ways[16] = {};
  for (const std::uint16_t set : subsets_->sets(count, left)) {
    if ((Mask(set) & Mask(~met)) != 0) continue;
    if (!fits_group(open.data(), count, Mask(set))) continue;
    if (!fits_rest(prop.data, Mask(set) | fixed)) continue;
    if (!add_ways(open.data(), count, Mask(set), ways)) continue;
    possible |= Mask(set);
    required &= Mask(set);
    if (required == 0 && are_all(open.data(), count, ways)) return true;
  }
  if (possible == 0) {
    blame(begin, end);
    return false;
  }
  if (!keep_ways(open.data(), count, ways)) return false;
  return required == 0 || require(prop, required);
}

template <typename Mask>
bool Engine<Mask>::run_sets(const Prop& prop) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  const int count = static_cast<int>(prop.end - prop.begin);
  Mask met = 0, possible = 0, required = full_;
  Mask ways[kDigits] = {};
  for (const std::uint16_t* at = begin; at != end; ++at) met |= dom_[*at];
  for (const Mask set : set_data_[prop.data]) {
    if ((set & Mask(~met)) != 0 || !fits_group(begin, count, set)) continue;
    if (!add_ways(begin, count, set, ways)) continue;
    possible |= set;
    required &= set;
    if (required == 0 && are_all(begin, count, ways)) return true;
  }
  if (possible == 0) {
    blame(begin, end);
    return false;
  }
  if (!keep_ways(begin, count, ways)) return false;
  return required == 0 || require(prop, required);
}

// A row of bits, of which only those up to a bound matter.
template <int kWords>
struct SumBits {
  std::uint64_t words[kWords] = {};

  void insert(int at) {
    if (at >= 0 && at < 64 * kWords) words[at >> 6] |= std::uint64_t{1} << (at & 63);
  }
  bool contains(int at) const {
    return at >= 0 && at < 64 * kWords && (words[at >> 6] >> (at & 63) & 1) != 0;
  }
  // Adds a row moved up, or down.
  void add_up(const SumBits& row, int by) {
    const int skip = by >> 6, shift = by & 63;
    for (int i = kWords - 1; i >= skip; --i) {
      words[i] |= row.words[i - skip] << shift;
      if (shift != 0 && i > skip) words[i] |= row.words[i - skip - 1] >> (64 - shift);
    }
  }
  void add_down(const SumBits& row, int by) {
    const int skip = by >> 6, shift = by & 63;
    for (int i = 0; i + skip < kWords; ++i) {
      words[i] |= row.words[i + skip] >> shift;
      if (shift != 0 && i + skip + 1 < kWords) words[i] |= row.words[i + skip + 1] << (64 - shift);
    }
  }
  static bool meets_up(const SumBits& row, const SumBits& other, int by) {
    const int skip = by >> 6, shift = by & 63;
    for (int i = skip; i < kWords; ++i) {
      std::uint64_t word = row.words[i - skip] << shift;
      if (shift != 0 && i > skip) word |= row.words[i - skip - 1] >> (64 - shift);
      if ((word & other.words[i]) != 0) return true;
    }
    return false;
  }
};

template <typename Mask>
bool Engine<Mask>::run_sum(const Prop& prop) {
  const SumData& data = sum_data_[prop.data];
  if (data.groups.size() > kMostGroups) return run_bounds(prop, data);
  if (data.rest < 64) return run_sum_in<1>(prop, data);
  if (data.rest < 128) return run_sum_in<2>(prop, data);
  if (data.rest < 256) return run_sum_in<4>(prop, data);
  if (data.rest < 1024) return run_sum_in<16>(prop, data);
  return run_bounds(prop, data);
}

// Too long for rows of bits: least and most alone.
template <typename Mask>
bool Engine<Mask>::run_bounds(const Prop& prop, const SumData& data) {
  const std::uint16_t* vars = &vars_[prop.begin];
  long least = 0, most = 0;
  const auto top = [](Mask mask) { return static_cast<long>(std::bit_width(mask)); };
  for (const Group& group : data.groups) {
    for (std::uint32_t at = group.begin; at < group.end; ++at) {
      const Mask mask = dom_[vars[at]];
      const long a = group.weight * (low(mask) + 1L), b = group.weight * top(mask);
      least += std::min(a, b);
      most += std::max(a, b);
    }
  }
  if (least > data.total || most < data.total) {
    blame(vars, vars + (prop.end - prop.begin));
    return false;
  }
  for (const Group& group : data.groups) {
    for (std::uint32_t at = group.begin; at < group.end; ++at) {
      const Mask mask = dom_[vars[at]];
      const long a = group.weight * (low(mask) + 1L), b = group.weight * top(mask);
      Mask fine = 0;
      for (Mask rest = mask; rest != 0; rest &= rest - 1) {
        const long own = group.weight * (low(rest) + 1L);
        if (least - std::min(a, b) + own > data.total || most - std::max(a, b) + own < data.total)
          continue;
        fine |= rest & Mask(-rest);
      }
      if (!set(vars[at], fine)) return false;
    }
  }
  return true;
}

// What is open of a group, and between which bounds it can make sums; false: too few digits for its
// cells.
template <typename Mask>
bool Engine<Mask>::read_part(const std::uint16_t* vars, const Group& group, SumPart& part) const {
  Mask fixed = 0;
  for (std::uint32_t at = group.begin; at < group.end; ++at) {
    const Mask mask = dom_[vars[at]];
    if (is_single(mask)) {
      part.fixed += low(mask) + 1;
      fixed |= mask;
    } else {
      part.open[part.count++] = vars[at];
      part.met |= mask;
    }
  }
  part.met &= Mask(~fixed);
  if (std::popcount(part.met) < part.count) return false;
  Mask rest = part.met;
  for (int i = 0; i < part.count; ++i, rest &= rest - 1) part.least += low(rest) + 1;
  rest = part.met;
  for (int i = 0; i < part.count; ++i) {
    const int high = static_cast<int>(std::bit_width(rest));
    part.most += high;
    rest &= Mask(~(Mask(1) << (high - 1)));
  }
  return true;
}

// Up to two open cells: their sums are a word of bits, and each digit is asked for its partners.
template <typename Mask>
inline std::uint64_t Engine<Mask>::small_sums(const SumPart& part) const {
  if (part.count == 0) return 1;
  if (part.count == 1) return std::uint64_t{part.met} << 1;
  const Mask other = dom_[part.open[1]];
  std::uint64_t sums = 0;
  for (Mask rest = dom_[part.open[0]]; rest != 0; rest &= rest - 1) {
    sums |= std::uint64_t{Mask(other & Mask(~(rest & Mask(-rest))))} << (low(rest) + 2);
  }
  return sums;
}

template <typename Mask>
bool Engine<Mask>::keep_small(const SumPart& part, std::uint64_t sums) {
  if (part.count == 0) return true;
  if (part.count == 1) return keep(part.open[0], Mask(sums >> 1));
  const Mask masks[2] = {dom_[part.open[0]], dom_[part.open[1]]};
  for (int i = 0; i < 2; ++i) {
    Mask fine = 0;
    for (Mask rest = masks[i]; rest != 0; rest &= rest - 1) {
      const Mask digit = rest & Mask(-rest);
      if ((sums >> (low(rest) + 2) & Mask(masks[1 - i] & Mask(~digit))) != 0) fine |= digit;
    }
    if (!set(part.open[i], fine)) return false;
  }
  return true;
}

// Whether the open cells of a part can make a sum.
template <typename Mask>
bool Engine<Mask>::can_make(const SumPart& part, int sum) const {
  if (part.count == 0) return sum == 0;
  if (part.count == 1) return sum >= 1 && sum <= n_ && (part.met >> (sum - 1) & 1) != 0;
  if (subsets_ == nullptr) return true;
  for (const std::uint16_t set : subsets_->sets(part.count, sum)) {
    if ((Mask(set) & Mask(~part.met)) == 0 && fits_group(part.open, part.count, Mask(set)))
      return true;
  }
  return false;
}

// The digits of a part that makes a sum, beside those that are known to be possible.
template <typename Mask>
Mask Engine<Mask>::add_digits(const SumPart& part, int sum, Mask possible) const {
  if (part.count == 1) return possible | Mask(Mask(1) << (sum - 1));
  for (const std::uint16_t set : subsets_->sets(part.count, sum)) {
    if ((Mask(set) & Mask(~part.met)) == 0 && (Mask(set) & Mask(~possible)) != 0 &&
        fits_group(part.open, part.count, Mask(set))) {
      possible |= Mask(set);
    }
  }
  return possible;
}

// Without tables: a digit with the others as low, or as high, as can be.
template <typename Mask>
Mask Engine<Mask>::digits_within(const SumPart& part, int low_sum, int high_sum) const {
  Mask ordered = part.met, possible = 0;
  for (int k = 1; k < part.count; ++k) ordered &= ordered - 1;
  const int others_low = part.least - (low(ordered) + 1);
  ordered = part.met;
  for (int k = 1; k < part.count; ++k) ordered &= Mask(~(Mask(1) << (std::bit_width(ordered) - 1)));
  const int others_high = part.most - static_cast<int>(std::bit_width(ordered));
  for (Mask rest = part.met; rest != 0; rest &= rest - 1) {
    const int digit = low(rest) + 1;
    if (digit + others_low <= high_sum && digit + others_high >= low_sum)
      possible |= rest & Mask(-rest);
  }
  return possible;
}

// All parts, and whether their bounds say anything: false where, whatever one part makes, the
// others can make up for it. Nothing: some part has too few digits.
template <typename Mask>
std::optional<bool> Engine<Mask>::read_parts(const std::uint16_t* vars, const SumData& data,
                                             SumPart* parts) const {
  int least = 0, most = 0, widest = 0;
  for (const Group& group : data.groups) {
    SumPart& part = *parts++;
    part.clear();
    if (!read_part(vars, group, part)) return std::nullopt;
    const int a = group.weight * (part.fixed + part.least);
    const int b = group.weight * (part.fixed + part.most);
    least += std::min(a, b);
    most += std::max(a, b);
    widest = std::max(widest, std::abs(b - a));
  }
  return data.total - least < widest || most - data.total < widest;
}

// Keeps of a part what makes sums that are fine, as `is_fine` says of each.
template <typename Mask>
template <typename Test>
bool Engine<Mask>::keep_sums(const SumPart& part, Test is_fine) {
  if (is_small(part)) {
    std::uint64_t fine = 0;
    for (std::uint64_t sums = small_sums(part); sums != 0; sums &= sums - 1) {
      if (is_fine(std::countr_zero(sums))) fine |= sums & (~sums + 1);
    }
    return keep_small(part, fine);
  }
  Mask possible = 0;
  int low_sum = std::numeric_limits<int>::max(), high_sum = 0;
  for (int sum = part.least; sum <= part.most; ++sum) {
    if (!is_fine(sum)) continue;
    low_sum = std::min(low_sum, sum);
    high_sum = std::max(high_sum, sum);
    if (subsets_ != nullptr) possible = add_digits(part, sum, possible);
  }
  if (subsets_ == nullptr) possible = digits_within(part, low_sum, high_sum);
  for (int k = 0; k < part.count; ++k) {
    if (!keep(part.open[k], possible)) return false;
  }
  return true;
}

template <typename Mask>
template <int kWords>
bool Engine<Mask>::run_sum_in(const Prop& prop, const SumData& data) {
  using Bits = SumBits<kWords>;
  const std::uint16_t *vars = &vars_[prop.begin], *end = vars + (prop.end - prop.begin);
  const std::size_t size = data.groups.size();
  std::array<SumPart, kMostGroups> parts;
  const std::optional<bool> is_tight = read_parts(vars, data, parts.data());
  if (!is_tight) {
    blame(vars, end);
    return false;
  }
  if (!*is_tight) return true;
  std::array<Bits, kMostGroups> made;
  std::array<Bits, kMostGroups + 1> before, after;
  const auto place = [&](std::size_t i, int sum) {
    return data.groups[i].weight * (parts[i].fixed + sum) - data.groups[i].least;
  };
  before[0] = Bits{};
  before[0].insert(0);
  for (std::size_t i = 0; i < size; ++i) {
    const SumPart& part = parts[i];
    made[i] = before[i + 1] = Bits{};
    const auto make = [&](int sum) {
      const int at = place(i, sum);
      if (at < 0 || at >= 64 * kWords) return;
      made[i].insert(at);
      before[i + 1].add_up(before[i], at);
    };
    if (is_small(part)) {
      for (std::uint64_t sums = small_sums(part); sums != 0; sums &= sums - 1)
        make(std::countr_zero(sums));
      continue;
    }
    for (int sum = part.least; sum <= part.most; ++sum) {
      if (can_make(part, sum)) make(sum);
    }
  }
  if (!before[size].contains(data.rest)) {
    for (const std::uint16_t* at = vars; at != end; ++at) weight_[*at] += step_;
    return false;
  }
  after[size] = Bits{};
  after[size].insert(data.rest);
  for (std::size_t i = size; i-- > 0;) {
    after[i] = Bits{};
    const auto is_fine = [&](int sum) {
      const int at = place(i, sum);
      if (!made[i].contains(at) || !Bits::meets_up(before[i], after[i + 1], at)) return false;
      after[i].add_down(after[i + 1], at);
      return true;
    };
    if (!keep_sums(parts[i], is_fine)) return false;
  }
  return true;
}

template <typename Mask>
bool Engine<Mask>::run(const Prop& prop) {
  switch (prop.form) {
    case Form::sum: return run_sum(prop);
    case Form::cage: return run_cage(prop);
    case Form::sets: return run_sets(prop);
    case Form::same: return run_same(prop);
    case Form::ends: return run_ends(prop);
    case Form::among: return run_among(prop);
    case Form::sandwich: return run_sandwich(prop);
    case Form::xsum: return run_xsum(prop);
    case Form::skyscraper: return run_skyscraper(prop);
    case Form::fits: break;
  }
  return run_fits(prop);
}

}  // namespace nonet::search
