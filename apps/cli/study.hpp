// What the commands that ask techniques find out about a position before they ask: can it be solved
// at all, and is its puzzle known to have one solution.
#pragma once

#include <optional>
#include <string>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet::cli {

struct Study {
  Solved puzzle;    // the givens alone; where none are told apart, all that is there
  Solved position;  // with the player's digits and pencil marks
  Known known;

  bool is_solvable() const {
    return position.verdict == Verdict::unique || position.verdict == Verdict::several;
  }
};
Study study(const Puzzle& puzzle, const Args& args);

// Why techniques that rest on a single solution are left out, in a sentence; empty if they are not,
// or if nobody wanted them.
std::string uniqueness_remark(const Study& study, const Args& args);

// Before the answers to a puzzle, where there are several: "# puzzle 2: ...4.8...".
void print_header(Session& session, const Item& item);
// The answer to a position without solution, as JSON with the fields given or as text.
void print_unsolvable(Session& session, const Item& item, const Solved& solved, Json json);

// {"technique": ..., "place": [...], "eliminate": [...], "text": ..., "evidence": [...]}
Json step_json(const Step& step, Notation notation);

}  // namespace nonet::cli
