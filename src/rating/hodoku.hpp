// HoDoKu's scale, for the table of scales and for who must know its levels.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/scale.hpp"
#include "nonet/technique.hpp"

namespace nonet::rating {

// The values of its part "level".
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

inline constexpr std::string_view kHodoku = "hodoku";
Scale hodoku_scale();
// The level a technique has on the price list; nothing if it is not on it.
std::optional<Level> find_hodoku_level(Technique technique);

}  // namespace nonet::rating
