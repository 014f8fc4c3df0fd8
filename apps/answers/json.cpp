// See json.hpp.

#include "answers/json.hpp"

namespace nonet::answers {
namespace {

Json candidate_names(const CandidateSet& set) {
  Json list = Json::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : set.cells(digit)) list.push_back(name(Candidate(cell, digit)).view());
  }
  return list;
}

Json mark_json(const Mark& mark) {
  Json json;
  json["role"] = name(mark.role);
  json["paint"] = name(paint(mark.role));
  json["cells"] = cell_names(mark.cells);
  json["digits"] = Json::array();
  for (const Digit digit : mark.digits) json["digits"].push_back(digit.face());
  json["houses"] = house_names(mark.houses);
  return json;
}

}  // namespace

Json begin_answer(std::uint64_t index, std::string_view puzzle, std::string_view command) {
  Json json;
  json["schema"] = "nonet/" + std::string(command) + "/1";
  json["index"] = index;
  json["puzzle"] = puzzle;
  return json;
}

Json begin_answer(const Item& item, std::string_view command) {
  const Entry& entry = item.entry;
  Json json = begin_answer(item.index, entry.record ? entry.cells : entry.text, command);
  if (!entry.record) {
    json["status"] = "unreadable";
    json["reason"] = entry.record.error().message();
    json["where"] = item.where();
  }
  return json;
}

Json cell_names(CellSet cells) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(name(cell).view());
  return list;
}

Json house_names(HouseSet houses) {
  Json list = Json::array();
  for (const House house : houses) list.push_back(short_name(house).view());
  return list;
}

Json tally_json(const std::vector<TechniqueCount>& tally) {
  Json json = Json::object();
  for (const TechniqueCount& row : tally) {
    json[std::string(info(row.technique).id)] = row.count;
  }
  return json;
}

Json step_json(const Board& before, const Step& step, Telling telling) {
  Json json;
  json["technique"] = info(step.technique()).id;
  json["place"] = candidate_names(step.placed());
  json["eliminate"] = candidate_names(step.eliminated());
  json["text"] = describe(before, step, telling);
  const std::string chain = chain_text(step, telling);
  json["chain"] = nullptr;
  if (!chain.empty()) json["chain"] = chain;
  json["evidence"] = Json::array();
  for (const Mark& mark : step.evidence()) json["evidence"].push_back(mark_json(mark));
  return json;
}

Json drawing_json(const Drawing& drawing) { return Json::parse(to_json(drawing), nullptr, false); }

std::string to_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nonet::answers
