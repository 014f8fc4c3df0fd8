// Deflate against zlib: what was packed comes out again, and is about as small.

#include "pdf/deflate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <zlib.h>

#include "nonet/technique.hpp"

namespace nonet::pdf {
namespace {

std::string unpacked(const std::string& packed, std::size_t size) {
  std::string bytes(size + 1, '\0');
  uLongf length = bytes.size();
  const int code = uncompress(reinterpret_cast<Bytef*>(bytes.data()), &length,
                              reinterpret_cast<const Bytef*>(packed.data()), packed.size());
  EXPECT_EQ(code, Z_OK);
  bytes.resize(length);
  return bytes;
}

void expect_back(const std::string& bytes) {
  ASSERT_EQ(unpacked(deflate(bytes), bytes.size()), bytes);
}

TEST(Deflate, ShortAndRepeated) {
  for (const std::size_t size : {0, 1, 2, 3, 4, 257, 258, 259, 260, 32767, 32768, 32769, 100000}) {
    expect_back(std::string(size, 'a'));
  }
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  for (int i = 0; i < 10; ++i) bytes += bytes.substr(0, 5000);
  expect_back(bytes);
}

// The longest code is cut to fifteen bits: counts that grow like Fibonacci's numbers ask for more.
TEST(Deflate, UnevenLetters) {
  std::string bytes;
  std::size_t a = 1, b = 1;
  for (char c = 0; c < 22; ++c) {
    for (std::size_t i = 0; i < a; ++i) bytes += static_cast<char>(c * 3 + (i * 7919 % 3 == 0));
    const std::size_t next = a + b;
    a = b;
    b = next;
  }
  expect_back(bytes);
}

TEST(Deflate, AnyBytes) {
  rc::check("what was packed comes out again", [](const std::string& bytes) {
    std::string longer;
    for (std::size_t i = 0; i < 40; ++i) longer += bytes.substr(i % (bytes.size() + 1)) + "x";
    RC_ASSERT(unpacked(deflate(longer), longer.size()) == longer);
  });
}

TEST(Deflate, AboutAsSmallAsZlib) {
  std::string bytes;
  for (const TechniqueInfo& row : techniques()) bytes += std::string(prose(row.technique).why);
  uLongf length = compressBound(bytes.size());
  std::string theirs(length, '\0');
  compress(reinterpret_cast<Bytef*>(theirs.data()), &length,
           reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
  EXPECT_LT(deflate(bytes).size(), length * 11 / 10);
}

}  // namespace
}  // namespace nonet::pdf
