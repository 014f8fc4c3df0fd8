// ByteStream: a stream of bytes, looked at by its head, by lines or byte by byte, in flat memory.
//
// A line ends at LF, CR LF or a lone CR. A line longer than kMaxLine is given as its first bytes
// with `is_too_long` set, and the rest is skipped. What comes out never depends on how many bytes
// the source hands over at a time. A byte order mark is not part of the text; one of
// UTF-16 has the rest read as that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/text.hpp"

namespace nonet::text {

inline constexpr std::size_t kHeadSize = std::size_t{64} * 1024;
inline constexpr std::size_t kMaxLine = std::size_t{1024} * 1024;

// A text in memory as a source, so that looking at it takes nothing; the text must outlive it.
ByteSource source_of(std::string_view text);

struct RawLine {
  std::string_view bytes;  // without its end; valid until the next call
  long number = 1;
  bool is_too_long = false;
};

class ByteStream {
 public:
  explicit ByteStream(ByteSource source, std::function<bool()> is_ready = {})
      : source_(std::move(source)), is_ready_(std::move(is_ready)) {}

  // The next 64 KiB, or all that is left; looking takes nothing. Valid until the next call.
  std::string_view head();
  // Whether the head, once it was looked at, is all that is left.
  bool head_is_all() const { return is_over_ && end_ - begin_ <= kHeadSize; }

  // Waits until a line is there that `counts`, or so many bytes that it is no line; that line, or
  // nothing. Only before anything is taken; takes nothing.
  std::optional<std::string_view> first_line(FunctionRef<bool(std::string_view)> counts);

  std::optional<RawLine> next_line();
  // The line that `next_line` would give, if it is there already; nothing is taken.
  std::optional<std::string_view> line_at_hand() const;
  // Takes in what the source has without waiting; false if there is nothing.
  bool fill_without_waiting();
  std::string_view waiting() const { return {buffer_.get() + begin_, end_ - begin_}; }
  bool is_over() const { return is_over_; }  // the source has ended

  // Appends the lines that come next while each is 81 digits and dots, up to `most`, every one
  // ending in LF; how many they are. A last line without an end is left to next_line. Waits for the
  // first alone.
  std::size_t take_plain_lines(std::string& lines, std::size_t most);

  // Byte by byte: the next byte, or -1 at the end. `line` and `column` are where it stands.
  int peek();
  int get();
  long line() const { return line_; }
  long column() const { return column_; }
  // How many bytes are taken.
  std::uint64_t taken() const { return dropped_ + begin_; }

 private:
  bool fill();  // false at the end of the stream
  bool is_ready() const { return !is_ready_ || is_ready_(); }
  void skip_byte_order_mark();
  RawLine take(std::size_t length, std::size_t end_length);
  std::size_t take_plain_run(std::string& lines, std::size_t wanted);
  RawLine skip_long_line();

  ByteSource source_;
  std::function<bool()> is_ready_;
  std::unique_ptr<char[]> buffer_;  // never cleared: most inputs fill a part of it
  std::size_t size_ = 0;            // of it
  std::size_t begin_ = 0, end_ = 0;
  std::uint64_t dropped_ = 0;  // bytes that stood before the buffer
  bool is_over_ = false, has_started_ = false;
  long line_ = 1, column_ = 1;
  std::string long_line_;
};

}  // namespace nonet::text
