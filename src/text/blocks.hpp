// Blocks: grids of nine rows, gathered from lines whatever their dress; and the lines themselves,
// with a look ahead.
//
// What stands between grids is words: the last line of them just before a grid is its title, lines
// of # and a letter are its SudoCue header, [Sections] are SadMan's.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "text/format.hpp"
#include "text/rows.hpp"

namespace nonet::text {

// The lines of an input with a look ahead of any length. Lines too long to be a row are cut.
class Lines {
 public:
  struct Held {
    std::string bytes;
    long number;
  };

  explicit Lines(ByteStream& input) : input_(input) {}

  // The line `ahead` lines from here; none past the end. Valid until `drop`.
  const Held* peek(std::size_t ahead = 0);
  void drop(std::size_t count = 1);
  // Where the next line would stand.
  long number();

 private:
  ByteStream& input_;
  std::deque<Held> held_;
  long last_number_ = 0;
};

// Nine rows read from lines, or why not.
struct Block {
  long line = 1;     // of the first row
  std::string text;  // the rows on one line
  std::array<RowCell, kCells> cells{};
  BlockLook look;
  std::optional<ParseError> error;
};

// What begins at the next line. A lone row with words after it is words; with nothing or a gap
// after it, it is a grid that somebody cut short.
enum class Begins : std::uint8_t { nothing, lone_row, grid };
Begins look_for_grid(Lines& lines);
// Takes the grid that begins at the next line; its lines are dropped.
Block take_block(Lines& lines);

// The puzzle that the cells spell: groups of one digit are digits, if there are larger groups the
// others are pencil marks.
Puzzle puzzle_of(const Block& block);

}  // namespace nonet::text
