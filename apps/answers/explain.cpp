// The answers of `explain`: the whole path, told step by step.

#include <algorithm>
#include <memory>

#include "answers/answer_json.hpp"
#include "answers/guide.hpp"
#include "answers/lines.hpp"
#include "answers/meter.hpp"
#include "answers/rate.hpp"
#include "answers/studied.hpp"
#include "answers/wrap.hpp"
#include "nonet/sentence.hpp"
#include "nonet/singles.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

constexpr std::size_t kStepBytes = 512;  // of a single and its share of what comes between singles

// Walks, and has each step told as it is found, with the telling that knows those before it.
template <typename Tell>
Path tell_path(const Studied& studied, const Task& task, Guide& guide, Telling telling,
               const Tell& tell) {
  History history;
  telling.history = &history;
  const WalkMeter meter(studied.puzzle, task);
  int number = 0;
  return guide.walk(studied.puzzle, studied.study.known,
                    [&](const Step& step, const Board& before, const ScaleStep* paid) {
                      tell(step, before, telling, paid);
                      history.note(step, ++number);
                      return meter(step, before);
                    });
}

// --- as JSON

Json begin_explain(const Studied& studied, Language language) {
  Json json = begin_answer(studied.item, "explain");
  json["status"] = name(studied.study.position.verdict);
  json["unique"] = studied.study.puzzle.verdict == Verdict::unique;
  json["solved"] = false;
  add_language(json, language);
  json["hardest"] = nullptr;
  json["techniques"] = Json::object();
  json["last"] = nullptr;
  json["steps"] = Json::array();
  return json;
}

// The fields of a step on a scale: its price, and its name there, which may be another one.
void add_price(std::string& step, const ScaleStep& paid, const Scale& scale) {
  step.pop_back();  // the brace
  step += ",\"price\":" + value_text(scale.parts[scale.priced_in], paid.price);
  step += ",\"name\":";
  write_text(step, paid.name);
  step += '}';
}

// By id; a scale may have several names for one.
Json names_json(const ScaleNames& names) {
  Json json = Json::object();
  for (std::size_t i = 0; i < names.tally.size(); ++i) {
    const ScaleNames::Count& row = names.tally[i];
    int count = row.count;
    bool is_last = true;
    for (std::size_t j = 0; j < names.tally.size(); ++j) {
      if (j == i || names.tally[j].id != row.id) continue;
      count += names.tally[j].count;
      is_last = is_last && j < i;
    }
    if (is_last) json[row.id] = count;
  }
  return json;
}

void finish_explain(Json& json, const Path& path, const ScaleNames* names, Json steps) {
  json["status"] = path.end == WalkEnd::solved ? "solved" : "stuck";
  json["solved"] = path.end == WalkEnd::solved;
  if (names != nullptr) {
    if (!names->tally.empty()) json["hardest"] = names->tally.back().id;
    json["techniques"] = names_json(*names);
  } else {
    if (path.hardest()) json["hardest"] = info(*path.hardest()).id;
    json["techniques"] = tally_json(path.tally);
  }
  json["last"] = path.last.grid().to_line('.', path.last.rules().side());
  json["steps"] = std::move(steps);
}

WalkEnd print_json(Sheet& sheet, const Studied& studied, const Task& task, Guide& guide) {
  const Args& args = task.args;
  const Puzzle& puzzle = studied.puzzle;
  Json json = begin_explain(studied, args.telling.language);
  // Where the rules are not the classic ones, who shows the path cannot know where it begins.
  if (args.drawing && !puzzle.rules->is_classic()) json["candidates"] = candidate_rows(puzzle);
  Json steps = Json::array();
  steps.reserve(static_cast<std::size_t>(puzzle.blanks().size()) * kStepBytes);
  const auto tell = [&](const Step& step, const Board& before, const Telling& telling,
                        const ScaleStep* paid) {
    std::optional<Drawing> drawing;
    if ((args.drawing || args.picture) && !step.evidence().empty()) {
      const Puzzle shown = position(before, puzzle);
      drawing = drawing_of(shown, step, {.telling = args.json_telling()});
    }
    std::string& element = steps.element();
    write_step(element, before, step, telling, args.drawing ? drawing : std::nullopt);
    if (args.picture && drawing) add_svg(element, *drawing);
    if (paid != nullptr) add_price(element, *paid, *guide.scale());
  };
  const Path path = tell_path(studied, task, guide, args.json_telling(), tell);
  if (path.end == WalkEnd::stopped) return path.end;
  if (guide.scale() != nullptr) {
    json["scale"] = guide.scale()->name;
    add_parts(json, *guide.scale(), guide.rating() ? &*guide.rating() : nullptr);
  }
  finish_explain(json, path, guide.names(), std::move(steps));
  sheet.print(to_line(json));
  return path.end;
}

