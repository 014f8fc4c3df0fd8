// Book: puzzles on paper, as a PDF file: a title page, contents, puzzles with their levels, hints,
// answers. Made by the standard library alone; the same bytes for the same book, whatever machine
// writes it. Tagged, so that who cannot see the page hears each grid cell by cell.
//
//   Book book;
//   book.design.title = "Twelve puzzles";
//   book.design.paper = *find_paper("a5");
//   BookPuzzle one;
//   one.puzzle = Puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   one.solution = Grid::from_line(
//       "863214975154897362792653814945371628281546739376982451618729543439165287527438196");
//   one.level = "Easy";
//   book.puzzles.push_back(one);
//   std::string file;
//   const auto take = [&file](std::string_view bytes) { file += bytes; return true; };
//   const BookWritten written = write_book(book, take);
//   assert(written.fault.empty() ? file.starts_with("%PDF-") : !has_book_font());
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/drawing.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/problem.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// In points, of which an inch has 72.
struct Paper {
  double width = 432;
  double height = 648;

  friend bool operator==(const Paper&, const Paper&) = default;
};
// "a4", "a5", "a6", "b5", "letter", "half-letter", "legal", inches as "6x9", "170x240mm"; nothing
// for what is none, or too small or large to be printed on.
std::optional<Paper> find_paper(std::string_view word);

// A board of any size, with any clues. Its title and its author stand above it.
struct BookProblem {
  Problem problem = {};
  std::vector<std::uint8_t> solution = {};  // by cell; empty: none is printed
  std::vector<std::string> rules = {};      // paragraphs below the grid
  std::string told = {};                    // its clues, for those who listen
};

// A puzzle and what is printed with it.
struct BookPuzzle {
  Puzzle puzzle = {};
  Grid solution = {};
  std::string level = {};   // "Hard": a heading and a row of the contents; may be empty
  std::string rating = {};  // "958"
  std::string hint = {};    // for the chapter of hints
  // Set where it is more than `puzzle` can hold; then `puzzle` and `solution` are not looked at.
  std::shared_ptr<const BookProblem> problem = nullptr;
};

// One technique in the chapter on how to solve.
struct Lesson {
  std::string name, summary, why;
  std::optional<Drawing> drawing;  // an example
  std::string told;                // the example in words
};

// What a book says by itself, in one language.
struct BookWords {
  std::string language = "en";
  std::string contents = "Contents", puzzles = "Puzzles", answers = "Answers";
  std::string hints = "First hints", lessons = "How to solve", legend = "In the drawing";
  std::string puzzle = "Puzzle", answer = "answer";  // "Puzzle 12", "answer: page 57"
  std::string page = "page", to = "to";              // "1 to 30"
  std::string empty = "empty";                       // said of a blank cell
  std::string name = "Name", date = "Date";          // to be filled in by hand
  std::string rules_title = "The rules";
  std::vector<std::string> rules = {};     // paragraphs
  std::vector<std::string> colophon = {};  // paragraphs on the back of the title page
};

struct BookDesign {
  Paper paper = {};
  int per_page = 1;           // 1, 2, 4 or 6 puzzles
  int answers_per_page = 12;  // 1, 2, 4, 6, 9 or 12, of large boards fewer; 0: no answers
  bool is_large = false;      // large print: big digits, big words
  bool is_booklet = false;    // two pages on a sheet, in the order that folding asks for
  bool is_sheet = false;      // puzzles alone, with room for a name: no title page, no contents
  bool is_by_level = true;    // every level begins a page
  std::string title = "Sudoku";
  std::string subtitle = {};
  std::string author = {};
  int numbers_from = 1;
  BookWords words = {};
  // TrueType files; empty: the font of the build.
  std::string_view regular_font = {}, bold_font = {};
};

struct Book {
  BookDesign design;
  std::vector<BookPuzzle> puzzles;  // in the order of printing
  std::vector<Lesson> lessons;
};

struct BookWritten {
  std::string fault = {};  // why there is none; empty if it was written
  int pages = 0;           // of the book; two of them on each side of a booklet's sheets
  bool is_stopped = false;
};
// Hands the file on in pieces, until the taker says false.
BookWritten write_book(const Book& book, FunctionRef<bool(std::string_view)> take);

// The most answers to a page, 12 at most, that can be read, or whose digits are large print; or 1.
int most_answers(const Paper& paper, bool is_large);
bool has_book_font();  // whether the build had a font to cut
// What its licence asks to be handed on with it, a line each; empty if there is none.
std::vector<std::string> book_font_notice();

}  // namespace nonet
