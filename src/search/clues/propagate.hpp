// Engine: what follows from what changed. Part of engine.hpp.
#pragma once

#include <algorithm>

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::set(int var, Mask mask) {
  const Mask gone = dom_[var] & Mask(~mask);
  if (gone == 0) return true;
  if (mask == 0) {
    weight_[std::size_t(var)] += step_;
    return false;
  }
  return remove(var, gone);
}

// Takes digits from a variable that keeps others, and its places from these digits.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::remove(int var, Mask gone) {
  const std::uint64_t bit = ~(std::uint64_t{1} << (var & 63));
  const auto own = static_cast<std::uint16_t>(var);
  std::uint64_t* plane = planes_ + (var >> 6);
  for (Mask rest = gone; rest != 0; rest &= rest - 1) {
    const int digit = low(rest);
    plane[digit * words_] &= bit;
    if (!lose_places(&own, &own + 1, digit)) return false;
    add_bits(&touched_[std::size_t(digit) * house_words_], house_bits_, house_words_, var);
  }
  const Mask mask = dom_[var] &= Mask(~gone);
  const bool is_lone = is_single(mask);
  singles_.push_if(is_lone, std::size_t(var));
  add_bits(stale_.told(), ears_, stale_.size(), var);
  if (has_edges_) changed_.push_if(!is_lone, std::size_t(var));
  return true;
}

// A digit has one place less in each house of these variables. One place left is an event; no
// jumps, as there is no guessing which it will be.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::lose_places(const std::uint16_t* vars, const std::uint16_t* end,
                                            int digit) {
  Mask* const places = places_ + std::size_t(digit) * row_;
  const auto first = static_cast<std::size_t>(places - places_);
  const Seat* const seats = seats_.data();
  const std::uint32_t* const begins = seats_begin_.data();
  std::uint16_t* event = hidden_.end();
  std::int64_t least = 0;  // below 0 if a house, of less than 64 cells, has no place left
  for (const std::uint16_t* var = vars; var != end && least >= 0; ++var) {
    const Seat* const last = seats + begins[*var + 1];
    for (const Seat* at = seats + begins[*var]; at != last; ++at) {
      const Seat seat = *at;
      const Mask left = places[seat.house] & Mask(~seat.bit);
      places[seat.house] = left;
      const std::int64_t below = static_cast<std::int64_t>(left) - 1;
      *event = static_cast<std::uint16_t>(first + seat.house);
      event += (static_cast<std::int64_t>(left) & below) == 0 ? 1 : 0;
      least |= below;
    }
  }
  hidden_.end_at(event);
  return least >= 0 || blame_lost(digit);
}

// The same for all that see a known cell. While they lose its digit the houses it lies in are as if
// it could be anywhere, so that nothing is told of them; then they are done with it.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::lose_each(int var, const std::uint16_t* hits_end, int digit) {
  const Seat* const own = seats_.data() + seats_begin_[std::size_t(var)];
  const Seat* const end = seats_.data() + seats_begin_[std::size_t(var) + 1];
  Mask* const places = places_ + std::size_t(digit) * row_;
  for (const Seat* seat = own; seat != end; ++seat) places[seat->house] = full_;
  for (const std::uint16_t* hit = hit_.data(); hit != hits_end; ++hit)
    add_bits(&touched_[std::size_t(digit) * house_words_], house_bits_, house_words_, *hit);
  if (!lose_places(hit_.data(), hits_end, digit)) return false;
  for (const Seat* seat = own; seat != end; ++seat) places[seat->house] = seat->bit;
  return true;
}

// The same, sixteen houses at once.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::lose_rows(int var, int digit) {
  const std::size_t size = row_ & ~(kFewRows - 1);
  Mask* const places = places_ + std::size_t(digit) * size;
  const Mask* const keep = &keeps_[std::size_t(var) * size];
  const Mask* const own = &owns_[std::size_t(var) * size];
  Row lost{};
  std::uint64_t events = 0, touched = 0;
  for (std::size_t from = 0; from < size; from += Block::kSets) {
    const Row before = Block::load(places + from), seats = Block::load(own + from);
    const Row left = before & Block::load(keep + from), is_other = Block::zeros(seats);
    const Row is_same = Block::zeros(left ^ before);
    Block::store(places + from, (left & is_other) | seats);
    lost |= Block::zeros(left);
    touched |= Block::bits(~is_same) << from;
    events |= Block::bits(Block::zeros(left & (left - 1)) & ~is_same) << from;
  }
  if (Block::folded(lost) != 0) return blame_lost(digit);
  touched_[std::size_t(digit) * house_words_] |= touched;
  for (; events != 0; events &= events - 1)
    hidden_.push(std::size_t(digit) * size + std::size_t(std::countr_zero(events)));
  return true;
}

// Whose fault it is that a digit has no place in a house.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::blame_lost(int digit) {
  const Mask* place = places_ + std::size_t(digit) * row_;
  const std::uint16_t* house = houses_.data();
  for (; *place != 0; ++place) house += n_;
  blame(house, house + n_);
  blame_digit(digit);
  return false;
}

