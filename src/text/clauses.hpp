// Clauses: what stands after a grid, one clue each, split by semicolons.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/problem.hpp"

namespace nonet::text {

// Adds what a clause says. `column` is where it begins, for the error.
std::optional<ParseError> read_clause(Problem& problem, std::string_view clause, long column);

// All of them; empty ones say nothing.
std::optional<ParseError> read_clauses(Problem& problem, std::string_view clauses, long column);

}  // namespace nonet::text
