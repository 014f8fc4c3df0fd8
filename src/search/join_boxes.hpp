// The parts of a join (join.hpp): the fillings of the boxes, their splits, and the ways in which
// the splits of three boxes in a band or a stack go together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "search/join_room.hpp"

namespace nonet::search {
namespace {

enum Side { kRows, kColumns };

// ---- splits -------------------------------------------------------------------------------------

// A split is three sets of three digits, nine bits each; the first two give its number.
struct SplitNumbers {
  uint8_t rank[512];  // of a set among the 84
  uint16_t of[84][84];
};

constexpr SplitNumbers make_split_numbers() {
  SplitNumbers n{};
  uint16_t triple[84]{};
  uint8_t rank = 0;
  for (uint16_t set = 0; set < 512; ++set) {
    int size = 0;
    for (unsigned s = set; s != 0; s &= s - 1) ++size;
    if (size != 3) continue;
    triple[rank] = set;
    n.rank[set] = rank++;
  }
  uint16_t next = 0;
  for (int a = 0; a < 84; ++a) {
    for (int b = 0; b < 84; ++b) n.of[a][b] = (triple[a] & triple[b]) == 0 ? next++ : kNoSplit;
  }
  return n;
}

constexpr SplitNumbers kSplitNumbers = make_split_numbers();
constexpr uint32_t kWholeSplit = 0x7ffffff;

inline uint16_t split_number(uint32_t split) {
  return kSplitNumbers.of[kSplitNumbers.rank[split & 511]][kSplitNumbers.rank[split >> 9 & 511]];
}

// ---- boxes --------------------------------------------------------------------------------------

// The cells of a box, those with the fewest candidates first.
inline void order_cells(const uint16_t* cells9, int* order) {
  for (int i = 0; i < 9; ++i) {
    const int size = __builtin_popcount(cells9[i]);
    int at = i;
    for (; at > 0 && __builtin_popcount(cells9[order[at - 1]]) > size; --at) {
      order[at] = order[at - 1];
    }
    order[at] = i;
  }
}

// Adds digits to cells of a filling.
struct Filled {
  uint32_t rows, columns;

