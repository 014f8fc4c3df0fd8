// Latency: one puzzle, as fast as a call can be. The algorithm; kernels/ supplies the vectors.
//
// The whole board is nine vectors, one per place in a box, one 16-bit lane per box:
//
//      places of a box          lanes of every vector
//        0 1 2                    box 0  box 1  box 2  idle     band 0
//        3 4 5                    box 3  box 4  box 5  idle     band 1
//        6 7 8                    box 6  box 7  box 8  idle     band 2
//                                 idle   idle   idle   idle     (absent from the scalar kernel)
//
//      a lane                   bit d-1 is set while digit d is a candidate of that cell
//        . . . . . . . 9 8 7 6 5 4 3 2 1
//
// So each rule inside a box is plain logic between vectors, done for nine boxes and nine digits at
// once, and only the talk between boxes moves lanes: 14 moves in a pass. (One lane per minirow and
// three 512-bit vectors needs 20 slower ones; one vector per box, the usual way, by count 72.) Idle
// lanes hold nine candidates in every place, which no rule can change.
//
// A pass applies, to the whole board: naked singles, locked candidates in rows
// and in columns (exactly: all ways to place a digit in a band), hidden singles and, where these
// move nothing, hidden triples of a minirow or minicolumn. It was about 65 cycles on Zen 4 with
// AVX-512, 100 on Sapphire Rapids with AVX2, both with triples, and has become a fifth lighter with
// AVX2 since (278 -> 226 instructions without triples); an easy puzzle needs 2.2 of them.
// When a pass changes nothing the search guesses (branch.hpp).
//
// What a vector type offers (lanes of 16 bits; masks are all ones or zero):
//   load store all & | ^ - (and not)     or3 and3 majority     add (no carry between lanes)
//   and_or(a,b,c) = a&b | c     and_either(a,b,c) = a & (b|c)     and_unless(a,b,c) = a & (b|~c)
//   is_zero, is_single (of a zero lane: either), at_most_two -> mask     none -> bool
//   larger(a,b): lane by lane     largest: of all lanes (below 0x8000)
//   add_where_met(sum,n,a,b): sum + n where a and b have a bit in common, else sum
//   without_if_more(x,v): x without v where it has more than v, else x
//   add_where_many(sum,x): sum + x where x has two bits or more, else sum
//   strike_where_many(x,v): x without v where x has two bits or more, else x
//   less(a,b): a - b, where b is not more     kCountsBits: whether that takes one instruction
//   less_where_any(sum,n,a): sum - n where a is not zero, else sum
//   where_many(v,x): v where x has two bits or more, else 0
//   count: bits set     below_lowest: ones below the lowest bit of a lane that is not zero
//   both(a,b): zero where either is zero     next_stack<n> next_band<n>: the lane n boxes further
//   parse, print: 81 characters to nine vectors of candidates, nine vectors of characters to text
//   read_candidates: 81 candidate sets to nine vectors; what idle lanes get does not matter

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "search/built_with.hpp"
#include "search/join.hpp"
#include "search/single_branch.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
namespace {

// Each that waits does so for a digit that was put into one line of its box. That can happen twice
// for each digit in each band, then its third line there is known: 54 * 2, and some more in
// positions without a solution.
constexpr int kMostWaiting = 112;

struct Silent {
  void guess(bool) {}
  void back() {}
  void pass() {}
};
struct Counting {
  Effort* effort;
  void guess(bool) { ++effort->guesses; }
  void back() {}
  void pass() { ++effort->passes; }
};
// How much of the tree lies behind, both sides of a guess counting as halves.
struct Share {
  double here = 1;
  double open[kMostWaiting];
  int depth = 0;

