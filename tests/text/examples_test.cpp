// The files in examples/ are read as what they are called.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

struct Example {
  const char* file;
  Format format;
  std::size_t puzzles;
};
constexpr Example kExamples[] = {
    {"sample.sdk", Format::line, 3},
    {"example.line.txt", Format::line, 3},
    {"example.block.txt", Format::block, 3},
    {"example.grid.txt", Format::grid, 3},
    {"example.sdk", Format::sdk, 1},
    {"example.sadman.sdk", Format::sadman, 1},
    {"example.sdm", Format::line, 3},
    {"example.ss", Format::ss, 3},
    {"example.sdx", Format::sdx, 1},
    {"example.pencilmarks.txt", Format::pencilmarks, 1},
    {"example.sukaku.txt", Format::sukaku, 1},
    {"example.hodoku.txt", Format::hodoku, 1},
    {"example.csv", Format::csv, 1},
    {"example.opensudoku", Format::opensudoku, 3},
    {"example.exchange.txt", Format::exchange, 3},
    {"example.jsonl", Format::json, 2},
};

TEST(Examples, AreReadAsWhatTheyAreCalled) {
  const char* folder = std::getenv("NONET_EXAMPLES");
  if (folder == nullptr) GTEST_SKIP() << "no examples: set NONET_EXAMPLES";
  for (const Example& example : kExamples) {
    std::ifstream file(std::string(folder) + "/" + example.file, std::ios::binary);
    ASSERT_TRUE(file) << example.file;
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const Everything all = read_all(text);
    EXPECT_EQ(all.entries.size(), example.puzzles) << example.file;
    for (const Entry& entry : all.entries) {
      EXPECT_TRUE(entry.record) << example.file;
      EXPECT_EQ(entry.format, example.format) << example.file;
    }
  }
}

}  // namespace
}  // namespace nonet::test
