// The picture of a problem for a terminal: its regions as lines, its digits or candidates in
// columns, and under the board its clues.

#include "nonet/problem_picture.hpp"

#include <algorithm>

#include "text/visible.hpp"

namespace nonet {
namespace {

class ProblemDrawing {
 public:
  ProblemDrawing(const Problem& problem, const ProblemPicture& picture)
      : problem_(problem), picture_(picture) {
    for (int cell = 0; cell < problem.cells(); ++cell)
      width_ = std::max(width_, shown(cell).size());
  }

  std::string draw() const {
    std::string out;
    if (!picture_.title.empty()) out += text::visible(picture_.title) + "\n";
    for (int row = 0; row <= problem_.side; ++row) {
      if (row == 0 || row == problem_.side || has_rule(row)) out += rule(row) + "\n";
      if (row < problem_.side) out += line(row) + "\n";
    }
    for (const Clue& clue : problem_.clues) out += name(problem_, clue) + "\n";
    return out;
  }

 private:
  int region(int row, int column) const {
    return problem_.has(row, column)
               ? problem_.regions[static_cast<std::size_t>(problem_.cell(row, column))]
               : -2;
  }
  bool is_edge(int row, int column) const {  // above the cell
    if (column < 0 || column >= problem_.side) return false;
    return row == 0 || row == problem_.side || region(row, column) != region(row - 1, column);
  }
  bool is_wall(int row, int column) const {  // left of the cell
    if (row < 0 || row >= problem_.side) return false;
    return column == 0 || column == problem_.side || region(row, column) != region(row, column - 1);
  }
  bool has_rule(int row) const {
    for (int column = 0; column < problem_.side; ++column) {
      if (is_edge(row, column)) return true;
    }
    return false;
  }

  std::string shown(int cell) const {
    const auto i = static_cast<std::size_t>(cell);
    const int digit = picture_.digits.empty() ? problem_.digits[i] : picture_.digits[i];
    if (digit != 0) return symbol(problem_, digit);
    if (picture_.candidates.empty()) return ".";
    std::string text;
    for (int each = 1; each <= problem_.side; ++each) {
      if ((picture_.candidates[i] >> (each - 1) & 1) == 0) continue;
      if (problem_.symbols == Symbols::numbers && !text.empty()) text += ',';
      text += symbol(problem_, each);
    }
    return text.empty() ? "." : text;
  }

  // The sign where lines meet, by which of them are there.
  std::string corner(int row, int column) const {
    const bool left = is_edge(row, column - 1), right = is_edge(row, column);
    const bool up = is_wall(row - 1, column), down = is_wall(row, column);
    const bool is_ascii = picture_.frame == Frame::ascii;
    if (!left && !right && !up && !down) return " ";
    if (is_ascii) return (left || right) ? (up || down ? "+" : "-") : "|";
    constexpr const char* kSigns[16] = {" ", "╵", "╷", "│", "╶", "└", "┌", "├",
                                        "╴", "┘", "┐", "┤", "─", "┴", "┬", "┼"};
    return kSigns[(up ? 1 : 0) + (down ? 2 : 0) + (right ? 4 : 0) + (left ? 8 : 0)];
  }
  std::string rule(int row) const {
    std::string text;
    for (int column = 0; column <= problem_.side; ++column) {
      text += corner(row, column);
      if (column == problem_.side) break;
      const std::string sign = !is_edge(row, column)            ? " "
                               : picture_.frame == Frame::ascii ? "-"
                                                                : "─";
      for (std::size_t i = 0; i < width_ + 2; ++i) text += sign;
    }
    return text;
  }
  std::string line(int row) const {
    const std::string wall = picture_.frame == Frame::ascii ? "|" : "│";
    std::string text;
    for (int column = 0; column < problem_.side; ++column) {
      const std::string own = shown(problem_.cell(row, column));
      text += (is_wall(row, column) ? wall : std::string(" ")) + " " +
              (picture_.candidates.empty() ? std::string(width_ - own.size(), ' ') + own
                                           : own + std::string(width_ - own.size(), ' ')) +
              " ";
    }
    return text + wall;
  }

  const Problem& problem_;
  const ProblemPicture& picture_;
  std::size_t width_ = 1;
};

}  // namespace

std::string draw(const Problem& problem, const ProblemPicture& picture) {
  return ProblemDrawing(problem, picture).draw();
}

}  // namespace nonet
