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
  if (since < 0) return answer_ = {CellSet::all(), DigitSet::all(), HouseSet::all()};
  answer_ = {};
  for (int version = since; version < version_; ++version) {
    const Touched& change = changes_[static_cast<std::size_t>(version - first_version_)];
    answer_.cells |= change.cells;
    answer_.digits = answer_.digits | change.digits;
    answer_.houses = answer_.houses | change.houses;
  }
  return answer_;
}

const Forcing& Workspace::forcing(Reasoning reasoning) {
  if (reasoning == Reasoning::chain) return forcing_by_chains_.get(*board_, *this, version_);
  return forcing_by_nets_.get(*board_, *this, version_);
}

const Links& Workspace::links(Links::Scope scope) {
  switch (scope) {
    case Links::Scope::plain: return plain_links_.get(*board_, *this, version_);
    case Links::Scope::grouped: return grouped_links_.get(*board_, *this, version_);
    case Links::Scope::with_als: break;
  }
  return links_with_als_.get(*board_, *this, version_);
}

CellSet Workspace::cells_with(int candidates) const {
  if (!has_counted_) count_candidates();
  return by_count_[static_cast<std::size_t>(candidates)];
}

// Four bit planes count the candidates of all 81 cells at once: adding a digit's places is a carry
// that ripples through them.
void Workspace::count_candidates() const {
  CellSet ones, twos, fours, eights;
  for (const Digit digit : DigitSet::all()) {
    CellSet carry = board_->places(digit);
    for (CellSet* plane : {&ones, &twos, &fours, &eights}) {
      const CellSet both = *plane & carry;
      *plane = (*plane | carry) - both;
      carry = both;
    }
  }
  const CellSet blank = board_->unsolved();
  for (int count = 0; count <= kDigits; ++count) {
    CellSet cells = blank;
    cells = (count & 1) != 0 ? cells & ones : cells - ones;
    cells = (count & 2) != 0 ? cells & twos : cells - twos;
    cells = (count & 4) != 0 ? cells & fours : cells - fours;
    cells = (count & 8) != 0 ? cells & eights : cells - eights;
    by_count_[static_cast<std::size_t>(count)] = cells;
  }
  has_counted_ = true;
}

}  // namespace nonet::logic
