// PNG, in a program that was built without libpng.

#include "images/image.hpp"

namespace nonet::images {

Decoded decode_png(std::string_view) {
  return BadImage{"this program was built without libpng, which PNG needs; PNM is read always"};
}

}  // namespace nonet::images
