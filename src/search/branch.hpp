// Where to guess: one rule for both engines, so that both search the same tree and meet the same
// solution first. It looks at a position at its fixpoint, where the engines agree on every
// candidate.
//
// A cell with two candidates, the one that will move most. Points are for what it sees:
//   one     for each cell that has more than two candidates
//   four    for each of its three surroundings where another cell of two has one of its digits and
//           may so be settled at once: the rest of the row and the rest of the column outside of
//           its box, and the other two rows of its box
//   four    for that rest of the row, and of the column, if both of its digits have places there,
//           so that something goes whichever is right
// Of equal ones the last place in a box, then the last box. The lowest digit is tried first.
//
// If no cell has kWorthy points, a line: of the six bands and stacks the one with fewest ways for
// all digits that is still open, in it the lowest digit with two ways (with more if there is none),
// and the first minirow (or minicolumn) that is in the one way and not in the other. The digit is
// there, or it is not.
//
// Guesses and passes of the single engine at limit 2, on 800 puzzles of magictour, 300 of forum 11+
// and all of 1106:
//
//   without points for both digits      7.4, 59      67, 426     121, 754
//   as it is                            6.8, 57      58, 392     102, 671
//
// Mirrored positions: if every open cell has two candidates left, then at the fixpoint every digit
// has two places in each house that still needs it (fewer would be a hidden single, more would
// leave too few for the others). Swapping every open cell to its other candidate therefore turns a
// solution into a solution, and the two sides of any guess have equally many. One side is searched
// and its solutions count twice: counting in lanes went from 8.0 to 9.4 M/s.
//
// Several guesses at once: where solutions abound, a guess is hardly ever wrong, and waiting for
// the fixpoint between guesses is most of the price. So on the first way down from the root, once
// one guess has not been enough, the first cells of two of which no two share a band or a stack
// are guessed together, without scoring them. A dead end makes the search timid:
//
//   at rest:  A {1,2}  B {3,7}  C {2,9}        the search goes on with A = 1, B = 3, C = 2
//   waits 0:  A {2}    B {3,7}  C {2,9}        boldness 0: nothing with A = 1 was right
//   waits 1:  A {1}    B {7}    C {2,9}        the boldness of the position at rest, less 1
//   waits 2:  A {1}    B {3}    C {9}          the same; it is taken back first
//
// The four positions share no solution and have all of them, so nothing is lost or counted twice.
// Boldness is a matter of the way from the root to a position and nothing else, so it travels with
// the positions that wait.

#pragma once

#include <stdint.h>

namespace nonet::search {

// Several guesses at once: two with 12 to 19 open cells, three with 20 to 44. With fewer cells the
// guesses meet; positions with more are mostly those of hard puzzles with one solution.
constexpr int kMaxGuesses = 3;
constexpr int kBoldMin = 12, kBoldThree = 20, kBoldMax = 44;
// How often such guesses may be taken back before the search goes on one by one. A root has
// kNoGuessYet and then kBoldness: its first guess is single, most puzzles need no second.
constexpr unsigned kBoldness = 3, kNoGuessYet = kBoldness + 1;

// A cell of two with fewer points is not guessed.
constexpr int kWorthy = 16;

// Where to guess: one cell, or several at once, each of which takes its lowest digit; or a line.
struct Branch {
  bool is_mirrored;   // the other digit of the cell has just as many solutions, none equal
  bool is_rectangle;  // and these are two in all, lanes_twin.hpp
  uint8_t n;          // cells; 0: a line
  uint8_t cell[kMaxGuesses];
  uint16_t digit;  // of the line: its bit
  uint8_t in_line[3], beside[6];
};

}  // namespace nonet::search
