// A row of an answer as a line: fields between tabs, CSV, or JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/sqlite.hpp"

namespace nonet::db {

enum class Layout : std::uint8_t { line, csv, json };

// With its end; a field is quoted where it must be.
std::string csv_line(const std::vector<std::string>& fields);

// The row at which the statement stands, and the line above all rows, if the form has one. Bytes
// are written in hexadecimal.
std::string answer_line(const Statement& row, Layout form);
std::string heading(const Statement& row, Layout form);

}  // namespace nonet::db
