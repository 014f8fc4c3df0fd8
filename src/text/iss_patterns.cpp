// What Interactive Sudoku Solver's notation says by relations, patterns and choices.

#include <algorithm>
#include <set>

#include "constraints/expression.hpp"
#include "constraints/kind.hpp"
#include "text/iss_reader.hpp"
#include "text/scan.hpp"

namespace nonet::text {

namespace {

using constraints::kDead;

constexpr std::size_t kMostClues = 20;  // of a choice
constexpr int kDeepestChoice = 4;

// The cells of which a problem says anything, and whether it does so by cells alone.
bool take_cells(const Problem& problem, std::set<int>& cells) {
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    const bool has_marks = !problem.marks.empty() && problem.marks[i] != problem.all_digits();
    if (problem.digits[i] != 0 || has_marks) cells.insert(static_cast<int>(i));
  }
  for (const Clue& clue : problem.clues) {
    if (info(clue.kind).shape == ClueShape::flag) return false;
    cells.insert(clue.cells.begin(), clue.cells.end());
    cells.insert(clue.bulb.begin(), clue.bulb.end());
  }
  return true;
}

bool are_fine(const Problem& problem, const std::vector<std::uint8_t>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] == 0) continue;
    if (problem.digits[i] != 0 && problem.digits[i] != digits[i]) return false;
    if (!problem.marks.empty() && (problem.marks[i] >> (digits[i] - 1) & 1) == 0) return false;
  }
  return std::none_of(problem.clues.begin(), problem.clues.end(), [&](const Clue& clue) {
    return constraints::code(clue.kind).find_fault({problem, clue, digits}).has_value();
  });
}

}  // namespace

std::optional<std::vector<Problem>> IssReader::choices(std::size_t begin, std::size_t end) const {
  std::vector<Problem> all;
  if (depth_ == kDeepestChoice) return std::nullopt;
  for (std::size_t i = begin; i < end; ++i) {
    const auto& [word, args] = parts_[i];
    const bool has_parts = word == "Or" || word == "And" || word == "Replicate";
    const std::size_t last = has_parts ? std::min(end_of(i), end) : i;
    IssReader reader(text_);
    reader.parts_ = {parts_.begin() + static_cast<long>(i),
                     parts_.begin() + static_cast<long>(std::min(last + 1, end))};
    reader.problem_ = Problem(problem_.side);
    reader.problem_.regions = problem_.regions;
    reader.from_0_ = from_0_;
    reader.depth_ = depth_ + 1;
    reader.read_parts(0, reader.parts_.size());
    Problem& own = reader.problem_;
    // Of several that one part says any may be meant.
    const bool is_plain = word == "And" || (own.clues.size() <= 1 && args.size() == 1) ||
                          (!word.empty() && own.clues.size() == 1) || word == "Or";
    if (reader.error_ || !own.unknown.empty() || !is_plain || own.clues.size() > kMostClues ||
        own.regions != problem_.regions)
      return std::nullopt;
    all.push_back(std::move(own));
    i = last;
  }
  return all;
}

bool IssReader::read_choice(std::size_t begin, std::size_t end) {
  const auto all = choices(begin, end);
  return all && !all->empty() &&
         (choose_digits(*all) || choose_arrows(*all) || choose_patterns(*all));
}

// Of up to three cells all digits are gone through.
bool IssReader::choose_digits(const std::vector<Problem>& all) {
  std::set<int> on;
  for (const Problem& choice : all) {
    std::set<int> own;
    if (!take_cells(choice, own) || own.empty()) return false;
    on.insert(own.begin(), own.end());
  }
  if (on.size() > 3) return false;
  const std::vector<int> line(on.begin(), on.end());
  std::vector<std::uint8_t> digits(problem_.digits.size(), 0);
  const auto is_fine = [&](const std::vector<int>& each) {
    for (std::size_t i = 0; i < line.size(); ++i)
      digits[static_cast<std::size_t>(line[i])] = static_cast<std::uint8_t>(each[i]);
    return std::any_of(all.begin(), all.end(),
                       [&](const Problem& choice) { return are_fine(choice, digits); });
  };
  const int side = problem_.side;
  if (line.size() == 2) {
    PairTable table;
    for (int a = 1; a <= side; ++a) {
      for (int b = 1; b <= side; ++b) table.push_back(is_fine({a, b}));
    }
    add(Constraint::relation, {}, line, {}, formula_of(table, side));
    return true;
  }
  // What is known are the digits themselves, behind a 1.
  const long base = side + 1;
  const long full = line.size() == 1 ? base : base * base * base;
  const auto digits_of = [&](long known) {
    std::vector<int> found(line.size());
    for (std::size_t i = found.size(); i-- > 0; known /= base)
      found[i] = static_cast<int>(known % base);
    return found;
  };
  return add_rule(
      line, {1},
      {.next = [&](long known, int digit) { return known >= full ? kDead : known * base + digit; },
       .may_end = [&](long known) { return known >= full && is_fine(digits_of(known)); }});
}

