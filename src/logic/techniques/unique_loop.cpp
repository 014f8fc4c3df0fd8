// Unique Loop: six cells or more in a ring, each sharing a house with the next, that could all hold
// the same two digits, every house of theirs holding just two of them. If they hold nothing else
// the two digits can be exchanged all along the loop: a deadly pattern (deadly.hpp). Four cells in
// a ring are a unique rectangle.
//
// Why every house has two: walking the ring, the digits take turns. A house with one cell at an
// even step and one at an odd step keeps its digits when they are exchanged.
//
// Order: shorter loops first, then by pair of digits and by start; in a loop type 1, 2, 4, 3.
// Cost: pairs of digits that cannot make a loop are seen at a glance, for each cell of two
// candidates some ten nanoseconds.

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "logic/deadly.hpp"

namespace nonet::logic::unique_loop {

const Prose prose = {
    .summary =
        "a ring of six cells or more that could hold the same two digits, but for extras in a "
        "few of them",
    .why =
        "Walk a ring of cells in which neighbours share a house and every house met holds "
        "exactly two of the cells, one at an even step and one at an odd step. If they held only "
        "two digits, the digits would take turns, and exchanging them would disturb no house: "
        "two solutions. So one of the extras is true, with the same consequences as in a unique "
        "rectangle.",
    .explanation =
        "If none of {roof} took {extra.digits}, the cells of {floor} and {roof} would hold only "
        "{digits} and could be filled in two ways; the puzzle would have two solutions.[ So "
        "{cell} takes one of its other candidates.][ So one of {roof} is {z}, and no cell that "
        "sees all of them can be {z}.][ So one of {roof} takes one of {extra.digits}, and "
        "together with {subset} it uses up the digits {subset.digits} in {house}.][ In "
        "{other_house} the digit {x} has no place but {roof}, so one of them is {x} and the "
        "other takes such an extra; neither is {y}.]",
    .example = "",
};

namespace {

constexpr int kShortest = 6;
constexpr int kMostWithExtras = 2;  // unless all extras are the same digit

// The cells that have another of the set in each of their houses; no other cell can be in a loop.
CellSet prune(const Board& board, CellSet cells) {
  for (CellSet before; before != cells;) {
    before = cells;
    for (const Cell cell : before) {
      CellSet others = cells;
      others.erase(cell);
      for (const House house : board.rules().houses_of(cell)) {
        if (!others.intersects(house.cells())) cells.erase(cell);
      }
    }
  }
  return cells;
}

// Collects the loops for one pair of digits.
class LoopSearch {
 public:
  LoopSearch(const Board& board, DigitSet pair, std::vector<Deadly>& loops)
      : board_(board), pair_(pair), loops_(loops), first_(loops.size()) {}

  void find_from(Cell start, CellSet cells) {
    start_ = start;
    cells_ = cells;
    Path path;
    path.enter(start);
    extend(path, start, HouseSet{});
  }

 private:
  struct Path {
    CellSet cells;
    int length = 0;
    // Houses met at even and at odd steps; none is met twice at either.
    std::array<HouseSet, 2> met;
    DigitSet extras;
    int with_extras = 0;

    bool may_enter(Cell cell) const {
      return (met[length % 2] & HouseSet::of(cell)).empty() && !cells.contains(cell);
    }
    void enter(Cell cell) {
      met[length % 2] = met[length % 2] | HouseSet::of(cell);
      cells.insert(cell);
      ++length;
    }
  };

  // `last` is the kind of house that led to the cell: the next link must be of another kind.
  void extend(const Path& path, Cell cell, HouseSet last) {
    for (const House house : HouseSet::of(cell) - last) {
      CellSet next = cells_ & house.cells();
      next.erase(cell);
      for (const Cell to : next) {
        if (to == start_) {
          if (path.length >= kShortest && path.met[0] == path.met[1]) keep(path.cells);
          continue;
        }
        if (!path.may_enter(to)) continue;
        Path longer = path;
        const DigitSet extra = board_.candidates(to) - pair_;
        longer.extras = longer.extras | extra;
        if (!extra.empty()) ++longer.with_extras;
        if (longer.with_extras > kMostWithExtras && longer.extras.size() > 1) continue;
        longer.enter(to);
        extend(longer, to, HouseSet{house});
      }
    }
  }

  // The same ring is walked both ways round, and by either house where two cells share two.
  void keep(CellSet cells) {
    for (std::size_t i = first_; i < loops_.size(); ++i) {
      if (loops_[i].cells == cells) return;
    }
    loops_.push_back(make_deadly(board_, cells, pair_));
  }

  const Board& board_;
  DigitSet pair_;
  std::vector<Deadly>& loops_;
  std::size_t first_;
  Cell start_ = Cell(0);
  CellSet cells_;
};

std::vector<Deadly> find_loops(const Board& board, const Workspace& workspace) {
  std::vector<Deadly> loops;
  CellSet starts = workspace.bivalue();
  while (!starts.empty()) {
    const DigitSet pair = board.candidates(starts.first());
    const CellSet able =
        board.places(pair.first()) & board.places((pair - DigitSet{pair.first()}).first());
    const CellSet same = able & workspace.bivalue();
    starts -= same;
    CellSet cells = prune(board, able);
    LoopSearch search(board, pair, loops);
    for (const Cell start : same& cells) {
      if (cells.size() < kShortest) break;
      search.find_from(start, cells);
      cells.erase(start);  // its loops are all known
    }
  }
  return loops;
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  constexpr Technique kSelf = Technique::unique_loop;
  std::vector<Deadly> loops = find_loops(board, workspace);
  if (loops.empty()) return;
  const auto is_shorter = [](const Deadly& a, const Deadly& b) {
    return a.cells.size() < b.cells.size();
  };
  std::stable_sort(loops.begin(), loops.end(), is_shorter);
  for (const Deadly& loop : loops) {
    for (const auto emit : {emit_type_1, emit_type_2, emit_type_4, emit_type_3}) {
      if (emit(board, loop, kSelf, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::unique_loop
