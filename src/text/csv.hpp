// Comma-separated values: fields of a line, and what a header says about them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/format.hpp"

namespace nonet::text {

struct Field {
  std::string_view text;  // without its quotes
  std::size_t index;      // where it starts in the line
};

// The fields of a row; a quoted field may hold separators, doubled quotes and line ends.
std::vector<Field> split_fields(std::string_view row, char separator);

// Whether no field of the row is left open in its quotes.
bool has_whole_fields(std::string_view row, const Columns& columns);
// Whether the row has as many fields as the header, or one empty one more.
bool has_every_field(std::string_view row, const Columns& columns);
// Whether the line is a row by itself, with a puzzle where the header wants one.
bool is_row(std::string_view line, const Columns& columns);

// The columns, if the first line that counts is a header: it names a puzzle column, or it holds no
// puzzle while the next line, with as many fields, does.
std::optional<Columns> find_columns(std::string_view head);

}  // namespace nonet::text
