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
#include <cstdint>
#include <vector>

#include "logic/deadly.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::unique_loop {

extern const Prose prose = {
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
        "{floor+roof} form a loop in which every house holds two cells; all of them have "
        "{digits}, and only {roof} {roof|has|have} more.\n"
        "[In {other_house}, {x} can only be in {roof.or}, so one of these is {x}. If the "
        "other had no further digit, {digits} could be swapped all along the loop, and the "
        "puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.][If {roof} had only {digits}, {digits} could "
        "be swapped all along the loop, and the puzzle would have two solutions.\n"
        "The puzzle has one solution, so {cell} is {extra.digits.or}, and {T}.][If "
        "{roof.nor} were {z}, {digits} could be swapped all along the loop, and the puzzle "
        "would have two solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.][If {roof.nor} were {extra.digits.or}, "
        "{digits} could be swapped all along the loop, and the puzzle would have two "
        "solutions.\n"
        "So one of {roof} is {extra.digits.or}. Together with {subset} it uses up "
        "{subset.digits} in {house}: {T}.]",
};

namespace {

constexpr int kShortest = 6;
constexpr int kLongest = 2 * kDigits;  // two in every row
constexpr int kFewExtras = 2;  // cells with extras; more only if all extras are the same digit

// The cells that have another of the set in each of their houses; no other cell can be in a loop.
CellSet prune(const Rules& rules, CellSet cells) {
  for (CellSet before; before != cells;) {
    before = cells;
    HouseSet met, met_twice;
    for (const Cell cell : before) {
      met_twice = met_twice | (met & rules.houses_of(cell));
      met = met | rules.houses_of(cell);
    }
    for (const Cell cell : before) {
      if (!(rules.houses_of(cell) - met_twice).empty()) cells.erase(cell);
    }
  }
  return cells;
}

// Collects the loops for one pair of digits.
class LoopSearch {
 public:
  LoopSearch(const Board& board, DigitSet pair, int most_extras, std::vector<Deadly>& loops)
      : board_(board), pair_(pair), most_(most_extras), loops_(loops), first_(loops.size()) {}

  // Loops in these cells that start at a plain one.
  void find_in(CellSet cells, CellSet plain) {
    cells_ = prune(board_.rules(), cells);
    plain_ = plain & cells_;
    while (plain_.size() >= kShortest - most_ && cells_.size() >= kShortest && !plain_.empty()) {
      start_ = plain_.first();
      LoopPath path;
      path.enter(start_, board_.rules());
      extend(path, start_, HouseSet{});
      plain_.erase(start_);  // its loops are all known
      cells_ = prune(board_.rules(), (cells_ & plain_) | (cells_ - plain));
      plain_ &= cells_;
    }
  }

 private:
  struct LoopPath {
    CellSet cells;
    int length = 0;
    // Houses met at even and at odd steps; none is met twice at either.
    std::array<HouseSet, 2> met;
    int with_extras = 0;

    HouseSet closed() const { return met[length % 2]; }  // to the next cell
    void enter(Cell cell, const Rules& rules) {
      met[length % 2] = met[length % 2] | rules.houses_of(cell);
      cells.insert(cell);
      ++length;
    }
  };

  // `last` led to the cell; the next link must be along another house.
  void extend(const LoopPath& path, Cell cell, HouseSet last) {
    if (path.length >= kShortest && path.met[0] == path.met[1] &&
        board_.rules().sees(cell, start_)) {
      return keep(path.cells, path.met[0]);
    }
    const Rules& rules = board_.rules();
    const CellSet able = (path.with_extras < most_ ? cells_ : plain_) - path.cells;
    for (const House house : rules.houses_of(cell) - last - path.closed()) {
      for (const Cell to : able& rules.cells(house)) {
        if (!(path.closed() & rules.houses_of(to)).empty()) continue;
        LoopPath longer = path;
        if (!plain_.contains(to)) ++longer.with_extras;
        longer.enter(to, rules);
        extend(longer, to, HouseSet{house});
      }
    }
  }

  // The same ring is walked both ways round, and by either house where two cells share two.
  void keep(CellSet cells, HouseSet houses) {
    if (!board_.rules().may_swap(cells, houses)) return;
    for (std::size_t i = first_; i < loops_.size(); ++i) {
      if (loops_[i].cells == cells) return;
    }
    loops_.push_back(make_deadly(board_, cells, pair_));
  }

  const Board& board_;
  DigitSet pair_;
  int most_;
  std::vector<Deadly>& loops_;
  std::size_t first_;
  Cell start_ = Cell(0);
  CellSet cells_;
  CellSet plain_;
};

// How many cells have just these candidates, for sets of two and three.
class SetCounts {
 public:
  SetCounts(const Board& board, CellSet cells) {
    for (const Cell cell : cells) ++counts_[number(board.candidates(cell))];
  }
  int of(DigitSet set) const { return counts_[number(set)]; }

 private:
  static constexpr std::size_t kFaces = kDigits + 1;
  // By bits; where there are many digits, by their two or three faces.
  static std::size_t number(DigitSet set) {
    if constexpr (kHasClassic) return static_cast<std::size_t>(set.bits());
    std::size_t number = 0;
    for (const Digit digit : set) {
      number = number * kFaces + static_cast<std::size_t>(digit.face());
    }
    return number;
  }
  static constexpr std::size_t kSets =
      kHasClassic ? std::size_t{1} << kDigits : kFaces * kFaces * kFaces;
  std::array<std::uint8_t, kSets> counts_{};
};

// Loops for one pair, in the cells that have both digits. Either few of them have extras; or all
// extras are one digit, so that the cells are the pair's or the pair's and that digit's.
void find_loops(const Board& board, const Workspace& workspace, const SetCounts& counts,
                DigitSet pair, std::vector<Deadly>& loops) {
  const CellSet able =
      board.places(pair.first()) & board.places((pair - DigitSet{pair.first()}).first());
  const CellSet plain = able & workspace.bivalue();
  if (counts.of(pair) >= kShortest - kFewExtras) {
    LoopSearch(board, pair, kFewExtras, loops).find_in(able, plain);
  }
  for (const Digit extra : board.rules().digits() - pair) {
    const int more = counts.of(pair | DigitSet{extra});
    if (more <= kFewExtras || counts.of(pair) + more < kShortest) continue;
    const CellSet spiced = able & board.places(extra) & workspace.cells_with(3);
    const std::size_t before = loops.size();
    LoopSearch(board, pair, more, loops).find_in(plain | spiced, plain);
    // Those with few extras are known already, or want more plain cells than there are.
    const auto has_few = [](const Deadly& loop) { return loop.roof.size() <= kFewExtras; };
    loops.erase(
        std::remove_if(loops.begin() + static_cast<std::ptrdiff_t>(before), loops.end(), has_few),
        loops.end());
  }
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const SetCounts counts(board, workspace.bivalue() | workspace.cells_with(3));
  std::vector<Deadly> loops;
  CellSet starts = workspace.bivalue();
  while (!starts.empty()) {
    const DigitSet pair = board.candidates(starts.first());
    starts -= board.places(pair.first()) & board.places((pair - DigitSet{pair.first()}).first());
    find_loops(board, workspace, counts, pair, loops);
  }
  for (int length = kShortest; length <= kLongest; length += 2) {
    for (const Deadly& loop : loops) {
      if (loop.cells.size() != length) continue;
      for (const auto emit : {emit_type_1, emit_type_2, emit_type_4, emit_type_3}) {
        if (emit(board, loop, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::unique_loop
