// The answers of `rate` on a scale, and a rating as JSON for those who rate beside.
#pragma once

#include "answers/json_text.hpp"
#include "answers/verb.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {

// Of the verb `rate`; the scale need not stand in the table.
Answerer make_rate_answerer(const Task& task, const Scale& scale);

// A field for each part of the scale: {"level": "Hard", "score": 958}, {"er": 7.2, ...}; null
// without a rating.
void add_parts(Json& json, const Scale& scale, const Rating* rating);

}  // namespace nonet::answers