// --- as text

// "Stuck" is said where the ladder ended, with what was found so far.
std::string end_words(const Path& path, Telling telling) {
  std::string steps = said(Sentence::path_steps, telling, {static_cast<int>(path.length)});
  // A trial is a search, not a reason: counted apart.
  for (const TechniqueCount& row : path.tally) {
    if (row.technique != trial_technique()) continue;
    const int tests = static_cast<int>(row.count);
    steps += said(Sentence::path_tests, telling, {static_cast<int>(path.length) - tests, tests});
  }
  const std::string_view shown = steps;
  switch (path.end) {
    case WalkEnd::solved: return said(Sentence::path_solved, telling, {shown});
    case WalkEnd::stuck:
      return said(Sentence::path_stuck, telling, {shown, path.last.unsolved().size()});
    case WalkEnd::contradiction: return said(Sentence::path_clash, telling, {shown});
    case WalkEnd::stopped: break;
  }
  return said(Sentence::path_stopped, telling, {shown});
}

// Set right in so many columns.
void add_right(std::string& out, const std::string& digits, std::size_t columns) {
  if (digits.size() < columns) out.append(columns - digits.size(), ' ');
  out += digits;
}

struct NameCount {
  std::string_view name;
  int count;
};

// The techniques used, the hardest last.
std::vector<NameCount> used_names(const Path& path, const ScaleNames* names, Language language) {
  std::vector<NameCount> rows;
  if (names != nullptr) {
    for (const ScaleNames::Count& row : names->tally) rows.push_back({row.name, row.count});
    return rows;
  }
  for (const TechniqueCount& row : path.tally) {
    rows.push_back({words_of(row.technique, language).name, row.count});
  }
  return rows;
}

void write_summary(std::string& out, const Path& path, const ScaleNames* names, Telling telling) {
  out.append(end_words(path, telling)).append("\n");
  const std::vector<NameCount> rows = used_names(path, names, telling.language);
  std::size_t width = 0;
  for (const NameCount& row : rows) width = std::max(width, row.name.size());
  for (const NameCount& row : rows) {
    out.append("  ").append(row.name).append(width - row.name.size() + 1, ' ');
    add_right(out, std::to_string(row.count), 4);
    if (&row == &rows.back()) out.append("  ").append(said(Sentence::path_hardest, telling));
    out += '\n';
  }
}

// "XY-Wing (160)": what a step is called, and its price on a scale.
std::string heading_of(const Step& step, const ScaleStep* paid, const Scale* scale,
                       Language language) {
  if (paid == nullptr) return std::string(words_of(step.technique(), language).name);
  const std::string price = value_text(scale->parts[scale->priced_in], paid->price);
  return std::string(paid->name) + " (" + price + ")";
}

// "hodoku: Hard 958"
std::string rating_words(const Guide& guide) {
  if (guide.scale() == nullptr || !guide.rating()) return {};
  return std::string(guide.scale()->name) + ": " + to_text(*guide.rating());
}

