// The engine for words of 16 bits.

#include "search/clues/engine_face.hpp"

namespace nonet::search {

std::unique_ptr<AnyEngine> make_engine16(const constraints::Model& model) {
  return std::make_unique<EngineFace<std::uint16_t>>(model);
}

}  // namespace nonet::search
