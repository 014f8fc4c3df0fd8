// Singles: which placed digits leave just one place, which houses show all other digits. Nearly all
// steps of a walk are told here.

#include <algorithm>
#include <array>

#include "explain/blockers.hpp"
#include "explain/clue_words.hpp"
#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

// Who took candidates that the digits on the board allow: "in an earlier step (step 12)".
struct Before {
  CellSet cells;
  DigitSet digits;

  void operator()(Writer& w, Order) const {
    if (w.telling().past == Past::notes) {
      w.tell(Sentence::past_notes);
      return;
    }
    std::array<int, kDigits> steps{};  // ascending, each once
    std::size_t count = 0;
    for (const Cell cell : cells) {
      for (const Digit digit : digits) {
        const History* history = w.telling().history;
        const int step = history != nullptr ? history->step_of(Candidate(cell, digit)) : 0;
        int* const end = steps.data() + count;
        int* const at = std::lower_bound(steps.data(), end, step);
        if (step == 0 || (at != end && *at == step)) continue;
        std::move_backward(at, end, end + 1);
        *at = step;
        ++count;
      }
    }
    if (count == 0) w.tell(Sentence::past_step);
    if (count == 1) w.tell(Sentence::past_step_number, {steps[0]});
    if (count > 1) w.tell(Sentence::past_step_numbers, {std::span<const int>(steps.data(), count)});
  }
};

constexpr auto tell_by_clue = [](Writer& w, Order) { w.tell(Sentence::past_clue); };

// Whether a clue took a candidate, and no step and nobody's notes.
bool is_by_clue(const Writer& w, const Board& before, Candidate candidate) {
  if (before.rules().clues() == nullptr) return false;
  const History* history = w.telling().history;
  const bool is_by_step =
      w.telling().past == Past::steps && history != nullptr && history->step_of(candidate) != 0;
  return !is_by_step && clue_forbids(before, candidate);
}

}  // namespace

void tell_full_house(Writer& w, const Board&, const Step& step) {
  w.tell(Sentence::full_house, {step.houses(Role::house).first(), step.cells(Role::cell).first(),
                                step.digits(Role::digit).first()});
}

void tell_hidden_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const House house = step.houses(Role::house).first();
  const Blockers blockers = find_blockers(before, house, cell, digit);
  w.tell(Sentence::hidden_needs, {house, digit});
  bool is_first = true;
  for (const Blocker& blocker : blockers.list) {
    w.tell(is_first ? Sentence::hidden_blocker : Sentence::hidden_next_blocker,
           {digit, blocker.at, blocker.rules_out});
    is_first = false;
  }
  CellSet by_clue;
  for (const Cell lost : blockers.earlier) {
    if (is_by_clue(w, before, Candidate(lost, digit))) by_clue.insert(lost);
  }
  const auto tell_lost = [&](CellSet lost, const Phrase& past) {
    if (lost.empty()) return;
    w << (is_first ? " " : "; ");
    w.tell(Sentence::hidden_lost, {lost, digit, past});
    is_first = false;
  };
  tell_lost(by_clue, tell_by_clue);
  const CellSet lost = blockers.earlier - by_clue;
  const Before earlier{lost, {digit}};
  tell_lost(lost, earlier);
  if (!is_first) w << '.';
  w.tell(Sentence::hidden_end, {cell, digit});
}

void tell_naked_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const Takers takers = find_takers(before, cell, digit);
  bool is_first = true;
  for (const Taker& taker : takers.list) {
    if (!is_first) w << "; ";
    w.tell(Sentence::naked_taker, {taker.house, taker.digits});
    is_first = false;
  }
  if (!is_first) w << '.';
  DigitSet by_clue;
  for (const Digit lost : takers.earlier) {
    if (is_by_clue(w, before, Candidate(cell, lost))) by_clue.insert(lost);
  }
  const auto tell_lost = [&](DigitSet lost, const Phrase& past) {
    if (lost.empty()) return;
    if (!is_first) w << ' ';
    w.tell(Sentence::naked_lost, {lost, past});
    is_first = false;
  };
  tell_lost(by_clue, tell_by_clue);
  const DigitSet lost = takers.earlier - by_clue;
  const Before earlier{{cell}, lost};
  tell_lost(lost, earlier);
  w.tell(Sentence::naked_end, {digit, cell});
}

}  // namespace nonet::explain
