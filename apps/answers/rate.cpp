// See rate.hpp.

#include "answers/rate.hpp"

#include "answers/explain.hpp"
#include "answers/json.hpp"

namespace nonet::answers {
namespace {

std::string rate_line(const Item& item, const Rated& rated, const Args& args) {
  Json json = begin_answer(item, "rate");
  json["status"] = name(rated.solved.verdict);
  json["scale"] = args.scale;
  json["level"] = nullptr;
  json["score"] = nullptr;
  json["solved"] = false;
  json["techniques"] = Json::object();
  json["reason"] = nullptr;
  if (rated.solved.reason) json["reason"] = reason_text(rated.solved);
  if (rated.rating) {
    json["level"] = name(rated.rating->level);
    json["score"] = rated.rating->score;
    json["solved"] = rated.rating->is_solved;
    json["techniques"] = tally_json(rated.rating->tally);
  }
  return to_line(json);
}

}  // namespace

bool is_filter(const Args& args) {
  return args.has(Option::min_level) || args.has(Option::max_level) ||
         args.has(Option::min_score) || args.has(Option::max_score);
}

bool is_wanted(const Rating& rating, const Args& args) {
  const auto score = static_cast<std::uint64_t>(rating.score);
  return rating.level >= find_level(args.min_level).value_or(Level::easy) &&
         rating.level <= find_level(args.max_level).value_or(Level::extreme) &&
         score >= args.min_score && (!args.has(Option::max_score) || score <= args.max_score);
}

Answer rate_answer(const Item& item, const Args& args, Rater& rater, const Watch* watch) {
  if (!item.entry.record) return {is_filter(args) ? "" : to_line(begin_answer(item, "rate"))};
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Rated rated = rater.rate(puzzle, WalkMeter(puzzle, watch));
  const Exit exit = rated.rating ? Exit::yes : Exit::no;
  if (is_filter(args) && (!rated.rating || !is_wanted(*rated.rating, args))) return {"", exit};
  return {rate_line(item, rated, args), exit};
}

}  // namespace nonet::answers
