// Problems solved as a person does: singles, what a clue leaves, what houses and clues lock, each
// step with its reason. Works at every size with every kind of clue: what a clue leaves is asked of
// its own model, so that a kind brings its logic along.
//
//   Problem problem(4);
//   problem.digits[0] = 1;
//   problem.clues.push_back({.kind = Constraint::cage, .values = {5}, .cells = {1, 2}});
//   ProblemWalker walker(problem);
//   std::optional<ProblemStep> step = walker.find();
//   assert(step && !step->words.empty());
//   walker.apply(*step);
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/problem.hpp"

namespace nonet {

// In the order in which they are asked: the easiest first.
enum class ProblemTechnique : std::uint8_t {
  hidden_single,
  naked_single,
  locked_candidates,  // pointing, claiming, and the same by leaps
  naked_pair,
  clue,  // what one clue leaves to its cells
  hidden_pair,
  locked_in_clue,  // a digit that every way to fill a clue has
  innies_outies,   // what cages leave of one to three houses
  clues_of_house,  // the clues inside a house, and the house
  two_clues,       // that share cells
  naked_triple,
  hidden_triple,
  naked_quad,
  x_wing,
  swordfish,
};
struct ProblemTechniqueInfo {
  ProblemTechnique technique;
  std::string_view id, name;
  int rank;  // of difficulty, as those of boards of nine rows have them
};
std::span<const ProblemTechniqueInfo> problem_techniques();
const ProblemTechniqueInfo& info(ProblemTechnique technique);

struct ProblemStep {
  ProblemTechnique technique = ProblemTechnique::naked_single;
  std::vector<int> clues = {};                         // by their places in the problem
  std::vector<int> cells = {};                         // that it rests on
  std::vector<std::pair<int, int>> places = {};        // a cell and its digit
  std::vector<std::pair<int, int>> eliminations = {};  // a cell and a digit it loses
  std::string words = {};
};
// "r1c1=5", "r1c12<>89, r2c3<>1"
std::string effect_text(const Problem& problem, const ProblemStep& step);
// "Cage Combinations", "Hidden Single": the technique, by the kind of the clue if there is one.
std::string heading(const Problem& problem, const ProblemStep& step);

class ProblemWalker {
 public:
  explicit ProblemWalker(const Problem& problem, const std::atomic<bool>* stop = nullptr);
  ~ProblemWalker();
  ProblemWalker(ProblemWalker&&) noexcept;
  ProblemWalker& operator=(ProblemWalker&&) noexcept;

  // The easiest step there is; nothing if none is known, or the flag was set.
  std::optional<ProblemStep> find();
  // Every step of every technique, until the visitor says no.
  void find_all(FunctionRef<bool(const ProblemStep&)> visitor);
  void apply(const ProblemStep& step);

  bool is_solved() const;
  const std::vector<std::uint8_t>& digits() const;
  const std::vector<std::uint64_t>& candidates() const;  // by cell, bit d - 1 for digit d

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nonet
