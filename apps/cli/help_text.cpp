// The help texts made from the tables.

#include "cli/help_text.hpp"

#include "answers/wrap.hpp"
#include "cli/compose.hpp"
#include "nonet/rate.hpp"
#include "nonet/schedule.hpp"
#include "nonet/telling.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

using answers::wrap;

constexpr ExitRow kExitCodes[] = {
    {0, "every answer was yes"},
    {1, "some answer was no: not unique, no solution, nothing to find"},
    {2, "bad usage, or some input could not be read as a puzzle"},
    {3, "a file could not be read or written, or memory ran out"},
};

std::string option_head(const OptionRow& option) {
  const std::string_view short_flag = option.short_flag();
  std::string head = short_flag.empty() ? "    " : std::string(short_flag) + ", ";
  head += option.long_flag();
  if (!option.value.empty()) head += " " + std::string(option.value);
  return head;
}

std::string option_lines(const OptionRow& option) {
  constexpr std::size_t kColumn = 26;
  std::string line = "  " + option_head(option);
  line = line.size() + 2 > kColumn ? line + "\n" + std::string(kColumn, ' ')
                                   : line + std::string(kColumn - line.size(), ' ');
  std::string help(option.help);
  if (!option.default_value.empty()) help += " (default " + option.default_value + ")";
  return line + wrap(help, kColumn).substr(kColumn) + "\n";
}

std::string format_list() {
  std::string ids;
  for (const FormatInfo& format : formats()) {
    ids += ids.empty() ? "" : ", ";
    ids += format.id;
  }
  return ids;
}

// The names that may stand for a value, and whose they are.
template <typename Rows>
std::string name_lines(std::string_view heading, const Rows& rows) {
  std::string lines = std::string(heading) + ":\n";
  for (const auto& row : rows) {
    lines += compose("  {:<12}", row.name) + wrap(row.description, 14).substr(14) + "\n";
  }
  return lines;
}

}  // namespace

std::span<const ExitRow> exit_codes() { return kExitCodes; }

std::string scale_lines(std::span<const Scale> scales) {
  std::string lines;
  for (const Scale& scale : scales) {
    lines += compose("{}{}: {}\n", lines.empty() ? "" : "\n", scale.name, scale.description);
    for (const Part& part : scale.parts) {
      const std::string words = compose("{}: {}", part.description, expected_values(part));
      lines += compose("  {:<12}", part.id) + wrap(words, 14).substr(14) + "\n";
    }
    for (const Trait& trait : scale.traits) {
      lines += compose("  {:<12}", trait.id) + wrap(trait.description, 14).substr(14) + "\n";
    }
  }
  return lines;
}

std::string language_list() {
  std::string text;
  for (const LanguageInfo& language : languages()) {
    text += compose("{}{} ({})", text.empty() ? "" : ", ", language.id, language.name);
  }
  return text;
}

std::string usage() {
  std::string text =
      "nonet: a Sudoku engine\n\n"
      "usage: nonet COMMAND [OPTIONS] [FILE...]\n"
      "       nonet IN.sdk [OUT.sdk]        the same as: nonet solve IN.sdk [-o OUT.sdk]\n\n"
      "commands:\n";
  for (const CommandRow& command : commands()) {
    text += compose("  {:<10} {}\n", command.name, command.summary);
  }
  text += "\n" + wrap("Files are read by content: " + format_list() +
                          "; gzip and Zstandard are unpacked. No file, or '-', is standard input.",
                      0);
  text += "\n\nexit codes:\n";
  for (const ExitRow& exit : exit_codes()) text += compose("  {}  {}\n", exit.code, exit.meaning);
  return text +
         "\n'nonet help COMMAND' shows a command's options; 'nonet --version' the version.\n";
}

std::string usage(std::string_view group) {
  std::string text = compose(
      "nonet {0}: several commands\n\nusage: nonet {0} COMMAND [OPTIONS]\n\ncommands:\n", group);
  for (const CommandRow* command : members_of(group)) {
    text += compose("  {:<10} {}\n", command->name, command->summary);
  }
  return text + compose("\n'nonet help {} COMMAND' shows a command's options.\n", group);
}

std::string usage(Command command) {
  const CommandRow& row = answers::row(command);
  std::string text = compose("nonet {}: {}\n\nusage: nonet {} [OPTIONS]{}{}\n\n{}\n\noptions:\n",
                             row.name, row.summary, row.name, row.arguments.empty() ? "" : " ",
                             row.arguments, wrap(row.description, 0));
  bool has_format = false;
  bool has_schedule = false;
  bool has_scale = false;
  bool has_language = false;
  for (const OptionRow* option : listed_options_of(command)) {
    text += option_lines(*option);
    has_format |= option->value == "FORMAT";
    has_schedule |= option->value == "SCHEDULE";
    has_scale |= option->value == "SCALE";
    has_language |= option->value == "LANGUAGE";
  }
  if (has_schedule) text += "\n" + name_lines("SCHEDULE", schedules());
  if (has_scale) text += "\nSCALE, and PART of its ratings:\n" + scale_lines(scales());
  if (has_language) text += "\n" + wrap("LANGUAGE: " + language_list(), 0) + "\n";
  if (has_format) text += "\n" + wrap("FORMAT: " + format_list(), 0) + "\n";
  return text;
}

}  // namespace nonet::cli
