// CaDiCaL as the referee of clues: every kind and mixtures of them on small boards, counts equal.
// The encoding (encoding.hpp, and the kinds here) knows nothing of the search, its model or its
// propagators.

#include <gtest/gtest.h>

#include "constraints/encoding.hpp"
#include "constraints/random_clues.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::test {

void Encoding::add_clue(const Clue& clue) {
  if (add_flag(clue) || add_line(clue) || add_seen(clue)) return;
  const Cells& cells = clue.cells;
  const auto ones = std::vector<int>(std::max<std::size_t>(cells.size(), 1), 1);
  switch (clue.kind) {
    case Constraint::extra: return differ(cells);
    case Constraint::cage:
      differ(cells);
      if (!clue.values.empty()) add_sum(cells, ones, clue.values[0]);
      return;
    case Constraint::sum: {
      std::vector<int> weights = ones;
      for (std::size_t i = 1; i < clue.values.size() && i <= weights.size(); ++i)
        weights[i - 1] = clue.values[i];
      return add_sum(cells, weights, clue.values[0]);
    }
    case Constraint::littlekiller: return add_sum(cells, ones, clue.values[0]);
    case Constraint::even:
    case Constraint::odd:
      for (const int cell : cells) {
        const int rest = clue.kind == Constraint::even ? 0 : 1;
        relate(cell, cell, [rest](int x, int) { return x % 2 == rest; });
      }
      return;
    case Constraint::minimum: return add_extremes(clue, true);
    case Constraint::maximum: return add_extremes(clue, false);
    case Constraint::quad: return add_quad(clue);
    case Constraint::clone:
      for (std::size_t i = 0; i < cells.size(); ++i) equal(clue.bulb[i], cells[i]);
      return;
    case Constraint::rowindex:
    case Constraint::colindex:
    case Constraint::boxindex: return add_index(clue);
    case Constraint::mutual: return add_pattern(clue);
    default: FAIL() << "no encoding for " << info(clue.kind).id;
  }
}

bool Encoding::add_flag(const Clue& clue) {
  switch (clue.kind) {
    case Constraint::diagonal: {
      Cells cells;
      for (int i = 0; i < side_; ++i) {
        cells.push_back(problem_.cell(i, clue.value(1) > 0 ? side_ - 1 - i : i));
      }
      differ(cells);
      return true;
    }
    case Constraint::windoku: {
      const int height = problem_.box_height > 0 ? problem_.box_height : usual_box_height(side_);
      if (height == 0) return true;
      const int width = side_ / height;
      for (int top = 1; top + height <= side_; top += height + 1) {
        for (int left = 1; left + width <= side_; left += width + 1) {
          Cells cells;
          for (int row = 0; row < height; ++row) {
            for (int column = 0; column < width; ++column)
              cells.push_back(problem_.cell(top + row, left + column));
          }
          differ(cells);
        }
      }
      return true;
    }
    case Constraint::disjoint:
      for (const Cells& one : regions()) {
        for (const Cells& other : regions()) {
          for (std::size_t i = 0; i < one.size() && one[0] < other[0]; ++i)
            differ({one[i], other[i]});
        }
      }
      return true;
    case Constraint::antiknight: keep_leaps_apart(1, 2); return true;
    case Constraint::antiking: keep_leaps_apart(1, 1); return true;
    case Constraint::nonconsecutive:
      forbid_unmarked({Constraint::difference, Constraint::ratio},
                      [](int x, int y) { return std::abs(x - y) != 1; });
      return true;
    case Constraint::negative_ratio: {
      const std::set<int> ratios = values_of(Constraint::ratio, 2);
      forbid_unmarked({Constraint::difference, Constraint::ratio}, [&](int x, int y) {
        return std::none_of(ratios.begin(), ratios.end(),
                            [&](int by) { return x == by * y || y == by * x; });
      });
      return true;
    }
    case Constraint::negative_difference: {
      const std::set<int> apart = values_of(Constraint::difference, 1);
      forbid_unmarked({Constraint::difference, Constraint::ratio},
                      [&](int x, int y) { return !apart.contains(std::abs(x - y)); });
      return true;
    }
    case Constraint::negative_xv:
      forbid_unmarked({Constraint::sum2}, [](int x, int y) { return x + y != 5 && x + y != 10; });
      return true;
    default: return false;
  }
}

