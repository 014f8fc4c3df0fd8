// Rules inside a chain: what a closure with nothing pending may still remove from its working grid.
//
// Asked in order until one has a hint that rests on something the closure removed; all such hints
// of that rule count. Locking, hidden pairs, naked pairs, X-wings; from level 2 on chains: level 2
// forcing chains and cycles, level 3 those and then multiple chains, level 4 dynamic chains, level
// 5 dynamic chains and then those of level 2. Nothing is filled in, so rules that count blank cells
// count those of the real position. A rule that had nothing looks again only at houses and digits
// that changed since.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "rating/se/closure.hpp"
#include "rating/se/static_chains.hpp"
#include "rating/se/stop.hpp"
#include "rating/se/technique.hpp"
#include "rating/se/unit_board.hpp"

namespace nonet::se {

class MultipleChains;
struct Inside;
struct MultipleHint;

class Nested {
 public:
  Nested();
  ~Nested();
  void set_position(const UnitBoard& real, const Stop& stop) {
    real_ = &real;
    stop_ = &stop;
  }
  void begin();
  // Chains are kept in full, for those who tell them.
  void keep_insides(bool are_wanted);
  // The rules below chains have nothing more for this closure as it is.
  void skip_to_chains(const Closure& out) { seen_off_ = out.off_count; }
  // Adds what the first usable rule removes; false if there is none.
  bool advance(Propagator& from, Closure& out);

 private:
  enum Rule : std::uint8_t { locking, hidden_pair, naked_pair, x_wing, kRules };
  struct Task;
  struct Used;

  void note_changes(const Closure& out);
  template <class Removals>
  void add_hint(Task& task, const Used& rule, const Removals& each_removal);
  void keep(Task& task, Inside inside) const;
  bool ask_locking(Task& task);
  bool ask_hidden_pair(Task& task);
  bool ask_naked_pair(Task& task);
  bool ask_x_wing(Task& task);
  bool ask_static(Task& task);
  bool ask_multiple(Task& task, int level, bool is_dynamic);

  const UnitBoard* real_ = nullptr;
  const Stop* stop_ = nullptr;
  bool keeps_insides_ = false;
  int seen_off_ = 0;                            // of the closure's false literals
  std::array<std::uint32_t, kRules> houses_{};  // changed since the rule had nothing
  std::array<std::uint32_t, kRules> digits_{};
  StaticChains statics_;
  std::vector<ChainHint> static_hints_;
  std::vector<MultipleHint> multiple_hints_;
  std::unique_ptr<MultipleChains> inner_;
};

}  // namespace nonet::se
