// nonet: everything, with a tour in twenty lines. The tour is compiled and run as a test.
//
//   // Any Sudoku text becomes a record, or an error that says where.
//   Result<Record> record = parse(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   assert(record);
//   const Puzzle& puzzle = record->puzzle;
//
//   // Solve it.
//   Solved solved = solve(puzzle);
//   assert(solved.verdict == Verdict::unique);
//   assert(solved.solution->at(Cell::at(0, 2)) == Digit(3));
//
//   // Ask for the next sure placement, and make it.
//   Board board = puzzle.start().board;
//   Sure sure = *find_sure(board);
//   Change change = board.place(sure.placement.cell(), sure.placement.digit());
//   assert(change.made_progress() && !change.contradiction);
//
//   // Diagnose it, draw it.
//   Diagnosis diagnosis = check(puzzle, {});
//   assert(diagnosis.verdict == Verdict::unique);
//   std::string picture = draw(puzzle, {.title = "A tour"});
#pragma once

#include "nonet/advice.hpp"
#include "nonet/board.hpp"
#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/clue_words.hpp"
#include "nonet/complete.hpp"
#include "nonet/count_all.hpp"
#include "nonet/drawing.hpp"
#include "nonet/explain.hpp"
#include "nonet/generate.hpp"
#include "nonet/generate_problem.hpp"
#include "nonet/hint.hpp"
#include "nonet/kernel.hpp"
#include "nonet/likely.hpp"
#include "nonet/mistakes.hpp"
#include "nonet/notes.hpp"
#include "nonet/packed.hpp"
#include "nonet/photo.hpp"
#include "nonet/picture.hpp"
#include "nonet/problem_picture.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rate.hpp"
#include "nonet/reading.hpp"
#include "nonet/result.hpp"
#include "nonet/scale.hpp"
#include "nonet/schedule.hpp"
#include "nonet/sentence.hpp"
#include "nonet/singles.hpp"
#include "nonet/solve.hpp"
#include "nonet/solve_problem.hpp"
#include "nonet/step.hpp"
#include "nonet/study.hpp"
#include "nonet/sure.hpp"
#include "nonet/technique.hpp"
#include "nonet/techniques.hpp"
#include "nonet/telling.hpp"
#include "nonet/text.hpp"
#include "nonet/trace.hpp"
#include "nonet/variants.hpp"
#include "nonet/version.hpp"
#include "nonet/walk.hpp"
