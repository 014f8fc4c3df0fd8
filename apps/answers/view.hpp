// View: how answers are looked at. By default by nobody: a program reads them, or a file takes
// them.
#pragma once

#include <cstddef>

#include "answers/item.hpp"
#include "answers/wrap.hpp"
#include "nonet/picture.hpp"

namespace nonet::answers {

struct View {
  bool is_watched = false;  // a person is looking at the answers as they come
  std::size_t columns = 0;  // of a line; 0: unknown
  PictureOptions picture = {};

  std::size_t width() const { return columns > 0 ? columns : kWidth; }
  // There is one puzzle only, and a person to look at it: it is drawn.
  bool draws(const Item& item) const { return is_watched && item.is_alone; }
  // A line of 81 characters would be broken in the middle of a row: a grid is drawn instead.
  bool is_narrow() const { return is_watched && columns > 0 && columns < std::size_t{kCells}; }
};

}  // namespace nonet::answers
