// What is wrong with a problem: faults of its clues before any digit is tried, what its digits
// break, what cannot stand together, what could be left out. Everything that searches has a bound,
// so a blank board of any size is answered.

#include <algorithm>

#include "answers/answer_json.hpp"
#include "answers/problems.hpp"
#include "answers/wrap.hpp"
#include "nonet/clue_words.hpp"
#include "nonet/sentence.hpp"

namespace nonet::answers {
namespace {

constexpr std::uint64_t kMostGuesses = 200'000;
constexpr std::uint64_t kFewGuesses = 3'000;  // for what is asked many times

struct CheckedProblem {
  std::string status;
  std::vector<std::string> phrases, warnings;
  std::vector<std::string> core, redundant;
  ProblemCore core_parts = {};
  Redundant redundant_parts = {};
  std::vector<Flaw> flaws = {};
  std::vector<Broken> broken = {};
  Digits solution = {};
  std::uint64_t count = 0;
  bool is_exact = false;
  bool is_minimal = false;
  std::vector<int> differs = {};
};

std::string given(const Problem& problem, int cell) {
  return cell_name(problem, cell) + "=" +
         symbol(problem, problem.digits[static_cast<std::size_t>(cell)]);
}

std::string list(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// A sentence about one thing.
std::string say_of(Sentence sentence, const std::string& what, const Task& task) {
  return said(sentence, task.args.telling, {std::string_view(what)});
}

void look_for_core(const Problem& problem, const SolvedProblem& solved, CheckedProblem& found,
                   const Task& task) {
  if (solved.guesses > kFewGuesses) {
    found.phrases.push_back(said(Sentence::reason_exhausted, task.args.telling));
    return;
  }
  const ProblemCore core = find_core(problem, task.stop, kFewGuesses);
  found.core_parts = core;
  for (const int cell : core.cells) found.core.push_back(given(problem, cell));
  for (const int clue : core.clues)
    found.core.push_back(name(problem, problem.clues[static_cast<std::size_t>(clue)]));
  if (found.core.empty()) {
    const Sentence why = problem.marks.empty() ? Sentence::check_regions : Sentence::check_marks;
    found.phrases.push_back(said(why, task.args.telling));
  } else {
    const Sentence words = found.core.size() == 1 ? Sentence::check_core_alone
                           : core.is_interrupted  ? Sentence::check_clash_of
                                                  : Sentence::check_core;
    found.phrases.push_back(say_of(words, list(found.core), task));
  }
}

void look_for_redundant(const Problem& problem, const SolvedProblem& solved, CheckedProblem& found,
                        const Task& task) {
  if (solved.guesses > kFewGuesses) return;
  const Redundant redundant = find_redundant(problem, solved.solution, task.stop, kFewGuesses);
  found.redundant_parts = redundant;
  for (const int cell : redundant.cells) found.redundant.push_back(cell_name(problem, cell));
  for (const int clue : redundant.clues) {
    found.redundant.push_back(name(problem, problem.clues[static_cast<std::size_t>(clue)]));
  }
  if (!found.redundant.empty()) {
    found.phrases.push_back(say_of(Sentence::check_spare, list(found.redundant), task));
  } else if (!redundant.is_interrupted) {
    found.phrases.push_back(said(Sentence::check_no_spare, task.args.telling));
    found.is_minimal = true;
  }
}

void look_at_several(const Problem& problem, const SolvedProblem& solved, CheckedProblem& found,
                     const Task& task) {
  std::uint64_t count = 0;
  Digits other;
  std::vector<bool> differs(solved.solution.size());
  const Flow end = enumerate(
      problem,
      [&](const Digits& solution) {
        if (other.empty() && solution != solved.solution) other = solution;
        for (std::size_t i = 0; i < differs.size(); ++i) {
          if (solution[i] != solved.solution[i]) differs[i] = true;
        }
        return ++count <= task.args.limit ? Flow::go_on : Flow::stop;
      },
      task.stop, kMostGuesses);
  const bool is_more = count > task.args.limit;
  const bool is_all = end == Flow::go_on;
  found.phrases.push_back(say_of(is_more  ? Sentence::check_more
                                 : is_all ? Sentence::check_count
                                          : Sentence::check_least,
                                 std::to_string(is_more ? task.args.limit : count), task));
  found.count = std::min(count, task.args.limit);
  found.is_exact = is_all && !is_more;
  std::string cells;
  for (std::size_t i = 0; i < other.size(); ++i) {
    if (differs[i]) found.differs.push_back(static_cast<int>(i));
    if (other[i] == solved.solution[i]) continue;
    cells += (cells.empty() ? "" : " ") + cell_name(problem, static_cast<int>(i));
  }
  if (!cells.empty()) found.phrases.push_back(say_of(Sentence::check_differ, cells, task));
}

void look_at_kept(const Problem& problem, const SolvedProblem& solved, CheckedProblem& found,
                  const Task& task) {
  if (problem.solution.empty()) return;
  std::string wrong;
  for (std::size_t i = 0; i < problem.solution.size() && !solved.solution.empty(); ++i) {
    if (problem.solution[i] != 0 && problem.solution[i] != solved.solution[i]) {
      wrong += (wrong.empty() ? "" : " ") + cell_name(problem, static_cast<int>(i));
    }
  }
  if (solved.verdict == Verdict::unique) {
    found.phrases.push_back(wrong.empty() ? said(Sentence::check_right, task.args.telling)
                                          : say_of(Sentence::check_wrong_at, wrong, task));
    return;
  }
  const std::vector<Broken> broken = find_broken(problem, problem.solution);
  if (!broken.empty()) {
    const std::string words =
        broken_words(problem, broken[0], problem.solution, task.args.telling.language);
    found.phrases.push_back(say_of(Sentence::check_breaks, words, task));
  }
}

CheckedProblem check_problem(const Problem& problem, const Task& task) {
  CheckedProblem found;
  bool is_fatal = false;
  const Language language = task.args.telling.language;
  found.flaws = find_flaws(problem);
  for (Flaw& flaw : found.flaws) {
    flaw.words = flaw_words(problem, flaw, language);
    (flaw.is_fatal ? found.phrases : found.warnings).push_back(flaw.words);
    is_fatal |= flaw.is_fatal;
  }
  found.broken = find_broken(problem, problem.digits);
  for (Broken& each : found.broken) {
    each.words = broken_words(problem, each, problem.digits, language);
    found.phrases.push_back(each.words);
  }
  if (!found.broken.empty() || is_fatal) {
    found.status = found.broken.empty() ? "none" : "illegal";
    return found;
  }
  const SolvedProblem solved = solve(problem, task.stop, kMostGuesses);
  found.solution = solved.solution;
  if (solved.verdict == Verdict::unique && !solved.is_interrupted) found.count = 1;
  found.is_exact = !solved.is_interrupted && solved.verdict != Verdict::several;
  found.status = solved.is_interrupted && solved.verdict != Verdict::several
                     ? "unknown"
                     : std::string(name(solved.verdict));
  if (found.status == "unknown") {
    found.phrases.push_back(say_of(Sentence::check_unknown, std::to_string(solved.guesses), task));
    if (!solved.solution.empty()) {
      found.phrases.push_back(said(Sentence::check_some, task.args.telling));
    }
    return found;
  }
  if (solved.verdict == Verdict::none) look_for_core(problem, solved, found, task);
  if (solved.verdict == Verdict::unique) look_for_redundant(problem, solved, found, task);
  if (solved.verdict == Verdict::several) look_at_several(problem, solved, found, task);
  look_at_kept(problem, solved, found, task);
  return found;
}

Json problem_cell_names(const Problem& problem, const std::vector<int>& cells) {
  Json names = Json::array();
  for (const int cell : cells) names.push_back(cell_name(problem, cell));
  return names;
}

// The place of a clue among those of the puzzle; null: a region or a house.
Json number_of(int clue) { return clue < 0 ? Json() : Json(clue); }

// The same as the phrases, for programs: cells by name, clues by number.
void add_parts(Json& json, const Problem& problem, const CheckedProblem& checked) {
  json["core_cells"] = problem_cell_names(problem, checked.core_parts.cells);
  json["core_clues"] = checked.core_parts.clues;
  json["redundant_cells"] = problem_cell_names(problem, checked.redundant_parts.cells);
  json["redundant_clues"] = checked.redundant_parts.clues;
  json["minimal"] = checked.is_minimal;
  json["flaws"] = Json::array();
  for (const Flaw& flaw : checked.flaws) {
    json["flaws"].push_back(
        {{"clue", number_of(flaw.clue)}, {"text", flaw.words}, {"fatal", flaw.is_fatal}});
  }
  json["broken"] = Json::array();
  for (const Broken& broken : checked.broken) {
    json["broken"].push_back({{"clue", number_of(broken.clue)},
                              {"cells", problem_cell_names(problem, broken.cells)},
                              {"text", broken.words}});
  }
  json["count"] = checked.count;
  json["exact"] = checked.is_exact;
  json["differs"] = problem_cell_names(problem, checked.differs);
  json["solution"] = nullptr;
  if (!checked.solution.empty()) json["solution"] = grid_line(problem, checked.solution);
}

}  // namespace

void answer_check_problem(const Item& item, Sheet& sheet, const Task& task) {
  CheckedProblem checked = check_problem(*item.entry.record->problem, task);
  if (task.is_stopped()) sheet.cut();
  if (checked.status != "unique") sheet.raise(Exit::no);
  if (!task.args.json) {
    std::string line = checked.status;
    std::string before = ": ";
    for (const auto* phrases : {&checked.phrases, &checked.warnings}) {
      for (const std::string& phrase : *phrases) {
        line += before + phrase;
        before = "; ";
      }
    }
    return sheet.print_line(task.view.is_watched ? wrap(line, 0, task.view.width()) : line);
  }
  Json json = begin_answer(item, "check");
  json["status"] = checked.status;
  json["text"] = checked.phrases;
  json["warnings"] = checked.warnings;
  json["core"] = checked.core;
  json["redundant"] = checked.redundant;
  add_parts(json, *item.entry.record->problem, checked);
  sheet.print(to_line(json));
}

}  // namespace nonet::answers
