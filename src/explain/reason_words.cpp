// Why a position has no solution, in words.

#include "nonet/explain.hpp"
#include "nonet/sentence.hpp"

namespace nonet {

std::string contradiction_text(const Contradiction& reason, Telling telling) {
  using Kind = Contradiction::Kind;
  const Cell cell = reason.cell();
  const Digit digit = reason.digit();
  switch (reason.kind()) {
    case Kind::no_candidate: return said(Sentence::reason_no_candidate, telling, {cell});
    case Kind::no_place: return said(Sentence::reason_no_place, telling, {digit, reason.house()});
    case Kind::clash: {
      const Cell other = reason.other();
      HouseSet shared = telling.rules->houses_of(cell) & telling.rules->houses_of(other);
      if (!shared.empty()) shared = {reason.house()};  // else a rule of its own keeps them apart
      return said(Sentence::reason_clash, telling, {digit, shared, cell, other});
    }
    case Kind::not_a_candidate: return said(Sentence::reason_not_candidate, telling, {digit, cell});
    case Kind::crowded:
      return said(Sentence::reason_crowded, telling,
                  {reason.digits().size(), reason.digits(), reason.house()});
    case Kind::no_pattern:
      return said(Sentence::reason_no_pattern, telling, {telling.rules->digits().size(), digit});
    case Kind::exhausted: break;
  }
  return said(Sentence::reason_exhausted, telling);
}

}  // namespace nonet
