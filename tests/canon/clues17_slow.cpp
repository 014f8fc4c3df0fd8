// All known 17-clue puzzles, where they are at hand: $NONET_CORPUS/bench/17_clue.txt. No two are
// the same, and a random look of each has the same form.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#include "nonet/canon.hpp"
#include "random_look.hpp"

namespace nonet::canon {
namespace {

TEST(Clues17, StayAsManyClasses) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream lines(std::string(corpus == nullptr ? "" : corpus) + "/bench/17_clue.txt");
  if (!lines) GTEST_SKIP() << "no puzzles at $NONET_CORPUS/bench/17_clue.txt";
  generator::Random random(17);
  Canonizer canonizer;
  std::set<std::string> forms;
  std::size_t already = 0;
  for (std::string line; std::getline(lines, line);) {
    const Grid grid = Grid::from_line(line.substr(0, kCells));
    const Grid form = canonizer.canonize(grid).form;
    EXPECT_EQ(canonizer.canonize(random_look(random).apply(grid)).form, form) << line;
    forms.insert(form.to_line());
    already += form == grid ? 1 : 0;
  }
  EXPECT_EQ(forms.size(), 49158U);
  EXPECT_EQ(already, 47653U);
}

}  // namespace
}  // namespace nonet::canon
