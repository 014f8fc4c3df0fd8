// The answers of those who reason about problems: `explain`, `hint`, `steps` and `rate`.

#include <algorithm>
#include <map>

#include "answers/json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
#include "answers/wrap.hpp"
#include "nonet/problem_walk.hpp"

namespace nonet::answers {
namespace {

// How often each way was used, and which was the hardest.
struct Walked {
  std::vector<ProblemStep> steps;
  bool is_solved = false, is_stopped = false;
  Digits last;
  std::vector<std::uint64_t> candidates;

  int hardest() const {  // a place among the steps; -1: none
    int found = -1;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (found < 0 || info(steps[i].technique).rank >
                           info(steps[static_cast<std::size_t>(found)].technique).rank)
        found = static_cast<int>(i);
    }
    return found;
  }
};

Walked walk_problem(const Problem& problem, const Task& task) {
  Walked walked;
  ProblemWalker walker(problem, task.stop);
  while (std::optional<ProblemStep> step = walker.find()) {
    walker.apply(*step);
    walked.steps.push_back(std::move(*step));
  }
  walked.is_stopped = task.is_stopped();
  walked.is_solved = walker.is_solved();
  walked.last = walker.digits();
  walked.candidates = walker.candidates();
  return walked;
}

std::string reason_words_of(const Problem& problem, const SolvedProblem& solved) {
  if (!solved.words.empty()) return solved.words;
  for (const Flaw& flaw : find_flaws(problem)) {
    if (flaw.is_fatal) return flaw.words;
  }
  return "every way to fill it ends in a contradiction";
}

Json step_json(const Problem& problem, const ProblemStep& step) {
  Json json;
  const auto names = [&](const std::vector<std::pair<int, int>>& list) {
    Json found = Json::array();
    for (const auto& [cell, digit] : list)
      found.push_back(symbol(problem, digit) + cell_name(problem, cell));
    return found;
  };
  json["technique"] = info(step.technique).id;
  json["name"] = heading(problem, step);
  json["rank"] = info(step.technique).rank;
  json["place"] = names(step.places);
  json["eliminate"] = names(step.eliminations);
  json["clues"] = Json::array();
  for (const int clue : step.clues)
    json["clues"].push_back(name(problem, problem.clues[static_cast<std::size_t>(clue)]));
  json["cells"] = Json::array();
  for (const int cell : step.cells) json["cells"].push_back(cell_name(problem, cell));
  json["text"] = step.words;
  return json;
}

// A path for who shows one position after the other and knows no rules: the candidates at its
// start, and with each step what placing takes from other cells.
void add_positions(Json& json, const Problem& problem, const Walked& walked) {
  ProblemWalker walker(problem);
  const auto group = [&](std::uint64_t mask) {
    std::string text;
    for (int digit = 1; digit <= problem.side; ++digit) {
      if ((mask >> (digit - 1) & 1) == 0) continue;
      if (problem.symbols == Symbols::numbers && !text.empty()) text += ',';
      text += symbol(problem, digit);
    }
    return text;
  };
  json["candidates"] = Json::array();
  for (int row = 0; row < problem.side; ++row) {
    Json cells = Json::array();
    for (int column = 0; column < problem.side; ++column) {
      const auto cell = static_cast<std::size_t>(problem.cell(row, column));
      cells.push_back(walker.digits()[cell] == 0 ? group(walker.candidates()[cell]) : "");
    }
    json["candidates"].push_back(cells);
  }
  json["steps"] = Json::array();
  for (const ProblemStep& step : walked.steps) {
    const std::vector<std::uint64_t> before = walker.candidates();
    walker.apply(step);
    std::vector<std::uint64_t> gone = before;
    for (std::size_t i = 0; i < gone.size(); ++i) gone[i] &= ~walker.candidates()[i];
    for (const auto& [cell, digit] : step.places) gone[static_cast<std::size_t>(cell)] = 0;
    for (const auto& [cell, digit] : step.eliminations)
      gone[static_cast<std::size_t>(cell)] &= ~(std::uint64_t{1} << (digit - 1));
    Json each = step_json(problem, step);
    each["gone"] = Json::array();
    for (int cell = 0; cell < problem.cells(); ++cell) {
      for (int digit = 1; digit <= problem.side; ++digit) {
        if ((gone[static_cast<std::size_t>(cell)] >> (digit - 1) & 1) != 0)
          each["gone"].push_back(symbol(problem, digit) + cell_name(problem, cell));
      }
    }
    json["steps"].push_back(each);
  }
}

// Techniques by name with how often they were used, the hardest last.
std::vector<std::pair<std::string, int>> tally_of(const Problem& problem, const Walked& walked) {
  std::map<std::pair<int, std::string>, int> counts;
  for (const ProblemStep& step : walked.steps)
    ++counts[{info(step.technique).rank, heading(problem, step)}];
  std::vector<std::pair<std::string, int>> rows;
  rows.reserve(counts.size());
  for (const auto& [key, count] : counts) rows.emplace_back(key.second, count);
  return rows;
}

void add_path(std::string& out, const Problem& problem, const Walked& walked) {
  std::size_t number = 0;
  for (const ProblemStep& step : walked.steps) {
    const std::string count = std::to_string(++number);
    out.append(count.size() < 3 ? 3 - count.size() : 0, ' ').append(count).append(". ");
    out.append(heading(problem, step)).append(": ").append(effect_text(problem, step)).append("\n");
    add_wrapped(out, step.words, 5);
  }
  const auto blanks = std::count(walked.last.begin(), walked.last.end(), 0);
  const std::string steps =
      std::to_string(walked.steps.size()) + (walked.steps.size() == 1 ? " step" : " steps");
  out += walked.is_solved ? "Solved in " + steps + ".\n"
                          : "Stuck after " + steps + ": nothing that is known here finds more; " +
                                std::to_string(blanks) + " cells are left.\n";
  const auto rows = tally_of(problem, walked);
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, row.first.size());
  for (const auto& [what, times] : rows) {
    const std::string count_text = std::to_string(times);
    out.append("  ").append(what).append(width - what.size() + 1, ' ');
    out.append(count_text.size() < 4 ? 4 - count_text.size() : 0, ' ').append(count_text);
    out.append(&what == &rows.back().first ? "  hardest\n" : "\n");
  }
}

