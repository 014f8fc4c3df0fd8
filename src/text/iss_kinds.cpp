// Kinds that Interactive Sudoku Solver has words for and that are patterns here: what is known of
// their cells as they are read one by one is little.

#include <algorithm>
#include <cstdlib>

#include "text/iss_reader.hpp"

namespace nonet::text {
namespace {

using constraints::kDead;
using constraints::LineRule;

// So many of a digit; what is known is how many there were.
LineRule count_rule(int of, std::vector<int> counts) {
  const int most = *std::max_element(counts.begin(), counts.end());
  return {.next = [=](long known,
                      int digit) { return digit != of    ? known
                                          : known < most ? known + 1
                                                         : kDead; },
          .may_end =
              [=](long known) {
                return std::find(counts.begin(), counts.end(), known) != counts.end();
              }};
}

// As many of the one kind as of the other; what is known is how many more there were, and 100.
LineRule balance_rule(int most, std::function<int(int)> weight) {
  return {.next =
              [most, weight = std::move(weight)](long known, int digit) {
                const long next = known + weight(digit);
                return std::labs(next - 100) > most ? kDead : next;
              },
          .may_end = [](long known) { return known == 100; }};
}

}  // namespace

bool IssReader::add_rule(const std::vector<int>& on, const std::vector<long>& first,
                         const LineRule& rule) {
  const auto states = constraints::find_states(problem_.side, first, rule);
  if (!states || on.empty()) return false;
  if (on.size() > 1) {
    add(Constraint::automaton, {}, on, {}, constraints::states_text(*states));
    return true;
  }
  std::uint64_t digits = 0;
  for (std::size_t state = 0; state < states->next.size(); ++state) {
    for (std::size_t digit = 0; digit < states->next[state].size(); ++digit) {
      const bool is_fine =
          (states->first >> state & 1) != 0 && (states->next[state][digit] & states->last) != 0;
      if (is_fine) digits |= std::uint64_t{1} << digit;
    }
  }
  problem_.limit_marks(on[0], digits);
  return true;
}

bool IssReader::read_kinds(std::string_view word, const Args& args) {
  constexpr int kNone = -1;  // which none of these numbers is
  const int first = args.empty() ? kNone : number(args[0]).value_or(kNone);
  if (word == "GlobalEntropy" || word == "GlobalMod") return add_thirds(word == "GlobalMod");
  if (word == "LookAndSay" && !args.empty()) return add_counts(args);
  if (word == "CountingCircles") return add_circles(cells(args, 0));
  if (word == "SumLine" && first != kNone) return add_sum_line(first, cells(args, 1), false);
  if (word == "HiddenSkyscraper") return add_hidden(args);
  if (word == "EqualityCage") return add_equality(cells(args, 0));
  if (word == "RellikCage" && first != kNone) return add_rellik(first, cells(args, 1));
  if (word == "AntiTaxicab") return add_taxicab();
  if (word == "SameValues" && first != kNone) return add_same_values(first, cells(args, 1));
  return false;
}

// Every four cells around a corner hold one of each third of the digits; what is known is which
// thirds were met.
bool IssReader::add_thirds(bool by_remainder) {
  if (problem_.side != 9 || (!by_remainder && from_0_ == 1)) return false;
  const LineRule rule = {.next =
                             [=](long known, int digit) {
                               const int third = by_remainder ? digit % 3 : (digit - 1) / 3;
                               return known | 1L << third;
                             },
                         .may_end = [](long known) { return known == 7; }};
  for (int row = 1; row < problem_.side; ++row) {
    for (int column = 1; column < problem_.side; ++column) {
      const int cell = problem_.cell(row, column), above = problem_.cell(row - 1, column);
      if (!add_rule({above - 1, above, cell - 1, cell}, {0}, rule)) return false;
    }
  }
  return true;
}

// "1327": one 3 and two 7.
bool IssReader::add_counts(const Args& args) {
  const std::string_view words = args[0];
  const std::vector<int> on = cells(args, 1);
  if (words.empty() || words.size() % 2 != 0 || on.empty()) return false;
  std::uint64_t said = 0;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const int count = number(words.substr(i, 1)).value_or(-1);
    const int digit = number(words.substr(i + 1, 1)).value_or(-1) + from_0_;
    if (count < 0 || digit < 1 || digit > problem_.side || (said >> digit & 1) != 0) return false;
    said |= std::uint64_t{1} << digit;
  }
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const int count = *number(words.substr(i, 1)), digit = *number(words.substr(i + 1, 1));
    if (!add_rule(on, {0}, count_rule(digit + from_0_, {count}))) return false;
  }
  return true;
}

