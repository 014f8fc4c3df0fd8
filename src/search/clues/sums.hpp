// Engine: sums of groups of cells. Part of engine.hpp.
//
// A sum asks each group what it can make, as a row of bits, adds the rows up from the left and
// takes them away again from the right, and tells each group what it may make.
#pragma once

#include <cstdlib>

namespace nonet::search {
namespace {

// Rows of bits: bit s says that a sum of s can be made.
inline std::uint64_t bits_upto(int bit) { return ~std::uint64_t{0} >> (63 - bit); }

inline std::uint64_t turned_bits(std::uint64_t row) {
  constexpr std::uint64_t kOdd = 0x5555555555555555, kPairs = 0x3333333333333333,
                          kFours = 0x0f0f0f0f0f0f0f0f, kBytes = 0x00ff00ff00ff00ff,
                          kWords = 0x0000ffff0000ffff;
  row = (row >> 1 & kOdd) | (row & kOdd) << 1;
  row = (row >> 2 & kPairs) | (row & kPairs) << 2;
  row = (row >> 4 & kFours) | (row & kFours) << 4;
  row = (row >> 8 & kBytes) | (row & kBytes) << 8;
  row = (row >> 16 & kWords) | (row & kWords) << 16;
  return row >> 32 | row << 32;
}

// All sums of one of these and one of those, of which there are few.
inline std::uint64_t added_rows(std::uint64_t many, std::uint64_t few) {
  std::uint64_t sums = 0;
  for (; few != 0; few &= few - 1) sums |= many << std::countr_zero(few);
  return sums;
}

// What is left of one of these when one of those is taken from it.
inline std::uint64_t taken_rows(std::uint64_t from, std::uint64_t taken) {
  const std::uint64_t back = turned_bits(taken);
  std::uint64_t left = 0;
  for (; from != 0; from &= from - 1) left |= back >> (63 - std::countr_zero(from));
  return left;
}

// What is open of a group; false: too few digits for its cells. Bounds of what it makes are those
// of its cells, or of its lowest and highest digits for three and more.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::read_part(const std::uint16_t* vars, const Group& group,
                                          SumPart& part, int& left) const {
  part.count = 0;
  part.met = 0;
  part.weight = group.weight;
  int fixed = 0;
  Mask taken = 0;
  for (std::uint32_t at = group.begin; at < group.end; ++at) {
    const Mask mask = dom_[vars[at]], known = alone(mask);  // without a jump
    part.open[part.count] = vars[at];
    part.count += known == 0 ? 1 : 0;
    part.met |= mask ^ known;
    taken |= known;
    fixed += known != 0 ? low(mask) + 1 : 0;
  }
  left -= group.weight * fixed;
  if (part.count <= 1) {
    part.least = part.count == 0 ? 0 : low(part.met) + 1;
    part.most = static_cast<int>(std::bit_width(part.met));
    return true;
  }
  if (is_small(part)) {
    const Mask a = dom_[part.open[0]], b = dom_[part.open[1]];
    const int low_a = low(a), low_b = low(b);
    const auto high_a = static_cast<int>(std::bit_width(a));
    const auto high_b = static_cast<int>(std::bit_width(b));
    part.least = low_a + low_b + 2 + (low_a == low_b ? 1 : 0);
    part.most = high_a + high_b - (high_a == high_b ? 1 : 0);
    return true;
  }
  part.met &= Mask(~taken);
  if (std::popcount(part.met) < part.count) return false;
  part.least = part.most = 0;
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

// For each digit of the first of three cells and each other digit of the second: what is left to
// the third, and what the two make.
template <typename Mask, typename Size>
template <typename Visit>
inline void Engine<Mask, Size>::each_pair(const SumPart& part, Visit visit) const {
  const Mask one = dom_[part.open[0]], two = dom_[part.open[1]], three = dom_[part.open[2]];
  for (Mask rest = one; rest != 0; rest &= rest - 1) {
    const Mask a = rest & Mask(-rest);
    for (Mask others = two & Mask(~a); others != 0; others &= others - 1) {
      const Mask b = others & Mask(-others);
      visit(a, b, Mask(three & Mask(~(a | b))), low(rest) + low(others) + 2);
    }
  }
}

// What the open cells of a part can make, as bits from its least on; exact for up to three, by sets
// of digits for more, all sums without tables.
template <typename Mask, typename Size>
inline std::uint64_t Engine<Mask, Size>::sums_of(const SumPart& part) const {
  if (part.count == 1) return std::uint64_t{part.met} >> (part.least - 1);
  std::uint64_t sums = 0;
  if (is_small(part)) {
    const Mask other = dom_[part.open[1]];
    for (Mask rest = dom_[part.open[0]]; rest != 0; rest &= rest - 1) {
      sums |= std::uint64_t{Mask(other & Mask(~(rest & Mask(-rest))))} << (low(rest) + 2);
    }
    return sums >> part.least;
  }
  if (is_triple(part)) {
    each_pair(part, [&](Mask, Mask, Mask thirds, int sum) {
      sums |= std::uint64_t{thirds} << (sum + 1);
    });
    return sums >> part.least;
  }
  const int width = part.most - part.least;
  if (subsets_ == nullptr) return bits_upto(width);
  for (int by = 0; by <= width; ++by) {
    if (can_make(part, part.least + by)) sums |= std::uint64_t{1} << by;
  }
  return sums;
}

// Whether the open cells of a part, three or more, can make a sum.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::can_make(const SumPart& part, int sum) const {
  for (const std::uint16_t set : subsets_->sets(part.count, sum)) {
    if ((Mask(set) & Mask(~part.met)) == 0 && fits_group(part.open, part.count, Mask(set)))
      return true;
  }
  return false;
}

// The digits of a part that makes a sum, beside those that are known to be possible.
template <typename Mask, typename Size>
Mask Engine<Mask, Size>::add_digits(const SumPart& part, int sum, Mask possible) const {
  for (const std::uint16_t set : subsets_->sets(part.count, sum)) {
    if ((Mask(set) & Mask(~part.met)) == 0 && (Mask(set) & Mask(~possible)) != 0 &&
        fits_group(part.open, part.count, Mask(set))) {
      possible |= Mask(set);
    }
  }
  return possible;
}

// Without tables: a digit with the others as low, or as high, as can be.
template <typename Mask, typename Size>
Mask Engine<Mask, Size>::digits_within(const SumPart& part, int low_sum, int high_sum) const {
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

// Keeps of a part what makes one of these sums, as bits from its least on, some of which it can
// make.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::keep_sums(const SumPart& part, std::uint64_t sums) {
  if (part.count == 1) return keep(part.open[0], Mask(sums << (part.least - 1)));
  if (is_small(part)) {
    const Mask masks[2] = {dom_[part.open[0]], dom_[part.open[1]]};
    sums <<= part.least;
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
  if (is_triple(part)) {
    Mask fine[3] = {};
    sums <<= part.least;
    each_pair(part, [&](Mask a, Mask b, Mask thirds, int sum) {
      const Mask met = Mask(sums >> (sum + 1)) & thirds;
      fine[0] |= met != 0 ? a : Mask(0);
      fine[1] |= met != 0 ? b : Mask(0);
      fine[2] |= met;
    });
    return keep_ways(part.open, 3, fine);
  }
  Mask possible = 0;
  if (subsets_ == nullptr) {
    possible = digits_within(part, part.least + std::countr_zero(sums),
                             part.least + static_cast<int>(std::bit_width(sums)) - 1);
  } else {
    for (; sums != 0; sums &= sums - 1)
      possible = add_digits(part, part.least + std::countr_zero(sums), possible);
  }
  for (int k = 0; k < part.count; ++k) {
    if (!keep(part.open[k], possible)) return false;
  }
  return true;
}

// The open parts of a sum, and what they have to make together.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::read_parts(const std::uint16_t* vars, const SumData& data,
                                           SumParts& parts) const {
  int left = data.total, least = 0, most = 0;
  parts.size = parts.widest = 0;
  parts.is_wide = false;
  for (const Group& group : data.groups) {
    SumPart& part = parts.at[parts.size];
    if (!read_part(vars, group, part, left)) return false;
    if (part.count == 0) continue;
    ++parts.size;
    const int a = group.weight * part.least, b = group.weight * part.most;
    least += std::min(a, b);
    most += std::max(a, b);
    parts.widest = std::max(parts.widest, std::abs(b - a));
    parts.is_wide |= part.most - part.least >= 64;
  }
  parts.rest = left - least;
  parts.room = most - left;
  return true;
}

// A sum: each part makes something beyond its least, all of them together the rest, and between
// them they leave some room. Where whatever one makes the others make up for, there is nothing to
// take; where the rest and what each makes are a word of bits, it is added up exactly.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_sum(const Prop& prop) {
  const SumData& data = sum_data_[prop.data];
  const std::uint16_t *vars = &vars_[prop.begin], *end = vars + (prop.end - prop.begin);
  if (data.groups.size() > kMostGroups) return run_bounds(prop, data);
  SumParts parts;
  if (!read_parts(vars, data, parts)) {
    blame(vars, end);
    return false;
  }
  const bool is_fine = parts.rest >= 0 && parts.room >= 0;
  if (is_fine && parts.rest >= parts.widest && parts.room >= parts.widest) return true;
  if (is_fine && (parts.rest >= 64 || parts.is_wide))
    return keep_bounds(parts) && run_bounds(prop, data);
  if (!is_fine || !add_up(parts)) {
    for (const std::uint16_t* at = vars; at != end; ++at) weight_[*at] += step_;
    return false;
  }
  is_exact_ = true;
  for (std::size_t i = parts.size; i-- > 0;) {
    const SumPart& part = parts.at[i];
    is_exact_ &= is_small(part) || is_triple(part);
    const bool is_cut = std::abs(part.weight) * (part.most - part.least) > parts.rest;
    if (!is_cut && parts.fine[i] == parts.made[i]) continue;
    if (!keep_sums(part, unplaced(part, parts.fine[i]))) return false;
  }
  return true;
}

