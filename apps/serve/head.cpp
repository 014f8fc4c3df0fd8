// See head.hpp.

#include "serve/head.hpp"

#include <algorithm>

namespace nonet::serve {
namespace {

// A share link holds some hundred characters; headers are long because all servers on localhost get
// each other's cookies. cpp-httplib would take lines up to 8192 bytes.
constexpr std::size_t kLongestTarget = 4096;
constexpr std::size_t kLongestLine = 8000;
constexpr std::size_t kLongestHead = 16384;
constexpr std::size_t kMostLines = 100;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_text(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte >= 0x20 && byte != 0x7f) || c == '\t' || c == '\r' || c == '\n';
}

// "Name: value". A blank before the colon has been used to make two servers disagree about which
// header this is, so it is no header here.
bool is_field(std::string_view line) {
  static constexpr std::string_view kSigns = "!#$%&'*+-.^_`|~";
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0) return false;
  return std::ranges::all_of(line.substr(0, colon), [](char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') ||
           kSigns.find(c) != std::string_view::npos;
  });
}

}  // namespace

HeadWatch::Verdict HeadWatch::look(std::string_view bytes) {
  while (seen_ < bytes.size()) {
    const char c = bytes[seen_];
    // The first line is plain ASCII and begins with a method; other protocols are known by that.
    if (!is_text(c) || (lines_ == 0 && static_cast<signed char>(c) < 0)) return Verdict::bad;
    if (seen_ == 0 && (c < 'A' || c > 'Z')) return Verdict::bad;
    if ((c == '\n') != (last_ == '\r')) return Verdict::bad;
    // A line that goes on in the next one: nobody writes that today, except to confuse.
    if (seen_ == line_begin_ && (c == ' ' || c == '\t')) return Verdict::bad;
    last_ = c;
    ++seen_;
    const std::size_t length = seen_ - line_begin_;
    if (lines_ == 0 && length > kLongestTarget) return Verdict::long_target;
    if (length > kLongestLine || seen_ > kLongestHead) return Verdict::long_head;
    if (c != '\n') continue;
    if (length == 2) return Verdict::complete;
    if (lines_ > 0 && !is_field(bytes.substr(line_begin_, length))) return Verdict::bad;
    line_begin_ = seen_;
    if (++lines_ > kMostLines) return Verdict::long_head;
  }
  return Verdict::incomplete;
}

std::string_view next_line(std::string_view& head) {
  const std::size_t end = std::min(head.find('\n'), head.size() - 1) + 1;
  const std::string_view line = head.substr(0, end);
  head.remove_prefix(end);
  return line;
}

bool equals_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

bool is_named(std::string_view line, std::string_view name) {
  return line.size() > name.size() && line[name.size()] == ':' &&
         equals_ignoring_case(line.substr(0, name.size()), name);
}

}  // namespace nonet::serve
