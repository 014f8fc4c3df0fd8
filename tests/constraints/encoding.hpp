// A problem as clauses for CaDiCaL, written from what the kinds mean and from nothing the search
// uses: pairs that exclude each other, and for everything that is added up or looked along a
// layered automaton.
#pragma once

#include <cadical.hpp>
#include <cstdlib>
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "nonet/problem.hpp"

namespace nonet::test {

class Encoding {
 public:
  explicit Encoding(const Problem& problem) : problem_(problem), side_(problem.side) {
    solver_.set("quiet", 1);
    next_ = problem.cells() * side_ + 1;
    add_board();
    for (const Clue& clue : problem.clues) add_clue(clue);
  }

  std::uint64_t count(std::uint64_t limit) {
    std::uint64_t found = 0;
    for (; found < limit && solver_.solve() == 10; ++found) {
      std::vector<int> other;
      for (int variable = 1; variable <= problem_.cells() * side_; ++variable) {
        if (solver_.val(variable) > 0) other.push_back(-variable);
      }
      add(other);
    }
    return found;
  }

 private:
  using Cells = std::vector<int>;
  using Step = std::function<int(int state, int digit)>;  // below 0: it ends here

  int is(int cell, int digit) const { return cell * side_ + digit; }
  void add(const std::vector<int>& clause) {
    for (const int literal : clause) solver_.add(literal);
    solver_.add(0);
  }
  // Digits of two cells that fail the test exclude each other.
  void relate(int a, int b, const std::function<bool(int, int)>& test) {
    for (int x = 1; x <= side_; ++x) {
      for (int y = 1; y <= side_; ++y) {
        if (a == b && x != y) continue;
        if (!test(x, y)) add({-is(a, x), -is(b, y)});
      }
    }
  }
  void relate_steps(const Cells& line, const std::function<bool(int, int)>& test) {
    for (std::size_t i = 1; i < line.size(); ++i) relate(line[i - 1], line[i], test);
  }
  void relate_all(const Cells& cells, const std::function<bool(int, int)>& test) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) relate(cells[j], cells[i], test);
    }
  }
  void differ(const Cells& cells) {
    relate_all(cells, [](int x, int y) { return x != y; });
  }
  void equal(int a, int b) {
    relate(a, b, [](int x, int y) { return x == y; });
  }
  // The state that the digits lead to, cell by cell, is one of the last.
  void walk(const Cells& cells, int first, const std::vector<Step>& steps,
            const std::function<bool(int)>& is_last) {
    std::map<int, int> states = {{first, next_++}};
    add({states[first]});
    for (std::size_t i = 0; i < cells.size(); ++i) {
      std::map<int, int> after;
      for (const auto& [state, here] : states) {
        for (int digit = 1; digit <= side_; ++digit) {
          const int to = steps[i % steps.size()](state, digit);
          if (to < 0) {
            add({-here, -is(cells[i], digit)});
            continue;
          }
          if (!after.contains(to)) after[to] = next_++;
          add({-here, -is(cells[i], digit), after[to]});
        }
      }
      states = std::move(after);
    }
    for (const auto& [state, here] : states) {
      if (!is_last(state)) add({-here});
    }
  }
  void add_sum(const Cells& cells, const std::vector<int>& weights, int total) {
    constexpr int kZero = 100'000;  // sums may fall below nothing
    std::vector<Step> steps;
    for (const int weight : weights) {
      steps.push_back([weight](int state, int digit) { return state + weight * digit; });
    }
    walk(cells, kZero, steps, [total](int state) { return state == kZero + total; });
  }
  void add_equal_sums(const Cells& one, const Cells& other) {
    Cells cells = one;
    cells.insert(cells.end(), other.begin(), other.end());
    std::vector<int> weights(one.size(), 1);
    weights.resize(cells.size(), -1);
    add_sum(cells, weights, 0);
  }

  void add_board() {
    for (int cell = 0; cell < problem_.cells(); ++cell) {
      std::vector<int> some;
      for (int digit = 1; digit <= side_; ++digit) {
        some.push_back(is(cell, digit));
        for (int other = 1; other < digit; ++other) add({-is(cell, digit), -is(cell, other)});
      }
      add(some);
      const auto at = static_cast<std::size_t>(cell);
      if (problem_.digits[at] != 0) add({is(cell, problem_.digits[at])});
      for (int other = 0; other < cell; ++other) {
        const int region = problem_.regions[at];
        const bool sees =
            problem_.row(cell) == problem_.row(other) ||
            problem_.column(cell) == problem_.column(other) ||
            (region >= 0 && region == problem_.regions[static_cast<std::size_t>(other)]);
        if (sees) differ({other, cell});
      }
    }
  }

  // --- what lies side by side

  std::vector<Cells> borders() const {
    std::vector<Cells> found;
    for (int cell = 0; cell < problem_.cells(); ++cell) {
      if (problem_.column(cell) + 1 < side_) found.push_back({cell, cell + 1});
      if (problem_.row(cell) + 1 < side_) found.push_back({cell, cell + side_});
    }
    return found;
  }
  bool has_clue_at(const Cells& border, std::initializer_list<Constraint> kinds) const {
    for (const Clue& clue : problem_.clues) {
      if (clue.cells.size() != 2 || std::find(kinds.begin(), kinds.end(), clue.kind) == kinds.end())
        continue;
      if (std::set<int>(clue.cells.begin(), clue.cells.end()) ==
          std::set<int>(border.begin(), border.end()))
        return true;
    }
    return false;
  }
  void forbid_unmarked(std::initializer_list<Constraint> marks,
                       const std::function<bool(int, int)>& test) {
    for (const Cells& border : borders()) {
      if (!has_clue_at(border, marks)) relate(border[0], border[1], test);
    }
  }
  std::set<int> values_of(Constraint kind, int otherwise) const {
    std::set<int> found;
    for (const Clue& clue : problem_.clues) {
      if (clue.kind == kind) found.insert(clue.value(otherwise));
    }
    return found.empty() ? std::set<int>{otherwise} : found;
  }
  void keep_leaps_apart(int rows, int columns) {
    for (int a = 0; a < problem_.cells(); ++a) {
      for (int b = 0; b < a; ++b) {
        const int down = std::abs(problem_.row(a) - problem_.row(b)),
                  right = std::abs(problem_.column(a) - problem_.column(b));
        if ((down == rows && right == columns) || (down == columns && right == rows))
          differ({a, b});
      }
    }
  }
  void add_extremes(const Clue& clue, bool is_least) {
    std::set<int> marked;
    for (const Clue& other : problem_.clues) {
      if (other.kind == clue.kind) marked.insert(other.cells.begin(), other.cells.end());
    }
    for (const Cells& border : borders()) {
      for (const auto& [a, b] :
           {std::pair{border[0], border[1]}, std::pair{border[1], border[0]}}) {
        if (std::find(clue.cells.begin(), clue.cells.end(), a) == clue.cells.end() ||
            marked.contains(b))
          continue;
        relate(a, b, [is_least](int x, int y) { return is_least ? x < y : x > y; });
      }
    }
  }

  // --- the kinds

  void add_clue(const Clue& clue);
  bool add_flag(const Clue& clue);
  bool add_line(const Clue& clue);
  bool add_seen(const Clue& clue);
  void add_regionsum(const Clue& clue);
  void add_zipper(const Clue& clue);
  void add_ends(const Clue& clue);
  void add_index(const Clue& clue);
  void add_pattern(const Clue& clue);
  void add_quad(const Clue& clue);
  std::vector<Cells> regions() const {
    std::map<int, Cells> found;
    for (int cell = 0; cell < problem_.cells(); ++cell) {
      const int region = problem_.regions[static_cast<std::size_t>(cell)];
      if (region >= 0) found[region].push_back(cell);
    }
    std::vector<Cells> all;
    for (auto& [region, cells] : found) all.push_back(std::move(cells));
    return all;
  }

  const Problem& problem_;
  int side_;
  int next_ = 0;
  CaDiCaL::Solver solver_;
};

}  // namespace nonet::test