  double seen() const {
    double rest = 0;
    for (int i = 0; i < depth; ++i) rest += open[i];
    return 1 - rest;
  }
};
struct Weighing {
  Share* share;
  void guess(bool is_doubled) {
    if (is_doubled) return;
    share->open[share->depth++] = share->here /= 2;
  }
  void back() { share->here = share->open[--share->depth]; }
  void pass() {}
};

// A position on the way from the root: the last is searched, the others wait until what was guessed
// instead has been searched through.
struct Waypoint {
  Vec place[9];
  unsigned boldness;
  unsigned doublings;  // each solution below counts 2 to this power
};

inline void copy(Vec to[9], const Vec from[9]) {
#pragma GCC unroll 9  // and no call of memcpy
  for (int i = 0; i < 9; ++i) to[i] = from[i];
}

// The digit is in the line in `yes`, and no longer there in `place`.
inline void take_line(Vec place[9], const Question& q, Vec yes[9]) {
  const Vec digit = load(kTables.window + 15 - q.lane) & all(static_cast<int>(q.digit));
  for (int i = 0; i < 9; ++i) {
    const Vec x = place[i], in = digit & load(kTables.in_line[q.line][i]);
    yes[i] = x - (digit - in);
    place[i] = x - in;
  }
}

// The digits of a cell, in every lane.
inline Vec digits_at(const Vec& place, unsigned lane) {
  uint16_t digits;
  std::memcpy(&digits, reinterpret_cast<const char*>(&place) + lane * sizeof digits, sizeof digits);
  return all(digits);
}

// Takes the lowest digit of a cell of two. `place` is left with the other, if that is another
// board. What the cell sees loses the digit at once: the rules would find that out, but so the next
// pass sees what follows from it, and there are 12 % fewer passes on the hard collections.
inline void take_lowest(Vec place[9], unsigned spot, Vec yes[9]) {
  const bool is_left = place != yes;
  const unsigned at = spot / kPlace, lane = spot % kPlace;
  const Vec here = load(kTables.window + 15 - lane);
  const Vec in_band = load(kTables.in_band[lane / 4]), in_stack = load(kTables.in_stack[lane % 4]);
  const Vec digits = digits_at(place[at], lane);
  const Vec lowest = add(below_lowest(digits), all(1)), other = digits - lowest;
  const Vec cell = place[at] - here;
  // What goes from the cells of a column of the box, or its like in the boxes above and below.
  Vec lowest_below[3], other_below[3];
  for (unsigned k = 0; k < 3; ++k) {
    const Vec below = in_stack & load(kTables.in_line[3 + at % 3][k]);
    lowest_below[k] = below & lowest;
    other_below[k] = below & other;
  }
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Vec beside = and_or(in_band, load(kTables.in_line[at / 3][3 * r]), here);
    const Vec lowest_beside = beside & lowest, other_beside = beside & other;
#pragma GCC unroll 3
    for (unsigned k = 0; k < 3; ++k) {
      const unsigned i = 3 * r + k;
      const Vec x = place[i];
      if (is_left) place[i] = x - (other_beside | other_below[k]);
      yes[i] = x - (lowest_beside | lowest_below[k]);
    }
  }
  if (is_left) place[at] = cell | (here & other);
  yes[at] = cell | (here & lowest);
}

// The tree that all engines share, or lines alone. Lines favour no digit and take every solution
// for itself: what is enumerated, and what seeds are made into, comes in this order.
enum class Way { tree, lines };

// Calls found(board, times) at each solution; it returns false to stop. Depth first, the lowest
// digit before the others, a digit in its line before it is elsewhere. A root that is `still` is
// at its fixpoint.
template <Way kWay, State kRoot = State::moving, class Tally, class Found>
inline void search(const Board& root, Tally tally, Found found) {
  unsigned boldness = kNoGuessYet;
  Waypoint way[kMostWaiting + 1];
  Waypoint* here = way;
  int fruitless = 0;  // guesses since the last solution
  unsigned doublings = 0;

  const auto leave_waiting = [&](unsigned its_boldness) {
    here->boldness = its_boldness;
    here->doublings = doublings;
    ++here;
  };
  // Guesses from a position at its fixpoint. False if that is hopeless.
  const auto guess = [&]() __attribute__((always_inline)) {
    if (fruitless >= kPatience && looks_hopeless(here->place)) return false;
    const Spots at = kWay == Way::tree ? choose(here->place, boldness) : Spots{};
    if (at.is_mirrored) ++doublings;
    for (unsigned i = 0; i < at.n; ++i) {
      tally.guess(at.is_mirrored);
      ++fruitless;
      take_lowest(here->place, at.spot[i], at.is_mirrored ? here->place : here[1].place);
      if (!at.is_mirrored) leave_waiting(i > 0 ? boldness - 1 : 0);
    }
    if (at.n == 0) {
      tally.guess(false);
      ++fruitless;
      take_line(here->place, choose_line(here->place), here[1].place);
      leave_waiting(0);
    }
    if (boldness == kNoGuessYet) boldness = kBoldness;
    return true;
  };

  // A copy, which no function gets the address of, so that it stays in registers where it can.
  Board board = root;
  if constexpr (kRoot == State::still) {
    copy(here->place, board.place);
    if (!guess()) return;
    copy(board.place, here->place);
  }
  for (;;) {
    board.sum = sum_of(board.place);
    State state;
    do {
      state = pass(board);
      tally.pass();
    } while (state == State::moving);

    if (state == State::full && is_solution(board)) {
      fruitless = 0;
      if (!found(board, uint64_t{1} << doublings)) return;
    } else if (state == State::still) {
      copy(here->place, board.place);
      if (guess()) {
        copy(board.place, here->place);
        continue;
      }
    }
    if (here == way) return;
    --here;
    copy(board.place, here->place);
    boldness = here->boldness;
    doublings = here->doublings;
    tally.back();
  }
}

inline void write_solution(const Board& board, char* solution81) {
  Vec text[9];
  for (int i = 0; i < 9; ++i) text[i] = add(count(below_lowest(board.place[i])), all('1'));
  print(text, solution81);
}

template <State kRoot = State::moving, class Tally>
inline size_t solve(const Board& root, size_t limit, char* solution81, Tally tally) {
  size_t solutions = 0;
  if (limit == 0) return 0;
  search<Way::tree, kRoot>(root, tally, [&](const Board& solved, uint64_t times) {
    if (solutions == 0 && solution81 != nullptr) write_solution(solved, solution81);
    solutions = times < limit - solutions ? solutions + static_cast<size_t>(times) : limit;
    return solutions < limit;
  });
  return solutions;
}

