// The tables of commands and options in words: help, man page, completions.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "answers/command_table.hpp"
#include "nonet/scale.hpp"

namespace nonet::cli {

using answers::Command;
using answers::CommandRow;
using answers::commands;
using answers::find_command;
using answers::groups;
using answers::listed_options_of;
using answers::members_of;
using answers::On;
using answers::OptionRow;
using answers::options;
using answers::options_of;
using answers::row;

// Each scale, and the parts and traits of its ratings under it.
std::string scale_lines(std::span<const Scale> scales);

struct ExitRow {
  int code;
  std::string_view meaning;
};
std::span<const ExitRow> exit_codes();

// The help texts: of the program, of the commands of a group, of one command.
std::string usage();
std::string usage(std::string_view group);
std::string usage(Command command);
std::string man_page();
std::string completion(std::string_view shell);

}  // namespace nonet::cli
