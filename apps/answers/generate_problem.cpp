// What is wished for where clues are drawn or the board is beyond the rules, and the JSON of what
// came of it.

#include <algorithm>
#include <charconv>

#include "answers/answer_json.hpp"
#include "answers/generate.hpp"
#include "answers/rate.hpp"
#include "nonet/clue_puzzle.hpp"

namespace nonet::answers {
namespace {

// "thermo 4", "cage", "white 10"
std::variant<std::vector<KindWish>, std::string> read_kinds(std::string_view words) {
  const std::size_t begin = std::min(words.find_first_not_of(' '), words.size());
  words = words.substr(begin, words.find_last_not_of(' ') + 1 - begin);
  const std::string_view word = words.substr(0, words.find(' '));
  const std::string_view rest =
      word.size() < words.size() ? words.substr(word.size() + 1) : std::string_view();
  std::vector<KindWish> wishes;
  for (const Constraint kind : find_kinds(word)) wishes.push_back({kind});
  if (wishes.empty())
    return "--kinds: expected kinds of clues such as cage, thermo or antiknight, found '" +
           std::string(words) + "'";
  if (rest.empty()) return wishes;
  int number = 0;
  const char* end = rest.data() + rest.size();
  const auto [stop, error] = std::from_chars(rest.data(), end, number);
  if (error != std::errc() || stop != end || number < 1 || number > 999)
    return "--kinds: expected a number up to 999 after " + std::string(word) + ", found '" +
           std::string(rest) + "'";
  for (KindWish& wish : wishes) wish.number = number;
  return wishes;
}

std::optional<Refusal> find_foreign(const Args& args) {
  struct Foreign {
    Option option;
    const char* flag;
  };
  constexpr Foreign kForeign[] = {
      {Option::mask, "--mask"},         {Option::solution, "--from"},
      {Option::needs, "--needs"},       {Option::avoided, "--without"},
      {Option::distinct, "--distinct"}, {Option::unbiased, "--unbiased"}};
  for (const Foreign& each : kForeign) {
    if (args.has(each.option))
      return Refusal{std::string(each.flag) + " does not know clues or boards of more than 9 rows"};
  }
  const Format format = choose_format(args);
  if (args.to_format && format != Format::line && format != Format::fpuzzles &&
      format != Format::link && format != Format::sudokupad && format != Format::iss &&
      format != Format::json)
    return Refusal{"--to: " + std::string(info(format).id) + " cannot hold clues or large boards"};
  return std::nullopt;
}

}  // namespace

std::vector<Constraint> find_kinds(std::string_view word) {
  if (word == "killer") return {Constraint::cage};
  if (word == "kropki") return {Constraint::difference, Constraint::ratio};
  if (word == "white") return {Constraint::difference};
  if (word == "black") return {Constraint::ratio};
  if (word == "xv") return {Constraint::sum2};
  if (word == "x") return {Constraint::diagonal};  // as --rules calls it
  if (const std::optional<Constraint> kind = find_constraint(word)) return {*kind};
  return {};
}

std::variant<ProblemWish, Refusal> read_problem_wish(const Args& args) {
  if (const auto refusal = find_foreign(args)) return *refusal;
  Problem trial(args.problems->side);
  const Result<Problem> board = parse_problem(grid_line(trial, trial.digits), *args.problems);
  if (!board) return Refusal{"--with: " + board.error().message()};
  ProblemWish wish{.board = *board};
  wish.board.symbols = args.problems->symbols.value_or(trial.symbols);
  std::string_view rest = args.kinds;
  while (!rest.empty()) {
    const std::string_view words = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), words.size() + 1));
    const auto kinds = read_kinds(words);
    if (const auto* fault = std::get_if<std::string>(&kinds)) return Refusal{*fault};
    const auto& wished = std::get<std::vector<KindWish>>(kinds);
    wish.kinds.insert(wish.kinds.end(), wished.begin(), wished.end());
  }
  wish.symmetry = *find_symmetry(args.symmetry);
  wish.needs_every_clue = args.needs_clues;
  auto ratings = bounds_of_every_board(args.bounds);
  if (const auto* words = std::get_if<std::string>(&ratings)) return Refusal{*words};
  for (const Bounds& bounds : std::get<std::vector<Bounds>>(ratings)) wish.rating = bounds;
  if (!args.clues.empty()) {
    const auto number = [](std::string_view word) {
      int value = -1;
      const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
      return error == std::errc() && stop == word.data() + word.size() ? value : -1;
    };
    const std::string_view words = args.clues;
    const std::size_t dots = words.find("..");
    Clues givens{number(words.substr(0, dots)),
                 number(dots == words.npos ? words : words.substr(dots + 2))};
    if (givens.fewest < 0 || givens.most < 0)
      return Refusal{"--clues: expected a number, or two such as 24..26, found '" + args.clues +
                     "'"};
    wish.givens = givens;
  }
  if (const auto words = find_contradiction(wish)) return Refusal{*words};
  return wish;
}

std::string problem_answer(const MadeProblem& made, const ProblemWish& wish, std::uint64_t seed) {
  Json json = begin_answer(made.index, problem_line(made.problem), "generate");
  json["solution"] = grid_line(made.problem, made.solution);
  json["clues"] = std::count(made.problem.givens.begin(), made.problem.givens.end(), true);
  json["symmetry"] = name(wish.symmetry);
  json["rating"] = nullptr;
  json["hardest"] = nullptr;
  if (wish.rating) {
    const Rating rating = *Rater(wish.rating->scale()).rate_unique(*puzzle_of(made.problem)).rating;
    json["rating"] = {{"scale", rating.scale->name}};
    add_parts(json["rating"], *rating.scale, &rating);
    for (const std::string_view technique : rating.techniques) {
      if (!technique.empty()) json["hardest"] = technique;
    }
  }
  json["seed"] = seed;
  return to_line(json);
}

}  // namespace nonet::answers
