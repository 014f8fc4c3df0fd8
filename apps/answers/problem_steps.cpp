// The answers of those who reason about problems: `explain`, `hint`, `steps` and `rate`.

#include <algorithm>
#include <map>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
#include "answers/rate.hpp"
#include "answers/wrap.hpp"
#include "nonet/clue_words.hpp"
#include "nonet/problem_walk.hpp"
#include "nonet/sentence.hpp"

namespace nonet::answers {
namespace {

struct Walked {
  std::vector<ProblemStep> steps;
  // Candidates at the start and after each step, where the path is shown position by position.
  std::vector<std::vector<std::uint64_t>> positions;
  bool is_solved = false, is_stopped = false;
  Digits last;

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

// How steps are wished for by who asked; what has one solution may be reasoned about as such.
WalkWish wish_of(const Task& task, bool is_unique) {
  const Args& args = task.args;
  return {.ladder = args.ladder,
          .is_unique = is_unique && args.uniqueness() == Uniqueness::trusted,
          .telling = args.json ? args.json_telling() : args.telling,
          .drawing = args.json && args.drawing,
          .picture = args.json && args.picture,
          .stop = task.stop};
}

Walked walk_problem(const Problem& problem, const WalkWish& wish) {
  Walked walked;
  ProblemWalker walker(problem, wish);
  const WalkEnd end = walker.walk([&walked](const ProblemStep& step) {
    walked.steps.push_back(step);
    return Flow::go_on;
  });
  walked.is_stopped = end == WalkEnd::stopped;
  walked.is_solved = walker.is_solved();
  walked.last = walker.digits();
  return walked;
}

// The same step by step, so that it can be said what each left.
Walked walk_positions(const Problem& problem, const WalkWish& wish) {
  Walked walked;
  ProblemWalker walker(problem, wish);
  walked.positions.push_back(walker.candidates());
  walked.positions.front().resize(
      static_cast<std::size_t>(problem.cells()));  // a board too large for steps
  while (std::optional<ProblemStep> step = walker.next()) {
    walked.steps.push_back(std::move(*step));
    walked.positions.push_back(walker.candidates());
  }
  walked.is_stopped = wish.stop != nullptr && wish.stop->load(std::memory_order_relaxed);
  walked.is_solved = walker.is_solved();
  walked.last = walker.digits();
  return walked;
}

std::string_view heading(const ProblemStep& step, const Args& args) {
  return words_of(step.technique, args.telling.language).name;
}

std::string reason_words_of(const Problem& problem, const SolvedProblem& solved, const Args& args) {
  const Language language = args.telling.language;
  if (language != Language::english) {  // the search says why in English
    const std::vector<Broken> broken = find_broken(problem, problem.digits);
    if (!broken.empty()) return broken_words(problem, broken[0], problem.digits, language);
  }
  for (const Flaw& flaw : find_flaws(problem)) {
    if (flaw.is_fatal && solved.words.empty()) return flaw_words(problem, flaw, language);
  }
  if (!solved.words.empty()) return solved.words;
  return said(Sentence::reason_exhausted, args.telling);
}

Json step_json(const Problem& problem, const ProblemStep& step, const Args& args) {
  Json json;
  const auto names = [&](const std::vector<std::pair<int, int>>& list) {
    Json found = Json::array();
    for (const auto& [cell, digit] : list)
      found.push_back(symbol(problem, digit) + cell_name(problem, cell));
    return found;
  };
  json["technique"] = info(step.technique).id;
  json["name"] = heading(step, args);
  json["rank"] = info(step.technique).rank;
  json["place"] = names(step.places);
  json["eliminate"] = names(step.eliminations);
  json["clues"] = Json::array();
  for (const int clue : step.clues)
    json["clues"].push_back(name(problem, problem.clues[static_cast<std::size_t>(clue)]));
  json["cells"] = Json::array();
  for (const int cell : step.cells) json["cells"].push_back(cell_name(problem, cell));
  json["text"] = step.words;
  json["chain"] = nullptr;
  if (!step.chain.empty()) json["chain"] = step.chain;
  if (!step.drawing.empty()) json["drawing"] = Json::raw(step.drawing);
  if (!step.picture.empty()) json["svg"] = step.picture;
  return json;
}

// A path for who shows one position after the other and knows no rules: the candidates at its
// start, and with each step what placing takes from other cells.
void add_positions(Json& json, const Problem& problem, const Walked& walked, const Args& args) {
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
      cells.push_back(problem.digits[cell] == 0 ? group(walked.positions.front()[cell]) : "");
    }
    json["candidates"].push_back(cells);
  }
  json["steps"] = Json::array();
  for (std::size_t number = 0; number < walked.steps.size(); ++number) {
    const ProblemStep& step = walked.steps[number];
    std::vector<std::uint64_t> gone = walked.positions[number];
    for (std::size_t i = 0; i < gone.size(); ++i) gone[i] &= ~walked.positions[number + 1][i];
    for (const auto& [cell, digit] : step.places) gone[static_cast<std::size_t>(cell)] = 0;
    for (const auto& [cell, digit] : step.eliminations)
      gone[static_cast<std::size_t>(cell)] &= ~(std::uint64_t{1} << (digit - 1));
    Json each = step_json(problem, step, args);
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
std::vector<std::pair<std::string, int>> tally_of(const Walked& walked, const Args& args) {
  std::map<std::pair<int, std::string>, int> counts;
  for (const ProblemStep& step : walked.steps)
    ++counts[{info(step.technique).rank, std::string(heading(step, args))}];
  std::vector<std::pair<std::string, int>> rows;
  rows.reserve(counts.size());
  for (const auto& [key, count] : counts) rows.emplace_back(key.second, count);
  return rows;
}

// "Naked Pair: r5c5,16≠9", and why.
void add_step(std::string& out, const ProblemStep& step, const Args& args, std::size_t indent) {
  out.append(heading(step, args)).append(": ").append(step.effect).append("\n");
  add_wrapped(out, step.words, indent);
  if (args.shows_chains && !step.chain.empty()) add_wrapped(out, step.chain, indent);
}

void add_path(std::string& out, const Walked& walked, const Args& args) {
  std::size_t number = 0;
  for (const ProblemStep& step : walked.steps) {
    const std::string count = std::to_string(++number);
    out.append(count.size() < 3 ? 3 - count.size() : 0, ' ').append(count).append(". ");
    add_step(out, step, args, 5);
  }
  const auto blanks = std::count(walked.last.begin(), walked.last.end(), 0);
  const std::string steps =
      said(Sentence::path_steps, args.telling, {static_cast<int>(walked.steps.size())});
  const std::string_view shown = steps;
  out += walked.is_solved
             ? said(Sentence::path_solved, args.telling, {shown})
             : said(Sentence::path_stuck, args.telling, {shown, static_cast<int>(blanks)});
  out += '\n';
  const auto rows = tally_of(walked, args);
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, row.first.size());
  for (const auto& [what, times] : rows) {
    const std::string count_text = std::to_string(times);
    out.append("  ").append(what).append(width - what.size() + 1, ' ');
    out.append(count_text.size() < 4 ? 4 - count_text.size() : 0, ' ').append(count_text);
    if (&what == &rows.back().first)
      out.append("  ").append(said(Sentence::path_hardest, args.telling));
    out += '\n';
  }
}

// No solution: said once for all of them.
bool refuse_unsolvable(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                       const SolvedProblem& solved) {
  if (!solved.solution.empty() || solved.is_interrupted) return false;
  sheet.raise(Exit::no);
  const std::string why = reason_words_of(problem, solved, task.args);
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
  const bool is_unique = solved.verdict == Verdict::unique;
  const bool is_shown = task.args.json && task.args.drawing;
  const WalkWish wish = wish_of(task, is_unique);
  const Walked walked = is_shown ? walk_positions(problem, wish) : walk_problem(problem, wish);
  if (walked.is_stopped) return sheet.cut();
  if (!walked.is_solved) sheet.raise(Exit::no);
  if (!task.args.json) {
    if (item.index > 1) sheet.print("\n");
    print_header(sheet, item);
    if (!is_unique) sheet.print_line(said(Sentence::path_several, task.args.telling));
    add_path(sheet.text(), walked, task.args);
    return;
  }
  Json json = begin_answer(item, "explain");
  json["status"] = walked.is_solved ? "solved" : "stuck";
  json["unique"] = is_unique;
  json["solved"] = walked.is_solved;
  add_language(json, task.args.telling.language);
  json["hardest"] = nullptr;
  if (const int hardest = walked.hardest(); hardest >= 0)
    json["hardest"] = info(walked.steps[static_cast<std::size_t>(hardest)].technique).id;
  Json counts = Json::object();
  for (const auto& [what, times] : tally_of(walked, task.args)) counts[what] = times;
  json["techniques"] = counts;
  json["last"] = grid_line(problem, walked.last);
  if (is_shown) {
    add_positions(json, problem, walked, task.args);
    return sheet.print(to_line(json));
  }
  json["steps"] = Json::array();
  for (const ProblemStep& step : walked.steps)
    json["steps"].push_back(step_json(problem, step, task.args));
  sheet.print(to_line(json));
}

void steps_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                   const SolvedProblem& solved) {
  WalkWish wish = wish_of(task, solved.verdict == Verdict::unique);
  if (task.args.wanted_technique) wish.ladder = {*task.args.wanted_technique};
  ProblemWalker walker(problem, wish);
  Json steps = Json::array();
  std::uint64_t count = 0;
  if (!task.args.json) print_header(sheet, item);
  walker.find_all([&](const ProblemStep& step) {
    if (task.args.json) {
      steps.push_back(step_json(problem, step, task.args));
    } else {
      add_step(sheet.text(), step, task.args, 2);
    }
    const bool goes_on = ++count != task.args.steps_limit && sheet.wants_more();
    return goes_on ? Flow::go_on : Flow::stop;
  });
  if (task.is_stopped()) return sheet.cut();
  if (count == 0) sheet.raise(Exit::no);
  if (!task.args.json) {
    if (count == 0) sheet.print_line(item.entry.cells + "  # nothing found");
    return;
  }
  Json json = begin_answer(item, "steps");
  json["status"] = count > 0 ? "found" : "nothing";
  add_language(json, task.args.telling.language);
  json["steps"] = steps;
  sheet.print(to_line(json));
}

SolvedProblem solve_printed(const Problem& problem, const std::atomic<bool>* stop) {
  Problem printed = problem;
  for (std::size_t i = 0; i < printed.digits.size(); ++i) {
    if (!printed.givens[i]) printed.digits[i] = 0;
  }
  return solve(printed, stop);
}

// Digits of the player's that the only solution has not.
std::vector<int> find_mistakes(const Problem& problem, const SolvedProblem& solved) {
  std::vector<int> wrong;
  if (solved.verdict != Verdict::unique) return wrong;
  for (std::size_t i = 0; i < problem.digits.size(); ++i) {
    if (problem.digits[i] != 0 && problem.digits[i] != solved.solution[i])
      wrong.push_back(static_cast<int>(i));
  }
  return wrong;
}

void hint_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem) {
  const char level = task.args.level[0];
  const SolvedProblem printed = solve_printed(problem, task.stop);
  const std::vector<int> wrong = find_mistakes(problem, printed);
  Json json = begin_answer(item, "hint");
  std::string status = "hint", words;
  std::optional<ProblemStep> step;
  WalkWish wish = wish_of(task, printed.verdict == Verdict::unique);
  wish.telling.past = Past::notes;
  wish.hint = static_cast<HintLevel>(level - '0');
  ProblemWalker walker(problem, wish);
  const std::vector<Broken> broken = find_broken(problem, problem.digits);
  const bool is_impossible = printed.solution.empty() && !printed.is_interrupted;
  if (is_impossible) {
    status = name(printed.verdict);
    const std::string reason = reason_words_of(problem, printed, task.args);
    words = said(Sentence::givens_wrong, task.args.telling, {std::string_view(reason)});
    sheet.raise(Exit::no);
  } else if (wrong.empty() && !broken.empty()) {
    status = "mistakes";
    words = broken_words(problem, broken[0], problem.digits, task.args.telling.language) + ".";
    sheet.raise(Exit::no);
  } else if (!wrong.empty()) {
    status = "mistakes";
    const std::string cells = cells_name(problem, wrong);
    words = said(Sentence::hint_wrong, task.args.telling, {std::string_view(cells)});
    sheet.raise(Exit::no);
  } else if (level == '0') {
    status = "fine";
    words = said(Sentence::hint_fine, task.args.telling);
  } else if (walker.is_solved()) {
    status = "solved";
    words = said(Sentence::hint_solved, task.args.telling);
    sheet.raise(Exit::no);
  } else if ((step = walker.next())) {
    Problem after = problem;
    after.digits = walker.digits();
    after.marks = walker.candidates();
    words = level == '5' ? problem_line(after) : step->hint;
  } else {
    status = "stuck";
    words = said(Sentence::hint_stuck, task.args.telling);
    sheet.raise(Exit::no);
  }
  if (task.is_stopped()) return sheet.cut();
  if (!task.args.json) {
    print_header(sheet, item);
    if (level == '5') return sheet.print_line(words);
    return add_wrapped(sheet.text(), words, 0);
  }
  json["status"] = status;
  add_language(json, task.args.telling.language);
  json["text"] = words;
  json["step"] = nullptr;
  if (step) json["step"] = step_json(problem, *step, task.args);
  sheet.print(to_line(json));
}

