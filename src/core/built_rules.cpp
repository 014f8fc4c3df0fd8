// See built_rules.hpp.

#include "core/built_rules.hpp"

#include <algorithm>
#include <utility>

namespace nonet {
namespace core {

BuiltRules::BuiltRules(int side, int box_height) {
  static std::atomic<int> last_id{0};
  id_ = last_id.fetch_add(1, std::memory_order_relaxed) + 1;
  set_board(side, box_height);
}

void BuiltRules::set_clues(std::shared_ptr<const ClueBook> book, CellSet bound,
                           std::string clauses) {
  book_ = std::move(book);
  clues_ = book_.get();
  bound_ = bound;
  clauses_ = std::move(clauses);
  is_plain_ = false;
}

// Links by candidate, both ways, each once: a list with its ends, as `Rules::links` reads it.
void BuiltRules::finish(const RulesWish& wish) {
  wish_ = wish;
  if (pairs_.empty()) return;
  is_plain_ = false;
  const std::size_t half = pairs_.size();
  for (std::size_t i = 0; i < half; ++i) pairs_.push_back({pairs_[i].b, pairs_[i].a});
  const auto key = [](const Pair& p) { return p.a.index() * kCandidates + p.b.index(); };
  std::sort(pairs_.begin(), pairs_.end(),
            [&](const Pair& x, const Pair& y) { return key(x) < key(y); });
  pairs_.erase(std::unique(pairs_.begin(), pairs_.end(),
                           [&](const Pair& x, const Pair& y) { return key(x) == key(y); }),
               pairs_.end());
  ends_.assign(kCandidates, 0);
  for (const Pair& pair : pairs_) {
    link_list_.push_back(pair.b);
    ends_[static_cast<std::size_t>(pair.a.index())] = static_cast<std::uint32_t>(link_list_.size());
  }
  for (std::size_t i = 1; i < ends_.size(); ++i) ends_[i] = std::max(ends_[i], ends_[i - 1]);
  links_ = link_list_.data();
  link_ends_ = ends_.data();
}

}  // namespace core

bool operator==(const Rules& a, const Rules& b) {
  if (a.side_ != b.side_ || a.regions_ != b.regions_ || a.peers_ != b.peers_ ||
      a.house_cells_ != b.house_cells_ || a.kinds_ != b.kinds_ || a.numbers_ != b.numbers_) {
    return false;
  }
  if ((a.clues_ == nullptr) != (b.clues_ == nullptr)) return false;
  if (a.clues_ != nullptr && static_cast<const core::BuiltRules&>(a).clauses() !=
                                 static_cast<const core::BuiltRules&>(b).clauses()) {
    return false;
  }
  for (const Cell cell : a.cells()) {
    for (const Digit digit : a.digits()) {
      const auto one = a.links({cell, digit}), other = b.links({cell, digit});
      if (!std::equal(one.begin(), one.end(), other.begin(), other.end())) return false;
    }
  }
  return true;
}

void SharedRules::hold(const Rules& rules) {
  static_cast<const core::BuiltRules&>(rules).holders_.fetch_add(1, std::memory_order_relaxed);
}

void SharedRules::let_go(const Rules& rules) {
  const auto& built = static_cast<const core::BuiltRules&>(rules);
  if (built.holders_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete &built;
}

}  // namespace nonet
