// Interactive Sudoku Solver's notation: constraints that begin with a dot, arguments split by '~',
// all on one line. Kinds that are not known here are named, and `solve` asks whether to go on
// without them.

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "text/iss_reader.hpp"
#include "text/scan.hpp"

namespace nonet {
namespace text {
namespace {

struct LineKind {
  std::string_view word;
  Constraint kind;
};
constexpr LineKind kLines[] = {
    {"Thermo", Constraint::thermo},      {"Renban", Constraint::renban},
    {"Entropic", Constraint::entropic},  {"RegionSumLine", Constraint::regionsum},
    {"Between", Constraint::between},    {"Palindrome", Constraint::palindrome},
    {"Zipper", Constraint::zipper},      {"DoubleArrow", Constraint::doublearrow},
    {"AllDifferent", Constraint::extra},
};
constexpr LineKind kFlags[] = {
    {"Windoku", Constraint::windoku},       {"AntiKnight", Constraint::antiknight},
    {"AntiKing", Constraint::antiking},     {"AntiConsecutive", Constraint::nonconsecutive},
    {"DisjointSets", Constraint::disjoint}, {"StrictXV", Constraint::negative_xv},
};
}  // namespace

Result<Problem> IssReader::read() {
  split();
  int side = 9;
  for (const auto& [word, args] : parts_) {
    if (word == "Shape" && !args.empty()) {
      const std::size_t by = args[0].find('x');
      side = number(args[0].substr(0, by)).value_or(0);
      const bool is_square = by == args[0].npos || number(args[0].substr(by + 1)) == side;
      const std::string from_0 = "0-" + std::to_string(side - 1);
      from_0_ = args.size() == 2 && args[1] == from_0 ? 1 : 0;
      if (!is_square || args.size() > (from_0_ == 1 ? 2U : 1U) || side < 2 || side > 16) {
        std::string found(args[0]);
        for (std::size_t i = 1; i < args.size(); ++i) found.append("~").append(args[i]);
        return ParseError{1, 1, "a square board of 2 to 16 rows, with as many digits from 1 or 0",
                          text::quoted(found)};
      }
    }
    if (word.empty() && args.size() == 1 && (args[0].size() == 256 || args[0].size() == 36)) {
      side = args[0].size() == 256 ? 16 : 6;
    }
  }
  problem_ = Problem(side);
  for (const auto& [word, args] : parts_) {
    if (word == "NoBoxes") problem_.set_boxes(0);
  }
  if (from_0_ == 1) problem_.symbols = Symbols::zero;
  read_parts(0, parts_.size());
  if (error_) return *error_;
  return std::move(problem_);
}

void IssReader::read_parts(std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end && !error_; ++i) {
    const auto& [word, args] = parts_[i];
    if (word == "Or" || word == "Replicate") {
      const std::size_t last = end_of(i);
      if (word == "Replicate" || !read_choice(i + 1, last)) problem_.unknown.emplace_back(word);
      i = last;
    } else if (word != "And" && word != "End") {  // of all parts together, at the end of nothing
      read_part(word, args);
    }
  }
}

void IssReader::split() {
  std::size_t at = 0;
  while (at < text_.size()) {
    at += text_[at] == '.' ? 1 : 0;
    const std::size_t end = std::min(text_.find('.', at), text_.size());
    std::string_view part = trim(text_.substr(at, end - at));
    at = end;
    if (part.empty()) continue;
    std::pair<std::string_view, Args> made;
    made.first = part.substr(0, part.find('~'));
    while (part.find('~') != part.npos) {
      part = part.substr(part.find('~') + 1);
      made.second.push_back(part.substr(0, part.find('~')));
    }
    parts_.push_back(std::move(made));
  }
}

std::size_t IssReader::end_of(std::size_t begin) const {
  int depth = 0;
  for (std::size_t i = begin; i < parts_.size(); ++i) {
    const std::string_view word = parts_[i].first;
    if (word == "Or" || word == "And" || word == "Replicate") ++depth;
    if (word == "End" && --depth == 0) return i;
  }
  return parts_.size();
}

std::optional<int> IssReader::number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < -100'000 ||
      value > 100'000)
    return std::nullopt;
  return value;
}

int IssReader::index(char c) {
  return c >= '1' && c <= '9'   ? c - '1'
         : c >= 'a' && c <= 'z' ? c - 'a' + 9
         : c >= 'A' && c <= 'Z' ? c - 'A' + 9
                                : -1;
}

