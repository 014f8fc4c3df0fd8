// The answers of `rate`: how hard each puzzle is; or, with --min and its like, only the puzzles
// that are as hard as wanted.

#include "answers/rate.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/meter.hpp"
#include "answers/rating_template.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/problem_text.hpp"

namespace nonet::answers {
namespace {

// A filter passes on what was asked for and nothing else.
bool is_filter(const Args& args) { return !args.bounds.empty(); }

std::string out_of_time_words(const Args& args) {
  return "no rating within " + std::to_string(args.time_limit) + " s";
}

// --- as JSON

Json part_json(const Part& part, int value) {
  if (!part.names.empty()) return value_text(part, value);
  if (part.decimals == 0) return value;
  return value / std::pow(10.0, part.decimals);
}

// {"full_house": 19, ...}
Json techniques_json(const std::vector<Charge>& tally) {
  Json json = Json::object();
  for (std::size_t i = 0; i < tally.size();) {
    int count = 0;
    const std::string_view technique = tally[i].technique;
    for (; i < tally.size() && tally[i].technique == technique; ++i) count += tally[i].count;
    json[technique] = count;
  }
  return json;
}

// The steps by their price: {"1.2": 43, "7.2": 1}.
Json steps_json(const Rating& rating) {
  std::map<int, int> counts;
  for (const Charge& charge : rating.tally) counts[charge.price] += charge.count;
  const Part& unit = rating.scale->parts[rating.scale->priced_in];
  Json json = Json::object();
  for (const auto& [price, count] : counts) json[value_text(unit, price)] = count;
  return json;
}

// Where parts are single steps: whose, and how many steps there are of each price.
void add_steps(Json& json, const Scale& scale, const Rating* rating) {
  if (std::ranges::none_of(scale.parts, &Part::is_of_one_step)) return;
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    if (!scale.parts[i].is_of_one_step) continue;
    const bool is_known = rating != nullptr && !rating->techniques[i].empty();
    json[std::string(scale.parts[i].id) + "_technique"] =
        is_known ? Json(rating->techniques[i]) : Json();
  }
  json["steps"] = rating == nullptr ? Json::object() : steps_json(*rating);
}

std::string rate_line(const Item& item, const Rated& rated, const Scale& scale, const Args& args) {
  const Rating* rating = rated.rating ? &*rated.rating : nullptr;
  Json json = begin_answer(item, "rate");
  json["status"] = name(rated.solved.verdict);
  json["scale"] = scale.name;
  add_parts(json, scale, rating);
  json["solved"] = rating != nullptr && rating->is_solved;
  json["techniques"] = rating != nullptr ? techniques_json(rating->tally) : Json::object();
  add_steps(json, scale, rating);
  json["reason"] = nullptr;
  if (rated.solved.reason) json["reason"] = reason_text(rated.solved);
  if (rated.is_stopped) json["reason"] = out_of_time_words(args);
  return to_line(json);
}

// --- as text

// A puzzle that a filter lets through, and the words that came with it; clues belong to it.
std::string passed_on(const Item& item) {
  const Record& own = *item.entry.record;
  if (own.problem) return problem_line(*own.problem) + "\n";
  if (own.puzzle.rules->clues() != nullptr) return problem_line(problem_of(own.puzzle)) + "\n";
  if (!own.puzzle.rules->is_classic()) return item.entry.text + "\n";
  Record record;
  record.words.comment = item.entry.record->words.comment;
  const std::string line = print(record, Format::line);
  return item.entry.cells + line.substr(kCells);
}

// "XY-Wing", of the first part that is of one step.
std::string hardest_words(const Rating& rating) {
  if (!rating.is_solved) return "stuck";
  for (const std::string_view id : rating.techniques) {
    if (id.empty()) continue;
    const std::optional<Technique> technique = find_technique(id);
    return std::string(technique ? info(*technique).name : id);
  }
  return "nothing to do";
}

void print_rated(Sheet& sheet, const Item& item, const Rated& rated, const Args& args) {
  const std::string& cells = item.entry.cells;
  if (rated.is_stopped) return sheet.print_line(cells + "  # " + out_of_time_words(args));
  if (rated.solved.verdict == Verdict::several) {
    return sheet.print_line(cells + "  # several solutions");
  }
  if (rated.solved.verdict != Verdict::unique) return print_unsolvable(sheet, item, rated.solved);
  if (!args.template_text.empty()) {
    return sheet.print_line(fill_template(args.template_text, cells, *rated.rating));
  }
  if (is_filter(args)) return sheet.print(passed_on(item));
  std::string line = to_text(*rated.rating);
  if (rated.rating->scale->tells_technique) line += "  # " + hardest_words(*rated.rating);
  sheet.print_line(line);
}

// --- the rating

// Within the bounds and the time limit. Who only passes puzzles on needs no rating.
Rated rate(const Puzzle& puzzle, const Task& task, Rater& rater) {
  const Args& args = task.args;
  const TimeLimit limit(task);
  const auto is_over = [&limit] { return limit.is_over(); };
  const FunctionRef<bool()> stop = is_over;
  const WalkMeter meter(puzzle, task);
  const auto look = [&meter](const ScaleStep& step, const Board& before) {
    return meter(step.step, before);
  };
  const RateQuestion::Visitor visit = look;
  return rater.rate(
      puzzle, {.bounds = is_filter(args) ? args.bounds.data() : nullptr,
               .is_inside_enough = is_filter(args) && !args.json && args.template_text.empty(),
               .visit = task.watch == nullptr ? nullptr : &visit,
               .stop = &stop});
}

// Of the scale asked for; and of one that knows other boards, where such a board comes.
struct Raters {
  Rater own;
  std::optional<Rater> other = std::nullopt;

