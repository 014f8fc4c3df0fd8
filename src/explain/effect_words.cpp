// See writer.hpp: what a step changes, in words. Cells that lose the same digits are told together,
// in reading order of the first of them.

#include <array>

#include "explain/writer.hpp"

namespace nonet::explain {

void tell_not(Writer& w, CellSet cells, DigitSet digits, Order order) {
  w.tell(cells.is_single() ? Sentence::effect_not_one : Sentence::effect_not_many, {cells, digits},
         order);
}

void tell_removed(Writer& w, const CandidateSet& removed, Order order) {
  struct Alike {
    DigitSet digits;
    CellSet cells;
  };
  std::array<Alike, kCells> parts;
  std::size_t count = 0;
  for (const Cell cell : removed.cells()) {
    const DigitSet digits = removed.digits(cell);
    std::size_t at = 0;
    while (at < count && parts[at].digits != digits) ++at;
    if (at == count) parts[count++] = {digits, {}};
    parts[at].cells.insert(cell);
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) w << (count > 2 ? "; " : w.grammar().and_word);
    tell_not(w, parts[i].cells, parts[i].digits, i == 0 ? order : Order::plain);
  }
}

void tell_effect(Writer& w, const Step& step, Order order) {
  bool is_first = true;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : step.placed().cells(digit)) {
      if (!is_first) w << w.grammar().and_word;
      w.tell(Sentence::effect_is, {cell, digit}, is_first ? order : Order::plain);
      is_first = false;
    }
  }
  if (step.eliminated().empty()) return;
  if (!is_first) w.tell(Sentence::effect_and);
  tell_removed(w, step.eliminated(), is_first ? order : Order::plain);
}

void tell_sees(Writer& w, CellSet seeing, int seen) {
  w.tell(seen <= 3 ? Sentence::sees : Sentence::sees_all, {seeing, seen});
}

}  // namespace nonet::explain
