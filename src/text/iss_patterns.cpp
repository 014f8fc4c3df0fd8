// What Interactive Sudoku Solver's notation says by relations, patterns and choices.

#include <algorithm>

#include "text/iss_reader.hpp"
#include "text/scan.hpp"

namespace nonet::text {

bool IssReader::read_choice(std::size_t begin, std::size_t end) {
  std::vector<std::pair<int, std::uint64_t>> choices;  // a cell and its digits
  for (std::size_t i = begin; i < end; ++i) {
    const auto& [word, args] = parts_[i];
    if (!word.empty() || args.size() != 1) return false;
    const auto cell = find_cell(args[0].substr(0, 4));
    const std::uint64_t digits = cell ? find_digits(args[0].substr(4)) : 0;
    if (digits == 0) return false;
    const auto is_here = [&](const auto& each) { return each.first == *cell; };
    const auto known = std::find_if(choices.begin(), choices.end(), is_here);
    if (known != choices.end()) {
      known->second |= digits;
    } else {
      choices.emplace_back(*cell, digits);
    }
  }
  if (choices.size() == 1) problem_.limit_marks(choices[0].first, choices[0].second);
  if (choices.size() != 2) return choices.size() == 1;
  PairTable table;
  for (int a = 0; a < problem_.side; ++a) {
    for (int b = 0; b < problem_.side; ++b)
      table.push_back((choices[0].second >> a & 1) != 0 || (choices[1].second >> b & 1) != 0);
  }
  problem_.clues.push_back({Constraint::relation,
                            {},
                            {choices[0].first, choices[1].first},
                            {},
                            formula_of(table, problem_.side)});
  return true;
}

void IssReader::add_flatmates() {
  const std::string middle = std::to_string((problem_.side + 1) / 2);
  std::string pattern = ".*(1";
  pattern.append(middle).append("|").append(middle).append(std::to_string(problem_.side));
  pattern += ").*";
  for (int column = 0; column < problem_.side; ++column) {
    std::vector<int> on(static_cast<std::size_t>(problem_.side));
    for (int row = 0; row < problem_.side; ++row)
      on[static_cast<std::size_t>(row)] = problem_.cell(row, column);
    add(Constraint::automaton, {}, std::move(on), {}, pattern);
  }
}

void IssReader::add_modular(int by, const std::vector<int>& on) {
  const auto apart = static_cast<std::size_t>(by);
  std::string formula = "a%";
  formula.append(std::to_string(by)).append("!=b%").append(std::to_string(by));
  for (std::size_t far = 1; far < apart && on.size() >= apart; ++far) {
    const auto add_relation = [&](std::vector<int> line) {
      Clue clue = {.kind = Constraint::relation, .cells = std::move(line), .text = formula};
      if (auto lack = find_lack(problem_, clue)) return fail(text_, std::move(*lack));
      problem_.clues.push_back(std::move(clue));
    };
    if (far == 1) add_relation(on);
    for (std::size_t i = far; far > 1 && i < on.size(); ++i) add_relation({on[i - far], on[i]});
  }
}

bool IssReader::read_packed(std::string_view word, const Args& args) {
  const bool is_pattern = word == "Regex", is_mutual = word.back() == 'X';
  std::size_t at = is_pattern ? 1 : 2;
  if (args.size() <= at) return false;
  Clue clue;
  if (is_pattern) {
    std::optional<std::string> pattern = unpack_words(args[0]);
    if (pattern && from_0_ == 1) {
      for (char& c : *pattern) c = c == '9' ? 'A' : static_cast<char>(is_number(c) ? c + 1 : c);
    }
    if (!pattern || pattern->find_first_of("; \t#~") != pattern->npos) return false;
    clue = {.kind = Constraint::automaton, .text = *pattern};
  } else {
    const auto table = unpack_pairs(args[0], problem_.side, word.starts_with("Binary"));
    if (!table || (is_mutual && !is_symmetric(*table))) return false;
    clue.kind = is_mutual ? Constraint::mutual : Constraint::relation;
    clue.text = formula_of(*table, problem_.side);
    if (clue.text == "|a-b|>=2" && is_mutual) clue = {.kind = Constraint::nabner};
    if (clue.text == "a<=b" && !is_mutual) clue = {.kind = Constraint::slowthermo};
  }
  std::vector<Clue> found;
  for (Args group; at <= args.size(); ++at) {
    if (at < args.size() && !args[at].empty()) {
      group.push_back(args[at]);
      continue;
    }
    if (group.empty()) continue;
    clue.cells = cells(group, 0);
    if (error_) return true;
    if (find_lack(problem_, clue)) return false;
    found.push_back(clue);
    group.clear();
  }
  problem_.clues.insert(problem_.clues.end(), found.begin(), found.end());
  return !found.empty();
}

bool IssReader::is_symmetric(const PairTable& table) const {
  const auto side = static_cast<std::size_t>(problem_.side);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i] != table[i % side * side + i / side]) return false;
  }
  return true;
}

}  // namespace nonet::text
