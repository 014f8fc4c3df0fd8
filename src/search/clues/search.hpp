// Engine: guesses. Part of engine.hpp. A guess that failed is taken from the masks before it, and
// what follows from that is looked at before the next guess, which may be elsewhere.
#pragma once

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
void Engine<Mask, Size>::turn_to(std::size_t frame) {
  dom_ = frames_[frame].masks.data();
  places_ = dom_ + first_place_;
  planes_ = frames_[frame].planes.data();
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::copy_to(std::size_t frame) {
  const Mask* masks = dom_;
  const std::uint64_t* planes = planes_;
  if (frames_.size() == frame) frames_.push_back(frames_[0]);
  turn_to(frame);
  std::memcpy(dom_, masks, masks_of_frame() * sizeof(Mask));
  std::memcpy(planes_, planes, words_of_frame() * sizeof(std::uint64_t));
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::start() {
  has_started_ = true;
  if (is_impossible_) return false;
  give_up();
  read_places();
  for (int var = 0; var < count_; ++var) {
    if (dom_[var] == 0) return false;
    if (is_single(dom_[var])) {
      singles_.push(std::size_t(var));
    } else if (has_edges_) {
      changed_.push(std::size_t(var));
    }
  }
  for (std::size_t i = 0; i < ears_.size(); ++i) stale_.told()[i % stale_.size()] |= ears_[i];
  for (std::size_t i = 0; i < house_bits_.size(); ++i) touched_[i % house_words_] |= house_bits_[i];
  for (std::size_t i = house_words_; i < touched_.size(); ++i)
    touched_[i] = touched_[i - house_words_];
  for (std::size_t at = 0; at < std::size_t(n_) * row_; ++at) {
    if (places_[at] == 0) return false;
    if (is_single(places_[at])) hidden_.push(at);
  }
  if (propagate()) return true;
  is_impossible_ = true;
  return false;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::reset(const std::vector<std::uint64_t>& domains) {
  turn_to(0);
  std::copy(first_.begin(), first_.end(), dom_);
  for (int cell = 0; cell < cells_; ++cell)
    dom_[var_of_[std::size_t(cell)]] &= static_cast<Mask>(domains[std::size_t(cell)]);
  is_impossible_ = was_impossible_;
  has_started_ = false;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::forbid(int cell, int digit) {
  return leave(var_of_[std::size_t(cell)], Mask(full_ & ~(Mask(1) << (digit - 1))));
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::place(int cell, int digit) {
  return leave(var_of_[std::size_t(cell)], Mask(Mask(1) << (digit - 1)));
}

// Before the start there are masks alone.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::leave(int var, Mask mask) {
  if (!has_started_) {
    dom_[var] &= mask;
  } else if (keep(var, mask) && propagate()) {
    return true;
  }
  if (dom_[var] != 0 && !has_started_) return true;
  give_up();
  is_impossible_ = true;
  return false;
}

// Where to guess next: where it failed most, for the number of ways there are. A way is a digit of
// a cell, or a place of a digit in a house, where two or three are left. A cell with the digit that
// fails most weighs more.
template <typename Mask, typename Size>
typename Engine<Mask, Size>::Guess Engine<Mask, Size>::pick() const {
  int best = -1;
  double best_weight = -1;
  double best_price = 1;
  const double more = worst_weight_ * step_;
  for (int word = 0; word < words_; ++word) {
    const std::uint64_t worst = worst_digit_ != 0 ? plane_of(low(worst_digit_))[word] : 0;
    for (std::uint64_t open = open_vars(word); open != 0; open &= open - 1) {
      const int var = word * 64 + std::countr_zero(open);
      double weight = weight_[std::size_t(var)];
      if ((worst >> (var & 63) & 1) != 0) weight += more;
      const double price = this->price(std::popcount(dom_[var]));
      if (weight * best_price <= best_weight * price) continue;
      best = var;
      best_weight = weight;
      best_price = price;
    }
  }
  if (best < 0) return {-1, 0};
  const Guess guess{best, Mask(dom_[best] & Mask(-dom_[best]))};
  return is_single(Mask(dom_[best] & (dom_[best] - 1)))
             ? guess
             : pick_place(guess, best_weight / best_price);
}

// The variables of a word with two digits or more.
template <typename Mask, typename Size>
inline std::uint64_t Engine<Mask, Size>::open_vars(int word) const {
  std::uint64_t once = 0, twice = 0;
  for (const std::uint64_t* plane = planes_ + word; plane < planes_ + n_ * words_;
       plane += words_) {
    twice |= once & *plane;
    once |= *plane;
  }
  return twice;
}

template <typename Mask, typename Size>
typename Engine<Mask, Size>::Guess Engine<Mask, Size>::pick_place(Guess guess, double best) const {
  const double prices[2] = {2 * price(2), 3 * price(3)};
  for (std::size_t begin = 0; begin < std::size_t(n_) * row_; begin += row_) {
    const auto digit = static_cast<Mask>(Mask(1) << begin / row_);
    for (std::size_t from = 0; from < row_; from += kMostRows) {
      const Mask* const row = places_ + begin + from;
      for (std::uint64_t rest = with_few(row, std::min(row_ - from, kMostRows)); rest != 0;
           rest &= rest - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(rest));
        const std::uint16_t* vars = &houses_[(from + i) * std::size_t(n_)];
        const Mask places = row[i], second = places & (places - 1), third = second & (second - 1);
        const int a = vars[low(places)], b = vars[low(second)];
        const int c = third != 0 ? vars[low(third)] : b;
        const double weight_a = weight_[std::size_t(a)], weight_b = weight_[std::size_t(b)];
        const double weight_c = weight_[std::size_t(c)];
        const double sum = weight_a + weight_b + (third != 0 ? weight_c : 0);
        const double cost = prices[third == 0 ? 0 : 1];
        if (sum <= best * cost) continue;
        best = sum / cost;
        int var = weight_b > weight_a ? b : a;
        if (weight_c > weight_[std::size_t(var)]) var = c;
        guess = {var, digit};
      }
    }
  }
  return guess;
}

// Which of these houses have two or three places, as bits, sixteen at once.
template <typename Mask, typename Size>
inline std::uint64_t Engine<Mask, Size>::with_few(const Mask* places, std::size_t size) {
  std::uint64_t few = 0;
  for (std::size_t from = 0; from < size; from += Block::kSets) {
    const Row first = Block::load(places + from), second = first & (first - 1);
    const Row third = second & (second - 1), more = third & (third - 1);
    few |= Block::bits(Block::zeros(more) & ~Block::zeros(second)) << from;
  }
  return few;
}

template <typename Mask, typename Size>
Mask Engine<Mask, Size>::draw(Mask mask, std::uint64_t& state) const {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  mixed ^= mixed >> 31;
  for (auto skip = mixed % static_cast<std::uint64_t>(std::popcount(mask)); skip > 0; --skip) {
    mask &= mask - 1;
  }
  return mask & Mask(-mask);
}

// Every candidate tried for itself: those that fail go, and so does what no digit of some cell
// leaves standing. Thousands of guesses have failed before it comes to that.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::probe(const std::atomic<bool>* stop) {
  const std::vector<double> weights = weight_;
  const double step = step_;
  std::vector<Mask> standing(static_cast<std::size_t>(count_));
  Mask* const root = dom_;
  bool is_live = true;
  for (int var = 0; var < count_ && is_live; ++var) {
    if (is_single(root[var])) continue;
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) break;
    std::fill(standing.begin(), standing.end(), Mask(0));
    for (Mask rest = root[var]; rest != 0; rest &= rest - 1) {
      turn_to(0);
      copy_to(1);
      if (!set(var, rest & Mask(-rest)) || !propagate()) {
        give_up();
        continue;
      }
      for (int other = 0; other < count_; ++other) standing[std::size_t(other)] |= dom_[other];
    }
    turn_to(0);
    for (int other = 0; other < count_ && is_live; ++other)
      is_live = keep(other, standing[std::size_t(other)]);
    is_live = is_live && propagate();
  }
  turn_to(0);
  weight_ = weights;
  step_ = step;
  return is_live;
}

// Guesses that failed, up to one whose other digits are left; false: none is.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::take_back(std::vector<Guess>& guesses, std::uint64_t& fails) {
  while (!guesses.empty()) {
    ++fails;
    const Guess guess = guesses.back();
    guesses.pop_back();
    turn_to(guesses.size());
    if (set(guess.var, dom_[guess.var] & Mask(~guess.digit)) && propagate()) return true;
    give_up();
  }
  return false;
}

