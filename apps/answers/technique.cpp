// See technique.hpp.

#include "answers/technique.hpp"

#include "answers/json.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet::answers {
namespace {

Json row_json(const TechniqueInfo& row, std::string_view schema) {
  Json json;
  json["schema"] = schema;
  json["id"] = row.id;
  json["name"] = row.name;
  json["family"] = name(row.family);
  json["rank"] = nullptr;
  if (row.rank > 0) json["rank"] = row.rank;
  json["hodoku"] = nullptr;
  if (!row.hodoku.empty()) json["hodoku"] = row.hodoku;
  json["se"] = nullptr;
  if (row.se_tenths > 0) json["se"] = static_cast<double>(row.se_tenths) / 10;
  json["uniqueness"] = needs_uniqueness(row.technique);
  json["description"] = row.prose->summary;
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
  if (row.prose->example.empty()) return std::nullopt;
  const Result<Record> record = parse(row.prose->example);
  if (!record) return std::nullopt;
  const Puzzle& puzzle = record->puzzle;
  const Known known = {.givens = puzzle.givens,
                       .is_unique = solve(Puzzle(puzzle.given_grid())).verdict == Verdict::unique};
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

std::string techniques_lines() {
  std::string lines;
  for (const TechniqueInfo& row : techniques()) {
    lines += to_line(row_json(row, "nonet/techniques/1"));
  }
  return lines;
}

std::string technique_line(const TechniqueInfo& row) {
  Json json = row_json(row, "nonet/technique/1");
  json["why"] = row.prose->why;
  json["example"] = nullptr;
  if (const std::optional<Example> example = find_example(row)) {
    json["example"] = {{"position", position_json(example->puzzle)},
                       {"step", step_json(example->puzzle.start().board, example->step, {})}};
  }
  return to_line(json);
}

std::string no_technique_words(const std::string& topic) {
  return "nonet: there is no command and no technique '" + topic +
         "'; 'nonet help' lists the commands, 'nonet techniques' the techniques";
}

}  // namespace nonet::answers
