// The picture of a position: a Drawing without a step, for the screen and for paper.
//
// Nothing is told by colour alone: givens are bold and upright, placed digits light and slanted,
// candidates small in a raster, marked cells carry a frame.

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "draw/sketch.hpp"
#include "nonet/picture.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

constexpr int kCellMillimetres = 12;  // as in a puzzle book
constexpr int kTitleColumns = 28;     // characters of a title line; bold capitals still fit

// Columns a character takes: two for the wide ones of East Asia, pictographs, and our own widest.
int columns(char32_t c) {
  constexpr std::array<std::array<char32_t, 2>, 6> kWide = {{{0x1100, 0x115f},
                                                             {0x2e80, 0xa4cf},
                                                             {0xac00, 0xd7a3},
                                                             {0xf900, 0xfaff},
                                                             {0xff00, 0xff60},
                                                             {0x1f300, 0x3fffd}}};
  for (const auto& [low, high] : kWide) {
    if (low <= c && c <= high) return 2;
  }
  return c == 'M' || c == 'W' || c == '@' ? 2 : 1;
}

// Breaks a title at its blanks into lines that fit; a word longer than a line is cut.
std::vector<std::string> title_lines(std::string_view title) {
  std::vector<std::string> lines;
  std::string line, word;
  int line_columns = 0, word_columns = 0;
  const auto end_line = [&] {
    if (!line.empty()) lines.push_back(std::move(line));
    line.clear();
    line_columns = 0;
  };
  const auto end_word = [&] {
    if (word.empty()) return;
    if (!line.empty() && line_columns + 1 + word_columns > kTitleColumns) end_line();
    if (!line.empty()) line += ' ', ++line_columns;
    line += word;
    line_columns += word_columns;
    word.clear();
    word_columns = 0;
  };
  const std::string words = text::visible(title);
  for (std::string_view rest = words; !rest.empty();) {
    const text::CodePoint c = text::first_code_point(rest);
    if (c.value == ' ' || word_columns + columns(c.value) > kTitleColumns) end_word();
    if (c.value != ' ') {
      word += rest.substr(0, c.size);
      word_columns += columns(c.value);
    }
    rest.remove_prefix(c.size);
  }
  end_word();
  end_line();
  return lines;
}

// What a screen reader says: the digits row by row, then the marked cells.
std::string spoken(const Puzzle& puzzle, CellSet marked) {
  std::string words;
  const int side = puzzle.rules->side();
  const std::string line = puzzle.grid.to_line('.', side);
  for (int row = 0; row < side; ++row) {
    words += "Row " + std::to_string(row + 1) + ": " +
             line.substr(static_cast<std::size_t>(row * side), static_cast<std::size_t>(side)) +
             (row + 1 < side ? ", " : ".");
  }
  for (const Cell cell : marked) {
    words += (cell == marked.first() ? " Marked: " : " ");
    words += name(cell).view();
  }
  return words;
}

}  // namespace

std::string draw_svg(const Puzzle& puzzle, const SvgOptions& options) {
  drawing::Sketch sketch(puzzle);
  if (!options.marked.empty()) sketch.frame(options.marked, Paint::focus, {});
  Drawing drawing = sketch.finish();
  drawing.has_marks = options.candidates;
  drawing.has_rules = true;
  drawing.has_names = false;
  drawing.heading = title_lines(options.title);
  drawing.title = drawing.heading.empty() ? "Sudoku" : text::visible(options.title);
  drawing.description = spoken(puzzle, options.marked);
  return to_svg(drawing, kCellMillimetres);
}

}  // namespace nonet