  Filled with(int cell, unsigned digit) const {
    return {rows | digit << cell / 3 * 9, columns | digit << cell % 3 * 9};
  }
};

// All fillings of a box. Two digits are left for the last two cells, to be tried both ways round.
// False if there is no room.
inline bool fill_box(JoinRoom& room, const uint16_t* cells9, JoinBox& box) {
  struct Level {
    unsigned open, used;
    Filled filled;
  } level[7];
  int order[9], depth = 0;
  order_cells(cells9, order);
  const int y = order[7], z = order[8];
  const auto put = [&room](const Filled& f) {
    room.filling[room.fillings++] = {{f.rows, f.columns}, {}};
  };
  box.begin = room.fillings;
  level[0] = {cells9[order[0]], 0, {0, 0}};
  while (depth >= 0) {
    Level& here = level[depth];
    if (here.open == 0) {
      --depth;
      continue;
    }
    const unsigned digit = here.open & (0u - here.open), used = here.used | digit;
    here.open ^= digit;
    const Filled filled = here.filled.with(order[depth], digit);
    if (depth < 6) {
      ++depth;
      level[depth] = {cells9[order[depth]] & ~used, used, filled};
      continue;
    }
    if (room.fillings + 2 > kMostFillings) return false;
    const unsigned left = 0x1ff ^ used, low = left & (0u - left), high = left ^ low;
    if ((cells9[y] & low) != 0 && (cells9[z] & high) != 0) put(filled.with(y, low).with(z, high));
    if ((cells9[y] & high) != 0 && (cells9[z] & low) != 0) put(filled.with(y, high).with(z, low));
  }
  box.end = room.fillings;
  return true;
}

// Numbers the splits that the fillings of a box have on one side.
inline void number_splits(JoinRoom& room, JoinBox& box, int side) {
  JoinSplits& splits = box.side[side];
  std::memset(splits.number, 0xff, sizeof splits.number);
  splits.n = 0;
  for (int i = box.begin; i < box.end; ++i) {
    JoinFilling& filling = room.filling[i];
    uint16_t& number = splits.number[split_number(filling.split[side])];
    if (number == kNoSplit) {
      number = static_cast<uint16_t>(splits.n);
      splits.split[splits.n] = filling.split[side];
      splits.fillings[splits.n++] = 0;
    }
    filling.number[side] = number;
    ++splits.fillings[number];
  }
}

inline void list_fillings(const JoinRoom& room, const JoinBox& box, int side, JoinLists& lists) {
  const JoinSplits& splits = box.side[side];
  uint32_t end = 0;
  for (int i = 0; i < splits.n; ++i) {
    end += splits.fillings[i];
    lists.begin[i] = static_cast<uint16_t>(end);
  }
  lists.begin[splits.n] = static_cast<uint16_t>(end);
  for (int i = box.begin; i < box.end; ++i) {
    const JoinFilling& filling = room.filling[i];
    lists.across[--lists.begin[filling.number[side]]] = filling.number[1 - side];
  }
}

// ---- lines: bands and stacks --------------------------------------------------------------------

// Box i of a band (side kRows) or of a stack.
inline JoinBox& box_of(JoinRoom& room, int side, int line, int i) {
  return room.box[side == kRows ? line * 3 + i : i * 3 + line];
}

// The ways of a line: pairs of splits of the two boxes that have fewer, without a digit twice in
// any of the three places, if the third box has what they leave. False if there is no room.
inline bool find_ways(JoinRoom& room, int side, int index) {
  JoinLine& line = room.line[side][index];
  const JoinSplits* splits[3];
  for (int i = 0; i < 3; ++i) splits[i] = &box_of(room, side, index, i).side[side];
  int last = 0;
  for (int i = 1; i < 3; ++i) last = splits[i]->n > splits[last]->n ? i : last;
  const int a = last == 0 ? 1 : 0, b = last == 2 ? 1 : 2;
  line.n = 0;
  for (int i = 0; i < splits[a]->n; ++i) {
    const uint32_t first = splits[a]->split[i];
    for (int k = 0; k < splits[b]->n; ++k) {
      const uint32_t second = splits[b]->split[k];
      if ((first & second) != 0) continue;
      const uint16_t third = splits[last]->number[split_number(kWholeSplit ^ first ^ second)];
      if (third == kNoSplit) continue;
      if (line.n == kMostWays) return false;
      JoinWay& way = line.way[line.n++];
      way.split[a] = static_cast<uint16_t>(i);
      way.split[b] = static_cast<uint16_t>(k);
      way.split[last] = third;
    }
  }
  return true;
}

// Drops the fillings of a band's boxes whose split of rows is in no way. Doing the same for the
// columns, and then for the rows again, leaves fewer still but takes longer than they do.
inline void drop_lone(JoinRoom& room, int index) {
  const JoinLine& line = room.line[kRows][index];
  for (int i = 0; i < 3; ++i) {
    JoinBox& box = box_of(room, kRows, index, i);
    JoinSplits& splits = box.side[kRows];
    bool is_used[kAllSplits];
    std::memset(is_used, 0, static_cast<size_t>(splits.n));
    for (int w = 0; w < line.n; ++w) is_used[line.way[w].split[i]] = true;
    for (int k = 0; k < splits.n; ++k) splits.fillings[k] *= is_used[k];
    int end = box.begin;
    for (int k = box.begin; k < box.end; ++k) {
      room.filling[end] = room.filling[k];
      end += is_used[room.filling[k].number[kRows]];
    }
    box.end = end;
  }
}

// The ways of all bands and stacks. False if there is no room.
inline bool find_all_ways(JoinRoom& room) {
  for (JoinBox& box : room.box) number_splits(room, box, kRows);
  for (int i = 0; i < 3; ++i) {
    if (!find_ways(room, kRows, i)) return false;
    drop_lone(room, i);
  }
  for (JoinBox& box : room.box) number_splits(room, box, kColumns);
  for (int i = 0; i < 3; ++i) {
    if (!find_ways(room, kColumns, i)) return false;
  }
  return true;
}

// How many fillings a line has.
inline uint64_t fillings_of(JoinRoom& room, int side, int index) {
  const JoinLine& line = room.line[side][index];
  uint64_t sum = 0;
  for (int w = 0; w < line.n; ++w) {
    uint64_t product = 1;
    for (int i = 0; i < 3; ++i) {
      product *= box_of(room, side, index, i).side[side].fillings[line.way[w].split[i]];
    }
    sum += product;
  }
  return sum;
}

}  // namespace
}  // namespace nonet::search
