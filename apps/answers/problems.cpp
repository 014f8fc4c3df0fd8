// See problems.hpp.

#include "answers/problems.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "answers/answer_json.hpp"
#include "answers/board_json.hpp"
#include "answers/lines.hpp"
#include "answers/losses.hpp"
#include "nonet/count_all.hpp"
#include "nonet/problem_picture.hpp"
#include "nonet/problem_text.hpp"

namespace nonet::answers {
namespace {

const Problem& problem_in(const Item& item) { return *item.entry.record->problem; }

void tell_names(const Item& item, Sheet& sheet, const std::string& words,
                std::vector<std::string> names) {
  if (names.empty()) return;
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  sheet.say(item.where() + ": " + words + ": " + list);
}

// What the input only draws, and what may mean something that nobody here knows.
void tell_skipped(const Item& item, Sheet& sheet) {
  tell_names(item, sheet, "passed over, as drawing", problem_in(item).skipped);
  tell_names(item, sheet, "passed over, as not known", problem_in(item).unknown);
}

// The same of a conversion, unless the new format takes such members along.
void tell_dropped(const Item& item, Sheet& sheet, Format format) {
  if (format == Format::fpuzzles || format == Format::link || format == Format::sudokupad) return;
  const Problem& problem = problem_in(item);
  std::vector<std::string> names = problem.skipped;
  names.insert(names.end(), problem.unknown.begin(), problem.unknown.end());
  if (format == Format::line || format == Format::iss) {
    if (!problem.title.empty()) names.emplace_back("title");
    if (!problem.author.empty()) names.emplace_back("author");
    if (!problem.rules_text.empty()) names.emplace_back("ruleset");
    if (!problem.solution.empty()) names.emplace_back("solution");
    bool has_placed = false;
    for (std::size_t cell = 0; cell < problem.digits.size(); ++cell)
      has_placed |= problem.digits[cell] != 0 && !problem.givens[cell];
    if (has_placed) names.emplace_back("placed digits apart from givens");
  }
  tell_names(item, sheet, "dropped, as '" + std::string(info(format).id) + "' cannot hold it",
             std::move(names));
}

// Which search the board goes to, and why to that.
std::string search_words(const Problem& problem) {
  const auto blank = std::count(problem.digits.begin(), problem.digits.end(), 0);
  return "own search with words of " + std::to_string(search_bits(problem.side)) +
         " bits, as it has " + std::to_string(problem.side) + " rows; " + std::to_string(blank) +
         " of " + std::to_string(problem.cells()) + " cells blank";
}

void tell_search(const Item& item, Sheet& sheet, std::optional<std::uint64_t> guesses = {}) {
  std::string words = item.where() + ": " + search_words(problem_in(item));
  if (guesses) words += "; " + std::to_string(*guesses) + (guesses == 1 ? " guess" : " guesses");
  sheet.say(std::move(words));
}

std::string reason_of(const Problem& problem, const SolvedProblem& solved) {
  if (solved.is_interrupted) return "not known: it was interrupted";
  if (!solved.words.empty()) return solved.words;
  for (const Flaw& flaw : find_flaws(problem)) {
    if (flaw.is_fatal) return flaw.words;
  }
  return "every way to fill it ends in a contradiction";
}

// Why there is no solution to be shown.
std::string why_none(const Problem& problem, const SolvedProblem& solved) {
  return (solved.is_interrupted ? "" : "no solution: ") + reason_of(problem, solved);
}

// What an answer has as its status: a search that was left knows none.
std::string status_of(const SolvedProblem& solved) {
  return solved.is_interrupted ? "interrupted" : std::string(name(solved.verdict));
}

std::string text_line(const Item& item, const SolvedProblem& solved) {
  const Problem& problem = problem_in(item);
  const std::string solution = solved.solution.empty() ? "" : grid_line(problem, solved.solution);
  switch (solved.verdict) {
    case Verdict::unique: return solution + (solved.is_interrupted ? "  # interrupted\n" : "\n");
    case Verdict::several: return solution + "  # several solutions\n";
    case Verdict::none: return item.entry.cells + "  # " + why_none(problem, solved) + "\n";
    case Verdict::illegal: break;
  }
  return item.entry.text + "  # error: " + reason_of(problem, solved) + "\n";
}

std::string json_line(const Item& item, const SolvedProblem& solved) {
  Json json = begin_answer(item, "solve");
  json["status"] = status_of(solved);
  json["solution"] = nullptr;
  if (!solved.solution.empty()) json["solution"] = grid_line(problem_in(item), solved.solution);
  json["reason"] = nullptr;
  if (solved.solution.empty()) json["reason"] = reason_of(problem_in(item), solved);
  return to_line(json);
}

void answer_solve(const Item& item, Sheet& sheet, const Task& task) {
  const SolvedProblem solved = solve(problem_in(item), task.stop);
  if (task.args.verbose) tell_search(item, sheet, solved.guesses);
  if (solved.verdict != Verdict::unique) sheet.raise(Exit::no);
  if (solved.is_interrupted) sheet.cut();
  if (task.args.json) return sheet.print(json_line(item, solved));
  if (!task.view.draws(item)) return sheet.print(text_line(item, solved));
  const Digits& shown = solved.solution.empty() ? problem_in(item).digits : solved.solution;
  sheet.print(draw(problem_in(item), {.frame = task.view.picture.frame, .digits = shown}));
  const bool has_one = solved.verdict == Verdict::unique;
  sheet.say(has_one                              ? "This is the only solution."
            : solved.verdict == Verdict::several ? "This is one of several solutions."
            : solved.is_interrupted
                ? "Whether there is a solution is " + reason_of(problem_in(item), solved) + "."
                : "There is no solution: " + reason_of(problem_in(item), solved) + ".");
}

void count_problem(const Item& item, Sheet& sheet, const Task& task) {
  const bool has_limit = task.args.has(Option::count_limit);
  const Count count =
      nonet::count(problem_in(item),
                   {.limit = has_limit ? task.args.count_limit : kMostWalked, .stop = task.stop});
  if (count.count == 0) sheet.raise(Exit::no);
  if (count.is_interrupted) sheet.cut();
  if (!task.args.json) {
    return sheet.print_line((count.is_exact ? "" : ">=") + std::to_string(count.count));
  }
  Json json = begin_answer(item, "count");
  json["status"] = count.is_interrupted ? "interrupted" : "counted";
  json["count"] = count.count;
  json["exact"] = count.is_exact;
  sheet.print(to_line(json));
}

void enumerate_problem(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!args.json) print_header(sheet, item);
  std::uint64_t number = 0;
  bool is_cut = false;
  const auto print = [&](const Digits& solution) {
    if (args.list_limit != 0 && number == args.list_limit) {
      is_cut = true;
      return Flow::stop;
    }
    ++number;
    if (args.json) {
      Json json = begin_answer(item, "enumerate");
      json["number"] = number;
      json["solution"] = grid_line(problem_in(item), solution);
      sheet.print(to_line(json));
    } else {
      sheet.print_line(grid_line(problem_in(item), solution));
    }
    return sheet.wants_more() ? Flow::go_on : Flow::stop;
  };
  enumerate(problem_in(item), print, task.stop);
  if (task.is_stopped()) return sheet.cut();
  if (is_cut) {
    sheet.say(item.where() + ": stopped after " + std::to_string(number) +
              (number == 1 ? " solution" : " solutions") + "; there are more");
  }
  if (number > 0) return;
  sheet.raise(Exit::no);
  const std::string reason = reason_of(problem_in(item), solve(problem_in(item), task.stop));
  if (!args.json) return sheet.print_line(item.entry.cells + "  # no solution: " + reason);
  Json json = begin_answer(item, "enumerate");
  json["number"] = 0;
  json["solution"] = nullptr;
  json["reason"] = reason;
  sheet.print(to_line(json));
}

// Verbs that say which search they go to before it begins; `solve` says it with its guesses.
bool searches(Command command) {
  constexpr Command kThese[] = {Command::count,     Command::enumerate, Command::check,
                                Command::next,      Command::minimize,  Command::complete,
                                Command::candidates};
  return std::find(std::begin(kThese), std::end(kThese), command) != std::end(kThese);
}

void refuse(const Item& item, Sheet& sheet, const std::string& words) {
  sheet.complain("nonet: " + item.where() + ": " + words);
  sheet.raise(Exit::bad_input);
}

// A cell that has one digit left before any guess, or the one with the fewest true candidates.
void next_problem(const Item& item, Sheet& sheet, const Task& task) {
  const Problem& problem = problem_in(item);
  const SolvedProblem solved = solve(problem, task.stop);
  Json json = begin_answer(item, "next");
  const auto finish = [&](const std::string& status, int cell, int digit,
                          const std::string& words) {
    if (cell < 0) sheet.raise(Exit::no);
    if (!task.args.json && cell < 0) return sheet.print_line(item.entry.cells + "  # " + words);
    if (!task.args.json) {
      return sheet.print_line(cell_name(problem, cell) + "=" + symbol(problem, digit) + "  # " +
                              status + ": " + words);
    }
    json["status"] = status;
    json["cell"] = nullptr;
    json["digit"] = nullptr;
    if (cell >= 0) {
      json["cell"] = cell_name(problem, cell);
      json["digit"] = digit;
    }
    json["reason"] = words;
    sheet.print(to_line(json));
  };
  if (solved.is_interrupted) sheet.cut();
  if (solved.solution.empty()) return finish(status_of(solved), -1, 0, why_none(problem, solved));
  const auto left = find_left(problem);
  for (int cell = 0; left && cell < problem.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (problem.digits[at] != 0 || ((*left)[at] & ((*left)[at] - 1)) != 0) continue;
    return finish("sure", cell, solved.solution[at],
                  "the houses and clues leave it no other digit");
  }
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (problem.digits[at] != 0) continue;
    return finish("probable", cell, solved.solution[at],
                  solved.verdict == Verdict::several ? "in one of several solutions"
                  : solved.is_interrupted            ? "in the only solution found by then"
                                          : "probability 1: found by search, in the only solution");
  }
  finish("solved", -1, 0, "nothing is left to place");
}