bool Encoding::add_line(const Clue& clue) {
  const Cells& line = clue.cells;
  const auto size = static_cast<int>(line.size());
  const int value = clue.values.empty() ? 0 : clue.values[0];
  const auto thirds = [&](const std::function<int(int)>& group) {
    for (std::size_t i = 2; i < line.size(); ++i) {
      relate_all({line[i - 2], line[i - 1], line[i]},
                 [&](int x, int y) { return group(x) != group(y); });
    }
  };
  switch (clue.kind) {
    case Constraint::difference:
      relate_steps(line, [&](int x, int y) { return std::abs(x - y) == clue.value(1); });
      return true;
    case Constraint::ratio:
      relate_steps(line,
                   [&](int x, int y) { return x == clue.value(2) * y || y == clue.value(2) * x; });
      return true;
    case Constraint::sum2:
      relate_steps(line, [&](int x, int y) { return x + y == value; });
      return true;
    case Constraint::greater: relate_steps(line, [](int x, int y) { return x > y; }); return true;
    case Constraint::thermo: relate_steps(line, [](int x, int y) { return x < y; }); return true;
    case Constraint::slowthermo:
      relate_steps(line, [](int x, int y) { return x <= y; });
      return true;
    case Constraint::whisper: {
      const int far = clue.values.empty() ? (side_ + 1) / 2 : value;
      relate_steps(line, [far](int x, int y) { return std::abs(x - y) >= far; });
      return true;
    }
    case Constraint::renban:
      relate_all(line, [size](int x, int y) { return x != y && std::abs(x - y) < size; });
      return true;
    case Constraint::nabner:
      relate_all(line, [](int x, int y) { return std::abs(x - y) >= 2; });
      return true;
    case Constraint::palindrome:
      for (std::size_t i = 0; i < line.size() / 2; ++i) equal(line[i], line[line.size() - 1 - i]);
      return true;
    case Constraint::entropic: {
      // Low and high are equally many, as near to a third as can be.
      const int third = (side_ + 1) / 3;
      thirds([&](int x) { return x <= third ? 0 : x > side_ - third ? 2 : 1; });
      return true;
    }
    case Constraint::modular: thirds([](int x) { return x % 3; }); return true;
    case Constraint::between:
    case Constraint::lockout: add_ends(clue); return true;
    case Constraint::regionsum: add_regionsum(clue); return true;
    case Constraint::zipper: add_zipper(clue); return true;
    case Constraint::relation:
    case Constraint::automaton: add_pattern(clue); return true;
    case Constraint::arrow: {
      Cells cells = clue.bulb;
      std::vector<int> weights(cells.size(), 1);
      for (std::size_t i = weights.size() - 1; i-- > 0;) weights[i] = 10 * weights[i + 1];
      cells.insert(cells.end(), line.begin(), line.end());
      weights.resize(cells.size(), -1);
      add_sum(cells, weights, 0);
      return true;
    }
    case Constraint::doublearrow:
      add_equal_sums({line.front(), line.back()}, Cells(line.begin() + 1, line.end() - 1));
      return true;
    default: return false;
  }
}

bool Encoding::add_seen(const Clue& clue) {
  const int value = clue.values.empty() ? 0 : clue.values[0], side = side_;
  switch (clue.kind) {
    case Constraint::skyscraper:  // state: the highest so far, and how many were
      walk(clue.cells, 0, {[](int state, int digit) {
             return digit > state % 100 ? digit + (state / 100 + 1) * 100 : state;
           }},
           [value](int state) { return state / 100 == value; });
      return true;
    case Constraint::sandwich:  // state: crusts met, and the sum since the first
      walk(clue.cells, 0, {[side](int state, int digit) {
             if (digit == 1 || digit == side) return state + 1000;
             return state / 1000 == 1 ? state + digit : state;
           }},
           [value](int state) { return state % 1000 == value; });
      return true;
    case Constraint::xsum:  // state: how many are to come, and the sum; the first says how many
      walk(clue.cells, 0, {[](int state, int digit) {
             if (state == 0) return (digit - 1) * 1000 + digit + 100'000;
             return state / 1000 % 100 == 0 ? state : state - 1000 + digit;
           }},
           [value](int state) { return state % 1000 == value && state / 1000 % 100 == 0; });
      return true;
    case Constraint::room:
      for (int digit = 1; digit <= side_; ++digit) {
        add({-is(clue.cells[0], digit),
             is(clue.cells[static_cast<std::size_t>(digit - 1)], value)});
      }
      return true;
    default: return false;
  }
}

