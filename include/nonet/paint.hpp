// Paint: how a thing in a picture is told from its neighbours, by colour and by shape alike.
// Whoever draws decides what the paints look like; whoever finds only says which one.
//
//   assert(name(Paint::fin) == "fin");
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet {

enum class Paint : std::uint8_t { none, focus, pattern, second, third, fourth, fin, target };
inline constexpr int kPaints = 8;

constexpr std::string_view name(Paint paint) {
  constexpr std::array<std::string_view, kPaints> kNames = {"none",  "focus",  "pattern", "second",
                                                            "third", "fourth", "fin",     "target"};
  return kNames[static_cast<std::size_t>(paint)];
}

}  // namespace nonet