// A digit in a circle is how many circles have it. The digits in circles, each once, therefore sum
// to how many circles there are, which some digits must be for and others cannot.
bool IssReader::add_circles(const std::vector<int>& on) {
  const int most = problem_.side - from_0_;
  std::uint64_t may_have = 0, may_lack = 0;
  for (std::uint64_t set = 0; set < std::uint64_t{1} << most; ++set) {
    std::size_t sum = 0;
    for (int value = 1; value <= most; ++value)
      sum += (set >> (value - 1) & 1) * static_cast<std::size_t>(value);
    if (sum != on.size()) continue;
    may_have |= set;
    may_lack |= ~set;
  }
  for (int digit = 1; digit <= problem_.side; ++digit) {
    const int value = digit - from_0_;
    std::vector<int> counts;
    if (value == 0 || (may_lack >> (value - 1) & 1) != 0) counts.push_back(0);
    if (value > 0 && (may_have >> (value - 1) & 1) != 0) counts.push_back(value);
    if (counts.empty()) counts.push_back(static_cast<int>(on.size()) + 1);  // no set has the sum
    if (!add_rule(on, {0}, count_rule(digit, counts))) return false;
  }
  return true;
}

// Cut into pieces that make the sum each; what is known is the last piece's sum so far. A loop
// begins amid a piece and ends amid it if and only if the whole is so many times the sum.
bool IssReader::add_sum_line(int sum, const std::vector<int>& on, bool is_loop) {
  if (sum < 1 || sum > 30 || on.empty() || (is_loop && from_0_ == 1)) return false;
  const LineRule rule = {.next =
                             [this, sum](long known, int digit) {
                               const long next =
                                   (known == sum && digit > from_0_ ? 0 : known) + digit - from_0_;
                               return next > sum ? kDead : next;
                             },
                         .may_end = [=](long known) { return is_loop || known == sum; }};
  std::vector<long> first = {0};
  for (long before = 1; is_loop && before < sum; ++before) first.push_back(before);
  const LineRule whole = {.next = [=](long known, int digit) { return (known + digit) % sum; },
                          .may_end = [](long known) { return known == 0; }};
  return add_rule(on, first, rule) && (!is_loop || add_rule(on, {0}, whole));
}

// The first digit that is not higher than all before it; what is known is the highest, and 0 once
// that digit was met.
bool IssReader::add_hidden(const Args& args) {
  for (const auto& [value, on] : views(args)) {
    const int hidden = value + from_0_;
    if (hidden < 1 || hidden > problem_.side) return false;
    const LineRule rule = {.next =
                               [=](long known, int digit) {
                                 if (known == 0) return known;
                                 if (digit >= known) return long{digit} + 1;
                                 return digit == hidden ? 0 : kDead;
                               },
                           .may_end = [](long known) { return known == 0; }};
    if (!add_rule(on, {1}, rule)) return false;  // the highest and 1
  }
  return true;
}

// Different digits, as many even as odd and as many low as high, the middle digit not among them.
bool IssReader::add_equality(const std::vector<int>& on) {
  const int side = problem_.side, most = static_cast<int>(on.size());
  if (on.empty() || most > 30) return false;
  if (most > 1) add(Constraint::extra, {}, on);
  for (const int cell : on) {
    if (side % 2 == 1)
      problem_.limit_marks(cell,
                           problem_.all_digits() & ~(std::uint64_t{1} << ((side + 1) / 2 - 1)));
  }
  const auto low = [=](int digit) {
    return digit <= side / 2 ? 1 : digit > side - side / 2 ? -1 : 0;
  };
  return add_rule(on, {100}, balance_rule(most, [](int digit) { return digit % 2 * 2 - 1; })) &&
         add_rule(on, {100}, balance_rule(most, low));
}

