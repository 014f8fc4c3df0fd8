// Engine: ways looked at before a guess. Part of engine.hpp.
//
// On a board above nine rows that failed often, every digit of the heaviest cells is tried before
// each guess: a digit that fails goes, and the guess is made where all digits of the cell together
// leave least to search. A look costs as much as a guess and counts as one.
#pragma once

#include <algorithm>

namespace nonet::search {
namespace {

// Of cells with two or three digits those where it failed most, heaviest first.
template <typename Mask, typename Size>
void Engine<Mask, Size>::list_heavy() {
  heavy_.clear();
  for (int word = 0; word < words_; ++word) {
    for (std::uint64_t open = open_vars(word); open != 0; open &= open - 1) {
      const int var = word * 64 + std::countr_zero(open), ways = std::popcount(dom_[var]);
      if (ways <= 3) heavy_.emplace_back(weight_[std::size_t(var)] / price(ways), var);
    }
  }
  const std::size_t most = std::min(heavy_.size(), kMostAhead);
  const auto is_heavier = [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  };
  std::partial_sort(heavy_.begin(), heavy_.begin() + std::ptrdiff_t(most), heavy_.end(),
                    is_heavier);
  heavy_.resize(most);
}

// Candidates of the whole board.
template <typename Mask, typename Size>
int Engine<Mask, Size>::count_candidates() const {
  int sum = 0;
  for (int i = 0; i < n_ * words_; ++i) sum += std::popcount(planes_[i]);
  return sum;
}

// What a digit leaves to search: a twenty-fifth less for each candidate that goes with it. 0: it
// failed and is gone; nothing: the board failed with it. In whole numbers, the same everywhere.
template <typename Mask, typename Size>
std::optional<std::uint64_t> Engine<Mask, Size>::look_at(int var, Mask digit, std::size_t frame) {
  const int before = count_candidates();
  ++nodes_;
  copy_to(frame + 1);
  const bool is_live = set(var, digit) && propagate();
  const int gone = before - count_candidates();
  if (!is_live) give_up();
  turn_to(frame);
  if (is_live) {
    std::uint64_t share = kWhole, factor = kWhole - kWhole / 25;
    for (int power = gone; power > 0; power >>= 1, factor = factor * factor / kWhole) {
      if ((power & 1) != 0) share = share * factor / kWhole;
    }
    return share + 1;  // less than all others is still more than nothing
  }
  if (set(var, dom_[var] & Mask(~digit)) && propagate()) return 0;
  give_up();
  return std::nullopt;
}

// Nothing: the board has failed.
template <typename Mask, typename Size>
std::optional<typename Engine<Mask, Size>::Guess> Engine<Mask, Size>::pick_ahead(
    std::size_t frame) {
  list_heavy();
  int best = -1;
  std::uint64_t best_share = 0;
  for (const auto& [weight, var] : heavy_) {
    std::uint64_t share = 0;
    for (Mask rest = dom_[var]; rest != 0 && !is_single(dom_[var]); rest &= rest - 1) {
      const Mask digit = rest & Mask(-rest);
      if ((dom_[var] & digit) == 0) continue;  // went with one before it
      const std::optional<std::uint64_t> own = look_at(var, digit, frame);
      if (!own) return std::nullopt;
      share += *own;
    }
    if (is_single(dom_[var]) || (best >= 0 && share >= best_share)) continue;
    best = var;
    best_share = share;
  }
  if (best < 0 || is_single(dom_[best])) return pick();
  return Guess{best, Mask(dom_[best] & Mask(-dom_[best]))};
}

}  // namespace
}  // namespace nonet::search
