// Packed files as the command line asks for them: to write one, or to pick some puzzles of one by
// their numbers (--puzzles).
#pragma once

#include <variant>

#include "cli/command_line.hpp"
#include "cli/slice.hpp"

namespace nonet::cli {

bool writes_packed(const Args& args);
std::variant<Slice, BadUsage> pick(const Args& args);

}  // namespace nonet::cli
