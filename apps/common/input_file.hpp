// InputFile: a file or standard input as a stream of bytes, unpacked on the way if it is gzip or
// Zstandard. What it is decides its first bytes, never its name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

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

  std::size_t read_raw(char* buffer, std::size_t size);
  std::size_t refill();  // bytes now waiting in packed_
  void choose_unpacker();

  std::string label_;
  std::string error_;
  int descriptor_ = -1;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_total_ = 0;
  std::string packed_;           // raw bytes read ahead
  std::size_t packed_used_ = 0;  // how many of them are spent
  bool raw_ended_ = false;
  bool is_chosen_ = false;
  bool is_between_members_ = false;     // of a packed file: it may end here
  std::unique_ptr<Unpacker> unpacker_;  // none: the bytes are the content
};

}  // namespace nonet::apps
