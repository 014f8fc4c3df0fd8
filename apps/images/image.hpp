// Pictures in files: JPEG, PNG and PNM as pixels. Which of them it is, its first bytes say, never
// its name. What is large is made smaller while it is decoded, so that memory has a bound.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "nonet/photo.hpp"

namespace nonet::images {

// Why there are no pixels: what was expected and what was found.
struct BadImage {
  std::string words;
};

struct Image {
  Photo photo;
  int factor = 1;             // pixels of the file to one of the photo, along a side
  int width = 0, height = 0;  // of the file
};
using Decoded = std::variant<Image, BadImage>;

Decoded decode(std::string_view bytes);

// One kind each; the bytes begin as that kind does.
Decoded decode_jpeg(std::string_view bytes);
Decoded decode_png(std::string_view bytes);
Decoded decode_pnm(std::string_view bytes);

// Nothing if a picture of this size is taken.
std::string size_trouble(std::uint64_t width, std::uint64_t height);

}  // namespace nonet::images
