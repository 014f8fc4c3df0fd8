// UTF-16, as some editors save it, read as UTF-8. A byte order mark tells it; without one it is
// named and not read.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

enum class ByteOrder : bool { little, big };
// By the mark of two bytes at the start.
std::optional<ByteOrder> find_utf16_mark(std::string_view start);

// What the source gives, after what was read of it already, as UTF-8. A half of a pair without the
// other, and half a character at the end, become U+FFFD.
ByteSource decode_utf16(ByteSource source, std::string_view read_already, ByteOrder order);

}  // namespace nonet::text
