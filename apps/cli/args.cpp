// See args.hpp. The only file that includes CLI11, which is slow to compile.

#include "cli/args.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

namespace nonet::cli {
namespace {

template <typename T>
void teach(CLI::App& app, T& field, const OptionRow& option) {
  if constexpr (std::is_same_v<T, bool>) {
    app.add_flag(std::string(option.flags), field);
  } else {
    CLI::Option* taught = app.add_option(std::string(option.flags), field);
    const std::vector<std::string_view> choices = option.choices();
    if (!choices.empty()) {
      taught->check(CLI::IsMember(std::vector<std::string>(choices.begin(), choices.end())));
    }
  }
}

void teach_all(CLI::App& app, Args& args) {
  std::size_t i = 0;
#define NONET_OPTION(field, type, default_value, flags, value, on, words)       \
  {                                                                             \
    const OptionRow& option = options()[i++];                                   \
    if ((option.commands & (1U << static_cast<unsigned>(args.command))) != 0) { \
      teach(app, args.field, option);                                           \
    }                                                                           \
  }
#include "cli/options.def"
#undef NONET_OPTION
}

// How many letters have to change to get from one word to the other.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
    }
  }
  return row[b.size()];
}

BadUsage unknown_command(const std::string& word) {
  std::string message = "there is no command and no file '" + word + "'";
  for (const CommandRow& command : commands()) {
    if (edit_distance(word, command.name) > 2) continue;
    message += "; did you mean 'nonet " + std::string(command.name) + "'?";
    return {message};
  }
  return {message + "; 'nonet help' lists the commands"};
}

bool looks_like_a_file(const std::string& word) {
  std::error_code ignored;
  return word == "-" || word.find_first_of("./") != std::string::npos ||
         std::filesystem::exists(word, ignored);
}

// What the words mean once they are parsed.
std::optional<BadUsage> interpret(Args& args) {
  if (!args.from.empty()) args.from_format = find_format(args.from);
  if (!args.to.empty()) args.to_format = find_format(args.to);
  if (!args.where.empty()) {
    const std::optional<House> house = find_house(args.where);
    const std::optional<Cell> cell = find_cell(args.where);
    if (!house && !cell) {
      return BadUsage{"--in: expected a house or cell such as r4, c7, b3, NE or r4c7, found '" +
                      args.where + "'"};
    }
    args.where_cells = house ? house->cells() : CellSet{*cell};
  }
  if (args.index && args.names) return BadUsage{"--index and --names exclude each other"};
  if (args.quiet && args.verbose) return BadUsage{"--quiet and --verbose exclude each other"};
  if (args.limit == 0) return BadUsage{"--limit: expected a number from 1 up, found '0'"};
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
  args.output = args.inputs[1];
  args.inputs.pop_back();
  return std::nullopt;
}

}  // namespace

std::variant<Args, Instant, BadUsage> read_args(const std::vector<std::string>& words) {
  if (words.empty()) return Instant::welcome;
  if (words[0] == "--help" || words[0] == "-h") return Instant::usage;
  if (words[0] == "--version" || words[0] == "-V") return Instant::version;

  // The command is the first word, or the first after some options, or it is left out.
  std::vector<std::string> rest = words;
  const auto is_command = [](const std::string& word) { return find_command(word) != nullptr; };
  auto found = rest.begin();
  if (!is_command(*found) && found->starts_with("-")) {
    found = std::find_if(rest.begin(), rest.end(), is_command);
  }
  const bool is_short_form = found == rest.end() || !is_command(*found);
  Args args;
  args.command = is_short_form ? Command::solve : find_command(*found)->command;
  if (!is_short_form) rest.erase(found);

  CLI::App app;
  app.set_help_flag();
  teach_all(app, args);
  app.add_option("inputs", args.inputs);
  std::reverse(rest.begin(), rest.end());  // as CLI11 wants them
  try {
    app.parse(rest);
  } catch (const CLI::ParseError& error) {
    return BadUsage{error.what()};
  }
  if (args.help) return args;
  if (is_short_form) {
    if (auto bad = read_short_form(args)) return *bad;
  }
  if (auto bad = interpret(args)) return *bad;
  return args;
}

}  // namespace nonet::cli
