// See clue_net.hpp.

#include "logic/clue_net.hpp"

#include "logic/cases.hpp"
#include "logic/sees.hpp"

namespace nonet::logic {

bool ClueNet::refutes(Candidate candidate, Step* step) {
  step_ = step;
  if (step_ != nullptr) step_->show(Role::suppose, candidate);
  if (note(board_.place(candidate.cell(), candidate.digit()))) return true;
  while (true) {
    Sweep sweep = place_singles();
    if (sweep == Sweep::broken || board_.is_done()) return sweep == Sweep::broken;
    sweep = look_at_clues();
    if (sweep == Sweep::same) sweep = look_at_houses();
    if (sweep != Sweep::changed) return sweep == Sweep::broken;
  }
}

CandidateSet ClueNet::left() const {
  CandidateSet left = board_.all_candidates();
  for (const Cell cell : board_.grid().filled()) left.insert(cell, {*board_.grid().at(cell)});
  return left;
}

// True: the change ends in a contradiction.
bool ClueNet::note(const Change& change) {
  touched_ |= change.cells;
  if (!change.contradiction) return false;
  if (step_ == nullptr) return true;
  const Contradiction& end = *change.contradiction;
  if (end.kind() == Contradiction::Kind::no_candidate) step_->show(Role::clash_cell, end.cell());
  if (end.kind() == Contradiction::Kind::no_place) {
    step_->show(Mark{Role::clash_house, {end.digit()}, {end.house()}, {}});
  }
  return true;
}

ClueNet::Sweep ClueNet::place_singles() {
  Sweep sweep = Sweep::same;
  while (const std::optional<Candidate> single = find_single()) {
    sweep = Sweep::changed;
    if (step_ != nullptr) step_->show(Role::follows, *single);
    if (note(board_.place(single->cell(), single->digit()))) return Sweep::broken;
  }
  return sweep;
}

std::optional<Candidate> ClueNet::find_single() const {
  const CellSet naked = board_.cells_with(1) & board_.unsolved();
  if (!naked.empty()) return Candidate(naked.first(), board_.candidates(naked.first()).first());
  for (const House house : board_.rules().houses()) {
    for (const Digit digit : board_.rules().digits() - board_.digits(house)) {
      if (const auto cell = board_.only_place(digit, house)) return Candidate(*cell, digit);
    }
  }
  return std::nullopt;
}

// Clues some of whose cells changed since they were looked at, until one has something to say.
ClueNet::Sweep ClueNet::look_at_clues() {
  const std::vector<CluePart>& parts = board_.rules().clues()->parts;
  if (!touched_.empty()) {
    std::vector<bool> waits(parts.size(), false);
    for (const std::size_t part : waiting_) waits[part] = true;
    waiting_.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (waits[i] || parts[i].set.intersects(touched_)) waiting_.push_back(i);
    }
    touched_ = {};
  }
  while (!waiting_.empty()) {
    const std::size_t i = waiting_.front();
    waiting_.erase(waiting_.begin());
    const std::optional<Cases::Digits>& left = memo_.left(i, board_);
    if (!left) {
      if (step_ != nullptr) {
        step_->show(Role::clue, parts[i].set).speak_of(static_cast<int>(i));
      }
      return Sweep::broken;
    }
    CandidateSet gone;
    for (std::size_t at = 0; at < parts[i].cells.size(); ++at) {
      const Cell cell = parts[i].cells[at];
      gone.insert(cell, board_.candidates(cell) - DigitSet::from_bits((*left)[at]));
    }
    if (gone.empty()) continue;
    return note(board_.eliminate(gone)) ? Sweep::broken : Sweep::changed;
  }
  return Sweep::same;
}

ClueNet::Sweep ClueNet::look_at_houses() {
  CandidateSet gone = locked_out();
  if (gone.empty()) gone = paired_out();
  if (gone.empty()) return Sweep::same;
  return note(board_.eliminate(gone)) ? Sweep::broken : Sweep::changed;
}

// What sees all places of a digit in a house.
CandidateSet ClueNet::locked_out() const {
  constexpr int kMostPlaces = 4;
  CandidateSet gone;
  for (const House house : board_.rules().houses()) {
    for (const Digit digit : board_.rules().digits() - board_.digits(house)) {
      const CellSet places = board_.places(digit, house);
      if (places.size() > kMostPlaces) continue;
      for (const Cell cell : seen_by_all(places, board_.rules()) & board_.places(digit)) {
        gone.insert(cell, {digit});
      }
    }
  }
  return gone;
}

// What sees two cells that see each other and share their two candidates.
CandidateSet ClueNet::paired_out() const {
  CandidateSet gone;
  const CellSet two = board_.cells_with(2) & board_.unsolved();
  for (const Cell a : two) {
    for (const Cell b : two.after(a) & board_.rules().peers(a)) {
      if (board_.candidates(a) != board_.candidates(b)) continue;
      const CellSet seen = board_.rules().peers(a) & board_.rules().peers(b);
      for (const Digit digit : board_.candidates(a)) {
        for (const Cell cell : seen& board_.places(digit)) gone.insert(cell, {digit});
      }
    }
  }
  return gone;
}

void ClueNets::build(const Board& board, Workspace&) {
  board_ = &board;
  memo_.follow(board.rules());
  nets_.assign(static_cast<std::size_t>(kCells * kDigits), std::nullopt);
}

const std::optional<CandidateSet>& ClueNets::left(Candidate candidate) const {
  std::optional<std::optional<CandidateSet>>& net =
      nets_[static_cast<std::size_t>(candidate.index())];
  if (!net) {
    ClueNet own(*board_, memo_);
    const bool is_refuted = own.refutes(candidate, nullptr);
    net.emplace(is_refuted ? std::nullopt : std::optional<CandidateSet>(own.left()));
  }
  return *net;
}

void ClueNets::tell(Candidate candidate, Step& step) const {
  ClueNet(*board_, memo_).refutes(candidate, &step);
}

}  // namespace nonet::logic
