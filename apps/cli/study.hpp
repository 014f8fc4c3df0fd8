// What the commands that ask techniques print beside their answers.
#pragma once

#include "answers/study.hpp"
#include "cli/json.hpp"

namespace nonet::cli {

using answers::Study;
using answers::uniqueness_remark;

// The answer to a position without solution, as text.
void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved);

}  // namespace nonet::cli
