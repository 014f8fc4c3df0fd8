// See workspace.hpp.

#include "logic/workspace.hpp"

#include <algorithm>

namespace nonet::logic {

void Workspace::follow(const Board& board, const Known& known) {
  known_ = known;
  // Versions never come back, so facts about an earlier board cannot be taken for facts about this.
  ++version_;
  board_ = &board;
  singles_.build(board);
  house_views_.forget(board);
  crossings_.follow(board);
  has_counted_ = false;
  changes_.clear();
  answer_version_ = -1;
  first_version_ = version_;
  fruitless_.assign(techniques().size(), -1);
}

void Workspace::note(const Board& board, const Change& change) {
  ++version_;
  has_counted_ = false;
  singles_.update(board, change);
  house_views_.note(change.houses);
  crossings_.note(change.houses);
  changes_.push_back({change.cells, change.digits, change.houses});
}

void Workspace::note_fruitless(Technique technique) {
  fruitless_[static_cast<std::size_t>(technique)] = version_;
}

const Touched& Workspace::touched_since(Technique technique) const {
  const int since = fruitless_[static_cast<std::size_t>(technique)];
  if (answer_version_ == version_ && answer_since_ == since) return answer_;
  answer_version_ = version_;
  answer_since_ = since;
  if (since < 0)
    return answer_ = {board_->rules().cells(), board_->rules().digits(), board_->rules().houses()};
  answer_ = {};
  for (int version = since; version < version_; ++version) {
    const Touched& change = changes_[static_cast<std::size_t>(version - first_version_)];
    answer_.cells |= change.cells;
    answer_.digits = answer_.digits | change.digits;
    answer_.houses = answer_.houses | change.houses;
  }
  return answer_;
}

CellSet Workspace::cells_with(int candidates) const {
  if (!has_counted_) count_candidates();
  CellSet cells = board_->unsolved();
  for (int i = 0; i < kPlanes; ++i) {
    cells = (candidates >> i & 1) != 0 ? cells & planes_[i] : cells - planes_[i];
  }
  return cells;
}

namespace {

// Three sets as the two bits of a sum, for all 81 cells at once: in an odd number of them, and in
// two or more.
struct PlaneSum {
  CellSet ones, twos;
};
constexpr PlaneSum add(CellSet a, CellSet b, CellSet c = {}) {
  const CellSet either = (a | b) - (a & b);
  return {(either | c) - (either & c), (a & b) | (either & c)};
}

}  // namespace

// The nine digits' places are added up three by three, the carries likewise; where there are more
// digits, one by one.
void Workspace::count_candidates() const {
#if NONET_CAPACITY == 9
  const auto places = [this](int digit) { return board_->places(Digit::at(digit)); };
  const PlaneSum a = add(places(0), places(1), places(2));
  const PlaneSum b = add(places(3), places(4), places(5));
  const PlaneSum c = add(places(6), places(7), places(8));
  const PlaneSum ones = add(a.ones, b.ones, c.ones);
  const PlaneSum twos = add(a.twos, b.twos, c.twos);
  const PlaneSum more_twos = add(twos.ones, ones.twos);
  const PlaneSum fours = add(twos.twos, more_twos.twos);
  planes_ = {ones.ones, more_twos.ones, fours.ones, fours.twos};
#else
  planes_ = {};
  for (const Digit digit : board_->rules().digits()) {
    CellSet carry = board_->places(digit);
    for (CellSet& plane : planes_) {
      const PlaneSum sum = add(plane, carry);
      plane = sum.ones;
      carry = sum.twos;
    }
  }
#endif
  has_counted_ = true;
}

}  // namespace nonet::logic
