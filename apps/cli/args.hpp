// The command line, read and checked once: which command, with which options.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/table.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/explain.hpp"
#include "nonet/schedule.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

// What was typed, one field per row of options.def.
struct TypedOptions {
#define NONET_OPTION(field, type, default_value, flags, value, on, words) \
  type field = default_value;
#include "cli/options.def"
#undef NONET_OPTION
};

// What was typed and what it means.
struct Args : TypedOptions {
  Command command = Command::help;
  std::vector<std::string> inputs;  // files, or the topic of `help`; "-" is standard input
  std::optional<Format> from_format, to_format;
  CellSet where_cells = CellSet::all();
  Schedule ladder;  // of the commands that ask techniques
  std::optional<Technique> wanted_technique;
  Notation cell_notation = Notation::rc;
};

// Things that are answered at once.
enum class Instant : std::uint8_t { welcome, usage, version, details };
struct BadUsage {
  std::string message;
};

std::variant<Args, Instant, BadUsage> read_args(const std::vector<std::string>& words);

}  // namespace nonet::cli
