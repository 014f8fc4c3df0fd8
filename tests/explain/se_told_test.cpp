// Paths of Sudoku Explainer as they are told: its names and ratings, and of every chain its own
// lines, which prove what it does.

#include "explain/se_told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/drawing.hpp"
#include "nonet/generate.hpp"
#include "nonet/hint.hpp"

namespace nonet::explain {
namespace {

std::string data_file(const std::string& name) {
  const char* data = std::getenv("NONET_TEST_DATA");
  return std::string(data == nullptr ? "" : data) + "/rating/" + name;
}

std::vector<std::string> own_puzzles() { return read_puzzles(data_file("se.txt")); }

// A puzzle of pencil marks alone that needs chains inside chains.
std::string marked_puzzle() {
  std::ifstream lines(data_file("se_inside.txt"));
  for (std::string line; std::getline(lines, line);) {
    if (line.size() >= 729) return line.substr(0, 729);
  }
  return {};
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
}

TEST(SudokuExplainerTold, ChainsInsideChainsAreProvedByTheirOwnLines) {
  Rater rater(*find_scale("se"));
  Seen seen;
  check_told(rater, marked_puzzle(), seen);
  EXPECT_GT(seen.insides, 10);
}

// The marks of a chain inside stand between two of their own, and they are drawn and told.
TEST(SudokuExplainerTold, ChainsInsideChainsAreWhole) {
  const Puzzle puzzle = parse(marked_puzzle())->puzzle;
  Rater rater(*find_scale("se"));
  int seen = 0;
  const auto look = [&](const ScaleStep& paid, const Board& before) {
    const auto is = [](Role role) {
      return [role](const Mark& mark) { return mark.role == role; };
    };
    const auto opened = std::ranges::count_if(paid.step.evidence(), is(Role::inside));
    if (opened == 0) return Flow::go_on;
    ++seen;
    EXPECT_EQ(opened, std::ranges::count_if(paid.step.evidence(), is(Role::outside)));
    Puzzle position = puzzle;
    position.grid = before.grid();
    position.set_marks(before.all_candidates());
    const std::string english = describe(before, paid.step);
    const std::string german = describe(before, paid.step, {.language = Language::german});
    EXPECT_NE(english.find("By a chain through what is left"), std::string::npos) << english;
    EXPECT_NE(german.find("Durch eine Kette in dem, was bleibt"), std::string::npos) << german;
    // A line of it, as "5.1. Suppose", and its links, which bear that number.
    EXPECT_NE(english.find(".1. Suppose"), std::string::npos) << english;
    EXPECT_NE(german.find(".1. Angenommen"), std::string::npos) << german;
    const Drawing drawing = drawing_of(position, paid.step, {});
    EXPECT_TRUE(std::ranges::any_of(drawing.shapes, [](const Shape& shape) {
      return shape.line.find('.') != std::string::npos;
    }));
    EXPECT_TRUE(std::ranges::any_of(drawing.legend, [](const LegendEntry& entry) {
      return entry.words.find("in a chain inside") != std::string::npos;
    }));
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = look;
  rater.rate(puzzle, {.visit = &visit, .wants_evidence = true});
  EXPECT_GT(seen, 0);
}

// Texts of steps of every kind, as they should be: "@ puzzle|number|name|price", then the lines.
struct Wanted {
  std::string puzzle, name, price, text;
  int number = 0;
};

std::vector<Wanted> read_wanted() {
  std::ifstream lines(data_file("se_told.txt"));
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
    rater.rate(parse(wanted.puzzle)->puzzle, {.visit = &visit, .wants_evidence = true});
    EXPECT_EQ(name, wanted.name + " " + wanted.price) << wanted.puzzle;
    EXPECT_EQ(text, wanted.text) << wanted.puzzle;
  }
}

}  // namespace
}  // namespace nonet::explain
