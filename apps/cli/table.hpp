// The tables of commands and options in words: help, man page, completions.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "answers/table.hpp"

namespace nonet::cli {

using answers::Command;
using answers::CommandRow;
using answers::commands;
using answers::find_command;
using answers::On;
using answers::OptionRow;
using answers::options;
using answers::options_of;
using answers::row;

struct ExitRow {
  int code;
  std::string_view meaning;
};
std::span<const ExitRow> exit_codes();

// The help texts: of the program, of one command.
std::string usage();
std::string usage(Command command);
// Where a line of words ends, unless the terminal says otherwise.
inline constexpr std::size_t kWidth = 80;
// Wraps words with an indent, breaking lines at blanks alone.
std::string wrap(std::string_view text, std::size_t indent, std::size_t width = kWidth);
// Adds every line of a text, wrapped by itself; what does not fit goes on two columns further
// right.
void add_wrapped(std::string& out, std::string_view text, std::size_t indent);

std::string man_page();
std::string completion(std::string_view shell);

}  // namespace nonet::cli
