// The search over any rules: for every board that is not the classic one. Plain, but with a queue:
// what changed is looked at, and nothing else.
//
// Where the rules have clues, the engine that knows these is asked instead (clues/); and so it is
// where no solution was met for long, as it sees more: that both diagonals, windows and knights
// leave no grid, it knows at once.
//
//   General general(puzzle);
//   general.visit([](const Grid& solution) { ...; return Flow::go_on; });
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "constraints/model.hpp"
#include "nonet/flow.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/problem.hpp"
#include "nonet/puzzle.hpp"
#include "search/clues/any_engine.hpp"

namespace nonet::search {

class General {
 public:
  // What the digits and marks of the puzzle leave. The puzzle keeps the rules alive.
  explicit General(const Puzzle& puzzle);

  void forbid(Candidate candidate);
  // How many nodes without a solution are enough for the plain search.
  void set_patience(std::uint64_t nodes) { patience_ = nodes; }

  // All solutions, each once, in an order that is always the same. Ends early when the visitor says
  // so, the flag is set or the engine needs more guesses; `Flow::stop` tells of all three.
  Flow visit(FunctionRef<Flow(const Grid&)> visitor, const std::atomic<bool>* stop = nullptr,
             std::uint64_t most_guesses = ~std::uint64_t{0}) const;
  bool has_solution() const;
  // False: there is none. True: there is one, or so many guesses of the engine do not tell.
  bool may_have_solution(std::uint64_t most_guesses) const;
  std::uint64_t count(std::uint64_t limit, const std::atomic<bool>* stop = nullptr) const;
  // One drawn by lot, the same for the same seed: in every cell that is tried, digits in an order
  // of its own. Starts over where luck leads into a thicket, and asks the engine where that is no
  // help. Nothing if there is no solution, or none was met in so many nodes.
  std::optional<Grid> random_solution(std::uint64_t seed,
                                      std::uint64_t most = ~std::uint64_t{0}) const;

 private:
  struct Hunt;

  void restrict(Cell cell, DigitSet digits);
  bool propagate();
  bool settle(Cell cell);
  bool look_at(House house);
  Cell smallest_cell() const;
  Grid grid() const;
  Problem problem_left() const;
  constraints::Model model_left() const;
  Flow visit_by_engine(FunctionRef<Flow(const Grid&)> visitor, const Run& run) const;
  Grid read_grid(const AnyEngine& engine) const;
  static Flow search(General& at, Hunt& hunt);

  const Rules* rules_;
  std::shared_ptr<const Problem> problem_;  // of rules with clues
  std::array<DigitSet, kCells> digits_{};   // by cell
  std::array<CellSet, kDigits> places_{};   // by digit
  CellSet open_;                            // cells whose digit their peers have not been told
  CellSet single_;                          // of these, the ones that have one digit left
  HouseSet stale_;                          // houses to look at for hidden singles
  bool is_broken_ = false;
  std::uint64_t patience_ = 2000;  // some milliseconds; puzzles with a solution take a few hundred
};

}  // namespace nonet::search
