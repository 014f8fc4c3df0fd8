// What Interactive Sudoku Solver's notation says of sums and of two digits side by side.

#include <algorithm>
#include <cstdlib>

#include "text/iss_reader.hpp"
#include "text/scan.hpp"

namespace nonet::text {

void IssReader::add_pairs(Constraint kind, const std::vector<int>& values, const Args& args,
                          const std::string& formula) {
  const std::vector<int> on = cells(args, 0);
  const std::size_t before = problem_.clues.size();
  for (std::size_t i = 0; i < on.size(); ++i) {
    for (std::size_t j = i + 1; j < on.size(); ++j) {
      const int down = std::abs(problem_.row(on[i]) - problem_.row(on[j]));
      if (down + std::abs(problem_.column(on[i]) - problem_.column(on[j])) == 1)
        add(kind, values, {on[i], on[j]}, {}, formula);
    }
  }
  if (problem_.clues.size() == before && !error_)
    problem_.unknown.emplace_back("pairs of cells that are not side by side");
}

bool IssReader::read_sums(std::string_view word, const Args& args) {
  const bool has_first = !args.empty() && number(args[0]).has_value();
  const int first = has_first ? number(args[0]).value_or(0) : 0;
  if (has_first && (word == "Cage" || (word == "Sum" && has_plain_cells(args)))) {
    std::vector<int> on = cells(args, 1);
    const int sum = first + from_0_ * static_cast<int>(on.size());
    const bool has_sum = word == "Sum" || first != 0;
    add(word == "Cage" ? Constraint::cage : Constraint::sum,
        has_sum ? std::vector<int>{sum} : std::vector<int>(), std::move(on));
  } else if (word == "Sum" && !args.empty() && has_plain_cells(args)) {
    return add_weighted(args[0], cells(args, 1));
  } else if (word == "EqualSum") {
    add_equal_sums(args);
  } else if (word == "PillArrow" && has_first && (from_0_ == 0 || problem_.side <= 10)) {
    add_arrow(args, 1, static_cast<std::size_t>(std::clamp(first, 1, from_0_ == 1 ? 3 : 9)));
  } else if (word == "RegionSumLine" && from_0_ == 1) {
    return add_region_sums(cells(args, 0));
  } else if (word == "DutchFlatmates" && problem_.side <= 9 && problem_.side % 2 == 1) {
    add_flatmates();
  } else {
    return false;
  }
  return true;
}

bool IssReader::read_dots(std::string_view word, const Args& args) {
  if (word == "WhiteDot") {
    add_pairs(Constraint::difference, {}, args);
  } else if (word == "BlackDot" && from_0_ == 1) {
    add_pairs(Constraint::relation, {}, args, "a-1=2*(b-1)orb-1=2*(a-1)");
  } else if (word == "BlackDot") {
    add_pairs(Constraint::ratio, {}, args);
  } else if (word == "X" || word == "V") {
    add_pairs(Constraint::sum2, {(word == "X" ? 10 : 5) + 2 * from_0_}, args);
  } else if (word == "GreaterThan") {
    add_pairs(Constraint::greater, {}, args);
  } else {
    return false;
  }
  return true;
}

// "0_=_1_-1": the sum, and a weight a cell.
bool IssReader::add_weighted(std::string_view words, const std::vector<int>& on) {
  const std::size_t cut = words.find("_=_");
  if (cut == words.npos) return false;
  std::vector<int> values;
  const auto take = [&](std::string_view word) {
    const std::optional<int> value = number(word);
    values.push_back(value.value_or(0));
    return value.has_value();
  };
  bool is_fine = take(words.substr(0, cut));
  for (const std::string_view word : text::split(words.substr(cut + 3), '_')) {
    is_fine = take(word) && is_fine;
    values[0] += from_0_ * values.back();
  }
  if (!is_fine || values.size() != on.size() + 1) return false;
  add(Constraint::sum, std::move(values), on);
  return true;
}

bool IssReader::has_plain_cells(const Args& args) const {
  return std::all_of(args.begin() + 1, args.end(),
                     [this](std::string_view word) { return find_cell(word).has_value(); });
}

void IssReader::add_arrow(const Args& args, std::size_t from, std::size_t bulb) {
  std::vector<int> on = cells(args, from);
  if (on.size() <= bulb) return fail(text_, "a circle and a line");
  std::vector<int> circle(on.begin(), on.begin() + static_cast<long>(bulb));
  on.erase(on.begin(), on.begin() + static_cast<long>(bulb));
  std::sort(circle.begin(), circle.end());  // its number is read as text is
  if (from_0_ == 1) {                       // each digit is one more, and so the line is longer
    std::vector<int> values = {static_cast<int>(on.size())};
    values.resize(1 + on.size(), 1);
    int weight = 1;
    for (std::size_t i = 0; i < circle.size(); ++i, weight *= 10) {
      values[0] -= weight;
      values.push_back(-weight);
      on.push_back(circle[circle.size() - 1 - i]);
    }
    return add(Constraint::sum, std::move(values), std::move(on));
  }
  add(Constraint::arrow, {}, std::move(on), std::move(circle));
}

void IssReader::add_equal_sums(const Args& args) {
  std::vector<std::vector<int>> groups(1);
  for (const std::string_view word : args) {
    if (word == "-") {
      groups.emplace_back();
    } else {
      for (const int cell : cells({word}, 0)) groups.back().push_back(cell);
    }
  }
  for (std::size_t i = 1; i < groups.size(); ++i) add_same_sum(groups[i - 1], groups[i]);
}

void IssReader::add_same_sum(const std::vector<int>& one, const std::vector<int>& other) {
  std::vector<int> values = {from_0_ *
                             (static_cast<int>(one.size()) - static_cast<int>(other.size()))};
  values.insert(values.end(), one.size(), 1);
  values.insert(values.end(), other.size(), -1);
  std::vector<int> on = one;
  on.insert(on.end(), other.begin(), other.end());
  add(Constraint::sum, std::move(values), std::move(on));
}

bool IssReader::add_region_sums(const std::vector<int>& line) {
  const bool has_more = std::any_of(parts_.begin(), parts_.end(),
                                    [](const auto& part) { return part.first == "Jigsaw"; });
  if (has_more) return false;  // which may be read only later
  std::vector<std::vector<int>> pieces;
  int before = -1;
  for (const int cell : line) {
    const int region = problem_.regions[static_cast<std::size_t>(cell)];
    if (region >= 0 && region != before) pieces.emplace_back();
    if (region >= 0) pieces.back().push_back(cell);
    before = region;
  }
  for (std::size_t i = 1; i < pieces.size(); ++i) add_same_sum(pieces[i - 1], pieces[i]);
  return true;
}

}  // namespace nonet::text
