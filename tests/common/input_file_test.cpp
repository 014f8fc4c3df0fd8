// InputFile: plain and packed files, whole, in several members, cut short, damaged.

#include "common/input_file.hpp"

#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include <array>

#include "common/temporary_folder.hpp"

namespace nonet::apps {
namespace {

std::string gzip(const std::string& plain) {
  z_stream stream{};
  constexpr int kGzipHeader = 16 + MAX_WBITS;
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipHeader, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, plain.size()) + 32, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
  stream.avail_in = static_cast<uInt>(plain.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string zstandard(const std::string& plain) {
  std::string packed(ZSTD_compressBound(plain.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), 3));
  return packed;
}

struct Packer {
  const char* name;
  std::string (*pack)(const std::string&);
};
constexpr std::array<Packer, 2> kPackers = {{{"gzip", gzip}, {"Zstandard", zstandard}}};

std::string read_all(InputFile& input, std::size_t piece) {
  std::string all;
  std::string buffer(piece, '\0');
  while (const std::size_t got = input.read(buffer.data(), buffer.size())) {
    all.append(buffer, 0, got);
  }
  return all;
}

// A text that packs badly enough to cross the borders of buffers.
std::string long_text() {
  std::string text;
  std::uint32_t state = 1;
  while (text.size() < 700'000) {
    state = state * 1664525U + 1013904223U;
    text += static_cast<char>('0' + (state >> 24U) % 10U);
  }
  return text;
}

TEST(InputFile, ReadsAPlainFileInPiecesOfAnySize) {
  const TemporaryFolder folder;
  const std::string text = long_text();
  const std::string path = folder.write("plain", text);
  for (const std::size_t piece : {std::size_t{7}, std::size_t{4096}, std::size_t{1'000'000}}) {
    InputFile input(path);
    EXPECT_EQ(read_all(input, piece), text);
    EXPECT_EQ(input.error(), "");
    EXPECT_EQ(input.bytes_read(), text.size());
    EXPECT_EQ(input.bytes_total(), text.size());
    EXPECT_EQ(input.label(), path);
  }
}

TEST(InputFile, ReadsFilesShorterThanAnyMagicNumber) {
  const TemporaryFolder folder;
  for (const std::string text : {"", "1", "\x1f", "\x28\xb5\x2f"}) {
    InputFile input(folder.write("short", text));
    EXPECT_EQ(read_all(input, 10), text);
    EXPECT_EQ(input.error(), "");
  }
}

TEST(InputFile, UnpacksWhateverTheNameSays) {
  const TemporaryFolder folder;
  const std::string text = long_text();
  for (const Packer& packer : kPackers) {
    for (const std::size_t piece : {std::size_t{1}, std::size_t{4096}, std::size_t{1'000'000}}) {
      InputFile input(folder.write("plain.txt", packer.pack(text)));
      EXPECT_EQ(read_all(input, piece), text) << packer.name;
      EXPECT_EQ(input.error(), "") << packer.name;
    }
  }
}

TEST(InputFile, ReadsSeveralMembersAsOne) {
  const TemporaryFolder folder;
  for (const Packer& packer : kPackers) {
    const std::string packed =
        packer.pack("one\n") + packer.pack("") + packer.pack(long_text()) + packer.pack("three\n");
    InputFile input(folder.write("members", packed));
    EXPECT_EQ(read_all(input, 5000), "one\n" + long_text() + "three\n") << packer.name;
    EXPECT_EQ(input.error(), "") << packer.name;
  }
}

TEST(InputFile, ReadsAnEmptyMemberAsNothing) {
  const TemporaryFolder folder;
  for (const Packer& packer : kPackers) {
    InputFile input(folder.write("empty", packer.pack("")));
    EXPECT_EQ(read_all(input, 100), "") << packer.name;
    EXPECT_EQ(input.error(), "") << packer.name;
  }
}

TEST(InputFile, SaysThatAPackedFileWasCutWhereverItWasCut) {
  const TemporaryFolder folder;
  for (const Packer& packer : kPackers) {
    const std::string packed = packer.pack("a few words, packed\n");
    for (std::size_t size = 4; size < packed.size(); ++size) {
      InputFile input(folder.write("cut", packed.substr(0, size)));
      read_all(input, 100);
      EXPECT_EQ(input.error(), "the packed data ends early") << packer.name << " " << size;
      char byte = 0;
      EXPECT_EQ(input.read(&byte, 1), 0U);
    }
  }
}

TEST(InputFile, SaysThatTheSecondMemberWasCut) {
  const TemporaryFolder folder;
  for (const Packer& packer : kPackers) {
    const std::string second = packer.pack("second\n");
    InputFile input(
        folder.write("cut", packer.pack("first\n") + second.substr(0, second.size() / 2)));
    EXPECT_EQ(read_all(input, 100).substr(0, 6), "first\n") << packer.name;
    EXPECT_EQ(input.error(), "the packed data ends early") << packer.name;
  }
}

TEST(InputFile, SaysThatPackedDataIsDamaged) {
  const TemporaryFolder folder;
  for (const Packer& packer : kPackers) {
    std::string packed = packer.pack(long_text());
    for (std::size_t i = packed.size() / 2; i < packed.size() / 2 + 64; ++i) packed[i] = '\x55';
    InputFile input(folder.write("damaged", packed));
    EXPECT_NE(read_all(input, 4096), long_text()) << packer.name;
    EXPECT_NE(input.error().find(std::string("the ") + packer.name + " data is damaged"),
              std::string::npos)
        << packer.name << ": " << input.error();
  }
}

TEST(InputFile, TakesZerosAfterAGzipMemberForPadding) {
  const TemporaryFolder folder;
  for (const std::size_t padding : {std::size_t{1}, std::size_t{512}, std::size_t{700'000}}) {
    const std::string zeros(padding, '\0');
    InputFile padded(folder.write("padded", gzip("one\n") + zeros));
    EXPECT_EQ(read_all(padded, 100), "one\n");
    EXPECT_EQ(padded.error(), "") << padding;
    InputFile apart(folder.write("apart", gzip("one\n") + zeros + gzip("two\n") + zeros));
    EXPECT_EQ(read_all(apart, 3), "one\ntwo\n");
    EXPECT_EQ(apart.error(), "") << padding;
    InputFile junk(folder.write("junk", gzip("one\n") + zeros + "junk"));
    EXPECT_EQ(read_all(junk, 100), "one\n");
    EXPECT_EQ(junk.error(), "the gzip data is damaged") << padding;
  }
}

// A frame of one plain block whose header asks for a window of two to the power `log`.
std::string zstandard_window(int log, const std::string& plain) {
  const std::size_t block = plain.size() << 3U | 1U;  // the last one, raw
  std::string packed("\x28\xb5\x2f\xfd\0", 5);
  packed += static_cast<char>((log - 10) << 3);
  for (int i = 0; i < 3; ++i) packed += static_cast<char>(block >> (8 * i) & 0xff);
  return packed + plain;
}

TEST(InputFile, TakesZstandardWindowsUpTo128MiB) {
  const TemporaryFolder folder;
  InputFile large(folder.write("large", zstandard_window(27, "one\n")));
  EXPECT_EQ(read_all(large, 100), "one\n");
  EXPECT_EQ(large.error(), "");
  InputFile larger(folder.write("larger", zstandard_window(28, "one\n")));
  EXPECT_EQ(read_all(larger, 100), "");
  EXPECT_EQ(larger.error(),
            "its Zstandard window is larger than 128 MiB; pack it again without --long, or with "
            "--long=27");
}

TEST(InputFile, SaysWhatIsNotAFile) {
  const TemporaryFolder folder;
  InputFile missing(folder / "gone");
  EXPECT_EQ(missing.error(), "No such file or directory");
  InputFile directory(folder / "");
  EXPECT_EQ(directory.error(), "it is a directory; name a file in it");
  char byte = 0;
  EXPECT_EQ(missing.read(&byte, 1), 0U);
  EXPECT_EQ(directory.read(&byte, 1), 0U);
}

TEST(InputFile, RemembersAFailureWhileReading) {
  InputFile input("/proc/self/mem");  // opens, but has nothing at its beginning
  char byte = 0;
  EXPECT_EQ(input.read(&byte, 1), 0U);
  EXPECT_EQ(input.error(), "Input/output error");
}

TEST(InputFile, NamesStandardInput) { EXPECT_EQ(InputFile("-").label(), "stdin"); }

}  // namespace
}  // namespace nonet::apps
