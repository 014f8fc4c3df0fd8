// Samples: tests/data/techniques/<id>.txt, positions in which a technique finds something, and
// positions in which it does not. A line is a line of HoDoKu's library whose first field is our id:
//
//   :xy_wing:x:GRID:DELETED:ELIMINATIONS:PLACEMENTS:    some step has exactly this effect
//   :xy_wing-x:x:GRID:DELETED:::                        there is no step
//
// GRID has a plus before each placed digit; DELETED, ELIMINATIONS and PLACEMENTS list candidates as
// digit, row, column: 913 is 9 in r1c3. Blank lines and lines that begin with # are passed over.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "nonet/walk.hpp"

namespace nonet::samples {

inline std::string folder() {
  const char* data = std::getenv("NONET_TEST_DATA");
  return (data == nullptr ? std::string("tests/data") : std::string(data)) + "/techniques";
}

// "913 522"
inline CandidateSet read_candidates(std::string_view text) {
  CandidateSet set;
  for (std::size_t i = 0; i + 2 < text.size(); i += 4) {
    set.insert(Candidate(Cell::at(text[i + 1] - '1', text[i + 2] - '1'), Digit(text[i] - '0')));
  }
  return set;
}

inline std::string write_candidates(const CandidateSet& set) {
  std::string text;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : set.cells(digit)) {
      if (!text.empty()) text += ' ';
      text += digit.symbol();
      text += static_cast<char>('1' + cell.row());
      text += static_cast<char>('1' + cell.column());
    }
  }
  return text;
}

inline Known known_of(const Puzzle& puzzle) {
  return {.givens = puzzle.givens,
          .is_unique = solve(Puzzle(puzzle.given_grid(), puzzle.rules)).verdict == Verdict::unique};
}

// Calls the visitor with every step of the technique itself, not of its kin.
template <typename Visit>
void for_each_step(const Puzzle& puzzle, Technique technique, const Visit& visit) {
  find_steps(puzzle.start().board, known_of(puzzle), technique, visit, Kin::left_out);
}

}  // namespace nonet::samples
