// One puzzle of an input and what is said of it wherever it is asked about.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/text.hpp"

namespace nonet::answers {

enum class Exit : std::uint8_t { yes = 0, no = 1, bad_input = 2, io_failure = 3 };

// An entry and where it came from.
struct Item {
  Entry entry;
  std::string file;
  std::uint64_t index;    // from one, over all inputs
  bool is_alone = false;  // there is no other; said only to verbs that care
  // "puzzles.sdk:3:12", pointing at the error if there is one.
  std::string where() const;
};

// "puzzles.sdk:3:12: expected ..., found ...": of an unreadable entry, of a whole input.
std::string complaint(const Item& item);
std::string complaint(std::string_view file, const ParseError& problem);

// Names for one file per puzzle: "grid.svg", "grid-2.svg", "grid-3.svg".
std::string numbered(const std::string& path, std::uint64_t index);

// Told now and then how far a long walk has come.
using Watch = FunctionRef<void(std::uint64_t done, std::uint64_t total)>;

}  // namespace nonet::answers
