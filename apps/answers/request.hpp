// A request, as others than the command line make it: a verb, its options as JSON, and a text.
//
//   {"verb": "hint", "input": "...", "options": {"level": 3}}
//
// Options go under their long names on the command line and are read from the same table, so
// defaults and refusals are the same. JSON is answered unless it is switched off.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "answers/args.hpp"

namespace nonet::answers {

struct Request {
  std::string verb;   // a command; `technique` is `help` for one of them
  std::string input;  // the puzzles; the name of the technique
  Args args;
};

std::variant<Request, BadUsage> read_request(std::string_view json);
// The same in parts; no options are an empty text.
std::variant<Request, BadUsage> read_request(std::string_view verb, std::string_view options_json,
                                             std::string input);

}  // namespace nonet::answers
