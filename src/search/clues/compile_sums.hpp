// Engine: from the sums of a model to cages, relations and groups. Part of engine.hpp. Beside the
// sums that are there stand those that follow, because every house makes the same: what cages leave
// of houses, or reach beyond them.
#pragma once

#include <algorithm>

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_sum(const Model::Sum& sum) {
  std::vector<std::pair<int, int>> terms;  // weight, variable
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const int var = var_of_[std::size_t(sum.cells[i])];
    const auto same = std::find_if(terms.begin(), terms.end(),
                                   [var](const auto& term) { return term.second == var; });
    if (same != terms.end()) {
      same->first += sum.weights[i];
    } else {
      terms.emplace_back(sum.weights[i], var);
    }
  }
  std::erase_if(terms, [](const auto& term) { return term.first == 0; });
  const int total = sum.total;
  if (terms.empty()) {
    if (total != 0) is_impossible_ = true;
  } else if (terms.size() == 1) {
    for (int digit = 1; digit <= n_; ++digit) {
      if (terms[0].first * digit != total) {
        first_[std::size_t(terms[0].second)] &= Mask(~(Mask(1) << (digit - 1)));
      }
    }
  } else if (terms.size() == 2) {
    std::vector<Mask> rows(static_cast<std::size_t>(n_), 0);
    for (int x = 1; x <= n_; ++x) {
      for (int y = 1; y <= n_; ++y) {
        if (terms[0].first * x + terms[1].first * y == total) {
          rows[std::size_t(x - 1)] |= Mask(1) << (y - 1);
        }
      }
    }
    relations_.push_back(std::move(rows));
    const bool is_turned = terms[0].second > terms[1].second;
    const int a = std::min(terms[0].second, terms[1].second);
    const int b = std::max(terms[0].second, terms[1].second);
    arcs_.push_back({static_cast<std::uint32_t>(a << 16 | b),
                     static_cast<std::uint32_t>(relations_.size() - 1), is_turned});
  } else {
    add_groups(terms, total);
  }
}

// Terms of one weight that all see each other go together: then their digits differ.
template <typename Mask, typename Size>
void Engine<Mask, Size>::add_groups(const std::vector<std::pair<int, int>>& terms, int total) {
  std::vector<std::pair<int, std::vector<int>>> groups;
  for (const auto& [weight, var] : terms) {
    bool is_taken = false;
    for (auto& [own, vars] : groups) {
      if (own != weight || is_taken) continue;
      const bool sees_all = std::all_of(vars.begin(), vars.end(),
                                        [this, mine = var](int other) { return see(mine, other); });
      if (sees_all) {
        vars.push_back(var);
        is_taken = true;
      }
    }
    if (!is_taken) groups.push_back({weight, {var}});
  }
  if (groups.size() == 1 && n_ <= kMostSubsets) {
    const int weight = groups[0].first;
    if (total % weight != 0) {
      is_impossible_ = true;
      return;
    }
    return add_prop(Form::cage, groups[0].second, total / weight,
                    add_rest_of_house(groups[0].second));
  }
  SumData data{{}, total};
  std::vector<int> vars;
  for (const auto& [weight, own] : groups) {
    const auto begin = static_cast<std::uint32_t>(vars.size());
    vars.insert(vars.end(), own.begin(), own.end());
    data.groups.push_back({begin, static_cast<std::uint32_t>(vars.size()), weight});
  }
  sum_data_.push_back(std::move(data));
  add_prop(Form::sum, vars, 0, static_cast<std::uint32_t>(sum_data_.size() - 1));
}

