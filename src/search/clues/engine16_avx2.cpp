// The engine for words of 16 bits once more, for processors with AVX2 and what came with it: an
// eighth to a seventh faster, the same guesses and answers. For boards of nine rows, which most
// are, a third time: another 3 to 6 % on the hard ones, a tenth on others.
//
// Not by flags, as the kernels: it uses vectors of the standard library, whose
// functions the linker keeps once for the whole program, and it might keep these. Only what stands
// between the two pragmas is compiled for such a processor, so everything else is read before them
// (scripts/check_kernels.sh looks).

#if defined(__x86_64__) && defined(__clang__)

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "constraints/model.hpp"
#include "search/clues/any_engine.hpp"
#include "search/clues/subsets.hpp"

#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), \
                             apply_to = function)

#include "search/clues/engine_face.hpp"

namespace nonet::search {

std::unique_ptr<AnyEngine> make_engine16_avx2(const constraints::Model& model) {
  if (NineByNine::suits(model))
    return std::make_unique<EngineFace<std::uint16_t, NineByNine>>(model);
  return std::make_unique<EngineFace<std::uint16_t>>(model);
}

}  // namespace nonet::search

#pragma clang attribute pop

#endif
