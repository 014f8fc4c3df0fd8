// Making puzzles: what is asked for by `generate`, and the making of it, job by job.
//
// Each job is a piece of the series, made and written as text by one thread, printed in order. A
// job is as long as takes a tenth of a second or so, judged by those before it; what is printed
// does not depend on that, since a puzzle depends on its index alone.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "answers/distinct.hpp"
#include "answers/generate_answer.hpp"
#include "answers/verb.hpp"
#include "answers/wish.hpp"
#include "nonet/generate_problem.hpp"

namespace nonet::answers {

// Puzzles as wished for, other looks of one puzzle, or puzzles of any size with clues.
using Order = std::variant<Wish, Puzzle, ProblemWish>;
struct Refusal {
  std::string words;
  Exit exit = Exit::bad_input;
};
// What the word of an option stands for: its own text, or that of a file it names.
using Lookup = FunctionRef<std::variant<std::string, Refusal>(Option, const std::string& word)>;
std::variant<Order, Refusal> read_order(const Args& args, Lookup look_up);
// The same where clues are wished for, or a board beyond the rules.
std::variant<ProblemWish, Refusal> read_problem_wish(const Args& args);
// By our names, and by those that players have for them: "killer", "kropki". None: no such kind.
std::vector<Constraint> find_kinds(std::string_view word);
std::string problem_answer(const MadeProblem& made, const ProblemWish& wish, std::uint64_t seed);

class Generation {
 public:
  // Who works on jobs side by side keeps fewer puzzles in each.
  static constexpr std::size_t kMostInJob = 1024;
  struct Piece {
    Grid mark;         // by which equal ones are known
    std::string text;  // as it is printed
  };
  struct Job {
    std::optional<GenerateAnswer> answer;  // with --json
    Series series;
    std::vector<Piece> pieces;
    Generated generated;
    Canonizer canonizer = {};
    double seconds = 0;
  };

  // The order outlives the generation.
  Generation(const Task& task, const Order& order, std::size_t most_in_job = kMostInJob);

  void begin(Sheet& sheet);             // what stands before all puzzles
  bool make(Job& job);                  // one after the other; false: there is nothing left to do
  void work(Job& job) const;            // side by side
  bool finish(Job& job, Sheet& sheet);  // in order; false: that is enough
  void end(Sheet& sheet);               // what stands behind all, and what could not be had
  void end_early(Sheet& sheet);         // the same for who knows why, and has said it

  std::uint64_t made() const { return tried_.made; }
  std::uint64_t wanted() const { return tried_.wanted; }

 private:
  using Clock = std::chrono::steady_clock;

  void make_puzzles(const Wish& wish, Job& job) const;
  void make_looks(const Puzzle& puzzle, Job& job) const;
  void make_problems(const ProblemWish& wish, Job& job) const;
  std::string text_of(const Wish& wish, const Made& made, Job& job) const;
  Grid mark(const Grid& grid, Job& job) const {
    return distinct_mark(grid, task_.args, job.canonizer);
  }
  void complain(Sheet& sheet) const;
  double timeout() const { return static_cast<double>(task_.args.timeout); }
  bool has_frame() const { return !task_.args.json && !is_drawn_; }

  const Task task_;
  const Order& order_;
  const Seed seed_;
  const Printer printer_;
  const bool is_drawn_;
  const std::size_t most_in_job_;

  std::uint64_t next_;                 // index of the next job's first puzzle
  std::atomic<std::size_t> size_ = 1;  // of the next job
  Tried tried_;
  Distinct seen_;  // with --distinct
  Clock::time_point last_new_ = Clock::now();
  bool is_exhausted_ = false;  // puzzles come, but none that was not seen
};

}  // namespace nonet::answers
