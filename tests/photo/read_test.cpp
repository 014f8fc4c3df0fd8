// Pictures made here by seed: photos of every kind are read in all 81 cells, and what is no Sudoku
// is none.

#include <gtest/gtest.h>

#include "nonet/photo.hpp"
#include "scene.hpp"

namespace nonet {
namespace {

using namespace photo_test;

std::string line_of(const Sighting& sighting) {
  return settle(sighting.likelihoods, sighting.pen).grid.to_line();
}

// The one Sudoku of the picture, as read.
void expect_read(const Photo& photo, const std::string& puzzle, int turn = 0) {
  const std::vector<Sighting> seen = find_sudokus(photo);
  ASSERT_EQ(seen.size(), 1U);
  EXPECT_EQ(line_of(seen[0]), puzzle);
  EXPECT_EQ(seen[0].turn, turn);
  EXPECT_TRUE(settle(seen[0].likelihoods, seen[0].pen).is_unique);
}

TEST(ReadPhoto, SeenFromAsideUnevenlyLitAndNoisy) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SCOPED_TRACE(seed);
    Look look;
    look.seed = seed;
    look.blur = 0.4F + 0.15F * static_cast<float>(seed);
    look.noise = static_cast<float>(seed % 5) * 2;
    const std::string& puzzle = seed % 2 == 0 ? kPuzzle : kOther;
    expect_read(photo_of(page_of(puzzle), look), puzzle);
  }
}

TEST(ReadPhoto, WhicheverWayUp) {
  const Page page = page_of(kPuzzle);
  for (int quarters = 0; quarters < 4; ++quarters) {
    SCOPED_TRACE(quarters);
    Look look;
    look.quarters = quarters;
    look.width = 460;
    expect_read(photo_of(page, look), kPuzzle, (4 - quarters) % 4);
  }
}

TEST(ReadPhoto, LightOnDark) {
  Look look;
  look.is_dark = true;
  look.light = 0;
  expect_read(photo_of(page_of(kPuzzle), look), kPuzzle);
}

TEST(ReadPhoto, CornersAreWhereTheyWereDrawn) {
  Look look;
  look.tilt = 0;
  look.width = look.height = 440;
  const std::vector<Sighting> seen = find_sudokus(photo_of(page_of(kPuzzle), look));
  ASSERT_EQ(seen.size(), 1U);
  const PhotoPoint a = seen[0].corner(0), c = seen[0].corner(2);
  EXPECT_NEAR(a.x, 40, 2);
  EXPECT_NEAR(a.y, 40, 2);
  EXPECT_NEAR(c.x, 400, 2);
  EXPECT_NEAR(c.y, 400, 2);
  for (const auto& cell : seen[0].likelihoods) {
    float sum = 0;
    for (const float each : cell) sum += each;
    EXPECT_NEAR(sum, 1, 1e-4);
  }
}

TEST(ReadPhoto, BluePenIsThePlayersOwn) {
  // What is the solution's in three cells, written in blue.
  Look look;
  look.pen = std::string(81, '.');
  look.pen[0] = '8';
  look.pen[2] = '3';
  look.pen[80] = '5';
  look.noise = 1;
  const std::vector<Sighting> seen = find_sudokus(photo_of(page_of(kPuzzle, look), look));
  ASSERT_EQ(seen.size(), 1U);
  const PhotoReading reading = settle(seen[0].likelihoods, seen[0].pen);
  EXPECT_EQ(reading.pen, (CellSet{Cell(0), Cell(2), Cell(80)}));
  EXPECT_EQ(reading.grid.face(Cell(0)), 8);
  EXPECT_TRUE(reading.is_unique);
}

TEST(ReadPhoto, TwoGridsFromLeftToRight) {
  Photo photo = empty_photo(900, 460, 220);
  const Look look;
  shoot(photo, page_of(kPuzzle), look, 0, 0, 450);
  shoot(photo, page_of(kOther), look, 450, 0, 450);
  const std::vector<Sighting> seen = find_sudokus(photo);
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_EQ(line_of(seen[0]), kPuzzle);
  EXPECT_EQ(line_of(seen[1]), kOther);
}

TEST(ReadPhoto, LargePicturesAreMadeSmaller) {
  Look look;
  look.width = look.height = 400;
  const Photo small = photo_of(page_of(kPuzzle), look);
  constexpr int kTimes = 6;  // 2400 pixels a side
  PhotoShrinker shrinker(small.width * kTimes, small.height * kTimes, 3);
  std::vector<std::uint8_t> row(static_cast<std::size_t>(small.width) * kTimes * 3);
  for (int y = 0; y < small.height * kTimes; ++y) {
    for (int x = 0; x < small.width * kTimes; ++x) {
      for (int c = 0; c < 3; ++c) {
        row[static_cast<std::size_t>(x) * 3 + c] =
            small.rgb[(static_cast<std::size_t>(y / kTimes) * small.width + x / kTimes) * 3 + c];
      }
    }
    shrinker.add_row(row.data());
  }
  EXPECT_EQ(shrinker.factor(), 2);
  const Photo photo = shrinker.take();
  EXPECT_EQ(photo.width, 1200);
  expect_read(photo, kPuzzle);
}

TEST(ReadPhoto, NothingIsSeenInWhatIsNoSudoku) {
  EXPECT_TRUE(find_sudokus({}).empty());
  EXPECT_TRUE(find_sudokus(empty_photo(1, 1, 0)).empty());
  EXPECT_TRUE(find_sudokus(empty_photo(640, 480, 255)).empty());
  EXPECT_TRUE(
      find_sudokus({.width = 500, .height = 500, .rgb = {}}).empty());  // fewer pixels than it says
  EXPECT_TRUE(find_sudokus(empty_photo(3000, 2, 9)).empty());
}

TEST(ReadPhoto, NothingIsSeenInFur) {
  // Strokes of all directions and shades, as an animal has them.
  generator::Random random(7);
  Photo photo = empty_photo(500, 400, 140);
  for (int i = 0; i < 6000; ++i) {
    auto x = static_cast<float>(random.below(500)), y = static_cast<float>(random.below(400));
    const float dx = static_cast<float>(random.below(200)) / 100 - 1,
                dy = static_cast<float>(random.below(200)) / 100 - 1;
    const auto grey = static_cast<std::uint8_t>(random.below(256));
    for (int k = 0; k < 25; ++k, x += dx, y += dy) {
      if (x < 0 || y < 0 || x >= 500 || y >= 400) continue;
      const std::size_t at = (static_cast<std::size_t>(y) * 500 + static_cast<std::size_t>(x)) * 3;
      for (int c = 0; c < 3; ++c) photo.rgb[at + c] = grey;
    }
  }
  EXPECT_TRUE(find_sudokus(photo).empty());
}

TEST(ReadPhoto, NothingIsSeenInCrosswords) {
  const Look look;
  Page large;
  large.draw_lines(13);
  EXPECT_TRUE(find_sudokus(photo_of(large, look)).empty());
  Page table;  // every second line is where a Sudoku has one
  table.draw_lines(18);
  EXPECT_TRUE(find_sudokus(photo_of(table, look)).empty());
  Page small;  // of nine rows, but with black cells
  small.draw_lines();
  for (int i = 0; i < 81; i += 5) small.fill_cell(i / 9, i % 9);
  EXPECT_TRUE(find_sudokus(photo_of(small, look)).empty());
}

}  // namespace
}  // namespace nonet