// Where each digit can be, from the masks: in a house sixteen digits side by side.
template <typename Mask, typename Size>
void Engine<Mask, Size>::read_places() {
  std::fill(planes_, planes_ + n_ * words_, 0);
  for (int var = 0; var < count_; ++var) {
    for (Mask rest = dom_[var]; rest != 0; rest &= rest - 1)
      planes_[low(rest) * words_ + (var >> 6)] |= std::uint64_t{1} << (var & 63);
  }
  const std::size_t houses = houses_.size() / std::size_t(n_);
  std::fill(places_, places_ + std::size_t(n_) * row_, kNoHouse);
  for (int from = 0; from < n_; from += Block::kSets) {
    const int size = std::min<int>(n_ - from, Block::kSets);
    Row digits{};
    for (int i = 0; i < size; ++i) digits[i] = Mask(Mask(1) << (from + i));
    for (std::size_t house = 0; house < houses; ++house) {
      const std::uint16_t* vars = &houses_[house * std::size_t(n_)];
      Row row{};
      for (int i = 0; i < n_; ++i)
        row |= ~Block::zeros(digits & dom_[vars[i]]) & Mask(Mask(1) << i);
      Mask* const places = places_ + std::size_t(from) * row_ + house;
      for (int i = 0; i < size; ++i) places[std::size_t(i) * row_] = row[i];
    }
  }
}

template <typename Mask, typename Size>
inline Mask Engine<Mask, Size>::support(std::uint32_t table, Mask mask) const {
  const Mask* at = &tables_[table];
  if (chunks_ == 1) return at[mask];
  Mask found = 0;
  for (int i = 0; i < chunks_; ++i, at += 256) found |= at[(mask >> (8 * i)) & 255];
  return found;
}

template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::tell(int var) {
  const Mask mask = dom_[var];
  for (std::uint32_t i = edges_begin_[var]; i < edges_begin_[var + 1]; ++i) {
    const Edge edge = edges_[i];
    if (!keep(edge.to, support(edge.table, mask))) return false;
  }
  return true;
}

// What sees a known cell loses its digit. One loop over those that see it, whose end nobody can
// guess; most boards have one word of clues.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::tell_single(int var) {
  Mask* const masks = dom_;
  const Mask mask = masks[var];
  const int digit = low(mask);
  const std::uint64_t* peers = bits_of(var);
  std::uint64_t* plane = planes_ + digit * words_;
  const std::size_t clue_words = stale_.size();
  std::uint64_t clues = 0;
  std::uint16_t *hit = hit_.data(), *event = singles_.end();
  bool is_twice = false;
  for (int word = 0; word < words_; ++word) {
    std::uint64_t hits = plane[word] & peers[word];
    plane[word] &= ~hits;
    for (; hits != 0; hits &= hits - 1) {
      const auto peer = static_cast<std::uint16_t>(word * 64 + std::countr_zero(hits));
      const Mask left = masks[peer] & Mask(~mask);
      masks[peer] = left;
      *hit++ = *event = peer;
      event += is_single(left) ? 1 : 0;
      is_twice |= left == 0;
      clues |= ears_[peer * clue_words];
      for (std::size_t i = 1; i < clue_words; ++i) stale_.told()[i] |= ears_[peer * clue_words + i];
      if (has_edges_) changed_.push_if(!is_single(left), peer);
    }
  }
  if (is_twice) return blame_twice(var, hit);
  singles_.end_at(event);
  stale_.told()[0] |= clues;
  const bool is_fine = keeps_.empty() ? lose_each(var, hit, digit) : lose_rows(var, digit);
  if (!is_fine) return false;
  for (std::size_t word = 0; word < clue_words; ++word)
    stale_.queue(word, ears_[std::size_t(var) * clue_words + word]);
  return !has_edges_ || tell(var);
}

// A cell and another that sees it have the same digit.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::blame_twice(int var, const std::uint16_t* end) {
  const std::uint16_t* peer = hit_.data();
  while (peer != end && dom_[*peer] != 0) ++peer;
  weight_[*peer] += step_;
  weight_[std::size_t(var)] += step_;
  blame_digit(low(dom_[var]));
  return false;
}

// The last place of a digit in a house takes it.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::place_hidden(std::size_t at) {
  const std::size_t number = at / row_, begin = (at - number * row_) * std::size_t(n_);
  const Mask place = places_[at], digit = Mask(Mask(1) << number);
  if (place == 0) {  // lost while it waited
    blame(&houses_[begin], &houses_[begin] + n_);
    return false;
  }
  return set(houses_[begin + std::size_t(low(place))], digit);
}

// A digit that has only these places, two or more, in a house is nowhere that all of them see.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::forbid_common(const std::uint16_t* holders, int count, Mask digit) {
  std::uint64_t common[kMostWords];
  const std::uint64_t *a = bits_of(holders[0]), *b = bits_of(holders[1]);
  for (int word = 0; word < words_; ++word) common[word] = a[word] & b[word];
  for (int i = 2; i < count; ++i) {
    const std::uint64_t* const other = bits_of(holders[i]);
    for (int word = 0; word < words_; ++word) common[word] &= other[word];
  }
  return forbid_all(common, digit);
}

