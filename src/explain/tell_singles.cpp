// Singles: which placed digits leave just one place, which houses show all other digits. Nearly all
// steps of a walk are told here, some 0.2 us each.

#include "explain/blockers.hpp"
#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

std::string_view before_words(Past past) {
  return past == Past::steps ? " in an earlier step" : " in your notes";
}

}  // namespace

void tell_full_house(Writer& w, const Board&, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  w << step.houses(Role::house).first() << " has one empty cell, " << cell
    << ", and lacks one digit, " << digit << ".\nSo " << cell << " is " << digit << '.';
}

void tell_hidden_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const House house = step.houses(Role::house).first();
  const Blockers blockers = find_blockers(before, house, cell, digit);
  w << house << " needs " << WithArticle{digit} << ". ";
  bool is_first = true;
  for (const Blocker& blocker : blockers.list) {
    w << (is_first ? "The " : "; the ") << digit << " in " << blocker.at << " rules out "
      << all_of(blocker.rules_out);
    is_first = false;
  }
  const CellSet lost = blockers.earlier;
  if (!lost.empty()) {
    if (!is_first) w << "; ";
    w << all_of(lost) << (lost.is_single() ? " lost its " : " lost their ") << digit
      << before_words(w.telling().past);
  }
  if (!is_first || !lost.empty()) {
    w << '.';
  } else {
    w.out().pop_back();
  }
  w << "\nOnly " << cell << " is left, so " << cell << " is " << digit << '.';
}

void tell_naked_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const Takers takers = find_takers(before, cell, digit);
  bool is_first = true;
  for (const Taker& taker : takers.list) {
    if (!is_first) w << "; ";
    w << taker.house << " has " << all_of(taker.digits);
    is_first = false;
  }
  if (!is_first) w << '.';
  const DigitSet lost = takers.earlier;
  if (!lost.empty()) {
    if (!is_first) w << ' ';
    w << (lost.is_single() ? "The digit " : "The digits ") << all_of(lost)
      << (lost.is_single() ? " was" : " were") << " ruled out here"
      << before_words(w.telling().past) << '.';
  }
  w << "\nOnly " << digit << " is left for " << cell << ", so " << cell << " is " << digit << '.';
}

}  // namespace nonet::explain
