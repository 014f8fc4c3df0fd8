// Trial: the last resort. A digit is written in on trial and everything that follows is tried; if
// all of it fails, the digit is ruled out, and if every other digit of the cell fails, it stands.
//
// Whatever is left of a puzzle with one solution, this finds a step, so with it every such puzzle
// is explained to the end. In a position with several solutions a trial that does not fail proves
// nothing, and the next cell is asked.
//
// Order: cells that are corners of an X-Wing first, then all cells; among them those with the
// fewest candidates. In a cell the digit that stands most often in the grid is tried first. Cost: a
// search by singles and guesses below each digit that is tried; up to milliseconds.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "logic/finder.hpp"

namespace nonet::logic::trial {

const Prose prose = {
    .summary = "a guess, tried to the end",
    .why =
        "Where no pattern is left to see, a digit can still be tried: write it in, go on from "
        "there, "
        "and guess again where you must. If every way ends in a contradiction, the digit was "
        "wrong. If every other digit of the cell is wrong, it was right.",
    .explanation =
        "[Try {suppose.digits} in {suppose.cells}: ][Try every digit but {digit} in {cell}: ]every "
        "way on fails[, the first one because no digit would be left for "
        "{clash_cell}][, the first one because there would be no place for "
        "{clash_house.digits} in {clash_house.houses}].",
    .example =
        "::x:.+6..+47+1+3+2.4+1+3.2+768+2371+6+8+4+591+93+6+7+48+25.+5.+2+1+9+6+7+372+6+83+59"
        "+4+1.+7+2.+8+351+6+3+1.+7.6+2+84+68..2+1+3+9+7::::",
};

namespace {

// Places singles until there are none.
std::optional<Contradiction> settle(Board& board) {
  while (true) {
    Change change;
    const CellSet naked = board.cells_with(1);
    if (!naked.empty()) {
      change = board.place(naked.first(), board.candidates(naked.first()).first());
    } else {
      for (const House house : board.rules().houses()) {
        for (const Digit digit : DigitSet::all() - board.digits(house)) {
          const std::optional<Cell> cell = board.only_place(digit, house);
          if (cell && !change.placed) change = board.place(*cell, digit);
        }
        if (change.placed) break;
      }
    }
    if (change.contradiction) return change.contradiction;
    if (!change.placed) return board.find_contradiction();
  }
}

// The first contradiction met if the digit leads to no solution, whatever is guessed after it.
std::optional<Contradiction> refute(Board board, Candidate guess) {
  std::optional<Contradiction> first = board.place(guess.cell(), guess.digit()).contradiction;
  if (!first) first = settle(board);
  if (first) return first;
  if (board.is_done()) return std::nullopt;
  const Cell cell = *board.unsolved_by_fewest().begin();
  for (const Digit digit : board.candidates(cell)) {
    const std::optional<Contradiction> next = refute(board, Candidate(cell, digit));
    if (!next) return std::nullopt;
    if (!first) first = next;
  }
  return first;
}

// The four corners of every X-Wing, whether it removes anything or not.
CellSet x_wing_corners(const Board& board) {
  CellSet corners;
  for (const Digit digit : DigitSet::all()) {
    for (const House a : board.rules().houses()) {
      if (a.kind() == HouseKind::box || board.places(digit, a).size() != 2) continue;
      for (int other = a.index() + 1; other < kHouses; ++other) {
        const House b(other);
        if (b.kind() != a.kind() || board.places(digit, b).size() != 2) continue;
        CellSet across;
        for (const Cell cell : board.places(digit, a)) across |= board.rules().peers(cell);
        if ((board.places(digit, b) - across).empty()) {
          corners |= board.places(digit, a) | board.places(digit, b);
        }
      }
    }
  }
  return corners;
}

// The digits of a cell, those that stand most often in the grid first.
std::vector<Digit> digits_by_presence(const Board& board, Cell cell) {
  std::array<int, kDigits> written{};
  for (const Cell filled : board.grid().filled()) ++written[board.grid().at(filled)->index()];
  std::vector<Digit> digits;
  for (const Digit digit : board.candidates(cell)) digits.push_back(digit);
  std::ranges::stable_sort(
      digits, [&written](Digit a, Digit b) { return written[a.index()] > written[b.index()]; });
  return digits;
}

void show(Step& step, const Contradiction& contradiction) {
  if (contradiction.kind() == Contradiction::Kind::no_candidate) {
    step.show(Role::clash_cell, contradiction.cell());
  }
  if (contradiction.kind() == Contradiction::Kind::no_place) {
    step.show(Mark{Role::clash_house, {contradiction.digit()}, {contradiction.house()}, {}});
  }
}

Flow try_cell(const Board& board, Cell cell, StepSink& out) {
  const std::vector<Digit> digits = digits_by_presence(board, cell);
  std::optional<Contradiction> first;
  std::vector<Digit> standing;
  for (const Digit digit : digits) {
    const std::optional<Contradiction> why = refute(board, Candidate(cell, digit));
    if (!why) {
      standing.push_back(digit);
      if (standing.size() > 1) return Flow::go_on;
      continue;
    }
    if (!first) first = why;
    // The guess came first and failed: that is a step. A guess that stands is one only once all the
    // others have failed.
    if (!standing.empty()) continue;
    Step step(Technique::trial);
    step.eliminate(Candidate(cell, digit));
    step.show(Role::suppose, Candidate(cell, digit));
    show(step, *why);
    if (out.emit(step) == Flow::stop) return Flow::stop;
  }
  if (standing.size() != 1 || !first) return Flow::go_on;
  Step step(Technique::trial);
  step.place(cell, standing[0]);
  step.show(Role::cell, cell).show(Role::digit, standing[0]);
  show(step, *first);
  return out.emit(step);
}

}  // namespace

void find(const Board& board, Workspace&, StepSink& out) {
  const CellSet corners = x_wing_corners(board);
  for (const bool is_corner : {true, false}) {
    for (const Cell cell : board.unsolved_by_fewest()) {
      if (corners.contains(cell) != is_corner) continue;
      if (try_cell(board, cell, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::trial
