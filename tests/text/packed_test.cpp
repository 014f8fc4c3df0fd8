// Packed puzzles: what goes in comes out, whatever it is, and damage never harms.

#include "nonet/packed.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace nonet::test {
namespace {

constexpr std::string_view kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.\n";

TEST(Packed, KeepsLegalAndIllegalPuzzlesAndThePlaceOfOthers) {
  const std::string blank(81, '.'), bad(81, '!');
  std::string full =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  std::string clash = blank;
  clash[0] = clash[80] = clash[8] = '5';
  const std::string lines = std::string(kPuzzle) + blank + "\n" + full + "\n" + clash + "\n" + bad +
                            "\n" + std::string(81, '9') + "\n" + std::string(kPuzzle);
  EXPECT_EQ(unpack_puzzles(pack_puzzles(lines), 7), lines);
  EXPECT_EQ(unpack_puzzles(pack_puzzles("no puzzle\n"), 1), bad + "\n");
  EXPECT_EQ(unpack_puzzles(pack_puzzles(""), 0), "");
}

RC_GTEST_PROP(Packed, KeepsAnyDigits, ()) {
  const auto cells = *rc::gen::container<std::string>(
      81 * 5, rc::gen::element('.', '.', '.', '1', '2', '3', '4', '5', '6', '7', '8', '9'));
  std::string lines;
  for (std::size_t i = 0; i < 5; ++i) lines.append(cells, 81 * i, 81).append("\n");
  RC_ASSERT(unpack_puzzles(pack_puzzles(lines), 5) == lines);
}

RC_GTEST_PROP(Packed, SurvivesAnyBytes, (const std::string& bytes)) {
  const auto unpacked = unpack_puzzles(bytes, 20);
  if (unpacked) RC_ASSERT(unpacked->size() == 20 * kPackedLine);
}

std::string corpus(const char* name) {
  const char* folder = std::getenv("NONET_CORPUS");
  if (folder == nullptr) return {};
  std::ifstream file(std::string(folder) + "/bench/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Bytes of a puzzle, over the blocks of a file, and that they come back.
double bytes_of(const std::string& lines) {
  constexpr std::size_t kBlock = kPackedBlock * kPackedLine;
  std::size_t size = 0;
  for (std::size_t at = 0; at < lines.size(); at += kBlock) {
    const std::string block = lines.substr(at, kBlock);
    const std::string packed = pack_puzzles(block);
    EXPECT_EQ(unpack_puzzles(packed, block.size() / kPackedLine), block);
    size += packed.size();
  }
  return static_cast<double>(size) / static_cast<double>(lines.size() / kPackedLine);
}

TEST(Packed, TakesSeventeenBytesForAMinimalPuzzle) {
  const std::string lines = corpus("minimal.txt").substr(0, 10 * kPackedBlock * kPackedLine);
  if (lines.empty()) GTEST_SKIP() << "no minimal.txt: set NONET_CORPUS";
  const double bytes = bytes_of(lines);
  std::cout << bytes << " bytes a puzzle\n";
  EXPECT_LT(bytes, 17.0);
}

}  // namespace
}  // namespace nonet::test
