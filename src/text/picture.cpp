// The picture of a position for a terminal: a frame around the boxes, one text per cell.
//
// All four views are one picture: a text for each cell, every column as wide as its widest text,
// rules between the bands. With marked cells or texts longer than a digit, each cell stands between
// two spaces, and a marked one between brackets in their place (an affected one between
// parentheses), so marks never move a column:
//
//   | 5 3 . |     | 5 [3] . |     | 5    [124] (678) |
//
// Colour repeats what the characters say and adds one thing, which digits are givens. Cell texts
// are ASCII, so their bytes are their columns.

#include "nonet/picture.hpp"

#include <algorithm>
#include <array>

#include "text/visible.hpp"

namespace nonet {
namespace {

// A rule is its left end, three runs of `dash` joined by `cross`, and its right end.
struct Rule {
  std::string_view left, cross, right;
};
struct Glyphs {
  std::string_view bar, dash;
  Rule top, middle, bottom;
};
constexpr Glyphs kAscii = {"|", "-", {"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}};
constexpr Glyphs kUnicode = {"│", "─", {"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};

// ANSI attributes. Reverse video needs no knowledge of the terminal's background.
constexpr std::string_view kBold = "1", kDim = "2", kBlue = "94", kReverse = "7";

std::string cell_text(const Puzzle& puzzle, const CandidateSet& candidates, Shows shows,
                      Cell cell) {
  const std::optional<Digit> digit = puzzle.grid.at(cell);
  std::string text;
  switch (shows) {
    case Shows::digits: return std::string(1, digit ? digit->symbol() : '.');
    case Shows::candidates:
      if (digit) return std::string(1, digit->symbol());
      for (const Digit d : candidates.digits(cell)) text += d.symbol();
      return text.empty() ? "0" : text;  // as the pencilmarks format has it
    case Shows::index:
      text = std::to_string(cell.index());
      if (text.size() < 2) text.insert(0, 1, ' ');
      break;
    case Shows::names: text = name(cell).view(); break;
  }
  if (digit) text.append("=").append(1, digit->symbol());
  return text;
}

class Picture {
 public:
  Picture(const Puzzle& puzzle, const PictureOptions& options)
      : puzzle_(puzzle),
        options_(options),
        glyphs_(options.frame == Frame::unicode ? kUnicode : kAscii),
        is_roomy_(options.shows != Shows::digits || !(options.marked | options.affected).empty()) {
    const CandidateSet candidates =
        options.shows == Shows::candidates ? puzzle.all_candidates() : CandidateSet();
    for (const Cell cell : rules().cells()) {
      std::string& text = texts_[cell.index()];
      text = cell_text(puzzle, candidates, options.shows, cell);
      widths_[cell.column()] = std::max(widths_[cell.column()], text.size());
    }
  }

  std::string draw() const {
    std::string out;
    if (!options_.title.empty()) out = text::visible(options_.title) + '\n';
    if (rules().box_height() == 0) return out + draw_regions();
    for (int row = 0; row < rules().side(); ++row) {
      const int band = row / rules().box_height();
      if (row % rules().box_height() == 0) {
        add_rule(out, band, row == 0 ? glyphs_.top : glyphs_.middle);
      }
      add_row(out, row);
    }
    add_rule(out, stacks_down(), glyphs_.bottom);
    return out;
  }

 private:
  const Rules& rules() const { return *puzzle_.rules; }
  int stacks_down() const { return rules().side() / rules().box_height(); }
  int stacks_across() const { return rules().side() / rules().box_width(); }

  // The columns a box takes between its bars.
  std::size_t box_width(int stack) const {
    const int cells = rules().box_width();
    auto width = static_cast<std::size_t>(is_roomy_ ? 2 * cells : cells + 1);
    for (int i = 0; i < cells; ++i) width += widths_[stack * cells + i];
    return width;
  }

  // Regions of any form: a line wherever two of them meet, and around the board.
  std::string draw_regions() const {
    std::string out;
    const int side = rules().side();
    for (int row = 0; row <= side; ++row) {
      for (int column = 0; column <= side; ++column) {
        const bool up = is_wall(row - 1, column - 1, row - 1, column);
        const bool down = is_wall(row, column - 1, row, column);
        const bool left = is_wall(row - 1, column - 1, row, column - 1);
        const bool right = is_wall(row - 1, column, row, column);
        out += joint(up, down, left, right);
        if (column == side) break;
        for (std::size_t i = 0; i < widths_[column] + 2; ++i) out += right ? glyphs_.dash : " ";
      }
      out += '\n';
      if (row == side) break;
      for (int column = 0; column <= side; ++column) {
        out += is_wall(row, column - 1, row, column) ? glyphs_.bar : " ";
        if (column == side) break;
        add_cell(out, Cell::at(row, column));
        if (!is_roomy_) out += ' ';
      }
      out += '\n';
    }
    return out;
  }
  // Whether a line runs between two places side by side; beyond the board there is nothing.
  bool is_wall(int row, int column, int other_row, int other_column) const {
    const auto region = [this](int r, int c) {
      const bool is_inside = r >= 0 && c >= 0 && r < rules().side() && c < rules().side();
      if (!is_inside) return -1;
      const std::optional<House> house = rules().region_of(Cell::at(r, c));
      return house ? house->index() : Cell::at(r, c).index() + kHouses;
    };
    return region(row, column) != region(other_row, other_column);
  }
  std::string_view joint(bool up, bool down, bool left, bool right) const {
    static constexpr std::string_view kJoints[] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                   "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
    const int all = int{up} + 2 * int{down} + 4 * int{left} + 8 * int{right};
    if (options_.frame == Frame::unicode) return kJoints[all];
    return all == 0 ? " " : all == 3 ? "|" : all == 12 ? "-" : "+";
  }

  // The rule above a band, with the names of the boxes under it where cells have names too.
  void add_rule(std::string& out, int band, const Rule& rule) const {
    const bool has_names = options_.shows == Shows::index || options_.shows == Shows::names;
    for (int stack = 0; stack < stacks_across(); ++stack) {
      out += stack == 0 ? rule.left : rule.cross;
      std::size_t left = box_width(stack);
      if (has_names && band < stacks_down()) {
        const House box = House::box(band * stacks_across() + stack);
        Name label = Name(" ").add(rules().short_name(box)).add(" ");
        if (!rules().compass(box).empty()) label.add(rules().compass(box)).add(" ");
        out.append(glyphs_.dash).append(label.view());
        left -= 1 + label.view().size();
      }
      while (left-- > 0) out += glyphs_.dash;
    }
    out.append(rule.right).append("\n");
  }

  void add_row(std::string& out, int row) const {
    for (int column = 0; column < rules().side(); ++column) {
      if (column % rules().box_width() == 0) out += column == 0 ? glyphs_.bar : closing_bar();
      add_cell(out, Cell::at(row, column));
    }
    out += closing_bar();
    out += '\n';
  }

  // In the tight picture the space after a box's last cell belongs to the bar.
  std::string closing_bar() const { return (is_roomy_ ? "" : " ") + std::string(glyphs_.bar); }

  void add_cell(std::string& out, Cell cell) const {
    const std::string& text = texts_[cell.index()];
    const bool is_affected = options_.affected.contains(cell) && !options_.marked.contains(cell);
    const bool is_marked = options_.marked.contains(cell) || is_affected;
    const std::string attributes = options_.color == Color::always ? style(cell) : "";
    const std::size_t padding = widths_[cell.column()] - text.size();
    if (!is_marked) out += ' ';
    if (!attributes.empty()) out.append("\x1b[").append(attributes).append("m");
    if (is_marked) out += is_affected ? '(' : '[';
    out += text;
    if (is_marked) out += is_affected ? ')' : ']';
    if (!attributes.empty()) out += "\x1b[0m";
    out.append(padding + (is_roomy_ && !is_marked ? 1 : 0), ' ');
  }

  std::string style(Cell cell) const {
    std::string attributes;
    const auto add = [&attributes](std::string_view attribute) {
      if (!attributes.empty()) attributes += ';';
      attributes += attribute;
    };
    if (puzzle_.givens.contains(cell)) {
      add(kBold);
    } else if (!puzzle_.grid.is_blank(cell)) {
      add(kBlue);
    } else if (options_.shows == Shows::digits) {
      add(kDim);
    }
    if (options_.marked.contains(cell)) add(kReverse);
    return attributes;
  }

  const Puzzle& puzzle_;
  const PictureOptions& options_;
  const Glyphs& glyphs_;
  bool is_roomy_;
  std::array<std::string, kCells> texts_;
  std::array<std::size_t, kDigits> widths_{};
};

}  // namespace

std::string draw(const Puzzle& puzzle, const PictureOptions& options) {
  return Picture(puzzle, options).draw();
}

}  // namespace nonet
