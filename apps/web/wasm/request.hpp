// A question from the page: {"verb": "hint", "input": "...", "options": {"level": 3}}.
//
// Options go under their long names on the command line and are read from the same table, so
// defaults and refusals are the same. JSON is answered unless it is switched off.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "answers/args.hpp"

namespace nonet::web {

struct Request {
  std::string verb;  // a command; `technique` is `help` for one of them
  std::string input;
  answers::Args args;
};

std::variant<Request, answers::BadUsage> read_request(std::string_view text);

}  // namespace nonet::web
