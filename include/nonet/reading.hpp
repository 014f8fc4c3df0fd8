// Reading: the pencil marks of an entry as they are meant, before anything is concluded from a
// position.
//
//   Result<Record> record = parse(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   Entry entry{.line = 1, .text = {}, .cells = {}, .format = Format::line, .record = *record};
//   Reading reading = read_notes(entry);
//   assert(!reading.notes && reading.unwritten.empty());  // there are none
#pragma once

#include <optional>
#include <string>

#include "nonet/explain.hpp"
#include "nonet/notes.hpp"
#include "nonet/text.hpp"

namespace nonet {

// A position as it is reasoned about.
struct Reading {
  Puzzle puzzle;               // its marks are candidates
  std::optional<Notes> notes;  // how they were meant; nothing if none say more than the digits
  CellSet unwritten;           // cells without notes that took what the digits allow
};
// As the player says they are meant, `partial` or `all`; otherwise by the format, or guessed. The
// entry must be readable.
Reading read_notes(const Entry& entry, std::optional<Notes> meant = std::nullopt);

// "r2c1 has no notes yet; I took every digit the board allows."; empty if every cell has some.
std::string unwritten_remark(const Reading& reading, Telling telling);

}  // namespace nonet
