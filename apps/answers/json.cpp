// See json.hpp.

#include "answers/json.hpp"

namespace nonet::answers {
namespace {

// A list in brackets; `write` is told where each item goes.
template <typename Items, typename Write>
void write_list(std::string& out, const Items& items, const Write& write) {
  out += '[';
  bool is_first = true;
  for (const auto& item : items) {
    if (!is_first) out += ',';
    is_first = false;
    write(item);
  }
  out += ']';
}

// Names of cells and houses need no escapes.
void write_name(std::string& out, std::string_view name) {
  out.append(1, '"').append(name).append(1, '"');
}

void write_candidates(std::string& out, const CandidateSet& set) {
  out += '[';
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : set.cells(digit)) {
      if (out.back() != '[') out += ',';
      write_name(out, name(Candidate(cell, digit)).view());
    }
  }
  out += ']';
}

void write_cells(std::string& out, CellSet cells) {
  write_list(out, cells, [&out](Cell cell) { write_name(out, name(cell).view()); });
}

void write_houses(std::string& out, HouseSet houses) {
  write_list(out, houses, [&out](House house) { write_name(out, short_name(house).view()); });
}

void write_mark(std::string& out, const Mark& mark) {
  out.append(R"({"role":")").append(name(mark.role));
  out.append(R"(","paint":")").append(name(paint(mark.role)));
  out.append(R"(","cells":)");
  write_cells(out, mark.cells);
  out.append(R"(,"digits":)");
  write_list(out, mark.digits, [&out](Digit digit) { out += digit.symbol(); });
  out.append(R"(,"houses":)");
  write_houses(out, mark.houses);
  out += '}';
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
  std::string list;
  write_cells(list, cells);
  return Json::raw(std::move(list));
}

Json house_names(HouseSet houses) {
  std::string list;
  write_houses(list, houses);
  return Json::raw(std::move(list));
}

Json tally_json(const std::vector<TechniqueCount>& tally) {
  Json json = Json::object();
  for (const TechniqueCount& row : tally) json[info(row.technique).id] = row.count;
  return json;
}

Json step_json(const Board& before, const Step& step, Telling telling) {
  std::string text;
  write_step(text, before, step, telling);
  return Json::raw(std::move(text));
}

void write_step(std::string& out, const Board& before, const Step& step, Telling telling) {
  out.append(R"({"technique":")").append(info(step.technique()).id);
  out.append(R"(","place":)");
  write_candidates(out, step.placed());
  out.append(R"(,"eliminate":)");
  write_candidates(out, step.eliminated());
  out.append(R"(,"text":)");
  write_text(out, describe(before, step, telling));
  out.append(R"(,"chain":)");
  const std::string chain = chain_text(step, telling);
  if (chain.empty()) {
    out.append("null");
  } else {
    write_text(out, chain);
  }
  out.append(R"(,"evidence":)");
  write_list(out, step.evidence(), [&out](const Mark& mark) { write_mark(out, mark); });
  out += '}';
}

std::string to_line(const Json& json) {
  std::string line;
  json.write_to(line);
  line += '\n';
  return line;
}

}  // namespace nonet::answers
