// See sight.hpp.

#include "book/sight.hpp"

namespace nonet::book {
namespace {

constexpr double kMostCell = 60;  // small boards need not fill a page

std::string symbol_at(const Grid& grid, int row, int column) {
  const std::optional<Digit> digit = grid.at(Cell::at(row, column));
  return digit ? std::string(1, digit->symbol()) : std::string(" ");
}

// "Snowflake, A. Setter"
std::string title_of(const Press& press, const Problem& problem) {
  std::string text;
  for (const std::string& each : {problem.title, problem.author}) {
    std::string words = press.known(each);
    while (words.ends_with(' ')) words.pop_back();
    if (!words.empty()) text += (text.empty() ? "" : ", ") + words;
  }
  return text;
}

// Below the grid, in a size that leaves it most of the room.
void lay_rules(const Press& press, const BookProblem& problem, double width, double most,
               Placement& placement) {
  constexpr double kSmallest = 6;
  while (true) {
    placement.rule_lines.clear();
    for (const std::string& rule : problem.rules) {
      for (std::string& line :
           wrap(press, press.known(rule), {.size = placement.rules_size}, width)) {
        placement.rule_lines.push_back(std::move(line));
      }
    }
    const double lines = static_cast<double>(placement.rule_lines.size());
    if (lines * kRulesLeading * placement.rules_size <= most) return;
    if (placement.rules_size <= kSmallest) return;
    placement.rules_size -= 0.5;
  }
}

}  // namespace

int Sight::side() const {
  return problem() != nullptr ? problem()->problem.side : puzzle_.puzzle.rules->side();
}

std::string Sight::given(int row, int column) const {
  if (problem() == nullptr) return symbol_at(puzzle_.puzzle.grid, row, column);
  const Problem& board = problem()->problem;
  const auto cell = static_cast<std::size_t>(board.cell(row, column));
  const bool is_given = board.givens[cell] && board.digits[cell] != 0;
  return is_given ? symbol(board, board.digits[cell]) : " ";
}

std::string Sight::solved(int row, int column) const {
  if (problem() == nullptr) return symbol_at(puzzle_.solution, row, column);
  const Problem& board = problem()->problem;
  const auto cell = static_cast<std::size_t>(board.cell(row, column));
  const std::vector<std::uint8_t>& solution = problem()->solution;
  return cell < solution.size() ? symbol(board, solution[cell]) : " ";
}

bool Sight::has_marks(int row, int column) const {
  if (problem() == nullptr || problem()->problem.marks.empty()) return false;
  const Problem& board = problem()->problem;
  const auto cell = static_cast<std::size_t>(board.cell(row, column));
  return given(row, column) == " " && board.marks[cell] != board.all_digits();
}

double Sight::digit_share(bool is_large) const {
  const bool has_numbers = problem() != nullptr && problem()->problem.symbols == Symbols::numbers;
  if (has_numbers) return 0.48;
  return is_large ? 0.72 : 0.62;
}

void Sight::paint(Press& press, double x, double y, double cell) const {
  if (problem() == nullptr) return press.board(puzzle_.puzzle.rules, x, y, cell * side());
  press.begin_artifact();
  paint_board(press, problem()->problem, {}, {x, y}, cell);
  press.end_content();
}

Placement placement_of(const Press& press, const BookDesign& design, const Sizes& sizes,
                       const Area& place, const BookPuzzle& puzzle) {
  Placement placement;
  const Sight sight(puzzle);
  placement.caption = design.per_page == 1 ? sizes.caption : std::min(sizes.caption, 11.0);
  double above = 1.7 * placement.caption, below = 0;
  Rim rim;
  if (const BookProblem* problem = sight.problem()) {
    placement.figures = clue_figures(problem->problem);
    rim = rim_of(placement.figures, sight.side());
    placement.title_words = title_of(press, problem->problem);
    if (!placement.title_words.empty()) above += 1.3 * placement.caption;
    placement.rules_size = design.is_large        ? sizes.text
                           : design.per_page == 1 ? sizes.small
                                                  : std::min(sizes.small, 8.0);
    lay_rules(press, *problem, place.width, 0.35 * place.height, placement);
    const double lines = static_cast<double>(placement.rule_lines.size());
    if (lines > 0) below = (kRulesLeading * lines + 0.8) * placement.rules_size;
  }
  const double across = sight.side() + rim.left + rim.right,
               down = sight.side() + rim.top + rim.bottom;
  placement.cell = std::min(place.width / across, (place.height - above - 2 - below) / down);
  if (sight.side() < kDigits) placement.cell = std::min(placement.cell, kMostCell);
  placement.width = placement.cell * across;
  placement.left = place.x + (place.width - placement.width) / 2;
  const double top =
      place.y + (place.height - placement.cell * down - above - below) / 2 * 0.8 + above;
  placement.x = placement.left + rim.left * placement.cell;
  placement.y = top + rim.top * placement.cell;
  placement.title = top - 0.6 * placement.caption;
  placement.head = placement.title - (above - 1.7 * placement.caption);
  double longest = 0;  // stays in its place, if that is wider than the board
  for (const std::string& line : placement.rule_lines)
    longest = std::max(longest, press.width(line, {.size = placement.rules_size}));
  placement.rules_left = std::max(place.x, std::min(placement.left, place.right() - longest));
  placement.rules = top + placement.cell * down + 1.5 * placement.rules_size;
  return placement;
}

double answer_cell(const Area& place, double heading, int side) {
  return grid_size(place, heading) / std::max(side, 6);
}

}  // namespace nonet::book
