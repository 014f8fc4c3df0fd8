// Every tag is closed, in order: what a browser would forgive, a printer might not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

inline bool is_well_formed(std::string_view text) {
  std::vector<std::string_view> open;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos || text.find('<', at + 1) < end) return false;
    std::string_view tag = text.substr(at + 1, end - at - 1);
    if (tag.ends_with('/')) continue;
    const bool is_end = tag.starts_with('/');
    if (is_end) tag.remove_prefix(1);
    tag = tag.substr(0, tag.find(' '));
    if (!is_end) {
      open.push_back(tag);
    } else if (open.empty() || open.back() != tag) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

}  // namespace nonet
