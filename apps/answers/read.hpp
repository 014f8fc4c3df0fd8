// The answers of `read`: what was seen in a picture, as a puzzle, as JSON and as an SVG drawing
// over it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "nonet/photo.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::answers {

// A grid that was seen, and what it was taken for.
struct ReadGrid {
  Sighting sighting;
  PhotoReading reading;

  Puzzle puzzle() const;  // digits in another colour are the player's
};

struct ReadPicture {
  std::uint64_t index = 1;
  std::string file;
  int width = 0, height = 0;    // in pixels of the file
  std::string fault;            // why there are no pixels; empty if there are
  std::vector<ReadGrid> grids;  // with places in pixels of the file
};

// Looks at the photo, which has one pixel for `factor` of the file's along each side.
void read_grids(ReadPicture& picture, const Photo& photo, int factor);

// One line with its end. The field `status`: read, several (whichever is meant must be said), none,
// or unreadable. `only` is the number of the grid that is meant, from one; 0 if none was named.
std::string read_json(const ReadPicture& picture, std::size_t only = 0);
// "r3c4 is 1, or 7"; the likeliest other after the one that was taken.
std::vector<std::string> doubt_words(const ReadGrid& grid);
std::string read_svg(const ReadPicture& picture, const ReadGrid& grid);

}  // namespace nonet::answers
