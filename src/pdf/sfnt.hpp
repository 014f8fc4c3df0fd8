// Numbers as TrueType has them, the high byte first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::pdf {

// What lies outside is 0.
inline unsigned u8(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
}
inline unsigned u16(std::string_view bytes, std::size_t at) {
  return u8(bytes, at) << 8 | u8(bytes, at + 1);
}
inline int i16(std::string_view bytes, std::size_t at) {
  return static_cast<std::int16_t>(u16(bytes, at));
}
inline std::uint32_t u32(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint32_t>(u16(bytes, at)) << 16 | u16(bytes, at + 2);
}
inline std::string_view part(std::string_view bytes, std::size_t at, std::size_t size) {
  return at >= bytes.size() ? std::string_view() : bytes.substr(at, size);
}

inline void put16(std::string& out, std::uint32_t value) {
  out += static_cast<char>(value >> 8 & 0xff);
  out += static_cast<char>(value & 0xff);
}
inline void put32(std::string& out, std::uint32_t value) {
  put16(out, value >> 16);
  put16(out, value & 0xffff);
}
inline void set16(std::string& out, std::size_t at, std::uint32_t value) {
  if (at + 2 > out.size()) return;
  out[at] = static_cast<char>(value >> 8 & 0xff);
  out[at + 1] = static_cast<char>(value & 0xff);
}

}  // namespace nonet::pdf
