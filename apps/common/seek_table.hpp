// SeekTable: where the frames of a Zstandard file begin, in the file and in its content, as the
// Zstandard seekable format has it: a skippable frame at the end, which other programs pass over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet::apps {

class SeekTable {
 public:
  // As a frame of its own, to be written after the others.
  std::string bytes() const;
  // Of an open file of so many bytes; nothing if there is none that fits.
  static std::optional<SeekTable> read(int descriptor, std::uint64_t file_size);

  void add(std::uint32_t packed, std::uint32_t content);
  struct Place {
    std::uint64_t packed, content;
  };
  Place find(std::uint64_t content) const;  // the last frame that begins at or before it
  std::uint64_t content_size() const { return content_size_; }

 private:
  struct Frame {
    std::uint64_t packed_begin, content_begin;
    std::uint32_t packed, content;
  };
  std::vector<Frame> frames_;
  std::uint64_t packed_size_ = 0, content_size_ = 0;
};

}  // namespace nonet::apps