WalkEnd print_text(Sheet& sheet, const Studied& studied, const Task& task, Guide& guide) {
  const Args& args = task.args;
  PictureOptions picture = task.view.picture;
  std::string& out = sheet.text();
  std::size_t number = 0;
  std::string scratch;
  const auto tell = [&](const Step& step, const Board& before, const Telling& telling,
                        const ScaleStep* paid) {
    if (args.grid) {
      if (number > 0) out += '\n';
      out += draw_step(position(before, studied.puzzle), step, picture);
    }
    add_right(out, std::to_string(++number), 3);
    out.append(". ").append(heading_of(step, paid, guide.scale(), telling.language));
    add_step(out, before, step, args, telling, 5, scratch);
  };
  const Path path = tell_path(studied, task, guide, args.telling, tell);
  if (path.end == WalkEnd::stopped) return path.end;
  if (args.grid || task.view.draws(studied.item)) {
    if (!path.last.is_done()) picture.shows = Shows::candidates;
    out.append("\n").append(draw(position(path.last, studied.puzzle), picture));
  }
  write_summary(out, path, guide.names(), args.telling);
  const std::string rating = rating_words(guide);
  if (!rating.empty()) out.append(rating).append("\n");
  return path.end;
}

// --- as a page

WalkEnd write_page(Sheet& sheet, const Studied& studied, const Task& task, Guide& guide,
                   std::string remark) {
  const Args& args = task.args;
  const Trace trace = guide.trace(studied.puzzle, studied.study.known);
  if (trace.end == WalkEnd::stopped) return trace.end;
  if (const std::string rating = rating_words(guide); !rating.empty()) {
    remark += (remark.empty() ? "" : " ") + rating;
  }
  const std::string& title = studied.item.entry.record->words.title;
  sheet.write_file(numbered(args.html, studied.item.index),
                   html_page(trace, {.telling = args.json_telling(),
                                     .title = title,
                                     .remark = remark,
                                     .names = guide.names()}));
  return trace.end;
}

void print_unsolvable_explain(Sheet& sheet, const Studied& studied, const Args& args) {
  sheet.raise(Exit::no);
  if (!args.json) return print_unsolvable(sheet, studied.item, studied.study.position);
  Json json = begin_explain(studied, args.telling.language);
  json["reason"] = reason_words(studied.study.position, studied.telling(args.telling));
  sheet.print(to_line(json));
}

WalkEnd print_path(Sheet& sheet, const Studied& studied, const Task& task, Guide& guide) {
  if (task.args.json) return print_json(sheet, studied, task, guide);
  const std::string remark =
      uniqueness_remark(studied.study, task.args.uniqueness(), task.args.telling);
  if (!task.args.html.empty()) return write_page(sheet, studied, task, guide, remark);
  if (!remark.empty()) sheet.print_line(wrap(remark, 0));
  return print_text(sheet, studied, task, guide);
}

// A scale says nothing of a position that has not exactly one solution.
void print_unrated(Sheet& sheet, const Studied& studied, const Args& args) {
  const std::string why = said(Sentence::path_unrated, args.telling);
  sheet.raise(Exit::no);
  if (!args.json) return sheet.print_line(studied.item.entry.cells + "  # " + why);
  Json json = begin_explain(studied, args.telling.language);
  json["reason"] = why;
  sheet.print(to_line(json));
}

void answer_explain(const Item& item, Sheet& sheet, const Task& task, Guide& guide) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Studied studied = study_item(item, task);
  if (!args.json && args.html.empty()) {
    if (item.index > 1) sheet.print("\n");
    print_header(sheet, item);
  }
  if (!studied.study.is_solvable()) return print_unsolvable_explain(sheet, studied, args);
  if (guide.scale() != nullptr && studied.study.position.verdict != Verdict::unique) {
    return print_unrated(sheet, studied, args);
  }
  const WalkEnd end = print_path(sheet, studied, task, guide);
  if (end == WalkEnd::stopped) return sheet.cut();
  if (end != WalkEnd::solved) sheet.raise(Exit::no);
}

}  // namespace

Verb explain_verb(const Task& task) {
  const auto hire = [task]() -> Answerer {
    const auto guide = std::make_shared<Guide>(task.args);
    return [task, guide](const Item& item, Sheet& sheet) {
      answer_explain(item, sheet, task, *guide);
    };
  };
  return {.hire = hire, .has_headings = !task.args.json};
}

}  // namespace nonet::answers
