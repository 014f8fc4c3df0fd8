// A problem on a line: which notation it is in, and the plain one, a grid and its clauses.
//
// The number of cells tells the size, the symbols tell the alphabet: letters alone count from A, as
// does any letter beyond the highest that digits need; a 0 beside another blank and letters up to F
// counts from 0.

#include "nonet/problem_text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "text/clauses.hpp"
#include "text/format.hpp"
#include "text/iss_words.hpp"
#include "text/scan.hpp"

namespace nonet {
namespace {

int side_of(std::size_t cells) {
  const auto side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells))));
  const bool is_square = static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == cells;
  return is_square && side >= 2 && side <= kLargestSide ? side : 0;
}

std::optional<int> find_digit(char c, Symbols symbols, int side) {
  if (is_blank_sign(c)) return 0;
  if (c == '0' && symbols != Symbols::zero) return 0;
  int digit = -1;
  if (text::is_number(c)) digit = c - '0';
  if (text::is_letter(c)) digit = (c & 0x1f) + 9;
  if (symbols == Symbols::letters) digit = text::is_letter(c) ? c & 0x1f : -1;
  if (symbols == Symbols::zero && digit >= 0) ++digit;
  if (digit < 1 || digit > side) return std::nullopt;
  return digit;
}

ParseError wrong_cell(std::string_view grid, std::size_t at, int side, long column) {
  return {1, column + static_cast<long>(at),
          "a digit up to " + std::to_string(side) + " or a blank",
          text::quoted_first(grid.substr(at))};
}

// Decimals and blanks with white space, commas or bars between them.
Result<Problem> read_numbers(std::string_view grid, const ProblemOptions& options) {
  std::vector<std::pair<std::string_view, std::size_t>> words;
  for (std::size_t at = 0; at < grid.size();) {
    at = std::min(grid.find_first_not_of(" \t,|", at), grid.size());
    const std::size_t end = std::min(grid.find_first_of(" \t,|", at), grid.size());
    if (end > at) words.emplace_back(grid.substr(at, end - at), at);
    at = end;
  }
  const int side = side_of(words.size());
  if (side == 0 || (options.side != 0 && side != options.side)) {
    return ParseError{1, 1, "n x n numbers", std::to_string(words.size())};
  }
  Problem problem(side);
  problem.symbols = side > 9 ? Symbols::numbers : Symbols::digits;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto& [word, at] = words[i];
    int digit = 0;
    const bool is_blank = word == "." || word == "-" || word == "_" || word == "..";
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), digit);
    const bool is_number = error == std::errc() && end == word.data() + word.size();
    if (!is_blank && (!is_number || digit < 0 || digit > side))
      return wrong_cell(grid, at, side, 1);
    problem.digits[i] = static_cast<std::uint8_t>(is_blank ? 0 : digit);
    problem.givens[i] = problem.digits[i] != 0;
  }
  return problem;
}

// "01..16": two characters a cell, on boards that need them.
std::string spaced_pairs(std::string_view grid) {
  std::string words;
  for (std::size_t i = 0; i + 1 < grid.size(); i += 2) words.append(grid.substr(i, 2)).append(" ");
  return words;
}

Result<Problem> read_grid(std::string_view grid, const ProblemOptions& options) {
  if (are_marks(grid, 9) && (options.side == 0 || options.side == 9))
    return text::read_marks(grid, 9);
  if (grid.find_first_of(" \t,|") != std::string_view::npos) return read_numbers(grid, options);
  const int side = side_of(grid.size());
  if (side == 0 && grid.size() % 2 == 0 && side_of(grid.size() / 2) > 9 &&
      grid.find_first_not_of("0123456789.") == grid.npos) {
    Result<Problem> problem = read_numbers(spaced_pairs(grid), options);
    if (problem) return problem;
  }
  if (side == 0 || (options.side != 0 && side != options.side)) {
    const std::string wanted =
        options.side == 0 ? "n x n cells" : std::to_string(options.side * options.side) + " cells";
    return ParseError{1, static_cast<long>(grid.size()) + 1, wanted, std::to_string(grid.size())};
  }
  Problem problem(side);
  problem.symbols = options.symbols.value_or(guess_symbols(grid, side));
  if (side > 35) return ParseError{1, 1, "numbers with blanks between them", text::quoted(grid)};
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const std::optional<int> digit = find_digit(grid[i], problem.symbols, side);
    if (!digit) return wrong_cell(grid, i, side, 1);
    problem.digits[i] = static_cast<std::uint8_t>(*digit);
    problem.givens[i] = *digit != 0;
  }
  return problem;
}

std::optional<ParseError> add_options(Problem& problem, const ProblemOptions& options) {
  if (!options.regions.empty()) {
    if (auto bad = text::read_clause(problem, "regions " + options.regions, 1)) return bad;
  }
  if (options.box_height > 0) {
    if (problem.side % options.box_height != 0) {
      return ParseError{1, 1, "boxes that divide the board",
                        std::to_string(options.box_height) + " rows"};
    }
    problem.set_boxes(options.box_height);
  }
  auto bad = text::read_clauses(problem, options.clauses, 1);
  if (bad) {
    bad->expected += " in --with";
    bad->column = 1;
  }
  return bad;
}

Result<Problem> read_plain(std::string_view line, const ProblemOptions& options) {
  line = line.substr(0, line.find('#'));
  const std::size_t semicolon = line.find(';');
  const std::string_view grid = text::trim(line.substr(0, semicolon));
  Result<Problem> problem = read_grid(grid, options);
  if (!problem) return problem;
  if (auto bad = add_options(problem.value(), options)) return *bad;
  if (semicolon == std::string_view::npos) return problem;
  const std::string_view clauses = line.substr(semicolon + 1);
  if (auto bad = text::read_clauses(problem.value(), clauses, static_cast<long>(semicolon) + 2))
    return *bad;
  return problem;
}

