// The bodies of board.hpp, apart so that its face reads as a list of questions and two verbs.
#pragma once

#include "nonet/board.hpp"

namespace nonet {

constexpr std::array<Cell, kCells> SortedCells::make_filled() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Cell, kCells>{((void)I, Cell(0))...};
  }
  (std::make_index_sequence<kCells>{});
}

constexpr Board::Board(const Rules& rules) : rules_(&rules) {
  by_cell_.fill(DigitSet::all());
  by_digit_.fill(CellSet::all());
}

constexpr void Board::write(Cell cell, Digit digit) {
  grid_.set(cell, digit);
  for (const House house : rules_->houses_of(cell)) done_[house.index()].insert(digit);
}

constexpr void Board::remove(Candidate candidate, Change& change) {
  by_cell_[candidate.cell().index()].erase(candidate.digit());
  by_digit_[candidate.digit().index()].erase(candidate.cell());
  change.removed.insert(candidate);
}

constexpr Board Board::unreduced(const Grid& grid, const Rules& rules) {
  Board board(rules);
  Change ignored;
  for (const Cell cell : grid.filled()) {
    for (const Digit digit : board.candidates(cell)) board.remove(Candidate(cell, digit), ignored);
    board.write(cell, *grid.at(cell));
  }
  return board;
}

constexpr Board::Start Board::start(const Grid& grid, const Rules& rules) {
  Start start{Board(rules), std::nullopt};
  for (const Cell cell : grid.filled()) {
    const Digit digit = *grid.at(cell);
    const CellSet seen = rules.peers(cell);
    for (const Cell other : seen) {
      if (other < cell && grid.at(other) == digit) {
        start.contradiction = Contradiction::clash(digit, other, cell);
        return start;
      }
    }
    const Change change = start.board.place(cell, digit);
    // Keep the first contradiction, but go on: a clash further down says more than a cell that
    // lost its last candidate because of it.
    if (change.contradiction && !start.contradiction) start.contradiction = change.contradiction;
  }
  return start;
}

constexpr CandidateSet Board::all_candidates() const {
  CandidateSet set;
  for (const Digit digit : DigitSet::all()) set.insert(places(digit), digit);
  return set;
}

constexpr CellSet Board::cells_with(int candidate_count) const {
  CellSet cells;
  for (const Cell cell : unsolved()) {
    if (candidates(cell).size() == candidate_count) cells.insert(cell);
  }
  return cells;
}

constexpr SortedCells Board::unsolved_by_fewest() const {
  SortedCells sorted;
  for (int size = 0; size <= kDigits; ++size) {
    for (const Cell cell : cells_with(size)) sorted.cells[sorted.count++] = cell;
  }
  return sorted;
}

constexpr std::optional<Contradiction> Board::find_contradiction() const {
  const CellSet empty = cells_with(0);
  if (!empty.empty()) return Contradiction::no_candidate(empty.first());
  for (const House house : rules_->houses()) {
    for (const Digit digit : DigitSet::all() - digits(house)) {
      if (places(digit, house).empty()) return Contradiction::no_place(digit, house);
    }
  }
  return std::nullopt;
}

constexpr void Board::check_cell(Cell cell, Change& change) const {
  if (change.contradiction || !grid_.is_blank(cell) || !candidates(cell).empty()) return;
  change.contradiction = Contradiction::no_candidate(cell);
}

// Only what lost a candidate can have become contradictory.
constexpr void Board::check_removed(Change& change) const {
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : change.removed.cells(digit)) check_cell(cell, change);
  }
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : change.removed.cells(digit)) {
      for (const House house : rules_->houses_of(cell)) {
        if (change.contradiction) return;
        if (has(house, digit) || !places(digit, house).empty()) continue;
        change.contradiction = Contradiction::no_place(digit, house);
      }
    }
  }
}

constexpr Change Board::place(Cell cell, Digit digit) {
  Change change;
  if (grid_.at(cell) == digit) return change;
  if (!candidates(cell).contains(digit)) {
    change.contradiction = Contradiction::not_a_candidate(cell, digit);
    return change;
  }
  const Candidate placed(cell, digit);
  for (const Digit other : candidates(cell)) remove(Candidate(cell, other), change);
  change.removed.erase(placed);  // it did not go: it was written
  change.placed = placed;
  write(cell, digit);
  for (const Cell peer : places(digit) & rules_->peers(cell)) {
    remove(Candidate(peer, digit), change);
  }
  check_removed(change);
  return change;
}

constexpr Change Board::eliminate(const CandidateSet& candidates) {
  Change change;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : candidates.cells(digit) & places(digit)) {
      remove(Candidate(cell, digit), change);
    }
  }
  check_removed(change);
  return change;
}

constexpr Change Board::eliminate(Candidate candidate) {
  CandidateSet one;
  one.insert(candidate);
  return eliminate(one);
}

constexpr Change Board::reduce(Cell cell) {
  CandidateSet seen;
  for (const House house : rules_->houses_of(cell)) seen.insert(cell, digits(house));
  return eliminate(seen);
}

constexpr Change Board::reduce(House house) {
  CandidateSet seen;
  for (const Digit digit : digits(house)) seen.insert(house.cells(), digit);
  return eliminate(seen);
}

constexpr Change Board::reduce() {
  CandidateSet seen;
  for (const House house : rules_->houses()) {
    for (const Digit digit : digits(house)) seen.insert(house.cells(), digit);
  }
  return eliminate(seen);
}

}  // namespace nonet
