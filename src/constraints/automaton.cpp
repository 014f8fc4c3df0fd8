// Any pattern along a line, as a regular expression of digits. A pattern that cannot be understood
// is refused when it is read; here it fits nothing.

#include "constraints/expression.hpp"
#include "constraints/kind.hpp"

namespace nonet::constraints::automaton {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  std::optional<Automaton> automaton = find_automaton(clue.text, problem.side);
  if (automaton) {
    model.fits.push_back({clue.cells, std::move(*automaton)});
  } else {
    model.is_impossible = true;
  }
}

Fault find_fault(const Look& look) {
  if (!look.are_full(look.clue.cells)) return std::nullopt;
  const std::optional<Automaton> automaton = find_automaton(look.clue.text, look.problem.side);
  if (!automaton) return "the pattern cannot be understood";
  Mask states = automaton->first;
  for (const int cell : look.clue.cells) {
    Mask next = 0;
    for (std::size_t state = 0; state < automaton->next.size(); ++state) {
      if ((states >> state & 1) == 0) continue;
      next |= automaton->next[state][static_cast<std::size_t>(look.at(cell) - 1)];
    }
    states = next;
  }
  if ((states & automaton->last) != 0) return std::nullopt;
  return look.list(look.clue.cells) + " do not fit";
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::automaton
