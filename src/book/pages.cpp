// See pages.hpp.

#include "book/pages.hpp"

#include <algorithm>
#include <cmath>

#include "book/sight.hpp"

namespace nonet::book {
namespace {

using pdf::number_text;
using pdf::references;

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

// The candidates of a cell, said one after the other.
std::string spoken_marks(const Problem& problem, int row, int column) {
  const std::uint64_t marks = problem.marks[static_cast<std::size_t>(problem.cell(row, column))];
  std::string text;
  for (int digit = 0; digit < problem.side; ++digit) {
    if ((marks >> digit & 1) == 0) continue;
    text += (text.empty() ? "" : " ") + symbol(problem, digit + 1);
  }
  return text;
}

// The digits as a table: rows of cells, blank ones said to be so.
Number print_table(Press& press, const BookDesign& design, const Sight& sight,
                   const Placement& placement, Number parent) {
  Tags& tags = press.tags();
  const auto actual = [](std::string_view words) {
    return "/ActualText" + pdf::text_string(words);
  };
  const std::string empty = actual(design.words.empty);
  const Number table = tags.reserve();
  std::vector<Number> rows;
  for (int row = 0; row < sight.side(); ++row) {
    const Number row_element = tags.reserve();
    std::vector<Number> cells;
    DigitRow digits(press, placement.x, placement.y + row * placement.cell, placement.cell,
                    placement.cell * sight.digit_share(design.is_large));
    for (int column = 0; column < sight.side(); ++column) {
      const Number element = tags.reserve();
      const std::string symbol = sight.given(row, column);
      const int content = press.begin_content("TD", element);
      digits.digit(column, Weight::bold, symbol);
      press.end_content();
      std::string said = symbol == " " ? empty : "";
      if (sight.has_marks(row, column)) {
        said = actual(spoken_marks(sight.problem()->problem, row, column));
      }
      tags.put(element, "TD", row_element, std::to_string(content), said);
      cells.push_back(element);
    }
    digits.end();
    tags.put(row_element, "TR", table, references(cells));
    rows.push_back(row_element);
  }
  tags.put(table, "Table", parent, references(rows));
  return table;
}

// What stands above the grid: number, level and where the answer is; then a title.
Number print_head(Press& press, const BookDesign& design, const PuzzlePrint& print,
                  const Placement& placement, Number parent) {
  Tags& tags = press.tags();
  const BookPuzzle& puzzle = print.puzzle;
  const double caption = placement.caption, small = design.is_large ? caption : 0.8 * caption;
  const Number head = tags.reserve();
  const int content = press.begin_content("H3", head);
  const std::string number = std::to_string(print.number);
  const Type bold{caption, Weight::bold};
  press.show(placement.left, placement.head, bold, number + " ");
  std::string told = puzzle.level;
  const bool is_score = puzzle.rating.find_first_not_of("0123456789") == std::string::npos;
  if (!puzzle.rating.empty()) told += (told.empty() ? "" : is_score ? " " : ", ") + puzzle.rating;
  press.show(placement.left + press.width(number, bold) + 0.7 * caption, placement.head,
             {.size = small}, told + " ");
  const double used = press.width(number, bold) + caption + press.width(told, {.size = small});
  if (press.width(print.remark, {.size = small}) + used <= placement.width) {
    press.show(placement.left + placement.width, placement.head,
               {small, Weight::regular, Align::right}, print.remark);
  }
  press.end_content();
  tags.put(head, "H3", parent, std::to_string(content),
           "/ActualText" + pdf::text_string(design.words.puzzle + " " + number +
                                            (told.empty() ? "" : ", " + told) +
                                            (print.remark.empty() ? "" : ", " + print.remark)));
  return head;
}

// The board with its clues. Clues are told in words, which need something to stand for.
void print_board(Press& press, const Sight& sight, const Placement& placement, Section& sect) {
  const BookProblem* problem = sight.problem();
  if (problem == nullptr || (placement.figures.empty() && problem->told.empty())) {
    return sight.paint(press, placement.x, placement.y, placement.cell);
  }
  Tags& tags = press.tags();
  const Number figure = tags.reserve();
  const int content = press.begin_content("Figure", figure);
  const Point origin = {placement.x, placement.y};
  paint_board(press, problem->problem, placement.figures, origin, placement.cell);
  press.end_content();
  tags.put(figure, "Figure", sect.number, std::to_string(content),
           "/Alt" + pdf::text_string(problem->told));
  sect.kids.push_back(figure);
}

// Small candidates in blank cells, which the table tells.
void print_marks(Press& press, const Sight& sight, const Placement& placement) {
  press.begin_artifact();
  for (int row = 0; row < sight.side(); ++row) {
    for (int column = 0; column < sight.side(); ++column) {
      if (!sight.has_marks(row, column)) continue;
      const Problem& problem = sight.problem()->problem;
      paint_marks(press, problem, problem.cell(row, column), {placement.x, placement.y},
                  placement.cell);
    }
  }
  press.end_content();
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
  const Placement placement = placement_of(press, design, sizes, place, print.puzzle);
  const Sight sight(print.puzzle);
  Tags& tags = press.tags();
  Section sect{tags.reserve()};
  sect.kids.push_back(print_head(press, design, print, placement, sect.number));
  if (!placement.title_words.empty()) {
    press.words(placement.left, placement.title, {0.8 * placement.caption, Weight::bold},
                placement.title_words, &sect);
  }
  if (!placement.rule_lines.empty()) {
    press.lines(placement.rules_left, placement.rules, kRulesLeading * placement.rules_size,
                {.size = placement.rules_size}, placement.rule_lines, &sect);
  }
  print_board(press, sight, placement, sect);
  if (sight.problem() != nullptr && !sight.problem()->problem.marks.empty()) {
    print_marks(press, sight, placement);
  }
  sect.kids.push_back(print_table(press, design, sight, placement, sect.number));
  tags.put(sect.number, "Sect", section.number, references(sect.kids));
  section.kids.push_back(sect.number);
}

void print_answer(Press& press, const BookDesign& design, const Sizes& sizes, const Area& place,
                  const BookPuzzle& puzzle, int number, Section& section) {
  const double caption = design.is_large ? sizes.caption : 9.5;
  const double heading = 1.4 * caption;
  const Sight sight(puzzle);
  const double cell = answer_cell(place, heading, sight.side());
  const double x = place.x + (place.width - cell * sight.side()) / 2, y = place.y + heading;
  sight.paint(press, x, y, cell);

  Tags& tags = press.tags();
  const Number sect = tags.reserve(), head = tags.reserve();
  const int content = press.begin_content("H3", head);
  press.show(x, y - 0.4 * caption, {caption, Weight::bold}, std::to_string(number));
  press.end_content();
  tags.put(head, "H3", sect, std::to_string(content),
           "/ActualText" + pdf::text_string(design.words.puzzle + " " + std::to_string(number)));
  std::vector<Number> kids = {head};
  for (int row = 0; row < sight.side(); ++row) {
    const Number element = tags.reserve();
    const int line = press.begin_content("P", element);
    DigitRow digits(press, x, y + row * cell, cell, cell * sight.digit_share(design.is_large));
    std::string spoken;
    for (int column = 0; column < sight.side(); ++column) {
      const std::string symbol = sight.solved(row, column);
      const bool is_given = sight.given(row, column) != " ";
      digits.digit(column, is_given ? Weight::bold : Weight::regular, symbol);
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
