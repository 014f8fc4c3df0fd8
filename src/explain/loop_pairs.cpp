// See implications.hpp: what a continuous loop removes, weak link by weak link.

#include "explain/implications.hpp"

namespace nonet::explain {
namespace {

// What is still to be explained and goes because one of two nodes is true.
CandidateSet removed_by(const Rules& rules, const CandidateSet& rest, const Node& a,
                        const Node& b) {
  CandidateSet removed;
  if (a.digits == b.digits) {
    const Digit digit = a.digits.first();
    removed.insert(rest.cells(digit) & seen_by_all(rules, a.cells | b.cells), digit);
  } else if (a.cells == b.cells && a.cells.size() == 1) {
    const Cell cell = a.cells.first();
    removed.insert(cell, rest.digits(cell) - (a.digits | b.digits));
  }
  return removed;
}

// Round the loop candidates are true and false in turns, so one of any two an odd number of links
// apart is true, be they neighbours or not.
void add_far_pairs(const Board& before, const Chain& loop, CandidateSet rest,
                   std::vector<LoopPair>& pairs) {
  for (std::size_t i = 0; i < loop.size() && !rest.empty(); ++i) {
    for (std::size_t j = i + 1; j < loop.size(); j += 2) {
      const Node& a = loop[i];
      const Node& b = loop[j];
      if (a.digits != b.digits) continue;
      const CandidateSet removed = removed_by(before.rules(), rest, a, b);
      if (removed.empty()) continue;
      rest = rest - removed;
      pairs.push_back(
          {{a.digits.first(), a.cells, true}, {b.digits.first(), b.cells, true}, {}, {}, removed});
    }
  }
}

}  // namespace

CellSet seen_by_all(const Rules& rules, CellSet cells) {
  CellSet seen = CellSet::every();
  for (const Cell cell : cells) seen &= rules.peers(cell);
  return seen;
}

std::vector<LoopPair> loop_pairs(const Board& before, const Step& step, const Chain& loop) {
  std::vector<LoopPair> pairs;
  CandidateSet rest = step.eliminated();
  const auto add = [&](LoopPair pair) {
    if (pair.removed.empty()) return;
    rest = rest - pair.removed;
    pairs.push_back(pair);
  };
  for (std::size_t i = 1; i < loop.size(); ++i) {
    const Node& a = loop[i - 1];
    const Node& b = loop[i];
    if (b.link == Link::weak) {
      add({{a.digits.first(), a.cells, true},
           {b.digits.first(), b.cells, true},
           {},
           {},
           removed_by(before.rules(), rest, a, b)});
    } else if (!b.als.empty()) {
      // Of the digits by which the loop enters and leaves it misses one, and keeps all others.
      LoopPair pair;
      pair.set = b.als;
      DigitSet digits;
      for (const Cell cell : b.als) digits = digits | before.candidates(cell);
      for (const Digit digit : digits - (a.digits | b.digits)) {
        const CellSet hit =
            rest.cells(digit) & seen_by_all(before.rules(), before.places(digit) & b.als);
        if (hit.empty()) continue;
        pair.keeps.insert(digit);
        pair.removed.insert(hit, digit);
      }
      add(pair);
    }
  }
  add_far_pairs(before, loop, rest, pairs);
  return pairs;
}

}  // namespace nonet::explain
