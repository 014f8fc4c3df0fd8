// See external_sort.hpp. A run is written once and read once, both through a buffer. As soon as
// there are kFan runs of one level they become one of the next: so any amount of input needs few
// files at a time, and a record is written as often as there are levels.

#include "common/external_sort.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <queue>
#include <span>
#include <utility>

namespace nonet::apps {
namespace {

using Length = std::uint32_t;

constexpr std::ptrdiff_t kFan = 16;
constexpr std::size_t kLeastBuffer = 4096;
constexpr std::size_t kBlock = 1 << 18;

std::string_view record_at(const char* at) {
  Length length = 0;
  std::memcpy(&length, at, sizeof length);
  return {at + sizeof length, length};
}

std::string temporary_folder() {
  const char* folder = std::getenv("TMPDIR");
  return folder == nullptr || *folder == '\0' ? "/tmp" : folder;
}

}  // namespace

// A sorted file without a name.
class ExternalSort::SortedRun {
 public:
  SortedRun() {
    std::string path = temporary_folder() + "/nonet-sort-XXXXXX";
    descriptor_ = mkstemp(path.data());
    if (descriptor_ < 0) return;
    unlink(path.c_str());
  }
  ~SortedRun() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  SortedRun(const SortedRun&) = delete;
  SortedRun& operator=(const SortedRun&) = delete;

  bool is_open() const { return descriptor_ >= 0; }

  int level = 0;

  bool write(std::string_view bytes) {
    buffer_ += bytes;
    return buffer_.size() < kWriteBuffer || flush();
  }
  bool end_writing() { return flush() && lseek(descriptor_, 0, SEEK_SET) == 0; }

  void set_buffer(std::size_t size) { read_size_ = std::max(size, kLeastBuffer); }
  // The next record; false at the end, or where the disk fails.
  bool read(std::string& record) {
    Length length = 0;
    if (!take(reinterpret_cast<char*>(&length), sizeof length)) return false;
    record.resize(length);
    return take(record.data(), length);
  }
  bool has_failed() const { return has_failed_; }

 private:
  static constexpr std::size_t kWriteBuffer = 1 << 16;

  bool flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
      const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return false;
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
    return true;
  }

  bool take(char* to, std::size_t size) {
    while (size > 0) {
      if (used_ == buffer_.size() && !refill()) return false;
      const std::size_t part = std::min(size, buffer_.size() - used_);
      std::memcpy(to, buffer_.data() + used_, part);
      used_ += part;
      to += part;
      size -= part;
    }
    return true;
  }
  bool refill() {
    buffer_.resize(read_size_);
    used_ = 0;
    ssize_t got = 0;
    do {
      got = ::read(descriptor_, buffer_.data(), buffer_.size());
    } while (got < 0 && errno == EINTR);
    has_failed_ = has_failed_ || got < 0;
    buffer_.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return got > 0;
  }

  int descriptor_ = -1;
  std::string buffer_;  // what is not written yet, or read ahead
  std::size_t used_ = 0, read_size_ = kLeastBuffer;
  bool has_failed_ = false;
};

// The runs as one: always the smallest of their first records.
class ExternalSort::Merge {
 public:
  Merge(std::span<const std::unique_ptr<SortedRun>> runs, std::size_t key_size, std::size_t memory)
      : runs_(runs), records_(runs.size()), heap_(Later{*this}), key_size_(key_size) {
    for (std::size_t i = 0; i < runs.size(); ++i) {
      runs[i]->set_buffer(memory / runs.size());
      advance(i);
    }
  }

  bool empty() const { return heap_.empty(); }
  const std::string& first() const { return records_[heap_.top()]; }
  void pop() {
    const std::size_t run = heap_.top();
    heap_.pop();
    advance(run);
  }
  bool has_failed() const {
    return std::any_of(runs_.begin(), runs_.end(),
                       [](const std::unique_ptr<SortedRun>& run) { return run->has_failed(); });
  }

