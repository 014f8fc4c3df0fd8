// Unbiased minimal puzzles; see Wish::is_unbiased.
#pragma once

#include "nonet/generate.hpp"

namespace nonet::generator {

Generated generate_unbiased(const Wish& wish, const Series& series, const GenerateHooks& hooks);

}  // namespace nonet::generator
