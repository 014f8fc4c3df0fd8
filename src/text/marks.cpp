// Groups of digits as cells; marks.hpp says what is lost by them.

#include "text/marks.hpp"

#include <algorithm>

namespace nonet::text {

DigitSet shown_digits(const Puzzle& puzzle, const CandidateSet& candidates, Cell cell) {
  const std::optional<Digit> digit = puzzle.grid.at(cell);
  return digit ? DigitSet{*digit} : candidates.digits(cell);
}

void lose_lone_candidates(const Record& record, Losses& losses) {
  const CandidateSet candidates = record.puzzle.all_candidates();
  for (const Cell cell : record.puzzle.blanks()) {
    if (candidates.digits(cell).size() != 1) continue;
    losses.push_back("lone candidates apart from digits");
    return;
  }
}

void lose_plain_looking_marks(const Record& record, Losses& losses) {
  lose_lone_candidates(record, losses);
  if (!record.puzzle.marks) return;
  bool has_group = false;
  for (const Cell cell : record.puzzle.blanks()) {
    has_group |= record.puzzle.candidates(cell).size() > 1;
  }
  if (!has_group) losses.push_back("pencil marks that are all empty");
}

}  // namespace nonet::text
