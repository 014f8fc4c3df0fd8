// See bug.hpp. A digit with more than two places in a house needs the surplus gone; if just so many
// of them stand in cells that can spare a candidate, those are extras. Taking them out may decide
// the next house, so this goes on until nothing changes.
//
// That the extras found are the only possible ones does not matter: any set whose removal leaves a
// grave holds a true candidate.

#include "logic/bug.hpp"

#include <array>
#include <cstdint>

#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

// The board with extras taken out.
struct Scratch {
  std::array<CellSet, kDigits> places{};
  std::array<std::uint8_t, kCells> spare{};  // candidates a cell has beyond two
  CellSet rich;                              // the cells with some to spare

  void take_out(Candidate extra) {
    places[extra.digit().index()].erase(extra.cell());
    if (--spare[extra.cell().index()] == 0) rich.erase(extra.cell());
  }
};

enum class Outcome : std::uint8_t { unchanged, changed, hopeless };

Outcome look(const Rules& rules, Scratch& scratch, House house, Digit digit, Deadly& bug) {
  const CellSet cells = scratch.places[digit.index()] & rules.cells(house);
  const int surplus = cells.size() - 2;
  if (surplus <= 0) return Outcome::unchanged;
  const CellSet able = cells & scratch.rich;
  if (able.size() < surplus) return Outcome::hopeless;
  if (able.size() > surplus) return Outcome::unchanged;
  for (const Cell cell : able) scratch.take_out(Candidate(cell, digit));
  bug.extras.insert(able, digit);
  bug.extra_digits.insert(digit);
  bug.roof |= able;
  return Outcome::changed;
}

bool take_out_extras(const Board& board, Scratch& scratch, Deadly& bug) {
  for (bool has_changed = true; has_changed && !scratch.rich.empty();) {
    has_changed = false;
    for (const House house : board.rules().houses()) {
      if (!board.rules().cells(house).intersects(scratch.rich)) continue;
      for (const Digit digit : board.rules().digits()) {
        const Outcome outcome = look(board.rules(), scratch, house, digit, bug);
        if (outcome == Outcome::hopeless) return false;
        has_changed = has_changed || outcome == Outcome::changed;
      }
    }
  }
  return scratch.rich.empty();
}

bool is_grave(const Board& board, const Scratch& scratch) {
  for (const House house : board.rules().houses()) {
    for (const CellSet& places : scratch.places) {
      const CellSet cells = places & board.rules().cells(house);
      if (!cells.empty() && cells.size() != 2) return false;
    }
  }
  return true;
}

}  // namespace

void Bug::build(const Board& board, Workspace& workspace) {
  pattern_.reset();
  if (!board.rules().may_swap(board.unsolved(), board.rules().houses())) return;
  const CellSet rich = board.unsolved() - workspace.bivalue();
  if (rich.empty() || rich.intersects(workspace.cells_with(0) | workspace.cells_with(1))) return;
  CellSet seen = CellSet::every();
  for (const Cell cell : rich) {
    seen &= board.rules().peers(cell);
    if (seen.empty()) return;
  }
  Scratch scratch;
  scratch.rich = rich;
  for (const Digit digit : board.rules().digits())
    scratch.places[digit.index()] = board.places(digit);
  for (const Cell cell : rich) {
    scratch.spare[cell.index()] = static_cast<std::uint8_t>(board.candidates(cell).size() - 2);
  }
  Deadly bug;
  bug.cells = board.unsolved();
  if (take_out_extras(board, scratch, bug) && is_grave(board, scratch)) pattern_ = bug;
}

}  // namespace nonet::logic
