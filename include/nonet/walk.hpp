// Walk: solve as a person does. Ask each technique of a ladder in turn for a step, apply the first
// one found, start over; until the board is solved or nobody has anything to say.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Board board = puzzle.start().board;
//   int steps = 0;
//   const auto count = [&steps](const Step&, const Board&) { return ++steps, Flow::go_on; };
//   Walker walker(Schedule::standard());
//   WalkEnd end = walker.walk(board, {.givens = puzzle.givens, .is_unique = true}, count);
//   assert(end == WalkEnd::solved && board.is_done() && steps >= 51);
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/flow.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/schedule.hpp"
#include "nonet/step.hpp"

namespace nonet {

namespace logic {
class Workspace;
}

// What is known of the puzzle beyond the board.
struct Known {
  CellSet givens;          // printed digits; avoidable rectangles ask
  bool is_unique = false;  // without this promise the uniqueness techniques find nothing
  // Set by whoever no longer wants an answer: no further technique is asked.
  const std::atomic<bool>* stop = nullptr;
  const FunctionRef<bool()>* gives_up = nullptr;  // asked often; yes: the same

  bool is_stopped() const {
    return (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
           (gives_up != nullptr && (*gives_up)());
  }
};

enum class WalkEnd : std::uint8_t {
  solved,
  stuck,          // no technique of the ladder finds anything
  contradiction,  // the board cannot be completed
  stopped,        // the visitor said so, or `Known::stop` did
};

// A digit that one technique, of full_house, naked_single and hidden_single, places.
struct Single {
  Technique technique;
  Candidate candidate;
};

// Which of a technique's steps a walk takes, where it should not be the first one found: a scale
// has the order of the program it follows.
struct Preference {
  enum class Choice : std::uint8_t {
    first,           // the first step found
    best,            // the best of the technique's steps
    best_with_next,  // the best of its steps and those of the next technique of the ladder
  };
  FunctionRef<Choice(Technique)> choice;
  FunctionRef<bool(const Step&, const Step&, const Board&)> is_better;  // than the best so far
  // The singles that come before the ladder is asked, which then need not know any. They are most
  // of a path, and to make steps of them costs more than to find them.
  FunctionRef<std::span<const Single>()> singles;
  bool shows_singles = true;  // the visitor sees them too
};

// Carries a step out. A step either places or eliminates.
Change apply(Board& board, const Step& step);

// Keeps its working memory between walks; one walker per thread.
class Walker {
 public:
  explicit Walker(Schedule schedule);
  Walker(Walker&&) noexcept;
  Walker& operator=(Walker&&) noexcept;
  ~Walker();

  const Schedule& schedule() const { return schedule_; }

  // The visitor sees each step and the board before it is applied.
  using Visitor = FunctionRef<Flow(const Step&, const Board&)>;
  WalkEnd walk(Board& board, const Known& known, Visitor visit);
  WalkEnd walk(Board& board, const Known& known, const Preference& preference, Visitor visit);
  // A walk of length one; nothing is found once it was stopped.
  std::optional<Step> find_step(const Board& board, const Known& known);

 private:
  WalkEnd walk(Board& board, const Known& known, const Preference* preference, Visitor visit);

  Schedule schedule_;
  std::unique_ptr<logic::Workspace> workspace_;
};

// Every step one technique has to offer on this board; if wanted, with those of its kin that HoDoKu
// knows by no code of their own, chains with almost locked sets: they are told under its name, as
// HoDoKu does. Who has a code, as siamese fish do, is asked for by name. Returns false if it
// was stopped.
enum class Kin : std::uint8_t { left_out, included };
bool find_steps(const Board& board, const Known& known, Technique technique,
                FunctionRef<Flow(const Step&)> visit, Kin kin = Kin::included);

}  // namespace nonet
