// See generate_answer.hpp.

#include "answers/generate_answer.hpp"

#include "answers/answer_json.hpp"
#include "answers/rate.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

// How hard a puzzle with one solution is: by a scale, and by the standard ladder.
void add_difficulty(Json& json, const Puzzle& puzzle, Rater& rater, Walker& walker) {
  json["rating"] = nullptr;
  if (puzzle.rules->is_classic() || rater.scale().knows_every_board) {
    const Rating rating = *rater.rate_unique(puzzle).rating;
    json["rating"] = {{"scale", rater.scale().name}};
    add_parts(json["rating"], rater.scale(), &rating);
  }
  const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
  json["hardest"] = nullptr;
  if (trace.hardest()) json["hardest"] = info(*trace.hardest()).id;
}

}  // namespace

const Scale& GenerateAnswer::told_scale(const Args& args) {
  if (args.has(Option::told_scale)) return *find_scale(args.told_scale);
  return args.bounds.empty() ? scales().front() : args.bounds[0].scale();
}

std::string GenerateAnswer::of(const Wish& wish, const Made& made) {
  const int side = wish.rules->side();
  Json json = begin_answer(made.index, made.puzzle.to_line('.', side), "generate");
  json["solution"] = made.solution.to_line('.', side);
  json["clues"] = made.puzzle.filled().size();
  json["symmetry"] = name(wish.symmetry);
  add_difficulty(json, Puzzle(made.puzzle, wish.rules), rater_, walker_);
  if (wish.is_unbiased) json["weight"] = made.weight;
  json["seed"] = seed_;
  return to_line(json);
}

std::string GenerateAnswer::of_look(const Puzzle& look, std::uint64_t index) {
  Json json = begin_answer(index, look.grid.to_line(), "generate");
  const Puzzle givens(look.given_grid());
  const Solved solved = solve(givens);
  json["solution"] = nullptr;
  json["clues"] = look.givens.size();
  json["symmetry"] = nullptr;
  json["rating"] = nullptr;
  json["hardest"] = nullptr;
  if (solved.verdict == Verdict::unique) {
    json["solution"] = solved.solution->to_line();
    add_difficulty(json, givens, rater_, walker_);
  }
  json["seed"] = seed_;
  return to_line(json);
}

}  // namespace nonet::answers
