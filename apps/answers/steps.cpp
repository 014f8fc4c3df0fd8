// The answers of `steps`: every step there is in a position, for people who study patterns.

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/studied.hpp"

namespace nonet::answers {
namespace {

// Hands on the steps of one technique, or of every technique of the ladder, until the visitor says
// stop.
void for_each_step(const Studied& studied, const Task& task, FunctionRef<Flow(const Step&)> visit) {
  const Known& known = studied.study.known;
  if (task.args.wanted_technique) {
    find_steps(studied.board, known, *task.args.wanted_technique, visit);
    return;
  }
  // A technique of the ladder is asked for itself, so its kin are not heard twice.
  const std::span<const Technique> ladder = task.args.ladder.techniques();
  std::uint64_t done = 0;
  for (const Technique technique : ladder) {
    if (!find_steps(studied.board, known, technique, visit, Kin::left_out)) return;
    if (task.watch != nullptr) (*task.watch)(++done, ladder.size());
  }
}

struct ToldSteps {
  std::uint64_t count = 0;
  bool is_whole = true;  // not ended by those who have to hold the answer
};

// As many steps as are wanted.
template <typename Tell>
ToldSteps tell_steps(const Studied& studied, const Task& task, Sheet& sheet, const Tell& tell) {
  ToldSteps told;
  for_each_step(studied, task, [&](const Step& step) {
    if (task.is_stopped()) return Flow::stop;
    const Flow flow = tell(step);
    if (++told.count == task.args.steps_limit) return Flow::stop;
    told.is_whole = flow == Flow::go_on && sheet.wants_more();
    return told.is_whole ? Flow::go_on : Flow::stop;
  });
  if (task.is_stopped()) sheet.cut();
  return told;
}

void say_remark(const Item& item, Sheet& sheet, const Studied& studied, const Args& args) {
  const std::string words = uniqueness_remark(studied.study, args.uniqueness(), args.telling);
  if (!words.empty()) sheet.say(item.where() + ": " + words);
}

// Where nobody could hold all steps, the answer has the first of them, and says so.
void say_cut(const Item& item, Sheet& sheet, std::uint64_t count, std::size_t most) {
  sheet.complain(item.where() + ": the steps are more than " + std::to_string(most >> 10) +
                 " KiB; these are the first " + std::to_string(count));
  sheet.raise(Exit::io_failure);
}

void print_json(const Item& item, Sheet& sheet, const Studied& studied, const Task& task) {
  const Args& args = task.args;
  Json json = begin_answer(item, "steps");
  json["status"] = name(studied.study.position.verdict);
  json["unique"] = studied.study.puzzle.verdict == Verdict::unique;
  add_language(json, args.telling.language);
  json["steps"] = Json::array();
  if (!studied.study.is_solvable()) {
    json["reason"] = reason_words(studied.study.position, studied.telling(args.telling));
    return sheet.print(to_line(json));
  }
  Json steps = Json::array();
  std::size_t bytes = 0;
  const auto keep = [&](const Step& step) {
    std::optional<Drawing> drawing;
    if (args.drawing || args.picture) {
      drawing = drawing_of(studied.puzzle, step, {.telling = args.json_telling()});
    }
    std::string& element = steps.element();
    write_step(element, studied.board, step, args.json_telling(),
               args.drawing ? drawing : std::nullopt);
    if (args.picture) add_svg(element, *drawing);
    bytes = element.size();  // of all steps so far
    return bytes < task.most ? Flow::go_on : Flow::stop;
  };
  const ToldSteps told = tell_steps(studied, task, sheet, keep);
  if (sheet.is_cut()) return;
  json["status"] = told.count > 0 ? "found" : "nothing";
  json["steps"] = std::move(steps);
  if (!told.is_whole) json["cut"] = true;
  if (bytes >= task.most) say_cut(item, sheet, told.count, task.most);
  if (told.count == 0) sheet.raise(Exit::no);
  say_remark(item, sheet, studied, args);
  sheet.print(to_line(json));
}

void print_text(const Item& item, Sheet& sheet, const Studied& studied, const Task& task) {
  const Args& args = task.args;
  print_header(sheet, item);
  if (!studied.study.is_solvable()) {
    return print_unsolvable(sheet, item, studied.study.position);
  }
  std::string scratch;
  const auto tell = [&](const Step& step) {
    sheet.text() += words_of(step.technique(), args.telling.language).name;
    add_step(sheet.text(), studied.board, step, args, args.telling, 2, scratch);
    return Flow::go_on;
  };
  const ToldSteps told = tell_steps(studied, task, sheet, tell);
  if (sheet.is_cut()) return;
  if (told.count == 0) sheet.raise(Exit::no);
  say_remark(item, sheet, studied, args);
  if (told.count == 0) sheet.print_line(item.entry.cells + "  # nothing found");
}

void answer_steps(const Item& item, Sheet& sheet, const Task& task) {
  if (!item.entry.record) return print_unreadable(sheet, item, task.args);
  const Studied studied = study_item(item, task);
  if (!studied.study.is_solvable()) sheet.raise(Exit::no);
  if (task.args.json) return print_json(item, sheet, studied, task);
  print_text(item, sheet, studied, task);
}

}  // namespace

Verb steps_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_steps(item, sheet, task); },
                   !task.args.json);
}

}  // namespace nonet::answers
