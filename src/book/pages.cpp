// See pages.hpp.

#include "book/pages.hpp"

#include <algorithm>
#include <cmath>

namespace nonet::book {
namespace {

using pdf::number_text;
using pdf::references;

constexpr double kDigitShare = 0.62, kLargeShare = 0.72;  // of a cell

// Writes the digits of a row, each in the middle of its cell, by relative moves, which repeat and
// so pack well. What comes before and after a digit is the caller's.
class DigitRow {
 public:
  DigitRow(Press& press, double x, double y, double cell, double size)
      : press_(press), cell_(cell), size_(size) {
    const double cap = press.face(Weight::bold).cap_height(size);
    press.out() += "BT\n1 0 0 1 " + number_text(press.at_x(x)) + " " +
                   number_text(press.at_y(y + (cell + cap) / 2)) + " Tm\n";
  }
  void digit(int column, Weight weight, std::string_view symbol) {
    // Moves are rounded; so that they do not add up, each begins where the last one led.
    const double width = press_.face(weight).width(symbol, size_);
    const double wanted = (column + 0.5) * cell_ - width / 2;
    const double move = static_cast<double>(std::lround((wanted - at_) * 100)) / 100;
    at_ += move;
    if (!has_weight_ || weight != weight_) {
      press_.out() += (weight == Weight::bold ? "/F2 " : "/F1 ") + number_text(size_) + " Tf\n";
      weight_ = weight;
      has_weight_ = true;
    }
    if (move != 0) press_.out() += number_text(move) + " 0 Td\n";
    press_.out() += press_.shown(weight, symbol) + "Tj\n";
  }
  void end() { press_.out() += "ET\n"; }

