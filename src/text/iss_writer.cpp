// Interactive Sudoku Solver's notation, written where it has words for all clues.

#include <algorithm>

#include "nonet/problem_text.hpp"
#include "text/format.hpp"

namespace nonet {
namespace {

struct Word {
  Constraint kind;
  std::string_view word;
};
constexpr Word kIssWords[] = {
    {Constraint::thermo, "Thermo"},         {Constraint::renban, "Renban"},
    {Constraint::entropic, "Entropic"},     {Constraint::regionsum, "RegionSumLine"},
    {Constraint::between, "Between"},       {Constraint::palindrome, "Palindrome"},
    {Constraint::zipper, "Zipper"},         {Constraint::doublearrow, "DoubleArrow"},
    {Constraint::extra, "AllDifferent"},    {Constraint::modular, "Modular~3"},
    {Constraint::greater, "GreaterThan"},   {Constraint::windoku, "Windoku"},
    {Constraint::antiknight, "AntiKnight"}, {Constraint::antiking, "AntiKing"},
    {Constraint::disjoint, "DisjointSets"}, {Constraint::negative_xv, "StrictXV"},
    {Constraint::colindex, "Indexing~C"},   {Constraint::rowindex, "Indexing~R"},
};

char index_sign(int index) { return static_cast<char>(index < 9 ? '1' + index : 'a' + index - 9); }

std::string place(const Problem& problem, int cell) {
  return std::string("R") + index_sign(problem.row(cell)) + "C" + index_sign(problem.column(cell));
}

std::string places(const Problem& problem, const std::vector<int>& cells) {
  std::string text;
  for (const int cell : cells) text += "~" + place(problem, cell);
  return text;
}

std::string seen(const Problem& problem, const Clue& clue, std::string_view word) {
  const bool is_row = problem.row(clue.cells[0]) == problem.row(clue.cells[1]);
  const int number = is_row ? problem.row(clue.cells[0]) : problem.column(clue.cells[0]);
  const std::string line = std::string(is_row ? "R" : "C") + index_sign(number),
                    value = std::to_string(clue.value(0));
  if (clue.kind == Constraint::sandwich) return "." + std::string(word) + "~" + value + "~" + line;
  const bool is_back = clue.cells[0] > clue.cells[1];
  return "." + std::string(word) + "~" + line + (is_back ? "~~" + value : "~" + value + "~");
}

bool has_kind(const Problem& problem, Constraint kind) {
  return std::any_of(problem.clues.begin(), problem.clues.end(),
                     [kind](const Clue& clue) { return clue.kind == kind; });
}

// Empty: it has no word for this. Dots mean less there: one word forbids both ratio and difference
// of pairs without, another the difference of all pairs.
std::string part(const Problem& problem, const Clue& clue) {
  for (const Word& row : kIssWords) {
    if (row.kind == clue.kind) return "." + std::string(row.word) + places(problem, clue.cells);
  }
  const std::string value = std::to_string(clue.value(0)), cells = places(problem, clue.cells);
  switch (clue.kind) {
    case Constraint::negative_ratio:
      return has_kind(problem, Constraint::nonconsecutive) ? ".StrictKropki" : "";
    case Constraint::nonconsecutive:
      return has_kind(problem, Constraint::difference) || has_kind(problem, Constraint::ratio)
                 ? ""
                 : ".AntiConsecutive";
    case Constraint::cage: return ".Cage~" + value + cells;
    case Constraint::sum: return clue.values.size() == 1 ? ".Sum~" + value + cells : "";
    case Constraint::diagonal: return ".Diagonal~" + std::to_string(clue.value(1));
    case Constraint::whisper:
      return ".Whisper~" + std::to_string(clue.value((problem.side + 1) / 2)) + cells;
    case Constraint::lockout: return ".Lockout~" + std::to_string(problem.side / 2) + cells;
    case Constraint::difference: return clue.value(1) == 1 ? ".WhiteDot" + cells : "";
    case Constraint::ratio: return clue.value(2) == 2 ? ".BlackDot" + cells : "";
    case Constraint::sum2:
      return clue.value(0) == 10 ? ".X" + cells : clue.value(0) == 5 ? ".V" + cells : "";
    case Constraint::arrow:
      if (clue.bulb.size() == 1) return ".Arrow" + places(problem, clue.bulb) + cells;
      return ".PillArrow~" + std::to_string(clue.bulb.size()) + places(problem, clue.bulb) + cells;
    case Constraint::quad: {
      std::string digits;
      for (const int digit : clue.values) digits += "~" + std::to_string(digit);
      return ".Quad~" + place(problem, *std::min_element(clue.cells.begin(), clue.cells.end())) +
             digits;
    }
    case Constraint::sandwich: return seen(problem, clue, "Sandwich");
    case Constraint::xsum: return seen(problem, clue, "XSum");
    case Constraint::skyscraper: return seen(problem, clue, "Skyscraper");
    case Constraint::room: return seen(problem, clue, "NumberedRoom");
    case Constraint::littlekiller:
      return ".LittleKiller~" + value + "~" + place(problem, clue.cells[0]);
    default: return "";
  }
}

// It has one diagonal for each cell of the margin; others are sums.
std::string diagonal_part(const Problem& problem, const Clue& clue) {
  std::string words = part(problem, clue);
  const Result<Problem> read = read_iss(".Shape~" + std::to_string(problem.side) + "x" +
                                        std::to_string(problem.side) + words);
  if (read && read->clues.size() == 1 && read->clues[0].cells == clue.cells) return words;
  return ".Sum~" + std::to_string(clue.value(0)) + places(problem, clue.cells);
}

}  // namespace

std::optional<std::string> print_iss(const Problem& problem, int* unsaid) {
  if (problem.side > 16) return std::nullopt;
  std::string text;
  if (problem.side != 9)
    text += ".Shape~" + std::to_string(problem.side) + "x" + std::to_string(problem.side);
  if (problem.regions != Problem(problem.side).regions) {
    text += ".NoBoxes";
    const bool has_regions =
        std::any_of(problem.regions.begin(), problem.regions.end(), [](int r) { return r >= 0; });
    if (has_regions) text += ".Jigsaw~";
    for (const int region : problem.regions) {
      if (has_regions)
        text +=
            region < 0 ? '-' : static_cast<char>(region < 26 ? 'A' + region : 'a' + region - 26);
    }
  }
  std::string givens;
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    const std::string cell = "~" + place(problem, static_cast<int>(i));
    if (problem.digits[i] != 0) {
      givens += cell + "_" + std::to_string(problem.digits[i]);
    } else if (!problem.marks.empty() && problem.marks[i] != problem.all_digits()) {
      givens += cell;
      for (int digit = 1; digit <= problem.side; ++digit) {
        if ((problem.marks[i] >> (digit - 1) & 1) != 0) givens += "_" + std::to_string(digit);
      }
    }
  }
  if (!givens.empty()) text += "." + givens;
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    if (clue.kind == Constraint::nonconsecutive && has_kind(problem, Constraint::negative_ratio))
      continue;  // said with the ratios
    const std::string words =
        clue.kind == Constraint::littlekiller ? diagonal_part(problem, clue) : part(problem, clue);
    if (words.empty()) {
      if (unsaid != nullptr) *unsaid = static_cast<int>(i);
      return std::nullopt;
    }
    text += words;
  }
  if (text.empty()) text = ".Shape~9x9";
  return text;
}

namespace text::iss {
namespace {

void write(const Record& record, long, std::string& out) {
  out.append(print_iss(text::problem_without_notes(record)).value_or("# not in this notation"))
      .append("\n");
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace text::iss
}  // namespace nonet
