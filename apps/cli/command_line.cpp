// See command_line.hpp. The only file that includes CLI11, which is slow to compile. It knows the
// syntax of options; the words about a mistake are ours, and so is the list of inputs, because
// CLI11 would take a file called [a,b] for two.

#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <deque>
#include <filesystem>

#include "answers/technique_list.hpp"

namespace nonet::cli {
namespace {

template <typename T>
CLI::Option* teach(CLI::App& app, T& field, const OptionRow& option) {
  if constexpr (std::is_same_v<T, bool>) {
    return app.add_flag(std::string(option.flags), field);
  } else {
    CLI::Option* taught = app.add_option(std::string(option.flags), field);
    taught->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    if (option.flags == "--with") {  // each adds
      taught->delimiter(';')
          ->multi_option_policy(CLI::MultiOptionPolicy::Join)
          ->allow_extra_args(false);
    }
    // CLI11 alone would take -1 for a very large number, and nothing for a word.
    const auto check = [&option](const std::string& value) {
      const bool is_number = std::is_same_v<T, std::uint64_t>;
      return is_number ? answers::find_fault_in_number(option, value)
                       : answers::find_fault_in_words(option, value);
    };
    return taught->check(check, "");
  }
}

// One for each row of the table; none for a row that the command does not have.
using Taught = std::vector<const CLI::Option*>;

Taught teach_all(CLI::App& app, Args& args) {
  Taught taught;
  const auto teach_one = [&](auto& field) {
    const OptionRow& option = options()[taught.size()];
    taught.push_back(option.is_on(args.command) ? teach(app, field, option) : nullptr);
  };
#define NONET_OPTION(field, type, default_value, flags, value, on, words) teach_one(args.field);
#include "answers/options.def"
#undef NONET_OPTION
  return taught;
}

// The options that ask for ratings; each may come again, and a value is one word.
class AskedOptions {
 public:
  AskedOptions(CLI::App& app, Command command) {
    for (const OptionRow* row : answers::options_of(command)) {
      if (row->asks == OptionRow::Asks::nothing) continue;
      Values& values = all_.emplace_back(Values{row, {}, nullptr});
      const std::string flag(row->flags);
      values.taught = row->asks == OptionRow::Asks::trait
                          ? app.add_flag(flag)
                          : app.add_option(flag, values.words)->allow_extra_args(false);
    }
  }

  void give_to(Args& args) const {
    for (const Values& values : all_) {
      const bool is_trait = values.row->asks == OptionRow::Asks::trait;
      if (is_trait && values.taught->count() > 0) args.asked.push_back({values.row, ""});
      for (const std::string& word : values.words) args.asked.push_back({values.row, word});
    }
  }

