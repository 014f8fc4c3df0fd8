// Clues drawn by lot for small boards, of every kind: the words of a referee's question.
#pragma once

#include <algorithm>
#include <random>

#include "nonet/problem.hpp"

namespace nonet::test {

class ClueMaker {
 public:
  explicit ClueMaker(unsigned seed) : random_(seed) {}

  int draw(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }

  // Cells that go on side by side or aslant, none of them twice.
  std::vector<int> draw_line(const Problem& problem, int length) {
    std::vector<int> line = {draw(problem.cells())};
    for (int tries = 0; tries < 40 && static_cast<int>(line.size()) < length; ++tries) {
      const int row = problem.row(line.back()) + draw(3) - 1,
                column = problem.column(line.back()) + draw(3) - 1;
      if (!problem.has(row, column)) continue;
      const int cell = problem.cell(row, column);
      if (std::find(line.begin(), line.end(), cell) == line.end()) line.push_back(cell);
    }
    return line;
  }

  Clue draw_clue(const Problem& problem, Constraint kind) {
    const int side = problem.side;
    Clue clue{.kind = kind};
    switch (info(kind).shape) {
      case ClueShape::flag:
        if (kind == Constraint::diagonal) clue.values = {draw(2) == 0 ? 1 : -1};
        return clue;
      case ClueShape::cells: clue.cells = draw_line(problem, 1 + draw(2)); break;
      case ClueShape::set: clue.cells = draw_line(problem, 2 + draw(3)); break;
      case ClueShape::line: clue.cells = draw_line(problem, 3 + draw(2)); break;
      case ClueShape::pair: draw_pair(problem, clue); break;
      case ClueShape::bulb: {
        clue.cells = draw_line(problem, 4);
        const auto half =
            clue.cells.begin() +
            (kind == Constraint::clone ? static_cast<long>(clue.cells.size() / 2) : 1 + draw(2));
        clue.bulb.assign(clue.cells.begin(), std::min(half, clue.cells.end() - 1));
        clue.cells.erase(clue.cells.begin(),
                         clue.cells.begin() + static_cast<long>(clue.bulb.size()));
        if (kind == Constraint::clone) clue.cells.resize(clue.bulb.size());
        if (kind == Constraint::arrow) std::sort(clue.bulb.begin(), clue.bulb.end());
        break;
      }
      case ClueShape::diagonal: {
        const bool falls = draw(2) == 0;
        for (int row = 0, column = falls ? draw(side) : side - 1 - draw(side);
             problem.has(row, column); ++row, column += falls ? 1 : -1) {
          clue.cells.push_back(problem.cell(row, column));
        }
        break;
      }
      case ClueShape::outside: {
        const int line = draw(side);
        const bool is_row = draw(2) == 0;
        for (int i = 0; i < side; ++i)
          clue.cells.push_back(is_row ? problem.cell(line, i) : problem.cell(i, line));
        if (draw(2) == 0) std::reverse(clue.cells.begin(), clue.cells.end());
        break;
      }
    }
    draw_values(problem, clue);
    return clue;
  }

 private:
  void draw_pair(const Problem& problem, Clue& clue) {
    const int cell = draw(problem.cells());
    const bool is_right = problem.column(cell) + 1 < problem.side &&
                          (draw(2) == 0 || problem.row(cell) + 1 == problem.side);
    const int other = is_right                               ? cell + 1
                      : problem.row(cell) + 1 < problem.side ? cell + problem.side
                                                             : cell - 1;
    clue.cells = {cell, other};
    if (draw(2) == 0) std::swap(clue.cells[0], clue.cells[1]);
  }

  void draw_values(const Problem& problem, Clue& clue) {
    const int side = problem.side, size = static_cast<int>(clue.cells.size());
    const auto any_sum = [&] { return size + draw(size * (side - 1) + 1); };
    switch (clue.kind) {
      case Constraint::cage:
      case Constraint::sum:
      case Constraint::littlekiller:
      case Constraint::sum2:
        if (clue.kind != Constraint::cage || draw(4) != 0) clue.values = {any_sum()};
        if (clue.kind == Constraint::sum && draw(3) == 0) {
          for (int i = 0; i < size; ++i) clue.values.push_back(draw(5) - 2);
        }
        break;
      case Constraint::sandwich: clue.values = {draw(side * (side + 1) / 2 - side)}; break;
      case Constraint::xsum: clue.values = {1 + draw(side * (side + 1) / 2)}; break;
      case Constraint::skyscraper:
      case Constraint::room: clue.values = {1 + draw(side)}; break;
      case Constraint::difference:
      case Constraint::ratio:
      case Constraint::whisper:
        if (draw(2) == 0) clue.values = {1 + draw(3)};
        break;
      case Constraint::quad:
        for (int i = 1 + draw(3); i > 0 && static_cast<int>(clue.values.size()) < size; --i)
          clue.values.push_back(1 + draw(side));
        break;
      case Constraint::relation: clue.text = draw(2) == 0 ? "a+b!=5" : "a%2!=b%2"; break;
      case Constraint::mutual: clue.text = draw(2) == 0 ? "|a-b|!=2" : "a*b<=n*2"; break;
      case Constraint::automaton: {
        constexpr const char* kPatterns[] = {"[12]*.[34]*.?", ".(1|2)+.*",
                                             "{^1-2>1,3-4>0,2>2|^$1>0,4>1|$.>2}"};
        clue.text = kPatterns[draw(3)];
        break;
      }
      default: break;
    }
  }

  std::mt19937 random_;
};

}  // namespace nonet::test
