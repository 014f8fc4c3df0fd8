// See scales.hpp.

#include "answers/scales.hpp"

#include "answers/answer_json.hpp"

namespace nonet::answers {
namespace {

Json part_row(const Part& part) {
  Json json = {{"id", part.id}, {"label", part.label}, {"description", part.description}};
  json["values"] = nullptr;
  if (!part.names.empty()) {
    json["values"] = Json::array();
    for (const std::string_view name : part.names) json["values"].push_back(name);
  }
  json["decimals"] = part.decimals;
  json["wish"] = part.wish;
  return json;
}

}  // namespace

std::string scales_lines(std::span<const Scale> scales) {
  std::string lines;
  for (const Scale& scale : scales) {
    Json json = {{"schema", "nonet/scales/1"},
                 {"name", scale.name},
                 {"description", scale.description},
                 {"separator", scale.separator}};
    json["parts"] = Json::array();
    for (const Part& part : scale.parts) json["parts"].push_back(part_row(part));
    json["traits"] = Json::array();
    for (const Trait& trait : scale.traits) {
      json["traits"].push_back({{"id", trait.id}, {"description", trait.description}});
    }
    lines += to_line(json);
  }
  return lines;
}

}  // namespace nonet::answers
