// See answer_line.hpp.

#include "db/answer_line.hpp"

#include "answers/json_text.hpp"
#include "nonet/text.hpp"

namespace nonet::db {
namespace {

using answers::Json;
using Type = Statement::Type;

std::string hex(std::span<const std::uint8_t> bytes) {
  constexpr char kHex[] = "0123456789ABCDEF";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kHex[byte >> 4];
    text += kHex[byte & 15];
  }
  return text;
}

// As SQLite writes numbers.
std::string text_of(const Statement& row, int column) {
  if (row.type(column) == Type::bytes) return hex(row.bytes(column));
  return std::string(row.text(column));
}

Json json_of(const Statement& row, int column) {
  switch (row.type(column)) {
    case Type::null: return nullptr;
    case Type::number: return row.number(column);
    case Type::real: return row.real(column);
    default: return text_of(row, column);
  }
}

}  // namespace

std::string csv_line(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (&field != &fields.front()) line += ',';
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line.append(c == '"' ? 2 : 1, c);
    line += '"';
  }
  return line += '\n';
}

std::string heading(const Statement& row, Layout form) {
  if (form != Layout::csv) return {};
  std::vector<std::string> names;
  for (int i = 0; i < row.columns(); ++i) names.emplace_back(row.name(i));
  return csv_line(names);
}

std::string answer_line(const Statement& row, Layout form) {
  if (form == Layout::json) {
    Json json = Json::object();
    for (int i = 0; i < row.columns(); ++i) json[row.name(i)] = json_of(row, i);
    std::string line;
    json.write_to(line);
    return line += '\n';
  }
  std::vector<std::string> fields;
  for (int i = 0; i < row.columns(); ++i) fields.push_back(text_of(row, i));
  if (form == Layout::csv) return csv_line(fields);
  std::string line;
  for (const std::string& field : fields) {
    if (&field != &fields.front()) line += '\t';
    line += printable(field);  // a tab or an end of line would be taken for one of ours
  }
  return line += '\n';
}

}  // namespace nonet::db
