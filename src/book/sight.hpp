// Sight: what of a puzzle stands on paper, whichever way it is held, and where.
#pragma once

#include "book/clues.hpp"
#include "book/flow.hpp"

namespace nonet::book {

class Sight {
 public:
  explicit Sight(const BookPuzzle& puzzle) : puzzle_(puzzle) {}

  int side() const;
  std::string given(int row, int column) const;  // a blank where none is printed
  std::string solved(int row, int column) const;
  bool has_marks(int row, int column) const;
  double digit_share(bool is_large) const;  // of a cell
  const BookProblem* problem() const { return puzzle_.problem.get(); }
  // The empty board; as something that readers pass over.
  void paint(Press& press, double x, double y, double cell) const;

 private:
  const BookPuzzle& puzzle_;
};

// A puzzle in its place: a heading, a title, the grid, rules below it.
struct Placement {
  double caption = 0;                     // the size of the heading
  double left = 0, width = 0;             // of the grid with what stands beside it
  double head = 0, title = 0, rules = 0;  // baselines; of rules the first
  double x = 0, y = 0, cell = 0;          // of r1c1
  std::string title_words = {};
  std::vector<std::string> rule_lines = {};
  double rules_left = 0, rules_size = 0;
  std::vector<ClueFigure> figures = {};
};
Placement placement_of(const Press& press, const BookDesign& design, const Sizes& sizes,
                       const Area& place, const BookPuzzle& puzzle);
// The cells of an answer of so many rows, below a heading.
double answer_cell(const Area& place, double heading, int side);
constexpr double kRulesLeading = 1.3;

}  // namespace nonet::book
