// The files that the options of `generate` may name.
#pragma once

#include <string>
#include <variant>

#include "answers/generate.hpp"
#include "cli/session.hpp"

namespace nonet::cli {

// What the word of an option stands for: 81 cells as they are typed, or what is in a file.
std::variant<std::string, answers::Refusal> look_up(answers::Option option,
                                                    const std::string& word);

}  // namespace nonet::cli
