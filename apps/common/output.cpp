// See output.hpp.

#include "common/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "common/packed_file.hpp"

namespace nonet::apps {
namespace {

constexpr std::size_t kBufferSize = 64 * 1024;

// Where a name leads to, so that a link stays a link and the file behind it is replaced, or made
// if the link leads to nothing yet.
std::string follow_links(std::string path) {
  constexpr int kMaxLinks = 40;
  std::array<char, PATH_MAX> target{};
  for (int i = 0; i < kMaxLinks; ++i) {
    const ssize_t size = readlink(path.c_str(), target.data(), target.size());
    if (size <= 0) break;
    const std::string_view next(target.data(), static_cast<std::size_t>(size));
    const std::size_t folder = next.front() == '/' ? 0 : path.find_last_of('/') + 1;
    path = path.substr(0, folder).append(next);
  }
  return path;
}

// The permissions of a new file, or of the one that is replaced. Its owner and group too: only
// root, or a member of the group, can hand them on, so a refusal is no failure.
bool dress_as(int descriptor, const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) {
    const mode_t mask = umask(0);
    umask(mask);
    return fchmod(descriptor, 0666U & ~mask) == 0;
  }
  if (fchown(descriptor, status.st_uid, status.st_gid) != 0) errno = 0;
  return fchmod(descriptor, status.st_mode & 0777U) == 0;
}

}  // namespace

Output::Output(const std::string& path, Packing packing) {
  // A closed pipe and a file that may not grow shall be answers of `write`, not a death.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  packer_ = packing == Packing::puzzles     ? make_puzzle_packer()
            : packing == Packing::zstandard ? make_packer(".zst")
                                            : make_packer(path);
  if (path.empty() || path == "-") {
    descriptor_ = STDOUT_FILENO;
    is_terminal_ = isatty(descriptor_) == 1;
    return;
  }
  label_ = "'" + path + "'";
  struct stat status {};
  const bool is_there = stat(path.c_str(), &status) == 0;
  if (!is_there && errno != ENOENT) {
    error_ = std::strerror(errno);  // links in a circle, a file where a folder should be
    return;
  }
  if (is_there && !S_ISREG(status.st_mode)) {
    // A device or a named pipe cannot be replaced; it is written as it is.
    descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) error_ = std::strerror(errno);
    return;
  }
  open_beside(follow_links(path));
}

void Output::open_beside(const std::string& path) {
  if (access(path.c_str(), F_OK) == 0 && access(path.c_str(), W_OK) != 0) {
    error_ = std::strerror(errno);  // renaming would get around a write protection; we do not
    return;
  }
  place_ = path;
  temporary_ = path + ".XXXXXX";
  descriptor_ = mkstemp(temporary_.data());
  if (descriptor_ < 0) {
    error_ = std::strerror(errno);
    temporary_.clear();
    return;
  }
  unfinished_ = UnfinishedFile(temporary_);
  if (!dress_as(descriptor_, path)) error_ = std::strerror(errno);
}

Output::~Output() {
  if (descriptor_ > STDERR_FILENO) close(descriptor_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

void Output::send(std::string_view text) {
  while (!text.empty() && is_wanted()) {
    const ssize_t sent = ::write(descriptor_, text.data(), text.size());
    if (sent >= 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EPIPE) {
      is_closed_ = true;
    } else if (errno != EINTR) {
      error_ = std::strerror(errno);
    }
  }
}

void Output::write(std::string_view text) {
  if (!is_wanted()) return;
  if (packer_ == nullptr && text.size() >= kBufferSize) {  // much at once goes out as it is
    flush();
    return send(text);
  }
  buffer_ += text;
  if (buffer_.size() >= kBufferSize || is_terminal_) flush();
}

void Output::flush() {
  if (packer_ == nullptr) {
    send(buffer_);
  } else {
    // Packed bytes go out as they come: a file that is packed is for nobody to read before its end.
    packer_->add(buffer_, [this](std::string_view packed) { send(packed); });
  }
  buffer_.clear();
}

bool Output::close_file() {
  flush();
  if (packer_ != nullptr) packer_->end([this](std::string_view packed) { send(packed); });
  return error_.empty();
}

bool Output::put_in_place(const std::string& path) {
  const bool is_safe = fsync(descriptor_) == 0 && close(descriptor_) == 0;
  descriptor_ = -1;
  if (!is_safe || std::rename(temporary_.c_str(), path.c_str()) != 0) {
    error_ = std::strerror(errno);
    return false;
  }
  temporary_.clear();
  unfinished_.release();
  return true;
}

bool Output::finish() {
  if (!close_file()) return false;
  if (!temporary_.empty()) return put_in_place(place_);
  // A full disk may only show when the file is closed. Standard output is others' as well: closing
  // a second name for it shows the same.
  const int closed = descriptor_ == STDOUT_FILENO ? dup(descriptor_) : descriptor_;
  if (!is_closed_ && descriptor_ >= 0 && close(closed) != 0) error_ = std::strerror(errno);
  descriptor_ = -1;
  return error_.empty();
}

bool Output::keep_partial() {
  return !temporary_.empty() && close_file() && put_in_place(place_ + ".partial");
}

std::string Output::partial_label() const {
  return label_.substr(0, label_.size() - 1) + ".partial'";
}

}  // namespace nonet::apps
