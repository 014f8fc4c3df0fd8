// See json.hpp.

#include "cli/json.hpp"

namespace nonet::cli {

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
  if (!item.entry.record) {
    json["status"] = "unreadable";
    json["reason"] = item.entry.record.error().message();
    json["where"] = item.where();
  }
  return json;
}

void print_unreadable(Session& session, const Item& item, std::string_view command) {
  if (session.args().json) return session.print(to_line(begin_answer(item, command)));
  session.print_line(item.entry.text + "  # error: " + item.entry.record.error().message());
}

Json cell_names(CellSet cells) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(std::string(name(cell).view()));
  return list;
}

std::string to_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace nonet::cli
