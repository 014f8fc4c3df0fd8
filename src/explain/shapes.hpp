// What a role looks like: a colour and a shape for each paint, so that a picture can be read
// without colours. Around one candidate it is a small figure, around a whole cell a frame.
#pragma once

#include <string>
#include <string_view>

#include "explain/arrows.hpp"
#include "nonet/step.hpp"

namespace nonet::explain {

struct Look {
  std::string_view fill;    // light: digits stand on it
  std::string_view stroke;  // dark: tells its outline from the paper
  std::string_view dash;    // of the frame around a cell
};
const Look& look(Paint paint);

// The figure of a paint around a point.
std::string figure(Paint paint, Point middle, int radius);
// The frame of a paint inside a square.
std::string frame(Paint paint, int left, int top, int side);
// Opens a group in the colours of a paint.
std::string open_look(Paint paint);

}  // namespace nonet::explain