template <typename Mask, typename Size>
template <typename Visit>
RunEnd Engine<Mask, Size>::search(const Run& run, Visit visit) {
  if (is_impossible_) return RunEnd::all;
  std::vector<Guess> guesses;
  std::uint64_t state = run.seed, solutions = 0;
  const std::uint64_t begun_nodes = nodes_;
  const Frame begun = frames_[0];
  const auto finish = [&](RunEnd end) {
    give_up();
    frames_[0] = begun;
    turn_to(0);
    return end;
  };
  int unasked = 0;
  const auto may_go_on = [&] {
    if (nodes_ - begun_nodes > run.nodes) return false;
    if (run.stop == nullptr || (++unasked & 63) != 0) return true;
    return !run.stop->load(std::memory_order_relaxed);
  };
  // What was learnt about where it fails is worth a new beginning, until the first solution is
  // found.
  std::uint64_t patience = run.seed != 0 ? ~std::uint64_t{0} : this->patience(), fails = 0;
  while (true) {
    // Who counts solutions fails rarely for each, and would look in vain.
    const bool looks_ahead =
        n_ > 9 && run.seed == 0 && fails < patience && fails / this->patience() > solutions;
    const std::optional<Guess> picked = looks_ahead ? pick_ahead(guesses.size()) : pick();
    const int var = picked ? picked->var : 0;
    bool is_live = false;
    if (!picked) {  // seen to fail
      if (!may_go_on()) return finish(RunEnd::stopped);
    } else if (var < 0) {
      ++solutions;
      patience = ~std::uint64_t{0};
      if (!visit()) return finish(RunEnd::limit);
    } else if (fails >= patience) {
      patience += fails;
      guesses.clear();
      turn_to(0);
      if (!probe(run.stop)) return finish(RunEnd::all);
      if (run.stop != nullptr && run.stop->load(std::memory_order_relaxed))
        return finish(RunEnd::stopped);
      continue;
    } else {
      if (++nodes_ - begun_nodes == kFewGuesses) add_keeps();
      if (!may_go_on()) return finish(RunEnd::stopped);
      const Mask mask = dom_[var];
      const Mask digit = run.seed != 0 ? draw(mask, state) : picked->digit;
      guesses.push_back({var, digit});
      copy_to(guesses.size());
      is_live = set(var, digit) && propagate();
    }
    if (!is_live && !take_back(guesses, fails)) return finish(RunEnd::all);
  }
}

}  // namespace
}  // namespace nonet::search