// Where the rest of the houses begins in which all of these lie, a house after the other, each with
// its size before it; 0 ends them.
template <typename Mask, typename Size>
std::uint32_t Engine<Mask, Size>::add_rest_of_house(const std::vector<int>& vars) {
  const auto begin = static_cast<std::uint32_t>(rests_.size());
  const auto first = std::size_t(vars[0]);
  for (std::uint32_t i = seats_begin_[first]; i < seats_begin_[first + 1]; ++i) {
    const std::uint16_t* house = &houses_[seats_[i].house * std::size_t(n_)];
    const auto is_in = [&](int var) { return std::find(house, house + n_, var) != house + n_; };
    if (!std::all_of(vars.begin(), vars.end(), is_in) || static_cast<int>(vars.size()) == n_)
      continue;
    rests_.push_back(static_cast<std::uint16_t>(n_ - static_cast<int>(vars.size())));
    for (int k = 0; k < n_; ++k) {
      if (std::find(vars.begin(), vars.end(), house[k]) == vars.end()) rests_.push_back(house[k]);
    }
  }
  rests_.push_back(0);
  return begin;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_hidden_sums(const Model& model) {
  const std::size_t words = std::size_t(cells_) / 64 + 1;
  const auto add = [](std::uint64_t* bits, const std::vector<int>& cells) {
    for (const int cell : cells) bits[cell / 64] |= std::uint64_t{1} << (cell % 64);
  };
  std::vector<Known> cages;
  for (const Model::Sum& sum : model.sums) {
    const auto is_one = [](int weight) { return weight == 1; };
    if (!std::all_of(sum.weights.begin(), sum.weights.end(), is_one)) continue;
    bool sees_all = true;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        sees_all &= see(var_of_[std::size_t(sum.cells[i])], var_of_[std::size_t(sum.cells[j])]);
      }
    }
    if (!sees_all) continue;
    cages.push_back({&sum, std::vector<std::uint64_t>(words, 0)});
    add(cages.back().bits.data(), sum.cells);
  }
  if (cages.size() < 2) return;
  const int lines = model.has_lines ? 2 * n_ : 0;  // rows and columns take turns
  std::vector<std::uint64_t> area(words), taken(words);
  for (int way = 0; way < 2 && lines > 0; ++way) {
    for (int from = 0; from < n_; ++from) {
      std::fill(area.begin(), area.end(), 0);
      for (int to = from; to < n_ && to - from < n_ - 1; ++to) {
        add(area.data(), model.houses[std::size_t(2 * to + way)]);
        add_left_over(cages, area, taken, to - from + 1);
      }
    }
  }
  for (std::size_t house = std::size_t(lines); house < model.houses.size(); ++house) {
    std::fill(area.begin(), area.end(), 0);
    add(area.data(), model.houses[house]);
    add_left_over(cages, area, taken, 1);
  }
}

// Whether a sum has not been added yet, as it is or with all signs turned, as the other side of a
// border says it.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::is_new_sum(const Model::Sum& sum) {
  std::vector<std::pair<int, int>> terms;
  for (std::size_t i = 0; i < sum.cells.size(); ++i)
    terms.emplace_back(sum.cells[i], sum.weights[i]);
  std::sort(terms.begin(), terms.end());
  const int sign = !terms.empty() && terms[0].second < 0 ? -1 : 1;
  std::vector<int> key = {sign * sum.total};
  for (const auto& [cell, weight] : terms) {
    key.push_back(cell);
    key.push_back(sign * weight);
  }
  if (std::find(known_sums_.begin(), known_sums_.end(), key) != known_sums_.end()) return false;
  known_sums_.push_back(std::move(key));
  return true;
}

// What cages leave of an area, less what they reach beyond it: each cage is in if most of it is.
template <typename Mask, typename Size>
void Engine<Mask, Size>::add_left_over(const std::vector<Known>& cages,
                                       const std::vector<std::uint64_t>& area,
                                       std::vector<std::uint64_t>& taken, int houses) {
  constexpr std::size_t kMostAlone = 7, kMost = 5;
  const std::size_t words = area.size();
  std::fill(taken.begin(), taken.end(), 0);
  int total = houses * n_ * (n_ + 1) / 2;
  for (const Known& cage : cages) {
    std::size_t inside = 0;
    std::uint64_t common = 0;
    for (std::size_t word = 0; word < words; ++word) {
      inside += static_cast<std::size_t>(std::popcount(area[word] & cage.bits[word]));
      common |= taken[word] & cage.bits[word];
    }
    if (common != 0 || 2 * inside <= cage.sum->cells.size()) continue;
    for (std::size_t word = 0; word < words; ++word) taken[word] |= cage.bits[word];
    total -= cage.sum->total;
  }
  std::size_t left = 0, beyond = 0;
  for (std::size_t word = 0; word < words; ++word) {
    left += static_cast<std::size_t>(std::popcount(area[word] & ~taken[word]));
    beyond += static_cast<std::size_t>(std::popcount(taken[word] & ~area[word]));
  }
  const bool is_short = left + beyond <= (houses == 1 && beyond == 0 ? kMostAlone : kMost);
  if (total == houses * n_ * (n_ + 1) / 2 || !is_short) return;
  Model::Sum rest{{}, {}, total};
  for (std::size_t word = 0; word < words; ++word) {
    for (std::uint64_t bits = area[word] & ~taken[word]; bits != 0; bits &= bits - 1)
      rest.cells.push_back(static_cast<int>(64 * word) + std::countr_zero(bits));
  }
  rest.weights.assign(left, 1);
  for (std::size_t word = 0; word < words; ++word) {
    for (std::uint64_t bits = taken[word] & ~area[word]; bits != 0; bits &= bits - 1)
      rest.cells.push_back(static_cast<int>(64 * word) + std::countr_zero(bits));
  }
  rest.weights.resize(rest.cells.size(), -1);
  if (is_new_sum(rest)) add_sum(rest);
}

}  // namespace
}  // namespace nonet::search
