// What the commands that ask techniques print beside their answers.
#pragma once

#include "answers/study.hpp"
#include "cli/json.hpp"

namespace nonet::cli {

using answers::Study;
using answers::uniqueness_remark;

// A step with its words under it: "Naked Pair: r1c2<>5", then line by line; in Eureka notation,
// too, where that was asked for. `scratch` is for who tells many steps: its memory is used again.
void add_step(std::string& out, const Board& before, const Step& step, const Args& args,
              std::size_t indent, std::string& scratch);
// The answer to a position without solution, as text.
void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved);

}  // namespace nonet::cli
