// What is special in XML and HTML, escaped.
#pragma once

#include <string>
#include <string_view>

namespace nonet::drawing {

inline std::string escaped(std::string_view words) {
  std::string out;
  for (const char c : words) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

}  // namespace nonet::drawing
