// The tables of commands and options, as data. Everything that lists or reads them walks these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {
struct Scale;
}

namespace nonet::answers {

enum class Command : std::uint8_t {
#define NONET_COMMAND(id, arguments, summary, description) id,
#include "answers/commands.def"
#undef NONET_COMMAND
};

struct CommandRow {
  Command command;
  std::string_view name, arguments, summary, description;

  std::string_view group() const;  // the first word of a name of two, or empty
  std::string_view last_word() const { return name.substr(name.find(' ') + 1); }
};
std::span<const CommandRow> commands();
const CommandRow& row(Command command);
const CommandRow* find_command(std::string_view name);
std::vector<std::string_view> groups();
std::vector<const CommandRow*> members_of(std::string_view group);

// Sets of commands, for the options that belong to several.
struct On {
  using Bits = std::uint64_t;
  static constexpr Bits only(Command command) { return Bits{1} << static_cast<unsigned>(command); }
#define NONET_COMMAND(id, arguments, summary, description) \
  static constexpr Bits id = Bits{1} << static_cast<unsigned>(Command::id);
#include "answers/commands.def"
#undef NONET_COMMAND
  static constexpr Bits walked = explain | hint | steps;  // those that ask techniques
  static constexpr Bits drawn = solve | check | next | show | explain | hint | candidates;
  static constexpr Bits data = drawn | steps | rate | convert | count | enumerate | minimize |
                               complete | shuffle | canon | dedupe | bench;
  static constexpr Bits spread = data & ~bench;  // those that answer many puzzles side by side
  // Those that know other rules than the classic ones.
  static constexpr Bits ruled = solve | count | check | enumerate | next | explain | hint | steps |
                                show | minimize | complete | generate | candidates | convert |
                                book | sheet | rate;
  // Those that know boards of any size and clues; and those that can be told of them.
  static constexpr Bits clued = solve | count | check | enumerate | next | show | minimize |
                                complete | convert | candidates | shuffle | bench | walked | rate |
                                book | sheet;
  static constexpr Bits posed = (clued & ruled) | generate;
  static constexpr Bits printed = convert | read | generate | shuffle;  // those that print puzzles
  static constexpr Bits listed = techniques | scales | kinds;           // tables
  static constexpr Bits paper = book | sheet;                           // those that print pages
  static constexpr Bits job = job_plan | job_run | job_status | job_merge | job_clean;
  // Those that a job can run in pieces.
  static constexpr Bits sliced = (spread & ~dedupe) | generate;
  static constexpr Bits db_asked = db_query | db_export;  // what the database of a catalogue tells
  static constexpr Bits db = db_init | db_add | db_asked;
  static constexpr Bits all =
      data | same | read | generate | listed | pack | paper | job | db | serve | help;
};

// The options by the names of their fields.
enum class Option : std::uint8_t {
#define NONET_OPTION(field, type, default_value, flags, value, on, words) field,
#include "answers/options.def"
#undef NONET_OPTION
};
inline constexpr Option kEveryOption[] = {
#define NONET_OPTION(field, type, default_value, flags, value, on, words) Option::field,
#include "answers/options.def"
#undef NONET_OPTION
};
inline constexpr std::size_t kOptionCount = std::size(kEveryOption);

struct OptionRow {
  std::string_view flags, value, help;
  std::string default_value;  // as it would be typed; empty if there is none worth saying
  On::Bits commands;
  // An option that follows from the row of a scale (scale_options.hpp): what it asks of a rating.
  enum class Asks : std::uint8_t { nothing, least, most, range, trait };
  Asks asks = Asks::nothing;
  const Scale* scale = nullptr;  // null: the value names the part
  std::size_t which = 0;         // of its parts, or of its traits
  bool is_listed = true;         // in the help; another spelling of one that is, if not

  bool is_on(Command command) const { return (commands & On::only(command)) != 0; }
  std::string_view short_flag() const;  // "-o", or empty
  std::string_view long_flag() const;   // "--output"
  std::uint64_t least() const;          // of a number
  std::uint64_t most() const;
  std::vector<std::string_view> choices()
      const;  // of a closed choice, a FORMAT, a SCHEDULE, a SCALE, a LANGUAGE
};
// Those of options.def, in the order of `Option`, then those that follow from the scales.
std::span<const OptionRow> options();
std::vector<const OptionRow*> options_of(Command command);
std::vector<const OptionRow*> listed_options_of(Command command);

// What is wrong with a value: "expected a or b, found 'c'"; empty if nothing is.
std::string find_fault_in_words(const OptionRow& option, const std::string& value);
std::string find_fault_in_number(const OptionRow& option, const std::string& value);
// "'solve' has no option '--levle'", and perhaps what was meant.
std::string unknown_option_words(Command command, std::string_view typed);

}  // namespace nonet::answers
