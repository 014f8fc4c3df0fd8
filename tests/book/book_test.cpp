// Layout and file of books, without a reader of PDF; tests/cli/book_pdf_test.py asks readers.

#include "nonet/book.hpp"

#include <gtest/gtest.h>

#include "book/clues.hpp"
#include "book/paper.hpp"
#include "nonet/solve.hpp"
#include "nonet/variants.hpp"

namespace nonet {
namespace {

using book::Area;
using book::Margins;

TEST(Paper, Names) {
  EXPECT_EQ(find_paper("6x9"), (Paper{432, 648}));
  EXPECT_EQ(find_paper("8.5x11"), find_paper("Letter"));
  EXPECT_EQ(find_paper("8.5x11in"), find_paper("letter"));
  EXPECT_NEAR(find_paper("a4")->width, 595.28, 0.01);
  EXPECT_NEAR(find_paper("210x297mm")->height, find_paper("A4")->height, 0.01);
  for (const char* word : {"", "a3x", "x", "6x", "x9", "6x9x", "-6x9", "0x0", "1x1", "900x900",
                           "6.x9", "6x9cm", "6 x 9", "99999999999x9", "nanxnan"}) {
    EXPECT_FALSE(find_paper(word)) << word;
  }
}

TEST(Paper, InnerMarginGrowsWithPages) {
  BookDesign design;
  const double inch = book::kInch;
  double before = 0;
  for (const auto& [pages, inches] :
       {std::pair(24, 0.5), std::pair(300, 0.5), std::pair(301, 0.625), std::pair(501, 0.75),
        std::pair(701, 0.875)}) {
    const Margins margins(design, pages);
    EXPECT_EQ(margins.inner(), inches * inch) << pages;
    EXPECT_GE(margins.inner(), before);
    before = margins.inner();
    EXPECT_EQ(margins.block(1).x, margins.inner()) << "odd pages are bound at the left";
    EXPECT_EQ(margins.block(2).right(), design.paper.width - margins.inner());
  }
}

TEST(Paper, PlacesDoNotTouch) {
  for (const int count : {1, 2, 4, 6, 9, 12}) {
    const Area area{10, 20, 300, 500};
    const std::vector<Area> all = book::places(area, count, 8);
    ASSERT_EQ(all.size(), static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_GE(all[i].x, area.x);
      EXPECT_LE(all[i].right(), area.right() + 1e-9);
      EXPECT_LE(all[i].bottom(), area.bottom() + 1e-9);
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_TRUE(all[j].right() < all[i].x || all[j].bottom() < all[i].y ||
                    all[i].right() < all[j].x);
      }
    }
  }
}

TEST(Paper, AsManyAnswersAsCanBeRead) {
  EXPECT_EQ(most_answers(*find_paper("letter"), true), 4);
  EXPECT_EQ(most_answers(*find_paper("6x9"), true), 2);
  EXPECT_EQ(most_answers(*find_paper("a6"), true), 1);
  EXPECT_EQ(most_answers(*find_paper("a4"), false), 12);
  EXPECT_EQ(most_answers(*find_paper("a5"), false), 12);
  EXPECT_EQ(most_answers(*find_paper("6x9"), false), 12);
  EXPECT_EQ(most_answers(*find_paper("a6"), false), 6);
}

class BookTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!has_book_font()) GTEST_SKIP() << "built without a font (Debian: fonts-open-sans)";
  }

  static Book make(int count) {
    Book book;
    BookPuzzle one;
    one.puzzle = Puzzle(Grid::from_line(
        "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
    one.solution = *solve(one.puzzle).solution;
    one.level = "Easy";
    for (int i = 0; i < count; ++i) book.puzzles.push_back(one);
    return book;
  }
  static BookWritten write(const Book& book, std::string& file) {
    file.clear();
    const auto take = [&file](std::string_view bytes) {
      file += bytes;
      return true;
    };
    return write_book(book, take);
  }
  std::string file_;
};

TEST_F(BookTest, SameBytesTwice) {
  const Book book = make(3);
  ASSERT_EQ(write(book, file_).fault, "");
  const std::string first = file_;
  write(book, file_);
  EXPECT_EQ(file_, first);
  EXPECT_TRUE(first.ends_with("%%EOF\n"));
  EXPECT_EQ(first.find("Date"), std::string::npos) << "nothing tells when it was written";
}

TEST_F(BookTest, PagesAreEvenInNumber) {
  for (int count = 1; count <= 13; ++count) {
    for (const int per_page : {1, 2, 4, 6}) {
      Book book = make(count);
      book.design.per_page = per_page;
      EXPECT_EQ(write(book, file_).pages % 2, 0);
      book.design.is_booklet = true;
      EXPECT_EQ(write(book, file_).pages % 4, 0);
    }
  }
}

TEST_F(BookTest, EndsWhenNobodyWantsMore) {
  const Book book = make(50);
  write(book, file_);
  std::size_t taken = 0;
  const auto take = [&taken](std::string_view bytes) {
    taken += bytes.size();
    return taken < 3000;
  };
  EXPECT_TRUE(write_book(book, take).is_stopped);
  EXPECT_LT(taken, file_.size() / 4);
}

TEST_F(BookTest, SaysWhatIsMissing) {
  EXPECT_EQ(write(make(0), file_).fault, "there is no puzzle to print");
  Book book = make(1);
  book.design.title = "\u6570\u72ec";
  EXPECT_EQ(write(book, file_).fault, "the font has no U+6570, which the title asks for");
  EXPECT_EQ(file_, "") << "not a byte of a book that cannot be";
  book.design.title = "Sudoku";
  book.design.paper = {252, 324};
  EXPECT_EQ(write(book, file_).fault, "a page of this size has no room for 12 answers");
  book.design.answers_per_page = 0;
  book.design.per_page = 6;
  EXPECT_EQ(write(book, file_).fault, "a page of this size has no room for 6 puzzles");
  book.design.regular_font = "no font";
  EXPECT_EQ(write(book, file_).fault, "expected a TrueType font, found something else");
  EXPECT_EQ(file_, "") << "not a byte of a book that cannot be";
}

TEST_F(BookTest, OtherBoards) {
  for (const int side : {4, 6, 8}) {
    Book book;
    BookPuzzle one;
    one.puzzle = Puzzle(Grid(), *make_rules({.side = side}));
    one.solution = *solve(one.puzzle).solution;
    book.puzzles = {one};
    EXPECT_EQ(write(book, file_).fault, "");
    EXPECT_EQ(file_.substr(0, 8), "%PDF-1.7");
  }
}

BookPuzzle printed(Problem problem) {
  auto held = std::make_shared<BookProblem>();
  held->solution.assign(problem.digits.size(), 1);  // pages do not ask whether it is one
  held->rules = {"A rule."};
  held->problem = std::move(problem);
  BookPuzzle one;
  one.problem = std::move(held);
  return one;
}

TEST_F(BookTest, BoardsOfAnySizeWithClues) {
  for (const int side : {2, 4, 9, 16, 25, 36}) {
    Problem problem(side);
    problem.clues = {{.kind = Constraint::cage, .values = {3}, .cells = {0, 1}},
                     {.kind = Constraint::sandwich, .values = {0}, .cells = {2, 3}}};
    if (side == 2) problem.clues.clear();
    if (side > 16) problem.symbols = Symbols::numbers;
    Book book;
    book.puzzles = {printed(problem)};
    EXPECT_EQ(write(book, file_).fault, "") << side;
    const std::string first = file_;
    write(book, file_);
    EXPECT_EQ(file_, first);
  }
}

TEST_F(BookTest, LargeBoardsHaveFewerAnswersOnAPage) {
  const BookPuzzle large = printed(Problem(25));
  Book book = make(24);
  const int before = write(book, file_).pages;
  // A page of its own, and one more that is begun anew, for each of two; their own pages of
  // puzzles.
  book.puzzles.insert(book.puzzles.begin() + 12, {large, large});
  EXPECT_EQ(write(book, file_).pages, before + 4);
}

TEST_F(BookTest, RulesThatLeaveNoRoomAreSaid) {
  BookPuzzle one = printed(Problem(9));
  auto held = std::make_shared<BookProblem>(*one.problem);
  held->rules = {std::string(9000, 'x')};
  one.problem = held;
  Book book;
  book.puzzles = {one};
  EXPECT_EQ(write(book, file_).fault, "a page of this size has no room for 1 puzzle");
}

TEST(Sight, WhatStandsOutsideHasRoom) {
  Problem problem(9);
  EXPECT_EQ(book::rim_of(clue_figures(problem), 9).left, 0);
  problem.clues = {{.kind = Constraint::littlekiller, .values = {23}, .cells = {1, 11, 21}},
                   {.kind = Constraint::sandwich, .values = {7}, .cells = {0, 9, 18}}};
  const book::Rim rim = book::rim_of(clue_figures(problem), 9);
  EXPECT_GT(rim.top, 0.5);
  EXPECT_LT(rim.top, 1.1);
  EXPECT_EQ(rim.right, 0);
  EXPECT_EQ(rim.bottom, 0);
}

}  // namespace
}  // namespace nonet
