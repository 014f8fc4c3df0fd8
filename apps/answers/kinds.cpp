// See kinds.hpp.

#include "answers/kinds.hpp"

#include <algorithm>
#include <vector>

#include "answers/answer_json.hpp"
#include "nonet/clue_words.hpp"

namespace nonet::answers {
namespace {

// A set with digits of its own is drawn where its cells meet.
std::string_view name_of_shape(const ConstraintInfo& row) {
  constexpr std::string_view kNames[] = {"flag", "cells", "set",      "line",
                                         "pair", "bulb",  "diagonal", "outside"};
  const bool is_corner = row.shape == ClueShape::set && row.valued == Valued::many;
  return is_corner ? "corner" : kNames[static_cast<std::size_t>(row.shape)];
}

// A relation or a pattern is told in signs of its own.
std::string_view name_of_value(const ConstraintInfo& row) {
  const bool has_text = row.kind == Constraint::relation || row.kind == Constraint::mutual ||
                        row.kind == Constraint::automaton;
  constexpr std::string_view kNames[] = {"none", "optional", "needed", "many"};
  return has_text ? "text" : kNames[static_cast<std::size_t>(row.valued)];
}

// What most clues of a kind have that needs a number: X and V.
std::vector<int> usual_values(Constraint kind) {
  if (kind == Constraint::sum2) return {10, 5};
  return {};
}

// Of what holds for the whole board and has a value there are two: one for each direction.
Json choices_of(const ConstraintInfo& row) {
  Json choices = Json::array();
  if (row.shape != ClueShape::flag || row.valued != Valued::optional) return choices;
  choices.push_back("+");
  choices.push_back("-");
  return choices;
}

std::string padded(std::string_view text, std::size_t width) {
  std::string line(text);
  const auto letters = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  return line.append(width > letters ? width - letters : 0, ' ');
}

}  // namespace

std::string kinds_lines(Language language) {
  std::string lines;
  for (const ConstraintInfo& row : all_constraints()) {
    Json json = {{"schema", "nonet/kinds/1"},
                 {"id", row.id},
                 {"name", kind_name(row.kind, language)},
                 {"words", kind_rule(row.kind, language)},
                 {"shape", name_of_shape(row)},
                 {"value", name_of_value(row)},
                 {"choices", choices_of(row)}};
    json["usual"] = usual_values(row.kind);
    if (language != Language::english) json["language"] = info(language).id;
    lines += to_line(json);
  }
  return lines;
}

std::string kinds_list(Language language) {
  std::size_t id_width = 0, name_width = 0;
  for (const ConstraintInfo& row : all_constraints()) {
    id_width = std::max(id_width, row.id.size());
    name_width = std::max(name_width, kind_name(row.kind, language).size());
  }
  std::string text;
  for (const ConstraintInfo& row : all_constraints()) {
    text += padded(row.id, id_width + 2) + padded(kind_name(row.kind, language), name_width + 2) +
            std::string(kind_rule(row.kind, language)) + "\n";
  }
  return text;
}

}  // namespace nonet::answers
