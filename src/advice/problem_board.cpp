// See problem_board.hpp.

#include "advice/problem_board.hpp"

#include <algorithm>
#include <bit>

#include "constraints/kind.hpp"

namespace nonet::advice {
namespace {

// What the board gains by its flags: houses, and cells that see each other.
bool is_house_kind(Constraint kind) {
  return kind == Constraint::diagonal || kind == Constraint::windoku ||
         kind == Constraint::disjoint || kind == Constraint::extra;
}

std::string title_of(Constraint kind, int number) {
  switch (kind) {
    case Constraint::diagonal: return number == 1 ? "the diagonal" : "the other diagonal";
    case Constraint::windoku: return "window " + std::to_string(number);
    case Constraint::disjoint: return "group " + std::to_string(number);
    default: return "extra region " + std::to_string(number);
  }
}

}  // namespace

void ProblemBoard::add_house(std::string name, const Cells& cells) {
  for (const int a : cells) {
    for (const int b : cells) {
      if (a != b) sees_[static_cast<std::size_t>(a * problem_.cells() + b)] = true;
    }
  }
  if (static_cast<int>(cells.size()) == side()) houses_.push_back({std::move(name), cells});
}

ProblemBoard::ProblemBoard(const Problem& problem)
    : problem_(problem),
      sees_(static_cast<std::size_t>(problem.cells() * problem.cells()), false),
      digits_(problem.digits.size(), 0),
      candidates_(problem.digits.size(), problem.all_digits()),
      ages_(problem.digits.size(), 0) {
  for (const bool is_row : {true, false}) {
    for (int i = 0; i < side(); ++i) {
      Cells cells;
      for (int j = 0; j < side(); ++j)
        cells.push_back(is_row ? problem.cell(i, j) : problem.cell(j, i));
      add_house((is_row ? "row " : "column ") + std::to_string(i + 1), cells);
    }
  }
  int number = 0;
  const char* region_word = problem.box_height > 0 ? "box " : "region ";
  for (const Cells& region : constraints::region_cells(problem))
    add_house(region_word + std::to_string(++number), region);
  std::vector<int> numbers(all_constraints().size(), 0);
  for (const Clue& clue : problem.clues) {
    constraints::Model model(side());
    constraints::code(clue.kind).add(problem, clue, model);
    int& count = numbers[static_cast<std::size_t>(clue.kind)];
    const bool names_houses = is_house_kind(clue.kind);
    for (const auto* lists : {&model.houses, &model.groups}) {
      for (const Cells& cells : *lists)
        add_house(names_houses ? title_of(clue.kind, ++count) : said(clue), cells);
    }
    for (const auto& [a, b] : model.differ) {
      sees_[static_cast<std::size_t>(a * problem.cells() + b)] = true;
      sees_[static_cast<std::size_t>(b * problem.cells() + a)] = true;
    }
  }
  for (std::size_t cell = 0; cell < problem.marks.size(); ++cell)
    candidates_[cell] &= problem.marks[cell];
  for (int cell = 0; cell < problem.cells(); ++cell) {
    if (problem.digits[static_cast<std::size_t>(cell)] != 0)
      place(cell, problem.digits[static_cast<std::size_t>(cell)]);
  }
}

void ProblemBoard::place(int cell, int digit) {
  const auto at = static_cast<std::size_t>(cell);
  digits_[at] = static_cast<std::uint8_t>(digit);
  candidates_[at] = Mask{1} << (digit - 1);
  ++ages_[at];
  for (int other = 0; other < problem_.cells(); ++other) {
    if (sees(cell, other) && !is_placed(other)) eliminate(other, digit);
  }
}

void ProblemBoard::eliminate(int cell, int digit) {
  const auto at = static_cast<std::size_t>(cell);
  const Mask bit = Mask{1} << (digit - 1);
  if ((candidates_[at] & bit) == 0) return;
  candidates_[at] &= ~bit;
  ++ages_[at];
}

std::string ProblemBoard::digits_text(Mask digits) const {
  std::string text;
  const int count = std::popcount(digits);
  int number = 0;
  for (int digit = 1; digit <= side(); ++digit) {
    if ((digits >> (digit - 1) & 1) == 0) continue;
    if (number > 0) text += number + 1 == count ? " and " : ", ";
    ++number;
    text += symbol(problem_, digit);
  }
  return text;
}

std::string ProblemBoard::said(const Clue& clue) const {
  std::string words = name(problem_, clue);
  const std::size_t cells = words.find(" r");
  const ClueShape shape = info(clue.kind).shape;
  const bool has_text = !clue.text.empty();
  if (cells != std::string::npos && shape != ClueShape::outside && !has_text)
    words.insert(cells, " at");
  return words;
}

}  // namespace nonet::advice
