// The answers of `solve`, as text and as JSON.
#pragma once

#include <atomic>
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

// How a batch is to be solved. Puzzles with clues may take long: the flag ends them.
struct SolveWish {
  Form form = Form::text;
  const std::atomic<bool>* stop = nullptr;
  bool is_verbose = false;  // says by which search, and in how many guesses
};

std::string solve_line(const Asked& asked, const Solved& solved, Form form);
std::string unreadable_solve_line(const Item& item, Form form);

}  // namespace nonet::answers