// No solution: said once for all of them.
bool refuse_unsolvable(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                       const SolvedProblem& solved) {
  if (!solved.solution.empty() || solved.is_interrupted) return false;
  sheet.raise(Exit::no);
  const std::string why = reason_words_of(problem, solved);
  if (task.args.json) {
    Json json = begin_answer(item, row(task.args.command).name);
    json["status"] = name(solved.verdict);
    json["reason"] = why;
    sheet.print(to_line(json));
  } else {
    sheet.print_line(item.entry.cells + "  # no solution: " + why);
  }
  return true;
}

void explain_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                     const SolvedProblem& solved) {
  const Walked walked = walk_problem(problem, task);
  if (walked.is_stopped) return sheet.cut();
  if (!walked.is_solved) sheet.raise(Exit::no);
  const bool is_unique = solved.verdict == Verdict::unique;
  if (!task.args.json) {
    if (item.index > 1) sheet.print("\n");
    print_header(sheet, item);
    if (!is_unique)
      sheet.print_line(
          "This puzzle has more than one solution, so no chain of reasons reaches the end.");
    add_path(sheet.text(), problem, walked);
    return;
  }
  Json json = begin_answer(item, "explain");
  json["status"] = walked.is_solved ? "solved" : "stuck";
  json["unique"] = is_unique;
  json["solved"] = walked.is_solved;
  json["hardest"] = nullptr;
  if (const int hardest = walked.hardest(); hardest >= 0)
    json["hardest"] = info(walked.steps[static_cast<std::size_t>(hardest)].technique).id;
  Json counts = Json::object();
  for (const auto& [what, times] : tally_of(problem, walked)) counts[what] = times;
  json["techniques"] = counts;
  json["last"] = grid_line(problem, walked.last);
  if (task.args.drawing) {
    add_positions(json, problem, walked);
    return sheet.print(to_line(json));
  }
  json["steps"] = Json::array();
  for (const ProblemStep& step : walked.steps) json["steps"].push_back(step_json(problem, step));
  sheet.print(to_line(json));
}

void steps_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem) {
  ProblemWalker walker(problem, task.stop);
  Json steps = Json::array();
  std::uint64_t count = 0;
  if (!task.args.json) print_header(sheet, item);
  walker.find_all([&](const ProblemStep& step) {
    if (task.args.json) {
      steps.push_back(step_json(problem, step));
    } else {
      sheet.print_line(heading(problem, step) + ": " + effect_text(problem, step));
      add_wrapped(sheet.text(), step.words, 2);
    }
    return ++count != task.args.steps_limit && sheet.wants_more();
  });
  if (task.is_stopped()) return sheet.cut();
  if (count == 0) sheet.raise(Exit::no);
  if (!task.args.json) {
    if (count == 0) sheet.print_line(item.entry.cells + "  # nothing found");
    return;
  }
  Json json = begin_answer(item, "steps");
  json["status"] = count > 0 ? "found" : "nothing";
  json["steps"] = steps;
  sheet.print(to_line(json));
}

// Digits of the player's that the only solution has not.
std::vector<int> find_mistakes(const Problem& problem, const std::atomic<bool>* stop) {
  Problem printed = problem;
  for (std::size_t i = 0; i < printed.digits.size(); ++i) {
    if (!printed.givens[i]) printed.digits[i] = 0;
  }
  const SolvedProblem solved = solve(printed, stop);
  std::vector<int> wrong;
  if (solved.verdict != Verdict::unique) return wrong;
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    if (problem.digits[i] != 0 && problem.digits[i] != solved.solution[i])
      wrong.push_back(static_cast<int>(i));
  }
  return wrong;
}

