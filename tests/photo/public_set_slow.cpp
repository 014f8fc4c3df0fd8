// The public set of 200 photos by Wicht and Hennebert (docs/PHOTO.md), where NONET_PHOTOS names its
// folder: what is promised of it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "images/image.hpp"
#include "nonet/photo.hpp"

namespace nonet {
namespace {

struct Tally {
  int all = 0, found = 0, right = 0, unmarked = 0;
};

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// After the phone and the size, 81 numbers.
std::string truth_of(const std::filesystem::path& path) {
  std::istringstream text(content_of(path));
  std::string line, cells;
  std::getline(text, line);
  std::getline(text, line);
  for (int value = 0; text >> value;) cells += value == 0 ? '.' : static_cast<char>('0' + value);
  return cells;
}

void judge(const std::filesystem::path& path, Tally& tally) {
  ++tally.all;
  const images::Decoded decoded = images::decode(content_of(path));
  ASSERT_TRUE(std::holds_alternative<images::Image>(decoded)) << path;
  const std::vector<Sighting> seen = find_sudokus(std::get<images::Image>(decoded).photo);
  if (seen.size() != 1) return;
  const PhotoReading reading = settle(seen[0].likelihoods, seen[0].pen);
  std::filesystem::path label = path;
  const std::string truth = truth_of(label.replace_extension(".dat")),
                    line = reading.grid.to_line();
  ASSERT_EQ(truth.size(), line.size()) << label;
  int wrong = 0;
  bool is_marked = !reading.is_unique;
  for (int i = 0; i < kCells; ++i) {
    if (truth[i] == line[i]) continue;
    ++wrong;
    is_marked |= reading.doubtful.contains(Cell(i));
  }
  tally.found += wrong <= kCells / 4 ? 1 : 0;
  tally.right += wrong == 0 ? 1 : 0;
  tally.unmarked += wrong > 0 && !is_marked ? 1 : 0;
}

Tally judge_list(const std::filesystem::path& folder, const char* list) {
  Tally tally;
  std::istringstream names(content_of(folder / list));
  for (std::string name; std::getline(names, name);) {
    if (!name.empty()) judge(folder / name, tally);
  }
  return tally;
}

TEST(PublicSet, IsReadAsPromised) {
  const char* folder = std::getenv("NONET_PHOTOS");
  if (folder == nullptr)
    GTEST_SKIP() << "NONET_PHOTOS names no folder with the public set of photos";
  const Tally learnt = judge_list(folder, "v2_train.desc"),
              test = judge_list(folder, "v2_test.desc");
  ASSERT_EQ(learnt.all, 160);
  ASSERT_EQ(test.all, 40);
  EXPECT_GE(learnt.found + test.found, 194);
  EXPECT_GE(test.right, 33);
  EXPECT_EQ(learnt.unmarked + test.unmarked, 0);
}

}  // namespace
}  // namespace nonet
