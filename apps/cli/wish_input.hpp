// The options of `generate` and its like, with the files they name and the seed they leave open.
#pragma once

#include <string>
#include <variant>

#include "answers/wish.hpp"
#include "cli/session.hpp"

namespace nonet::cli {

struct Refusal {
  std::string words;
  Exit exit = Exit::bad_input;
};

std::variant<Wish, Refusal> read_wish(const Args& args);

// A puzzle typed on the command line, or the one puzzle of a file.
std::variant<Puzzle, Refusal> read_puzzle(std::string_view option, const std::string& word);

// The seed asked for, or one nobody knows, which is then said.
std::uint64_t choose_seed(Session& session);

}  // namespace nonet::cli
