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

std::string numbered(const std::string& path, std::uint64_t index) {
  if (index == 1 || path == "-") return path;  // standard output has one name
  const std::size_t slash = path.find_last_of('/');
  std::size_t dot = path.find_last_of('.');
  if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) dot = path.size();
  return path.substr(0, dot) + "-" + std::to_string(index) + path.substr(dot);
}

}  // namespace nonet::answers
