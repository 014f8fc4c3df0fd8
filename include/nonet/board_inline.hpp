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
  unsolved_ = rules.cells();
  for (const Cell cell : unsolved_) by_cell_[cell.index()] = rules.digits();
  for (const Digit digit : rules.digits()) by_digit_[digit.index()] = unsolved_;
}

constexpr void Board::write(Cell cell, Digit digit) {
  grid_.set(cell, digit);
  unsolved_.erase(cell);
  for (const House house : rules_->houses_of(cell)) done_[house.index()].insert(digit);
}

constexpr void Board::remove(Candidate candidate, Change& change) {
  by_cell_[candidate.cell().index()].erase(candidate.digit());
  by_digit_[candidate.digit().index()].erase(candidate.cell());
  change.removed.insert(candidate);
  change.cells.insert(candidate.cell());
  change.digits.insert(candidate.digit());
  change.houses = change.houses | rules_->houses_of(candidate.cell());
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

// Two equal digits in a house are seen while the givens are written down house by house; then what
// is left to each digit is what no house of it holds. Where more than houses binds, digit by digit.
constexpr Board::Start Board::start(const Grid& grid, const Rules& rules) {
  if (!rules.is_plain()) return start_one_by_one(grid, rules);
  Start start{Board(rules), std::nullopt};
  Board& board = start.board;
  for (const Cell cell : grid.filled()) {
    const Digit digit = *grid.at(cell);
    for (const House house : rules.houses_of(cell)) {
      if (board.has(house, digit)) return start_one_by_one(grid, rules);
    }
    board.write(cell, digit);
    board.by_digit_[digit.index()] -= rules.peers(cell);
  }
  for (CellSet& places : board.by_digit_) places &= board.unsolved_;
  for (const Cell cell : grid.filled()) board.by_cell_[cell.index()] = DigitSet();
  for (const Cell cell : board.unsolved_) {
    DigitSet seen;
    for (const House house : rules.houses_of(cell)) seen = seen | board.digits(house);
    board.by_cell_[cell.index()] = rules.digits() - seen;
  }
  start.contradiction = board.find_contradiction();
  return start;
}

// Digit by digit up to the first that sees its like.
constexpr Board::Start Board::start_one_by_one(const Grid& grid, const Rules& rules) {
  Start start{Board(rules), std::nullopt};
  for (const Cell cell : grid.filled()) {
    const Digit digit = *grid.at(cell);
    for (const Cell other : rules.peers(cell)) {
      if (other < cell && grid.at(other) == digit) {
        start.contradiction = Contradiction::clash(digit, other, cell, rules);
        return start;
      }
    }
    const Change change = start.board.place(cell, digit);
    if (!start.contradiction) start.contradiction = change.contradiction;
  }
  return start;
}

constexpr CandidateSet Board::all_candidates() const {
  CandidateSet set;
  for (const Digit digit : rules_->digits()) set.insert(places(digit), digit);
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

// Every blank cell has a candidate and every house has, or has a place for, every digit.
constexpr bool Board::is_whole() const {
  CellSet covered;
  for (const CellSet& places : by_digit_) covered |= places;
  if (covered != unsolved_) return false;
  for (const House house : rules_->houses()) {
    DigitSet there = digits(house);
    for (int i = 0; i < kDigits; ++i) there = there | candidates(rules_->cell(house, i));
    if (there != rules_->digits()) return false;
  }
  return true;
}

constexpr std::optional<Contradiction> Board::find_contradiction() const {
  if (is_whole()) return std::nullopt;
  const CellSet empty = cells_with(0);
  if (!empty.empty()) return Contradiction::no_candidate(empty.first());
  for (const House house : rules_->houses()) {
    for (const Digit digit : rules_->digits() - digits(house)) {
      if (places(digit, house).empty()) return Contradiction::no_place(digit, house, *rules_);
    }
  }
  return std::nullopt;
}

constexpr void Board::check_cell(Cell cell, Change& change) const {
  if (change.contradiction || !grid_.is_blank(cell) || !candidates(cell).empty()) return;
  change.contradiction = Contradiction::no_candidate(cell);
}

// Whether one of the houses has neither the digit nor a place for it.
constexpr bool Board::lacks_place(HouseSet houses, Digit digit) const {
  for (const House house : houses) {
    if (places(digit, house).empty() && !has(house, digit)) return true;
  }
  return false;
}

// The first contradiction by digit and cell. Only what lost a candidate can have become
// contradictory.
constexpr void Board::check_removed(Change& change) const {
  for (const Digit digit : rules_->digits()) {
    for (const Cell cell : change.removed.cells(digit)) check_cell(cell, change);
  }
  for (const Digit digit : rules_->digits()) {
    for (const Cell cell : change.removed.cells(digit)) {
      for (const House house : rules_->houses_of(cell)) {
        if (change.contradiction) return;
        if (has(house, digit) || !places(digit, house).empty()) continue;
        change.contradiction = Contradiction::no_place(digit, house, *rules_);
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
  const DigitSet others = candidates(cell) - DigitSet{digit};
  for (const Digit other : others) {
    by_digit_[other.index()].erase(cell);
    change.removed.insert(Candidate(cell, other));
  }
  by_digit_[digit.index()].erase(cell);
  const CellSet hit = places(digit) & rules_->peers(cell);
  change.placed = Candidate(cell, digit);
  change.cells = hit | CellSet{cell};
  change.digits = candidates(cell);
  by_cell_[cell.index()] = DigitSet();
  write(cell, digit);

  by_digit_[digit.index()] -= hit;
  change.removed.insert(hit, digit);
  const HouseSet own = rules_->houses_of(cell);
  bool is_broken = false;
  for (const Cell peer : hit) {
    by_cell_[peer.index()].erase(digit);
    change.houses = change.houses | rules_->houses_of(peer);
    is_broken = is_broken || candidates(peer).empty();
  }
  is_broken = is_broken || lacks_place(change.houses - own, digit);
  for (const Digit other : others) is_broken = is_broken || lacks_place(own, other);
  change.houses = change.houses | own;
  if (rules_->has_links()) {
    for (const Candidate linked : rules_->links(Candidate(cell, digit))) {
      if (contains(linked)) remove(linked, change);
    }
    is_broken = true;  // perhaps: looked at anew
  }
  if (is_broken) check_removed(change);
  return change;
}

constexpr Change Board::eliminate(const CandidateSet& candidates) {
  Change change;
  for (const Digit digit : rules_->digits()) {
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

// The digits that what is written forbids to a blank cell.
constexpr DigitSet Board::seen_by(Cell cell) const {
  DigitSet seen;
  for (const House house : rules_->houses_of(cell)) seen = seen | digits(house);
  if (rules_->is_plain()) return seen;
  for (const Cell other : rules_->peers(cell) - unsolved_) seen.insert(*grid_.at(other));
  for (const Digit digit : candidates(cell)) {
    for (const Candidate linked : rules_->links(Candidate(cell, digit))) {
      if (grid_.at(linked.cell()) == linked.digit()) seen.insert(digit);
    }
  }
  return seen;
}

constexpr Change Board::reduce(Cell cell) {
  CandidateSet seen;
  seen.insert(cell, seen_by(cell));
  return eliminate(seen);
}

constexpr Change Board::reduce(House house) {
  CandidateSet seen;
  for (const Digit digit : digits(house)) seen.insert(rules_->cells(house), digit);
  return eliminate(seen);
}

constexpr Change Board::reduce() {
  CandidateSet seen;
  for (const House house : rules_->houses()) {
    for (const Digit digit : digits(house)) seen.insert(rules_->cells(house), digit);
  }
  if (!rules_->is_plain()) {
    for (const Cell cell : unsolved_) seen.insert(cell, seen_by(cell));
  }
  return eliminate(seen);
}

}  // namespace nonet