// Too much for a word of bits: each part between what the others leave it at least and at most.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::keep_bounds(const SumParts& parts) {
  for (std::size_t i = 0; i < parts.size; ++i) {
    const SumPart& part = parts.at[i];
    const int width = part.most - part.least, factor = std::abs(part.weight);
    const int above = std::min(width, parts.rest / factor);  // from the end that adds least
    const int below = std::max(0, width - parts.room / factor);
    if (below == 0 && above == width) continue;
    const int from = part.weight > 0 ? below : width - above;
    const int to = part.weight > 0 ? above : width - below;
    if (from > to) {
      blame(part.open, part.open + part.count);
      return false;
    }
    if (width < 64) {
      const std::uint64_t sums = bits_upto(to) & (~std::uint64_t{0} << from);
      if (!keep_sums(part, sums)) return false;
      continue;
    }
    const Mask possible = digits_within(part, part.least + from, part.least + to);
    for (int k = 0; k < part.count; ++k) {
      if (!keep(part.open[k], possible)) return false;
    }
  }
  return true;
}

// Sums of a part, from its least on, as what it adds to the whole from its least on; and back. A
// weight turns them round, or spreads them.
template <typename Mask, typename Size>
inline std::uint64_t Engine<Mask, Size>::placed(const SumPart& part, std::uint64_t sums) {
  if (part.weight == 1) return sums;
  const int width = part.most - part.least, factor = std::abs(part.weight);
  std::uint64_t row = 0;
  for (; sums != 0; sums &= sums - 1) {
    const int by = std::countr_zero(sums);
    const int at = factor * (part.weight > 0 ? by : width - by);
    if (at < 64) row |= std::uint64_t{1} << at;
  }
  return row;
}