 private:
  struct Values {
    const OptionRow* row;
    std::vector<std::string> words;
    const CLI::Option* taught;
  };
  std::deque<Values> all_;  // CLI11 keeps references
};

BadUsage unknown_command(const std::string& word) {
  std::string message = "there is no command and no file '" + word + "'";
  for (const CommandRow& command : commands()) {
    if (answers::edit_distance(word, command.name) > 2) continue;
    message += "; did you mean 'nonet " + std::string(command.name) + "'?";
    return {message};
  }
  return {message + "; 'nonet help' lists the commands"};
}

// `nonet job`, `nonet job paln`
BadUsage unknown_member(std::string_view group, const std::string& word) {
  std::string names, meant;
  for (const CommandRow* member : members_of(group)) {
    const std::string_view name = member->last_word();
    names.append(names.empty() ? "" : ", ").append(name);
    if (meant.empty() && answers::edit_distance(word, name) <= 2) meant = name;
  }
  std::string message = "'" + std::string(group) + "': expected one of " + names;
  if (word.empty()) return {message};
  message += ", found '" + word + "'";
  return {meant.empty() ? message : message + "; did you mean '" + meant + "'?"};
}

bool looks_like_a_file(const std::string& word) {
  std::error_code ignored;
  return word == "-" || word.find_first_of("./") != std::string::npos ||
         std::filesystem::exists(word, ignored);
}

// The options and, for what is left over, the inputs.
std::optional<BadUsage> read_options(CLI::App& app, Args& args, std::vector<std::string> words) {
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  app.allow_extras();
  try {
    app.parse(std::move(words));
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string message = error.what();  // "--limit: 1 required ..."
    return BadUsage{message.substr(0, message.find(':')) + " needs a value"};
  } catch (const CLI::ParseError& error) {
    return BadUsage{error.what()};
  }
  for (std::string& word : app.remaining()) {
    if (word.size() > 1 && word[0] == '-') {
      return BadUsage{answers::unknown_option_words(args.command, word.substr(0, word.find('=')))};
    }
    args.inputs.push_back(std::move(word));
  }
  return std::nullopt;
}

std::optional<BadUsage> find_fault_in_serve(const Args& args) {
  if (args.command != Command::serve) return std::nullopt;
  if (!args.inputs.empty()) {
    return BadUsage{"'serve' takes no files; puzzles are pasted into the page"};
  }
  if (args.quiet && args.log) return BadUsage{"--quiet and --verbose exclude each other"};
  unsigned port = 0;
  const char* end = args.port.data() + args.port.size();
  const auto [stop, error] = std::from_chars(args.port.data(), end, port);
  if (error == std::errc() && stop == end && port <= 65535) return std::nullopt;
  return BadUsage{"--port: expected a number from 0 to 65535, found '" + args.port + "'"};
}

// Somebody typed a puzzle where a file is expected.
std::optional<BadUsage> find_puzzle(const Args& args) {
  if (args.command == Command::same || args.command == Command::read)
    return std::nullopt;  // takes either
  if ((On::only(args.command) & On::job) != 0) return std::nullopt;
  for (const std::string& input : args.inputs) {
    std::error_code ignored;
    if (std::filesystem::exists(input, ignored) || !parse(input)) continue;
    return BadUsage{"'" + input + "' is a puzzle, not a file; try: echo PUZZLE | nonet " +
                    std::string(row(args.command).name)};
  }
  return std::nullopt;
}

// `nonet IN.sdk [OUT.sdk]`: the second word is where the answers go.
std::optional<BadUsage> read_short_form(Args& args) {
  if (args.inputs.empty()) return BadUsage{"expected a command or a file"};
  if (!looks_like_a_file(args.inputs[0])) return unknown_command(args.inputs[0]);
  if (args.inputs.size() == 1) return std::nullopt;
  if (args.inputs.size() > 2 || !args.output.empty()) {
    return BadUsage{
        "the short form takes one input and one output; 'nonet solve' takes many files"};
  }
  if (args.inputs[1].empty()) return BadUsage{"expected a file to write, found ''"};
  args.output = args.inputs[1];
  args.given.set(static_cast<std::size_t>(answers::Option::output));
  args.inputs.pop_back();
  return std::nullopt;
}

// The command is the first word, or two if it is one of a group, or it comes after some options, or
// it is left out.
std::optional<BadUsage> take_command(std::vector<std::string>& words, Args& args,
                                     bool& is_left_out) {
  const auto is_begun = [](const std::string& word) {
    return find_command(word) != nullptr || !members_of(word).empty();
  };
  auto found = words.begin();
  if (found != words.end() && !is_begun(*found) && found->starts_with("-")) {
    found = std::find_if(words.begin(), words.end(), is_begun);
  }
  is_left_out = found == words.end() || !is_begun(*found);
  args.command = Command::solve;
  if (is_left_out) return std::nullopt;
  std::string name = *found;
  found = words.erase(found);
  if (!members_of(name).empty()) {
    const std::string member = found == words.end() ? "" : *found;
    if (member == "-h" || member == "--help") {  // of the group
      words = {name};
      args.command = Command::help;
      return std::nullopt;
    }
    if (find_command(name + " " + member) == nullptr) return unknown_member(name, member);
    name += " " + member;
    words.erase(found);
  }
  args.command = find_command(name)->command;
  return std::nullopt;
}

}  // namespace

std::variant<Args, Instant, BadUsage> read_args(const std::vector<std::string>& words) {
  if (words.empty()) return Instant::welcome;
  if (words[0] == "--help" || words[0] == "-h") return Instant::usage;

  // What follows a -- are files, whatever they look like.
  const auto mark = std::find(words.begin(), words.end(), "--");
  const std::vector<std::string> files(mark == words.end() ? mark : mark + 1, words.end());
  std::vector<std::string> rest(words.begin(), mark);
  const auto says = [&rest](std::string_view flag, std::string_view other) {
    return std::any_of(rest.begin(), rest.end(),
                       [=](const std::string& word) { return word == flag || word == other; });
  };
  if (says("--version", "-V")) {
    return says("--verbose", "-v") ? Instant::details : Instant::version;
  }

  Args args;
  bool is_short_form = false;
  if (auto bad = take_command(rest, args, is_short_form)) return *bad;

  CLI::App app;
  app.set_help_flag();
  const Taught taught = teach_all(app, args);
  const AskedOptions asked(app, args.command);
  if (auto bad = read_options(app, args, std::move(rest))) return *bad;
  for (std::size_t i = 0; i < taught.size(); ++i) {
    args.given[i] = taught[i] != nullptr && taught[i]->count() > 0;
  }
  asked.give_to(args);
  args.inputs.insert(args.inputs.end(), files.begin(), files.end());
  if (args.help) return args;
  if (is_short_form) {
    if (auto bad = read_short_form(args)) return *bad;
  }
  if (auto bad = answers::interpret(args)) return *bad;
  if (auto bad = find_fault_in_serve(args)) return *bad;
  if (auto bad = find_puzzle(args)) return *bad;
  return args;
}

}  // namespace nonet::cli
