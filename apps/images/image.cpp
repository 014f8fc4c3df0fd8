// Which kind of picture it is.

#include "images/image.hpp"

namespace nonet::images {
namespace {

constexpr std::uint64_t kMostPixels = 1'000'000'000;

}  // namespace

std::string size_trouble(std::uint64_t width, std::uint64_t height) {
  const std::string size = std::to_string(width) + " by " + std::to_string(height);
  if (width == 0 || height == 0) return "expected a picture with pixels, found one of " + size;
  if (width > kPhotoSideLimit || height > kPhotoSideLimit || width * height > kMostPixels) {
    return "expected at most 65535 pixels a side and 1000 million in all, found " + size;
  }
  return "";
}

Decoded decode(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xD8\xFF")) return decode_jpeg(bytes);
  if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return decode_png(bytes);
  if (bytes.size() > 2 && bytes[0] == 'P' && bytes[1] >= '1' && bytes[1] <= '6')
    return decode_pnm(bytes);
  if (bytes.empty()) return BadImage{"expected a picture (JPEG, PNG or PNM), found nothing"};
  return BadImage{"expected a picture (JPEG, PNG or PNM), found something else"};
}

}  // namespace nonet::images
