// See writer.hpp: what a step changes, in words. Cells that lose the same digits are told together,
// in reading order of the first of them.

#include <array>

#include "explain/writer.hpp"

namespace nonet::explain {

void tell_not(Writer& w, CellSet cells, DigitSet digits) {
  if (cells.size() == 1) {
    w << cells.first() << " is not " << any_of(digits);
  } else {
    w << none_of(cells) << " is " << any_of(digits);
  }
}

void tell_removed(Writer& w, const CandidateSet& removed) {
  struct Part {
    DigitSet digits;
    CellSet cells;
  };
  std::array<Part, kCells> parts;
  std::size_t count = 0;
  for (const Cell cell : removed.cells()) {
    const DigitSet digits = removed.digits(cell);
    std::size_t at = 0;
    while (at < count && parts[at].digits != digits) ++at;
    if (at == count) parts[count++] = {digits, {}};
    parts[at].cells.insert(cell);
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) w << (count > 2 ? "; " : " and ");
    tell_not(w, parts[i].cells, parts[i].digits);
  }
}

void tell_effect(Writer& w, const Step& step) {
  bool is_first = true;
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.placed().cells(digit)) {
      if (!is_first) w << " and ";
      w << cell << " is " << digit;
      is_first = false;
    }
  }
  if (step.eliminated().empty()) return;
  if (!is_first) w << ", and ";
  tell_removed(w, step.eliminated());
}

void tell_sees(Writer& w, CellSet seeing, int seen) {
  w << (seeing.size() == 1 ? "it sees " : "they see ");
  w << (seen == 1 ? "it" : seen == 2 ? "both" : seen == 3 ? "all three" : "all of them");
}

}  // namespace nonet::explain
