// Screen: what is known of the place where answers are read.
#pragma once

#include <cstddef>

#include "answers/item.hpp"
#include "cli/args.hpp"
#include "nonet/explain.hpp"
#include "nonet/picture.hpp"

namespace nonet::cli {

struct Screen {
  bool is_terminal = false;  // standard output is one
  bool is_watched = false;   // a person is looking at the answers as they come
  std::size_t columns = 0;   // 0: unknown
  PictureOptions picture;

  // There is one puzzle only, and a person to look at it: it is drawn.
  bool draws(const answers::Item& item) const { return is_watched && item.is_alone; }
  // A line of 81 characters would be broken in the middle of a row: a grid is drawn instead.
  bool is_narrow() const { return is_watched && columns > 0 && columns < std::size_t{kCells}; }
};
Screen look_at_screen(const Args& args);
// Whether "≠" can be shown where the answers go.
Signs signs_of(const Args& args);

}  // namespace nonet::cli