std::optional<int> IssReader::find_cell(std::string_view word) const {
  if (word.size() != 4 || (word[0] != 'R' && word[0] != 'r')) return std::nullopt;
  if (word[2] != 'C' && word[2] != 'c') return std::nullopt;
  if (!problem_.has(index(word[1]), index(word[3]))) return std::nullopt;
  return problem_.cell(index(word[1]), index(word[3]));
}

void IssReader::fail(std::string_view where, std::string expected) {
  if (error_) return;
  const bool is_inside =
      where.data() >= text_.data() && where.data() <= text_.data() + text_.size();
  error_ = ParseError{1, is_inside ? static_cast<long>(where.data() - text_.data()) + 1 : 1,
                      std::move(expected), text::quoted(where)};
}

std::vector<int> IssReader::cells(const Args& args, std::size_t from) {
  std::vector<int> found;
  for (std::size_t i = from; i < args.size(); ++i) {
    if (args[i].empty()) continue;
    if (const auto cell = find_cell(args[i])) {
      found.push_back(*cell);
    } else {
      fail(args[i], "a cell such as R1C1");
    }
  }
  return found;
}

std::vector<int> IssReader::unless(int value, int usual) {
  return value == usual ? std::vector<int>() : std::vector<int>{value};
}

void IssReader::add(Constraint kind, std::vector<int> values, std::vector<int> on,
                    std::vector<int> bulb, std::string words) {
  Clue clue = {kind, std::move(values), std::move(on), std::move(bulb), std::move(words)};
  if (auto lack = find_lack(problem_, clue)) return fail(text_, std::move(*lack));
  problem_.clues.push_back(std::move(clue));
}

void IssReader::read_givens(const Args& args) {
  if (args.size() == 1 && find_cell(args[0].substr(0, 4)) == std::nullopt)
    return read_grid(args[0]);
  for (const std::string_view word : args) {
    const auto cell = find_cell(word.substr(0, 4));
    if (!cell) return fail(word, "a cell and its digits, such as R1C1_5");
    std::uint64_t digits = 0;
    std::string_view rest = word.substr(4);
    int last = 0, count = 0;
    while (!rest.empty()) {
      if (rest[0] != '_') return fail(word, "a cell and its digits, such as R1C1_5");
      rest.remove_prefix(1);
      const std::string_view one = rest.substr(0, rest.find('_'));
      rest.remove_prefix(one.size());
      last = number(one).value_or(-1) + from_0_;
      if (last < 1 || last > problem_.side)
        return fail(word, "digits up to " + std::to_string(problem_.side - from_0_));
      digits |= std::uint64_t{1} << (last - 1);
      ++count;
    }
    const auto at = static_cast<std::size_t>(*cell);
    if (count == 1 && problem_.digits[at] != 0 && problem_.digits[at] != last) {
      problem_.limit_marks(*cell, 0);
    } else if (count == 1) {
      problem_.digits[at] = static_cast<std::uint8_t>(last);
      problem_.givens[at] = true;
    } else if (count > 1) {
      problem_.limit_marks(*cell, digits);
    }
  }
}

void IssReader::read_grid(std::string_view grid) {
  if (grid.size() != problem_.digits.size())
    return fail(grid, std::to_string(problem_.cells()) + " cells");
  for (std::size_t i = 0; i < grid.size(); ++i) {
    int digit = index(grid[i]) + 1;
    if (problem_.side > 9 && is_letter(grid[i])) digit = grid[i] & 0x1f;  // A is 1 on large boards
    if (from_0_ == 1) digit = is_number(grid[i]) ? grid[i] - '0' + 1 : 0;
    if (digit > problem_.side) return fail(grid.substr(i), "a digit");
    problem_.digits[i] = static_cast<std::uint8_t>(digit);
    problem_.givens[i] = digit > 0;
  }
}

IssReader::Views IssReader::views(const Args& args) {
  const std::size_t line = args.size() > 1 && number(args[0]) ? 1 : 0;
  if (args.size() <= line || args[line].size() != 2) {
    fail(text_, "a row or column such as C2");
    return {};
  }
  const std::string_view word = args[line];
  const int at = index(word[1]);
  if ((word[0] != 'R' && word[0] != 'C') || at < 0 || at >= problem_.side) {
    fail(word, "a row or column");
    return {};
  }
  std::vector<int> seen;
  seen.reserve(static_cast<std::size_t>(problem_.side));
  for (int i = 0; i < problem_.side; ++i)
    seen.push_back(word[0] == 'R' ? problem_.cell(at, i) : problem_.cell(i, at));
  if (line == 1) return {{*number(args[0]), std::move(seen)}};
  Views found;
  for (std::size_t i = 1; i < args.size() && i < 3; ++i) {
    std::vector<int> own = seen;
    if (i == 2) std::reverse(own.begin(), own.end());
    if (args[i].empty()) continue;
    const std::optional<int> value = number(args[i]);
    if (!value) fail(args[i], "a number");
    if (value) found.emplace_back(*value, std::move(own));
  }
  return found;
}

