// See input_file.hpp. Packed files may hold several members one after the other (as `cat a.gz b.gz`
// makes); they read as one. A file cut short is an error, not an end. Zeros after a gzip member are
// padding, as tapes and block devices leave it.

#include "common/input_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "common/interrupt.hpp"
#include "common/packed_file.hpp"

namespace nonet::apps {
namespace {

constexpr std::size_t kRawSize = 256 * 1024;
// What is read to see what a file is. Plain bytes are read past this buffer from then on; every
// page of it that is touched costs a microsecond or two.
constexpr std::size_t kFirstSize = 16 * 1024;
// How far back Zstandard data may reach, and so how much memory it may ask for: 128 MiB, as much as
// the zstd program takes unasked.
constexpr int kLargestWindowLog = 27;

}  // namespace

// Turns packed bytes into plain ones.
class InputFile::Unpacker {
 public:
  virtual ~Unpacker() = default;
  struct Step {
    std::size_t consumed = 0, produced = 0;
    bool is_between_members = false;
    std::string error;
  };
  virtual Step unpack(std::string_view packed, char* buffer, std::size_t size) = 0;
};

class InputFile::Gzip final : public InputFile::Unpacker {
 public:
  Gzip() {
    constexpr int kGzipOnly = 16 + MAX_WBITS;
    is_ready_ = inflateInit2(&stream_, kGzipOnly) == Z_OK;
  }
  ~Gzip() override { inflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  Step unpack(std::string_view packed, char* buffer, std::size_t size) override {
    if (!is_ready_) return {0, 0, false, "out of memory"};
    if (is_between_members_) {
      const std::size_t padding = std::min(packed.find_first_not_of('\0'), packed.size());
      if (padding > 0) return {padding, 0, true, {}};
    }
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(packed.size());
    stream_.next_out = reinterpret_cast<Bytef*>(buffer);
    stream_.avail_out = static_cast<uInt>(size);
    const int status = inflate(&stream_, Z_NO_FLUSH);
    Step step{packed.size() - stream_.avail_in, size - stream_.avail_out, false, {}};
    is_between_members_ = status == Z_STREAM_END;
    step.is_between_members = is_between_members_;
    if (status == Z_STREAM_END) {
      inflateReset(&stream_);
    } else if (status != Z_OK && status != Z_BUF_ERROR) {
      step.error = "the gzip data is damaged";
    }
    return step;
  }

 private:
  z_stream stream_{};
  bool is_ready_ = false;
  bool is_between_members_ = false;
};

class InputFile::Zstandard final : public InputFile::Unpacker {
 public:
  Zstandard() : stream_(ZSTD_createDStream()) {
    if (stream_ != nullptr) ZSTD_DCtx_setParameter(stream_, ZSTD_d_windowLogMax, kLargestWindowLog);
  }
  ~Zstandard() override { ZSTD_freeDStream(stream_); }
  Zstandard(const Zstandard&) = delete;
  Zstandard& operator=(const Zstandard&) = delete;

  Step unpack(std::string_view packed, char* buffer, std::size_t size) override {
    if (stream_ == nullptr) return {0, 0, false, "out of memory"};
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ZSTD_outBuffer out{buffer, size, 0};
    const std::size_t status = ZSTD_decompressStream(stream_, &out, &in);
    Step step{in.pos, out.pos, status == 0, {}};
    if (ZSTD_getErrorCode(status) == ZSTD_error_frameParameter_windowTooLarge) {
      step.error =
          "its Zstandard window is larger than 128 MiB; pack it again without --long, or with "
          "--long=27";
    } else if (ZSTD_isError(status) != 0) {
      step.error = std::string("the Zstandard data is damaged: ") + ZSTD_getErrorName(status);
    }
    return step;
  }

 private:
  ZSTD_DStream* stream_;
};

class InputFile::Puzzles final : public InputFile::Unpacker {
 public:
  Step unpack(std::string_view packed, char* buffer, std::size_t size) override {
    using Found = PuzzleUnpacker::Found;
    Step step;
    if (used_ == lines_.size()) {
      lines_.clear();
      used_ = 0;
      Found found = unpacker_.unpack(lines_);
      if (found == Found::more_wanted) {
        unpacker_.take(packed);
        step.consumed = packed.size();
        found = unpacker_.unpack(lines_);
      }
      if (found == Found::damage) step.error = "the packed puzzles are damaged";
    }
    step.produced = lines_.copy(buffer, size, used_);
    used_ += step.produced;
    step.is_between_members = used_ == lines_.size() && unpacker_.is_between();
    return step;
  }

