// The answers of `rate`: how hard a puzzle is, or only the puzzles that are as hard as wanted.
#pragma once

#include "answers/args.hpp"
#include "answers/item.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {

// A filter passes on what was asked for and nothing else.
bool is_filter(const Args& args);
bool is_wanted(const Rating& rating, const Args& args);

Answer rate_answer(const Item& item, const Args& args, Rater& rater, const Watch* watch = nullptr);

}  // namespace nonet::answers
