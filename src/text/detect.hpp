// Detect: what an input is, from a stretch of up to 64 KiB of it.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "text/format.hpp"

namespace nonet::text {

// A piece of an input, looked at but not taken.
struct Stretch {
  std::string_view bytes;
  bool is_first = true, is_last = true;
};

// One grid that only makes sense as a whole: 81 cells spread over the text in no known way.
struct Whole {
  Entry entry;
};
struct Document {
  Format format;
};
// Nothing here says what the input is. The first so many bytes are answered line by line; then one
// looks again.
struct Undecided {
  std::size_t bytes;
};
// A layout to read it in, or why it is not puzzles at all.
using Detected = std::variant<Layout, Document, Whole, Undecided, ParseError>;

Detected detect(const Stretch& stretch);
// Whether a line, seen alone, is a puzzle and no document begins with it; of the format if one is
// named.
bool is_line_puzzle(std::string_view bytes, std::optional<Format> format);
// The part of it that holds whatever the format: why this is not text, by its first bytes.
std::optional<ParseError> find_not_text(std::string_view head);

}  // namespace nonet::text
