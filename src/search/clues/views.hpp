// Engine: lines with two ends, digits that must be among cells, rows seen from outside, patterns.
// Part of engine.hpp.
//
// Each tries the few ways a clue can be met (both ends' digits, the places of the crusts, the first
// digit) and keeps what some way allows.
#pragma once

#include <array>

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
bool Engine<Mask, Size>::keep_all(const Prop& prop, const Mask* masks) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  for (const std::uint16_t* at = begin; at != end; ++at, ++masks) {
    if ((dom_[*at] & *masks) == 0) {
      for (const std::uint16_t* var = begin; var != end; ++var) weight_[*var] += step_;
      return false;
    }
    if (!set(*at, dom_[*at] & *masks)) return false;
  }
  return true;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_ends(const Prop& prop) {
  const std::uint16_t* vars = &vars_[prop.begin];
  const int count = static_cast<int>(prop.end - prop.begin);
  std::array<Mask, 2> ends = {0, 0};
  Mask inside = 0;
  const auto upto = [](int digit) { return Mask((Mask(1) << digit) - 1); };  // digits below, from 0
  for (Mask a = dom_[vars[0]]; a != 0; a &= a - 1) {
    for (Mask b = dom_[vars[1]]; b != 0; b &= b - 1) {
      const int x = std::min(low(a), low(b)), y = std::max(low(a), low(b));
      if (y - x < prop.value) continue;
      const Mask closed = Mask(upto(y) | Mask(1) << y) & Mask(~upto(x));
      const Mask within =
          prop.data != 0 ? Mask(upto(y) & ~upto(x) & ~(Mask(1) << x)) : Mask(full_ & Mask(~closed));
      if (!fits_group(vars + 2, count - 2, within)) continue;
      ends[0] |= a & Mask(-a);
      ends[1] |= b & Mask(-b);
      inside |= within;
    }
  }
  if (!keep(vars[0], ends[0]) || !keep(vars[1], ends[1])) {
    blame(vars, vars + count);
    return false;
  }
  for (int i = 2; i < count; ++i) {
    if (!keep(vars[i], inside)) return false;
  }
  return true;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_among(const Prop& prop) {
  const std::uint16_t *begin = &vars_[prop.begin], *end = begin + (prop.end - prop.begin);
  const std::vector<int>& digits = digit_data_[prop.data];
  Mask wanted = 0;
  for (const int digit : digits) {
    const auto bit = static_cast<Mask>(Mask(1) << (digit - 1));
    wanted |= bit;
    const auto needed = std::count(digits.begin(), digits.end(), digit);
    const auto holders =
        std::count_if(begin, end, [&](std::uint16_t var) { return (dom_[var] & bit) != 0; });
    if (holders < needed) {
      for (const std::uint16_t* at = begin; at != end; ++at) weight_[*at] += step_;
      return false;
    }
    for (const std::uint16_t* at = begin; holders == needed && at != end; ++at) {
      if ((dom_[*at] & bit) != 0 && !set(*at, bit)) return false;
    }
  }
  if (digits.size() != prop.end - prop.begin) return require(prop, wanted);
  for (const std::uint16_t* at = begin; at != end; ++at) {
    if (!keep(*at, wanted)) return false;
  }
  return require(prop, wanted);
}

// Whether different digits of these masks can make the total, as far as least and most tell.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::has_sum(const Mask* masks, int count, int total) const {
  int least = 0, most = 0;
  for (int i = 0; i < count; ++i) {
    if (masks[i] == 0) return false;
    least += low(masks[i]) + 1;
    most += static_cast<int>(std::bit_width(masks[i]));
  }
  return least <= total && total <= most;
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_sandwich(const Prop& prop) {
  const std::uint16_t* vars = &vars_[prop.begin];
  const int count = static_cast<int>(prop.end - prop.begin);
  const Mask lowest = 1, highest = Mask(Mask(1) << (n_ - 1)), crusts = lowest | highest;
  std::array<Mask, kDigits> masks, fine{};
  for (int i = 0; i < count; ++i) masks[std::size_t(i)] = dom_[vars[i]];
  std::array<Mask, kDigits> plain;  // without crusts
  for (int i = 0; i < count; ++i) plain[std::size_t(i)] = masks[std::size_t(i)] & Mask(~crusts);
  for (int a = 0; a < count; ++a) {
    if ((masks[std::size_t(a)] & crusts) == 0) continue;
    for (int b = a + 1; b < count; ++b) {
      const Mask x = masks[std::size_t(a)], y = masks[std::size_t(b)];
      const bool rises = (x & lowest) != 0 && (y & highest) != 0;
      const bool falls = (x & highest) != 0 && (y & lowest) != 0;
      if (!rises && !falls) continue;
      bool is_open = true;  // all others can do without crusts
      for (int i = 0; i < count && is_open; ++i) {
        is_open = i == a || i == b || plain[std::size_t(i)] != 0;
      }
      if (!is_open) continue;
      const Mask* inside = &plain[std::size_t(a) + 1];
      const int size = b - a - 1;
      Mask in = 0, out = 0;
      if (subsets_ != nullptr) {
        for (const std::uint16_t set : subsets_->sets(size, prop.value)) {
          const Mask chosen = Mask(set), other = full_ & Mask(~chosen) & Mask(~crusts);
          if ((chosen & crusts) != 0) continue;
          bool is_fine = true;
          for (int i = 0; i < count && is_fine; ++i) {
            if (i == a || i == b) continue;
            is_fine = (plain[std::size_t(i)] & (i > a && i < b ? chosen : other)) != 0;
          }
          if (!is_fine) continue;
          in |= chosen;
          out |= other;
        }
        const bool is_met = size == 0 ? prop.value == 0 : in != 0;
        if (!is_met) continue;
        if (size == 0) out = full_ & Mask(~crusts);
      } else {
        if (!has_sum(inside, size, prop.value)) continue;
        in = out = full_ & Mask(~crusts);
      }
      for (int i = 0; i < count; ++i) {
        if (i != a && i != b) fine[std::size_t(i)] |= i > a && i < b ? in : out;
      }
      fine[std::size_t(a)] |= (rises ? lowest : Mask(0)) | (falls ? highest : Mask(0));
      fine[std::size_t(b)] |= (rises ? highest : Mask(0)) | (falls ? lowest : Mask(0));
    }
  }
  return keep_all(prop, fine.data());
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_xsum(const Prop& prop) {
  const std::uint16_t* vars = &vars_[prop.begin];
  const int count = static_cast<int>(prop.end - prop.begin);
  std::array<Mask, kDigits> masks, fine{};
  for (int i = 0; i < count; ++i) masks[std::size_t(i)] = dom_[vars[i]];
  for (Mask rest = masks[0]; rest != 0; rest &= rest - 1) {
    const Mask first = rest & Mask(-rest);
    const int size = low(first), total = prop.value - size - 1;  // beside the first
    if (size >= count) continue;
    Mask in = 0, out = 0;
    bool is_met = false;
    if (subsets_ != nullptr) {
      for (const std::uint16_t set : subsets_->sets(size, total)) {
        const Mask chosen = Mask(set), other = full_ & Mask(~chosen) & Mask(~first);
        if ((chosen & first) != 0) continue;
        bool is_fine = true;
        for (int i = 1; i < count && is_fine; ++i) {
          is_fine = (masks[std::size_t(i)] & (i <= size ? chosen : other)) != 0;
        }
        if (!is_fine) continue;
        is_met = true;
        in |= chosen;
        out |= other;
      }
    } else {
      in = out = full_ & Mask(~first);
      is_met = has_sum(&masks[1], size, total);
    }
    if (!is_met) continue;
    fine[0] |= first;
    for (int i = 1; i < count; ++i) fine[std::size_t(i)] |= i <= size ? in : out;
  }
  return keep_all(prop, fine.data());
}

// A number only grows with its figures, so most of its beginnings are beyond what the others make.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_pill(const Prop& prop) {
  const std::uint16_t *pill = &vars_[prop.begin], *end = pill + (prop.end - prop.begin);
  const std::uint16_t* const line = pill + prop.value;
  int least = 0, most = 0;
  for (const std::uint16_t* at = line; at != end; ++at) {
    least += low(dom_[*at]) + 1;
    most += static_cast<int>(std::bit_width(dom_[*at]));
  }
  int lowest = most + 1, highest = 0;
  std::array<Mask, 8> fine{};
  const auto go_on = [&](const auto& self, int at, int before) -> bool {
    if (at == prop.value) {
      if (before < least) return false;
      lowest = std::min(lowest, before);
      highest = std::max(highest, before);
      return true;
    }
    bool is_met = false;
    for (Mask rest = dom_[pill[at]]; rest != 0; rest &= rest - 1) {
      const int digit = low(rest) + 1, number = before * (digit < 10 ? 10 : 100) + digit;
      if (number > most || !self(self, at + 1, number)) continue;
      fine[std::size_t(at)] |= rest & Mask(-rest);
      is_met = true;
    }
    return is_met;
  };
  bool is_fine = go_on(go_on, 0, 0);
  for (int i = 0; i < prop.value && is_fine; ++i) is_fine = keep(pill[i], fine[std::size_t(i)]);
  for (const std::uint16_t* at = line; at != end && is_fine; ++at) {
    const int own_least = low(dom_[*at]) + 1,
              own_most = static_cast<int>(std::bit_width(dom_[*at]));
    const int from = lowest - (most - own_most), to = highest - (least - own_least);
    Mask kept = 0;
    for (Mask rest = dom_[*at]; rest != 0; rest &= rest - 1) {
      if (low(rest) + 1 >= from && low(rest) + 1 <= to) kept |= rest & Mask(-rest);
    }
    is_fine = keep(*at, kept);
  }
  if (!is_fine) blame(pill, end);
  return is_fine;
}

// From the left: with which highest digit so far how many can have been seen, as bits; then back.
template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_skyscraper(const Prop& prop) {
  const std::uint16_t* vars = &vars_[prop.begin];
  const int count = static_cast<int>(prop.end - prop.begin);
  using Counts = std::uint64_t;
  // seen[i][h]: after i cells, h the highest digit, 0 for none.
  static thread_local std::array<std::array<Counts, kDigits + 1>, kDigits + 1> seen, still;
  for (int i = 0; i <= count; ++i) {
    seen[std::size_t(i)].fill(0);
    still[std::size_t(i)].fill(0);
  }
  seen[0][0] = 1;
  for (int i = 0; i < count; ++i) {
    const auto& at = seen[std::size_t(i)];
    auto& next = seen[std::size_t(i) + 1];
    for (Mask rest = dom_[vars[i]]; rest != 0; rest &= rest - 1) {
      const int digit = low(rest) + 1;
      for (int h = 0; h < digit; ++h) next[std::size_t(digit)] |= at[std::size_t(h)] << 1;
      for (int h = digit + 1; h <= n_; ++h) next[std::size_t(h)] |= at[std::size_t(h)];
    }
  }
  std::array<Mask, kDigits> fine{};
  if (prop.value >= 0 && prop.value < 64)
    still[std::size_t(count)][std::size_t(n_)] = Counts{1} << prop.value;
  for (int i = count; i-- > 0;) {
    const auto& at = seen[std::size_t(i)];
    const auto& next = still[std::size_t(i) + 1];
    auto& own = still[std::size_t(i)];
    for (Mask rest = dom_[vars[i]]; rest != 0; rest &= rest - 1) {
      const int digit = low(rest) + 1;
      bool is_fine = false;
      for (int h = 0; h < digit; ++h) {
        const Counts met = at[std::size_t(h)] & (next[std::size_t(digit)] >> 1);
        own[std::size_t(h)] |= met;
        is_fine |= met != 0;
      }
      for (int h = digit + 1; h <= n_; ++h) {
        const Counts met = at[std::size_t(h)] & next[std::size_t(h)];
        own[std::size_t(h)] |= met;
        is_fine |= met != 0;
      }
      if (is_fine) fine[std::size_t(i)] |= rest & Mask(-rest);
    }
  }
  return keep_all(prop, fine.data());
}

template <typename Mask, typename Size>
bool Engine<Mask, Size>::run_fits(const Prop& prop) {
  const std::uint16_t* vars = &vars_[prop.begin];
  const auto count = std::size_t(prop.end - prop.begin);
  const constraints::Automaton& automaton = fit_data_[prop.data].automaton;
  std::vector<std::uint64_t> reached(count + 1);
  reached[0] = automaton.first;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const auto& next = automaton.next[std::size_t(std::countr_zero(rest))];
      for (Mask digits = dom_[vars[i]]; digits != 0; digits &= digits - 1) {
        reached[i + 1] |= next[std::size_t(low(digits))];
      }
    }
  }
  std::vector<Mask> fine(count, 0);
  std::uint64_t after = automaton.last & reached[count];
  for (std::size_t i = count; i-- > 0;) {
    std::uint64_t own = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const int state = std::countr_zero(rest);
      for (Mask digits = dom_[vars[i]]; digits != 0; digits &= digits - 1) {
        if ((automaton.next[std::size_t(state)][std::size_t(low(digits))] & after) == 0) continue;
        own |= std::uint64_t{1} << state;
        fine[i] |= digits & Mask(-digits);
      }
    }
    after = own;
  }
  return keep_all(prop, fine.data());
}

}  // namespace
}  // namespace nonet::search
