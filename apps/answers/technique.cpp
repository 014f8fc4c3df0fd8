// See technique.hpp.

#include "answers/technique.hpp"

#include "answers/answer_json.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet::answers {
namespace {

Json row_json(const TechniqueInfo& row, std::string_view schema, Language language) {
  const TechniqueWords& words = words_of(row.technique, language);
  Json json;
  json["schema"] = schema;
  json["id"] = row.id;
  json["name"] = words.name;
  json["family"] = name(row.family);
  json["rank"] = nullptr;
  if (row.rank > 0) json["rank"] = row.rank;
  json["hodoku"] = nullptr;
  if (!row.hodoku.empty()) json["hodoku"] = row.hodoku;
  json["se"] = nullptr;
  if (row.se_tenths > 0) json["se"] = static_cast<double>(row.se_tenths) / 10;
  json["uniqueness"] = needs_uniqueness(row.technique);
  json["description"] = words.summary;
  add_language(json, language);
  return json;
}

// The fields of nonet/puzzle/1, as any verb reads them.
Json position_json(const Puzzle& puzzle) {
  Record record;
  record.puzzle = puzzle;
  std::string line = print(record, Format::json);
  line.pop_back();
  return Json::raw(std::move(line));
}

}  // namespace

std::optional<Example> find_example(const TechniqueInfo& row) {
  if (example(row.technique).empty()) return std::nullopt;
  const Result<Record> record = parse(example(row.technique));
  if (!record) return std::nullopt;
  const Puzzle& puzzle = record->puzzle;
  const Known known = {
      .givens = puzzle.givens,
      .is_unique = solve(Puzzle(puzzle.given_grid(), puzzle.rules)).verdict == Verdict::unique};
  std::optional<Example> example;
  find_steps(
      puzzle.start().board, known, row.technique,
      [&](const Step& step) {
        example = Example{puzzle, step};
        return Flow::stop;
      },
      Kin::left_out);
  return example;
}

std::string techniques_lines(Language language) {
  std::string lines;
  for (const TechniqueInfo& row : techniques()) {
    lines += to_line(row_json(row, "nonet/techniques/1", language));
  }
  return lines;
}

std::string technique_line(const TechniqueInfo& row, const Args& args) {
  const Telling telling = args.json_telling();
  Json json = row_json(row, "nonet/technique/1", telling.language);
  json["why"] = words_of(row.technique, telling.language).why;
  json["example"] = nullptr;
  if (const std::optional<Example> example = find_example(row)) {
    const Board board = example->puzzle.start().board;
    std::optional<Drawing> drawing;
    if (args.drawing) {
      drawing = drawing_of(example->puzzle, example->step, {.telling = telling});
    }
    json["example"] = {{"position", position_json(example->puzzle)},
                       {"step", step_json(board, example->step, telling, drawing)}};
  }
  return to_line(json);
}

std::string no_technique_words(const std::string& topic) {
  return "nonet: there is no command and no technique '" + topic +
         "'; 'nonet help' lists the commands, 'nonet techniques' the techniques";
}

}  // namespace nonet::answers