 private:
  Press& press_;
  double cell_, size_, at_ = 0;
  Weight weight_ = Weight::regular;
  bool has_weight_ = false;
};

std::string symbol_at(const Grid& grid, Cell cell) {
  const std::optional<Digit> digit = grid.at(cell);
  return digit ? std::string(1, digit->symbol()) : std::string(" ");
}

// The digits as a table: rows of cells, blank ones said to be so.
Number print_table(Press& press, const BookDesign& design, const Puzzle& puzzle, double x, double y,
                   double size, Number parent) {
  Tags& tags = press.tags();
  const int side = puzzle.rules->side();
  const double cell = size / side;
  const double digit_size = cell * (design.is_large ? kLargeShare : kDigitShare);
  const std::string empty = "/ActualText" + pdf::text_string(design.words.empty);
  const Number table = tags.reserve();
  std::vector<Number> rows;
  for (int row = 0; row < side; ++row) {
    const Number row_element = tags.reserve();
    std::vector<Number> cells;
    DigitRow digits(press, x, y + row * cell, cell, digit_size);
    for (int column = 0; column < side; ++column) {
      const Number element = tags.reserve();
      const std::string symbol = symbol_at(puzzle.grid, Cell::at(row, column));
      const int content = press.begin_content("TD", element);
      digits.digit(column, Weight::bold, symbol);
      press.end_content();
      tags.put(element, "TD", row_element, std::to_string(content), symbol == " " ? empty : "");
      cells.push_back(element);
    }
    digits.end();
    tags.put(row_element, "TR", table, references(cells));
    rows.push_back(row_element);
  }
  tags.put(table, "Table", parent, references(rows));
  return table;
}

}  // namespace

void print_title(Press& press, const BookDesign& design, const Area& block, Section& section) {
  double size = std::min(48.0, block.width / 7);
  std::vector<std::string> lines;
  for (; size > 12; size *= 0.9) {
    lines = wrap(press, design.title, {size, Weight::bold}, block.width);
    const bool fits = std::all_of(lines.begin(), lines.end(), [&](const std::string& line) {
      return press.width(line, {size, Weight::bold}) <= block.width;
    });
    if (fits && lines.size() <= 4) break;
  }
  const double middle = block.x + block.width / 2;
  double y = block.y + block.height * 0.3;
  press.lines(middle, y, 1.2 * size, {size, Weight::bold, Align::middle}, lines, &section, "H1");
  y += 1.2 * size * (static_cast<double>(lines.size()) - 1);
  press.begin_artifact();
  press.rule(middle - block.width / 6, y + size * 0.6, middle + block.width / 6, y + size * 0.6, 2);
  press.end_content();
  y += size * 0.6 + 30;
  const double small = design.is_large ? 18 : 14;
  const Type type{small, Weight::regular, Align::middle};
  const std::vector<std::string> more = wrap(press, design.subtitle, type, block.width);
  if (!more.empty()) press.lines(middle, y, 1.4 * small, type, more, &section);
  if (!design.author.empty()) {
    const std::vector<std::string> author = wrap(press, design.author, type, block.width);
    press.lines(middle, block.y + block.height * 0.88, 1.4 * small, type, author, &section);
  }
}

void print_puzzle(Press& press, const BookDesign& design, const Sizes& sizes, const Area& place,
                  const PuzzlePrint& print, Section& section) {
  const double caption = design.per_page == 1 ? sizes.caption : std::min(sizes.caption, 11.0);
  const double heading = 1.7 * caption;
  const double size = grid_size(place, heading + 2);
  const double x = place.x + (place.width - size) / 2;
  const double y = place.y + (place.height - size - heading) / 2 * 0.8 + heading;
  const BookPuzzle& puzzle = print.puzzle;
  press.board(puzzle.puzzle.rules, x, y, size);

  Tags& tags = press.tags();
  Section sect{tags.reserve()};
  const Number head = tags.reserve();
  const int content = press.begin_content("H3", head);
  const std::string number = std::to_string(print.number);
  const double baseline = y - 0.6 * caption;
  const Type bold{caption, Weight::bold};
  press.show(x, baseline, bold, number + " ");
  std::string told = puzzle.level;
  if (!puzzle.rating.empty()) told += (told.empty() ? "" : " ") + puzzle.rating;
  const double small = design.is_large ? caption : 0.8 * caption;
  press.show(x + press.width(number, bold) + 0.7 * caption, baseline, {.size = small}, told + " ");
  const double used = press.width(number, bold) + caption + press.width(told, {.size = small});
  if (press.width(print.remark, {.size = small}) + used <= size) {
    press.show(x + size, baseline, {small, Weight::regular, Align::right}, print.remark);
  }
  press.end_content();
  tags.put(head, "H3", sect.number, std::to_string(content),
           "/ActualText" + pdf::text_string(design.words.puzzle + " " + number +
                                            (told.empty() ? "" : ", " + told) +
                                            (print.remark.empty() ? "" : ", " + print.remark)));
  const Number table = print_table(press, design, puzzle.puzzle, x, y, size, sect.number);
  tags.put(sect.number, "Sect", section.number, references({head, table}));
  section.kids.push_back(sect.number);
}

void print_answer(Press& press, const BookDesign& design, const Sizes& sizes, const Area& place,
                  const BookPuzzle& puzzle, int number, Section& section) {
  const double caption = design.is_large ? sizes.caption : 9.5;
  const double heading = 1.4 * caption;
  const double size = grid_size(place, heading);
  const double x = place.x + (place.width - size) / 2, y = place.y + heading;
  press.board(puzzle.puzzle.rules, x, y, size);

  Tags& tags = press.tags();
  const Number sect = tags.reserve(), head = tags.reserve();
  const int content = press.begin_content("H3", head);
  press.show(x, y - 0.4 * caption, {caption, Weight::bold}, std::to_string(number));
  press.end_content();
  tags.put(head, "H3", sect, std::to_string(content),
           "/ActualText" + pdf::text_string(design.words.puzzle + " " + std::to_string(number)));
  std::vector<Number> kids = {head};
  const int side = puzzle.puzzle.rules->side();
  const double cell = size / side;
  for (int row = 0; row < side; ++row) {
    const Number element = tags.reserve();
    const int line = press.begin_content("P", element);
    DigitRow digits(press, x, y + row * cell, cell,
                    cell * (design.is_large ? kLargeShare : kDigitShare));
    std::string spoken;
    for (int column = 0; column < side; ++column) {
      const Cell at = Cell::at(row, column);
      const std::string symbol = symbol_at(puzzle.solution, at);
      digits.digit(column, puzzle.puzzle.grid.at(at) ? Weight::bold : Weight::regular, symbol);
      spoken += (column == 0 ? "" : " ") + symbol;
    }
    digits.end();
    press.end_content();
    tags.put(element, "P", sect, std::to_string(line), "/ActualText(" + spoken + ")");
    kids.push_back(element);
  }
  tags.put(sect, "Sect", section.number, references(kids));
  section.kids.push_back(sect);
}

}  // namespace nonet::book
