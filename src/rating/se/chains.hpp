// Chains: the rules from forcing chains upward, on a position, as steps.
#pragma once

#include "rating/se/multiple.hpp"
#include "rating/se/static_chains.hpp"
#include "rating/se/step.hpp"
#include "rating/se/stop.hpp"
#include "rating/se/unit_board.hpp"

namespace nonet::se {

class Chains {
 public:
  bool find_cycles_and_chains(const UnitBoard& at, Step& out);
  bool find_nishio(const UnitBoard& at, Step& out);
  bool find_multiple(const UnitBoard& at, Step& out);
  // Dynamic chains, then those of levels 1 to 5, as far as they begin no higher than that.
  bool find_dynamic(const UnitBoard& at, int most, Step& out);

  Stop& stop() { return stop_; }
  void want_arguments(bool is_wanted) { wants_arguments_ = is_wanted; }

 private:
  bool find(const UnitBoard& at, const MultipleMode& mode, double base, Step& out);

  StaticChains statics_;
  MultipleChains multiples_;
  MultipleHint best_;
  ChainHint best_chain_;
  Stop stop_;
  bool wants_arguments_ = false;
};

}  // namespace nonet::se
