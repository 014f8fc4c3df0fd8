// What follows from what in a chain, a loop, a forcing chain or a net, as numbered lines. Words
// tell the lines one by one and pictures number candidates by them, so both carry the same numbers.
//
// A line supposes something, or says what becomes true together with the "is not" it rests on, or
// says what is ruled out at the end of a chain, or what clashes:
//
//   1  suppose r5c6 is 3
//   2  follow  r4c5 is 2       rests on r4c5 is not 3, by line 1; its cell has nothing else
//   3  follow  r7c6 is 2       rests on r6c6 is not 2, by line 2; column 6 has no other place
//   4  deny    r5c6 is not 3   rests on line 3
//
// Steps of other techniques, and Remote Pairs, whose words need no numbers, have no lines.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "explain/chains.hpp"
#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::explain {

// A digit is in one of the cells, or in none of them.
struct Claim {
  Digit digit = Digit(1);
  CellSet cells;
  bool is_true = true;

  friend bool operator==(const Claim&, const Claim&) = default;
};

// These digits are not in these cells, because of a line: it fills the cell, or sees it, or
// supposes just that.
struct RuledOut {
  DigitSet digits;
  CellSet cells;
  int by = 0;  // index of the line
};

struct Clash {
  enum class Kind : std::uint8_t {
    opposite,    // line `a` says that a candidate is not, line `b` that it is
    twice,       // lines `a` and `b` put a digit twice into a house
    two_digits,  // lines `a` and `b` put two digits into a cell
    no_digit,    // nothing is left for a cell; the line's `rests` say why
    no_place,    // a digit has no place left in a house; likewise
    too_few,     // a fish: too few houses are left for a digit
  };
  Kind kind = Kind::opposite;
  int a = 0, b = 0;
  Candidate candidate{Cell(0), Digit(1)};  // the digit of a house, the cell without digits
  std::optional<House> house;
};

struct Implications;

struct Implication {
  enum class Kind : std::uint8_t { suppose, follow, deny, clash };
  enum class Reason : std::uint8_t { none, cell, house, set };

  Kind kind = Kind::suppose;
  std::string outer;  // inside another chain: the label of the line that it is about, and a dot
  char branch = 0;    // 'A', 'B', ...; 0 where there is only one
  int number = 1;     // in its branch
  Claim claim;  // what the line makes true or supposes; deny: what is ruled out; clash: nothing
  Reason reason = Reason::none;  // why nothing else is left
  std::optional<House> house;    // of Reason::house
  CellSet set;                   // of Reason::set: an almost locked set
  DigitSet set_digits;
  std::vector<RuledOut> rests;  // what it rests on; a supposition on nothing
  std::optional<Mark> pattern;  // deny: what is left makes this pattern, which rules it out
  // If that is a chain: its lines, in what the lines before have left. The next lines may be denied
  // by the same one, which is told with the first.
  std::shared_ptr<const Implications> inside;
  Clash clash;     // of Kind::clash
  int joins = -1;  // the rest of this branch is told in another one, from this line on
};
std::string label(const Implication& line);  // "3", "A2"; inside a chain "3.2", "A2.B1"

// Exactly one of two sides of a loop is true; what that removes.
struct LoopPair {
  Claim a, b;   // two ends of a weak link; unused if there is a set
  CellSet set;  // or the digits that a set keeps for itself
  DigitSet keeps;
  CandidateSet removed;
};

struct Implications {
  enum class Ending : std::uint8_t {
    none,
    one_of,        // the first line is wrong or the last one is right: `first`, `last`
    wrong,         // the last line clashes, so the first one is wrong
    loop,          // the last line is the first again
    every_branch,  // every branch ends the same way
    fish,          // so does a fish without its fins
  };
  std::vector<Implication> lines;
  bool is_net = false;  // lines may rest on several others
  // Of several branches: the cell with its digits, or the house with the places of the digit, of
  // which one is true. None where a candidate is, or is not.
  std::optional<Mark> choice;
  Ending ending = Ending::none;
  std::vector<LoopPair> pairs;  // of a loop: those that remove something
};

bool is_told_in_lines(Technique technique);
// Whether it begins with a supposition: forcing chains and nets, Nishio.
bool is_forcing(Technique technique);
Implications implications(const Board& before, const Step& step);

// A house whose places for the digit are just these: what makes a strong link between them.
std::optional<House> house_with_places(const Board& board, Digit digit, CellSet places);
// A house that holds all these cells: a row or column before a box, unless `prefers_box`.
std::optional<House> house_of_all(const Rules& rules, CellSet cells, bool prefers_box = false);

// The cells that see all of these.
CellSet seen_by_all(const Rules& rules, CellSet cells);

// Of a pattern where box and line cross: the house that keeps the digit, and the one it is kept in.
std::pair<House, House> crossing(const Mark& pattern);

// The evidence without that of chains inside.
std::vector<Mark> outer_marks(const Step& step);

// --- the parts of it
Implications net_implications(const Board& before, const Step& step);
std::vector<LoopPair> loop_pairs(const Board& before, const Step& step, const Chain& loop);

}  // namespace nonet::explain
