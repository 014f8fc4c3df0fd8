// See request.hpp. Nothing that comes from outside is trusted: the JSON library is asked not to
// complain, and only for what is there.

#include "web/wasm/request.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

namespace nonet::web {
namespace {

using answers::Args;
using answers::BadUsage;
using answers::Command;
using answers::OptionRow;
using Json = nlohmann::json;
using Fault = std::optional<BadUsage>;

struct Verb {
  std::string_view name;
  Command command;
};
constexpr Verb kVerbs[] = {
    {"solve", Command::solve},
    {"check", Command::check},
    {"hint", Command::hint},
    {"steps", Command::steps},
    {"explain", Command::explain},
    {"rate", Command::rate},
    {"generate", Command::generate},
    {"convert", Command::convert},
    {"minimize", Command::minimize},
    {"shuffle", Command::shuffle},
    {"techniques", Command::techniques},
    {"technique", Command::help},
};

// What is about files, terminals and cores.
constexpr std::string_view kNotHere[] = {
    "--output", "--html",  "--grid",    "--format", "--markdown",   "--jobs",
    "--frame",  "--color", "--verbose", "--man",    "--completion", "--help",
};

const Json* find_member(const Json& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

// A value as it would be typed; nothing if nobody could type it.
std::optional<std::string> typed(const Json& value) {
  if (const auto* text = value.get_ptr<const std::string*>()) return *text;
  if (value.is_number()) return value.dump();
  return std::nullopt;
}

Fault read_value(const Json& value, const OptionRow& option, bool& field) {
  if (const auto* claim = value.get_ptr<const bool*>()) {
    field = *claim;
    return std::nullopt;
  }
  return BadUsage{std::string(option.long_flag()) + ": expected true or false"};
}

Fault read_value(const Json& value, const OptionRow& option, std::uint64_t& field) {
  const std::string flag(option.long_flag());
  const std::optional<std::string> text = typed(value);
  if (!text) return BadUsage{flag + ": expected a number"};
  const std::string fault = answers::find_fault_in_number(option, *text);
  if (!fault.empty()) return BadUsage{flag + ": " + fault};
  std::from_chars(text->data(), text->data() + text->size(), field);
  return std::nullopt;
}

Fault read_value(const Json& value, const OptionRow& option, std::string& field) {
  const std::string flag(option.long_flag());
  const std::optional<std::string> text = typed(value);
  if (!text) return BadUsage{flag + ": expected words or a number"};
  const std::string fault = answers::find_fault_in_words(option, *text);
  if (!fault.empty()) return BadUsage{flag + ": " + fault};
  field = *text;
  return std::nullopt;
}

// One block for each row of the table: as long as the table is.
// NOLINTNEXTLINE(readability-function-size)
Fault read_option(const Json& value, const OptionRow& wanted, Args& args) {
  const OptionRow* option = answers::options().data();
#define NONET_OPTION(field, type, default_value, flags, value_name, on, words) \
  if (option++ == &wanted) return read_value(value, wanted, args.field);
#include "answers/options.def"
#undef NONET_OPTION
  return std::nullopt;
}

Fault read_options(const Json& object, Args& args) {
  for (const auto& [key, value] : object.items()) {
    const std::string flag = "--" + key;
    const auto rows = answers::options_of(args.command);
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const OptionRow* each) { return each->long_flag() == flag; });
    if (row == rows.end()) {
      return BadUsage{answers::unknown_option_words(args.command, flag)};
    }
    if (std::find(std::begin(kNotHere), std::end(kNotHere), flag) != std::end(kNotHere)) {
      return BadUsage{"'" + flag + "' means nothing in a page"};
    }
    if (Fault fault = read_option(value, **row, args)) return fault;
    args.given.set(static_cast<std::size_t>(*row - answers::options().data()));
  }
  return std::nullopt;
}

BadUsage bad_request(const std::string& expected) { return {"bad request: expected " + expected}; }

}  // namespace

std::variant<Request, BadUsage> read_request(std::string_view text) {
  const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (!json.is_object()) return bad_request("a JSON object");
  Request request;
  const Json* verb = find_member(json, "verb");
  if (verb == nullptr || !verb->is_string()) return bad_request("a \"verb\"");
  request.verb = *verb->get_ptr<const std::string*>();
  const auto* row = std::find_if(std::begin(kVerbs), std::end(kVerbs),
                                 [&](const Verb& each) { return each.name == request.verb; });
  if (row == std::end(kVerbs)) return bad_request("a verb, found '" + request.verb + "'");
  request.args.command = row->command;
  request.args.json = true;
  if (const Json* input = find_member(json, "input")) {
    if (!input->is_string()) return bad_request("text as \"input\"");
    request.input = *input->get_ptr<const std::string*>();
  }
  if (const Json* options = find_member(json, "options")) {
    if (!options->is_object()) return bad_request("an object of \"options\"");
    if (Fault fault = read_options(*options, request.args)) return *fault;
  }
  if (Fault fault = answers::interpret(request.args)) return *fault;
  return request;
}

}  // namespace nonet::web
