// Joining bands: all solutions of a position by the fillings of its boxes, none of them walked.
//
// At the fixpoint of the rules a box has some tens of fillings left. Its neighbours see of each
// only how it splits the nine digits: by rows those beside it, by columns those above and below. A
// *way* of a band is three splits of rows, one for each box, that go together; of a stack likewise.
//
//      first    [box][box][box]   the fillings of a band: the ways of its rows, and for each of
//      second   [box][box][box]   them the fillings of each box that split its rows so
//      third    [box][box][box]
//
// The two bands with the fewest fillings, some hundreds, are laid out; those with the same splits
// of columns once, with their number. One of the first goes with those of the second that have a
// way with it in every stack: three sets of bits, and what all of them have. That leaves the third
// band its splits of columns. It has as many fillings as there are ways of its rows that all three
// boxes have with these: sets of bits again, and a count. The board may be turned.
//
// Walking costs by the solution, this by the fillings of two bands: 1,000 solutions take 40 us, a
// million some milliseconds. What has no room, or would take long, is refused.
//
// No count overflows: there are at most 2^14 * 2^14 pairs of fillings, and 1,728 fillings of the
// third band for each.

#pragma once

#include "search/join_boxes.hpp"

namespace nonet::search {
namespace {

// A filling laid out, or a pair of them, takes a tenth of a solution walked: how many are worth it.
inline uint64_t most_of(uint64_t most, uint64_t limit) {
  constexpr uint64_t kPerSolution = 4;
  return limit < most / kPerSolution ? limit * kPerSolution : most;
}

// Which lines are the bands, those with the fewest fillings first.
struct JoinPlan {
  int side;
  int band[3];
  uint64_t fillings[3];

  uint64_t laid() const { return fillings[0] + fillings[1]; }
};

inline JoinPlan plan_join(JoinRoom& room, int side) {
  JoinPlan plan{side, {}, {}};
  for (int i = 0; i < 3; ++i) {
    const uint64_t fillings = fillings_of(room, side, i);
    int at = i;
    for (; at > 0 && plan.fillings[at - 1] > fillings; --at) {
      plan.band[at] = plan.band[at - 1];
      plan.fillings[at] = plan.fillings[at - 1];
    }
    plan.band[at] = i;
    plan.fillings[at] = fillings;
  }
  return plan;
}

// Adds a filling to a band, or to those with the same splits.
inline void lay(JoinRoom& room, JoinBand& band, int slot_bits, uint16_t a, uint16_t b, uint16_t c) {
  const uint32_t hash = (a * 0x9e3779b1u ^ b * 0x85ebca77u ^ c * 0xc2b2ae3du) * 0x9e3779b1u;
  const uint32_t last = (1u << slot_bits) - 1;
  for (uint32_t slot = hash >> (32 - slot_bits);; slot = (slot + 1) & last) {
    const uint16_t at = room.slot[slot];
    if (at == kNoSplit) {
      room.slot[slot] = static_cast<uint16_t>(band.n);
      band.laid[band.n++] = {{a, b, c}, 1};
      return;
    }
    JoinLaid& laid = band.laid[at];
    if (laid.split[0] != a || laid.split[1] != b || laid.split[2] != c) continue;
    ++laid.times;
    return;
  }
}

inline void lay_out(JoinRoom& room, const JoinPlan& plan, int which) {
  const int index = plan.band[which];
  JoinLists* lists = room.lists;
  for (int i = 0; i < 3; ++i) {
    list_fillings(room, box_of(room, plan.side, index, i), plan.side, lists[i]);
  }
  int slot_bits = 1;  // for at least twice as many slots as there may be entries
  while (uint64_t{1} << slot_bits < 2 * plan.fillings[which]) ++slot_bits;
  std::memset(room.slot, 0xff, sizeof *room.slot << slot_bits);
  JoinBand& band = room.band[which];
  band.n = 0;
  const JoinLine& line = room.line[plan.side][index];
  for (int w = 0; w < line.n; ++w) {
    const uint16_t* split = line.way[w].split;
    for (int a = lists[0].begin[split[0]]; a < lists[0].begin[split[0] + 1]; ++a) {
      for (int b = lists[1].begin[split[1]]; b < lists[1].begin[split[1] + 1]; ++b) {
        for (int c = lists[2].begin[split[2]]; c < lists[2].begin[split[2] + 1]; ++c) {
          lay(room, band, slot_bits, lists[0].across[a], lists[1].across[b], lists[2].across[c]);
        }
      }
    }
  }
}

// One of several sets of bits.
struct BitSets {
  uint64_t* words;
  size_t wide;

