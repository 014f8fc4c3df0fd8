// Completions for bash, zsh and fish, made from the tables of commands and options. What may stand
// as a value is decided once (`values_of`); the three writers only know their shells.
//
// File names are left to the shell itself, which knows about blanks, quotes and tildes.

#include <algorithm>
#include <cctype>

#include "cli/compose.hpp"
#include "cli/help_text.hpp"
#include "nonet/house.hpp"
#include "nonet/name.hpp"
#include "nonet/rules.hpp"
#include "nonet/scale.hpp"
#include "nonet/technique.hpp"

namespace nonet::cli {
namespace {

using Words = std::vector<std::string>;

// What may stand for the value of an option.
struct Values {
  enum class Kind : std::uint8_t { none, anything, file, word, list };
  Kind kind = Kind::none;
  Words words = {};  // of a word, of the words of a list
};

Words technique_words() {
  Words words;
  for (const TechniqueInfo& row : techniques()) words.emplace_back(row.id);
  return words;
}

// In lists a whole family may be named.
Words technique_and_family_words() {
  Words words = technique_words();
  for (const TechniqueInfo& row : techniques()) {
    std::string family(name(row.family));
    std::replace(family.begin(), family.end(), ' ', '_');
    if (std::find(words.begin(), words.end(), family) == words.end()) words.push_back(family);
  }
  return words;
}

Words house_words() {
  Words words;
  for (const House house : Rules::classic().houses())
    words.emplace_back(Rules::classic().short_name(house).view());
  return words;
}

Words value_names(const Part& part) {
  Words words;
  for (const std::string_view name : part.names) {
    std::string& word = words.emplace_back(name);
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
  return words;
}

Values values_of(const OptionRow& option) {
  using Kind = Values::Kind;
  if (option.value.empty()) return {};
  const std::vector<std::string_view> choices = option.choices();
  if (!choices.empty()) return {Kind::word, Words(choices.begin(), choices.end())};
  if (option.value == "FILE" || option.value == "GRID" || option.value == "PUZZLE") {
    return {Kind::file};
  }
  if (option.value == "TECHNIQUE") return {Kind::word, technique_words()};
  if (option.value == "LIST") return {Kind::list, technique_and_family_words()};
  if (option.scale != nullptr) {
    const Words names = value_names(option.scale->parts[option.which]);
    if (!names.empty()) return {Kind::word, names};
  }
  if (option.value == "HOUSE") return {Kind::word, house_words()};
  return {Kind::anything};
}

std::string join(const Words& words) {
  std::string text;
  for (const auto& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

Words command_words() {
  Words words;
  for (const CommandRow& command : commands()) {
    if (command.group().empty()) words.emplace_back(command.name);
  }
  for (const std::string_view group : groups()) words.emplace_back(group);
  return words;
}

Words member_words(std::string_view group) {
  Words words;
  for (const CommandRow* member : members_of(group)) words.emplace_back(member->last_word());
  return words;
}

// One word: "job-plan".
std::string label_of(const CommandRow& command) {
  std::string label(command.name);
  std::replace(label.begin(), label.end(), ' ', '-');
  return label;
}

// What `nonet help` takes.
Words topic_words() {
  Words words = command_words();
  for (std::string& word : technique_words()) words.push_back(std::move(word));
  return words;
}

bool takes_files(const CommandRow& command) {
  return command.arguments.find("FILE") != std::string_view::npos;
}

Words flags_of(const OptionRow& option) {
  Words flags;
  if (!option.short_flag().empty()) flags.emplace_back(option.short_flag());
  flags.emplace_back(option.long_flag());
  return flags;
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

// --- bash

// An empty COMPREPLY lets bash complete file names (`-o default`). "--to=sdk" arrives as three
// words.
constexpr std::string_view kBashHead = R"(# bash completion for nonet
_nonet_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word"); }
# The last of several words split by commas.
_nonet_list() {
  local head=
  [[ $word != *,* ]] || head=${word%,*},
  mapfile -t COMPREPLY < <(compgen -P "$head" -W "$1" -- "${word##*,}")
  compopt -o nospace 2>/dev/null
}
_nonet() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  if ((COMP_CWORD == 1)); then
)";

std::string bash_value(const CommandRow& command, const OptionRow& option) {
  const Values values = values_of(option);
  if (values.kind == Values::Kind::none) return {};
  std::string pattern;
  for (const std::string& flag : flags_of(option)) {
    pattern += compose("{}{}:{}", pattern.empty() ? "" : " | ", label_of(command), flag);
  }
  std::string action;
  if (values.kind == Values::Kind::word)
    action = compose(" _nonet_words '{}';", join(values.words));
  if (values.kind == Values::Kind::list) action = compose(" _nonet_list '{}';", join(values.words));
  return compose("    {}){} return ;;\n", pattern, action);
}

std::string bash() {
  std::string text(kBashHead);
  text +=
      compose("    _nonet_words '{} --help --version'\n    return\n  fi\n", join(command_words()));
  text += "  case $command in\n";
  for (const std::string_view group : groups()) {
    text += compose(
        "    {})\n      if ((COMP_CWORD == 2)); then _nonet_words '{}'; return; fi\n"
        "      command+=-${{COMP_WORDS[2]}} ;;\n",
        group, join(member_words(group)));
  }
  text += "  esac\n  case $command:$before in\n";
  for (const CommandRow& command : commands()) {
    for (const OptionRow* option : options_of(command.command))
      text += bash_value(command, *option);
  }
  text += "  esac\n  local flags=\n  case $command in\n";
  for (const CommandRow& command : commands()) {
    Words flags;
    for (const OptionRow* option : options_of(command.command)) {
      for (std::string& flag : flags_of(*option)) flags.push_back(std::move(flag));
    }
    text += compose("    {}) flags='{}' ;;\n", label_of(command), join(flags));
  }
  text += compose(
      "  esac\n"
      "  if [[ $word == -* ]]; then\n"
      "    _nonet_words \"$flags\"\n"
      "  elif [[ $command == help ]]; then\n"
      "    _nonet_words '{}'\n"
      "  fi\n"
      "}}\n"
      "complete -o bashdefault -o default -F _nonet nonet\n",
      join(topic_words()));
  return text;
}

// --- zsh

std::string zsh_value(const OptionRow& option) {
  const Values values = values_of(option);
  const std::string label = ":" + quoted(option.value, kZshSpecial) + ":";
  switch (values.kind) {
    case Values::Kind::none: return {};
    case Values::Kind::anything: return label + " ";
    case Values::Kind::file: return label + "_files";
    case Values::Kind::word: return label + "(" + join(values.words) + ")";
    case Values::Kind::list: break;
  }
  return label + "_values -s , technique " + join(values.words);
}

std::string zsh_option(const OptionRow& option) {
  std::string line;
  for (const std::string& flag : flags_of(option)) {
    line += compose(" '{}[{}]{}'", flag, quoted(option.help, kZshSpecial), zsh_value(option));
  }
  return line;
}

// The second word becomes part of the command.
std::string zsh_group(std::string_view group) {
  return compose(
      "  if [[ $command == {} ]]; then\n"
      "    if ((CURRENT == 2)); then\n"
      "      compadd {}\n"
      "      return\n"
      "    fi\n"
      "    command+=-$words[2]\n"
      "    shift words\n"
      "    ((CURRENT--))\n"
      "  fi\n",
      group, join(member_words(group)));
}

std::string zsh() {
  std::string text =
      "#compdef nonet\n"
      "_nonet() {\n"
      "  local -a commands=(\n";
  for (const CommandRow& command : commands()) {
    if (!command.group().empty()) continue;
    text += compose("    '{}:{}'\n", command.name, quoted(command.summary, kZshSpecial));
  }
  for (const std::string_view group : groups()) {
    text += compose("    '{}:{}'\n", group, join(member_words(group)));
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
      "  ((CURRENT--))\n";
  for (const std::string_view group : groups()) text += zsh_group(group);
  text += "  case $command in\n";
  for (const CommandRow& command : commands()) {
    text += compose("    {}) _arguments", label_of(command));
    for (const OptionRow* option : options_of(command.command)) text += zsh_option(*option);
    if (command.command == Command::help) text += " '*:topic:(" + join(topic_words()) + ")'";
    if (takes_files(command)) text += " '*:file:_files'";
    text += " ;;\n";
  }
  return text +
         "    *) _files ;;\n"
         "  esac\n"
         "}\n"
         "_nonet \"$@\"\n";
}

// --- fish

std::string fish_value(const OptionRow& option) {
  const Values values = values_of(option);
  switch (values.kind) {
    case Values::Kind::none: return {};
    case Values::Kind::anything: return " -x";
    case Values::Kind::file: return " -r -F";
    case Values::Kind::word: return " -x -a '" + join(values.words) + "'";
    case Values::Kind::list: break;
  }
  return " -x -a '(__fish_append , " + join(values.words) + ")'";
}

std::string fish_group(std::string_view group) {
  std::string text = compose("complete -c nonet -n __fish_use_subcommand -a {} -d '{}'\n", group,
                             join(member_words(group)));
  for (const CommandRow* member : members_of(group)) {
    text += compose(
        "complete -c nonet -f -n '__fish_seen_subcommand_from {}; and not "
        "__fish_seen_subcommand_from {}' -a {} -d '{}'\n",
        group, join(member_words(group)), member->last_word(),
        quoted(member->summary, kFishSpecial));
  }
  return text;
}

std::string fish_when(const CommandRow& command) {
  if (command.group().empty()) return compose("__fish_seen_subcommand_from {}", command.name);
  return compose("__fish_seen_subcommand_from {}; and __fish_seen_subcommand_from {}",
                 command.group(), command.last_word());
}

std::string fish() {
  std::string text = "# fish completion for nonet\n";
  for (const CommandRow& command : commands()) {
    if (!command.group().empty()) continue;
    text += compose("complete -c nonet -n __fish_use_subcommand -a {} -d '{}'\n", command.name,
                    quoted(command.summary, kFishSpecial));
  }
  for (const std::string_view group : groups()) text += fish_group(group);
  for (const CommandRow& command : commands()) {
    const std::string when = "complete -c nonet -n '" + fish_when(command) + "'";
    if (command.command == Command::help) text += when + " -f -a '" + join(topic_words()) + "'\n";
    for (const OptionRow* option : options_of(command.command)) {
      text += when + compose(" -l {}", option->long_flag().substr(2));
      if (!option->short_flag().empty()) text += compose(" -s {}", option->short_flag()[1]);
      text += fish_value(*option);
      text += compose(" -d '{}'\n", quoted(option->help, kFishSpecial));
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
