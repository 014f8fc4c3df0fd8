// See item.hpp.

#include "answers/item.hpp"

namespace nonet::answers {
namespace {

std::string place(std::string_view file, const ParseError& error) {
  return std::string(file) + ":" + std::to_string(error.line) + ":" + std::to_string(error.column);
}

}  // namespace

std::string Item::where() const {
  if (!entry.record) return place(file, entry.record.error());
  return file + ":" + std::to_string(entry.line);
}

std::string complaint(const Item& item) { return complaint(item.file, item.entry.record.error()); }

std::string complaint(std::string_view file, const ParseError& problem) {
  return place(file, problem) + ": " + problem.message();
}

}  // namespace nonet::answers
