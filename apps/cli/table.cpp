// The help texts made from the tables.

#include "cli/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "nonet/rate.hpp"
#include "nonet/schedule.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr ExitRow kExitCodes[] = {
    {0, "every answer was yes"},
    {1, "some answer was no: not unique, no solution, nothing to find"},
    {2, "bad usage, or some input could not be read as a puzzle"},
    {3, "a file could not be read or written"},
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
    lines += fmt::format("  {:<12}", row.name) + wrap(row.description, 14).substr(14) + "\n";
  }
  return lines;
}

}  // namespace

std::span<const ExitRow> exit_codes() { return kExitCodes; }

std::string wrap(std::string_view text, std::size_t indent, std::size_t width) {
  std::string wrapped(indent, ' ');
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > width) {
      wrapped += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      wrapped += ' ';
      ++column;
    }
    wrapped += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return wrapped;
}

void add_wrapped(std::string& out, std::string_view text, std::size_t indent) {
  while (!text.empty()) {
    const std::size_t line_end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, line_end);
    text.remove_prefix(std::min(line_end + 1, text.size()));
    for (std::size_t column = indent; !line.empty(); column = indent + 2) {
      std::size_t end = line.size();
      if (column + end > kWidth) {
        end = line.rfind(' ', kWidth - column);
        if (end == std::string_view::npos) end = std::min(line.find(' '), line.size());
      }
      out.append(column, ' ').append(line.substr(0, end)).push_back('\n');
      line.remove_prefix(std::min(end + 1, line.size()));
    }
  }
}

std::string usage() {
  std::string text =
      "nonet: a Sudoku engine\n\n"
      "usage: nonet COMMAND [OPTIONS] [FILE...]\n"
      "       nonet IN.sdk [OUT.sdk]        the same as: nonet solve IN.sdk [-o OUT.sdk]\n\n"
      "commands:\n";
  for (const CommandRow& command : commands()) {
    text += fmt::format("  {:<10} {}\n", command.name, command.summary);
  }
  text += "\n" + wrap("Files are read by content: " + format_list() +
                          "; gzip and Zstandard are unpacked. No file, or '-', is standard input.",
                      0);
  text += "\n\nexit codes:\n";
  for (const ExitRow& exit : exit_codes())
    text += fmt::format("  {}  {}\n", exit.code, exit.meaning);
  return text +
         "\n'nonet help COMMAND' shows a command's options; 'nonet --version' the version.\n";
}

std::string usage(Command command) {
  const CommandRow& row = answers::row(command);
  std::string text = fmt::format(
      "nonet {}: {}\n\nusage: nonet {} [OPTIONS]{}{}\n\n{}\n\noptions:\n", row.name, row.summary,
      row.name, row.arguments.empty() ? "" : " ", row.arguments, wrap(row.description, 0));
  bool has_format = false;
  bool has_schedule = false;
  bool has_scale = false;
  for (const OptionRow* option : options_of(command)) {
    text += option_lines(*option);
    has_format |= option->value == "FORMAT";
    has_schedule |= option->value == "SCHEDULE";
    has_scale |= option->value == "SCALE";
  }
  if (has_schedule) text += "\n" + name_lines("SCHEDULE", schedules());
  if (has_scale) text += "\n" + name_lines("SCALE", scales());
  if (has_format) text += "\n" + wrap("FORMAT: " + format_list(), 0) + "\n";
  return text;
}

}  // namespace nonet::cli
