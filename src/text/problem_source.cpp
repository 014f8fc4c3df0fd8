// Problems in a stream: lines that are one for sure, among others, or a whole input of them; and
// how a problem becomes a record.

#include <algorithm>
#include <functional>
#include <utility>

#include "nonet/clue_puzzle.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/variants.hpp"
#include "text/format.hpp"
#include "text/iss_words.hpp"
#include "text/scan.hpp"
#include "text/stanza.hpp"

namespace nonet {
namespace {

// What the rules of a board of up to nine rows can say of the clues; nothing if some say more.
std::optional<RulesWish> find_wish(const Problem& problem) {
  RulesWish wish{.side = problem.side};
  const bool is_usual = problem.regions == Problem(problem.side).regions;
  for (const std::int16_t region : problem.regions) {
    if (!is_usual) wish.regions += region < 0 ? '.' : static_cast<char>('1' + region);
  }
  int diagonals = 0;
  for (const Clue& clue : problem.clues) {
    if (clue.kind == Constraint::diagonal) {
      diagonals |= clue.value(1) > 0 ? 1 : 2;
      continue;
    }
    const std::optional<Variant> variant = find_variant(info(clue.kind).id);
    if (!variant || info(clue.kind).shape != ClueShape::flag) return std::nullopt;
    if (std::count(wish.variants.begin(), wish.variants.end(), *variant) == 0)
      wish.variants.push_back(*variant);
  }
  if (diagonals != 0 && diagonals != 3) return std::nullopt;
  if (diagonals == 3) wish.variants.insert(wish.variants.begin(), Variant::x);
  return wish;
}

Puzzle digits_of(const Problem& problem, const SharedRules& rules) {
  Grid grid;
  CellSet givens;
  for (int at = 0; at < problem.cells(); ++at) {
    const int digit = problem.digits[static_cast<std::size_t>(at)];
    if (digit == 0) continue;
    const Cell cell = Cell::at(problem.row(at), problem.column(at));
    grid.set(cell, Digit(digit));
    if (problem.givens[static_cast<std::size_t>(at)]) givens.insert(cell);
  }
  Puzzle puzzle(grid, rules);
  puzzle.givens = givens;
  return puzzle;
}

}  // namespace

Record record_of(Problem problem) {
  Record record;
  record.words.title = printable(problem.title);
  record.words.author = printable(problem.author);
  record.words.description = printable(problem.rules_text);
  const std::optional<RulesWish> wish = problem.side <= kDigits ? find_wish(problem) : std::nullopt;
  const Result<SharedRules> rules = wish ? make_rules(*wish) : Result<SharedRules>(ParseError{});
  if (problem.side <= kDigits) {
    RulesWish plain{.side = problem.side,
                    .regions = std::string(static_cast<std::size_t>(problem.cells()), '.')};
    const Result<SharedRules> bare = make_rules(problem.side == kDigits ? RulesWish{} : plain);
    if (rules || bare) record.puzzle = digits_of(problem, rules ? *rules : *bare);
  }
  // Who reads a puzzle without asking for other rules takes it for a classic one.
  const bool says_all = rules && (*rules)->is_classic() && problem.marks.empty() &&
                        problem.rest.empty() && problem.cell_rest.empty() &&
                        problem.unknown.empty() && problem.solution.empty() &&
                        problem.symbols == Symbols::digits;
  if (!says_all) record.problem = std::make_shared<const Problem>(std::move(problem));
  return record;
}

Problem problem_of(const Record& record) {
  if (record.problem) return *record.problem;
  const Puzzle& puzzle = record.puzzle;
  Problem problem(puzzle.rules->side());
  const RulesWish wish = wish_of(*puzzle.rules);
  if (!wish.regions.empty()) {
    std::vector<std::int16_t> regions;
    for (const char c : wish.regions)
      regions.push_back(c == '.' ? std::int16_t{-1} : static_cast<std::int16_t>(c & 0x7f));
    problem.set_regions(std::move(regions));
  }
  for (const Variant variant : wish.variants) {
    if (variant == Variant::x) {
      problem.clues.push_back({.kind = Constraint::diagonal, .values = {1}});
      problem.clues.push_back({.kind = Constraint::diagonal, .values = {-1}});
    } else {
      problem.clues.push_back({.kind = kind_of(variant)});
    }
  }
  const std::optional<CandidateSet>& marks = puzzle.marks;
  if (marks) problem.marks.assign(problem.digits.size(), problem.all_digits());
  for (int at = 0; at < problem.cells(); ++at) {
    const Cell cell = Cell::at(problem.row(at), problem.column(at));
    const auto i = static_cast<std::size_t>(at);
    if (const std::optional<Digit> digit = puzzle.grid.at(cell)) {
      problem.digits[i] = static_cast<std::uint8_t>(digit->face());
      problem.givens[i] = puzzle.givens.contains(cell);
    } else if (marks) {
      problem.marks[i] = 0;
      for (const Digit mark : marks->digits(cell))
        problem.marks[i] |= std::uint64_t{1} << mark.index();
    }
  }
  problem.title = record.words.title;
  problem.author = record.words.author;
  problem.rules_text = record.words.description;
  return problem;
}

namespace text {
namespace {

LineRead read_of(Result<Problem> problem, long number) {
  if (!problem) {
    ParseError error = problem.error();
    error.line = number;
    return {std::move(error)};
  }
  std::string cells = grid_line(*problem, problem->digits);
  return {record_of(std::move(problem.value())), std::move(cells)};
}

// The number of cells of a board other than the classic one, and nothing else on the line.
bool is_other_board(std::string_view words) {
  std::string_view cells = trim(words.substr(0, words.find('#')));
  while (!cells.empty() && cells.back() == ';') cells = trim(cells.substr(0, cells.size() - 1));
  constexpr std::size_t kSizes[] = {16,  36,  64,  100, 144, 225,  256, 400, 625,
                                    200, 288, 450, 512, 800, 1250, 2592};  // two figures a cell
  if (cells.find_first_of(" \t") == cells.npos) {
    const bool is_size =
        std::find(std::begin(kSizes), std::end(kSizes), cells.size()) != std::end(kSizes);
    return is_size && parse_problem(cells);
  }
  const auto gaps = static_cast<std::size_t>(std::count(cells.begin(), cells.end(), ' '));
  return gaps >= 99 && parse_problem(cells);
}

// Problems that may take several lines. What is on one line and nothing under it is read by `read`,
// if it knows what that is.
class StanzaSource : public EntrySource {
 public:
  using ReadLine = std::function<std::optional<Entry>(const Stanza&)>;
  StanzaSource(ByteStream& input, ProblemOptions options, bool has_rows_of_16, ReadLine read = {})
      : stanzas_(input, options.side, has_rows_of_16),
        options_(std::move(options)),
        read_(std::move(read)) {}