void minimize_problem(const Item& item, Sheet& sheet, const Task& task) {
  const Problem& problem = problem_in(item);
  if (task.args.all_subsets) {
    const std::string words = "--all knows the classic board alone";
    sheet.print_line(item.entry.cells + "  # error: " + words);
    return refuse(item, sheet, words);
  }
  const SolvedProblem solved = solve(problem, task.stop);
  if (solved.is_interrupted) sheet.cut();
  if (solved.verdict != Verdict::unique || solved.is_interrupted) {
    sheet.raise(Exit::no);
    const std::string why =
        solved.verdict == Verdict::several ? "several solutions" : why_none(problem, solved);
    if (!task.args.json) return sheet.print_line(item.entry.cells + "  # " + why);
    Json json = begin_answer(item, "minimize");
    json["status"] = status_of(solved);
    json["number"] = 0;
    json["minimal"] = nullptr;
    return sheet.print(to_line(json));
  }
  const Problem minimal = minimize(problem, solved.solution, task.args.order_seed + item.index,
                                   task.args.spares_clues, task.stop);
  if (!task.args.json) return sheet.print_line(problem_line(minimal));
  Json json = begin_answer(item, "minimize");
  json["status"] = name(Verdict::unique);
  json["number"] = 1;
  json["minimal"] = problem_line(minimal);
  json["clues"] = std::count_if(minimal.digits.begin(), minimal.digits.end(),
                                [](int digit) { return digit != 0; });
  sheet.print(to_line(json));
}

