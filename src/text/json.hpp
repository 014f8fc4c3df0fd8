// One JSON value as a record; shared by JSON Lines and JSON documents.
#pragma once

#include <string>
#include <string_view>

#include "text/format.hpp"

namespace nonet::text {

// Deeper than any puzzle, and shallow enough for any stack.
inline constexpr int kDeepestJson = 64;

// Where a piece of JSON stands in its file.
struct JsonPlace {
  long line = 1, column = 1;  // of its first byte

  ParseError error(std::string_view text, std::size_t index, std::string expected,
                   std::string found) const;
};

// An object (docs/JSON.md), nine arrays of nine, 81 values, or a string of 81 cells.
Result<Record> read_json(std::string_view text, const JsonPlace& place);

// Words as a JSON string. Bytes that are no UTF-8 become the replacement character: JSON has no way
// to say them.
std::string in_quotes(std::string_view words);

// Follows the brackets of JSON one byte at a time, without understanding more than strings.
struct JsonBrackets {
  int depth = 0, deepest = 0;
  bool is_in_string = false, is_escaped = false;

  // Whether the value that has begun is complete with this byte.
  bool close_with(char c);
};

std::unique_ptr<EntrySource> open_json(ByteStream& input);

}  // namespace nonet::text
