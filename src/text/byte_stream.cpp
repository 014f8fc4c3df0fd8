// The buffer between a byte source and the readers; byte_stream.hpp says what it promises.

#include "text/byte_stream.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "text/utf16.hpp"

namespace nonet::text {
namespace {
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kShownOfLongLine = 200;

// Where the line ends: the index of its LF or CR, npos if neither is there yet.
std::size_t find_end(std::string_view bytes) {
  const void* feed = std::memchr(bytes.data(), '\n', bytes.size());
  const std::size_t line =
      feed == nullptr ? bytes.size()
                      : static_cast<std::size_t>(static_cast<const char*>(feed) - bytes.data());
  const std::size_t carriage_return = bytes.substr(0, line).find('\r');
  if (carriage_return != std::string_view::npos) return carriage_return;
  return feed == nullptr ? std::string_view::npos : line;
}
// Whether the lines are 81 digits and dots and this end. '.' '/' '0' ... '9' stand in a row,
// and '/' is in the way: without a branch, and in largest and smallest bytes, which compilers take
// sixteen at a time; with truth values they do not, and it takes four times as long.
bool are_plain(const char* bytes, std::size_t lines, char end) {
  constexpr std::size_t kStep = 16;
  std::array<unsigned char, kStep> most{}, least;
  least.fill(255);
  bool have_ends = true;
  for (std::size_t i = 0; i < lines; ++i, bytes += kCells + 1) {
    for (std::size_t at = 0; at < kCells; at += kStep) {
      const char* from = bytes + std::min(at, kCells - kStep);  // the last overlap
      for (std::size_t k = 0; k < kStep; ++k) {
        const auto from_dot = static_cast<unsigned char>(from[k] - '.');
        const auto from_slash = static_cast<unsigned char>(from_dot ^ 1U);
        most[k] = std::max(most[k], from_dot);
        least[k] = std::min(least[k], from_slash);
      }
    }
    have_ends &= bytes[kCells] == end;
  }
  unsigned char highest = 0, lowest = 255;
  for (std::size_t k = 0; k < kStep; ++k) {
    highest = std::max(highest, most[k]);
    lowest = std::min(lowest, least[k]);
  }
  return have_ends && highest <= '9' - '.' && lowest > 0;
}

// How many of the lines are, up to the first that is not. Some at a time: one answer is as dear as
// looking at a line.
std::size_t count_plain(const char* bytes, std::size_t lines) {
  constexpr std::size_t kLine = kCells + 1, kSome = 32;
  std::size_t count = 0;
  while (lines - count >= kSome && are_plain(bytes + count * kLine, kSome, '\n')) count += kSome;
  while (count < lines && are_plain(bytes + count * kLine, 1, '\n')) ++count;
  return count;
}

}  // namespace

ByteSource source_of(std::string_view text) {
  return [text](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, size);
    text.remove_prefix(count);
    return count;
  };
}

bool ByteStream::fill() {
  if (is_over_) return false;
  if (begin_ > 0) {
    std::copy(buffer_.get() + begin_, buffer_.get() + end_, buffer_.get());
    end_ -= begin_;
    dropped_ += begin_;
    begin_ = 0;
  }
  if (end_ == size_) {
    size_ = std::max(2 * kHeadSize, 2 * size_);
    std::unique_ptr<char[]> larger(new char[size_]);
    std::copy(buffer_.get(), buffer_.get() + end_, larger.get());
    buffer_ = std::move(larger);
  }
  const std::size_t got = source_(buffer_.get() + end_, size_ - end_);
  end_ += got;
  if (got == 0) is_over_ = true;
  return got > 0;
}

void ByteStream::skip_byte_order_mark() {
  if (has_started_) return;
  has_started_ = true;
  while (waiting().size() < kByteOrderMark.size() && fill()) {
  }
  if (waiting().substr(0, kByteOrderMark.size()) == kByteOrderMark) begin_ += kByteOrderMark.size();
  if (const std::optional<ByteOrder> order = find_utf16_mark(waiting())) {
    source_ = decode_utf16(std::move(source_), waiting().substr(2), *order);
    dropped_ += end_;
    begin_ = end_ = 0;
    is_over_ = false;
  }
}

std::string_view ByteStream::head() {
  skip_byte_order_mark();
  // One byte more, to know whether the head is all there is.
  while (waiting().size() <= kHeadSize && fill()) {
  }
  return waiting().substr(0, kHeadSize);
}

std::optional<std::string_view> ByteStream::first_line(FunctionRef<bool(std::string_view)> counts) {
  skip_byte_order_mark();
  std::size_t begin = 0;
  while (true) {
    const std::string_view rest = waiting().substr(begin);
    const std::size_t end = find_end(rest);
    if (end != std::string_view::npos) {
      if (counts(rest.substr(0, end))) return rest.substr(0, end);
      begin += end + 1;  // of CR LF the LF is an empty line more, which does not count
    } else if (waiting().size() > kHeadSize || !fill()) {
      return std::nullopt;
    }
  }
}

