// What is asked: the options, one field per row of options.def, and what they mean.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/command_table.hpp"
#include "answers/scale_options.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/explain.hpp"
#include "nonet/notes.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/scale.hpp"
#include "nonet/schedule.hpp"
#include "nonet/study.hpp"
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
  SharedRules rules;                               // of every puzzle of the run
  std::shared_ptr<const ProblemOptions> problems;  // where these are more than rules can say
  CellSet where_cells = CellSet::every();
  std::vector<AskedRating> asked;  // for ratings, as it was typed
  std::vector<Bounds> bounds;      // what that means, one for each scale; `rate` knows one
  Schedule ladder;                 // of the commands that ask techniques
  std::optional<Technique> wanted_technique;
  Telling telling;                 // how steps are told; JSON shows every sign
  std::uint64_t memory_bytes = 0;  // --memory
  bool shows_chains = false;       // in Eureka notation, under the words

  Telling json_telling() const {
    Telling all_signs = telling;
    all_signs.signs = Signs::unicode;
    return all_signs;
  }
  std::optional<Notes> meant_notes() const;  // by --notes; nothing: look
  Uniqueness uniqueness() const { return no_uniqueness ? Uniqueness::unused : Uniqueness::trusted; }
};

// Why the question cannot be answered.
struct BadUsage {
  std::string message;
};

// Whether the command knows clues and boards of any size.
bool takes_problems(const Args& args);
// Whether clues of unknown kinds do not hinder: where nothing is solved, or where it was said so.
bool takes_unknown(const Args& args);

// Fills in what the words mean once they are typed.
std::optional<BadUsage> interpret(Args& args);

// Why the options cannot stand together, if they cannot; part of `interpret`.
std::optional<BadUsage> find_clash(const Args& args);

// The format to write: --to, or --json, or the ending of the output file, or lines.
Format choose_format(const Args& args);

}  // namespace nonet::answers
