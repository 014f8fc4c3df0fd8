// Road: the one way from puzzles to answers that every verb takes.
//
// A verb is a function from an item to its answer and knows no threads. The road reads batches, has
// them answered on as many threads as there are, and hands the answers on in the order of the
// input: the same bytes at any -j, in flat memory, words in step with answers.
#pragma once

#include <functional>

#include "cli/intake.hpp"

namespace nonet::cli {

using answers::Answerer;

struct Verb {
  // Makes one for each thread: what it keeps from item to item (a walker, a rater) is its own.
  std::function<Answerer()> hire;
  // Instead, where many are answered at once.
  std::function<void(Batch&)> answer_batch = {};
  // Headings between answers: the first item must know whether others follow.
  bool has_headings = false;
  // Gets what the answers keep for the verb, in order.
  std::function<void(const Note&)> keep = {};
};

void answer_all(Session& session, const Verb& verb);

}  // namespace nonet::cli
