// What is known of the techniques: the table, and one of them with an example.
#pragma once

#include <optional>
#include <string>

#include "answers/args.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"
#include "nonet/technique.hpp"

namespace nonet::answers {

// The position that stands in the technique's own file, and the first step that the technique finds
// there; so it cannot drift from what the finder does.
struct Example {
  Puzzle puzzle;
  Step step;
};
std::optional<Example> find_example(const TechniqueInfo& row);

std::string techniques_lines(Language language);                         // one JSON line each
std::string technique_line(const TechniqueInfo& row, const Args& args);  // a page of its own
std::string no_technique_words(const std::string& topic);

}  // namespace nonet::answers