  uint64_t* of(int i) const { return words + wide * static_cast<size_t>(i); }
  void insert(int i, int bit) const { of(i)[bit / 64] |= uint64_t{1} << bit % 64; }
};

// What a stack says of its three boxes, by the numbers of their splits of columns.
struct JoinStack {
  BitSets goes;           // by the first box: what of the second band goes with it
  BitSets has;            // by the third box: the ways of the third band's rows that it has
  const uint16_t* meets;  // by the first box and the second: what is left for the third
  int width;              // splits of the second box
};

// Empty sets out of the words that are left. False if these are too few.
inline bool take_sets(BitSets& sets, int n, int bits, uint64_t*& next, const uint64_t* end) {
  // Four words at a time, for the vectors that compilers make of this.
  sets = {next, static_cast<size_t>(bits + 255) / 256 * 4};
  const size_t words = sets.wide * static_cast<size_t>(n);
  if (static_cast<size_t>(end - next) < words) return false;
  std::memset(next, 0, words * sizeof *next);
  next += words;
  return true;
}

inline bool join_stack(JoinRoom& room, const JoinPlan& plan, int s, JoinStack& stack,
                       uint64_t*& next) {
  const int across = 1 - plan.side;
  const JoinLine& ways = room.line[across][s];
  const JoinLine& rows = room.line[plan.side][plan.band[2]];
  const JoinBand& second = room.band[1];
  int n[3];
  for (int i = 0; i < 3; ++i) n[i] = box_of(room, plan.side, plan.band[i], s).side[across].n;
  stack.width = n[1];
  const uint64_t* end = room.word + kMostWords;
  if (n[0] * n[1] > kMostPairs || !take_sets(stack.goes, n[0], second.n, next, end) ||
      !take_sets(stack.has, n[2], rows.n, next, end)) {
    return false;
  }
  uint64_t* unused = next;
  BitSets laid_with;  // by the second box: what of the second band has this split
  if (!take_sets(laid_with, n[1], second.n, unused, end)) return false;
  for (int j = 0; j < second.n; ++j) laid_with.insert(second.laid[j].split[s], j);

  stack.meets = room.meets[s];
  for (int w = 0; w < ways.n; ++w) {
    const uint16_t* split = ways.way[w].split;
    const int first = split[plan.band[0]], other = split[plan.band[1]];
    room.meets[s][first * n[1] + other] = split[plan.band[2]];
    uint64_t* to = stack.goes.of(first);
    const uint64_t* from = laid_with.of(other);
    for (size_t k = 0; k < stack.goes.wide; ++k) to[k] |= from[k];
  }

  JoinLists& lists = room.lists[0];
  list_fillings(room, box_of(room, plan.side, plan.band[2], s), plan.side, lists);
  for (int w = 0; w < rows.n; ++w) {
    const int row = rows.way[w].split[s];
    for (int i = lists.begin[row]; i < lists.begin[row + 1]; ++i) {
      stack.has.insert(lists.across[i], w);
    }
  }
  return true;
}

inline uint64_t size_of_common(const uint64_t* a, const uint64_t* b, const uint64_t* c, size_t n) {
  uint64_t sum = 0;
  for (size_t i = 0; i < n; ++i) {
    sum += static_cast<uint64_t>(__builtin_popcountll(a[i] & b[i] & c[i]));
  }
  return sum;
}

// The solutions with one laid filling of the first band. `pairs` grows by those looked at.
inline uint64_t join_one(const JoinRoom& room, const JoinStack* stack, const JoinLaid& first,
                         size_t last_words, uint64_t& pairs) {
  const uint64_t* goes[3];
  const uint16_t* meets[3];
  for (int s = 0; s < 3; ++s) {
    goes[s] = stack[s].goes.of(first.split[s]);
    meets[s] = stack[s].meets + stack[s].width * first.split[s];
  }
  uint64_t sum = 0;
  for (size_t w = 0; w < stack[0].goes.wide; ++w) {
    for (uint64_t rest = goes[0][w] & goes[1][w] & goes[2][w]; rest != 0; rest &= rest - 1) {
      const JoinLaid& second = room.band[1].laid[64 * w + __builtin_ctzll(rest)];
      const uint64_t* has[3];
      for (int s = 0; s < 3; ++s) has[s] = stack[s].has.of(meets[s][second.split[s]]);
      sum += size_of_common(has[0], has[1], has[2], last_words) * second.times;
      ++pairs;
    }
  }
  return sum * first.times;
}

// The solutions of nine boxes with these candidates, however few rules have been applied. False if
// there is no room.
inline bool join(JoinRoom& room, const uint16_t boxes[9][9], uint64_t limit, uint64_t* count) {
  room.fillings = 0;
  for (int i = 0; i < 9; ++i) {
    if (!fill_box(room, boxes[i], room.box[i])) return false;
  }
  if (!find_all_ways(room)) return false;
  const JoinPlan upright = plan_join(room, kRows), turned = plan_join(room, kColumns);
  const JoinPlan plan = turned.laid() < upright.laid() ? turned : upright;
  if (plan.fillings[1] > most_of(kMostLaid, limit)) return false;
  lay_out(room, plan, 0);
  lay_out(room, plan, 1);
  JoinStack stack[3];
  uint64_t* next = room.word;
  for (int s = 0; s < 3; ++s) {
    if (!join_stack(room, plan, s, stack[s], next)) return false;
  }
  const auto last_words = static_cast<size_t>(room.line[plan.side][plan.band[2]].n + 63) / 64;
  uint64_t pairs = 0;
  *count = 0;
  for (int i = 0; i < room.band[0].n; ++i) {
    *count += join_one(room, stack, room.band[0].laid[i], last_words, pairs);
    if (pairs > most_of(kMostJoined, limit)) return false;
  }
  return true;
}

}  // namespace
}  // namespace nonet::search
