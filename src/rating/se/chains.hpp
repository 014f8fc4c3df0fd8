// Chains: the rules from forcing chains upward, on a position, as steps.
#pragma once

#include "rating/se/multiple.hpp"
#include "rating/se/position.hpp"
#include "rating/se/static_chains.hpp"
#include "rating/se/step.hpp"
#include "rating/se/stop.hpp"

namespace nonet::se {

class Chains {
 public:
  bool find_cycles_and_chains(const Position& at, Step& out);
  bool find_nishio(const Position& at, Step& out);
  bool find_multiple(const Position& at, Step& out);
  // Dynamic chains, then those of levels 1 to 5, as far as they begin no higher than that.
  bool find_dynamic(const Position& at, int most, Step& out);

  Stop& stop() { return stop_; }
  void want_arguments(bool is_wanted) { wants_arguments_ = is_wanted; }

 private:
  bool find(const Position& at, const MultipleMode& mode, double base, Step& out);

  StaticChains statics_;
  MultipleChains multiples_;
  MultipleHint best_;
  ChainHint best_chain_;
  Stop stop_;
  bool wants_arguments_ = false;
};

}  // namespace nonet::se
