// The answers of `show`: puzzles as pictures, or as lists of rows.

#include "answers/answer_json.hpp"
#include "answers/board_json.hpp"
#include "answers/verb.hpp"

namespace nonet::answers {
namespace {

std::string title_of(const Args& args, const Record& record) {
  return args.title.empty() ? record.words.title : args.title;
}

std::string show_line(const Args& args, const Item& item) {
  Json json = begin_answer(item, "show");
  if (!item.entry.record) return to_line(json);
  const Record& record = *item.entry.record;
  const std::string title = title_of(args, record);
  json["status"] = "ok";
  json["title"] = nullptr;
  if (!title.empty()) json["title"] = title;
  const Puzzle& puzzle = record.puzzle;
  json["grid"] = Json::array();
  for (int row = 0; row < puzzle.rules->side(); ++row) {
    Json digits = Json::array();
    for (int column = 0; column < puzzle.rules->side(); ++column)
      digits.push_back(puzzle.grid.face(Cell::at(row, column)));
    json["grid"].push_back(digits);
  }
  json["givens"] = cell_names(puzzle.givens);
  json["candidates"] = nullptr;
  if (args.candidates) json["candidates"] = candidate_rows(puzzle);
  if (args.drawing) json["board"] = board_json(problem_of(record), args.telling.language);
  return to_line(json);
}

void answer_show(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (args.json) return sheet.print(show_line(args, item));
  if (!args.svg.empty()) {
    if (!item.entry.record) return;
    const Record& record = *item.entry.record;
    const std::string title = title_of(args, record);
    return sheet.write_file(
        numbered(args.svg, item.index),
        draw_svg(record.puzzle, {.title = title, .candidates = args.candidates, .marked = {}}));
  }
  if (item.index > 1) sheet.print("\n");
  if (!item.entry.record) {
    return sheet.print_line("# error: " + item.entry.record.error().message());
  }
  const Record& record = *item.entry.record;
  const std::string title = title_of(args, record);
  PictureOptions options = task.view.picture;
  options.title = title;
  if (args.candidates) options.shows = Shows::candidates;
  if (args.index) options.shows = Shows::index;
  if (args.names) options.shows = Shows::names;
  sheet.print(draw(record.puzzle, options));
}

}  // namespace

Verb show_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_show(item, sheet, task); });
}

}  // namespace nonet::answers
