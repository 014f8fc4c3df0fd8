// See generate_answer.hpp.

#include "answers/generate_answer.hpp"

#include "answers/json.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

// How hard a puzzle with one solution is: by HoDoKu's scale, and by the standard ladder.
void add_difficulty(Json& json, const Puzzle& puzzle, Rater& rater, Walker& walker) {
  const Rating rating = rater.rate_unique(puzzle);
  json["rating"] = {
      {"scale", scales().front().name}, {"level", name(rating.level)}, {"score", rating.score}};
  const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
  json["hardest"] = nullptr;
  if (trace.hardest()) json["hardest"] = info(*trace.hardest()).id;
}

}  // namespace

std::string GenerateAnswer::of(const Wish& wish, const Made& made) {
  Json json = begin_answer(made.index, made.puzzle.to_line(), "generate");
  json["solution"] = made.solution.to_line();
  json["clues"] = made.puzzle.filled().size();
  json["symmetry"] = name(wish.symmetry);
  add_difficulty(json, Puzzle(made.puzzle), rater_, walker_);
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
