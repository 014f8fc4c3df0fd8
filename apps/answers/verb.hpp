// Verb: a question about puzzles, as those who run it see it. A function from an item to what is
// written on a sheet, as text or as JSON; it knows no files and no threads. The command line runs
// verbs in a pipeline, `ask` one item after the other.
//
// Each verb has a file: what is found out as a value, and two printers of that value.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "answers/args.hpp"
#include "answers/batch.hpp"
#include "answers/view.hpp"

namespace nonet::answers {

// What a verb is given. What is pointed at outlives the verb.
struct Task {
  const Args& args;
  View view = {};
  const std::atomic<bool>* stop = nullptr;  // set: end soon with what is known
  const Watch* watch = nullptr;
  std::size_t most = SIZE_MAX;  // bytes of an answer that has to be held whole

  bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

// Whether anything was printed, of a whole run.
enum class Printed : bool { nothing, something };

struct Verb {
  // Makes one for each thread: what it keeps from item to item (a walker, a rater) is its own.
  std::function<Answerer()> hire = {};
  // Instead, where many are answered at once.
  std::function<void(Batch&)> answer_batch = {};
  // One of them may take long: batches are as many as take a moment, judged by those before.
  bool is_uneven = false;
  // Headings between answers: the first item must know whether others follow.
  bool has_headings = false;
  // Before the first answer and after the last.
  std::function<void(Sheet&)> begin = {};
  std::function<void(Sheet&, Printed)> end = {};
  // Gets what the answers keep for the verb, in order.
  std::function<void(const Note&)> keep = {};
};

// A verb that keeps nothing from item to item.
Verb make_verb(Answerer answer, bool has_headings = false);

// Nothing if the command does not answer puzzles.
std::optional<Verb> find_verb(const Task& task);

// One of each; find_verb has the table.
Verb solve_verb(const Task& task);
Verb check_verb(const Task& task);
Verb next_verb(const Task& task);
Verb explain_verb(const Task& task);
Verb hint_verb(const Task& task);
Verb steps_verb(const Task& task);
Verb rate_verb(const Task& task);
Verb count_verb(const Task& task);
Verb enumerate_verb(const Task& task);
Verb candidates_verb(const Task& task);
Verb show_verb(const Task& task);
Verb convert_verb(const Task& task);
Verb minimize_verb(const Task& task);
Verb complete_verb(const Task& task);
Verb shuffle_verb(const Task& task);
Verb canon_verb(const Task& task);

}  // namespace nonet::answers