// A digit is in none of these cells, few of which can have it.
template <typename Mask, typename Size>
inline bool Engine<Mask, Size>::forbid_all(const std::uint64_t* vars, Mask digit) {
  const std::uint64_t* const plane = plane_of(low(digit));
  std::uint64_t any = 0;
  for (int word = 0; word < words_; ++word) any |= plane[word] & vars[word];
  if (any == 0) return true;
  for (int word = 0; word < words_; ++word) {
    for (std::uint64_t rest = plane[word] & vars[word]; rest != 0; rest &= rest - 1) {
      const int var = word * 64 + std::countr_zero(rest);
      if (!set(var, dom_[var] & Mask(~digit))) return false;
    }
  }
  return true;
}

// The places of a house that some cell beyond it sees together with this one, and this one.
template <typename Mask, typename Size>
std::uint64_t Engine<Mask, Size>::seen_with(std::size_t house, int place) {
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

// Of the digits that lost a place, those with few places left, counted in planes. Up to nine rows
// a line and a box have three cells in common as a rule, so once guesses are many, and who looks
// least is fastest, digits with more places are passed over.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::look_for_locked() {
  for (std::size_t i = 0; i < touched_.size(); ++i) {
    const int digit = static_cast<int>(i / house_words_);
    std::uint64_t rest = touched_[i];
    touched_[i] = 0;
    if (n_ <= 9 && !keeps_.empty() && rest != 0)
      rest &= with_few(places_ + std::size_t(digit) * row_, row_);
    for (; rest != 0; rest &= rest - 1) {
      const std::size_t house =
          i % house_words_ * 64 + static_cast<std::size_t>(std::countr_zero(rest));
      const std::size_t begin = house * std::size_t(n_);
      std::uint64_t places = places_[std::size_t(digit) * row_ + house];
      if ((places & (places - 1)) == 0) continue;
      const std::uint64_t with = seen_with_[begin + std::size_t(std::countr_zero(places))];
      if ((places & ~(with != 0 ? with : seen_with(house, std::countr_zero(places)))) != 0)
        continue;
      const std::uint16_t* vars = &houses_[begin];
      std::uint16_t holders[kDigits];
      int count = 0;
      for (; places != 0; places &= places - 1) holders[count++] = vars[std::countr_zero(places)];
      if (!forbid_common(holders, count, Mask(Mask(1) << digit))) return false;
    }
  }
  return true;
}

// A clue hears of what it took from its own cells. Small sets of digits, and sums of small groups,
// are left with nothing more to take by one look, others by a look that takes nothing.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_stale(std::size_t number) {
  const Prop& prop = props_[number];
  is_exact_ = is_exact(prop);
  if (!run(prop)) return false;
  if (is_exact_) stale_.forget(number);
  return true;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::propagate() {
  while (true) {
    if (!singles_.empty()) {
      if (!tell_single(singles_.pop())) break;
    } else if (!hidden_.empty()) {
      if (!place_hidden(std::size_t(hidden_.pop()))) break;
    } else if (!changed_.empty()) {
      if (!tell(changed_.pop())) break;
    } else if (const int number = stale_.pop(); number >= 0) {
      if (!run_stale(std::size_t(number))) break;
    } else {
      if (!look_for_locked()) break;
      if (singles_.empty() && hidden_.empty() && changed_.empty()) return true;
    }
  }
  give_up();
  return false;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::give_up() {
  singles_.clear();
  hidden_.clear();
  changed_.clear();
  stale_.clear();
  std::fill(touched_.begin(), touched_.end(), 0);
  step_ *= 1.001;
  if (step_ < 1e100) return;
  for (double& weight : weight_) weight *= 1e-100;
  step_ *= 1e-100;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::blame(const std::uint16_t* begin, const std::uint16_t* end) {
  for (; begin != end; ++begin) {
    if (!is_single(dom_[*begin])) weight_[*begin] += step_ * kShare;
  }
}

// A digit without a place in a house, or twice where it may be once. Where one digit fails half as
// often again as another, cells that may have the worst are guessed before others: over nine looks
// of each puzzle two renbans take 828 k guesses instead of 1443 k. Only with renbans and no sums:
// extreme killers took a third more, thermometers, pencil marks and nonconsecutive up to two
// thirds.
template <typename Mask, typename Size>
void Engine<Mask, Size>::blame_digit(int digit) {
  constexpr double kFades = 0.998, kShareOfCell = 0.2, kApart = 1.5;
  if (digit_weight_.empty()) return;
  for (double& weight : digit_weight_) weight *= kFades;
  digit_weight_[std::size_t(digit)] += 1;
  const auto [least, most] = std::minmax_element(digit_weight_.begin(), digit_weight_.end());
  const bool is_apart = *most >= n_ && *most > kApart * *least;
  worst_digit_ = is_apart ? Mask(Mask(1) << (most - digit_weight_.begin())) : Mask(0);
  worst_weight_ = kShareOfCell * *most;
}

}  // namespace
}  // namespace nonet::search
