#include "rating/se/chains.hpp"

#include "rating/se/arguments.hpp"
#include "rating/se/rating_steps.hpp"

namespace nonet::se {
namespace {

Technique technique_of(const ChainHint& hint) {
  const bool is_x = hint.pass == ChainHint::Pass::x;
  if (hint.is_cycle) {
    if (is_x) return Technique::x_cycle;
    return hint.pass == ChainHint::Pass::y ? Technique::y_cycle : Technique::cycle;
  }
  if (!is_x) return Technique::forcing_chain;
  return hint.complexity == 6 ? Technique::turbot_fish : Technique::forcing_x_chain;
}

Technique technique_of(const MultipleHint& hint, const MultipleMode& mode) {
  if (mode.is_nishio) return Technique::nishio;
  switch (hint.kind) {
    case MultipleHint::kDouble: return Technique::dynamic_double;
    case MultipleHint::kContradiction: return Technique::dynamic_contradiction;
    case MultipleHint::kCellChain:
      return mode.is_dynamic ? Technique::dynamic_cell : Technique::cell_forcing_chains;
    case MultipleHint::kRegion: break;
  }
  return mode.is_dynamic ? Technique::dynamic_region : Technique::region_forcing_chains;
}

}  // namespace

bool Chains::find_cycles_and_chains(const UnitBoard& at, Step& out) {
  if (!statics_.find_best(at.mask.data(), best_chain_)) return false;
  const ChainHint& best = best_chain_;
  out.start(technique_of(best), best.rating);
  out.complexity = best.complexity;
  if (best.is_cycle) {
    best.removed.each([&](int cand) { out.remove(cand); });
  } else if (best.starts_on) {
    out.remove(best.start);
  } else {
    out.placed = best.start;
  }
  if (wants_arguments_) {
    if (!best.is_cycle) statics_.trace(at.mask.data(), best_chain_);
    out.arguments.push_back(argue(best));
  }
  return true;
}

bool Chains::find(const UnitBoard& at, const MultipleMode& mode, double base, Step& out) {
  // Asked after `find_cycles_and_chains` in the same position.
  const Reach* reach = mode.is_dynamic ? nullptr : &statics_.reach();
  if (!multiples_.find_best({at, at.mask.data(), stop_, reach}, mode, best_)) return false;
  out.start(technique_of(best_, mode), length_rating(base, best_.complexity));
  out.complexity = best_.complexity;
  out.level = static_cast<std::uint8_t>(mode.level);
  if (best_.is_on) {
    out.placed = best_.cand;
  } else {
    out.remove(best_.cand);
  }
  if (best_.unit >= 81) out.show_house(kind_of_unit(best_.unit), best_.unit % 81 / 9);
  if (wants_arguments_ && mode.level >= 2) {
    multiples_.tell_insides(best_);
    if (stop_.was_stopped()) return false;
  }
  for (int i = 0; wants_arguments_ && i < best_.count; ++i) {
    out.arguments.push_back(argue(best_.branches[i], multiples_.counter()));
  }
  return true;
}

bool Chains::find_nishio(const UnitBoard& at, Step& out) {
  return find(at, {.is_multiple = false, .is_nishio = true}, 7.5, out);
}

bool Chains::find_multiple(const UnitBoard& at, Step& out) {
  return find(at, {.is_dynamic = false}, 8.0, out);
}

bool Chains::find_dynamic(const UnitBoard& at, int most, Step& out) {
  for (int level = 0; level <= 5 && 85 + 5 * level <= most && !stop_.was_stopped(); ++level) {
    if (find(at, {.level = level}, 8.5 + 0.5 * level, out)) return true;
  }
  return false;
}

}  // namespace nonet::se
