// Engine: cages and sets of digits. Part of engine.hpp.
//
// A cage is a list of sets of digits; those that no longer fit are passed over, what is left says
// which digits are possible and which are needed.
#pragma once

#include <array>

namespace nonet::search {
namespace {

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
  if (end - begin > 16) return true;
  for (const std::uint16_t* at = begin; at != end; ++at) {  // without a jump
    const Mask mask = dom_[*at], known = alone(mask);
    open[std::size_t(count)] = *at;
    count += known == 0 ? 1 : 0;
    met |= mask ^ known;
    fixed |= known;
    left -= known != 0 ? low(mask) + 1 : 0;
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
  const auto is_done = [&](Mask set) {  // nothing is left to take
    if (!add_ways(open.data(), count, set, ways)) return false;
    possible |= set;
    required &= set;
    return required == 0 && are_all(open.data(), count, ways);
  };
  const std::span<const std::uint16_t> sets = subsets_->sets(count, left);
  if (n_ <= Subsets::kMostFiltered && !sets.empty()) {
    const SetFilter filter = subsets_->filter(count, left);
    unsigned rest = filter.holds[0] & ~unsigned{filter.meets[full_ & Mask(~met)]};
    for (int i = 0; i < count; ++i) rest &= filter.meets[dom_[open[std::size_t(i)]]];
    for (const std::uint16_t* at = &rests_[prop.data]; *at != 0; at += *at + 1) {
      for (int i = 1; i <= *at; ++i) rest &= ~unsigned{filter.holds[dom_[at[i]] & Mask(~fixed)]};
    }
    for (; rest != 0; rest &= rest - 1) {
      if (is_done(Mask(sets[std::size_t(std::countr_zero(rest))]))) return true;
    }
  } else {
    for (const std::uint16_t set : sets) {
      if ((Mask(set) & Mask(~met)) == 0 && fits_group(open.data(), count, Mask(set)) &&
          fits_rest(prop.data, Mask(set) | fixed) && is_done(Mask(set)))
        return true;
    }
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

}  // namespace
}  // namespace nonet::search
