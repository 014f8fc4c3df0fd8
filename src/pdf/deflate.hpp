// Deflate: bytes packed as PDF readers unpack them (RFC 1950, 1951), by the standard library alone,
// so that a page in a browser packs the same bytes.
#pragma once

#include <string>
#include <string_view>

namespace nonet::pdf {

std::string deflate(std::string_view bytes);

}  // namespace nonet::pdf
