// Engine: the next step of Sudoku Explainer in a position. The rules are asked in one order, and
// the first that finds something is taken; nothing is compared across rules.
#pragma once

#include <memory>

#include "rating/se/rules.hpp"
#include "rating/se/step.hpp"
#include "rating/se/stop.hpp"
#include "rating/se/unit_board.hpp"

namespace nonet::se {

class Chains;

class Engine {
 public:
  Engine();
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  void set(const std::array<std::uint8_t, kSquares>& digits,
           const std::array<Mask, kSquares>& candidates);
  const UnitBoard& position() const { return at_; }

  // The next step. False if there is none, if it was stopped, or if all rules left are rated higher
  // than `most` (in tenths).
  bool find(Step& out, int most = 200);
  void apply(const Step& step);

  Stop& stop();
  void want_arguments(bool is_wanted);

 private:
  bool find_below_chains(Step& out, int most);

  UnitBoard at_;
  Memo memo_;
  std::unique_ptr<Chains> chains_;
};

}  // namespace nonet::se
