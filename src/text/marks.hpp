// Formats that show every cell as a group of digits: what a group holds, and what it cannot say.
#pragma once

#include "text/format.hpp"

namespace nonet::text {

// The digit of a filled cell, the candidates of a blank one.
DigitSet shown_digits(const Puzzle& puzzle, const CandidateSet& candidates, Cell cell);

// A blank cell with one candidate reads back as a digit.
void lose_lone_candidates(const Record& record, Losses& losses);
// The same, and a grid in which no group has two digits reads back as plain digits and blanks.
void lose_plain_looking_marks(const Record& record, Losses& losses);

}  // namespace nonet::text
