// Interactive Sudoku Solver's notation, written where it has words for all clues.

#include <algorithm>
#include <cstdlib>

#include "constraints/kind.hpp"
#include "constraints/states.hpp"
#include "nonet/problem_text.hpp"
#include "text/format.hpp"
#include "text/iss_words.hpp"

namespace nonet {
namespace {

struct Word {
  Constraint kind;
  std::string_view word;
};
constexpr Word kIssWords[] = {
    {Constraint::thermo, "Thermo"},       {Constraint::renban, "Renban"},
    {Constraint::entropic, "Entropic"},   {Constraint::regionsum, "RegionSumLine"},
    {Constraint::between, "Between"},     {Constraint::palindrome, "Palindrome"},
    {Constraint::zipper, "Zipper"},       {Constraint::doublearrow, "DoubleArrow"},
    {Constraint::extra, "AllDifferent"},  {Constraint::modular, "Modular~3"},
    {Constraint::windoku, "Windoku"},     {Constraint::antiknight, "AntiKnight"},
    {Constraint::antiking, "AntiKing"},   {Constraint::disjoint, "DisjointSets"},
    {Constraint::colindex, "Indexing~C"}, {Constraint::rowindex, "Indexing~R"},
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

// The dots that it has a word for.
bool are_usual_dots(const Problem& problem) {
  return std::all_of(problem.clues.begin(), problem.clues.end(), [&](const Clue& clue) {
    const bool is_usual = clue.kind == Constraint::difference ? clue.value(1) == 1
                          : clue.kind == Constraint::ratio    ? clue.value(2) == 2
                                                              : true;
    const bool is_dot = clue.kind == Constraint::difference || clue.kind == Constraint::ratio;
    return is_usual && (!is_dot || constraints::touches(problem, clue.cells[0], clue.cells[1]));
  });
}

bool touches(const Problem& problem, const Clue& clue) {
  return constraints::touches(problem, clue.cells[0], clue.cells[1]);
}

// A clue that is nothing but relations of two cells: each relation once, with all its pairs.
std::string pairs_part(const Problem& problem, const Clue& clue) {
  constraints::Model model(problem.side);
  constraints::code(clue.kind).add(problem, clue, model);
  constraints::Model other(problem.side);
  other.relations = model.relations;
  other.pairs = model.pairs;
  const bool is_other = model.domains != other.domains || !model.houses.empty() ||
                        !model.groups.empty() || !model.equal.empty() || !model.differ.empty() ||
                        !model.sums.empty() || !model.sets.empty() || !model.ends.empty() ||
                        !model.among.empty() || !model.seen.empty() || !model.fits.empty();
  if (is_other || model.is_impossible || model.pairs.empty()) return "";
  const bool is_line = clue.kind == Constraint::relation || clue.kind == Constraint::slowthermo;
  const bool is_mutual = clue.kind == Constraint::mutual || clue.kind == Constraint::nabner;
  std::string words;
  for (std::size_t i = 0; i < model.relations.size(); ++i) {
    text::PairTable table;
    for (int a = 0; a < problem.side; ++a) {
      for (int b = 0; b < problem.side; ++b)
        table.push_back((model.relations[i][static_cast<std::size_t>(a)] >> b & 1) != 0);
    }
    if (is_line || is_mutual) {
      return (is_mutual ? ".PairX~" : ".Pair~") + text::pack_pairs(table) + "~" +
             places(problem, clue.cells);
    }
    const std::string formula = text::formula_of(table, problem.side);
    std::string groups;
    for (const constraints::Model::Pair& pair : model.pairs) {
      if (pair.relation != static_cast<int>(i)) continue;
      if (pair.a == pair.b) return "";
      const bool is_order = formula == "a<b" || formula == "a>b";
      if (is_order && constraints::touches(problem, pair.a, pair.b)) {
        const bool is_less = formula == "a<b";
        words += ".GreaterThan" +
                 places(problem, {is_less ? pair.b : pair.a, is_less ? pair.a : pair.b});
      } else {
        groups += "~" + places(problem, {pair.a, pair.b});
      }
    }
    if (!groups.empty()) words += ".Pair~" + text::pack_pairs(table) + groups;
  }
  return words;
}

std::string parity_part(const Problem& problem, const Clue& clue) {
  std::string words = ".";
  for (const int cell : clue.cells) {
    words += "~" + place(problem, cell);
    for (int digit = clue.kind == Constraint::even ? 2 : 1; digit <= problem.side; digit += 2)
      words += "_" + std::to_string(digit);
  }
  return words;
}

std::string clone_part(const Problem& problem, const Clue& clue) {
  std::string words;
  for (std::size_t i = 0; i < clue.cells.size() && i < clue.bulb.size(); ++i) {
    if (clue.bulb[i] != clue.cells[i])
      words += ".SameValues~2" + places(problem, {clue.bulb[i], clue.cells[i]});
  }
  return words;
}

// Weights stand behind the sum; it takes them up to 100.
std::string sum_part(const Problem& problem, const Clue& clue) {
  constexpr int kMostWeight = 100;
  std::string words = ".Sum~";
  words.append(std::to_string(clue.value(0)));
  if (clue.values.size() > 1) {
    const bool is_sayable = clue.values.size() == clue.cells.size() + 1 &&
                            std::all_of(clue.values.begin() + 1, clue.values.end(),
                                        [](int weight) { return std::abs(weight) <= kMostWeight; });
    if (!is_sayable) return "";
    words += "_=";
    for (std::size_t i = 1; i < clue.values.size(); ++i)
      words.append("_").append(std::to_string(clue.values[i]));
  }
  return words.append(places(problem, clue.cells));
}

std::string quad_part(const Problem& problem, const Clue& clue) {
  std::string words =
      ".Quad~" + place(problem, *std::min_element(clue.cells.begin(), clue.cells.end()));
  for (const int digit : clue.values) words += "~" + std::to_string(digit);
  return words;
}

std::string pattern_part(const Problem& problem, const Clue& clue) {
  const std::string cells = places(problem, clue.cells);
  if (!clue.text.starts_with('{')) return ".Regex~" + text::pack_words(clue.text) + cells;
  const auto states = constraints::read_states(clue.text, problem.side);
  const std::string packed = states ? text::pack_states(*states) : "";
  return packed.empty() ? "" : ".NFA~" + packed + "~" + cells;
}

// What its cells stand in by twos. Dots mean less there: one word forbids both ratio and difference
// of pairs without, another the difference of all pairs.
std::string dot_part(const Problem& problem, const Clue& clue) {
  const std::string cells = places(problem, clue.cells);
  const auto is_usual_sum = [&](const Clue& each) {
    return (each.value(0) == 5 || each.value(0) == 10) && touches(problem, each);
  };
  switch (clue.kind) {
    case Constraint::negative_ratio:
      if (!has_kind(problem, Constraint::nonconsecutive) || !are_usual_dots(problem)) break;
      return ".StrictKropki";
    case Constraint::negative_xv:
      if (!std::all_of(problem.clues.begin(), problem.clues.end(), [&](const Clue& each) {
            return each.kind != Constraint::sum2 || is_usual_sum(each);
          })) {
        break;
      }
      return ".StrictXV";
    case Constraint::nonconsecutive:
      if (has_kind(problem, Constraint::difference) || has_kind(problem, Constraint::ratio)) break;
      return ".AntiConsecutive";
    case Constraint::greater:
      return touches(problem, clue) ? ".GreaterThan" + cells
                                    : ".Thermo" + places(problem, {clue.cells[1], clue.cells[0]});
    case Constraint::difference:
      if (clue.value(1) != 1 || !touches(problem, clue)) break;
      return ".WhiteDot" + cells;
    case Constraint::ratio:
      if (clue.value(2) != 2 || !touches(problem, clue)) break;
      return ".BlackDot" + cells;
    case Constraint::sum2:
      if (!is_usual_sum(clue)) return ".Sum~" + std::to_string(clue.value(0)) + cells;
      return (clue.value(0) == 10 ? ".X" : ".V") + cells;
    default: break;
  }
  return pairs_part(problem, clue);
}

// Empty: it has no word for this.
std::string part(const Problem& problem, const Clue& clue) {
  for (const Word& row : kIssWords) {
    if (row.kind == clue.kind) return "." + std::string(row.word) + places(problem, clue.cells);
  }
  const std::string value = std::to_string(clue.value(0)), cells = places(problem, clue.cells);
  switch (clue.kind) {
    case Constraint::cage:
      if (!clue.values.empty() && clue.value(0) == 0) return "";  // there it is no sum
      return ".Cage~" + value + cells;
    case Constraint::even:
    case Constraint::odd: return parity_part(problem, clue);
    case Constraint::clone: return clone_part(problem, clue);
    case Constraint::automaton: return pattern_part(problem, clue);
    case Constraint::sum: return sum_part(problem, clue);
    case Constraint::diagonal: return ".Diagonal~" + std::to_string(clue.value(1));
    case Constraint::whisper:
      return ".Whisper~" + std::to_string(clue.value((problem.side + 1) / 2)) + cells;
    case Constraint::lockout: return ".Lockout~" + std::to_string(problem.side / 2) + cells;
    case Constraint::arrow:
      if (clue.bulb.size() == 1) return ".Arrow" + places(problem, clue.bulb) + cells;
      return ".PillArrow~" + std::to_string(clue.bulb.size()) + places(problem, clue.bulb) + cells;
    case Constraint::quad: return quad_part(problem, clue);
    case Constraint::sandwich: return seen(problem, clue, "Sandwich");
    case Constraint::xsum: return seen(problem, clue, "XSum");
    case Constraint::skyscraper: return seen(problem, clue, "Skyscraper");
    case Constraint::room: return seen(problem, clue, "NumberedRoom");
    case Constraint::littlekiller:
      return ".LittleKiller~" + value + "~" + place(problem, clue.cells[0]);
    default: return dot_part(problem, clue);
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
        text += region < 0    ? '-'
                : region < 26 ? static_cast<char>('A' + region)
                : region < 52 ? static_cast<char>('a' + region - 26)
                              : static_cast<char>('0' + region - 52);
    }
  }
  std::string givens;
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    const std::string cell = "~" + place(problem, static_cast<int>(i));
    if (problem.digits[i] != 0) {
      givens += cell + "_" + std::to_string(problem.digits[i]);
    } else if (!problem.marks.empty() && problem.marks[i] != problem.all_digits()) {
      givens += cell;
      if (problem.marks[i] == 0) givens += "_1_2" + cell + "_3_4";  // no digit is both
      for (int digit = 1; digit <= problem.side; ++digit) {
        if ((problem.marks[i] >> (digit - 1) & 1) != 0) givens += "_" + std::to_string(digit);
      }
    }
  }
  if (!givens.empty()) text += "." + givens;
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    if (clue.kind == Constraint::nonconsecutive && has_kind(problem, Constraint::negative_ratio) &&
        are_usual_dots(problem)) {
      continue;  // said with the ratios
    }
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
