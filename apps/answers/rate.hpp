// The answers of `rate` on a scale, and a rating as JSON for those who rate beside.
#pragma once

#include "answers/json_text.hpp"
#include "answers/verb.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {

// What is found out is told the same way, whoever rated.
void print_rating(const Item& item, Sheet& sheet, const Args& args, const Rated& rated,
                  const Scale& scale);
// Why the scale that is asked for cannot rate other boards than the classic one; nothing if it can,
// or if nobody asked for one: then it is the first that knows them.
std::optional<std::string> find_foreign_scale(const Args& args);
const Scale& scale_of_every_board();
void refuse_scale(const Item& item, Sheet& sheet, const Args& args, const std::string& words);

// Of the verb `rate`; the scale need not stand in the table.
Answerer make_rate_answerer(const Task& task, const Scale& scale);

// A field for each part of the scale: {"level": "Hard", "score": 958}, {"er": 7.2, ...}; null
// without a rating.
void add_parts(Json& json, const Scale& scale, const Rating* rating);

}  // namespace nonet::answers