 private:
  PuzzleUnpacker unpacker_;
  std::string lines_;
  std::size_t used_ = 0;
};

InputFile::InputFile(const std::string& path) : label_(path == "-" ? "stdin" : path) {
  descriptor_ = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) {
    error_ = std::strerror(errno);
    return;
  }
  struct stat status {};
  if (fstat(descriptor_, &status) != 0) {
    error_ = std::strerror(errno);
  } else if (S_ISDIR(status.st_mode)) {
    error_ = "it is a directory; name a file in it";
  } else if (S_ISREG(status.st_mode)) {
    bytes_total_ = static_cast<std::uint64_t>(status.st_size);
  }
}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::size_t InputFile::read_raw(char* buffer, std::size_t size) {
  while (!raw_ended_ && error_.empty()) {
    if (!wait_for_input(descriptor_)) {
      raw_ended_ = true;
      break;
    }
    const ssize_t got = ::read(descriptor_, buffer, size);
    if (got > 0) {
      bytes_read_ += static_cast<std::uint64_t>(got);
      return static_cast<std::size_t>(got);
    }
    if (got == 0) {
      raw_ended_ = true;
    } else if (errno != EINTR) {
      error_ = std::strerror(errno);
    }
  }
  return 0;
}

bool InputFile::is_ready() const {
  return !ahead().empty() || raw_ended_ || !error_.empty() || has_input(descriptor_);
}

std::size_t InputFile::refill() {
  if (!ahead().empty()) return ahead().size();
  packed_size_ = read_raw(packed_.get(), kRawSize);
  packed_used_ = 0;
  return packed_size_;
}

void InputFile::choose_unpacker() {
  using namespace std::string_view_literals;
  is_chosen_ = true;
  // Four bytes tell the kinds apart; a pipe may hand them over one by one.
  packed_.reset(new char[kRawSize]);  // not cleared: a short input fills a page or two
  packed_size_ = packed_used_ = 0;
  while (packed_size_ < 4) {
    const std::size_t got = read_raw(packed_.get() + packed_size_, kFirstSize - packed_size_);
    if (got == 0) break;
    packed_size_ += got;
  }
  const std::string_view head = ahead();
  // A frame, or one to pass over, as some programs write before the first.
  const bool is_passed_over =
      head.size() >= 4 && (head[0] & 0xf0) == 0x50 && head.substr(1).starts_with("\x2a\x4d\x18"sv);
  if (head.starts_with("\x1f\x8b"sv)) {
    unpacker_ = std::make_unique<Gzip>();
    return;
  }
  if (head.starts_with("\x28\xb5\x2f\xfd"sv) || is_passed_over) {
    unpacker_ = std::make_unique<Zstandard>();
  } else if (head.starts_with(kPackedMagic.substr(0, 4))) {
    unpacker_ = std::make_unique<Puzzles>();
  } else {
    return;
  }
  if (bytes_total_ > 0) seek_table_ = SeekTable::read(descriptor_, bytes_total_);
}

bool InputFile::is_packed_puzzles() {
  if (!is_chosen_) choose_unpacker();
  return dynamic_cast<const Puzzles*>(unpacker_.get()) != nullptr;
}

std::optional<std::uint64_t> InputFile::content_size() {
  if (!is_chosen_) choose_unpacker();
  if (seek_table_) return seek_table_->content_size();
  if (unpacker_ != nullptr || bytes_total_ == 0) return std::nullopt;
  return bytes_total_;
}

void InputFile::select(std::uint64_t begin, std::uint64_t end) {
  if (!is_chosen_) choose_unpacker();
  left_ = end - begin;
  skip_ = begin;
  if (unpacker_ == nullptr && bytes_total_ > 0) {
    jump(begin);
    skip_ = 0;
  } else if (seek_table_) {
    const SeekTable::Place place = seek_table_->find(begin);
    jump(place.packed);
    skip_ = begin - place.content;
  }
}

// Reading goes on there.
void InputFile::jump(std::uint64_t begin) {
  packed_size_ = packed_used_ = 0;
  bytes_read_ = 0;
  raw_ended_ = false;
  if (lseek(descriptor_, static_cast<off_t>(begin), SEEK_SET) < 0) error_ = std::strerror(errno);
}

std::size_t InputFile::read(char* buffer, std::size_t size) {
  while (skip_ > 0) {
    const std::size_t got = read_content(buffer, std::min<std::uint64_t>(size, skip_));
    if (got == 0) return 0;
    skip_ -= got;
  }
  const std::size_t got = read_content(buffer, std::min<std::uint64_t>(size, left_));
  left_ -= got;
  return got;
}

std::size_t InputFile::read_content(char* buffer, std::size_t size) {
  if (!error_.empty() || size == 0) return 0;
  if (!is_chosen_) choose_unpacker();
  if (unpacker_ == nullptr) {
    if (ahead().empty()) return read_raw(buffer, size);
    const std::size_t part = ahead().copy(buffer, size);
    packed_used_ += part;
    return part;
  }
  while (error_.empty()) {
    const bool is_at_end = refill() == 0;
    if (!error_.empty() || (is_at_end && is_between_members_)) return 0;
    const std::string_view waiting = ahead();
    const Unpacker::Step step = unpacker_->unpack(waiting, buffer, size);
    packed_used_ += step.consumed;
    error_ = step.error;
    is_between_members_ = step.is_between_members;
    if (step.produced > 0) return step.produced;
    if (is_at_end && error_.empty() && !is_between_members_) error_ = "the packed data ends early";
  }
  return 0;
}

}  // namespace nonet::apps
