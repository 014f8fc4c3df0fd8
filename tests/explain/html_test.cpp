#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "nonet/explain.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

Trace walk(std::string_view line, Schedule schedule = Schedule::standard()) {
  const Puzzle puzzle(Grid::from_line(line));
  Walker walker(std::move(schedule));
  return make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
}

constexpr std::string_view kEasy =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";

long count(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  return std::distance(std::sregex_iterator(text.begin(), text.end(), regex),
                       std::sregex_iterator());
}

TEST(HtmlPage, HasADrawingAndAHeadingForEveryStep) {
  const Trace trace = walk(kEasy);
  const std::string page = html_page(trace, {});
  EXPECT_EQ(count(page, "<h3>"), static_cast<long>(trace.steps.size()));
  const long ends = 2;  // the puzzle and the solution
  EXPECT_EQ(count(page, "<svg [^>]*class=\"board\""), static_cast<long>(trace.steps.size()) + ends);
  EXPECT_EQ(count(page, "<h1>"), 1);
}

TEST(HtmlPage, StandsAlone) {
  const std::string page = html_page(walk(kEasy), {});
  EXPECT_EQ(count(page, "<script|<link|<img|@import|url\\("), 0);
  EXPECT_EQ(count(page, "https?://"), count(page, "xmlns=\"http://www.w3.org/2000/svg\""));
}

TEST(HtmlPage, LinksLeadToSteps) {
  const std::string page = html_page(walk(kEasy), {});
  const std::regex link("href=\"#([a-z0-9-]+)\"");
  for (std::sregex_iterator it(page.begin(), page.end(), link), end; it != end; ++it) {
    EXPECT_EQ(count(page, "id=\"" + (*it)[1].str() + "\""), 1);
  }
}

TEST(HtmlPage, WordsFromOutsideStayWords) {
  const std::string page = html_page(walk(kEasy), {.title = "<b>\x1b & more", .remark = "a<b"});
  EXPECT_NE(page.find("<h1>&lt;b&gt;\\x1b &amp; more</h1>"), std::string::npos);
  EXPECT_NE(page.find("<p>a&lt;b</p>"), std::string::npos);
}

TEST(HtmlPage, AWalkThatIsStuckShowsWhatIsLeft) {
  const std::string page = html_page(walk(kEasy, {Technique::full_house}), {});
  EXPECT_NE(page.find("What is left"), std::string::npos);
  EXPECT_NE(page.find("finds anything"), std::string::npos);
}

}  // namespace
}  // namespace nonet
