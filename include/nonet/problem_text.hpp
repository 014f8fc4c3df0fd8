// Problems as text: a grid and its clues on a line, f-puzzles objects and links, SudokuPad links,
// Interactive Sudoku Solver's notation.
//
//   Result<Problem> problem = parse_problem("1...............; cage 5 r1c23");
//   assert(problem && problem->side == 4 && problem->clues.size() == 1);
//   assert(problem_line(*problem) == "1...............; cage 5 r1c23");
//   assert(!parse_problem("1...............; cage 5 r1c9"));
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/problem.hpp"

namespace nonet {

// What is said once for all problems of a run.
struct ProblemOptions {
  int side = 0;                         // 0: the length of the line tells
  int box_height = 0;                   // of --box; 0: the usual
  std::string regions = {};             // a symbol a cell
  std::optional<Symbols> symbols = {};  // absent: what the line has tells
  std::string clauses = {};             // further clues, as after a grid
  friend bool operator==(const ProblemOptions&, const ProblemOptions&) = default;
};

// Any of them, told apart by how it begins.
Result<Problem> parse_problem(std::string_view text, const ProblemOptions& options = {});
// Whether a line is one of them for sure: an f-puzzles object, a link, ISS text, a grid with clues
// behind it.
bool is_problem_text(std::string_view line);

// Whether a JSON object is one of f-puzzles: it has a grid of objects.
bool is_fpuzzles_object(std::string_view json);
Result<Problem> read_fpuzzles(std::string_view json);
// The first clue that f-puzzles has no word for, which is left out of what is written; or null.
const Clue* find_beyond_fpuzzles(const Problem& problem);
std::string print_fpuzzles(const Problem& problem);  // one line, without its end
std::string fpuzzles_link(const Problem& problem);
std::string sudokupad_link(const Problem& problem);  // of the same object
Result<Problem> read_link(std::string_view link);
Result<Problem> read_iss(std::string_view text);
// Nothing where ISS has no word for a clue; `clue` is the first of these.
std::optional<std::string> print_iss(const Problem& problem, int* clue = nullptr);

// LZ-string's base64, both ways. Nothing if the text is none, or would be longer than 4 MiB.
std::optional<std::string> unpack_lz(std::string_view packed);
std::string pack_lz(std::string_view text);

}  // namespace nonet
