// The answers of `hint`: the next step from the player's own position, as much of it as was asked
// for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "answers/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::answers {

// What there is to say about one position.
struct Hint {
  std::string status;  // hint, mistake, fine, solved, stuck
  std::string words;
  Mistakes mistakes;
  std::optional<Step> step;
  std::vector<Step> others;  // of the same technique, with --all

  bool is_no() const { return status != "hint" && status != "fine"; }
};
HintLevel level_of(const Args& args);
Telling hint_telling(const Args& args);
// The puzzle comes with_all_marks.
Hint find_hint(const Puzzle& puzzle, const Study& study, Walker& walker, const Args& args);
// Without these there is nothing to hint at.
inline bool is_hopeless(const Study& study) {
  return !study.is_solvable() && study.puzzle.verdict != Verdict::unique;
}

// The position after a step, also as a HoDoKu library line.
Puzzle position_after(const Puzzle& puzzle, const Step& step);
std::string library_line(const Puzzle& puzzle);

Answer hint_answer(const Item& item, const Args& args, Walker& walker);

}  // namespace nonet::answers
