// Engine: the law of leftovers. Part of engine.hpp.
//
// So many lines side by side and as many regions that lie mostly in them hold the same digits
// equally often; so what the lines have beyond the regions holds what the regions have beyond the
// lines. Of one cell each, the two are one.
#pragma once

#include <algorithm>

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
std::vector<typename Engine<Mask, Size>::Leftover> Engine<Mask, Size>::find_leftovers(
    const Model& model) const {
  std::vector<int> owner(static_cast<std::size_t>(cells_), -1);
  int regions = 0;
  if (!model.has_lines) return {};
  for (std::size_t house = 2 * std::size_t(n_); house < model.houses.size(); ++house) {
    const std::vector<int>& cells = model.houses[house];
    const auto is_free = [&owner](int cell) { return owner[std::size_t(cell)] < 0; };
    if (static_cast<int>(cells.size()) != n_ || !std::all_of(cells.begin(), cells.end(), is_free))
      continue;
    for (const int cell : cells) owner[std::size_t(cell)] = regions;
    ++regions;
  }
  std::vector<Leftover> found;
  if (regions == 0) return found;
  const int most = std::max(4, n_ * 2 / 3);
  std::vector<int> inside(static_cast<std::size_t>(regions));
  for (int way = 0; way < 2; ++way) {
    for (int from = 0; from < n_ - 1; ++from) {
      std::fill(inside.begin(), inside.end(), 0);
      for (int to = from; to < n_ - 1; ++to) {
        for (const int cell : model.houses[std::size_t(2 * to + way)]) {
          if (owner[std::size_t(cell)] >= 0) ++inside[std::size_t(owner[std::size_t(cell)])];
        }
        int chosen = 0, left = (to - from + 1) * n_;
        for (const int count : inside) {
          if (2 * count <= n_) continue;
          ++chosen;
          left -= count;
        }
        if (chosen != to - from + 1 || left == 0 || left > most) continue;
        Leftover leftover;
        for (int cell = 0; cell < cells_; ++cell) {
          const int line = way == 0 ? cell / n_ : cell % n_, region = owner[std::size_t(cell)];
          const bool is_inside = line >= from && line <= to;
          const bool is_chosen = region >= 0 && 2 * inside[std::size_t(region)] > n_;
          if (is_inside && !is_chosen) leftover.one.push_back(cell);
          if (!is_inside && is_chosen) leftover.other.push_back(cell);
        }
        found.push_back(std::move(leftover));
      }
    }
  }
  return found;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_leftovers(const std::vector<Leftover>& leftovers) {
  for (const Leftover& leftover : leftovers) {
    if (leftover.one.size() < 2) continue;
    std::vector<int> vars = vars_of(leftover.one);
    const std::vector<int> others = vars_of(leftover.other);
    vars.insert(vars.end(), others.begin(), others.end());
    add_prop(Form::same, vars, static_cast<int>(leftover.one.size()), 0);
  }
}

// A digit is on the one side as often as it is on the other.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_same(const Prop& prop) {
  const int size = prop.value;
  const std::uint16_t *one = &vars_[prop.begin], *other = one + size;
  Mask met = 0, met_other = 0, settled = 0;
  for (int i = 0; i < size; ++i) {
    const Mask mask = dom_[one[i]], mask_other = dom_[other[i]];
    met |= mask;
    met_other |= mask_other;
    settled |= is_single(mask) ? mask : Mask(0);
    settled |= is_single(mask_other) ? mask_other : Mask(0);
  }
  const Mask common = met & met_other;
  for (int i = 0; i < 2 * size; ++i) {
    if ((dom_[one[i]] & common) == 0) {
      blame(one, one + 2 * size);
      return false;
    }
    if (!set(one[i], dom_[one[i]] & common)) return false;
  }
  for (; settled != 0; settled &= settled - 1) {
    const Mask digit = settled & Mask(-settled);
    if (!count_same(one, other, size, digit) || !count_same(other, one, size, digit)) {
      blame(one, one + 2 * size);
      return false;
    }
  }
  return true;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::count_same(const std::uint16_t* one, const std::uint16_t* other, int size,
                                    Mask digit) {
  int settled = 0, open = 0, open_other = 0, settled_other = 0;
  for (int i = 0; i < size; ++i) {
    settled += dom_[one[i]] == digit ? 1 : 0;
    open += (dom_[one[i]] & digit) != 0 ? 1 : 0;
    settled_other += dom_[other[i]] == digit ? 1 : 0;
    open_other += (dom_[other[i]] & digit) != 0 ? 1 : 0;
  }
  if (settled > open_other) return false;
  if (settled == open_other && settled_other < open_other) {
    for (int i = 0; i < size; ++i) {
      if ((dom_[other[i]] & digit) != 0 && !set(other[i], digit)) return false;
    }
  } else if (settled == open && settled == settled_other && open_other > settled_other) {
    for (int i = 0; i < size; ++i) {
      if (dom_[other[i]] != digit && !set(other[i], dom_[other[i]] & Mask(~digit))) return false;
    }
  }
  return true;
}

}  // namespace
}  // namespace nonet::search
