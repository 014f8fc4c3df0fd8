// Problems solved as a person does, with the techniques, words and drawings that boards of nine
// rows have: at every size to 36, with every kind of clue. Up to sixteen rows every technique is
// asked but those that try or count without a bound; beyond, singles, intersections, subsets, fish,
// wings, colours and chains.
//
//   Problem problem(4);
//   problem.digits[0] = 1;
//   problem.clues.push_back({.kind = Constraint::cage, .values = {5}, .cells = {1, 2}});
//   ProblemWalker walker(problem);
//   std::optional<ProblemStep> step = walker.next();
//   assert(step && !step->words.empty() && !step->effect.empty());
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/hint.hpp"
#include "nonet/problem.hpp"
#include "nonet/schedule.hpp"
#include "nonet/walk.hpp"

namespace nonet {

struct ProblemStep {
  Technique technique;
  std::vector<int> clues;                         // by their places in the problem
  std::vector<int> cells;                         // of the pattern
  std::vector<std::pair<int, int>> places;        // a cell and its digit
  std::vector<std::pair<int, int>> eliminations;  // a cell and a digit it loses
  std::string effect;            // "r1c12=5", "r5c5,16≠9": what changes, as effect_text has it
  std::string words;             // why, as describe has it
  std::string chain;             // in Eureka notation; empty if it shows none
  std::string hint;              // as much as the level of the wish allows
  std::string drawing, picture;  // JSON, SVG: if they were wished for
};

struct WalkWish {
  Schedule ladder = Schedule::standard();
  bool is_unique = false;  // without this promise the uniqueness techniques find nothing
  Telling telling = {};    // its rules and its history are the walk's own
  bool words = true;
  std::optional<HintLevel> hint = {};  // of the words and the drawing
  bool drawing = false, picture = false;
  const std::atomic<bool>* stop = nullptr;        // as Known::stop
  const FunctionRef<bool()>* gives_up = nullptr;  // as Known::gives_up; it outlives the walker
};

class ProblemWalker {
 public:
  explicit ProblemWalker(const Problem& problem, const WalkWish& wish = {});
  ~ProblemWalker();
  ProblemWalker(ProblemWalker&&) noexcept;
  ProblemWalker& operator=(ProblemWalker&&) noexcept;

  // Finds steps and carries them out, the easiest first, until the visitor says stop or none is
  // left. The step at which it was stopped is carried out.
  WalkEnd walk(FunctionRef<Flow(const ProblemStep&)> visit);
  // The first of them.
  std::optional<ProblemStep> next();
  // Every step of every technique on the position, until the visitor says stop.
  void find_all(FunctionRef<Flow(const ProblemStep&)> visit);

  bool is_solved() const;
  const std::vector<std::uint8_t>& digits() const { return digits_; }
  const std::vector<std::uint64_t>& candidates() const {
    return candidates_;
  }  // by cell, bit d - 1

 private:
  struct Far;
  void look();  // where the walk has come to

  std::unique_ptr<Far> far_;
  std::vector<std::uint8_t> digits_;
  std::vector<std::uint64_t> candidates_;
};

}  // namespace nonet
