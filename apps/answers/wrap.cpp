// See wrap.hpp.

#include "answers/wrap.hpp"

#include <algorithm>

namespace nonet::answers {

std::string wrap(std::string_view text, std::size_t indent, std::size_t width) {
  std::string wrapped(indent, ' ');
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > width) {
      wrapped += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      wrapped += ' ';
      ++column;
    }
    wrapped += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return wrapped;
}

void add_wrapped(std::string& out, std::string_view text, std::size_t indent) {
  while (!text.empty()) {
    const std::size_t line_end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, line_end);
    text.remove_prefix(std::min(line_end + 1, text.size()));
    for (std::size_t column = indent; !line.empty(); column = indent + 2) {
      std::size_t end = line.size();
      if (column + end > kWidth) {
        end = line.rfind(' ', kWidth - column);
        if (end == std::string_view::npos) end = std::min(line.find(' '), line.size());
      }
      out.append(column, ' ').append(line.substr(0, end)).push_back('\n');
      line.remove_prefix(std::min(end + 1, line.size()));
    }
  }
}

}  // namespace nonet::answers
