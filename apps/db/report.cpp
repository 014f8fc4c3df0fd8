// See report.hpp.

#include "db/report.hpp"

#include <algorithm>
#include <cmath>

#include "answers/json_text.hpp"
#include "db/row.hpp"
#include "db/schema.hpp"
#include "nonet/generate.hpp"
#include "nonet/text.hpp"

namespace nonet::db {
namespace {

using answers::Json;
using Type = Statement::Type;

constexpr std::string_view kSchema = "nonet/db/1";

// Of every form; the others follow, then for each scale its parts, the hardest technique, solved.
enum Column : int {
  look,
  comment,
  form,
  id,
  clues,
  automorphisms,
  symmetry,
  source,
  tags,
  ratings
};
constexpr char kTags[] =
    "(SELECT group_concat(name, ',') FROM (SELECT name FROM puzzle_tag JOIN tag ON tag.id ="
    " puzzle_tag.tag WHERE puzzle_tag.puzzle = puzzle.id ORDER BY name))";

std::string cells(const Statement& row, int column) {
  const std::optional<Grid> grid = find_grid(row.bytes(column));
  return grid ? grid->to_line() : std::string();
}

std::vector<std::string> split(std::string_view list) {
  std::vector<std::string> words;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    words.emplace_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return words;
}

std::vector<std::string> symmetry_names(std::int64_t bits) {
  std::vector<std::string> names;
  for (unsigned i = 1; i <= static_cast<unsigned>(Symmetry::full); ++i) {
    if ((bits >> i & 1) != 0) names.emplace_back(name(static_cast<Symmetry>(i)));
  }
  return names;
}

int units_of(const Part& part, double value) {
  return static_cast<int>(std::lround(value * std::pow(10.0, part.decimals)));
}

Json part_json(const Part& part, double value) {
  if (!part.names.empty()) return value_text(part, units_of(part, value));
  if (part.decimals == 0) return units_of(part, value);
  return value;
}

}  // namespace

Report::Report(Database& database, Layout form)
    : form_(form),
      techniques_(
          database,
          "SELECT scale, name, count FROM puzzle_technique JOIN technique ON technique.id = "
          "technique WHERE puzzle = ? ORDER BY technique.id") {}

std::string Report::columns(Layout form) {
  std::string list = "coalesce(look, form), comment";
  if (form == Layout::line) return list;
  list += ", form, puzzle.id, clues, automorphisms, symmetry, source.name, ";
  list += kTags;
  for (const Scale& scale : scales()) {
    const std::string table = rating_table(scale);
    for (const Part& part : scale.parts) list += ", " + table + "." + std::string(part.id);
    list += ", (SELECT name FROM technique WHERE id = " + table + ".hardest), " + table + ".solved";
  }
  return list;
}

std::string Report::heading() const {
  if (form_ != Layout::csv) return {};
  std::vector<std::string> names = {"puzzle",   "canonical", "id",      "clues", "automorphisms",
                                    "symmetry", "source",    "comment", "tags"};
  for (const Scale& scale : scales()) {
    for (const Part& part : scale.parts) names.emplace_back(part.id);
    names.push_back(std::string(scale.name) + "_hardest");
  }
  return csv_line(names);
}

std::string Report::line(const Statement& row) {
  if (form_ == Layout::csv) return csv(row);
  if (form_ == Layout::json) return json(row);
  if (row.type(Column::comment) == Type::null) return cells(row, Column::look) + "\n";
  Record record;
  record.puzzle = Puzzle(find_grid(row.bytes(Column::look)).value_or(Grid()));
  record.words.comment = row.text(Column::comment);
  return print(record, Format::line);
}

std::string Report::csv(const Statement& row) const {
  std::string names;
  for (const std::string& word : symmetry_names(row.number(Column::symmetry))) {
    names += (names.empty() ? "" : " ") + word;
  }
  std::vector<std::string> fields = {cells(row, Column::look), cells(row, Column::form)};
  for (const int column : {Column::id, Column::clues, Column::automorphisms}) {
    fields.push_back(std::to_string(row.number(column)));
  }
  fields.push_back(names);
  for (const int column : {Column::source, Column::comment, Column::tags}) {
    fields.emplace_back(row.text(column));
  }
  int column = Column::ratings;
  for (const Scale& scale : scales()) {
    for (const Part& part : scale.parts) {
      const bool is_known = row.type(column) != Type::null;
      fields.push_back(is_known ? value_text(part, units_of(part, row.real(column))) : "");
      ++column;
    }
    fields.emplace_back(row.text(column));
    column += 2;
  }
  return csv_line(fields);
}

std::string Report::json(const Statement& row) {
  Json json;
  json["schema"] = kSchema;
  json["id"] = row.number(Column::id);
  json["puzzle"] = cells(row, Column::look);
  json["canonical"] = cells(row, Column::form);
  json["clues"] = row.number(Column::clues);
  json["automorphisms"] = row.number(Column::automorphisms);
  json["symmetry"] = symmetry_names(row.number(Column::symmetry));
  json["source"] = row.text(Column::source);
  if (row.type(Column::comment) != Type::null) json["comment"] = row.text(Column::comment);
  json["tags"] = split(row.text(Column::tags));
  json["ratings"] = Json::object();
  int column = Column::ratings;
  for (const Scale& scale : scales()) {
    const int first = column;
    column += static_cast<int>(scale.parts.size()) + 2;
    if (row.type(first) == Type::null) continue;
    Json rating;
    for (std::size_t i = 0; i < scale.parts.size(); ++i) {
      rating[scale.parts[i].id] = part_json(scale.parts[i], row.real(first + static_cast<int>(i)));
    }
    const bool has_hardest = row.type(column - 2) != Type::null;
    rating["hardest"] = has_hardest ? Json(row.text(column - 2)) : Json();
    rating["solved"] = row.number(column - 1) != 0;
    rating["techniques"] = Json::object();
    techniques_.bind(1, row.number(Column::id));
    while (techniques_.step()) {
      if (techniques_.text(0) != scale.name) continue;
      rating["techniques"][techniques_.text(1)] = techniques_.number(2);
    }
    techniques_.reset();
    json["ratings"][scale.name] = rating;
  }
  std::string line;
  json.write_to(line);
  return line += '\n';
}

}  // namespace nonet::db
