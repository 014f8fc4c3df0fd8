// The head of a request, line by line, before anybody tries to understand it: is it all here, is it
// text, is it short enough? Whatever passes is small and clean, so cpp-httplib sees nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::serve {

class HeadWatch {
 public:
  enum class Verdict : std::uint8_t { incomplete, complete, bad, long_target, long_head };

  // Looks at what is new in `bytes`, which hold what the last call saw and perhaps more.
  Verdict look(std::string_view bytes);
  std::size_t size() const { return seen_; }  // of a complete head, its empty line included
  void start_over() { *this = HeadWatch(); }

 private:
  std::size_t seen_ = 0;        // bytes looked at
  std::size_t line_begin_ = 0;  // of the line at hand
  std::size_t lines_ = 0;       // before it
  char last_ = 0;
};

// The first line, its end included, taken off the head.
std::string_view next_line(std::string_view& head);
bool is_named(std::string_view line, std::string_view name);  // "range: x" is named "Range"
bool equals_ignoring_case(std::string_view a, std::string_view b);

}  // namespace nonet::serve
