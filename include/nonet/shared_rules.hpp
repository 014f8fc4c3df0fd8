// SharedRules: who holds rules, and keeps them alive. The classic rules live for ever, so holding
// them costs neither memory nor counting; others are counted, by threads side by side.
//
//   SharedRules classic;
//   assert(classic->is_classic() && &*classic == &Rules::classic());
#pragma once

#include <utility>

#include "nonet/rules.hpp"

namespace nonet {

class SharedRules {
 public:
  constexpr SharedRules() = default;
  // Takes over rules that were just built, with nobody else holding them.
  explicit SharedRules(const Rules* built) : rules_(built) {}

  constexpr SharedRules(const SharedRules& other) : rules_(other.rules_) {
    if (rules_->id() != 0) hold(*rules_);
  }
  constexpr SharedRules(SharedRules&& other) noexcept
      : rules_(std::exchange(other.rules_, &Rules::classic())) {}
  constexpr SharedRules& operator=(SharedRules other) noexcept {
    std::swap(rules_, other.rules_);
    return *this;
  }
  constexpr ~SharedRules() {
    if (rules_->id() != 0) let_go(*rules_);
  }

  constexpr const Rules& operator*() const { return *rules_; }
  constexpr const Rules* operator->() const { return rules_; }

  friend constexpr bool operator==(const SharedRules& a, const SharedRules& b) {
    return a.rules_ == b.rules_ || (a->id() != 0 && b->id() != 0 && *a == *b);
  }

 private:
  static void hold(const Rules& rules);
  static void let_go(const Rules& rules);

  const Rules* rules_ = &Rules::classic();
};

}  // namespace nonet
