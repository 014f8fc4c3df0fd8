#include "text/byte_stream.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"
#include "text/fold.hpp"
#include "text/scan.hpp"

namespace nonet::test {
namespace {

Lines lines_of(const std::string& text, std::size_t chunk) {
  text::ByteStream input(bytes(text, chunk));
  Lines lines;
  while (const auto line = input.next_line()) lines.emplace_back(line->bytes);
  return lines;
}

TEST(ByteStream, EndsLinesAtAnyLineEndWhateverTheChunks) {
  for (std::size_t chunk = 1; chunk < 8; ++chunk) {
    EXPECT_EQ(lines_of("a\nb\r\nc\rd\r\r\n\ne", chunk), (Lines{"a", "b", "c", "d", "", "", "e"}));
    EXPECT_EQ(lines_of("a\r", chunk), Lines{"a"});
    EXPECT_EQ(lines_of("", chunk), Lines{});
  }
}

TEST(ByteStream, ShowsItsHeadWithoutTakingIt) {
  text::ByteStream input(bytes("\xef\xbb\xbfhello\nyou", 2));
  EXPECT_EQ(input.head(), "hello\nyou");
  EXPECT_TRUE(input.head_is_all());
  EXPECT_EQ(input.next_line()->bytes, "hello");
}

TEST(ByteStream, KnowsWhenTheHeadIsNotAll) {
  text::ByteStream exact(bytes(std::string(text::kHeadSize, 'a')));
  EXPECT_EQ(exact.head().size(), text::kHeadSize);
  EXPECT_TRUE(exact.head_is_all());
  text::ByteStream more(bytes(std::string(text::kHeadSize + 1, 'a')));
  EXPECT_EQ(more.head().size(), text::kHeadSize);
  EXPECT_FALSE(more.head_is_all());
}

TEST(ByteStream, CountsLinesAndColumnsByteByByte) {
  text::ByteStream input(bytes("a\r\nb", 1));
  EXPECT_EQ(input.get(), 'a');
  EXPECT_EQ(input.column(), 2);
  input.get(), input.get();
  EXPECT_EQ(input.line(), 2);
  EXPECT_EQ(input.column(), 1);
  EXPECT_EQ(input.get(), 'b');
  EXPECT_EQ(input.get(), -1);
}

TEST(Folded, RemembersWhereEachByteCameFrom) {
  const text::Folded folded("│５\x1b[31m·\x1b[0mx│é");
  EXPECT_EQ(folded.text(), "|5.x|é");
  EXPECT_EQ(folded.origin(1), 3U);
  EXPECT_EQ(folded.origin(2), 11U);
  EXPECT_EQ(folded.raw(1, 2), "５\x1b[31m");
  EXPECT_EQ(folded.origin(99), folded.raw().size());
}

TEST(Scan, FindsTheRunOfExactlySoManyCells) {
  const std::string run(81, '.');
  EXPECT_EQ(text::find_run("12 " + run + " 3", 81), 3U);
  EXPECT_EQ(text::find_run(run + ".", 81), std::string::npos);
  EXPECT_EQ(text::find_run(std::string(81, '-'), 81), std::string::npos);
}

TEST(Scan, ShortensWithinNoCharacter) {
  const std::string text = std::string(36, 'a') + "é" + std::string(20, 'b');
  EXPECT_EQ(text::shortened(text), std::string(36, 'a') + "...");
}

}  // namespace
}  // namespace nonet::test