 private:
  struct Later {
    const Merge& merge;
    bool operator()(std::size_t a, std::size_t b) const {
      const int order =
          std::memcmp(merge.records_[a].data(), merge.records_[b].data(), merge.key_size_);
      return order > 0;
    }
  };

  void advance(std::size_t run) {
    if (runs_[run]->read(records_[run])) heap_.push(run);
  }

  std::span<const std::unique_ptr<SortedRun>> runs_;
  std::vector<std::string> records_;  // the first of each run
  std::priority_queue<std::size_t, std::vector<std::size_t>, Later> heap_;
  std::size_t key_size_;
};

ExternalSort::ExternalSort(std::size_t key_size, std::size_t memory)
    : key_size_(key_size), memory_(memory) {}
ExternalSort::~ExternalSort() = default;

bool ExternalSort::fail(const std::string& what) {
  if (error_.empty()) error_ = what + " in " + temporary_folder() + ": " + std::strerror(errno);
  return false;
}

void ExternalSort::sort_here() {
  std::sort(order_.begin(), order_.end(), [this](const char* a, const char* b) {
    return std::memcmp(a + sizeof(Length), b + sizeof(Length), key_size_) < 0;
  });
}

bool ExternalSort::spill() {
  sort_here();
  auto run = std::make_unique<SortedRun>();
  if (!run->is_open()) return fail("cannot make a temporary file");
  for (const char* at : order_) {
    const std::string_view whole(at, sizeof(Length) + record_at(at).size());
    if (!run->write(whole)) return fail("cannot write a temporary file");
  }
  if (!run->end_writing()) return fail("cannot write a temporary file");
  blocks_.clear();
  order_.clear();
  held_ = 0;
  runs_.push_back(std::move(run));
  return merge_runs();
}

bool ExternalSort::merge_runs() {
  for (;;) {
    const int level = runs_.back()->level;
    const auto same = std::count_if(runs_.begin(), runs_.end(),
                                    [level](const auto& run) { return run->level == level; });
    if (same < kFan) return true;
    auto all = std::make_unique<SortedRun>();
    if (!all->is_open()) return fail("cannot make a temporary file");
    all->level = level + 1;
    const std::span runs(runs_);
    Merge merge(runs.last(kFan), key_size_, memory_);
    for (; !merge.empty(); merge.pop()) {
      const auto length = static_cast<Length>(merge.first().size());
      const std::string_view head(reinterpret_cast<const char*>(&length), sizeof length);
      if (!all->write(head) || !all->write(merge.first())) {
        return fail("cannot write a temporary file");
      }
    }
    if (merge.has_failed()) return fail("cannot read a temporary file");
    if (!all->end_writing()) return fail("cannot write a temporary file");
    runs_.erase(runs_.end() - kFan, runs_.end());
    runs_.push_back(std::move(all));
  }
}

bool ExternalSort::add(std::string_view record) {
  if (!error_.empty()) return false;
  const std::size_t size = sizeof(Length) + record.size();
  const std::size_t whole = size + sizeof(const char*);
  if (!order_.empty() && held_ + whole > memory_ && !spill()) return false;
  if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < size) {
    blocks_.emplace_back().reserve(std::max(size, std::min(kBlock, memory_)));
  }
  std::string& block = blocks_.back();
  order_.push_back(block.data() + block.size());
  const auto length = static_cast<Length>(record.size());
  block.append(reinterpret_cast<const char*>(&length), sizeof length);
  block += record;
  held_ += whole;
  ++size_;
  return true;
}

bool ExternalSort::visit(FunctionRef<bool(std::string_view)> visitor) {
  if (!error_.empty()) return false;
  if (runs_.empty()) {
    sort_here();
    for (const char* at : order_) {
      if (!visitor(record_at(at))) break;
    }
    return true;
  }
  if (!order_.empty() && !spill()) return false;
  blocks_ = {};
  order_ = {};
  Merge merge(runs_, key_size_, memory_);
  for (; !merge.empty(); merge.pop()) {
    if (!visitor(merge.first())) break;
  }
  if (merge.has_failed()) return fail("cannot read a temporary file");
  return true;
}

}  // namespace nonet::apps
