// JPEG, by libjpeg. It decodes at an eighth of the size as easily as in full, which spares large
// pictures.

#include <csetjmp>
#include <cstdio>
// After <cstdio>, which it needs and does not include.
#include <jerror.h>
#include <jpeglib.h>

#include <algorithm>
#include <vector>

#include "images/image.hpp"

namespace nonet::images {
namespace {

// Its errors jump; the objects that live across the jump are made before it.
struct JpegErrors {
  jpeg_error_mgr manager;
  std::jmp_buf jump;
  bool ended_early;
  char words[JMSG_LENGTH_MAX];
};

void give_up(j_common_ptr info) {
  auto* errors = reinterpret_cast<JpegErrors*>(info->err);
  info->err->format_message(info, errors->words);
  std::longjmp(errors->jump, 1);
}

void note(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) {
    reinterpret_cast<JpegErrors*>(info->err)->ended_early = true;
  }
}

int scale_of(unsigned width, unsigned height) {
  const unsigned longest = std::max(width, height);
  int scale = 1;
  while (scale < 8 && longest / (2 * scale) >= static_cast<unsigned>(kPhotoSide)) scale *= 2;
  return scale;
}

struct JpegWork {
  jpeg_decompress_struct info{};
  JpegErrors errors{};
  std::vector<std::uint8_t> row;
  std::vector<PhotoShrinker> shrinker;  // one, once the size is known
  std::string trouble;
};

// Between start and end of the library's own work nothing here needs to be undone.
void run(JpegWork& work, std::string_view bytes) {
  jpeg_decompress_struct& info = work.info;
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  jpeg_read_header(&info, TRUE);
  work.trouble = size_trouble(info.image_width, info.image_height);
  if (!work.trouble.empty()) return;
  info.out_color_space = info.num_components == 1 ? JCS_GRAYSCALE : JCS_RGB;
  if (info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK) {
    work.trouble = "expected a JPEG in grey or red, green and blue, found one for printing (CMYK)";
    return;
  }
  info.scale_num = 1;
  info.scale_denom = static_cast<unsigned>(scale_of(info.image_width, info.image_height));
  jpeg_start_decompress(&info);
  const int channels = info.output_components;
  work.row.resize(static_cast<std::size_t>(info.output_width) * channels);
  work.shrinker.emplace_back(static_cast<int>(info.output_width),
                             static_cast<int>(info.output_height), channels);
  JSAMPROW rows[] = {work.row.data()};
  while (info.output_scanline < info.output_height && !work.errors.ended_early) {
    jpeg_read_scanlines(&info, rows, 1);
    work.shrinker.front().add_row(work.row.data());
  }
}

}  // namespace

Decoded decode_jpeg(std::string_view bytes) {
  JpegWork work;
  work.info.err = jpeg_std_error(&work.errors.manager);
  work.errors.manager.error_exit = give_up;
  work.errors.manager.emit_message = note;
  if (setjmp(work.errors.jump) == 0) {  // NOLINT(cert-err52-cpp): the library's only way
    run(work, bytes);
  } else {
    work.trouble =
        std::string("expected a whole JPEG, found a damaged one (") + work.errors.words + ")";
  }
  const auto width = static_cast<int>(work.info.image_width),
             height = static_cast<int>(work.info.image_height);
  const auto scale = static_cast<int>(work.info.scale_denom);
  jpeg_destroy_decompress(&work.info);
  if (work.trouble.empty() && work.errors.ended_early) {
    work.trouble = "expected a whole JPEG, found one that ends too early";
  }
  if (!work.trouble.empty()) return BadImage{work.trouble};
  PhotoShrinker& shrinker = work.shrinker.front();
  const int factor = shrinker.factor() * scale;
  return Image{shrinker.take(), factor, width, height};
}

}  // namespace nonet::images
