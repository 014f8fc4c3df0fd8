// See seek_table.hpp. All numbers are little-endian:
//
//   0x184D2A5E | size of the rest | frames: packed size, content size | count | flags | 0x8F92EAB1
//
// A flag says that each frame has a checksum as well; ours do not, the frames carry their own.

#include "common/seek_table.hpp"

#include <unistd.h>

#include <algorithm>
#include <string_view>

#include "common/little_endian.hpp"

namespace nonet::apps {
namespace {

constexpr std::uint32_t kSkippable = 0x184D2A5E, kSeekable = 0x8F92EAB1;
constexpr std::size_t kHead = 8, kFooter = 9;
constexpr unsigned char kHasSums = 0x80, kReserved = 0x7c;

bool read_at(int descriptor, std::uint64_t at, std::string& bytes) {
  for (std::size_t have = 0; have < bytes.size();) {
    const ssize_t got =
        pread(descriptor, bytes.data() + have, bytes.size() - have, static_cast<off_t>(at + have));
    if (got <= 0) return false;
    have += static_cast<std::size_t>(got);
  }
  return true;
}

}  // namespace

void SeekTable::add(std::uint32_t packed, std::uint32_t content) {
  frames_.push_back({packed_size_, content_size_, packed, content});
  packed_size_ += packed;
  content_size_ += content;
}

SeekTable::Place SeekTable::find(std::uint64_t content) const {
  const auto after = std::upper_bound(
      frames_.begin(), frames_.end(), content,
      [](std::uint64_t at, const Frame& frame) { return at < frame.content_begin; });
  if (after == frames_.begin()) return {0, 0};
  return {after[-1].packed_begin, after[-1].content_begin};
}

std::string SeekTable::bytes() const {
  std::string table;
  put_number(table, kSkippable);
  put_number(table, static_cast<std::uint32_t>(8 * frames_.size() + kFooter));
  for (const Frame& frame : frames_) {
    put_number(table, frame.packed);
    put_number(table, frame.content);
  }
  put_number(table, static_cast<std::uint32_t>(frames_.size()));
  table += '\0';
  put_number(table, kSeekable);
  return table;
}

std::optional<SeekTable> SeekTable::read(int descriptor, std::uint64_t file_size) {
  std::string footer(kFooter, '\0');
  if (file_size < kHead + kFooter || !read_at(descriptor, file_size - kFooter, footer)) {
    return std::nullopt;
  }
  const auto flags = static_cast<unsigned char>(footer[4]);
  if (number_at(footer, 5) != kSeekable || (flags & kReserved) != 0) return std::nullopt;
  const std::uint64_t count = number_at(footer, 0);
  const std::size_t width = (flags & kHasSums) != 0 ? 12 : 8;
  const std::uint64_t size = kHead + count * width + kFooter;
  if (size > file_size) return std::nullopt;
  std::string bytes(size, '\0');
  if (!read_at(descriptor, file_size - size, bytes)) return std::nullopt;
  if (number_at(bytes, 0) != kSkippable || number_at(bytes, 4) != size - kHead) return std::nullopt;
  SeekTable table;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::size_t at = kHead + i * width;
    table.add(number_at(bytes, at), number_at(bytes, at + 4));
  }
  // The frames and the table are the file, or it is the table of another.
  if (table.packed_size_ + size != file_size) return std::nullopt;
  return table;
}

}  // namespace nonet::apps
