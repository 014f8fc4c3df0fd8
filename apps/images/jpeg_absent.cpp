// JPEG, in a program that was built without libjpeg.

#include "images/image.hpp"

namespace nonet::images {

Decoded decode_jpeg(std::string_view) {
  return BadImage{"this program was built without libjpeg, which JPEG needs; PNM is read always"};
}

}  // namespace nonet::images
