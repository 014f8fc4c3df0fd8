// Engine: from a model to tables. Part of engine.hpp. What is asked for twice is asked for once:
// relations of one pair are intersected, cells that must be equal are merged.
#pragma once

#include <algorithm>
#include <limits>
#include <numeric>

namespace nonet::search {
namespace {

template <typename Mask, typename Size>
Engine<Mask, Size>::Engine(const Model& model)
    : Size(model.side), cells_(model.side * model.side), is_impossible_(model.is_impossible) {
  full_ = static_cast<Mask>((std::uint64_t{1} << n_) - 1);
  if (n_ <= kMostSubsets) subsets_ = &Subsets::of(n_);
  if (n_ <= 11) {
    chunk_ = n_;
  } else {
    chunks_ = (n_ + 7) / 8;
  }
  const std::vector<Leftover> leftovers = find_leftovers(model);
  merge_equal(model, leftovers);
  add_peers(model);
  add_houses(model);
  for (const auto& rows : model.relations) {
    relations_.emplace_back(rows.begin(), rows.end());
  }
  for (const Model::Pair& pair : model.pairs) add_arc(pair.a, pair.b, std::size_t(pair.relation));
  for (const Model::Sum& sum : model.sums) add_sum(sum);
  add_hidden_sums(model);
  add_others(model);
  add_leftovers(leftovers);
  add_edges();
  finish();
  was_impossible_ = is_impossible_;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::merge_equal(const Model& model, const std::vector<Leftover>& leftovers) {
  std::vector<int> root(static_cast<std::size_t>(cells_));
  std::iota(root.begin(), root.end(), 0);
  const auto find = [&root](int cell) {
    while (root[std::size_t(cell)] != cell) {
      cell = root[std::size_t(cell)] = root[std::size_t(root[std::size_t(cell)])];
    }
    return cell;
  };
  const auto merge = [&](int a, int b) {
    const int x = find(a), y = find(b);
    root[std::size_t(std::max(x, y))] = std::min(x, y);
  };
  for (const auto& [a, b] : model.equal) merge(a, b);
  for (const Leftover& leftover : leftovers) {
    if (leftover.one.size() == 1) merge(leftover.one[0], leftover.other[0]);
  }
  var_of_.assign(std::size_t(cells_), -1);
  for (int cell = 0; cell < cells_; ++cell) {
    const int top = find(cell);
    if (top == cell) {
      var_of_[std::size_t(cell)] = count_++;
      first_.push_back(full_);
    }
    const int var = var_of_[std::size_t(cell)] = var_of_[std::size_t(top)];
    first_[std::size_t(var)] &= static_cast<Mask>(model.domains[std::size_t(cell)]);
  }
  this->take_variables(count_);
}

template <typename Mask, typename Size>
std::vector<int> Engine<Mask, Size>::vars_of(const std::vector<int>& cells) const {
  std::vector<int> vars;
  vars.reserve(cells.size());
  for (const int cell : cells) vars.push_back(var_of_[std::size_t(cell)]);
  return vars;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_peers(const Model& model) {
  const std::size_t words = std::size_t(words_);
  peer_bits_.assign(std::size_t(count_) * words, 0);
  std::vector<std::uint64_t> together(words);
  const auto bit = [](std::size_t var) { return std::uint64_t{1} << (var % 64); };
  const auto var_of = [this](int cell) { return std::size_t(var_of_[std::size_t(cell)]); };
  const auto part = [&](const std::vector<int>& cells) {
    std::fill(together.begin(), together.end(), 0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::size_t var = var_of(cells[i]);
      // Two cells that are one cannot differ, but a line may come back to a cell.
      for (std::size_t j = 0; (together[var / 64] & bit(var)) != 0 && j < i; ++j)
        is_impossible_ |= var_of(cells[j]) == var && cells[j] != cells[i];
      together[var / 64] |= bit(var);
    }
    for (const int cell : cells) {
      for (std::size_t word = 0; word < words; ++word)
        peer_bits_[var_of(cell) * words + word] |= together[word];
    }
  };
  for (const std::vector<int>& cells : model.houses) part(cells);
  for (const std::vector<int>& cells : model.groups) part(cells);
  for (const auto& [cell, other] : model.differ) {
    const std::size_t a = var_of(cell), b = var_of(other);
    is_impossible_ |= a == b;
    peer_bits_[a * words + b / 64] |= bit(b);
    peer_bits_[b * words + a / 64] |= bit(a);
  }
  for (std::size_t var = 0; var < std::size_t(count_); ++var)
    peer_bits_[var * words + var / 64] &= ~bit(var);
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_houses(const Model& model) {
  std::vector<std::vector<Seat>> of(static_cast<std::size_t>(count_));
  houses_.reserve(model.houses.size() * std::size_t(n_));
  this->take_houses(model.houses.size());
  house_bits_.assign(std::size_t(count_) * house_words_, 0);
  std::size_t number = 0;
  for (const std::vector<int>& cells : model.houses) {
    if (static_cast<int>(cells.size()) != n_) continue;
    // Thousands of extra houses: their cells see each other, which says as much.
    if (houses_.size() + kRowBlock * cells.size() > std::numeric_limits<std::uint16_t>::max())
      break;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const int var = var_of_[std::size_t(cells[i])];
      houses_.push_back(static_cast<std::uint16_t>(var));
      of[std::size_t(var)].push_back({static_cast<std::uint16_t>(number), Mask(Mask(1) << i)});
      house_bits_[std::size_t(var) * house_words_ + number / 64] |= std::uint64_t{1}
                                                                    << (number % 64);
    }
    ++number;
  }
  this->take_rows(number);
  seats_begin_.assign(1, 0);
  seats_.reserve(houses_.size());
  for (const auto& list : of) {
    seats_.insert(seats_.end(), list.begin(), list.end());
    seats_begin_.push_back(static_cast<std::uint32_t>(seats_.size()));
  }
}

// --- relations

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_arc(int cell_a, int cell_b, std::size_t relation) {
  const int a = var_of_[std::size_t(cell_a)], b = var_of_[std::size_t(cell_b)];
  if (a == b) {
    for (int digit = 0; digit < n_; ++digit) {
      if ((relations_[relation][std::size_t(digit)] >> digit & 1) == 0) {
        first_[std::size_t(a)] &= Mask(~(Mask(1) << digit));
      }
    }
    return;
  }
  const auto key = static_cast<std::uint32_t>(std::min(a, b) << 16 | std::max(a, b));
  arcs_.push_back({key, static_cast<std::uint32_t>(relation), a > b});
}

template <typename Mask, typename Size>
std::vector<Mask> Engine<Mask, Size>::turned(const std::vector<Mask>& rows) const {
  std::vector<Mask> found(rows.size(), 0);
  for (std::size_t x = 0; x < rows.size(); ++x) {
    for (Mask rest = rows[x]; rest != 0; rest &= rest - 1)
      found[std::size_t(low(rest))] |= Mask(1) << x;
  }
  return found;
}

template <typename Mask, typename Size>
std::uint32_t Engine<Mask, Size>::table_of(const std::vector<Mask>& rows) {
  for (const auto& [known, at] : known_tables_) {
    if (known == rows) return at;
  }
  const auto at = static_cast<std::uint32_t>(tables_.size());
  known_tables_.emplace_back(rows, at);
  const std::size_t size = std::size_t{1} << chunk_;
  for (int chunk = 0; chunk < chunks_; ++chunk) {
    const std::size_t begin = tables_.size();
    tables_.resize(begin + size, 0);
    for (std::size_t mask = 1; mask < size; ++mask) {
      const auto digit = static_cast<std::size_t>(chunk * chunk_ + std::countr_zero(mask));
      const Mask own = digit < rows.size() ? rows[digit] : Mask(0);
      tables_[begin + mask] = tables_[begin + (mask & (mask - 1))] | own;
    }
  }
  return at;
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_edges() {
  std::stable_sort(arcs_.begin(), arcs_.end(),
                   [](const Arc& x, const Arc& y) { return x.key < y.key; });
  std::vector<std::vector<Edge>> of(static_cast<std::size_t>(count_));
  struct Tables {
    std::uint32_t there, back;
  };
  constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::vector<Tables> cached(relations_.size() * 4, {kNone, kNone});
  for (std::size_t i = 0; i < arcs_.size();) {
    const Arc first = arcs_[i];
    const int a = static_cast<int>(first.key >> 16), b = static_cast<int>(first.key & 0xffff);
    const bool is_apart = see(a, b);
    Tables* cache = &cached[first.relation * 4 + (first.is_turned ? 2 : 0) + (is_apart ? 1 : 0)];
    const bool is_alone = i + 1 == arcs_.size() || arcs_[i + 1].key != first.key;
    Tables tables = *cache;
    if (!is_alone || tables.there == kNone) {
      std::vector<Mask> rows(static_cast<std::size_t>(n_), full_);
      std::size_t j = i;
      for (; j < arcs_.size() && arcs_[j].key == first.key; ++j) {
        const std::vector<Mask>& own = relations_[arcs_[j].relation];
        const std::vector<Mask> seen = arcs_[j].is_turned ? turned(own) : own;
        for (std::size_t x = 0; x < rows.size(); ++x) rows[x] &= seen[x];
      }
      for (std::size_t x = 0; is_apart && x < rows.size(); ++x) rows[x] &= Mask(~(Mask(1) << x));
      tables = {table_of(rows), table_of(turned(rows))};
      if (is_alone) *cache = tables;
    }
    of[std::size_t(a)].push_back({static_cast<std::uint16_t>(b), tables.there});
    of[std::size_t(b)].push_back({static_cast<std::uint16_t>(a), tables.back});
    while (i < arcs_.size() && arcs_[i].key == first.key) ++i;
  }
  edges_begin_.assign(1, 0);
  for (const auto& list : of) {
    edges_.insert(edges_.end(), list.begin(), list.end());
    edges_begin_.push_back(static_cast<std::uint32_t>(edges_.size()));
  }
}

// --- all but sums (compile_sums.hpp)

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_prop(Form form, const std::vector<int>& vars, int value,
                                  std::uint32_t data) {
  const auto begin = static_cast<std::uint32_t>(vars_.size());
  for (const int var : vars) vars_.push_back(static_cast<std::uint16_t>(var));
  props_.push_back({form, begin, static_cast<std::uint32_t>(vars_.size()), data, value});
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::add_others(const Model& model) {
  for (const Model::Sets& sets : model.sets) {
    if (sets.cells.size() > std::size_t(n_)) {  // that differ, so no set is that large
      is_impossible_ = true;
      continue;
    }
    set_data_.emplace_back(sets.sets.begin(), sets.sets.end());
    std::vector<Mask>& own = set_data_.back();
    constexpr std::size_t kBlock = Block::kSets;
    own.resize((own.size() + kBlock - 1) / kBlock * kBlock, 0);
    add_prop(Form::sets, vars_of(sets.cells), 0, static_cast<std::uint32_t>(set_data_.size() - 1));
  }
  for (const Model::Ends& ends : model.ends) {
    std::vector<int> cells = {ends.a, ends.b};
    cells.insert(cells.end(), ends.inner.begin(), ends.inner.end());
    add_prop(Form::ends, vars_of(cells), ends.apart, ends.is_between ? 1 : 0);
  }
  for (const Model::Among& among : model.among) {
    digit_data_.push_back(among.digits);
    add_prop(Form::among, vars_of(among.cells), 0,
             static_cast<std::uint32_t>(digit_data_.size() - 1));
  }
  for (const Model::Seen& seen : model.seen) {
    const Form form = seen.view == Model::View::sandwich ? Form::sandwich
                      : seen.view == Model::View::xsum   ? Form::xsum
                      : seen.view == Model::View::pill   ? Form::pill
                                                         : Form::skyscraper;
    add_prop(form, vars_of(seen.cells), seen.value, 0);
  }
  for (const Model::Fits& fits : model.fits) {
    fit_data_.push_back(fits);
    add_prop(Form::fits, vars_of(fits.cells), 0, static_cast<std::uint32_t>(fit_data_.size() - 1));
  }
}

// Who hears of a variable: the clues that are cheap come first.
template <typename Mask, typename Size>
void Engine<Mask, Size>::add_ears() {
  const auto cheap = [](const Prop& prop) { return !is_dear(prop); };
  const auto dear = std::stable_partition(props_.begin(), props_.end(), cheap);
  stale_.resize(static_cast<std::size_t>(dear - props_.begin()), props_.size());
  ears_.assign(std::size_t(count_) * stale_.size(), 0);
  for (std::size_t i = 0; i < props_.size(); ++i) {
    for (std::uint32_t at = props_[i].begin; at < props_[i].end; ++at)
      ears_[vars_[at] * stale_.size() + i / 64] |= std::uint64_t{1} << (i % 64);
  }
}

// What a known cell leaves of other houses, for boards where a word of bits says which houses. It
// costs as much as some guesses, so it is made when there are more.
template <typename Mask, typename Size>
void Engine<Mask, Size>::add_keeps() {
  if (!keeps_.empty() || (row_ != kFewRows && row_ != kMostRows)) return;
  keeps_.assign(std::size_t(count_) * row_, kNoHouse);
  owns_.assign(std::size_t(count_) * row_, 0);
  for (int var = 0; var < count_; ++var) {
    Mask* const keep = &keeps_[std::size_t(var) * row_];
    for (int word = 0; word < words_; ++word) {
      for (std::uint64_t rest = bits_of(var)[word]; rest != 0; rest &= rest - 1) {
        const auto peer = std::size_t(word * 64 + std::countr_zero(rest));
        for (std::uint32_t i = seats_begin_[peer]; i < seats_begin_[peer + 1]; ++i)
          keep[seats_[i].house] &= Mask(~seats_[i].bit);
      }
    }
    for (std::uint32_t i = seats_begin_[std::size_t(var)]; i < seats_begin_[std::size_t(var) + 1];
         ++i) {
      keep[seats_[i].house] = full_;
      owns_[std::size_t(var) * row_ + seats_[i].house] = seats_[i].bit;
    }
  }
}

template <typename Mask, typename Size>
void Engine<Mask, Size>::finish() {
  weight_.assign(std::size_t(count_), 1);
  for (const Prop& prop : props_) {
    for (std::uint32_t at = prop.begin; at < prop.end; ++at)
      weight_[vars_[at]] += 1.0 / static_cast<double>(prop.end - prop.begin);
  }
  for (std::size_t var = 0; var < std::size_t(count_); ++var)
    weight_[var] += 0.2 * (edges_begin_[var + 1] - edges_begin_[var]);
  add_ears();
  const auto adds_up = [](const Prop& prop) {
    return prop.form == Form::sum || prop.form == Form::cage;
  };
  const auto is_line_of_sets = [](const Prop& prop) { return prop.form == Form::sets; };
  if (std::any_of(props_.begin(), props_.end(), is_line_of_sets) &&
      std::none_of(props_.begin(), props_.end(), adds_up))
    digit_weight_.assign(std::size_t(n_), 0);
  frames_.push_back({first_, std::vector<std::uint64_t>(words_of_frame(), 0)});
  frames_[0].masks.resize(masks_of_frame(), kNoHouse);
  turn_to(0);
  std::uint32_t most_seats = 0;
  for (std::size_t var = 0; var < std::size_t(count_); ++var)
    most_seats = std::max(most_seats, seats_begin_[var + 1] - seats_begin_[var]);
  singles_.resize(std::size_t(count_), 0);
  hit_.assign(std::size_t(count_), 0);
  hidden_.resize(houses_.size(), most_seats);
  changed_.resize(std::size_t(count_));
  for (std::size_t var = 0; var < std::size_t(count_); ++var) {
    if (edges_begin_[var] == edges_begin_[var + 1]) changed_.bar(var);
  }
  has_edges_ = !edges_.empty();
  touched_.assign(std::size_t(n_) * house_words_, 0);
  seen_with_.assign(houses_.size(), 0);
}

}  // namespace
}  // namespace nonet::search
