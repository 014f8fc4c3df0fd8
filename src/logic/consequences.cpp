// See consequences.hpp.

#include "logic/consequences.hpp"

#include <algorithm>

namespace nonet::logic {

void Consequences::follow(const Board& board, Reasoning reasoning, Literal start) {
  board_ = &board;
  rules_ = &board.rules();
  reasoning_ = reasoning;
  events_.clear();
  for (auto& events : at_) events.fill(kNone);
  made_.fill(CandidateSet());
  clash_ = Clash::none;
  for (const Digit digit : board.rules().digits()) places_[digit.index()] = board.places(digit);
  for (const Cell cell : board.unsolved()) digits_[cell.index()] = board.candidates(cell);
  add(start, Cause::start, 0);
  for (std::size_t next = 0; next < events_.size() && clash_ == Clash::none; ++next) {
    if (events_[next].literal.is_true) {
      follow_true(static_cast<int>(next));
    } else {
      follow_false(static_cast<int>(next));
    }
  }
}

void Consequences::add(Literal literal, Cause cause, int from) {
  if (clash_ != Clash::none || event(literal) != kNone) return;
  at_[static_cast<std::size_t>(literal.is_true)][literal.candidate.index()] =
      static_cast<Number>(events_.size());
  made_[static_cast<std::size_t>(literal.is_true)].insert(literal.candidate);
  events_.push_back({literal, cause, static_cast<Number>(from)});
  if (event({literal.candidate, !literal.is_true}) == kNone) return;
  clash_ = Clash::candidate;
  clash_at_ = literal.candidate;
}

void Consequences::follow_true(int number) {
  const Cell cell = events_[static_cast<std::size_t>(number)].literal.candidate.cell();
  const Digit digit = events_[static_cast<std::size_t>(number)].literal.candidate.digit();
  if (reasoning_ != Reasoning::one_digit) {
    for (const Digit other : digits_[cell.index()] - DigitSet{digit}) {
      add({Candidate(cell, other), false}, Cause::seen, number);
    }
  }
  for (const Cell peer : places_[digit.index()] & rules_->peers(cell)) {
    add({Candidate(peer, digit), false}, Cause::seen, number);
  }
  if (!rules_->has_links() || reasoning_ == Reasoning::one_digit) return;
  for (const Candidate linked : rules_->links({cell, digit})) {
    if (board_->contains(linked)) add({linked, false}, Cause::seen, number);
  }
}

void Consequences::follow_false(int number) {
  const Candidate gone = events_[static_cast<std::size_t>(number)].literal.candidate;
  digits_[gone.cell().index()].erase(gone.digit());
  places_[gone.digit().index()].erase(gone.cell());
  if (reasoning_ != Reasoning::one_digit) look_at_cell(gone.cell());
  const CellSet places = places_[gone.digit().index()];
  for (const House house : rules_->houses_of(gone.cell())) {
    const CellSet left = places & rules_->cells(house);
    if (left.empty() || left.is_single()) follow_house(house, gone.digit(), left);
  }
}

void Consequences::look_at_cell(Cell cell) {
  const DigitSet left = digits_[cell.index()];
  if (left.empty() && clash_ == Clash::none) {
    clash_ = Clash::cell;
    clash_at_ = Candidate(cell, Digit(1));
  }
  if (!left.is_single()) return;
  if (reasoning_ == Reasoning::chain && board_->candidates(cell).size() != 2) return;
  add({Candidate(cell, left.first()), true}, Cause::cell, 0);
}

// A house has one place left for a digit, or none.
void Consequences::follow_house(House house, Digit digit, CellSet left) {
  if (left.empty()) {
    if (clash_ != Clash::none) return;
    clash_ = Clash::house;
    clash_at_ = Candidate(rules_->cell(house, 0), digit);
    clash_house_ = house;
    return;
  }
  if (reasoning_ == Reasoning::chain && board_->places(digit, house).size() != 2) return;
  add({Candidate(left.first(), digit), true}, Cause::house, house.index());
}

template <typename Visit>
void Consequences::for_each_parent(const Event& event, const Visit& visit) const {
  const Candidate candidate = event.literal.candidate;
  if (event.cause == Cause::seen) visit(event.from);
  if (event.cause == Cause::cell) {
    for (const Digit other : board_->candidates(candidate.cell()) - DigitSet{candidate.digit()}) {
      visit(this->event({Candidate(candidate.cell(), other), false}));
    }
  }
  if (event.cause == Cause::house) {
    CellSet others = board_->places(candidate.digit(), House(event.from));
    others.erase(candidate.cell());
    for (const Cell other : others)
      visit(this->event({Candidate(other, candidate.digit()), false}));
  }
}

// Every event of a chain has one parent.
void Consequences::show_chain(Step& step, int number) const {
  std::vector<int> way;
  for (int at = number; at != kNone;) {
    way.push_back(at);
    int parent = kNone;
    for_each_parent(events_[static_cast<std::size_t>(at)], [&parent](int from) { parent = from; });
    at = parent;
  }
  step.show(Role::chain_head, events_[0].literal.candidate);
  for (std::size_t i = way.size() - 1; i-- > 0;) {
    const Literal literal = events_[static_cast<std::size_t>(way[i])].literal;
    step.show(literal.is_true ? Role::strong_to : Role::weak_to, literal.candidate);
  }
}

void Consequences::show_supposition(Step& step) const {
  const Literal start = events_[0].literal;
  step.show(start.is_true ? Role::suppose : Role::suppose_not, start.candidate);
}

// What is needed for the goals, in the order it was found. Only what becomes true is told: why a
// candidate is false can be seen on the board.
void Consequences::show_net(Step& step, const std::vector<int>& goals) const {
  std::vector<bool> is_needed(events_.size(), false);
  for (const int goal : goals) is_needed[static_cast<std::size_t>(goal)] = true;
  for (std::size_t i = events_.size(); i-- > 0;) {
    if (!is_needed[i]) continue;
    for_each_parent(events_[i],
                    [&](int from) { is_needed[static_cast<std::size_t>(from)] = true; });
  }
  show_supposition(step);
  for (std::size_t i = 1; i < events_.size(); ++i) {
    const Event& event = events_[i];
    if (!is_needed[i] || !event.literal.is_true) continue;
    Mark mark{Role::follows, {}, {}, {}};
    mark.cells.insert(event.literal.candidate.cell());
    mark.digits.insert(event.literal.candidate.digit());
    if (event.cause == Cause::house) mark.houses.insert(House(event.from));
    step.show(mark);
  }
}

void Consequences::show(Step& step, const std::vector<int>& goals) const {
  if (reasoning_ != Reasoning::chain) return show_net(step, goals);
  for (const int goal : goals) show_chain(step, goal);
}

void Consequences::show_way(Step& step, Literal to) const { show(step, {event(to)}); }

void Consequences::show_clash(Step& step) const {
  std::vector<int> goals;
  const Digit digit = clash_at_.digit();
  switch (clash_) {
    case Clash::none: return;
    case Clash::candidate:
      goals = {event({clash_at_, true}), event({clash_at_, false})};
      std::ranges::sort(goals);
      break;
    case Clash::cell:
      for (const Digit other : board_->candidates(clash_at_.cell())) {
        goals.push_back(event({Candidate(clash_at_.cell(), other), false}));
      }
      break;
    case Clash::house:
      for (const Cell cell : board_->places(digit, clash_house_)) {
        goals.push_back(event({Candidate(cell, digit), false}));
      }
      break;
  }
  if (reasoning_ == Reasoning::chain) show_supposition(step);
  show(step, goals);
  if (clash_ == Clash::candidate) step.show(Role::clash, clash_at_);
  if (clash_ == Clash::cell) step.show(Role::clash_cell, clash_at_.cell());
  if (clash_ == Clash::house) {
    step.show(Mark{Role::clash_house, DigitSet{digit}, HouseSet{clash_house_}, {}});
  }
}

}  // namespace nonet::logic
