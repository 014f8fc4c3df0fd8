// Remote Pair: four or more cells with the same two candidates, each seeing the next, an even
// number of them. Along them the two digits alternate, so the first and the last cell hold both
// digits.
//
// Order: by the pair's first cell, then the chain's head, then its end, ascending; between two
// cells the shortest chain. Cost: nothing where no four cells share their two candidates.

#include <array>

#include "logic/finder.hpp"

namespace nonet::logic::remote_pair {

extern const Prose prose = {
    .summary = "a chain of cells that all have the same two candidates",
    .why =
        "Neighbours in the chain see each other, so the two digits take turns along it. After an "
        "even number of cells the ends differ: one is the first digit, the other the second. A "
        "cell that sees both ends can be neither.",
};

namespace {

// The cells around a head, by their distance in steps from cell to cell.
struct Rings {
  std::array<CellSet, kCells> at;
  int count = 0;
};

Rings rings_around(const Board& board, Cell head, CellSet alike) {
  Rings rings;
  CellSet fresh = {head};
  for (CellSet rest = alike - fresh; !fresh.empty(); rest -= fresh) {
    rings.at[rings.count++] = fresh;
    CellSet seen;
    for (const Cell cell : fresh) seen |= board.rules().peers(cell);
    fresh = seen & rest;
  }
  return rings;
}

Step make_step(const StepSink& out, const Board& board, const Rings& rings, int distance, Cell end,
               CellSet hit) {
  const DigitSet pair = board.candidates(end);
  const Digit x = pair.first();
  const Digit y = (pair - DigitSet{x}).first();
  std::array<CellSet, kCells> way;  // from head to end, a cell each
  way[distance] = {end};
  for (int i = distance; i > 0; --i) {
    way[i - 1] = {(rings.at[i - 1] & board.rules().peers(way[i].first())).first()};
  }
  Step step = out.step();
  step.eliminate(hit, x).eliminate(hit, y);
  CellSet cells;
  for (int i = 0; i <= distance; ++i) {
    cells |= way[i];
    step.show(i == 0 ? Role::chain_head : Role::weak_to, way[i], i % 2 == 0 ? x : y);
    step.show(Role::strong_to, way[i], i % 2 == 0 ? y : x);
  }
  step.show(Role::cells, cells).show(Role::digits, pair).show(Role::x, x).show(Role::y, y);
  step.show(Role::pincer_x, way[0]).show(Role::pincer_y, way[distance]);
  return step;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  constexpr int kNearest = 3;  // four cells
  const CellSet bivalue = workspace.bivalue();
  const CellSet touched = workspace.touched_since(row.technique).cells;
  CellSet rest = bivalue;
  for (const Cell first : bivalue) {
    if (!rest.contains(first)) continue;
    const DigitSet pair = board.candidates(first);
    CellSet alike;
    for (const Cell cell : rest) {
      if (board.candidates(cell) == pair) alike.insert(cell);
    }
    rest -= alike;
    if (alike.size() <= kNearest || !touched.intersects(alike)) continue;
    for (const Cell head : alike) {
      const Rings rings = rings_around(board, head, alike);
      for (int distance = kNearest; distance < rings.count; distance += 2) {
        for (const Cell end : rings.at[distance].after(head)) {
          const CellSet seen = board.rules().peers(head) & board.rules().peers(end);
          const CellSet hit = seen & (board.places(pair.first()) |
                                      board.places((pair - DigitSet{pair.first()}).first()));
          if (hit.empty()) continue;
          if (out.emit(make_step(out, board, rings, distance, end, hit)) == Flow::stop) return;
        }
      }
    }
  }
}

}  // namespace nonet::logic::remote_pair