void IssReader::read_view(Constraint kind, const Args& args) {
  for (auto& [value, on] : views(args)) add(kind, {value}, std::move(on));
}

void IssReader::read_aslant(const Args& args) {
  const int cell = args.size() == 2 ? find_cell(args[1]).value_or(-1) : -1;
  const auto sum = args.empty() ? std::nullopt : number(args[0]);
  if (cell < 0 || !sum) return fail(text_, "a sum and a cell of the margin");
  int row = problem_.row(cell), column = problem_.column(cell);
  const int last = problem_.side - 1;
  int down = 1, right = 1;
  if (column == 0 && row < last) {
    right = 1;
  } else if (row == 0) {
    right = -1;
  } else if (column == last) {
    down = right = -1;
  } else if (row == last) {
    down = -1;
  } else {
    return fail(args[1], "a cell of the margin");
  }
  std::vector<int> on;
  for (; problem_.has(row, column); row += down, column += right)
    on.push_back(problem_.cell(row, column));
  const int more = from_0_ * static_cast<int>(on.size());
  add(Constraint::littlekiller, {*sum + more}, std::move(on));
}

void IssReader::read_jigsaw(const Args& args) {
  const std::string_view word = args.empty() ? std::string_view() : args.back();
  if (word.size() != problem_.digits.size())
    return fail(text_, std::to_string(problem_.cells()) + " letters of regions");
  std::vector<std::int16_t> regions;
  for (const char c : word)
    regions.push_back(static_cast<std::int16_t>(c == '-' || c == '.' ? -1 : c & 0x7f));
  const bool has_boxes =
      std::any_of(problem_.regions.begin(), problem_.regions.end(), [](int r) { return r >= 0; });
  if (!has_boxes) {
    problem_.set_regions(std::move(regions));
    if (problem_.count_regions() > kMostRegions) fail(word, "fewer regions");
    return;
  }
  // Beside the boxes: each is an extra region.
  for (std::int16_t region = 0; region < 128; ++region) {
    std::vector<int> on;
    for (std::size_t i = 0; i < regions.size(); ++i) {
      if (regions[i] == region) on.push_back(static_cast<int>(i));
    }
    if (!on.empty()) add(Constraint::extra, {}, std::move(on));
  }
}

bool IssReader::knows_0(std::string_view word) {
  constexpr std::string_view kKnow[] = {"",
                                        "Thermo",
                                        "Renban",
                                        "Entropic",
                                        "Between",
                                        "Palindrome",
                                        "Windoku",
                                        "AntiKnight",
                                        "AntiKing",
                                        "AntiConsecutive",
                                        "DisjointSets",
                                        "AllDifferent",
                                        "Diagonal",
                                        "Cage",
                                        "Sum",
                                        "Arrow",
                                        "Whisper",
                                        "Modular",
                                        "Pair",
                                        "PairX",
                                        "Binary",
                                        "BinaryX",
                                        "Lockout",
                                        "WhiteDot",
                                        "BlackDot",
                                        "X",
                                        "V",
                                        "GreaterThan",
                                        "Quad",
                                        "SameValues",
                                        "LittleKiller",
                                        "Skyscraper",
                                        "Jigsaw",
                                        "EqualSum",
                                        "Regex",
                                        "NFA",
                                        "GlobalMod",
                                        "LookAndSay",
                                        "CountingCircles",
                                        "SumLine",
                                        "HiddenSkyscraper",
                                        "EqualityCage",
                                        "RellikCage",
                                        "PillArrow",
                                        "RegionSumLine"};
  return std::find(std::begin(kKnow), std::end(kKnow), word) != std::end(kKnow);
}