std::optional<std::string_view> ByteStream::line_at_hand() const {
  const std::string_view bytes = waiting();
  const std::size_t end = find_end(bytes);
  if (end == std::string_view::npos) {
    if ((is_over_ && !bytes.empty()) || bytes.size() > kMaxLine) return bytes;
    return std::nullopt;
  }
  // A CR at the end of what is there may be half of CR LF.
  if (bytes[end] == '\r' && end + 1 == bytes.size() && !is_over_) return std::nullopt;
  return bytes.substr(0, end);
}

bool ByteStream::fill_without_waiting() { return !is_over_ && is_ready() && fill(); }

RawLine ByteStream::take(std::size_t length, std::size_t end_length) {
  const RawLine line = {waiting().substr(0, length), line_, false};
  begin_ += length + end_length;
  ++line_;
  return line;
}

std::optional<RawLine> ByteStream::next_line() {
  skip_byte_order_mark();
  std::size_t seen = 0;  // bytes known to hold no line end
  for (;;) {
    const std::string_view bytes = waiting();
    const std::size_t end = find_end(bytes.substr(seen));
    if (end != std::string_view::npos) {
      const std::size_t length = seen + end;
      if (length > kMaxLine) return skip_long_line();
      if (bytes[length] == '\n') return take(length, 1);
      // A CR: is it one half of CR LF? The next byte tells.
      if (length + 1 < bytes.size()) return take(length, bytes[length + 1] == '\n' ? 2 : 1);
      if (!fill()) return take(length, 1);
      seen = length;
      continue;
    }
    if (bytes.size() > kMaxLine) return skip_long_line();
    seen = bytes.size();
    if (fill()) continue;
    if (bytes.empty()) return std::nullopt;
    return take(bytes.size(), 0);
  }
}

// Lines that end in LF and lie one behind the other are copied together.
std::size_t ByteStream::take_plain_run(std::string& lines, std::size_t wanted) {
  constexpr std::size_t kLine = kCells + 1;
  const char* bytes = buffer_.get() + begin_;
  const std::size_t most = std::min(wanted, (end_ - begin_) / kLine);
  const std::size_t taken = count_plain(bytes, most);
  if (taken > 1) lines.reserve(lines.size() + wanted * kLine);  // so that it grows once
  lines.append(bytes, taken * kLine);
  begin_ += taken * kLine;
  line_ += static_cast<long>(taken);
  return taken;
}

std::size_t ByteStream::take_plain_lines(std::string& lines, std::size_t most) {
  constexpr std::size_t kLine = kCells + 1;
  skip_byte_order_mark();
  std::size_t taken = 0;
  while (taken < most) {
    // A shorter line is no plain one; nothing is awaited after it.
    while (end_ - begin_ < kLine && find_end(waiting()) == std::string_view::npos &&
           (taken == 0 || is_ready()) && fill()) {
    }
    if (end_ - begin_ < kLine) break;
    if (const std::size_t run = take_plain_run(lines, most - taken); run > 0) {
      taken += run;
      continue;
    }
    // With CR LF. A CR may be half of that.
    if (buffer_[begin_ + kCells] != '\r') break;
    if (end_ - begin_ == kLine && (taken > 0 || !fill())) break;
    const char* bytes = buffer_.get() + begin_;
    if (bytes[kLine] != '\n' || !are_plain(bytes, 1, '\r')) break;
    lines.append(bytes, kCells).push_back('\n');
    begin_ += kLine + 1;
    ++line_;
    ++taken;
  }
  return taken;
}

RawLine ByteStream::skip_long_line() {
  long_line_ = waiting().substr(0, kShownOfLongLine);
  const long number = line_;
  for (;;) {
    const std::size_t end = find_end(waiting());
    if (end == std::string_view::npos) {
      begin_ = end_;
      if (!fill()) break;
      continue;
    }
    begin_ += end;
    if (waiting().size() < 2) fill();
    const bool is_pair = waiting().substr(0, 2) == "\r\n";
    begin_ += is_pair ? 2 : 1;
    break;
  }
  ++line_;
  return {long_line_, number, true};
}

int ByteStream::peek() {
  skip_byte_order_mark();
  if (waiting().empty() && !fill()) return -1;
  return static_cast<unsigned char>(buffer_[begin_]);
}

int ByteStream::get() {
  const int byte = peek();
  if (byte < 0) return byte;
  ++begin_;
  ++column_;
  if (byte == '\n' || (byte == '\r' && peek() != '\n')) {
    ++line_;
    column_ = 1;
  }
  return byte;
}

}  // namespace nonet::text
