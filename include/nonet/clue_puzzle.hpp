// Puzzles with clues: a problem of up to nine rows as a puzzle, on which techniques work. What
// houses, peers, links and marks can say of its clues they say; the rest is kept in a book that the
// rules carry.
//
//   Problem problem(9);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {17}, .cells = {0, 1}});
//   std::optional<Puzzle> puzzle = puzzle_of(problem);
//   assert(puzzle && puzzle->rules->clues() != nullptr && problem_of(*puzzle).clues.size() == 1);
//   assert(!puzzle_of(Problem(16)));
//   assert(kind_of(Variant::x) == Constraint::diagonal);
#pragma once

#include <optional>
#include <span>
#include <string>

#include "nonet/problem.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/variants.hpp"

namespace nonet {

// Every variant is a kind of clue as well: the one that says the same on boards of any size.
Constraint kind_of(Variant variant);
// "diagonal;antiknight;", as behind a grid.
std::string clauses_of(std::span<const Variant> variants);

// Nothing for boards of more than nine rows, and where a region has more cells than there are
// digits.
std::optional<Puzzle> puzzle_of(const Problem& problem);
// The rules alone: of a problem whose digits and marks do not matter.
std::optional<SharedRules> rules_of(const Problem& problem);
// The other way round, for rules with clues: their problem with the digits and marks of the puzzle.
Problem problem_of(const Puzzle& puzzle);

}  // namespace nonet
