// InputFile: a file or standard input as a stream of bytes, unpacked on the way if it is gzip or
// Zstandard. What it is decides its first bytes, never its name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "common/seek_table.hpp"

namespace nonet::apps {

class InputFile {
 public:
  // "-" is standard input. Failure shows in `error`.
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  // Up to `size` bytes of the unpacked content; 0 at the end or after an error.
  std::size_t read(char* buffer, std::size_t size);

  // Before the first `read`: only the content from `begin` up to `end`. In a plain file, and in
  // Zstandard frames with a table (SeekTable), reading begins there; otherwise all that stands
  // before is unpacked and dropped.
  void select(std::uint64_t begin, std::uint64_t end);
  // Whether it holds packed puzzles, so that all lines of the content are of one length.
  bool is_packed_puzzles();
  // Of the content, if it is known without reading it all.
  std::optional<std::uint64_t> content_size();

  // Whether `read` has something, or the end, without waiting.
  bool is_ready() const;

  const std::string& label() const { return label_; }         // the path, or "stdin", for messages
  const std::string& error() const { return error_; }         // empty while all is well
  std::uint64_t bytes_read() const { return bytes_read_; }    // of the file, packed or not
  std::uint64_t bytes_total() const { return bytes_total_; }  // 0 if unknown

 private:
  class Unpacker;
  class Gzip;
  class Zstandard;
  class Puzzles;

  std::size_t read_content(char* buffer, std::size_t size);
  std::size_t read_raw(char* buffer, std::size_t size);
  void jump(std::uint64_t begin);
  std::string_view ahead() const {
    return {packed_.get() + packed_used_, packed_size_ - packed_used_};
  }
  std::size_t refill();  // bytes now waiting in packed_
  void choose_unpacker();

  std::string label_;
  std::string error_;
  int descriptor_ = -1;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_total_ = 0;
  std::unique_ptr<char[]> packed_;  // raw bytes read ahead
  std::size_t packed_size_ = 0;     // how many there are
  std::size_t packed_used_ = 0;     // how many of them are spent
  std::uint64_t skip_ = 0;          // of the content, unread before what is selected
  std::uint64_t left_ = ~std::uint64_t{0};
  bool raw_ended_ = false;
  bool is_chosen_ = false;
  bool is_between_members_ = false;     // of a packed file: it may end here
  std::unique_ptr<Unpacker> unpacker_;  // none: the bytes are the content
  std::optional<SeekTable> seek_table_;
};

}  // namespace nonet::apps
