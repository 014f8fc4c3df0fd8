// Words in lines of a width, broken at blanks alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::answers {

// Where a line of words ends, unless the terminal says otherwise.
inline constexpr std::size_t kWidth = 80;
// Wraps words with an indent.
std::string wrap(std::string_view text, std::size_t indent, std::size_t width = kWidth);
// Adds every line of a text, wrapped by itself; what does not fit goes on two columns further
// right.
void add_wrapped(std::string& out, std::string_view text, std::size_t indent);

}  // namespace nonet::answers