// The path on the scale of every board.
Rating rating_of(const Walked& walked) {
  std::map<std::pair<int, std::string_view>, int> counts;
  for (const ProblemStep& step : walked.steps) {
    ++counts[{info(step.technique).rank, info(step.technique).id}];
  }
  std::vector<Charge> tally;
  tally.reserve(counts.size());
  for (const auto& [key, count] : counts) tally.push_back({key.second, key.first, count});
  return rate_path(std::move(tally), walked.is_solved);
}

void rate_problem(const Item& item, Sheet& sheet, const Task& task, const Problem& problem,
                  const SolvedProblem& solved) {
  if (const auto words = find_foreign_scale(task.args)) {
    return refuse_scale(item, sheet, task.args, *words);
  }
  Rated rated;
  rated.solved.verdict = solved.verdict;
  if (solved.verdict == Verdict::unique) {
    WalkWish wish = wish_of(task, true);
    wish.ladder = Schedule::standard();  // whatever ladder: a rating is one of all techniques
    wish.words = wish.drawing = wish.picture = false;
    const TimeLimit limit(task);
    const auto is_over = [&limit] { return limit.is_over(); };
    const FunctionRef<bool()> gives_up = is_over;
    wish.gives_up = &gives_up;
    const Walked walked = walk_problem(problem, wish);
    if (task.is_stopped()) return sheet.cut();
    rated.is_stopped = walked.is_stopped;
    if (!rated.is_stopped) {
      rated.rating = rating_of(walked);
      rated.is_inside = task.args.bounds.empty() || task.args.bounds.front().contain(*rated.rating);
    }
  }
  print_rating(item, sheet, task.args, rated, scale_of_every_board());
}

}  // namespace

void answer_reasons(const Item& item, Sheet& sheet, const Task& task) {
  constexpr std::uint64_t kGuessesEach = 200'000;
  const Problem& problem = *item.entry.record->problem;
  if (task.args.command == Command::hint) return hint_problem(item, sheet, task, problem);
  const SolvedProblem solved = solve(problem, task.stop, kGuessesEach);
  if (task.is_stopped()) return sheet.cut();
  if (refuse_unsolvable(item, sheet, task, problem, solved)) return;
  if (task.args.command == Command::explain)
    return explain_problem(item, sheet, task, problem, solved);
  if (task.args.command == Command::steps) return steps_problem(item, sheet, task, problem, solved);
  rate_problem(item, sheet, task, problem, solved);
}

}  // namespace nonet::answers
