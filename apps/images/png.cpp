// PNG, by libpng, row by row. Interlaced ones come in passes over the whole, so these are held
// whole, and may not be huge.

#include <png.h>

#include <csetjmp>
#include <cstring>
#include <vector>

#include "images/image.hpp"

namespace nonet::images {
namespace {

constexpr std::uint64_t kMostInterlaced = 64'000'000;

struct PngWork {
  png_structp png = nullptr;
  png_infop info = nullptr;
  std::string_view rest;
  std::vector<std::uint8_t> pixels;
  std::vector<PhotoShrinker> shrinker;  // one, once the size is known
  std::string trouble;
  char words[200] = "";
  int width = 0, height = 0;
};

void take_bytes(png_structp png, png_bytep out, std::size_t size) {
  auto* work = static_cast<PngWork*>(png_get_io_ptr(png));
  if (work->rest.size() < size) png_error(png, "it ends too early");
  std::memcpy(out, work->rest.data(), size);
  work->rest.remove_prefix(size);
}

[[noreturn]] void give_up(png_structp png, png_const_charp words) {
  auto* work = static_cast<PngWork*>(png_get_error_ptr(png));
  std::strncpy(work->words, words, sizeof work->words - 1);
  std::longjmp(png_jmpbuf(png), 1);
}

void pass_over(png_structp, png_const_charp) {}

// What is transparent lies on white paper.
void ask_for_rgb(PngWork& work) {
  png_color_16 white{};
  white.red = white.green = white.blue = white.gray = 255;
  png_set_expand(work.png);
  png_set_scale_16(work.png);
  png_set_gray_to_rgb(work.png);
  png_set_background(work.png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1.0);
}

void run(PngWork& work) {
  png_set_read_fn(work.png, &work, take_bytes);
  png_set_user_limits(work.png, kPhotoSideLimit, kPhotoSideLimit);
  png_read_info(work.png, work.info);
  const std::uint64_t width = png_get_image_width(work.png, work.info);
  const std::uint64_t height = png_get_image_height(work.png, work.info);
  work.trouble = size_trouble(width, height);
  if (!work.trouble.empty()) return;
  ask_for_rgb(work);
  const int passes = png_set_interlace_handling(work.png);
  if (passes > 1 && width * height > kMostInterlaced) {
    work.trouble = "expected at most 64 million pixels in an interlaced PNG, found more";
    return;
  }
  png_read_update_info(work.png, work.info);
  work.width = static_cast<int>(width);
  work.height = static_cast<int>(height);
  const std::size_t row_bytes = png_get_rowbytes(work.png, work.info);
  work.pixels.resize(row_bytes * (passes > 1 ? height : 1));
  work.shrinker.emplace_back(work.width, work.height, static_cast<int>(row_bytes / width));
  for (int pass = 0; pass < passes; ++pass) {
    for (int y = 0; y < work.height; ++y) {
      std::uint8_t* row = work.pixels.data() + (passes > 1 ? row_bytes * y : 0);
      png_read_row(work.png, row, nullptr);
      if (pass == passes - 1) work.shrinker.front().add_row(row);
    }
  }
}

}  // namespace

Decoded decode_png(std::string_view bytes) {
  PngWork work;
  work.rest = bytes;
  work.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, give_up, pass_over);
  if (work.png == nullptr) return BadImage{"no memory for a PNG"};
  work.info = png_create_info_struct(work.png);
  if (setjmp(png_jmpbuf(work.png)) == 0) {  // NOLINT(cert-err52-cpp): the library's only way
    run(work);
  } else {
    work.trouble = std::string("expected a whole PNG, found a damaged one (") + work.words + ")";
  }
  png_destroy_read_struct(&work.png, &work.info, nullptr);
  if (!work.trouble.empty()) return BadImage{work.trouble};
  PhotoShrinker& shrinker = work.shrinker.front();
  return Image{shrinker.take(), shrinker.factor(), work.width, work.height};
}

}  // namespace nonet::images
