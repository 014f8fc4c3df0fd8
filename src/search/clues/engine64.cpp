// The engine for words of 64 bits.

#include "search/clues/engine_face.hpp"

namespace nonet::search {

std::unique_ptr<AnyEngine> make_engine64(const constraints::Model& model) {
  return std::make_unique<EngineFace<std::uint64_t>>(model);
}

}  // namespace nonet::search
