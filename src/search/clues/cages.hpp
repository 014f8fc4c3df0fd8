// Engine: cages and sets of digits. Part of engine.hpp.
//
// A cage is a list of sets of digits; those that no longer fit are passed over, what is left says
// which digits are possible and which are needed. Sixteen sets are looked at together
// (set_block.hpp): that takes a sixth from the time of hard killers and renbans.
#pragma once

#include <array>

namespace nonet::search {
namespace {

// Whether every cell has a digit of the set.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::fits_group(const std::uint16_t* vars, int count, Mask set) const {
  for (int i = 0; i < count; ++i) {
    if ((dom_[vars[i]] & set) == 0) return false;
  }
  return true;
}

// Of sixteen sets those whose digits the cells can have, each digit once; the others are empty.
// What each cell may have is added to its ways. Exact for two to four cells: one or two with no
// more digits than they are take them from the others, and a digit that no other has is needed. Of
// more cells, lone digits and lone places.
template <typename Mask, typename Size>
inline typename Engine<Mask, Size>::Row Engine<Mask, Size>::add_ways(const Mask* masks, int count,
                                                                     Row sets, Mask* ways) const {
  Row left[kDigits];
  for (int i = 0; i < count; ++i) left[i] = sets & masks[i];
  if (count == 2) {
    const Row a = left[0], b = left[1];
    left[0] = a & needed(sets, b);
    left[1] = b & needed(sets, a);
  } else if (count == 3) {
    const Row a = left[0], b = left[1], c = left[2];
    const Row lone_a = Block::alone(a), lone_b = Block::alone(b), lone_c = Block::alone(c);
    left[0] = a & ~(lone_b | lone_c) & needed(sets, b | c);
    left[1] = b & ~(lone_a | lone_c) & needed(sets, a | c);
    left[2] = c & ~(lone_a | lone_b) & needed(sets, a | b);
  } else if (count == 4) {
    keep_four(sets, left);
  } else {
    keep_many(sets, left, count);
  }
  Row dead = Block::zeros(left[0]);
  for (int i = 1; i < count; ++i) dead |= Block::zeros(left[i]);
  for (int i = 0; i < count; ++i) ways[i] |= Block::folded(left[i] & ~dead);
  return sets & ~dead;
}

template <typename Mask, typename Size>
inline void Engine<Mask, Size>::keep_four(Row sets, Row* left) {
  const Row a = left[0], b = left[1], c = left[2], d = left[3];
  const Row lone_a = Block::alone(a), lone_b = Block::alone(b);
  const Row lone_c = Block::alone(c), lone_d = Block::alone(d);
  const Row ab = Block::two(a | b), ac = Block::two(a | c), ad = Block::two(a | d);
  const Row bc = Block::two(b | c), bd = Block::two(b | d), cd = Block::two(c | d);
  left[0] = a & ~(lone_b | lone_c | lone_d | bc | bd | cd) & needed(sets, b | c | d);
  left[1] = b & ~(lone_a | lone_c | lone_d | ac | ad | cd) & needed(sets, a | c | d);
  left[2] = c & ~(lone_a | lone_b | lone_d | ab | ad | bd) & needed(sets, a | b | d);
  left[3] = d & ~(lone_a | lone_b | lone_c | ab | ac | bc) & needed(sets, a | b | c);
}

template <typename Mask, typename Size>
inline void Engine<Mask, Size>::keep_many(Row sets, Row* left, int count) {
  Row known{}, twice_known{};
  for (int i = 0; i < count; ++i) {
    const Row lone = Block::alone(left[i]);
    twice_known |= known & lone;
    known |= lone;
  }
  Row once{}, twice{};
  for (int i = 0; i < count; ++i) {
    left[i] &= ~known | Block::alone(left[i]);
    twice |= once & left[i];
    once |= left[i];
  }
  const Row fails = twice_known | (sets & ~once), lone_place = once & ~twice;
  const Row fits = Block::zeros(fails);
  for (int i = 0; i < count; ++i) {
    const Row own = left[i] & lone_place;
    left[i] &= fits & (Block::zeros(own) | Block::alone(own));
  }
}

template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::keep_ways(const std::uint16_t* vars, int count, const Mask* ways) {
  for (int i = 0; i < count; ++i) {
    if (!keep(vars[i], ways[i])) return false;
  }
  return true;
}

// Digits that are surely among the cells of a clue: a lone place is taken, and who sees all places
// loses it. Which cells have it nobody can guess, so there is no jump for them.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::require(const Prop& prop, Mask required) {
  constexpr int kMany = 8;  // places that hardly any cell sees
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  for (; required != 0; required &= required - 1) {
    const int digit = low(required);
    std::uint64_t common[kMostWords];
    std::fill(common, common + words_, ~std::uint64_t{0});
    int count = 0;
    std::uint16_t holder = 0;
    for (const std::uint16_t* at = begin; at != end; ++at) {
      const std::uint64_t has = dom_[*at] >> digit & 1, *peers = bits_of(*at);
      count += static_cast<int>(has);
      holder = has != 0 ? *at : holder;
      for (int word = 0; word < words_; ++word) common[word] &= peers[word] | (has - 1);
    }
    const auto bit = Mask(Mask(1) << digit);
    if (count == 0) {
      blame(begin, end);
      return false;
    }
    if (count == 1 ? !set(holder, bit) : count < kMany && !forbid_all(common, bit)) return false;
  }
  return true;
}

