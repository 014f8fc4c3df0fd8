// Lines of text that several verbs print.
#pragma once

#include "answers/args.hpp"
#include "answers/sheet.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"

namespace nonet::answers {

// The answer in the place of an unreadable entry, as JSON or as text.
void print_unreadable(Sheet& sheet, const Item& item, const Args& args);
// Before the answers to a puzzle, where there are several: "# puzzle 2: ...4.8...".
void print_header(Sheet& sheet, const Item& item);
// The answer to a position without solution.
void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved);

// What a step does and its words under it, after its name: ": r1c2<>5", then line by line; in
// Eureka notation, too, where that was asked for. `scratch` is for who tells many steps: its memory
// is used again.
void add_step(std::string& out, const Board& before, const Step& step, const Args& args,
              Telling telling, std::size_t indent, std::string& scratch);

}  // namespace nonet::answers
