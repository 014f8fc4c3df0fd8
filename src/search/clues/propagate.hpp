// Engine: what follows from what changed. Part of engine.hpp.
#pragma once

#include <algorithm>

namespace nonet::search {

template <typename Mask>
inline bool Engine<Mask>::set(int var, Mask mask) {
  if (mask == dom_[var]) return true;
  if (mask == 0) {
    weight_[std::size_t(var)] += step_;
    return false;
  }
  lost_[std::size_t(var)] |= dom_[var] & Mask(~mask);
  dom_[var] = mask;
  (is_single(mask) ? singles_ : changed_).push(std::size_t(var));
  return true;
}

template <typename Mask>
inline Mask Engine<Mask>::support(std::uint32_t table, Mask mask) const {
  const Mask* at = &tables_[table];
  if (chunks_ == 1) return at[mask];
  Mask found = 0;
  for (int i = 0; i < chunks_; ++i, at += 256) found |= at[(mask >> (8 * i)) & 255];
  return found;
}

template <typename Mask>
bool Engine<Mask>::tell(int var) {
  const Mask mask = dom_[var];
  for (std::uint32_t i = edges_begin_[var]; i < edges_begin_[var + 1]; ++i) {
    const Edge edge = edges_[i];
    if (!keep(edge.to, support(edge.table, mask))) return false;
  }
  const Mask lost = lost_[std::size_t(var)];
  lost_[std::size_t(var)] = 0;
  for (std::uint32_t i = houses_of_begin_[var]; i < houses_of_begin_[var + 1]; ++i) {
    stale_houses_.push(houses_of_[i]);
    touched_[houses_of_[i]] |= lost;
  }
  for (std::uint32_t i = props_of_begin_[var]; i < props_of_begin_[var + 1]; ++i) {
    const std::uint16_t prop = props_of_[i];
    (props_[prop].form <= Form::sets && props_[prop].form != Form::sum ? stale_cheap_ : stale_dear_)
        .push(prop);
  }
  return true;
}

template <typename Mask>
bool Engine<Mask>::tell_single(int var) {
  const Mask mask = dom_[var];
  for (std::uint32_t i = peers_begin_[var]; i < peers_begin_[var + 1]; ++i) {
    const int peer = peers_[i];
    if ((dom_[peer] & mask) == 0) continue;
    if (!set(peer, dom_[peer] & Mask(~mask))) {
      weight_[std::size_t(var)] += step_;
      return false;
    }
  }
  return tell(var);
}

// Planes over the house: digits met, met twice, and settled.
template <typename Mask>
bool Engine<Mask>::look_at_house(int house) {
  const std::uint16_t* vars = &houses_[std::size_t(house) * std::size_t(n_)];
  Mask once = 0, twice = 0, settled = 0;
  for (int i = 0; i < n_; ++i) {
    const Mask mask = dom_[vars[i]];
    twice |= once & mask;
    once |= mask;
    if (is_single(mask)) settled |= mask;
  }
  if (once != full_) {
    blame(vars, vars + n_);
    return false;
  }
  const Mask hidden = once & Mask(~twice) & Mask(~settled);
  if (hidden == 0) return true;
  for (int i = 0; i < n_; ++i) {
    const Mask found = dom_[vars[i]] & hidden;
    if (found == 0) continue;
    if (!is_single(found)) {
      blame(vars, vars + n_);
      return false;
    }
    if (!set(vars[i], found)) return false;
  }
  return true;
}

// A digit that has only these places in a house or clue is nowhere that all of them see.
template <typename Mask>
bool Engine<Mask>::forbid_common(const std::uint16_t* holders, int count, Mask digit) {
  for (int word = 0; word < words_; ++word) {
    std::uint64_t common = bits_of(holders[0])[word];
    for (int i = 1; i < count; ++i) common &= bits_of(holders[i])[word];
    for (; common != 0; common &= common - 1) {
      const int var = word * 64 + std::countr_zero(common);
      if ((dom_[var] & digit) != 0 && !set(var, dom_[var] & Mask(~digit))) return false;
    }
  }
  return true;
}

// The places of a house that some cell beyond it sees together with this one, and this one.
template <typename Mask>
std::uint64_t Engine<Mask>::seen_with(std::size_t house, int place) {
  std::uint64_t& known = seen_with_[house * std::size_t(n_) + std::size_t(place)];
  if (known != 0) return known;
  const std::uint16_t* vars = &houses_[house * std::size_t(n_)];
  std::vector<std::uint64_t> beyond(bits_of(vars[place]), bits_of(vars[place]) + words_);
  for (int i = 0; i < n_; ++i) beyond[vars[i] >> 6] &= ~(std::uint64_t{1} << (vars[i] & 63));
  known = std::uint64_t{1} << place;
  for (int i = 0; i < n_; ++i) {
    const std::uint64_t* other = bits_of(vars[i]);
    std::uint64_t common = 0;
    for (int word = 0; word < words_; ++word) common |= beyond[std::size_t(word)] & other[word];
    if (common != 0) known |= std::uint64_t{1} << i;
  }
  return known;
}

// Of the digits that lost a place, those with few places left, counted in planes.
template <typename Mask>
bool Engine<Mask>::look_for_locked() {
  constexpr int kMost = 6;
  for (std::size_t house = 0; house < touched_.size(); ++house) {
    if (touched_[house] == 0) continue;
    const std::uint16_t* vars = &houses_[house * std::size_t(n_)];
    Mask ones = 0, twos = 0, fours = 0, many = 0;
    for (int i = 0; i < n_; ++i) {
      const Mask mask = dom_[vars[i]], two = ones & mask, four = twos & two;
      ones ^= mask;
      twos ^= two;
      many |= fours & four;
      fours ^= four;
    }
    many |= ones & twos & fours;
    Mask few = touched_[house] & (twos | fours) & Mask(~many);
    touched_[house] = 0;
    for (; few != 0; few &= few - 1) {
      const int digit = low(few);
      std::uint64_t places = 0;
      for (int i = 0; i < n_; ++i) places |= std::uint64_t(dom_[vars[i]] >> digit & 1) << i;
      if ((places & ~seen_with(house, std::countr_zero(places))) != 0) continue;
      std::uint16_t holders[kMost];
      int count = 0;
      for (; places != 0; places &= places - 1) holders[count++] = vars[std::countr_zero(places)];
      if (!forbid_common(holders, count, Mask(Mask(1) << digit))) return false;
    }
  }
  return true;
}

template <typename Mask>
bool Engine<Mask>::propagate() {
  while (true) {
    if (!singles_.empty()) {
      if (!tell_single(singles_.pop())) break;
    } else if (!changed_.empty()) {
      if (!tell(changed_.pop())) break;
    } else if (!stale_houses_.empty()) {
      if (!look_at_house(stale_houses_.pop())) break;
    } else if (!stale_cheap_.empty()) {
      if (!run(props_[std::size_t(stale_cheap_.pop())])) break;
    } else if (!stale_dear_.empty()) {
      if (!run(props_[std::size_t(stale_dear_.pop())])) break;
    } else {
      if (!look_for_locked()) break;
      if (singles_.empty() && changed_.empty()) return true;
    }
  }
  give_up();
  return false;
}

template <typename Mask>
void Engine<Mask>::give_up() {
  for (WorkList* list : {&singles_, &changed_, &stale_houses_, &stale_cheap_, &stale_dear_}) {
    list->clear();
  }
  std::fill(touched_.begin(), touched_.end(), Mask(0));
  std::fill(lost_.begin(), lost_.end(), Mask(0));
  step_ *= 1.001;
  if (step_ < 1e100) return;
  for (double& weight : weight_) weight *= 1e-100;
  step_ *= 1e-100;
}

template <typename Mask>
void Engine<Mask>::blame(const std::uint16_t* begin, const std::uint16_t* end) {
  for (; begin != end; ++begin) {
    if (!is_single(dom_[*begin])) weight_[*begin] += step_;
  }
}

}  // namespace nonet::search
