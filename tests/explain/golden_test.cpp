// Texts that were wanted before they were written: positions of a collection, the step to be found
// there, and how it should be told. Skipped where there is no collection.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "logic/samples.hpp"
#include "nonet/explain.hpp"

namespace nonet {
namespace {

// Told otherwise on purpose.
const std::map<std::string, std::string> kOtherwise = {
    {"G27", "the last line names what goes"},
    {"X07", "two cells are told as two"},
};

CandidateSet read_candidates(const nlohmann::json& list) {  // "9r4c9"
  CandidateSet set;
  for (const auto& item : list) {
    const auto text = item.get<std::string>();
    set.insert(Candidate(*find_cell(text.substr(1)), Digit(text[0] - '0')));
  }
  return set;
}

std::string join(const nlohmann::json& lines) {
  std::string text;
  for (const auto& line : lines) text += (text.empty() ? "" : "\n") + line.get<std::string>();
  return text;
}

TEST(Golden, StepsAreToldAsWanted) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream file(std::string(corpus == nullptr ? "../shared/data" : corpus) +
                     "/words/golden.jsonl");
  if (!file) GTEST_SKIP() << "no collection";
  int equal = 0;
  for (std::string line; std::getline(file, line);) {
    const nlohmann::json row = nlohmann::json::parse(line);
    const auto id = row["id"].get<std::string>();
    const Puzzle puzzle = parse(row["position"].get<std::string>())->puzzle;
    const Board board = puzzle.start().board;
    const CandidateSet placed = read_candidates(row["place"]);
    const CandidateSet eliminated = read_candidates(row["eliminate"]);
    const std::string wanted = join(row["text"]);
    std::string told = "nothing was found";
    samples::for_each_step(puzzle, *find_technique(row["technique"].get<std::string>()),
                           [&](const Step& step) {
                             if (step.placed() != placed || step.eliminated() != eliminated)
                               return Flow::go_on;
                             const std::string text = describe(board, step);
                             if (told != wanted) told = text;
                             return told == wanted ? Flow::stop : Flow::go_on;
                           });
    if (told == wanted) ++equal;
    const auto otherwise = kOtherwise.find(id);
    if (otherwise == kOtherwise.end()) {
      EXPECT_EQ(told, wanted) << id;
    } else {
      EXPECT_NE(told, "nothing was found") << id;
    }
  }
  EXPECT_GE(equal, 50);
}

}  // namespace
}  // namespace nonet
