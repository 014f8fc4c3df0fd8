// What shapes look like in a picture that stands alone: light colours for screen and paper. Links
// leave red to what is eliminated and green to what is placed.
#pragma once

#include <string>
#include <string_view>

#include "nonet/drawing.hpp"

namespace nonet::drawing {

inline constexpr double kMarkSize = 16, kDigitSize = 38;

// Attributes for a path: its fill and, unless empty, its stroke.
std::string attributes(std::string_view fill, std::string_view stroke, std::string_view width,
                       std::string_view dash = {});
std::string path_look(const Shape& shape);

struct TextLook {
  double size;
  std::string look;
};
TextLook text_look(const Shape& shape);

}  // namespace nonet::drawing
