// The command line, read and checked once: which command, with which options.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "answers/args.hpp"
#include "cli/help_text.hpp"

namespace nonet::cli {

using answers::Args;
using answers::BadUsage;
using answers::choose_format;

// Things that are answered at once.
enum class Instant : std::uint8_t { welcome, usage, version, details };

std::variant<Args, Instant, BadUsage> read_args(const std::vector<std::string>& words);

}  // namespace nonet::cli
