// Files of packed puzzles: blocks of nonet/packed.hpp, and at the end a table of them (SeekTable),
// so that reading begins at any puzzle. Unpacked, each is a line of 82 bytes; so puzzle i begins at
// byte 82 * i of the content.
//
//   magic | blocks: size of the packed bytes, number of puzzles, sum of the lines | packed bytes |
//   table
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "common/packer.hpp"

namespace nonet::apps {

inline constexpr std::string_view kPackedMagic = "\x8fnonet1\n";

// Throws std::bad_alloc.
std::unique_ptr<Packer> make_puzzle_packer();

// Takes a file in pieces of any length, from its start or from the start of a block.
class PuzzleUnpacker {
 public:
  void take(std::string_view bytes) { held_ += bytes; }
  // Unpacks what there is to unpack: the lines of a block, or nothing yet.
  enum class Found : std::uint8_t { more_wanted, lines, damage };
  Found unpack(std::string& lines);
  bool is_between() const { return held_.empty(); }  // the file may end here

 private:
  std::string held_;
};

}  // namespace nonet::apps
