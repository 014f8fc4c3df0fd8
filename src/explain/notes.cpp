// See notes.hpp.
//
// Who writes down every candidate and then strikes out what cannot be, never strikes out the
// solution; and by accident once or twice, not everywhere. Who writes reminders leaves out whole
// groups: a cell that is not looked at yet, or a digit with more than two places in a box (Snyder's
// notation). So the notes are all there if every blank cell has some and each holds its solution;
// or if nothing that must be there is missing and nearly every cell has some; or if hardly anything
// is missing, every cell has some, and what is missing is not what a writer of pairs or of single
// digits leaves out by habit.

#include "nonet/notes.hpp"

#include <algorithm>

#include "nonet/house_set.hpp"

namespace nonet {
namespace {

// One accident can take a digit from the notes of a row, a column and a box; where few cells are
// left, so much would be a habit.
constexpr int kMostMissing = 3;
constexpr int kMissingShare = 12;
// One cell in so many may be without notes.
constexpr int kWrittenShare = 8;
// Snyder's notation has two places for a digit of a box.
constexpr int kPair = 2;

// Cells whose notes lack the digit of the solution.
int count_missing(const CandidateSet& allowed, const CandidateSet& written, CellSet cells,
                  const Grid& solution) {
  int missing = 0;
  for (const Cell cell : cells) {
    const Candidate truth(cell, *solution.at(cell));
    if (allowed.contains(truth) && !written.contains(truth)) ++missing;
  }
  return missing;
}

// Whether every digit is written down somewhere in every box that has room for it; or all but one
// is, which is written in other boxes and has fewer places than others that are written: nobody who
// notes three places leaves out two by habit.
bool covers_boxes(const Rules& rules, const CandidateSet& allowed, const CandidateSet& written) {
  int unwritten = 0, largest_unwritten = 0, largest_written = 0;
  for (const House box : rules.houses() & HouseSet::boxes()) {
    for (const Digit digit : rules.digits()) {
      const int places = (allowed.cells(digit) & rules.cells(box)).size();
      const int noted = (written.cells(digit) & rules.cells(box)).size();
      largest_written = std::max(largest_written, noted);
      if (places == 0 || noted > 0) continue;
      if (written.cells(digit).empty()) return false;
      ++unwritten;
      largest_unwritten = std::max(largest_unwritten, places);
    }
  }
  return unwritten <= 1 && largest_written > std::max(kPair, largest_unwritten);
}

CandidateSet only_in(CellSet cells, const CandidateSet& candidates) {
  CandidateSet kept;
  for (const Digit digit : DigitSet::every()) kept.insert(candidates.cells(digit) & cells, digit);
  return kept;
}

}  // namespace

CellSet unwritten_cells(const Puzzle& position) {
  return position.marks ? position.blanks() - position.marks->cells() : CellSet();
}

Notes guess_notes(const Puzzle& position, const std::optional<Grid>& solution) {
  if (!position.marks) return Notes::all;
  const CellSet blanks = position.blanks(), unwritten = unwritten_cells(position);
  const CandidateSet allowed =
      only_in(blanks - unwritten, basic_candidates(position.grid, *position.rules));
  const CandidateSet written = *position.marks & allowed;
  int missing = 0;
  if (solution) {
    missing = count_missing(allowed, written, blanks - unwritten, *solution);
    if (missing == 0 && unwritten.empty()) return Notes::all;
  }
  // Before a mark is called missing no cell may be open.
  const int most_unwritten = missing > 0 ? 0 : blanks.size() / kWrittenShare;
  const int most_missing = std::clamp(blanks.size() / kMissingShare, 1, kMostMissing);
  const bool is_all = unwritten.size() <= most_unwritten && missing <= most_missing &&
                      covers_boxes(*position.rules, allowed, written);
  return is_all ? Notes::all : Notes::partial;
}

Puzzle with_notes(Puzzle position, Notes notes) {
  if (!position.marks || notes == Notes::exact) return position;
  const CandidateSet basic = basic_candidates(position.grid, *position.rules);
  CandidateSet marks = notes == Notes::all ? *position.marks & basic : basic;
  for (const Cell cell : unwritten_cells(position)) marks.insert(cell, basic.digits(cell));
  position.set_marks(marks);
  return position;
}

}  // namespace nonet