// Different digits, of which no one or several make the sum; what is known is which lesser sums
// some of them make, 0 among these. Where that is too much to know, every few of them are told that
// they do not make it.
bool IssReader::add_rellik(int sum, const std::vector<int>& on) {
  if (sum < 1 || sum > 60 || on.empty()) return false;
  const LineRule all = {.next =
                            [this, sum](long known, int digit) {
                              const int value = digit - from_0_;
                              if (value > sum) return known;
                              const long next = known | known << value;
                              return (next >> sum & 1) != 0 ? kDead : next & ((1L << sum) - 1);
                            },
                        .may_end = [](long) { return true; }};
  const LineRule few = {
      .next = [this, sum](long known,
                          int digit) { return std::min<long>(known + digit - from_0_, sum + 1); },
      .may_end = [=](long known) { return known != sum; }};
  if (!add_rule(on, {1}, all)) {
    if (on.size() > 6) return false;
    for (unsigned set = 1; set < 1U << on.size(); ++set) {
      std::vector<int> some;
      for (std::size_t i = 0; i < on.size(); ++i) {
        if ((set >> i & 1) != 0) some.push_back(on[i]);
      }
      if (!add_rule(some, {0}, few)) return false;
    }
  }
  if (on.size() > 1) add(Constraint::extra, {}, on);
  return true;
}

// A digit does not come again so many steps away. Steps of one length are told along lines that go
// on as long as they can, so that these are few.
bool IssReader::add_taxicab() {
  const int side = problem_.side, count = problem_.cells();
  if (from_0_ == 1) return false;
  for (int digit = 1; digit <= side; ++digit) {
    const auto is_step = [&](int a, int b) {
      const int down = std::abs(problem_.row(a) - problem_.row(b)),
                right = std::abs(problem_.column(a) - problem_.column(b));
      return down + right == digit && down > 0 && right > 0;  // a row has no digit twice
    };
    std::vector<std::vector<int>> steps(static_cast<std::size_t>(count));
    for (int a = 0; a < count; ++a) {
      for (int b = 0; b < count; ++b) {
        if (is_step(a, b)) steps[static_cast<std::size_t>(a)].push_back(b);
      }
    }
    std::string formula = "a!=bora!=";
    formula.append(std::to_string(digit));
    for (int from = 0; from < count; ++from) {
      while (!steps[static_cast<std::size_t>(from)].empty()) {
        std::vector<int> line = {from};
        while (!steps[static_cast<std::size_t>(line.back())].empty()) {
          const int at = line.back();
          const int to = steps[static_cast<std::size_t>(at)].back();
          steps[static_cast<std::size_t>(at)].pop_back();
          std::erase(steps[static_cast<std::size_t>(to)], at);
          line.push_back(to);
        }
        add(Constraint::relation, {}, std::move(line), {}, formula);
      }
    }
  }
  return true;
}

// Sets of one size: each has as many of every digit as the one before it. Read in turn from both,
// what is known is how many more the one had, and whose turn it is.
bool IssReader::add_same_values(int sets, const std::vector<int>& on) {
  if (sets < 2 || on.size() % static_cast<std::size_t>(sets) != 0) return false;
  const std::size_t size = on.size() / static_cast<std::size_t>(sets);
  // No digit stands more often on the board than it has rows.
  const int most = static_cast<int>(std::min(size, static_cast<std::size_t>(problem_.side)));
  if (size < 2 || most > 15) return false;
  for (std::size_t set = 1; set < static_cast<std::size_t>(sets); ++set) {
    std::vector<int> line;
    for (std::size_t i = 0; i < size; ++i) {
      line.push_back(on[(set - 1) * size + i]);
      line.push_back(on[set * size + i]);
    }
    for (int of = 1; of <= problem_.side; ++of) {
      const LineRule rule = {
          .next =
              [=](long known, int digit) {
                const long turn = known % 2;
                const long more = known / 2 + (digit != of ? 0 : turn == 0 ? 1 : -1);
                return std::labs(more - 100) > most ? kDead : more * 2 + 1 - turn;
              },
          .may_end = [](long known) { return known == 200; }};
      if (!add_rule(line, {200}, rule)) return false;
    }
  }
  return true;
}

}  // namespace nonet::text