  std::optional<Entry> next() override {
    const std::optional<Stanza> stanza = stanzas_.next();
    if (!stanza) return std::nullopt;
    if (stanza->is_too_long) {
      const ParseError error =
          error_at(stanza->line, kMaxLine, "a line of at most 1 MiB", "a longer one");
      return make_entry(stanza->line, one_line(stanza->text.substr(0, 200)) + "...", Format::line,
                        {error});
    }
    if (!stanza->has_clauses && !stanza->error && read_) {
      if (std::optional<Entry> entry = read_(*stanza)) return entry;
    }
    const Format format = problem_format(stanza->text);
    std::string words = one_line(stanza->text);
    if (stanza->error) return make_entry(stanza->line, std::move(words), format, {*stanza->error});
    if (is_clause_line(stanza->text)) {
      const ParseError error = {stanza->line, 1, "a grid above its clues",
                                text::quoted(stanza->text)};
      return make_entry(stanza->line, std::move(words), format, {error});
    }
    Result<Problem> problem = parse_problem(stanza->text, options_);
    if (!problem) {
      return make_entry(stanza->line, std::move(words), format, {stanza->placed(problem.error())});
    }
    return make_entry(stanza->line, std::move(words), format,
                      read_of(std::move(problem), stanza->line));
  }

