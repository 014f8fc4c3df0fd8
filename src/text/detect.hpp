// Detect: what an input is, from its first 64 KiB.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "text/format.hpp"

namespace nonet::text {

// One grid that only makes sense as a whole: 81 cells spread over the text in no known way.
struct Whole {
  Entry entry;
};
struct Document {
  Format format;
};
// A shape to read it in, or why it is not puzzles at all.
using Detected = std::variant<Shape, Document, Whole, ParseError>;

Detected detect(std::string_view head, bool is_all);
// Whether a line, seen alone, is a puzzle and no document begins with it; of the format if one is
// named.
bool is_line_puzzle(std::string_view bytes, std::optional<Format> format);
// The part of it that holds whatever the format: why this is not text.
std::optional<ParseError> find_not_text(std::string_view head);

}  // namespace nonet::text
