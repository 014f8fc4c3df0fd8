// Engine: what follows from what changed. Part of engine.hpp.
#pragma once

#include <algorithm>

namespace nonet::search {

template <typename Mask>
inline bool Engine<Mask>::set(int var, Mask mask) {
  const Mask gone = dom_[var] & Mask(~mask);
  if (gone == 0) return true;
  if (mask == 0) {
    weight_[std::size_t(var)] += step_;
    return false;
  }
  return remove(var, gone);
}

// Takes digits from a variable that keeps others, and its places from these digits.
template <typename Mask>
bool Engine<Mask>::remove(int var, Mask gone) {
  const std::uint64_t bit = ~(std::uint64_t{1} << (var & 63));
  std::uint64_t* plane = planes_ + (var >> 6);
  for (Mask rest = gone; rest != 0; rest &= rest - 1) plane[low(rest) * words_] &= bit;
  for (Mask rest = gone; rest != 0; rest &= rest - 1) {
    if (!lose_places(var, low(rest))) return false;
  }
  lose_digits(var, gone);
  return true;
}

// A digit has one place less in each house of a variable. One place left is an event; no jumps, as
// there is no guessing which it will be.
template <typename Mask>
inline bool Engine<Mask>::lose_places(int var, int digit) {
  const Mask gone = Mask(Mask(1) << digit);
  Mask *const places = places_, *const touched = touched_.data();
  const Seat* seat = seats_.data() + seats_begin_[var];
  const Seat* const end = seats_.data() + seats_begin_[var + 1];
  std::int64_t least = 0;  // below 0 if a house, of less than 64 cells, has no place left
  for (; seat != end; ++seat) {
    const std::size_t at = seat->begin + std::size_t(digit);
    touched[seat->house] |= gone;
    const Mask left = places[at] & Mask(~seat->bit);
    places[at] = left;
    const std::int64_t below = static_cast<std::int64_t>(left) - 1;
    hidden_.push_if((static_cast<std::int64_t>(left) & below) == 0, at);
    least |= below;
  }
  return least >= 0 || blame_lost(var, digit);
}

// Whose fault it is that a digit has no place in a house of a variable.
template <typename Mask>
bool Engine<Mask>::blame_lost(int var, int digit) {
  const Seat* seat = seats_.data() + seats_begin_[var];
  while (places_[seat->begin + std::size_t(digit)] != 0) ++seat;
  const std::uint16_t* house = &houses_[seat->begin];
  blame(house, house + n_);
  blame_digit(digit);
  return false;
}

template <typename Mask>
inline void Engine<Mask>::lose_digits(int var, Mask gone) {
  const Mask mask = dom_[var] &= Mask(~gone);
  const bool is_lone = is_single(mask);
  singles_.push_if(is_lone, std::size_t(var));
  if (hears_any_) changed_.push_if(!is_lone, std::size_t(var));
}

// Where each digit can be, from the masks.
template <typename Mask>
void Engine<Mask>::read_places() {
  std::fill(planes_, planes_ + n_ * words_, 0);
  for (int var = 0; var < count_; ++var) {
    for (Mask rest = dom_[var]; rest != 0; rest &= rest - 1)
      planes_[low(rest) * words_ + (var >> 6)] |= std::uint64_t{1} << (var & 63);
  }
  for (std::size_t begin = 0; begin < houses_.size(); begin += std::size_t(n_)) {
    std::fill(places_ + begin, places_ + begin + n_, Mask(0));
    for (int i = 0; i < n_; ++i) {
      for (Mask rest = dom_[houses_[begin + std::size_t(i)]]; rest != 0; rest &= rest - 1)
        places_[begin + std::size_t(low(rest))] |= Mask(1) << i;
    }
  }
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
inline bool Engine<Mask>::tell(int var) {
  const Mask mask = dom_[var];
  for (std::uint32_t i = edges_begin_[var]; i < edges_begin_[var + 1]; ++i) {
    const Edge edge = edges_[i];
    if (!keep(edge.to, support(edge.table, mask))) return false;
  }
  const std::uint32_t* at = props_of_.data() + props_of_begin_[var];
  const std::uint32_t* const end = props_of_.data() + props_of_begin_[var + 1];
  for (; at != end; ++at) (*at & 1 ? stale_dear_ : stale_cheap_).push(*at >> 1);
  return true;
}

// What sees a known cell loses its digit. The houses it lies in are done with the digit: while
// others lose it they are as if it could be anywhere, so that nothing is told of them.
template <typename Mask>
bool Engine<Mask>::tell_single(int var) {
  const Mask mask = dom_[var];
  const int digit = low(mask);
  const std::uint64_t* peers = bits_of(var);
  std::uint64_t* plane = planes_ + digit * words_;
  const Seat* const own = seats_.data() + seats_begin_[var];
  const Seat* const end = seats_.data() + seats_begin_[var + 1];
  for (const Seat* seat = own; seat != end; ++seat)
    places_[seat->begin + std::size_t(digit)] = full_;
  for (int word = 0; word < words_; ++word) {
    std::uint64_t hits = plane[word] & peers[word];
    plane[word] &= ~hits;
    for (; hits != 0; hits &= hits - 1) {
      const int peer = word * 64 + std::countr_zero(hits);
      if (dom_[peer] == mask) {
        weight_[std::size_t(peer)] += step_;
        weight_[std::size_t(var)] += step_;
        blame_digit(digit);
        return false;
      }
      if (!lose_places(peer, digit)) return false;
      lose_digits(peer, mask);
    }
  }
  for (const Seat* seat = own; seat != end; ++seat)
    places_[seat->begin + std::size_t(digit)] = seat->bit;
  return is_heard_[std::size_t(var)] == 0 || tell(var);
}

// The last place of a digit in a house takes it.
template <typename Mask>
bool Engine<Mask>::place_hidden(std::size_t at) {
  const std::size_t begin = house_begin_[at];
  const Mask place = places_[at], digit = Mask(Mask(1) << (at - begin));
  if (place == 0) {  // lost while it waited
    blame(&houses_[begin], &houses_[begin] + n_);
    return false;
  }
  return set(houses_[begin + std::size_t(low(place))], digit);
}

// A digit that has only these places, two or more, in a house or clue is nowhere that all of them
// see.
template <typename Mask>
bool Engine<Mask>::forbid_common(const std::uint16_t* holders, int count, Mask digit) {
  const std::uint64_t *plane = plane_of(low(digit)), *a = bits_of(holders[0]),
                      *b = bits_of(holders[1]);
  for (int word = 0; word < words_; ++word) {
    std::uint64_t common = plane[word] & a[word] & b[word];
    for (int i = 2; i < count && common != 0; ++i) common &= bits_of(holders[i])[word];
    for (; common != 0; common &= common - 1) {
      const int var = word * 64 + std::countr_zero(common);
      if (!set(var, dom_[var] & Mask(~digit))) return false;
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
  for (std::size_t house = 0; house < touched_.size(); ++house) {
    if (touched_[house] == 0) continue;
    const std::size_t begin = house * std::size_t(n_);
    const std::uint16_t* vars = &houses_[begin];
    Mask rest = touched_[house];
    touched_[house] = 0;
    for (; rest != 0; rest &= rest - 1) {
      const int digit = low(rest);
      std::uint64_t places = places_[begin + std::size_t(digit)];
      if ((places & (places - 1)) == 0) continue;
      const std::uint64_t with = seen_with_[begin + std::size_t(std::countr_zero(places))];
      if ((places & ~(with != 0 ? with : seen_with(house, std::countr_zero(places)))) != 0)
        continue;
      std::uint16_t holders[kDigits];
      int count = 0;
      for (; places != 0; places &= places - 1) holders[count++] = vars[std::countr_zero(places)];
      if (!forbid_common(holders, count, Mask(Mask(1) << digit))) return false;
    }
  }
  return true;
}

// The masks of a clue as one number, which hardly ever is that of others.
template <typename Mask>
inline std::uint64_t Engine<Mask>::signature(const Prop& prop) const {
  std::uint64_t sum = 1;
  const std::uint64_t* factor = factors_.data();
  for (std::uint32_t at = prop.begin; at < prop.end; ++at) sum += *factor++ * dom_[vars_[at]];
  return sum;
}

// A clue hears of what it took from its own cells, and has nothing to add: where nothing else
// happened to them since, it is passed over. Small sets of digits, and sums of small groups, are
// left with nothing to take by one look, others by a look that takes nothing. When all cells are
// known it always looks: should two signatures ever meet, a guess more is made, but nothing false
// is found.
template <typename Mask>
bool Engine<Mask>::run_anew(std::size_t number) {
  const Prop& prop = props_[number];
  const std::uint64_t before = signature(prop);
  if (settled_[number] == before && is_open(prop)) return true;
  is_exact_ = is_exact(prop);
  if (!run(prop)) return false;
  const std::uint64_t after = signature(prop);
  if (after == before || is_exact_) settled_[number] = after;
  return true;
}

template <typename Mask>
bool Engine<Mask>::propagate() {
  while (true) {
    if (!singles_.empty()) {
      if (!tell_single(singles_.pop())) break;
    } else if (!hidden_.empty()) {
      if (!place_hidden(std::size_t(hidden_.pop()))) break;
    } else if (!changed_.empty()) {
      if (!tell(changed_.pop())) break;
    } else if (!stale_cheap_.empty()) {
      if (!run_anew(std::size_t(stale_cheap_.pop()))) break;
    } else if (!stale_dear_.empty()) {
      if (!run_anew(std::size_t(stale_dear_.pop()))) break;
    } else {
      if (!look_for_locked()) break;
      if (singles_.empty() && hidden_.empty() && changed_.empty()) return true;
    }
  }
  give_up();
  return false;
}

template <typename Mask>
void Engine<Mask>::give_up() {
  singles_.clear();
  hidden_.clear();
  for (WorkList* list : {&changed_, &stale_cheap_, &stale_dear_}) list->clear();
  std::fill(touched_.begin(), touched_.end(), Mask(0));
  step_ *= 1.001;
  if (step_ < 1e100) return;
  for (double& weight : weight_) weight *= 1e-100;
  step_ *= 1e-100;
}

template <typename Mask>
void Engine<Mask>::blame(const std::uint16_t* begin, const std::uint16_t* end) {
  for (; begin != end; ++begin) {
    if (!is_single(dom_[*begin])) weight_[*begin] += step_ * kShare;
  }
}

// A digit without a place in a house, or twice where it may be once. Where one digit fails half as
// often again as another, cells that may have the worst are guessed before others: over nine looks
// of each puzzle two renbans take 828 k guesses instead of 1443 k. Only with renbans and no sums:
// extreme killers took a third more, thermometers, pencil marks and nonconsecutive up to two
// thirds.
template <typename Mask>
void Engine<Mask>::blame_digit(int digit) {
  constexpr double kFades = 0.998, kShareOfCell = 0.2, kApart = 1.5;
  if (digit_weight_.empty()) return;
  for (double& weight : digit_weight_) weight *= kFades;
  digit_weight_[std::size_t(digit)] += 1;
  const auto [least, most] = std::minmax_element(digit_weight_.begin(), digit_weight_.end());
  const bool is_apart = *most >= n_ && *most > kApart * *least;
  worst_digit_ = is_apart ? Mask(Mask(1) << (most - digit_weight_.begin())) : Mask(0);
  worst_weight_ = kShareOfCell * *most;
}

}  // namespace nonet::search