template <typename Mask, typename Size>
inline std::uint64_t Engine<Mask, Size>::unplaced(const SumPart& part, std::uint64_t row) {
  if (part.weight == 1) return row;
  const int width = part.most - part.least, factor = std::abs(part.weight);
  std::uint64_t sums = 0;
  for (; row != 0; row &= row - 1) {
    const int by = std::countr_zero(row) / factor;
    sums |= std::uint64_t{1} << (part.weight > 0 ? by : width - by);
  }
  return sums;
}

// Rows of bits added up from the left and taken away again from the right; false: the rest cannot
// be made.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::add_up(SumParts& parts) const {
  const std::size_t size = parts.size;
  if (size == 0) return parts.rest == 0;
  const std::uint64_t whole = bits_upto(parts.rest);
  std::uint64_t before[kMostGroups];
  for (std::size_t i = 0; i < size; ++i) {
    parts.made[i] = placed(parts.at[i], sums_of(parts.at[i]));
    if (i + 1 == size) break;
    before[i] = i == 0 ? parts.made[0] & whole : added_rows(before[i - 1], parts.made[i]) & whole;
  }
  std::uint64_t after = std::uint64_t{1} << parts.rest;
  for (std::size_t i = size; i-- > 1;) {
    parts.fine[i] = parts.made[i] & taken_rows(after, before[i - 1]);
    if (parts.fine[i] == 0) return false;
    after = taken_rows(after, parts.fine[i]);
  }
  parts.fine[0] = parts.made[0] & after;
  return parts.fine[0] != 0;
}

// Least and most of each cell alone: for more groups than are added up, or more than a word.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_bounds(const Prop& prop, const SumData& data) {
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

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run(const Prop& prop) {
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
    case Form::pill: return run_pill(prop);
    case Form::fits: break;
  }
  return run_fits(prop);
}

}  // namespace
}  // namespace nonet::search
