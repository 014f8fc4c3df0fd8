// The answers of `hint`: the next step from the player's own position, as much of it as was asked
// for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "answers/mistakes.hpp"
#include "answers/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::answers {

// What there is to say about one position.
struct Hint {
  std::string status;  // hint, mistake, fine, solved, empty, stuck, none, illegal
  std::string words;
  std::string reason;                // none, illegal
  std::vector<std::string> remarks;  // what to know beside the hint, a sentence or two each
  Mistakes mistakes;
  std::optional<Step> step;
  std::vector<Step> others;  // of the same technique, with --all

  // Whoever asks for mistakes alone is answered by "none".
  Exit exit(HintLevel level) const;
};
HintLevel level_of(const Args& args);
// Where a candidate is missing that the digits allow, the player struck it out.
Telling hint_telling(const Args& args);
Hint find_hint(const Reading& reading, const Study& study, Walker& walker, const Args& args);

// The position after a step, also as a HoDoKu library line.
Puzzle position_after(const Puzzle& puzzle, const Step& step);
std::string library_line(const Puzzle& puzzle);

Answer hint_answer(const Item& item, const Args& args, Walker& walker);

}  // namespace nonet::answers
