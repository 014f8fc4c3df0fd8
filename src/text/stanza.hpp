// Stanzas: a problem that takes several lines. Its grid is one line or as many rows as it has
// columns, the clauses stand under it, one a line; an empty line ends it, and so does the next
// grid.
//
//   1...              thermo r1c1 r2c1
//   ....              cage 5 r1c23
//   ..2.              # a comment
//   ....
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/byte_stream.hpp"

namespace nonet::text {

// The lines of one problem as one line: rows side by side, clauses after semicolons.
struct Stanza {
  // Where a part of the text came from.
  struct Piece {
    std::size_t at;
    long line, column;
  };

  long line = 1;
  std::string text;
  std::vector<Piece> pieces;
  bool is_block = false;     // the grid was rows
  bool has_clauses = false;  // under the grid
  bool is_too_long = false;
  std::optional<ParseError> error = {};  // of its rows

  // An error of the text, where it stands in the input.
  ParseError placed(ParseError found) const;
};

class StanzaReader {
 public:
  // A side of 0 is what the rows say. Rows of 16 are a board of 16 unless lines of 16 cells are
  // boards of four.
  StanzaReader(ByteStream& input, int side, bool has_rows_of_16)
      : input_(input), side_(side), has_rows_of_16_(has_rows_of_16) {}

  std::optional<Stanza> next();

 private:
  struct Held {
    std::string bytes;
    long number = 1;
    bool is_too_long = false;
  };

  const Held* peek();
  void drop() { held_.reset(); }
  void add(Stanza& stanza, std::string_view words, std::string_view between);
  void take_object(Stanza& stanza);
  void take_iss(Stanza& stanza);
  void take_rows(Stanza& stanza);
  void take_clauses(Stanza& stanza);
  int row_side(std::string_view words) const;

  ByteStream& input_;
  int side_;
  bool has_rows_of_16_;
  std::optional<Held> held_;
};

// Whether a line is a clause by itself: "cage 10 r1c12", "antiknight".
bool is_clause_line(std::string_view line);

// Whether a line is a part of a problem in the words of Interactive Sudoku Solver: it is indented.
bool is_iss_part(std::string_view line);

// Whether these first lines of an input are stanzas: some line is a clause, or the first ones are
// the rows of a board that is not the classic one.
struct StanzaLook {
  bool is_any = false;
  bool has_rows_of_16 = false;
};
StanzaLook look_for_stanzas(std::string_view head);

// The puzzle of a stanza without clauses, by these rules.
Entry read_variant(const Stanza& stanza, const SharedRules& rules);

}  // namespace nonet::text
