// See hint_clues.hpp. A clue is called by its name; where a step rests on several, or on none, by
// the cells and houses that it speaks of.

#include "explain/hint_clues.hpp"

#include <string>
#include <string_view>

#include "explain/area.hpp"
#include "explain/clue_words.hpp"
#include "nonet/techniques.hpp"

namespace nonet::explain {

Sentence clue_gloss(const Step& step) {
  switch (step.technique()) {
    case Technique::clue_net:
    case Technique::clue_net_verity: return Sentence::gloss_forcing;
    case Technique::innies_outies:
    case Technique::cage_splitting: return Sentence::gloss_leftovers;
    case Technique::law_of_leftovers: return Sentence::gloss_law;
    default: break;
  }
  if (step.part() >= 0) return Sentence::gloss_clue;
  return step.cells(Role::suppose).empty() ? Sentence::gloss_sight : Sentence::gloss_sorts;
}

void where_clue(Writer& w, const Step& step) {
  if (!step.cells(Role::suppose).empty()) {
    w.tell(Sentence::where_cell, {affected_cells(step).first()});
    return;
  }
  if (!step.cells(Role::cell).empty()) {
    w.tell(Sentence::where_cell, {step.cells(Role::cell).first()});
    return;
  }
  const std::string clue = clue_name(step, w.telling());
  if (!clue.empty()) {
    w.tell(Sentence::where_clue, {std::string_view(clue)});
  } else if (step.digits(Role::digit).empty()) {
    w.tell(Sentence::where_houses, {step.houses(Role::house)});
  } else {
    w.tell(Sentence::where_digit, {step.digits(Role::digit), step.houses(Role::house)});
  }
}

void pattern_of_clue(Writer& w, const Step& step) {
  if (step.technique() == Technique::law_of_leftovers) {
    w.tell(Sentence::pattern_law,
           {step.houses(Role::house), step.houses(Role::other_house), step.cells(Role::cells)});
    return;
  }
  if (!step.cells(Role::suppose).empty()) {
    w.tell(Sentence::pattern_suppose, {step.cells(Role::suppose), step.digits(Role::suppose)});
    return;
  }
  if (step.technique() == Technique::clue_net_verity) {
    w.tell(Sentence::pattern_verity, {step.cells(Role::cell) | step.cells(Role::cells)});
    return;
  }
  const std::string clue = clue_name(step, w.telling());
  const DigitSet digit = step.digits(Role::digit);
  if (clue.empty() && step.part() >= 0) {
    w.tell(Sentence::pattern_leftovers, {step.houses(Role::house), step.cells(Role::clue)});
  } else if (clue.empty()) {
    w.tell(Sentence::pattern_sight, {digit, step.houses(Role::house), step.cells(Role::cells)});
  } else if (digit.empty()) {
    w.tell(Sentence::pattern_clue, {std::string_view(clue), affected_cells(step)});
  } else {
    w.tell(Sentence::pattern_clue_digit, {std::string_view(clue), digit});
  }
}

}  // namespace nonet::explain
