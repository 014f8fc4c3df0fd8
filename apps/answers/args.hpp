// What is asked: the options, one field per row of options.def, and what they mean.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/table.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/explain.hpp"
#include "nonet/schedule.hpp"
#include "nonet/text.hpp"

namespace nonet::answers {

// What was typed.
struct TypedOptions {
#define NONET_OPTION(field, type, default_value, flags, value, on, words) \
  type field = default_value;
#include "answers/options.def"
#undef NONET_OPTION
};

// What was typed and what it means.
struct Args : TypedOptions {
  Command command = Command::help;
  std::bitset<kOptionCount> given;  // which options were typed

  bool has(Option option) const { return given[static_cast<std::size_t>(option)]; }

  std::vector<std::string> inputs;  // files, or the topic of `help`; "-" is standard input
  std::optional<Format> from_format, to_format;
  CellSet where_cells = CellSet::all();
  Schedule ladder;  // of the commands that ask techniques
  std::optional<Technique> wanted_technique;
  Telling telling;            // how steps are told; JSON shows every sign
  bool shows_chains = false;  // in Eureka notation, under the words

  Telling json_telling() const { return telling.notation; }
};

// Why the question cannot be answered.
struct BadUsage {
  std::string message;
};

// Fills in what the words mean once they are typed.
std::optional<BadUsage> interpret(Args& args);

// Why the options cannot stand together, if they cannot; part of `interpret`.
std::optional<BadUsage> find_clash(const Args& args);

// The format to write: --to, or --json, or the ending of the output file, or lines.
Format choose_format(const Args& args);

}  // namespace nonet::answers