 private:
  StanzaReader stanzas_;
  ProblemOptions options_;
  ReadLine read_;
};

}  // namespace

std::optional<LineRead> find_problem(std::string_view line, long number,
                                     std::optional<Format> named) {
  const std::string_view words = trim(line);
  if (words.empty() || words.front() == '#') return std::nullopt;
  // The top of a frame, .---.---., is no board of blanks.
  const bool is_frame = words.find_first_not_of(".-") == words.npos &&
                        words.find('.') != words.npos && words.find("---") != words.npos;
  if (is_frame) return std::nullopt;
  if (is_problem_text(words) || is_other_board(words)) return read_of(parse_problem(words), number);
  // Without a name these are marks of a classic board.
  if (named == Format::iss && side_of_marks(words) != 0) return read_of(read_iss(words), number);
  return std::nullopt;
}

std::unique_ptr<EntrySource> open_problems(ByteStream& input,
                                           const std::shared_ptr<const ProblemOptions>& options) {
  const bool has_rows_of_16 = look_for_stanzas(input.head()).has_rows_of_16;
  return std::make_unique<StanzaSource>(input, *options, has_rows_of_16);
}

std::unique_ptr<EntrySource> open_stanzas(ByteStream& input, bool has_rows_of_16) {
  return std::make_unique<StanzaSource>(input, ProblemOptions{}, has_rows_of_16,
                                        [](const Stanza& stanza) -> std::optional<Entry> {
                                          if (stanza.is_block || is_problem_text(stanza.text))
                                            return std::nullopt;
                                          return find_line_puzzle(stanza.text, stanza.line);
                                        });
}

std::unique_ptr<EntrySource> open_objects(ByteStream& input) {
  return std::make_unique<StanzaSource>(
      input, ProblemOptions{}, false, [](const Stanza& stanza) -> std::optional<Entry> {
        Result<Problem> problem = read_fpuzzles(stanza.text);
        LineRead read = problem ? read_of(std::move(problem), stanza.line)
                                : LineRead{stanza.placed(problem.error())};
        return make_entry(stanza.line, one_line(stanza.text), Format::fpuzzles, std::move(read));
      });
}

// The clues that say what rules do.
ProblemOptions options_of(const Rules& rules) {
  const RulesWish wish = wish_of(rules);
  return {.side = wish.side, .regions = wish.regions, .clauses = clauses_of(wish.variants)};
}

std::unique_ptr<EntrySource> open_variant_lines(ByteStream& input, SharedRules rules) {
  ProblemOptions options = options_of(*rules);
  return std::make_unique<StanzaSource>(
      input, std::move(options), false,
      [rules = std::move(rules)](const Stanza& stanza) -> std::optional<Entry> {
        const bool is_clued = stanza.text.find(';') != std::string::npos;
        if (is_clued || is_problem_text(stanza.text)) return std::nullopt;
        return read_variant(stanza, rules);
      });
}

Problem problem_without_notes(const Record& record) {
  Problem problem = problem_of(record);
  problem.marks.clear();
  return problem;
}

namespace fpuzzles {
namespace {

void write(const Record& record, long, std::string& out) {
  out.append(print_fpuzzles(problem_without_notes(record))).append("\n");
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace fpuzzles

namespace link {
namespace {

void write(const Record& record, long, std::string& out) {
  out.append(fpuzzles_link(problem_without_notes(record))).append("\n");
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace link

namespace sudokupad {
namespace {

void write(const Record& record, long, std::string& out) {
  out.append(sudokupad_link(problem_without_notes(record))).append("\n");
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace sudokupad
}  // namespace text
}  // namespace nonet
