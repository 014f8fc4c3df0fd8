// Advice: what a player is told who asks for help in the midst of a puzzle. What is wrong comes
// first, then what needs no help, and only then the next step, as much of it as was asked for.
//
//   Result<Record> record = parse(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   Entry entry{.line = 1, .text = {}, .cells = {}, .format = Format::line, .record = *record};
//   Reading reading = read_notes(entry);
//   Walker walker(Schedule::standard());
//   Hint hint = find_hint(reading, study(reading.puzzle), walker, {.level = HintLevel::area});
//   assert(hint.status == HintStatus::hint && hint.words == "Where can 7 go in box 2?");
//   assert(hint.step->placements() == 1 && hint.mistakes.empty());
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/hint.hpp"
#include "nonet/mistakes.hpp"
#include "nonet/reading.hpp"
#include "nonet/study.hpp"

namespace nonet {

enum class HintStatus : std::uint8_t {
  hint,     // there is a step
  mistake,  // something went wrong
  fine,     // nothing is wrong, and no more was asked
  solved,   // nothing is left to do
  empty,    // no digit and no mark
  stuck,    // no technique finds a step
  none,     // the givens, or the marks, leave no solution
  illegal,  // givens clash
};
std::string_view name(HintStatus status);

// What there is to say about one position.
struct Hint {
  HintStatus status = HintStatus::hint;
  std::string words = {};
  std::string reason = {};                // none, illegal
  std::vector<std::string> remarks = {};  // what to know beside the hint, a sentence or two each
  Mistakes mistakes = {};
  std::optional<Step> step = std::nullopt;
  std::vector<Step> others = {};  // of the same technique, if wanted

  // Whether something is wrong with the position.
  bool has_fault() const {
    return status == HintStatus::mistake || status == HintStatus::none ||
           status == HintStatus::illegal;
  }
};

struct HintOptions {
  HintLevel level = HintLevel::name;
  Uniqueness uniqueness = Uniqueness::trusted;
  bool has_others = false;
  Telling telling = {.past = Past::notes};
};
// The walker's ladder is asked for the step.
Hint find_hint(const Reading& reading, const Study& study, Walker& walker,
               const HintOptions& options = {});

}  // namespace nonet