// Keeps of sets those that leave a digit to every other cell of their houses; these digits are
// taken already.
template <typename Mask, typename Size>
inline typename Engine<Mask, Size>::Row Engine<Mask, Size>::with_rest(std::uint32_t rest,
                                                                      const Row& all,
                                                                      Mask taken) const {
  Row sets = all;
  for (const std::uint16_t* at = &rests_[rest]; *at != 0; at += *at + 1) {
    for (int i = 1; i <= *at; ++i) sets &= ~Block::zeros(~sets & Mask(dom_[at[i]] & Mask(~taken)));
  }
  return sets;
}

// What a list of sets, empty ones behind them, leaves to cells that differ.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::keep_sets(const Prop& prop, const Mask* sets, std::size_t size,
                                          const std::uint16_t* vars, int count, Mask met,
                                          Mask taken, std::uint32_t rest) {
  Mask masks[kDigits], ways[kDigits];
  for (int i = 0; i < count; ++i) {
    masks[i] = dom_[vars[i]];
    ways[i] = 0;
  }
  Mask required = full_;
  for (std::size_t from = 0; from < size; from += Block::kSets) {
    Row row = Block::load(sets + from);
    row &= Block::zeros(row & Mask(~met));
    row = add_ways(masks, count, with_rest(rest, row, taken), ways);
    required &= Mask(~Block::folded(~row & ~Block::zeros(row)));
  }
  if (ways[0] == 0) {
    blame(&vars_[prop.begin], vars_.data() + prop.end);
    return false;
  }
  if (!keep_ways(vars, count, ways)) return false;
  return required == 0 || require(prop, required);
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_cage(const Prop& prop) {
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
  const std::span<const std::uint16_t> sets = subsets_->sets(count, left);
  if constexpr (sizeof(Mask) == sizeof(std::uint16_t)) {
    return keep_sets(prop, sets.data(), sets.size(), open.data(), count, met, fixed, prop.data);
  } else {
    return true;  // boards with tables of sets have words of 16 bits
  }
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_sets(const Prop& prop) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  Mask met = 0;
  for (const std::uint16_t* at = begin; at != end; ++at) met |= dom_[*at];
  const std::vector<Mask>& sets = set_data_[prop.data];
  return keep_sets(prop, sets.data(), sets.size(), begin, static_cast<int>(prop.end - prop.begin),
                   met, 0, 0);
}

}  // namespace
}  // namespace nonet::search
