// The answers of `rate` on a scale, and a rating as JSON for those who rate beside.
#pragma once

#include <chrono>

#include "answers/json_text.hpp"
#include "answers/verb.hpp"
#include "nonet/rate.hpp"

namespace nonet::answers {

// Until when one puzzle may be rated: as --time-limit says, from now on, and as long as anybody
// waits.
class TimeLimit {
 public:
  explicit TimeLimit(const Task& task)
      : task_(task),
        has_end_(task.args.has(Option::time_limit)),
        end_(Clock::now() + std::chrono::seconds(task.args.time_limit)) {}

  bool is_over() const { return task_.is_stopped() || (has_end_ && Clock::now() > end_); }

 private:
  using Clock = std::chrono::steady_clock;
  const Task& task_;
  bool has_end_;
  Clock::time_point end_;
};

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
