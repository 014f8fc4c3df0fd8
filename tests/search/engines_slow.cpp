// Every kernel this machine has, lanes and single, against plain search: on whole collections and
// on a hundred thousand random positions of every kind.
//
// Plain search is asked once per puzzle and settles every limit. All lanes must then give the same
// bytes, and so must all single engines; between lanes and single only the counts must agree, for
// they meet several solutions in different orders. Both together must give what lanes give.
//
// Cost: most of the time is plain search; the slowest collection asks it about every twentieth
// puzzle only.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "search/random_masks.hpp"
#include "search/run_engines.hpp"

namespace nonet::search {
namespace {

using positions::Random;

constexpr std::uint32_t kNotAsked = ~std::uint32_t{0};

std::string line_at(const std::string& text, std::size_t i) {
  return text.substr(i * kCells, kCells);
}
Masks puzzle_at(const std::string& text, std::size_t i) {
  return masks_of(Puzzle(Grid::from_line(line_at(text, i))));
}
const Masks& puzzle_at(const std::vector<Masks>& puzzles, std::size_t i) { return puzzles[i]; }

// Whether these are 81 digits the puzzle allows, each once in every house. Written out over faces,
// for it is asked a million times, and owes nothing to the boards that others trust.
bool is_solution(const Masks& masks, std::string_view line) {
  std::array<unsigned, classic::kHouses> seen{};
  for (const Cell cell : CellSet::every()) {
    const char symbol = line[cell.index()];
    if (symbol < '1' || symbol > '9') return false;
    const unsigned digit = 1U << (symbol - '1');
    if ((masks[cell.index()] & digit) == 0) return false;
    for (const House house : Rules::classic().houses_of(cell)) seen[house.index()] |= digit;
  }
  return std::all_of(seen.begin(), seen.end(), [](unsigned digits) { return digits == 0x1ff; });
}

// `expected` holds plain search's counts up to some limit not below this one, or kNotAsked.
template <class Puzzles>
void expect_right(const Puzzles& puzzles, std::uint32_t limit, const Answers& answers,
                  const std::vector<std::uint32_t>& expected) {
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (expected[i] != kNotAsked) {
      ASSERT_EQ(answers.counts[i], std::min(expected[i], limit)) << "puzzle " << i;
    }
    ASSERT_LE(answers.counts[i], limit) << "puzzle " << i;
    if (answers.counts[i] == 0) {
      ASSERT_EQ(answers.solution(i), std::string(kCells, '?')) << "puzzle " << i;
    } else {
      ASSERT_TRUE(is_solution(puzzle_at(puzzles, i), answers.solution(i)))
          << "puzzle " << i << ": " << answers.solution(i);
    }
  }
}

// The best kernel is held against plain search, all others byte for byte against the best.
template <class Puzzles>
void expect_agreement(const Puzzles& puzzles, std::uint32_t limit,
                      const std::vector<std::uint32_t>& expected) {
  const Engines& best = usable_engines().front();
  const Answers lanes = by_lanes(*best.lanes, puzzles, limit);
  const Answers single = by_single(*best.single, puzzles, limit);
  {
    SCOPED_TRACE(std::string("lanes ") + best.lanes->name + ", limit " + std::to_string(limit));
    expect_right(puzzles, limit, lanes, expected);
  }
  {
    SCOPED_TRACE(std::string("single ") + best.single->name + ", limit " + std::to_string(limit));
    expect_right(puzzles, limit, single, expected);
  }
  EXPECT_TRUE(lanes == single) << "the engines differ, limit " << limit;
  Engines both = best;
  for (const HandsOver what : {HandsOver::rest, HandsOver::searches}) {
    both.hands_over = what;
    EXPECT_TRUE(by_batch(both, puzzles, limit) == lanes)
        << "handing over differs (" << static_cast<int>(what) << "), limit " << limit;
  }
  for (const Engines& engines : usable_engines().subspan(1)) {
    EXPECT_TRUE(by_lanes(*engines.lanes, puzzles, limit) == lanes)
        << "lanes " << engines.lanes->name << " differs, limit " << limit;
    EXPECT_TRUE(by_single(*engines.single, puzzles, limit) == single)
        << "single " << engines.single->name << " differs, limit " << limit;
  }
}

// ---- collections

struct Collection {
  const char* file;
  std::size_t step;  // every how many puzzles plain search is asked
};
void PrintTo(const Collection& collection, std::ostream* out) { *out << collection.file; }

class Collections : public testing::TestWithParam<Collection> {};

TEST_P(Collections, EveryKernelAgreesWithPlainSearch) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::string folder = corpus == nullptr ? "../shared/data" : corpus;
  std::ifstream file(folder + "/bench/" + GetParam().file);
  if (!file) GTEST_SKIP() << "no puzzle collection at $NONET_CORPUS/bench/" << GetParam().file;
  std::string text;
  for (std::string line; std::getline(file, line);) {
    if (line.size() >= kCells && line[0] != '#') text += line.substr(0, kCells);
  }
  ASSERT_FALSE(text.empty());
  std::vector<std::uint32_t> expected(text.size() / kCells, kNotAsked);
  for (std::size_t i = 0; i < expected.size(); i += GetParam().step) {
    expected[i] = static_cast<std::uint32_t>(positions::plain_count(puzzle_at(text, i), 2));
  }
  for (const std::uint32_t limit : {1U, 2U}) expect_agreement(text, limit, expected);
}

INSTANTIATE_TEST_SUITE_P(Bench, Collections,
                         testing::Values(Collection{"easy_36_clues.txt", 1},
                                         Collection{"minimal.txt", 1}, Collection{"17_clue.txt", 1},
                                         Collection{"serg_multi.txt", 1},
                                         Collection{"magictour.txt", 1},
                                         Collection{"forum_hardest_1106.txt", 1},
                                         Collection{"forum_hardest_11plus.txt", 20}));

// ---- random positions

struct Sample {
  std::uint32_t limit;
  int positions;
};
void PrintTo(const Sample& sample, std::ostream* out) { *out << "limit " << sample.limit; }

class RandomPositions : public testing::TestWithParam<Sample> {};

TEST_P(RandomPositions, EveryKernelAgreesWithPlainSearch) {
  const auto [limit, count] = GetParam();
  Random random(1000 + limit);
  std::vector<Masks> puzzles;
  std::vector<std::uint32_t> expected;
  Grid solution;
  int kinds[3] = {};
  for (int i = 0; i < count; ++i) {
    if (i % 50 == 0) solution = positions::random_solution(random);
    puzzles.push_back(positions::random_masks(solution, random));
    expected.push_back(static_cast<std::uint32_t>(positions::plain_count(puzzles.back(), limit)));
    ++kinds[std::min(expected.back(), 2U)];
  }
  expect_agreement(puzzles, limit, expected);
  // A sample that has lost a kind proves less than it says.
  EXPECT_GT(kinds[0], count / 20) << "too few without a solution";
  EXPECT_GT(kinds[1], count / 20) << "too few with one";
  if (limit > 1) {
    EXPECT_GT(kinds[2], count / 20) << "too few with several";
  }
}

INSTANTIATE_TEST_SUITE_P(Limits, RandomPositions,
                         testing::Values(Sample{1, 5000}, Sample{2, 100000}, Sample{3, 5000},
                                         Sample{1000, 2000}));

}  // namespace
}  // namespace nonet::search