// Any of the same cells may be the circle: the highest digit is the sum of the others. What is
// known is the highest so far and what the others make, which never comes to more than a digit.
bool IssReader::choose_arrows(const std::vector<Problem>& all) {
  std::set<int> on, circles;
  for (const Problem& choice : all) {
    const bool is_arrow = choice.clues.size() == 1 && choice.marks.empty() &&
                          choice.clues[0].kind == Constraint::arrow &&
                          choice.clues[0].bulb.size() == 1;
    if (!is_arrow) return false;
    std::set<int> own(choice.clues[0].cells.begin(), choice.clues[0].cells.end());
    const bool is_twice = !own.insert(choice.clues[0].bulb[0]).second;
    if (is_twice || own.size() != choice.clues[0].cells.size() + 1) return false;
    if (on.empty()) on = own;
    if (on != own) return false;
    circles.insert(choice.clues[0].bulb[0]);
  }
  const long base = problem_.side + 1;
  return circles == on &&
         add_rule({on.begin(), on.end()}, {0},
                  {.next =
                       [=](long known, int digit) {
                         const long highest = std::max<long>(known / base, digit);
                         const long others = known / base + known % base + digit - highest;
                         return others < base ? highest * base + others : kDead;
                       },
                   .may_end = [=](long known) { return known / base == known % base; }});
}

// Patterns of one line: their states side by side.
bool IssReader::choose_patterns(const std::vector<Problem>& all) {
  constraints::Automaton both;
  for (const Problem& choice : all) {
    const bool is_plain = choice.clues.size() == 1 && choice.marks.empty() &&
                          choice.clues[0].kind == Constraint::automaton &&
                          choice.clues[0].cells == all[0].clues[0].cells;
    if (!is_plain) return false;
    const auto own = constraints::find_automaton(choice.clues[0].text, problem_.side);
    const std::size_t before = both.next.size();
    if (!own || before + own->next.size() > constraints::kMostStates) return false;
    both.first |= own->first << before;
    both.last |= own->last << before;
    for (std::vector<constraints::Mask> next : own->next) {
      for (constraints::Mask& to : next) to <<= before;
      both.next.push_back(std::move(next));
    }
  }
  add(Constraint::automaton, {}, all[0].clues[0].cells, {}, constraints::states_text(both));
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

std::optional<Clue> IssReader::unpack(std::string_view word, std::string_view packed) const {
  if (word == "NFA") {
    const auto states = unpack_states(packed, problem_.side);
    if (!states) return std::nullopt;
    return Clue{.kind = Constraint::automaton, .text = constraints::states_text(*states)};
  }
  if (word == "Regex") {
    std::optional<std::string> pattern = unpack_words(packed);
    if (pattern && from_0_ == 1) {
      for (char& c : *pattern) c = c == '9' ? 'A' : static_cast<char>(is_number(c) ? c + 1 : c);
    }
    if (!pattern || pattern->find_first_of("; \t#~{") != pattern->npos) return std::nullopt;
    return Clue{.kind = Constraint::automaton, .text = *pattern};
  }
  const bool is_mutual = word.back() == 'X';
  const auto table = unpack_pairs(packed, problem_.side, word.starts_with("Binary"));
  if (!table || (is_mutual && !is_symmetric(*table))) return std::nullopt;
  Clue clue = {.kind = is_mutual ? Constraint::mutual : Constraint::relation,
               .text = formula_of(*table, problem_.side)};
  if (clue.text == "|a-b|>=2" && is_mutual) clue = {.kind = Constraint::nabner};
  if (clue.text == "a<=b" && !is_mutual) clue = {.kind = Constraint::slowthermo};
  return clue;
}

bool IssReader::read_packed(std::string_view word, const Args& args) {
  const bool has_name = word != "Regex";
  std::size_t at = has_name ? 2 : 1;
  std::optional<Clue> clue = args.size() > at ? unpack(word, args[0]) : std::nullopt;
  if (!clue) return false;
  std::vector<Clue> found;
  for (Args group; at <= args.size(); ++at) {
    const bool is_name = has_name && at < args.size() && args[at].starts_with('_');
    if (at < args.size() && !args[at].empty() && !is_name) {
      // Where cells are others than those of the board, or lines have breaks.
      if (word == "NFA" && !find_cell(args[at])) return false;
      group.push_back(args[at]);
      continue;
    }
    if (group.empty()) continue;
    clue->cells = cells(group, 0);
    if (error_) return true;
    if (find_lack(problem_, *clue)) return false;
    found.push_back(*clue);
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
