// The answer of `same`: whether one puzzle is a look of another. That of `canon` is a verb
// (verb.hpp).
#pragma once

#include "answers/args.hpp"
#include "answers/sheet.hpp"
#include "nonet/canon.hpp"

namespace nonet::answers {

// As text or as JSON, with the transform that leads from one to the other.
void print_same(Sheet& sheet, const Grid& a, const Grid& b, const Args& args);

}  // namespace nonet::answers
