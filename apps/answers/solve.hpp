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
};
enum class Shape : bool { text, json };

std::string solve_line(const Asked& asked, const Solved& solved, Shape shape);
std::string unreadable_solve_line(const Item& item, Shape shape);

}  // namespace nonet::answers