// One for text and for candidates: it is large, and browsers fetch it.
[[gnu::noinline]] size_t visit(Board& board, size_t limit, SolutionVisitor visitor, void* context) {
  size_t solutions = 0;
  if (limit == 0) return 0;
  search<Way::lines>(board, Silent{}, [&](const Board& solved, uint64_t) {
    char solution81[81];
    write_solution(solved, solution81);
    ++solutions;
    return visitor(context, solution81) && solutions < limit;
  });
  return solutions;
}

// An estimate is taken at so many solutions and whenever they have doubled. Sooner than a join
// costs as much as walking them, and it need not be good.
constexpr size_t kFirstLook = 16;

inline size_t count_few(Board& board, size_t limit, size_t many, uint64_t* estimate) {
  size_t solutions = 0, next_look = kFirstLook;
  if (limit == 0) return 0;
  Share share;
  search<Way::tree>(board, Weighing{&share}, [&](const Board&, uint64_t times) {
    solutions = times < limit - solutions ? solutions + static_cast<size_t>(times) : limit;
    if (solutions >= next_look) {
      while (next_look <= solutions) next_look *= 2;
      // So deep in a tree what was seen may round to nothing.
      constexpr double kLeastSeen = 1e-12;
      const double seen = share.seen();
      *estimate = static_cast<uint64_t>(static_cast<double>(solutions) /
                                        (seen < kLeastSeen ? kLeastSeen : seen));
      if (*estimate > many) solutions = limit;
    }
    return solutions < limit;
  });
  return solutions;
}

inline Board from_candidates(const uint16_t* masks81) {
  Board board;
  read_candidates(masks81, board.place);
  const Vec boxes = load(kTables.boxes);
  for (Vec& x : board.place) x = all(kAllDigits) & (x | (all(kAllDigits) - boxes));
  return board;
}

size_t solve_text(const char* puzzle81, size_t limit, char* solution81) {
  Board board;
  parse(puzzle81, board.place);
  return solve(board, limit, solution81, Silent{});
}
size_t go_on(const uint16_t* masks81, size_t limit, char* solution81) {
  Board board = from_candidates(masks81);
  return solve<State::still>(board, limit, solution81, Silent{});
}
size_t solve_candidates(const uint16_t* masks81, size_t limit, char* solution81) {
  Board board = from_candidates(masks81);
  return solve(board, limit, solution81, Silent{});
}
size_t count_few_candidates(const uint16_t* masks81, size_t limit, size_t many,
                            uint64_t* estimate) {
  Board board = from_candidates(masks81);
  return count_few(board, limit, many, estimate);
}
bool join_candidates(const uint16_t* masks81, JoinRoom& room, uint64_t limit, uint64_t* solutions) {
  Board board = from_candidates(masks81);
  board.sum = sum_of(board.place);
  State state;
  do {
    state = pass(board);
  } while (state == State::moving);
  *solutions = 0;
  if (state == State::dead) return true;
  uint16_t boxes[9][9];
  for (int i = 0; i < 9; ++i) {
    alignas(32) uint16_t lanes[16];
    store(lanes, board.place[i]);
    for (int box = 0; box < 9; ++box) boxes[box][i] = lanes[box / 3 * 4 + box % 3];
  }
  return join(room, boxes, limit, solutions);
}
size_t visit_text(const char* puzzle81, size_t limit, SolutionVisitor visitor, void* context) {
  Board board;
  parse(puzzle81, board.place);
  return visit(board, limit, visitor, context);
}
size_t visit_candidates(const uint16_t* masks81, size_t limit, SolutionVisitor visitor,
                        void* context) {
  Board board = from_candidates(masks81);
  return visit(board, limit, visitor, context);
}
Branch choose_branch(const uint16_t* masks81) {
  Vec x[9];
  read_candidates(masks81, x);
  const Spots at = choose(x, 0);
  Branch branch{};
  if (at.n != 0) {
    branch.n = 1;
    branch.is_mirrored = at.is_mirrored;
    branch.cell[0] = cell_at(at.spot[0] / kPlace, at.spot[0] % kPlace);
    return branch;
  }
  const Question q = choose_line(x);
  branch.digit = static_cast<uint16_t>(q.digit);
  std::memcpy(branch.in_line, kLineCells.in_line[q.line][q.lane], sizeof branch.in_line);
  std::memcpy(branch.beside, kLineCells.beside[q.line][q.lane], sizeof branch.beside);
  return branch;
}
size_t measure_text(const char* puzzle81, size_t limit, Effort* effort) {
  Board board;
  parse(puzzle81, board.place);
  return solve(board, limit, nullptr, Counting{effort});
}

constexpr SingleKernel make_single_kernel(const char* name) {
  return {name,
          built_with(),
          solve_text,
          solve_candidates,
          go_on,
          count_few_candidates,
          join_candidates,
          visit_text,
          visit_candidates,
          choose_branch,
          measure_text};
}

}  // namespace
}  // namespace nonet::search