  Rater& of_every_board() {
    if (own.scale().knows_every_board) return own;
    if (!other) other.emplace(scale_of_every_board());
    return *other;
  }
};

// A filter leaves the others to standard error and the exit code.
void answer_rate(const Item& item, Sheet& sheet, const Task& task, Raters& raters) {
  const Args& args = task.args;
  if (!item.entry.record) {
    if (!is_filter(args)) print_unreadable(sheet, item, args);
    return;
  }
  const Puzzle& puzzle = item.entry.record->puzzle;
  const bool is_classic = puzzle.rules->is_classic();
  if (const auto words = is_classic ? std::nullopt : find_foreign_scale(args)) {
    return refuse_scale(item, sheet, args, *words);
  }
  Rater& rater = is_classic ? raters.own : raters.of_every_board();
  const Rated rated = rate(puzzle, task, rater);
  if (task.is_stopped()) return sheet.cut();
  print_rating(item, sheet, args, rated, rater.scale());
}

}  // namespace

const Scale& scale_of_every_board() {
  return *std::ranges::find_if(scales(), &Scale::knows_every_board);
}

std::optional<std::string> find_foreign_scale(const Args& args) {
  const bool is_asked =
      args.has(Option::scale) || !args.bounds.empty() || !args.template_text.empty();
  const Scale* scale = find_scale(args.scale);
  if (!is_asked || scale == nullptr || scale->knows_every_board) return std::nullopt;
  return "the scale " + args.scale + " knows the classic board alone; --scale " +
         std::string(scale_of_every_board().name) + " knows all boards";
}

void refuse_scale(const Item& item, Sheet& sheet, const Args& args, const std::string& words) {
  sheet.raise(Exit::bad_input);
  if (!args.json && !is_filter(args)) sheet.print_line(item.entry.cells + "  # error: " + words);
  sheet.complain("nonet: " + item.where() + ": " + words);
}

void print_rating(const Item& item, Sheet& sheet, const Args& args, const Rated& rated,
                  const Scale& scale) {
  if (rated.solved.verdict != Verdict::unique || rated.is_stopped) sheet.raise(Exit::no);
  if (is_filter(args) && rated.is_stopped) {
    return sheet.complain(item.where() + ": " + out_of_time_words(args));
  }
  if (is_filter(args) && !rated.is_inside) return;
  if (args.json) return sheet.print(rate_line(item, rated, scale, args));
  print_rated(sheet, item, rated, args);
}

void add_parts(Json& json, const Scale& scale, const Rating* rating) {
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    const Part& part = scale.parts[i];
    json[part.id] = rating == nullptr ? Json() : part_json(part, rating->parts[i]);
  }
}

Answerer make_rate_answerer(const Task& task, const Scale& scale) {
  const auto raters = std::make_shared<Raters>(Raters{Rater(scale)});
  return
      [task, raters](const Item& item, Sheet& sheet) { answer_rate(item, sheet, task, *raters); };
}

Verb rate_verb(const Task& task) {
  const auto hire = [task] { return make_rate_answerer(task, *find_scale(task.args.scale)); };
  // A filter that passes nothing on answers no.
  const auto end = [&args = task.args](Sheet& sheet, Printed printed) {
    if (is_filter(args) && printed == Printed::nothing) sheet.raise(Exit::no);
  };
  return {.hire = hire, .end = end};
}

}  // namespace nonet::answers
