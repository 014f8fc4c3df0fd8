// What Interactive Sudoku Solver packs into letters: which pairs of digits stand in a relation, a
// pattern, a table of states. And the layouts that it reads beside its own words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "constraints/model.hpp"
#include "nonet/problem.hpp"

namespace nonet::text {

// Whether digit a may stand before b: at (a - 1) * side + b - 1.
using PairTable = std::vector<bool>;

// `.Pair` and `.PairX` count letters in another order than the older `.Binary` and `.BinaryX`.
std::string pack_pairs(const PairTable& table);
std::optional<PairTable> unpack_pairs(std::string_view key, int side, bool is_old);
// A formula as `relation` takes it.
std::string formula_of(const PairTable& table, int side);

// Base64 as links have it.
std::string pack_words(std::string_view words);
std::optional<std::string> unpack_words(std::string_view packed);

// A table of states; nothing if it has more than 64, more digits than there are, or breaks between
// lines. Empty: it has more beginnings than can be packed.
std::optional<constraints::Automaton> unpack_states(std::string_view packed, int side);
std::string pack_states(const constraints::Automaton& automaton);

// The digits that are possible, as many signs a cell as there are digits: are_marks (symbols.hpp).
// One alone is given.
Problem read_marks(std::string_view marks, int side);
// The side of a board that is told so, or 0.
int side_of_marks(std::string_view line);

// A killer as 81 signs that point to the cell with the sum, or as numbers behind "3x3:"; a grid
// and, after a blank, the letters of its regions; marks, where their number is that of no board's
// cells.
bool is_iss_layout(std::string_view line);
Result<Problem> read_iss_layout(std::string_view line);

}  // namespace nonet::text
