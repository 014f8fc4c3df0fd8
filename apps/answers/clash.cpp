// Options that cannot stand together: one of them would go unheard, so they are refused. Most are
// pairs in a table; the rest depend on values. What contradicts itself in a wish for puzzles is
// known to src/generate.

#include <algorithm>

#include "answers/args.hpp"

namespace nonet::answers {
namespace {

struct Pair {
  On::Bits on;
  Option a, b;
};
constexpr Pair kPairs[] = {
    {On::data | On::paper, Option::quiet, Option::verbose},
    {On::show, Option::index, Option::names},
    {On::show, Option::index, Option::candidates},
    {On::show, Option::names, Option::candidates},
    {On::show, Option::index, Option::svg},
    {On::show, Option::names, Option::svg},
    {On::show, Option::index, Option::json},
    {On::show, Option::names, Option::json},
    {On::explain, Option::grid, Option::json},
    {On::explain, Option::path_scale, Option::schedule},
    {On::explain, Option::path_scale, Option::order},
    {On::explain, Option::path_scale, Option::only},
    {On::explain, Option::path_scale, Option::without},
    {On::explain, Option::path_scale, Option::no_uniqueness},
    {On::rate, Option::template_text, Option::json},
    {On::steps, Option::technique, Option::only},
    {On::steps, Option::technique, Option::without},
    {On::steps, Option::technique, Option::order},
    {On::steps, Option::technique, Option::schedule},
    {On::techniques, Option::markdown, Option::json},
    {On::minimize, Option::all_subsets, Option::order_seed},
    {On::read | On::generate | On::shuffle, Option::to, Option::json},
    {On::canon, Option::pattern, Option::with_solution},
    {On::dedupe, Option::with_count, Option::groups},
    {On::dedupe, Option::with_count, Option::json},
    {On::paper, Option::made, Option::from},
    {On::db, Option::quiet, Option::verbose},
    {On::db_asked, Option::csv, Option::json},
    {On::db_asked, Option::same_as, Option::like},
    {On::help, Option::man, Option::completion},
    {On::help, Option::man, Option::json},
    {On::help, Option::example_svg, Option::man},
    {On::help, Option::example_svg, Option::completion},
    {On::help, Option::example_svg, Option::json},
    {On::help, Option::completion, Option::json},
};

std::string flag_of(Option option) {
  return std::string(options()[static_cast<std::size_t>(option)].long_flag());
}

std::optional<BadUsage> find_pair(const Args& args) {
  for (const Pair& pair : kPairs) {
    const bool is_on = (pair.on & On::only(args.command)) != 0;
    if (!is_on || !args.has(pair.a) || !args.has(pair.b)) continue;
    return BadUsage{flag_of(pair.a) + " and " + flag_of(pair.b) + " exclude each other"};
  }
  return std::nullopt;
}

// A switch of the command that writes files of its own.
std::optional<BadUsage> find_clash_of_files(const Args& args) {
  const bool has_other = args.has(Option::output) || args.has(Option::json);
  if (args.has(Option::svg) && has_other) {
    return BadUsage{"--svg writes its own files; it excludes --output and --json"};
  }
  if (args.has(Option::html) && (has_other || args.has(Option::grid))) {
    return BadUsage{"--html writes its own files; it excludes --output, --json and --grid"};
  }
  if (args.command == Command::techniques && !args.inputs.empty()) {
    return BadUsage{"'techniques' takes no files; try: nonet help " + args.inputs[0]};
  }
  if (args.command == Command::scales && !args.inputs.empty()) {
    return BadUsage{"'scales' takes no files; try: nonet rate " + args.inputs[0]};
  }
  if (args.command == Command::kinds && !args.inputs.empty()) {
    return BadUsage{"'kinds' takes no files; try: nonet show " + args.inputs[0]};
  }
  return std::nullopt;
}

// Options whose values contradict each other, or that say nothing without another.
std::optional<BadUsage> find_clash_of_values(const Args& args) {
  if (args.has(Option::all) && (args.level == "5" || args.level == "0")) {
    return BadUsage{args.level == "5" ? "--level 5 takes one step; it excludes --all"
                                      : "--level 0 shows no step; it excludes --all"};
  }
  if (args.command == Command::convert && args.has(Option::json) && args.has(Option::to) &&
      args.to != "json") {
    return BadUsage{"--json writes JSON, but --to asks for '" + args.to + "'"};
  }
  if (args.has(Option::subset_limit) && !args.has(Option::all_subsets)) {
    return BadUsage{"--limit says when --all stops; it needs --all"};
  }
  if (args.command == Command::generate && args.exact && !args.distinct) {
    return BadUsage{"--exact says what --distinct takes for equal; it needs --distinct"};
  }
  const bool is_paper = (On::only(args.command) & On::paper) != 0;
  for (const Option option : {Option::seed, Option::symmetry, Option::timeout}) {
    if (!is_paper || args.has(Option::made) || !args.has(option)) continue;
    return BadUsage{flag_of(option) + " is about puzzles that are made; it needs --make"};
  }
  if (args.keep_partial && args.output.empty()) {
    return BadUsage{"--keep-partial goes with --output"};
  }
  // Puzzles are numbered with 64 bits, the last of them too.
  if (args.command == Command::generate && args.number - 1 > ~std::uint64_t{0} - args.first) {
    return BadUsage{"--index " + std::to_string(args.first) + " and --number " +
                    std::to_string(args.number) +
                    " go beyond the last puzzle of a seed, number 18446744073709551615"};
  }
  return std::nullopt;
}

// Help tells of one thing at a time. A technique's name may be several words.
std::optional<BadUsage> find_clash_of_topics(const Args& args) {
  if (args.command != Command::help || args.inputs.empty()) return std::nullopt;
  for (const Option whole : {Option::man, Option::completion}) {
    if (!args.has(whole)) continue;
    return BadUsage{flag_of(whole) + " is about all commands; it takes no '" + args.inputs[0] +
                    "'"};
  }
  if (args.inputs.size() == 1) return std::nullopt;
  const bool is_member = args.inputs.size() == 2 && !members_of(args.inputs[0]).empty();
  if (is_member || find_command(args.inputs[0]) == nullptr) return std::nullopt;
  return BadUsage{"help tells of one command at a time, but '" + args.inputs[0] + "' and '" +
                  args.inputs[1] + "' were given"};
}

}  // namespace

std::optional<BadUsage> find_clash(const Args& args) {
  for (const auto find :
       {find_pair, find_clash_of_files, find_clash_of_values, find_clash_of_topics}) {
    if (std::optional<BadUsage> clash = find(args)) return clash;
  }
  return std::nullopt;
}

}  // namespace nonet::answers
