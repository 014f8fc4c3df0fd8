// JSON with what other programs get wrong put right, where the rest of it can still be read.
#pragma once

#include <string>
#include <string_view>

namespace nonet::text {

// The same text, byte for byte as long, so that places in it stay true. Half a surrogate pair and
// bytes that are no UTF-8 become another character; numbers that JSON or a double cannot hold (NaN,
// 1e999, 007) become an empty object, which is neither a cell nor a word.
std::string mended_json(std::string_view source);

}  // namespace nonet::text