void show_problem(const Item& item, Sheet& sheet, const Task& task) {
  const Problem& problem = problem_in(item);
  const Args& args = task.args;
  const std::string title = args.has(Option::title) ? args.title : problem.title;
  ProblemPicture picture{.title = title, .frame = task.view.picture.frame};
  if (args.candidates) {
    const auto left = find_left(problem);
    picture.candidates = left.value_or(std::vector<std::uint64_t>(problem.digits.size(), 0));
  }
  if (!args.svg.empty()) {
    return sheet.write_file(numbered(args.svg, item.index), draw_svg(problem, picture));
  }
  if (!args.json) {
    if (item.index > 1) sheet.print("\n");
    if (args.index || args.names)
      return refuse(item, sheet, "--index and --names know the classic board alone");
    return sheet.print(draw(problem, picture));
  }
  Json json = begin_answer(item, "show");
  json["status"] = "ok";
  json["title"] = nullptr;
  if (!title.empty()) json["title"] = title;
  json["size"] = problem.side;
  json["grid"] = Json::array();
  json["givens"] = Json::array();
  for (int row = 0; row < problem.side; ++row) {
    Json digits = Json::array();
    for (int column = 0; column < problem.side; ++column) {
      const int cell = problem.cell(row, column);
      digits.push_back(problem.digits[static_cast<std::size_t>(cell)]);
      if (problem.givens[static_cast<std::size_t>(cell)])
        json["givens"].push_back(cell_name(problem, cell));
    }
    json["grid"].push_back(digits);
  }
  json["clues"] = Json::array();
  for (const Clue& clue : problem.clues) json["clues"].push_back(name(problem, clue));
  if (args.drawing) json["board"] = board_json(problem, args.telling.language);
  sheet.print(to_line(json));
}

