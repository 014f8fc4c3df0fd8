// Pictures in files: PNM as text and bytes, JPEG and PNG made here, whole and cut off.

#include "images/image.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#if __has_include(<jpeglib.h>)
#include <jpeglib.h>
#endif
#if __has_include(<png.h>)
#include <png.h>
#endif

namespace nonet::images {
namespace {

std::string fault_of(std::string_view bytes) {
  const Decoded decoded = decode(bytes);
  const auto* bad = std::get_if<BadImage>(&decoded);
  return bad == nullptr ? "" : bad->words;
}

TEST(Image, PnmInEveryKind) {
  const std::string cases[] = {
      "P1\n# two by two\n2 2\n10\n0 1\n",
      std::string("P4\n2 2\n\x80\x40", 9),
      "P2 2 2 255 0 255 255 0",
      std::string("P5\n2 2\n255\n\x00\xFF\xFF\x00", 15),
      "P3 2 2 9 0 0 0 9 9 9 9 9 9 0 0 0",
      std::string("P6\n2 2\n255\n\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0", 23),
  };
  for (const std::string& bytes : cases) {
    SCOPED_TRACE(bytes.substr(0, 2));
    const Decoded decoded = decode(bytes);
    ASSERT_EQ(fault_of(bytes), "");
    const auto& image = std::get<Image>(decoded);
    EXPECT_EQ(image.width, 2);
    EXPECT_EQ(image.photo.rgb,
              (std::vector<std::uint8_t>{0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0}));
  }
}

TEST(Image, WhatIsNoneIsSaid) {
  EXPECT_EQ(fault_of(""), "expected a picture (JPEG, PNG or PNM), found nothing");
  EXPECT_EQ(fault_of("...2...7.1..8"),
            "expected a picture (JPEG, PNG or PNM), found something else");
  EXPECT_EQ(fault_of("P5 3 3 255 x"), "expected a whole PNM, found one that ends too early");
  EXPECT_EQ(fault_of("P5 0 3 255 x"), "expected a picture with pixels, found one of 0 by 3");
  EXPECT_NE(fault_of("P5 70000 3 255 x").find("found 70000 by 3"), std::string::npos);
  EXPECT_NE(fault_of("P5 60000 60000 255 x").find("1000 million"), std::string::npos);
  EXPECT_NE(fault_of("P5 2 2 0 xxxx"), "");
  EXPECT_NE(fault_of("P6 2"), "");
}

TEST(Image, AHundredMegapixelsInLittleMemory) {
  // 10000 by 10000 bits, all white: 12.5 MB of zeros.
  const std::string bytes = "P4 10000 10000\n" + std::string(12'500'000, '\0');
  const Decoded decoded = decode(bytes);
  ASSERT_EQ(fault_of(bytes), "");
  const auto& image = std::get<Image>(decoded);
  EXPECT_EQ(image.factor, 5);
  EXPECT_LE(image.photo.width, kPhotoSide);
  EXPECT_EQ(image.photo.rgb.front(), 255);
}

#if __has_include(<jpeglib.h>)
std::string jpeg_of(int width, int height) {
  jpeg_compress_struct info{};
  jpeg_error_mgr errors{};
  info.err = jpeg_std_error(&errors);
  jpeg_create_compress(&info);
  unsigned char* out = nullptr;
  unsigned long size = 0;  // NOLINT(google-runtime-int): the library's
  jpeg_mem_dest(&info, &out, &size);
  info.image_width = static_cast<unsigned>(width);
  info.image_height = static_cast<unsigned>(height);
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_start_compress(&info, TRUE);
  std::vector<std::uint8_t> row(static_cast<std::size_t>(width) * 3, 90);
  for (std::size_t i = 0; i < row.size(); i += 7) row[i] = static_cast<std::uint8_t>(i);
  JSAMPROW rows[] = {row.data()};
  while (info.next_scanline < info.image_height) jpeg_write_scanlines(&info, rows, 1);
  jpeg_finish_compress(&info);
  std::string bytes(reinterpret_cast<char*>(out), size);
  jpeg_destroy_compress(&info);
  std::free(out);
  return bytes;
}

TEST(Image, Jpeg) {
  const std::string bytes = jpeg_of(100, 60);
  if (fault_of(bytes).find("built without") != std::string::npos) GTEST_SKIP() << fault_of(bytes);
  const Decoded decoded = decode(bytes);
  ASSERT_EQ(fault_of(bytes), "");
  EXPECT_EQ(std::get<Image>(decoded).photo.width, 100);
  EXPECT_EQ(std::get<Image>(decoded).photo.height, 60);
  for (const std::size_t cut : {3, 30, 200, 700}) {
    EXPECT_NE(fault_of(bytes.substr(0, cut)).find("expected a whole JPEG"), std::string::npos)
        << cut;
  }
  const std::string large = jpeg_of(7000, 40);
  EXPECT_EQ(std::get<Image>(decode(large)).factor, 4);
}
#endif

#if __has_include(<png.h>)
TEST(Image, Png) {
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(50) * 40 * 4, 200);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = 50;
  image.height = 40;
  image.format = PNG_FORMAT_RGBA;
  png_alloc_size_t size = 0;
  ASSERT_NE(png_image_write_get_memory_size(image, size, 0, pixels.data(), 0, nullptr), 0);
  std::string bytes(size, '\0');
  ASSERT_NE(png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, nullptr),
            0);
  bytes.resize(size);
  if (fault_of(bytes).find("built without") != std::string::npos) GTEST_SKIP() << fault_of(bytes);
  const Decoded decoded = decode(bytes);
  ASSERT_EQ(fault_of(bytes), "");
  EXPECT_EQ(std::get<Image>(decoded).photo.height, 40);
  EXPECT_GT(std::get<Image>(decoded).photo.rgb[0], 200);  // on white paper
  EXPECT_NE(fault_of(bytes.substr(0, size - 30)).find("expected a whole PNG"), std::string::npos);
  EXPECT_NE(fault_of(bytes.substr(0, 12)).find("expected a whole PNG"), std::string::npos);
}
#endif

}  // namespace
}  // namespace nonet::images
