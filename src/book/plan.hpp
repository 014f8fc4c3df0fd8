// Plan: which page of a book has what. It is made before the first page is printed, because
// contents and headings name pages, and margins depend on how many there are.
#pragma once

#include "book/flow.hpp"

namespace nonet::book {

enum class PageKind : std::uint8_t {
  title,
  contents,
  colophon,
  lessons,
  puzzles,
  hints,
  answers,
  blank
};

struct PlannedPage {
  PageKind kind = PageKind::blank;
  std::size_t first = 0;  // puzzle, or page of the flow
  std::size_t count = 0;
  std::size_t group = 0;  // of puzzles
  int places = 0;         // for answers
};

// Puzzles under one heading.
struct Group {
  std::string title;
  std::size_t first = 0, count = 0;
  int page = 0;
};

struct Plan {
  Sizes sizes;
  Margins margins;
  std::vector<Group> groups = {};
  std::vector<PlannedPage> pages = {};
  std::vector<FlowPage> colophon = {}, contents = {}, lessons = {}, hints = {};
  int contents_page = 0, lessons_page = 0, hints_page = 0, answers_page = 0;  // 0: there is none
  std::vector<int> answer_pages = {};                                         // by puzzle
};

Plan make_plan(const Press& press, const Book& book);
// Room below the running head.
Area body(const Plan& plan, int page);

}  // namespace nonet::book
