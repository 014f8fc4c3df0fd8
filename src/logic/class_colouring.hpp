// Sorts of digits, by which cells can be coloured: even and odd, residues by three, thirds, halves.
#pragma once

#include <cstdint>

namespace nonet::logic {

enum class Sorts : std::uint8_t { parity, residues, thirds, halves };

}  // namespace nonet::logic
