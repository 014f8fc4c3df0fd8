// See request.hpp. Nothing that comes from outside is trusted: the JSON library is asked not to
// complain, and only for what is there.

#include "answers/request.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

namespace nonet::answers {
namespace {

using Parsed = nlohmann::json;
using Fault = std::optional<BadUsage>;

constexpr std::size_t kShown = 80;  // of what cannot be read
// What is asked of `help` under a name of its own.
constexpr std::string_view kTechnique = "technique";

// What is about files, terminals and cores.
constexpr std::string_view kNotHere[] = {
    "--output",        "--markdown",   "--jobs",    "--frame",     "--color",
    "--man",           "--completion", "--verbose", "--help",      "--keep-partial",
    "--line-buffered", "--puzzles",    "--font",    "--bold-font",
};
// Files that are the answer itself, if their name is '-'.
constexpr std::string_view kFiles[] = {"--html", "--svg"};

template <typename List>
bool contains(const List& list, std::string_view flag) {
  return std::find(std::begin(list), std::end(list), flag) != std::end(list);
}

std::optional<Command> find_verb_command(std::string_view name) {
  if (name == kTechnique) return Command::help;
  const CommandRow* row = find_command(name);
  constexpr On::Bits kAsked = On::spread | On::generate | On::listed | On::paper;
  if (row == nullptr || (kAsked & On::only(row->command)) == 0) {
    return std::nullopt;
  }
  return row->command;
}

const Parsed* find_member(const Parsed& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

// A value as it would be typed; nothing if nobody could type it.
std::optional<std::string> typed(const Parsed& value) {
  if (const auto* text = value.get_ptr<const std::string*>()) return *text;
  if (value.is_number()) return value.dump();
  return std::nullopt;
}

Fault read_value(const Parsed& value, const OptionRow& option, bool& field) {
  if (const auto* claim = value.get_ptr<const bool*>()) {
    field = *claim;
    return std::nullopt;
  }
  return BadUsage{std::string(option.long_flag()) + ": expected true or false"};
}

Fault read_value(const Parsed& value, const OptionRow& option, std::uint64_t& field) {
  const std::string flag(option.long_flag());
  const std::optional<std::string> text = typed(value);
  if (!text) return BadUsage{flag + ": expected a number"};
  const std::string fault = find_fault_in_number(option, *text);
  if (!fault.empty()) return BadUsage{flag + ": " + fault};
  std::from_chars(text->data(), text->data() + text->size(), field);
  return std::nullopt;
}

Fault read_value(const Parsed& value, const OptionRow& option, std::string& field) {
  const std::string flag(option.long_flag());
  const std::optional<std::string> text = typed(value);
  if (!text) return BadUsage{flag + ": expected words or a number"};
  const std::string fault = find_fault_in_words(option, *text);
  if (!fault.empty()) return BadUsage{flag + ": " + fault};
  field = *text;
  return std::nullopt;
}

// One block for each row of the table: as long as the table is.
// NOLINTNEXTLINE(readability-function-size)
Fault read_option(const Parsed& value, const OptionRow& wanted, Args& args) {
  const OptionRow* option = options().data();
#define NONET_OPTION(field, type, default_value, flags, value_name, on, words) \
  if (option++ == &wanted) return read_value(value, wanted, args.field);
#include "answers/options.def"
#undef NONET_OPTION
  return std::nullopt;
}

// An option that asks for ratings; its words are read with the others of its kind.
Fault read_asked(const Parsed& value, const OptionRow& option, Args& args) {
  if (option.asks == OptionRow::Asks::trait) {
    bool is_wanted = false;
    if (Fault fault = read_value(value, option, is_wanted)) return fault;
    if (is_wanted) args.asked.push_back({&option, ""});
    return std::nullopt;
  }
  const std::optional<std::string> text = typed(value);
  if (!text) return BadUsage{std::string(option.long_flag()) + ": expected words or a number"};
  args.asked.push_back({&option, *text});
  return std::nullopt;
}

Fault read_options(const Parsed& object, Args& args) {
  for (const auto& [key, value] : object.items()) {
    const std::string flag = "--" + key;
    const auto rows = options_of(args.command);
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const OptionRow* each) { return each->long_flag() == flag; });
    if (row == rows.end()) {
      return BadUsage{unknown_option_words(args.command, flag)};
    }
    if (contains(kNotHere, flag)) return BadUsage{"'" + flag + "' means nothing here"};
    if (contains(kFiles, flag) && value != "-") {
      return BadUsage{flag + ": there are no files here; '-' is the answer itself"};
    }
    if ((*row)->asks != OptionRow::Asks::nothing) {
      if (Fault fault = read_asked(value, **row, args)) return fault;
      continue;
    }
    if (Fault fault = read_option(value, **row, args)) return fault;
    // A switch that is off is as good as not given.
    if (value != false) args.given.set(static_cast<std::size_t>(*row - options().data()));
  }
  return std::nullopt;
}

BadUsage bad_request(const std::string& expected) { return {"bad request: expected " + expected}; }

Parsed parse_json(std::string_view text) {
  return Parsed::parse(text.begin(), text.end(), nullptr, false);
}

std::variant<Request, BadUsage> make_request(std::string_view verb, const Parsed* options,
                                             std::string input) {
  Request request{.verb = std::string(verb), .input = std::move(input), .args = {}};
  const std::optional<Command> command = find_verb_command(verb);
  if (!command) return bad_request("a verb, found '" + request.verb + "'");
  request.args.command = *command;
  request.args.json = true;
  if (options != nullptr) {
    if (!options->is_object()) return bad_request("an object of \"options\"");
    if (Fault fault = read_options(*options, request.args)) return *fault;
  }
  // A picture or a page is no JSON.
  const bool is_file = !request.args.html.empty() || !request.args.svg.empty();
  if (is_file && !request.args.has(Option::json)) request.args.json = false;
  if (Fault fault = interpret(request.args)) return *fault;
  if (!request.args.json) request.args.telling.signs = Signs::ascii;  // as in any file
  return request;
}

}  // namespace

std::variant<Request, BadUsage> read_request(std::string_view json_text) {
  const Parsed json = parse_json(json_text);
  if (!json.is_object()) return bad_request("a JSON object");
  const Parsed* verb = find_member(json, "verb");
  if (verb == nullptr || !verb->is_string()) return bad_request("a \"verb\"");
  std::string text;
  if (const Parsed* input = find_member(json, "input")) {
    if (!input->is_string()) return bad_request("text as \"input\"");
    text = *input->get_ptr<const std::string*>();
  }
  return make_request(*verb->get_ptr<const std::string*>(), find_member(json, "options"),
                      std::move(text));
}

std::variant<Request, BadUsage> read_request(std::string_view verb, std::string_view options_json,
                                             std::string input) {
  if (options_json.empty()) return make_request(verb, nullptr, std::move(input));
  const Parsed options = parse_json(options_json);
  if (options.is_discarded()) {
    return bad_request("options as a JSON object, found what is no JSON: '" +
                       std::string(options_json.substr(0, kShown)) + "'");
  }
  return make_request(verb, &options, std::move(input));
}

}  // namespace nonet::answers