void Encoding::add_regionsum(const Clue& clue) {
  std::vector<Cells> pieces;
  int last = -1;
  for (const int cell : clue.cells) {
    const int region = problem_.regions[static_cast<std::size_t>(cell)];
    if (region < 0) continue;
    if (region != last) pieces.emplace_back();
    pieces.back().push_back(cell);
    last = region;
  }
  for (std::size_t i = 1; i < pieces.size(); ++i) add_equal_sums(pieces[i - 1], pieces[i]);
}

void Encoding::add_zipper(const Clue& clue) {
  const Cells& line = clue.cells;
  const std::size_t size = line.size(), half = size / 2;
  const Cells first = size % 2 == 1 ? Cells{line[half]} : Cells{line[half - 1], line[half]};
  for (std::size_t i = 0; i < half; ++i) {
    if (size % 2 == 1 || i + 1 < half) add_equal_sums(first, {line[i], line[size - 1 - i]});
  }
}

void Encoding::add_ends(const Clue& clue) {
  const int a = clue.cells.front(), b = clue.cells.back();
  for (int x = 1; x <= side_; ++x) {
    for (int y = 1; y <= side_; ++y) {
      const int low = std::min(x, y), high = std::max(x, y);
      if (clue.kind == Constraint::lockout && high - low < side_ / 2) add({-is(a, x), -is(b, y)});
      for (std::size_t i = 1; i + 1 < clue.cells.size(); ++i) {
        for (int digit = 1; digit <= side_; ++digit) {
          const bool is_fine = clue.kind == Constraint::lockout ? digit < low || digit > high
                                                                : digit > low && digit < high;
          if (!is_fine) add({-is(a, x), -is(b, y), -is(clue.cells[i], digit)});
        }
      }
    }
  }
}

void Encoding::add_index(const Clue& clue) {
  for (const int cell : clue.cells) {
    const int row = problem_.row(cell), column = problem_.column(cell);
    if (clue.kind == Constraint::boxindex) {
      for (const Cells& region : regions()) {
        const auto place = std::find(region.begin(), region.end(), cell);
        if (place == region.end()) continue;
        for (int digit = 1; digit <= side_; ++digit) {
          add({-is(cell, digit), is(region[static_cast<std::size_t>(digit - 1)],
                                    static_cast<int>(place - region.begin()) + 1)});
        }
      }
      continue;
    }
    for (int digit = 1; digit <= side_; ++digit) {
      if (clue.kind == Constraint::colindex) {
        add({-is(cell, digit), is(problem_.cell(row, digit - 1), column + 1)});
      } else {
        add({-is(cell, digit), is(problem_.cell(digit - 1, column), row + 1)});
      }
    }
  }
}

void Encoding::add_quad(const Clue& clue) {
  for (const int digit : clue.values) {
    const auto needed = std::count(clue.values.begin(), clue.values.end(), digit);
    // Of any cells so many that too few are left without them, one has the digit.
    for (unsigned chosen = 1; chosen < 1U << clue.cells.size(); ++chosen) {
      if (std::popcount(chosen) !=
          static_cast<int>(clue.cells.size()) - static_cast<int>(needed) + 1)
        continue;
      std::vector<int> some;
      for (std::size_t i = 0; i < clue.cells.size(); ++i) {
        if ((chosen >> i & 1) != 0) some.push_back(is(clue.cells[i], digit));
      }
      add(some);
    }
    if (needed > static_cast<long>(clue.cells.size())) add({});
  }
}

// The texts that clues are drawn with, said once more.
void Encoding::add_pattern(const Clue& clue) {
  const int side = side_;
  if (clue.text == "a+b!=5")
    return relate_steps(clue.cells, [](int x, int y) { return x + y != 5; });
  if (clue.text == "a%2!=b%2")
    return relate_steps(clue.cells, [](int x, int y) { return (x + y) % 2 == 1; });
  if (clue.text == "|a-b|!=2")
    return relate_all(clue.cells, [](int x, int y) { return std::abs(x - y) != 2; });
  if (clue.text == "a*b<=n*2")
    return relate_all(clue.cells, [side](int x, int y) { return x * y <= 2 * side; });
  const bool is_table = clue.text == "{^1-2>1,3-4>0,2>2|^$1>0,4>1|$.>2}";
  const std::regex pattern(is_table ? "" : clue.text);
  const auto fits_table = [](const std::vector<int>& line) {
    bool at_0 = true, at_1 = true, at_2 = false;
    for (const int digit : line) {
      const bool to_0 = (at_0 && (digit == 3 || digit == 4)) || (at_1 && digit == 1);
      const bool to_1 = (at_0 && digit <= 2) || (at_1 && digit == 4);
      at_2 = at_2 || (at_0 && digit == 2);
      at_0 = to_0;
      at_1 = to_1;
    }
    return at_1 || at_2;
  };
  std::vector<int> digits(clue.cells.size(), 1);
  for (bool goes_on = true; goes_on;) {
    std::string word;
    std::vector<int> clause;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      word += static_cast<char>('0' + digits[i]);
      clause.push_back(-is(clue.cells[i], digits[i]));
    }
    if (is_table ? !fits_table(digits) : !std::regex_match(word, pattern)) add(clause);
    goes_on = false;
    for (std::size_t i = 0; i < digits.size() && !goes_on; ++i) {
      goes_on = digits[i] < side_;
      digits[i] = goes_on ? digits[i] + 1 : 1;
    }
  }
}