bool is_link(std::string_view line) {
  if (line.starts_with("http://") || line.starts_with("https://")) {
    return line.find("load=") != line.npos || line.find("puzzleid=") != line.npos ||
           line.find("/fpuz") != line.npos || line.find("/scl") != line.npos ||
           line.find("/ctc") != line.npos;
  }
  const bool is_path =
      line.starts_with("fpuz") || line.starts_with("scl") || line.starts_with("ctc");
  return is_path && line.size() > 40 && line.find(' ') == line.npos;
}

bool is_iss(std::string_view line) {
  if (text::is_iss_layout(line)) return true;
  if (line.size() < 3 || line[0] != '.') return false;
  const std::size_t word = line.find_first_not_of('.');  // dots say nothing before the last
  if (word != line.npos && word > 1 && line[word] != '~' && line.find('~') != line.npos)
    line.remove_prefix(word - 1);
  return line[1] == '~' ||
         (line[1] >= 'A' && line[1] <= 'Z' &&
          std::islower(static_cast<unsigned char>(line[2])) != 0) ||
         line.starts_with(".X~") || line.starts_with(".V~") || line.starts_with(".XSum") ||
         line.starts_with(".NFA");
}

}  // namespace

bool is_fpuzzles_object(std::string_view json) {
  const std::size_t grid = json.find("\"grid\"");
  if (!text::trim(json).starts_with("{") || grid == json.npos) return false;
  std::string_view rest = json.substr(grid + 6, 200);
  const std::size_t value = rest.find_first_not_of(" \t\r\n:");
  if (value == rest.npos || rest[value] != '[') return false;
  rest = rest.substr(value + 1);
  const std::size_t row = rest.find_first_not_of(" \t\r\n");
  if (row == rest.npos || rest[row] != '[') return false;
  rest = rest.substr(row + 1);
  const std::size_t cell = rest.find_first_not_of(" \t\r\n");
  return cell != rest.npos && rest[cell] == '{';
}

namespace {

// What a clause looks like from its words alone.
enum class Looks {
  other,    // a comment, a field of CSV
  perhaps,  // it begins as a clue does: so may a comment
  surely,   // a rule and nothing else, or a word with cells after it, perhaps a misspelt one
};

Looks looks_of(std::string_view clause) {
  constexpr std::string_view kOthers[] = {"latin",    "box",   "regions", "region", "marks",
                                          "negative", "white", "black",   "x",      "v"};
  const std::vector<std::string_view> words = text::words_of(clause);
  if (words.empty()) return Looks::other;
  const auto is_cell = [](std::string_view each) {
    return each.size() >= 4 && (each[0] == 'r' || each[0] == 'R') && text::is_number(each[1]) &&
           each.find_first_of("cC") != each.npos;
  };
  const std::string head = text::lower_case(words[0]);
  const bool has_cells =
      text::is_letter(head[0]) && std::any_of(words.begin() + 1, words.end(), is_cell);
  const std::optional<Constraint> kind = find_constraint(head);
  const bool is_rule = kind && info(*kind).shape == ClueShape::flag && words.size() == 1;
  if (has_cells || is_rule) return Looks::surely;
  const bool is_other =
      std::find(std::begin(kOthers), std::end(kOthers), head) != std::end(kOthers);
  return kind || is_other || is_cell(head) ? Looks::perhaps : Looks::other;
}

// A grid of some size and clauses behind it. What begins as a clue is one right behind the grid
// only; a clue that nobody can take for anything else is one anywhere, so that none is lost in
// what reads as a comment.
bool has_clauses(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t at = line.find(';');
  if (at == std::string_view::npos) return false;
  const std::vector<std::string_view> clauses = text::split(line.substr(at + 1), ';');
  const std::string_view grid = text::trim(line.substr(0, at));
  const std::string_view first = text::trim(clauses[0]);
  if (first.size() == grid.size() && first.find(' ') == first.npos) return false;  // a solution
  const bool is_any = looks_of(clauses[0]) != Looks::other ||
                      std::any_of(clauses.begin(), clauses.end(), [](std::string_view clause) {
                        return looks_of(clause) == Looks::surely;
                      });
  const bool has_cells = side_of(grid.size()) >= 4 && grid.find(' ') == grid.npos;
  return is_any && (has_cells || read_grid(grid, {}));
}

}  // namespace

bool is_problem_text(std::string_view line) {
  line = text::trim(line);
  return is_fpuzzles_object(line) || is_link(line) || is_iss(line) || has_clauses(line);
}

Format text::problem_format(std::string_view line) {
  line = trim(line);
  if (line.starts_with("{")) return Format::fpuzzles;
  if (is_link(line)) return Format::link;
  return is_iss(line) ? Format::iss : Format::line;
}

Result<Problem> parse_problem(std::string_view line, const ProblemOptions& options) {
  line = text::trim(line);
  const auto with_options = [&](Result<Problem> problem) -> Result<Problem> {
    if (!problem) return problem;
    if (options.side != 0 && problem->side != options.side) {
      return ParseError{1, 1, "a board of " + std::to_string(options.side) + " rows",
                        std::to_string(problem->side)};
    }
    if (auto bad = add_options(problem.value(), options)) return *bad;
    return problem;
  };
  if (line.starts_with("{")) return with_options(read_fpuzzles(line));
  if (is_link(line)) return with_options(read_link(line));
  if (is_iss(line)) return with_options(read_iss(line));
  return read_plain(line, options);
}

}  // namespace nonet
