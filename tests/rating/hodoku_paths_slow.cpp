// Whole paths of HoDoKu 2.3.2 beside ours, where they are at hand:
// $NONET_CORPUS/ratings/hodoku_paths.tsv, a line each: puzzle, level, score, technique counts,
// steps split by " | ", a step as HoDoKu tells it. Two steps are the same if they change the same
// (docs/RATINGS.md).

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rate.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

struct Effect {
  CandidateSet placed, eliminated;
  bool operator==(const Effect&) const = default;
};

struct Told {
  std::string name;
  Effect effect;
};

std::vector<std::string> split(const std::string& text, std::string_view by) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(by, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + by.size();
  }
  return parts;
}

// "r12c3,r4c56": every row with every column of a group.
void add_cells(const std::string& groups, Digit digit, CandidateSet& to) {
  for (const std::string& group : split(groups, ",")) {
    const std::size_t column = group.find('c');
    for (std::size_t r = 1; r < column; ++r) {
      for (std::size_t c = column + 1; c < group.size(); ++c) {
        to.insert(Candidate(Cell::at(group[r] - '1', group[c] - '1'), digit));
      }
    }
  }
}

// "Hidden Single: r5c1=8", "Naked Pair: 1,2 in r1c12 => r1c34<>1, r1c5<>2", "AIC: ... => r1c9<>1
// r1c9=1 ...".
Told read_step(const std::string& text) {
  static const std::regex change("^ *((?:r[1-9]+c[1-9]+,)*r[1-9]+c[1-9]+)(=|<>)([1-9])(,?)");
  Told told;
  const std::size_t arrow = text.find("=>");
  const std::size_t colon = text.find(": ");
  told.name = text.substr(0, std::min({colon, text.find(" in "), text.find(" =>")}));
  std::string rest = text.substr(arrow != std::string::npos ? arrow + 2 : colon + 2);
  for (std::smatch found; std::regex_search(rest, found, change);) {
    const Digit digit(found.str(3)[0] - '0');
    add_cells(found.str(1), digit,
              found.str(2) == "=" ? told.effect.placed : told.effect.eliminated);
    const bool goes_on = found.length(4) > 0;
    rest = found.suffix();
    if (!goes_on) break;
  }
  return told;
}

struct Ours {
  Technique technique;
  Effect effect;
};

std::vector<Ours> walk_ours(Rater& rater, const std::string& cells) {
  std::vector<Ours> steps;
  const auto keep = [&steps](const ScaleStep& seen, const Board&) {
    steps.push_back({seen.step.technique(), {seen.step.placed(), seen.step.eliminated()}});
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = keep;
  rater.rate_unique(Puzzle(Grid::from_line(cells)), {.visit = &visit});
  return steps;
}

bool is_simple(Family family) {
  return family == Family::singles || family == Family::intersections || family == Family::subsets;
}

// HoDoKu's names of those.
bool is_simple(const std::string& name) {
  static const std::regex simple(
      "Full House|(Naked|Hidden) (Single|Pair|Triple|Quadruple)|Locked (Pair|Triple|Candidates.*)");
  return std::regex_match(name, simple);
}

TEST(HodokuPaths, SimpleStepsAreTakenInItsOrderAndMostPathsAreTheSame) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream lines(std::string(corpus == nullptr ? "" : corpus) + "/ratings/hodoku_paths.tsv");
  if (!lines) GTEST_SKIP() << "no paths at $NONET_CORPUS/ratings/hodoku_paths.tsv";
  Rater rater;
  int paths = 0, equal = 0, locked = 0;
  for (std::string line; std::getline(lines, line); ++paths) {
    const std::vector<std::string> fields = split(line, "\t");
    ASSERT_EQ(fields.size(), 5U);
    const std::vector<std::string> theirs = split(fields[4], " | ");
    const std::vector<Ours> ours = walk_ours(rater, fields[0]);
    std::size_t at = 0;
    for (; at < theirs.size() && at < ours.size(); ++at) {
      const Told told = read_step(theirs[at]);
      locked += told.name.starts_with("Locked") ? 1 : 0;
      if (told.effect == ours[at].effect) continue;
      // A Locked Pair, say, is neither taken before its turn nor passed over.
      const TechniqueInfo& technique = info(ours[at].technique);
      EXPECT_FALSE(is_simple(told.name) || is_simple(technique.family))
          << fields[0] << ", step " << at + 1 << ": " << technique.name << " for " << theirs[at];
      break;
    }
    equal += at == theirs.size() && at == ours.size() ? 1 : 0;
  }
  ASSERT_GT(paths, 0);
  EXPECT_GT(locked, paths / 2);
  EXPECT_GE(1000 * equal / paths, 820);
}

}  // namespace
}  // namespace nonet