namespace {

constexpr std::uint64_t kLimit = 40;

std::vector<Problem> referee_boards() {
  std::vector<Problem> boards = {Problem(6), Problem(6), Problem(5), Problem(7)};
  boards[1].set_regions({0, 0, 0, 0, 1, 1, 2, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 1,
                         3, 4, 4, 4, 4, 4, 3, 3, 3, 5, 5, 4, 3, 3, 5, 5, 5, 5});
  return boards;
}

// Some digits of a grid, and clues that mostly agree with it.
class Draw {
 public:
  explicit Draw(unsigned seed) : maker_(seed) {
    for (const Problem& board : referee_boards()) {
      boards_.push_back({board, *random_solution(board, seed)});
    }
  }
  struct Board {
    Problem problem;
    Digits grid;
  };
  const Board& board(std::size_t i) const { return boards_[i % boards_.size()]; }
  int draw(int below) { return maker_.draw(below); }
  Clue clue(const Board& board, Constraint kind) {
    Clue clue = maker_.draw_clue(board.problem, kind);
    for (int tries = 0; tries < 60 && !is_fine(board, clue); ++tries)
      clue = maker_.draw_clue(board.problem, kind);
    return clue;
  }
  void add_digits(Problem& problem, const Digits& grid, int count) {
    for (; count > 0; --count) {
      const auto cell = static_cast<std::size_t>(draw(problem.cells()));
      problem.digits[cell] = grid[cell];
    }
  }

 private:
  static bool is_fine(const Board& board, const Clue& clue) {
    Problem problem = board.problem;
    problem.clues = {clue};
    return find_broken(problem, board.grid).empty();
  }
  ClueMaker maker_;
  std::vector<Board> boards_;
};

struct Seen {
  int none = 0, unique = 0, several = 0;
};

void expect_agreement(const Problem& problem, Seen& seen) {
  const std::uint64_t wanted = Encoding(problem).count(kLimit);
  ASSERT_EQ(count(problem, {.limit = kLimit}).count, wanted) << problem_line(problem);
  ++(wanted == 0 ? seen.none : wanted == 1 ? seen.unique : seen.several);
}

TEST(ClueReferee, CountsAsTheSearchDoesForEveryKind) {
  Draw draw(1);
  Seen seen;
  for (const ConstraintInfo& kind : all_constraints()) {
    for (std::size_t i = 0; i < 6; ++i) {
      const Draw::Board& board = draw.board(i);
      Problem problem = board.problem;
      for (int k = 1 + draw.draw(3); k > 0; --k)
        problem.clues.push_back(draw.clue(board, kind.kind));
      draw.add_digits(problem, board.grid, 6 + draw.draw(8));
      expect_agreement(problem, seen);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  EXPECT_GT(seen.none, 5);
  EXPECT_GT(seen.several, 50);
}

TEST(ClueReferee, CountsAsTheSearchDoesForMixtures) {
  const char* asked = std::getenv("NONET_REFEREE_ROUNDS");
  const int rounds = asked == nullptr ? 150 : std::atoi(asked);
  Draw draw(2);
  Seen seen;
  const auto kinds = static_cast<int>(all_constraints().size());
  for (int i = 0; i < rounds; ++i) {
    const Draw::Board& board = draw.board(static_cast<std::size_t>(i));
    Problem problem = board.problem;
    for (int k = 3 + draw.draw(6); k > 0; --k) {
      problem.clues.push_back(draw.clue(board, static_cast<Constraint>(draw.draw(kinds))));
    }
    draw.add_digits(problem, board.grid, 2 + draw.draw(7));
    expect_agreement(problem, seen);
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(seen.none, rounds / 50);
  EXPECT_GT(seen.unique, rounds / 50);
  EXPECT_GT(seen.several, rounds / 50);
}

}  // namespace
}  // namespace nonet::test
