// The memory of a join (join.hpp): one piece that the caller lends. It is 3.4 MB, of which a count
// of some thousand solutions touches a tenth. Nothing in it outlives a call.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::search {

inline constexpr int kAllSplits = 1680;
inline constexpr std::uint16_t kNoSplit = 0xffff;

// What has more than this is refused.
inline constexpr int kMostFillings = 16384;  // of nine boxes together
inline constexpr int kMostWays = 8192;       // of a band or a stack
inline constexpr int kMostLaid = 16384;      // fillings of a band that is laid out
inline constexpr int kSlots = 2 * kMostLaid;
inline constexpr int kMostPairs = 65536;               // of splits in two boxes of a stack
inline constexpr std::uint64_t kMostJoined = 1 << 21;  // pairs of fillings: 20 to 40 ms
inline constexpr std::size_t kMostWords = 262144;      // of bit sets

// Of a filling of a box, a split and its number in the box: of the rows and of the columns.
struct JoinFilling {
  std::uint32_t split[2];
  std::uint16_t number[2];
};
struct JoinSplits {
  int n;
  std::uint32_t split[kAllSplits];
  std::uint32_t fillings[kAllSplits];  // that have it
  std::uint16_t number[kAllSplits];    // of any split, or kNoSplit
};
struct JoinBox {
  int begin, end;  // its fillings
  JoinSplits side[2];
};
struct JoinWay {
  std::uint16_t split[3];  // of each box, as they are numbered there
};
struct JoinLine {
  int n;
  JoinWay way[kMostWays];
};
// The fillings of a box by the number of their split on one side; what it is on the other.
struct JoinLists {
  std::uint16_t begin[kAllSplits + 1];
  std::uint16_t across[kMostFillings];
};
// Fillings of a band with the same splits of columns.
struct JoinLaid {
  std::uint16_t split[3];
  std::uint16_t times;
};
struct JoinBand {
  int n;
  JoinLaid laid[kMostLaid];
};

struct JoinRoom {
  int fillings;
  JoinFilling filling[kMostFillings];
  JoinBox box[9];
  JoinLine line[2][3];  // bands and stacks
  JoinLists lists[3];
  JoinBand band[2];
  std::uint16_t slot[kSlots];  // of JoinBand::laid, by a hash of the splits
  std::uint16_t meets[3][kMostPairs];
  alignas(64) std::uint64_t word[kMostWords];
};

}  // namespace nonet::search