std::string hint_words(const Problem& problem, const ProblemStep& step, char level) {
  const std::string what = heading(problem, step);
  if (level == '1') return "Look for: " + what + ".";
  std::string where;
  for (const int clue : step.clues)
    where +=
        (where.empty() ? "" : ", ") + name(problem, problem.clues[static_cast<std::size_t>(clue)]);
  if (level == '2') return what + (where.empty() ? "" : " at " + where) + ".";
  if (level == '3') return what + ": " + cells_name(problem, step.cells) + ".";
  return what + ": " + effect_text(problem, step) + ". " + step.words;
}

void hint_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem) {
  const char level = task.args.level[0];
  const std::vector<int> wrong = find_mistakes(problem, task.stop);
  Json json = begin_answer(item, "hint");
  std::string status = "hint", words;
  std::optional<ProblemStep> step;
  ProblemWalker walker(problem, task.stop);
  if (!wrong.empty()) {
    status = "mistakes";
    words = "Wrong: " + cells_name(problem, wrong) + ".";
    sheet.raise(Exit::no);
  } else if (level == '0') {
    status = "fine";
    words = "No mistakes.";
  } else if (walker.is_solved()) {
    status = "solved";
    words = "Nothing is left to place.";
    sheet.raise(Exit::no);
  } else if ((step = walker.find())) {
    walker.apply(*step);
    Problem after = problem;
    after.digits = walker.digits();
    after.marks = walker.candidates();
    words = level == '5' ? problem_line(after) : hint_words(problem, *step, level);
  } else {
    status = "stuck";
    words = "Nothing that is known here finds more.";
    sheet.raise(Exit::no);
  }
  if (task.is_stopped()) return sheet.cut();
  if (!task.args.json) {
    print_header(sheet, item);
    return sheet.print_line(level == '5' ? words : wrap(words, 0));
  }
  json["status"] = status;
  json["text"] = words;
  json["step"] = nullptr;
  if (step) json["step"] = step_json(problem, *step);
  sheet.print(to_line(json));
}

// Our own measure: the rank of the hardest step, 1000 where the ways here end before the solution,
// and how many steps there are.
void rate_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                  const SolvedProblem& solved) {
  if (task.args.has(Option::scale) && task.args.scale != "steps") {
    const std::string words =
        "the scale " + task.args.scale + " does not know clues or boards of more than 9 rows";
    sheet.raise(Exit::bad_input);
    if (!task.args.json) sheet.print_line(item.entry.cells + "  # error: " + words);
    return sheet.complain("nonet: " + item.where() + ": " + words);
  }
  if (solved.verdict != Verdict::unique) {
    sheet.raise(Exit::no);
    if (!task.args.json) return sheet.print_line(item.entry.cells + "  # several solutions");
    Json json = begin_answer(item, "rate");
    json["status"] = name(solved.verdict);
    json["scale"] = "steps";
    json["solved"] = false;
    return sheet.print(to_line(json));
  }
  const Walked walked = walk_problem(problem, task);
  if (walked.is_stopped) return sheet.cut();
  const int hardest = walked.hardest();
  const std::string what =
      hardest < 0 ? "" : heading(problem, walked.steps[static_cast<std::size_t>(hardest)]);
  const int rank =
      hardest < 0 ? 0 : info(walked.steps[static_cast<std::size_t>(hardest)].technique).rank;
  if (!task.args.json) {
    const std::string steps = std::to_string(walked.steps.size());
    if (walked.is_solved)
      return sheet.print_line(std::to_string(rank) + " " + steps + "  # " + what);
    return sheet.print_line("1000 " + steps + "  # stuck");
  }
  Json json = begin_answer(item, "rate");
  json["status"] = name(solved.verdict);
  json["scale"] = "steps";
  json["solved"] = walked.is_solved;
  json["rank"] = walked.is_solved ? rank : 1000;
  json["length"] = walked.steps.size();
  json["hardest"] = nullptr;
  if (walked.is_solved) json["hardest"] = what;
  Json counts = Json::object();
  for (const auto& [name_of, times] : tally_of(problem, walked)) counts[name_of] = times;
  json["techniques"] = counts;
  sheet.print(to_line(json));
}

}  // namespace

void answer_reasons(const Item& item, Sheet& sheet, const Task& task) {
  constexpr std::uint64_t kMostGuesses = 200'000;
  const Problem& problem = *item.entry.record->problem;
  if (task.args.command == Command::hint) return hint_problem(item, sheet, task, problem);
  const SolvedProblem solved = solve(problem, task.stop, kMostGuesses);
  if (task.is_stopped()) return sheet.cut();
  if (refuse_unsolvable(item, sheet, task, problem, solved)) return;
  if (task.args.command == Command::explain)
    return explain_problem(item, sheet, task, problem, solved);
  if (task.args.command == Command::steps) return steps_problem(item, sheet, task, problem);
  rate_problem(item, sheet, task, problem, solved);
}

}  // namespace nonet::answers
