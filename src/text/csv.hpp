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

// The fields of a line; a quoted field may hold separators.
std::vector<Field> split_fields(std::string_view line, char separator);

// The columns, if the first line that counts is a header: it names a puzzle column, or it holds no
// puzzle while the next line, with as many fields, does.
std::optional<Columns> find_columns(std::string_view head);

}  // namespace nonet::text
