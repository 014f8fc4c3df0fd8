// The pencil marks of an entry, as they are meant: before anything is concluded from a position.
#pragma once

#include <optional>
#include <string>

#include "answers/args.hpp"
#include "nonet/notes.hpp"

namespace nonet::answers {

// A position as it is reasoned about.
struct Reading {
  Puzzle puzzle;               // its marks are candidates
  std::optional<Notes> notes;  // how they were meant; nothing if none say more than the digits
  CellSet unwritten;           // cells without notes that took what the digits allow
};
// By --notes, or by the format, or guessed. The entry must be readable.
Reading read_notes(const Entry& entry, const Args& args);

// "r2c1 has no notes yet; I took every digit the board allows."; empty if every cell has some.
std::string unwritten_remark(const Reading& reading, Telling telling);

}  // namespace nonet::answers