void IssReader::read_part(std::string_view word, const Args& args) {
  if (word == "Shape" || word == "NoBoxes") return;
  if (from_0_ == 1 && !knows_0(word)) return problem_.unknown.emplace_back(word), void();
  if (word.empty()) return read_givens(args);
  if (args.empty() && (word.size() == problem_.digits.size())) return read_grid(word);
  if (!args.empty() && args.back() == "LOOP") return read_loop(word, args);
  for (const LineKind& row : kLines) {
    const bool is_longer = from_0_ == 1 && row.kind == Constraint::regionsum;
    if (row.word == word && !is_longer) return add(row.kind, {}, cells(args, 0));
  }
  for (const LineKind& row : kFlags) {
    if (row.word == word) return add(row.kind, {}, {});
  }
  if (word == "StrictKropki") {  // pairs without a dot have neither the ratio nor the difference
    add(Constraint::negative_ratio, {}, {});
    return add(Constraint::nonconsecutive, {}, {});
  }
  constexpr int kNone = -1'000'000;  // which no number is
  const int first = args.empty() ? kNone : number(args[0]).value_or(kNone);
  const bool has_number = first != kNone;
  if (word == "Diagonal") return add(Constraint::diagonal, {has_number ? first : 1}, {});
  if (read_sums(word, args) || read_dots(word, args)) return;
  if (word == "Arrow") return add_arrow(args, 0, 1);
  if (word == "Whisper")
    return add(Constraint::whisper, unless(has_number ? first : 5, (problem_.side + 1) / 2),
               cells(args, has_number ? 1 : 0));
  if (word == "Modular" && first == 3) return add(Constraint::modular, {}, cells(args, 1));
  if (word == "Modular" && first > 0) return add_modular(first, cells(args, 1));
  if (word == "Pair" || word == "PairX" || word == "Binary" || word == "BinaryX" ||
      word == "Regex" || word == "NFA") {
    if (read_packed(word, args)) return;
  }
  if (word == "Lockout" && first == problem_.side / 2)
    return add(Constraint::lockout, {}, cells(args, 1));
  if (word == "Quad") return add_quad(args);
  // Sets of one cell each: all of them are equal.
  if (word == "SameValues" && first > 0 && static_cast<std::size_t>(first) + 1 == args.size()) {
    const std::vector<int> same = cells(args, 1);
    for (std::size_t i = 1; i < same.size(); ++i) add(Constraint::clone, {}, {same[i]}, {same[0]});
    return;
  }
  if (read_kinds(word, args)) return;
  if (word == "LittleKiller") return read_aslant(args);
  if (word == "Sandwich") return read_view(Constraint::sandwich, args);
  if (word == "XSum") return read_view(Constraint::xsum, args);
  if (word == "Skyscraper") return read_view(Constraint::skyscraper, args);
  if (word == "NumberedRoom") return read_view(Constraint::room, args);
  if (word == "Jigsaw") return read_jigsaw(args);
  if (word == "Indexing" && !args.empty() && (args[0] == "C" || args[0] == "R")) {
    return add(args[0] == "C" ? Constraint::colindex : Constraint::rowindex, {}, cells(args, 1));
  }
  problem_.unknown.emplace_back(word);
}

void IssReader::read_loop(std::string_view word, Args args) {
  while (!args.empty() && args.back() == "LOOP") args.pop_back();
  const bool has_number = !args.empty() && number(args[0]).has_value();
  const std::size_t again = word == "Whisper" ? 1 : word == "Entropic" || word == "Modular" ? 2 : 0;
  const std::size_t from = has_number ? 1 : 0;
  if (word == "SumLine" && has_number &&
      add_sum_line(number(args[0]).value_or(0), cells(args, 1), true))
    return;
  if (again == 0 && word != "Renban" && word != "AllDifferent") {
    problem_.unknown.emplace_back(std::string(word) + " LOOP");
    return;
  }
  for (std::size_t i = from; i < from + again && args.size() > from + again; ++i)
    args.push_back(args[i]);
  read_part(word, args);
}

void IssReader::add_quad(const Args& args) {
  const auto corner = args.empty() ? std::nullopt : find_cell(args[0]);
  if (!corner || !problem_.has(problem_.row(*corner) + 1, problem_.column(*corner) + 1))
    return fail(text_, "the upper left of four cells");
  std::vector<int> digits;
  for (std::size_t i = 1; i < args.size(); ++i) {
    const int digit = number(args[i]).value_or(-1) + from_0_;
    if (digit < 1 || digit > problem_.side) return fail(args[i], "a digit");
    digits.push_back(digit);
  }
  const int side = problem_.side;
  add(Constraint::quad, std::move(digits),
      {*corner, *corner + 1, *corner + side, *corner + side + 1});
}

}  // namespace text

Result<Problem> read_iss(std::string_view words) {
  words = text::trim(words);
  const bool is_layout = text::is_iss_layout(words) || text::side_of_marks(words) != 0;
  return is_layout ? text::read_iss_layout(words) : text::IssReader(words).read();
}

}  // namespace nonet
