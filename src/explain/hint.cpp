// See hint.hpp. Each level adds to the one before it.

#include "nonet/hint.hpp"

#include "explain/notation.hpp"

namespace nonet {

std::string hint_text(const Step& step, HintLevel level, Notation notation) {
  std::string name(info(step.technique()).name);
  switch (level) {
    case HintLevel::mistakes:
    case HintLevel::name: return name;
    case HintLevel::area: return name + ": look at " + houses_text(pattern_houses(step), notation);
    case HintLevel::cells:
      return name + ": look at " + explain::cells_words(pattern_cells(step), notation);
    case HintLevel::everything:
    case HintLevel::applied: break;
  }
  return name + ": " + effect_text(step, notation) + ". " + describe(step, notation);
}

}  // namespace nonet
