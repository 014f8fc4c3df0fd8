// The answers about problems: boards of any size, with clues. Each verb that knows them has one, as
// text and as JSON; the others say that they do not.
#pragma once

#include "answers/solve.hpp"
#include "answers/verb.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::answers {

void answer_problem(const Item& item, Sheet& sheet, const Task& task);
void answer_solve_problem(const Item& item, Sheet& sheet, const SolveWish& wish);

// A problem as a format writes it, its end included; or the words of why it cannot.
struct ProblemText {
  std::string text, fault;
};
ProblemText write_problem(const Problem& problem, Format format);

// What is wrong with a problem, or that it is fine.
void answer_check_problem(const Item& item, Sheet& sheet, const Task& task);
void answer_complete(const Item& item, Sheet& sheet, const Task& task);
void answer_candidates(const Item& item, Sheet& sheet, const Task& task);
// `explain`, `hint`, `steps` and `rate`.
void answer_reasons(const Item& item, Sheet& sheet, const Task& task);

}  // namespace nonet::answers
