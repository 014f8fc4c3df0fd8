// See case_memo.hpp.

#include "logic/case_memo.hpp"

namespace nonet::logic {

void CaseMemo::follow(const Rules& rules) {
  if (rules_ == rules.id()) return;
  rules_ = rules.id();
  looks_.clear();
  ways_.assign(rules.clues()->parts.size(), {});
}

const std::optional<Cases::Digits>& CaseMemo::left(std::size_t part, const Board& board) {
  if (looks_.empty()) looks_.resize(kPlaces);
  Cases cases(board.rules().clues()->parts[part], board, Cases::Effort::quick);
  std::uint64_t hash = part;
  for (const Cases::Bits bits : cases.start()) hash = (hash ^ bits) * 0x9E3779B97F4A7C15U;
  Look& look = looks_[hash >> 51];
  if (look.part != part || look.start != cases.start()) {
    look.part = part;
    look.start = cases.start();
    look.left = cases.find_left(&ways_[part]);
  }
  return look.left;
}

}  // namespace nonet::logic
