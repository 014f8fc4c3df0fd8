// Min-Max: the least and the most that the other cells of a sum can make bound each of its cells:
// in a cage, along an arrow, on the diagonal of a little killer.
//
// Why it holds: the sum is known, so a cell has what the others leave; and these make no less than
// their lowest candidates and no more than their highest, cells that see each other with different
// digits.
//
// Order: by clue, as they are written. Cost: a few operations for each cell of each sum.

#include <algorithm>
#include <bit>

#include "constraints/clue_book.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::min_max {

extern const Prose prose = {
    .summary = "a sum whose other cells make so much at least, or so little at most",
    .why =
        "A sum of many cells has too many combinations to write down, but its ends are easy: give "
        "all other cells their lowest candidates, different ones where they see each other, and "
        "the cell gets the most it can have; give them the highest, and it gets the least. What is "
        "beyond goes.",
    .explanation =
        "{clue}: {rule}.\n"
        "Take for each cell the least and the most that all the others can make: {T}.",
};

namespace {

Digit highest(DigitSet digits) {
  return Digit::at(std::bit_width(static_cast<unsigned>(digits.bits())) - 1);
}

// What some cells make at least and at most, in weights of one sign.
class Extremes {
 public:
  explicit Extremes(const Board& board) : board_(board) {}

  // Cells that see each other, and no more than that is known of them.
  int extreme(CellSet cells, bool is_high) const {
    DigitSet all;
    int each = 0;
    for (const Cell cell : cells) {
      const DigitSet own = digits(cell);
      all = all | own;
      each += is_high ? highest(own).face() : own.first().face();
    }
    int together = 0;
    for (int left = cells.size(); left > 0 && !all.empty(); --left) {
      const Digit digit = is_high ? highest(all) : all.first();
      together += digit.face();
      all.erase(digit);
    }
    return is_high ? std::min(each, together) : std::max(each, together);
  }
  DigitSet digits(Cell cell) const {
    const std::optional<Digit> digit = board_.grid().at(cell);
    return digit ? DigitSet{*digit} : board_.candidates(cell);
  }
  // Of all cells of the sum but one: groups of cells that see each other, one after the other.
  int extreme(const CluePart& part, const CluePart::Sum& sum, std::size_t but, bool is_high) const {
    int total = 0;
    CellSet done{part.cells[sum.cells[but]]};
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const Cell cell = part.cells[sum.cells[i]];
      const int weight = sum.weights[i];
      if (done.contains(cell) || weight == 0) continue;
      CellSet group{cell};
      for (std::size_t j = i + 1; j < sum.cells.size(); ++j) {
        const Cell other = part.cells[sum.cells[j]];
        if (sum.weights[j] != weight || done.contains(other)) continue;
        if ((group - board_.rules().peers(other)).empty()) group.insert(other);
      }
      done |= group;
      total += weight * extreme(group, is_high == (weight > 0));
    }
    return total;
  }

 private:
  const Board& board_;
};

bool is_whole(const Board& board, const CluePart& part) {
  return std::ranges::all_of(part.cells, [&](Cell cell) {
    return board.grid().at(cell) || !board.candidates(cell).empty();
  });
}

}  // namespace

void find(const Board& board, Workspace&, const TechniqueInfo&, StepSink& out) {
  const ClueBook* book = board.rules().clues();
  if (book == nullptr) return;
  const Extremes extremes(board);
  for (std::size_t number = 0; number < book->parts.size(); ++number) {
    const CluePart& part = book->parts[number];
    if (part.clue < 0 || !part.set.intersects(board.unsolved()) || !is_whole(board, part)) continue;
    for (const CluePart::Sum& sum : part.sums) {
      Step step = out.step();
      for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        const Cell cell = part.cells[sum.cells[i]];
        if (sum.weights[i] == 0 || !board.unsolved().contains(cell)) continue;
        const int least = extremes.extreme(part, sum, i, false);
        const int most = extremes.extreme(part, sum, i, true);
        for (const Digit digit : board.candidates(cell)) {
          const int share = sum.total - sum.weights[i] * digit.face();
          if (share < least || share > most) step.eliminate(Candidate(cell, digit));
        }
      }
      step.show(Role::clue, part.set).speak_of(static_cast<int>(number));
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::min_max
