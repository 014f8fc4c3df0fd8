// The engine for words of 32 bits.

#include "search/clues/engine_face.hpp"

namespace nonet::search {

std::unique_ptr<AnyEngine> make_engine32(const constraints::Model& model) {
  return std::make_unique<EngineFace<std::uint32_t>>(model);
}

}  // namespace nonet::search
