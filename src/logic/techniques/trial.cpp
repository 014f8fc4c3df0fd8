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

extern const Prose prose = {
    .summary = "a guess, tried to the end",
    .why =
        "Where no pattern is left to see, a digit can still be tried: write it in, go on from "
        "there, and guess again where you must. If every way ends in a contradiction, the digit "
        "was wrong. If every other digit of the cell is wrong, it was right.",
};

namespace {

// What a trial of one digit came to: the singles that were placed after it in order, each with the
// house in which it was the last place; then the contradiction, or the further cells in which
// digits were tried, all in vain: those of the second guess, of the third, …
struct Refutation {
  std::vector<Mark> placed;
  std::vector<CellSet> tested;
  std::optional<Contradiction> first;
};

// Places singles until there are none.
std::optional<Contradiction> settle(Board& board, std::vector<Mark>* placed) {
  while (true) {
    Change change;
    HouseSet where;
    const CellSet naked = board.cells_with(1);
    if (!naked.empty()) {
      change = board.place(naked.first(), board.candidates(naked.first()).first());
    } else {
      for (const House house : board.rules().houses()) {
        for (const Digit digit : board.rules().digits() - board.digits(house)) {
          const std::optional<Cell> cell = board.only_place(digit, house);
          if (!cell || change.placed) continue;
          change = board.place(*cell, digit);
          where = {house};
        }
        if (change.placed) break;
      }
    }
    if (change.placed && placed != nullptr) {
      placed->push_back(
          {Role::follows, {change.placed->digit()}, where, CellSet{change.placed->cell()}});
    }
    if (change.contradiction) return change.contradiction;
    if (!change.placed) return board.find_contradiction();
  }
}

// Whether the digit leads to no solution, whatever is guessed after it. The first contradiction met
// and the cells that were guessed at are noted.
bool refute(Board board, Candidate guess, Refutation& found, std::vector<Mark>* placed,
            std::size_t depth = 0) {
  std::optional<Contradiction> end = board.place(guess.cell(), guess.digit()).contradiction;
  if (!end) end = settle(board, placed);
  if (end) {
    if (!found.first) found.first = end;
    return true;
  }
  if (board.is_done()) return false;
  const Cell cell = *board.unsolved_by_fewest().begin();
  if (found.tested.size() == depth) found.tested.emplace_back();
  found.tested[depth].insert(cell);
  for (const Digit digit : board.candidates(cell)) {
    if (!refute(board, Candidate(cell, digit), found, nullptr, depth + 1)) return false;
  }
  return true;
}

// The four corners of every X-Wing, whether it removes anything or not.
CellSet x_wing_corners(const Board& board) {
  CellSet corners;
  for (const Digit digit : board.rules().digits()) {
    for (const House a : board.rules().houses() & HouseSet::lines()) {
      if (board.places(digit, a).size() != 2) continue;
      for (const House b : board.rules().houses() & HouseSet::lines()) {
        if (b <= a || b.is_row() != a.is_row() || board.places(digit, b).size() != 2) continue;
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

void show(Step& step, Candidate guess, const Refutation& found) {
  step.show(Role::suppose, guess);
  for (const Mark& mark : found.placed) step.show(mark);
  for (const CellSet& cells : found.tested) step.show(Role::tested, cells);
  const Contradiction& end = *found.first;
  if (end.kind() == Contradiction::Kind::no_candidate) step.show(Role::clash_cell, end.cell());
  if (end.kind() == Contradiction::Kind::no_place) {
    step.show(Mark{Role::clash_house, {end.digit()}, {end.house()}, {}});
  }
}

Flow try_cell(const Board& board, Cell cell, StepSink& out) {
  Step all = out.step();  // every digit that fails
  std::vector<Digit> standing;
  for (const Digit digit : digits_by_presence(board, cell)) {
    const Candidate guess(cell, digit);
    Refutation found;
    if (!refute(board, guess, found, &found.placed)) {
      standing.push_back(digit);
      if (standing.size() > 1) return Flow::go_on;
      continue;
    }
    show(all, guess, found);
    // The guess came first and failed: that is a step. A guess that stands is one only once all the
    // others have failed.
    if (!standing.empty()) continue;
    Step step = out.step();
    step.eliminate(guess);
    show(step, guess, found);
    if (out.emit(step) == Flow::stop) return Flow::stop;
  }
  if (standing.size() != 1 || all.evidence().empty()) return Flow::go_on;
  all.place(cell, standing[0]);
  all.show(Role::cell, cell).show(Role::digit, standing[0]);
  return out.emit(all);
}

}  // namespace

// What is tried here knows nothing of clues: it would try in vain.
void find(const Board& board, Workspace&, const TechniqueInfo&, StepSink& out) {
  if (board.rules().clues() != nullptr) return;
  const CellSet corners = x_wing_corners(board);
  for (const bool is_corner : {true, false}) {
    for (const Cell cell : board.unsolved_by_fewest()) {
      if (corners.contains(cell) != is_corner) continue;
      if (try_cell(board, cell, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::trial
