// Slice: a piece of an input that is one puzzle a line, answered as if all of it had been read:
// lines and puzzles are counted from the start of the whole, and what stands before the first
// answer and behind the last is left to the first piece and the last.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "common/input_file.hpp"
#include "common/sha256.hpp"

namespace nonet::cli {

struct Slice {
  std::uint64_t begin = 0, end = 0;  // bytes of the content
  std::uint64_t line = 1;            // number of its first line
  std::uint64_t index = 1;           // of its first puzzle
  std::uint64_t puzzles = 0;         // in it
  std::uint64_t total = 0;           // in the whole
  bool is_first = true, is_last = true;
  std::string header;  // the lines that say what columns mean, where the slice is not the first
  apps::Sha256* sum = nullptr;  // of what is read of it
};

// What a slice reads: the header, then its bytes.
class SliceSource {
 public:
  SliceSource(apps::InputFile& input, const Slice& slice) : input_(input), slice_(slice) {
    input_.select(slice.begin, slice.end);
  }
  std::size_t read(char* buffer, std::size_t size) {
    const std::size_t head = slice_.header.copy(buffer, size, used_);
    used_ += head;
    if (head > 0) return head;
    const std::size_t got = input_.read(buffer, size);
    if (slice_.sum != nullptr) slice_.sum->add({buffer, got});
    return got;
  }
  // From a line as it is read to that of the whole.
  long line_of(long line) const {
    return line - static_cast<long>(std::count(slice_.header.begin(), slice_.header.end(), '\n')) +
           static_cast<long>(slice_.line) - 1;
  }

 private:
  apps::InputFile& input_;
  const Slice& slice_;
  std::size_t used_ = 0;  // of the header
};

}  // namespace nonet::cli
