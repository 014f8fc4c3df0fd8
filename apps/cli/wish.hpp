// The options of `generate` as a wish, or why they cannot be one.
#pragma once

#include <string>
#include <variant>

#include "cli/session.hpp"
#include "nonet/generate.hpp"

namespace nonet::cli {

struct Refusal {
  std::string words;
  Exit exit = Exit::bad_input;
};

std::variant<Wish, Refusal> read_wish(const Args& args);

// A puzzle typed on the command line, or the one puzzle of a file.
std::variant<Puzzle, Refusal> read_puzzle(std::string_view option, const std::string& word);

// "minimal 24-clue puzzle with symmetry rot180": what was wished for, after "no" or "a".
std::string describe(const Wish& wish);

// The seed asked for, or one nobody knows, which is then said.
std::uint64_t choose_seed(Session& session);

}  // namespace nonet::cli
