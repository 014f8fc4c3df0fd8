// Completions for bash, zsh and fish, made from the tables of commands and options.

#include <fmt/format.h>

#include "cli/table.hpp"

namespace nonet::cli {
namespace {

std::string join(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

std::string command_names() {
  std::vector<std::string_view> names;
  for (const CommandRow& command : commands()) names.push_back(command.name);
  return join(names);
}

std::string flags_of(const OptionRow& option) {
  std::string flags(option.short_flag());
  if (!flags.empty()) flags += ' ';
  return flags + std::string(option.long_flag());
}

// Inside single quotes; what is special to the completion itself gets a backslash.
std::string quoted(std::string_view text, std::string_view special) {
  std::string safe;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) safe += '\\';
    safe += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return safe;
}

constexpr std::string_view kZshSpecial = "[]:\\";
constexpr std::string_view kFishSpecial = "\\";

std::string bash() {
  std::string text =
      "# bash completion for nonet\n"
      "_nonet() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  local command=${COMP_WORDS[1]}\n"
      "  case $before in\n";
  for (const OptionRow& option : options()) {
    const std::string choices = join(option.choices());
    if (choices.empty()) continue;
    text += fmt::format("    {}) COMPREPLY=($(compgen -W '{}' -- \"$word\")); return ;;\n",
                        option.long_flag(), choices);
  }
  text += fmt::format(
      "  esac\n"
      "  if ((COMP_CWORD == 1)); then\n"
      "    COMPREPLY=($(compgen -W '{} --help --version' -- \"$word\") $(compgen -f -- "
      "\"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  local flags=\n"
      "  case $command in\n",
      command_names());
  for (const CommandRow& command : commands()) {
    std::string flags;
    for (const OptionRow* option : options_of(command.command)) {
      flags += (flags.empty() ? "" : " ") + flags_of(*option);
    }
    text += fmt::format("    {}) flags='{}' ;;\n", command.name, flags);
  }
  text += fmt::format(
      "  esac\n"
      "  if [[ $word == -* ]]; then\n"
      "    COMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n"
      "  elif [[ $command == help ]]; then\n"
      "    COMPREPLY=($(compgen -W '{}' -- \"$word\"))\n"
      "  else\n"
      "    COMPREPLY=($(compgen -f -- \"$word\"))\n"
      "  fi\n"
      "}}\n"
      "complete -o filenames -F _nonet nonet\n",
      command_names());
  return text;
}

std::string zsh_option(const OptionRow& option) {
  std::string line;
  const std::string help = quoted(option.help, kZshSpecial);
  std::string value;
  if (!option.value.empty()) {
    const std::string choices = join(option.choices());
    value = ":" + quoted(option.value, kZshSpecial) + ":";
    if (!choices.empty()) {
      value += "(" + choices + ")";
    } else if (option.value == "FILE") {
      value += "_files";
    }
  }
  if (!option.short_flag().empty()) {
    line += fmt::format(" '{}[{}]{}'", option.short_flag(), help, value);
  }
  return line + fmt::format(" '{}[{}]{}'", option.long_flag(), help, value);
}

std::string zsh() {
  std::string text =
      "#compdef nonet\n"
      "_nonet() {\n"
      "  local -a commands=(\n";
  for (const CommandRow& command : commands()) {
    text += fmt::format("    '{}:{}'\n", command.name, quoted(command.summary, kZshSpecial));
  }
  text +=
      "  )\n"
      "  if ((CURRENT == 2)); then\n"
      "    _describe command commands\n"
      "    _files\n"
      "    return\n"
      "  fi\n"
      "  local command=$words[2]\n"
      "  shift words\n"
      "  ((CURRENT--))\n"
      "  case $command in\n";
  for (const CommandRow& command : commands()) {
    text += fmt::format("    {}) _arguments", command.name);
    for (const OptionRow* option : options_of(command.command)) text += zsh_option(*option);
    text += command.command == Command::help ? " '*:command:(" + command_names() + ")' ;;\n"
                                             : " '*:file:_files' ;;\n";
  }
  return text +
         "    *) _files ;;\n"
         "  esac\n"
         "}\n"
         "_nonet \"$@\"\n";
}

std::string fish() {
  std::string text = "# fish completion for nonet\n";
  for (const CommandRow& command : commands()) {
    text += fmt::format("complete -c nonet -n __fish_use_subcommand -a {} -d '{}'\n", command.name,
                        quoted(command.summary, kFishSpecial));
  }
  for (const CommandRow& command : commands()) {
    for (const OptionRow* option : options_of(command.command)) {
      text += fmt::format("complete -c nonet -n '__fish_seen_subcommand_from {}' -l {}",
                          command.name, option->long_flag().substr(2));
      if (!option->short_flag().empty()) text += fmt::format(" -s {}", option->short_flag()[1]);
      const std::string choices = join(option->choices());
      if (!option->value.empty()) text += " -r";
      if (!choices.empty()) text += " -f -a '" + choices + "'";
      text += fmt::format(" -d '{}'\n", quoted(option->help, kFishSpecial));
    }
  }
  return text;
}

}  // namespace

std::string completion(std::string_view shell) {
  if (shell == "bash") return bash();
  if (shell == "zsh") return zsh();
  return fish();
}

}  // namespace nonet::cli
