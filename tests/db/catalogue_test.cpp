// A catalogue from inside: how grids lie in it, what a batch does, what trouble it tells.

#include "db/catalogue.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "common/temporary_folder.hpp"
#include "db/questions.hpp"
#include "nonet/generate.hpp"

namespace nonet::db {
namespace {

constexpr char kPuzzle[] =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
constexpr char kTurned[] =  // by half a turn it is its own pattern
    "1...9...2.3.....4...5...6.......7.......8.......9.......1...2...3.....4.5...7...6";

class CatalogueTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_FALSE(create(path_, nullptr)); }

  static Delivery batch_of(const std::vector<Grid>& grids) {
    Canonizer canonizer;
    Delivery batch;
    batch.sources = {"here"};
    for (const Grid& grid : grids) batch.rows.push_back(make_row(grid, canonizer));
    return batch;
  }
  static Grid look_of(const Grid& grid, std::uint64_t seed) {
    return shuffle(Puzzle(grid), {.seed = seed}).grid;
  }
  std::string ask(const std::string& sql) {
    Questions questions(path_, nullptr);
    std::string text;
    questions.ask(sql, Layout::line, [&text](std::string_view line) {
      text += line;
      return true;
    });
    EXPECT_FALSE(questions.trouble()) << questions.trouble()->words;
    return text;
  }

  apps::TemporaryFolder folder_;
  std::string path_ = folder_ / "a.db";
};

TEST(RowTest, AGridIsItsDigitsInHexadecimal) {
  const Grid grid = Grid::from_line(kPuzzle);
  const GridBytes bytes = pack(grid);
  EXPECT_EQ(bytes[1], 0x02);   // r1c3 is blank, r1c4 a 2
  EXPECT_EQ(bytes[40], 0x00);  // r9c9 blank, and the half that is always 0
  EXPECT_EQ(find_grid(bytes), grid);
  GridBytes wrong = bytes;
  wrong[7] = 0xa0;
  EXPECT_FALSE(find_grid(wrong));
  EXPECT_FALSE(find_grid(std::span(bytes).first(40)));
}

TEST(RowTest, KnowsTheSymmetryOfALookAndThePatternOfAllLooks) {
  Canonizer canonizer;
  const Grid grid = Grid::from_line(kTurned);
  const PuzzleRow row = make_row(grid, canonizer);
  EXPECT_NE(row.symmetry & 1U << static_cast<unsigned>(Symmetry::rot180), 0U);
  EXPECT_EQ(row.clues, 17);
  const PuzzleRow other = make_row(shuffle(Puzzle(grid), {.seed = 3}).grid, canonizer);
  EXPECT_EQ(other.form, row.form);
  EXPECT_EQ(other.pattern, row.pattern);
  EXPECT_EQ(symmetry_bits(Grid::from_line(kPuzzle).filled()), 0);
}

TEST_F(CatalogueTest, TakesTheFirstLookOfAClassAndNumbersWithoutGaps) {
  const Grid a = Grid::from_line(kPuzzle), b = Grid::from_line(kTurned);
  Catalogue catalogue(path_, nullptr);
  EXPECT_EQ(catalogue.add(batch_of({b, look_of(b, 1), a, look_of(a, 2)}), {}), 2U);
  EXPECT_EQ(catalogue.ids(), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(catalogue.add(batch_of({look_of(a, 3)}), {"t"}), 0U);
  EXPECT_EQ(catalogue.ids(), (std::vector<std::int64_t>{2}));
  EXPECT_EQ(ask("SELECT id, puzzle, tags FROM puzzles ORDER BY id"),
            "1\t" + std::string(kTurned) + "\t\n2\t" + kPuzzle + "\tt\n");
}

TEST_F(CatalogueTest, RatesOnceWhatHasNoRating) {
  Catalogue catalogue(path_, nullptr);
  catalogue.add(batch_of({Grid::from_line(kPuzzle)}), {});
  for (const Scale& scale : scales()) {
    const auto unrated = catalogue.unrated(catalogue.ids(), scale);
    ASSERT_EQ(unrated.size(), 1U);
    EXPECT_EQ(unrated[0].puzzle, Grid::from_line(kPuzzle));
    const Rated rated = Rater(scale).rate(Puzzle(unrated[0].puzzle));
    const Catalogue::RatedPuzzle kept{unrated[0].id, *rated.rating};
    catalogue.keep(std::span(&kept, 1), scale);
    EXPECT_TRUE(catalogue.unrated(catalogue.ids(), scale).empty());
  }
  EXPECT_EQ(ask("SELECT level, score FROM puzzles"), "Easy\t264\n");
}

TEST_F(CatalogueTest, TellsTroubleAndDoesNothingAfterIt) {
  std::ofstream(path_, std::ios::trunc) << std::string(4096, 'x');
  Catalogue catalogue(path_, nullptr);
  ASSERT_TRUE(catalogue.trouble());
  EXPECT_EQ(catalogue.trouble()->kind, Failure::Kind::input);
  EXPECT_EQ(catalogue.add(batch_of({Grid::from_line(kPuzzle)}), {"t"}), 0U);
  EXPECT_EQ(std::filesystem::file_size(path_), 4096U);
  EXPECT_TRUE(Questions(path_, nullptr).trouble());
  EXPECT_TRUE(create(path_, nullptr));
}

TEST_F(CatalogueTest, AQuestionEndsWhenNobodyWantsItsAnswer) {
  std::atomic<bool> stop = true;
  Questions questions(path_, &stop);
  questions.ask(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
      Layout::line, [](std::string_view) { return true; });
  ASSERT_TRUE(questions.trouble());
  EXPECT_EQ(questions.trouble()->kind, Failure::Kind::stopped);
}

}  // namespace
}  // namespace nonet::db
