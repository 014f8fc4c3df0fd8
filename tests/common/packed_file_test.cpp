// Files that reading can begin in: Zstandard frames with their table, blocks of packed puzzles.

#include <gtest/gtest.h>

#include <fstream>

#include "common/input_file.hpp"
#include "common/output.hpp"
#include "common/sha256.hpp"
#include "common/temporary_folder.hpp"

namespace nonet::apps {
namespace {

using Packing = Output::Packing;

std::string many_lines(std::size_t count) {
  std::string lines;
  for (std::size_t i = 0; i < count; ++i) {
    std::string line(81, '.');
    for (std::size_t k = 0; k < 9; ++k) line[(i * 7 + k * 10) % 81] = static_cast<char>('1' + k);
    lines += line + "\n";
  }
  return lines;
}

std::string read_all(InputFile& input) {
  std::string text, buffer(1000, '\0');
  while (const std::size_t got = input.read(buffer.data(), buffer.size()))
    text.append(buffer, 0, got);
  return text;
}

void write(const std::string& path, const std::string& text, Packing packing) {
  Output output(path, packing);
  for (std::size_t at = 0; at < text.size(); at += 77777) output.write(text.substr(at, 77777));
  ASSERT_TRUE(output.finish());
}

class Packed : public testing::TestWithParam<Packing> {
 protected:
  TemporaryFolder folder_;
  const std::string lines_ = many_lines(30000);
};

TEST_P(Packed, ReadsAsItWasWrittenFromAnyByteToAnyOther) {
  const std::string path = folder_ / "file";
  write(path, lines_, GetParam());
  InputFile whole(path);
  EXPECT_EQ(whole.content_size(), lines_.size());
  EXPECT_EQ(read_all(whole), lines_);
  const std::size_t size = lines_.size();
  for (const auto& [begin, end] : {std::pair<std::size_t, std::size_t>{0, 0},
                                   {0, 1},
                                   {size, size},
                                   {1 << 20, (1 << 20) + 5},
                                   {(1 << 20) - 1, size},
                                   {82 * 1024, 82 * 1024 + 82},
                                   {82 * 20000 + 3, 82 * 20001}}) {
    InputFile part(path);
    part.select(begin, end);
    EXPECT_EQ(read_all(part), lines_.substr(begin, end - begin)) << begin << " " << end;
    EXPECT_EQ(part.error(), "");
  }
}

TEST_P(Packed, SaysSoWhenItIsCutShortOrDamaged) {
  const std::string path = folder_ / "file";
  write(path, lines_, GetParam());
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  const auto error_of = [&](const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
    InputFile input(path);
    read_all(input);
    return input.error();
  };
  EXPECT_NE(error_of(bytes.substr(0, bytes.size() / 2)), "");
  std::string damaged = bytes;
  damaged[bytes.size() / 2] = static_cast<char>(damaged[bytes.size() / 2] ^ 4);
  EXPECT_NE(error_of(damaged), "");
  // Two files, one after the other, read as one; the table of the second is not that of both.
  std::ofstream(path, std::ios::binary) << bytes << bytes;
  InputFile both(path);
  EXPECT_EQ(both.content_size(), std::nullopt);
  both.select(82, lines_.size() + 82);
  EXPECT_EQ(read_all(both), lines_.substr(82) + lines_.substr(0, 82));
}

INSTANTIATE_TEST_SUITE_P(Kinds, Packed, testing::Values(Packing::zstandard, Packing::puzzles));

TEST(Sha256, GivesTheSumsOfTheStandard) {
  EXPECT_EQ(sha256_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Sha256 sum;
  for (int i = 0; i < 1000; ++i) sum.add(std::string(1000, 'a'));
  EXPECT_EQ(sum.finish(), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

}  // namespace
}  // namespace nonet::apps
