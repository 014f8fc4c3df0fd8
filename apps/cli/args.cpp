// See args.hpp. The only file that includes CLI11, which is slow to compile. It knows the syntax of
// options; the words about a mistake are ours, and so is the list of inputs, because CLI11 would
// take a file called [a,b] for two.

#include "cli/args.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>

#include "nonet/rate.hpp"

namespace nonet::cli {
namespace {

// Checks answer with what is wrong, or with nothing.
std::string find_fault_in_choice(const std::vector<std::string_view>& choices,
                                 const std::string& value) {
  if (std::find(choices.begin(), choices.end(), value) != choices.end()) return {};
  std::string list;
  for (const std::string_view choice : choices) {
    list += list.empty() ? "" : choice == choices.back() ? " or " : ", ";
    list += choice;
  }
  return "expected " + list + ", found '" + value + "'";
}

// CLI11 alone would take -1 for a very large number.
std::string find_fault_in_number(const std::string& value) {
  std::uint64_t number = 0;
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, number);
  if (error == std::errc() && stop == end && number > 0) return {};
  return "expected a number from 1 to 18446744073709551615, found '" + value + "'";
}

template <typename T>
void teach(CLI::App& app, T& field, const OptionRow& option) {
  if constexpr (std::is_same_v<T, bool>) {
    app.add_flag(std::string(option.flags), field);
  } else {
    CLI::Option* taught = app.add_option(std::string(option.flags), field);
    taught->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    const std::vector<std::string_view> choices = option.choices();
    if (std::is_same_v<T, std::uint64_t>) {
      taught->check(find_fault_in_number, "");
    } else if (!choices.empty()) {
      const auto check = [choices](const std::string& value) {
        return find_fault_in_choice(choices, value);
      };
      taught->check(check, "");
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

BadUsage unknown_option(Command command, const std::string& word) {
  const std::string typed = word.substr(0, word.find('='));
  const std::string name(row(command).name);
  std::string message = "'" + name + "' has no option '" + typed + "'";
  for (const OptionRow* option : options_of(command)) {
    const std::string_view flag = option->long_flag();
    const bool is_begun = typed.size() > 3 && flag.starts_with(typed);
    if (!is_begun && edit_distance(typed, flag) > 2) continue;
    return {message + "; did you mean '" + std::string(flag) + "'?"};
  }
  return {message + "; 'nonet help " + name + "' lists its options"};
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
    if (word.size() > 1 && word[0] == '-') return unknown_option(args.command, word);
    args.inputs.push_back(std::move(word));
  }
  return std::nullopt;
}

// Techniques by name, or families of them, split by commas.
std::optional<std::string> read_techniques(const std::string& list, std::vector<Technique>& read) {
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string word = list.substr(start, end - start);
    start = end + 1;
    if (word.empty()) continue;
    if (const std::optional<Family> family = find_family(word)) {
      for (const TechniqueInfo& row : techniques()) {
        if (row.family == *family) read.push_back(row.technique);
      }
      continue;
    }
    const std::optional<Technique> technique = find_technique(word);
    if (!technique) return word;
    read.push_back(*technique);
  }
  return std::nullopt;
}

// The ladder that --schedule, --order, --only and --without make together.
std::optional<BadUsage> make_ladder(Args& args) {
  if (((1U << static_cast<unsigned>(args.command)) & On::walked) == 0) return std::nullopt;
  std::vector<Technique> first, only, without;
  const auto read = [](std::string_view flag, const std::string& list,
                       std::vector<Technique>& into) -> std::optional<BadUsage> {
    const std::optional<std::string> unknown = read_techniques(list, into);
    if (!unknown) return std::nullopt;
    return BadUsage{std::string(flag) + ": there is no technique '" + *unknown +
                    "'; 'nonet techniques' lists them"};
  };
  if (auto bad = read("--order", args.order, first)) return bad;
  if (auto bad = read("--only", args.only, only)) return bad;
  if (auto bad = read("--without", args.without, without)) return bad;

  const auto has = [](const std::vector<Technique>& list, Technique technique) {
    return std::find(list.begin(), list.end(), technique) != list.end();
  };
  const auto add = [&](Technique technique) {
    if (args.ladder.contains(technique) || has(without, technique)) return;
    if (!only.empty() && !has(only, technique)) return;
    args.ladder.add(technique);
  };
  for (const Technique technique : first) add(technique);
  const Schedule named = *find_schedule(args.schedule);
  for (const Technique technique : named.techniques()) add(technique);
  for (const Technique technique : only) add(technique);
  if (args.ladder.techniques().empty()) return BadUsage{"these options leave no technique"};
  return std::nullopt;
}

// What is wrong with --format, --min-level and their like, if anything.
std::optional<BadUsage> find_fault_in_rating(const Args& args) {
  const std::string& format = args.template_text;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') continue;
    const std::string code = format.substr(i++, 2);
    if (code.size() == 2 && std::string_view("plst%").find(code[1]) != std::string_view::npos) {
      continue;
    }
    return BadUsage{"--format: expected %p, %l, %s, %t or %%, found '" + code + "'"};
  }
  if (!format.empty() && args.json) return BadUsage{"--format and --json exclude each other"};
  const Level least = find_level(args.min_level).value_or(Level::easy);
  const Level most = find_level(args.max_level).value_or(Level::extreme);
  if (least > most) return BadUsage{"no puzzle is above --min-level and below --max-level"};
  if (args.max_score > 0 && args.min_score > args.max_score) {
    return BadUsage{"no puzzle is above --min-score and below --max-score"};
  }
  return std::nullopt;
}

std::optional<BadUsage> find_fault_in_port(const std::string& text) {
  unsigned port = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, port);
  if (error == std::errc() && stop == end && port <= 65535) return std::nullopt;
  return BadUsage{"--port: expected a number from 0 to 65535, found '" + text + "'"};
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
  if (auto bad = make_ladder(args)) return bad;
  if (auto bad = find_fault_in_rating(args)) return bad;
  args.cell_notation = args.notation == "a1" ? Notation::a1 : Notation::rc;
  if (!args.technique.empty()) {
    args.wanted_technique = find_technique(args.technique);
    if (!args.wanted_technique) {
      return BadUsage{"--technique: there is no technique '" + args.technique +
                      "'; 'nonet techniques' lists them"};
    }
  }
  if (args.command == Command::techniques && !args.inputs.empty()) {
    return BadUsage{"'techniques' takes no files; try: nonet help " + args.inputs[0]};
  }
  if (args.command == Command::serve && !args.inputs.empty()) {
    return BadUsage{"'serve' takes no files; puzzles are pasted into the page"};
  }
  if (auto bad = find_fault_in_port(args.port)) return bad;
  if (args.all && args.level == "5") {
    return BadUsage{"--level 5 takes one step; it excludes --all"};
  }
  if (args.index && args.names) return BadUsage{"--index and --names exclude each other"};
  if (args.quiet && (args.verbose || args.log))
    return BadUsage{"--quiet and --verbose exclude each other"};
  if (!args.svg.empty() && (!args.output.empty() || args.json)) {
    return BadUsage{"--svg writes its own files; it excludes --output and --json"};
  }
  if (!args.html.empty() && (!args.output.empty() || args.json || args.grid)) {
    return BadUsage{"--html writes its own files; it excludes --output, --json and --grid"};
  }
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
  args.output = args.inputs[1];
  args.inputs.pop_back();
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

  // The command is the first word, or the first after some options, or it is left out.
  const auto is_command = [](const std::string& word) { return find_command(word) != nullptr; };
  auto found = rest.begin();
  if (found != rest.end() && !is_command(*found) && found->starts_with("-")) {
    found = std::find_if(rest.begin(), rest.end(), is_command);
  }
  const bool is_short_form = found == rest.end() || !is_command(*found);
  Args args;
  args.command = is_short_form ? Command::solve : find_command(*found)->command;
  if (!is_short_form) rest.erase(found);

  CLI::App app;
  app.set_help_flag();
  teach_all(app, args);
  if (auto bad = read_options(app, args, std::move(rest))) return *bad;
  args.inputs.insert(args.inputs.end(), files.begin(), files.end());
  if (args.help) return args;
  if (is_short_form) {
    if (auto bad = read_short_form(args)) return *bad;
  }
  if (auto bad = interpret(args)) return *bad;
  return args;
}

}  // namespace nonet::cli
