// The pages of a book that are no flowing text: title, puzzles, answers.
#pragma once

#include "book/flow.hpp"

namespace nonet::book {

void print_title(Press& press, const BookDesign& design, const Area& block, Section& section);

// A puzzle in its place, its heading above it; as a table of rows and cells to those who listen.
struct PuzzlePrint {
  const BookPuzzle& puzzle;
  int number;
  std::string remark;  // at the right of the heading
};
void print_puzzle(Press& press, const BookDesign& design, const Sizes& sizes, const Area& place,
                  const PuzzlePrint& print, Section& section);
// A solution, its digits row by row.
void print_answer(Press& press, const BookDesign& design, const Sizes& sizes, const Area& place,
                  const BookPuzzle& puzzle, int number, Section& section);
// Between places.
constexpr double kPuzzleGap = 20, kAnswerGap = 14;

}  // namespace nonet::book
