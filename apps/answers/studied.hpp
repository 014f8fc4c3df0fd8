// Studied: an item whose techniques are asked, with what is found out about it before.
#pragma once

#include "answers/verb.hpp"
#include "nonet/reading.hpp"
#include "nonet/study.hpp"

namespace nonet::answers {

struct Studied {
  const Item& item;
  Puzzle puzzle;  // its marks are candidates
  Study study;
  Board board;

  // Houses are called by the rules of the puzzle.
  Telling telling(Telling telling) const {
    telling.rules = &*puzzle.rules;
    return telling;
  }
};

// The item must be readable.
inline Studied study_item(const Item& item, const Task& task) {
  const Puzzle puzzle = read_notes(item.entry, task.args.meant_notes()).puzzle;
  Studied studied{item, puzzle, study(puzzle, task.args.uniqueness()), puzzle.start().board};
  studied.study.known.stop = task.stop;
  return studied;
}

}  // namespace nonet::answers
