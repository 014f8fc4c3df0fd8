// Paths of Sudoku Explainer as they are told: its names and ratings, and of every chain its own
// lines, which prove what it does.

#include "explain/se_told.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/generate.hpp"

namespace nonet::explain {
namespace {

std::vector<std::string> own_puzzles() {
  const char* data = std::getenv("NONET_TEST_DATA");
  return read_puzzles(std::string(data == nullptr ? "" : data) + "/rating/se.txt");
}

TEST(SudokuExplainerTold, EveryChainIsProvedByItsOwnLines) {
  Rater rater(*find_scale("se"));
  Seen seen;
  for (const std::string& puzzle : own_puzzles()) check_told(rater, puzzle, seen);
  for (const Made& made : generate({}, {.seed = 12, .count = 60}).made) {
    check_told(rater, made.puzzle.to_line(), seen);
  }
  EXPECT_GT(seen.names["Turbot Fish"], 0);
  EXPECT_GT(seen.names["Bidirectional Cycle"], 0);
  EXPECT_GT(seen.names["Region Forcing Chains"], 0);
  EXPECT_EQ(seen.believed, 0);
}

// Texts of steps of every kind, as they should be: "@ puzzle|number|name|price", then the lines.
struct Wanted {
  std::string puzzle, name, price, text;
  int number = 0;
};

std::vector<Wanted> read_wanted() {
  const char* data = std::getenv("NONET_TEST_DATA");
  std::ifstream lines(std::string(data == nullptr ? "" : data) + "/rating/se_told.txt");
  std::vector<Wanted> list;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line[0] != '@') {
      if (list.empty()) break;
      list.back().text += (list.back().text.empty() ? "" : "\n") + line;
      continue;
    }
    std::istringstream head(line.substr(2));
    Wanted wanted;
    std::string number;
    std::getline(head, wanted.puzzle, '|');
    std::getline(head, number, '|');
    std::getline(head, wanted.name, '|');
    std::getline(head, wanted.price, '|');
    wanted.number = std::stoi(number);
    list.push_back(wanted);
  }
  return list;
}

TEST(SudokuExplainerTold, AsWanted) {
  const std::vector<Wanted> list = read_wanted();
  ASSERT_GT(list.size(), 20U);
  const Scale& scale = *find_scale("se");
  Rater rater(scale);
  for (const Wanted& wanted : list) {
    int number = 0;
    std::string text, name;
    History history;
    Telling telling{.signs = Signs::unicode, .history = &history};
    const auto look = [&](const ScaleStep& paid, const Board& before) {
      if (++number == wanted.number) {
        text = describe(before, paid.step, telling);
        name = std::string(paid.name) + " " + value_text(scale.parts[0], paid.price);
        return Flow::stop;
      }
      history.note(paid.step, number);
      return Flow::go_on;
    };
    const RateQuestion::Visitor visit = look;
    rater.rate(Puzzle(Grid::from_line(wanted.puzzle)), {.visit = &visit, .wants_evidence = true});
    EXPECT_EQ(name, wanted.name + " " + wanted.price) << wanted.puzzle;
    EXPECT_EQ(text, wanted.text) << wanted.puzzle;
  }
}

}  // namespace
}  // namespace nonet::explain