void answer_convert(const Item& item, Sheet& sheet, const Task& task) {
  const Format format = choose_format(task.args);
  const ProblemText written = write_problem(problem_in(item), format);
  tell_dropped(item, sheet, format);
  if (written.fault.empty()) return sheet.print(written.text);
  sheet.print_line("# error: " + written.fault);
  refuse(item, sheet, written.fault);
}

}  // namespace

ProblemText write_problem(const Problem& problem, Format format) {
  const bool is_object =
      format == Format::fpuzzles || format == Format::link || format == Format::sudokupad;
  const Clue* const beyond = is_object ? find_beyond_fpuzzles(problem) : nullptr;
  if (beyond != nullptr) return {{}, "f-puzzles has no word for " + name(problem, *beyond)};
  if (is_object && std::count(problem.marks.begin(), problem.marks.end(), 0U) > 0)
    return {{}, "f-puzzles has no word for a cell that no digit fits"};
  switch (format) {
    case Format::line: return {problem_line(problem) + "\n", {}};
    case Format::fpuzzles: return {print_fpuzzles(problem) + "\n", {}};
    case Format::link: return {fpuzzles_link(problem) + "\n", {}};
    case Format::sudokupad: return {sudokupad_link(problem) + "\n", {}};
    case Format::json: return {Printer(format).entry(record_of(problem), 1), {}};
    case Format::iss: {
      int clue = -1;
      const std::optional<std::string> text = print_iss(problem, &clue);
      if (text) return {*text + "\n", {}};
      const std::string what = clue < 0
                                   ? "a board of more than 16 rows"
                                   : name(problem, problem.clues[static_cast<std::size_t>(clue)]);
      return {{}, "iss has no word for " + what};
    }
    default: return {{}, std::string(info(format).id) + " cannot hold clues or large boards"};
  }
}

void answer_solve_problem(const Item& item, Sheet& sheet, const SolveWish& wish) {
  if (wish.stop != nullptr && wish.stop->load(std::memory_order_relaxed)) return sheet.cut();
  tell_skipped(item, sheet);
  const SolvedProblem solved = solve(problem_in(item), wish.stop);
  if (wish.is_verbose) tell_search(item, sheet, solved.guesses);
  if (solved.verdict != Verdict::unique) sheet.raise(Exit::no);
  if (solved.is_interrupted) sheet.cut();
  sheet.print(wish.form == Form::text ? text_line(item, solved) : json_line(item, solved));
}

void answer_problem(const Item& item, Sheet& sheet, const Task& task) {
  if (task.args.command != Command::convert) tell_skipped(item, sheet);
  if (task.args.verbose && searches(task.args.command)) tell_search(item, sheet);
  switch (task.args.command) {
    case Command::solve: return answer_solve(item, sheet, task);
    case Command::count: return count_problem(item, sheet, task);
    case Command::enumerate: return enumerate_problem(item, sheet, task);
    case Command::check: return answer_check_problem(item, sheet, task);
    case Command::next: return next_problem(item, sheet, task);
    case Command::minimize: return minimize_problem(item, sheet, task);
    case Command::show: return show_problem(item, sheet, task);
    case Command::convert: return answer_convert(item, sheet, task);
    case Command::complete: return answer_complete(item, sheet, task);
    case Command::candidates: return answer_candidates(item, sheet, task);
    case Command::explain:
    case Command::hint:
    case Command::steps:
    case Command::rate: return answer_reasons(item, sheet, task);
    default: break;
  }
  const std::string words = std::string(row(task.args.command).name) +
                            " does not know clues or boards of more than 9 rows";
  if (task.args.json) {
    Json json = begin_answer(item, row(task.args.command).name);
    json["status"] = "unreadable";
    json["error"] = words;
    sheet.print(to_line(json));
  } else {
    sheet.print_line(item.entry.text + "  # error: " + words);
  }
  refuse(item, sheet, words);
}

}  // namespace nonet::answers
