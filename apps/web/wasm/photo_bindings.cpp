// The door to the reader of photos, a module of its own: whoever never shows it a picture never
// fetches it.
//
//   read(pixels, width, height, factor)   four bytes a pixel at that address, made with malloc by
//   the caller,
//                        who frees it; one of them for `factor` of the picture's own along each
//                        side. Returns the address of a Letter, which holds until the next call:
//                        one line of JSON, as `nonet read --json` prints it.

#include <cstddef>
#include <cstdint>
#include <string>

#include "answers/read.hpp"

namespace nonet::web {
namespace {

// As JavaScript reads it: two numbers of 32 bits.
struct PhotoLetter {
  const char* text;
  std::size_t size;
};
static_assert(sizeof(PhotoLetter) == 8);

constexpr int kChannels = 4;

}  // namespace
}  // namespace nonet::web

extern "C" __attribute__((export_name("read"))) const void* nonet_read(const std::uint8_t* pixels,
                                                                       int width, int height,
                                                                       int factor) {
  using namespace nonet;
  static std::string text;
  static web::PhotoLetter letter;
  answers::ReadPicture picture;
  picture.width = width * factor;
  picture.height = height * factor;
  PhotoShrinker shrinker(width, height, web::kChannels);
  for (int y = 0; y < height; ++y) {
    shrinker.add_row(pixels + static_cast<std::size_t>(y) * width * web::kChannels);
  }
  answers::read_grids(picture, shrinker.take(), shrinker.factor() * factor);
  text = answers::read_json(picture);
  letter = {text.data(), text.size()};
  return &letter;
}
