// The answers of `solve`, as text and as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "answers/item.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {

// What one puzzle is told, but for the words that only an entry has.
struct Asked {
  std::uint64_t index;
  std::string_view cells, text;  // as in Entry
  int side = kDigits;            // of the board
};
enum class Form : bool { text, json };

std::string solve_line(const Asked& asked, const Solved& solved, Form form);
std::string unreadable_solve_line(const Item& item, Form form);

}  // namespace nonet::answers
