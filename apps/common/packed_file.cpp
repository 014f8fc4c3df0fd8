// See packed_file.hpp. Numbers are little-endian, of 32 bits.

#include "common/packed_file.hpp"

#include <zlib.h>

#include <algorithm>

#include "common/little_endian.hpp"
#include "common/seek_table.hpp"
#include "nonet/packed.hpp"

namespace nonet::apps {
namespace {

constexpr std::size_t kBlockHead = 12;  // of a block
constexpr std::uint32_t kMostPacked = 1 << 20;
constexpr std::string_view kTable = "\x5e\x2a\x4d\x18";

std::uint64_t sum_of(std::string_view lines) {
  return crc32(0, reinterpret_cast<const Bytef*>(lines.data()), static_cast<uInt>(lines.size()));
}

class PuzzlePacker final : public Packer {
 public:
  void add(std::string_view text, Sink sink) override {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      line_ += text.substr(0, end);
      if (end < text.size()) end_line(sink);
      text.remove_prefix(std::min(text.size(), end + 1));
    }
  }
  void end(Sink sink) override {
    if (!line_.empty()) end_line(sink);
    if (count_ > 0 || !has_begun_) end_block(sink);
    sink(table_.bytes());
  }

 private:
  void end_line(Sink sink) {
    // What is no puzzle is kept as a line that is none.
    const bool fits = line_.size() + 1 == kPackedLine &&
                      line_.find_first_not_of(".123456789") == std::string::npos;
    lines_ += fits ? line_ : std::string(kPackedLine - 1, '!');
    lines_ += '\n';
    line_.clear();
    if (++count_ == kPackedBlock) end_block(sink);
  }
  void end_block(Sink sink) {
    if (!std::exchange(has_begun_, true)) {
      sink(kPackedMagic);
      table_.add(static_cast<std::uint32_t>(kPackedMagic.size()), 0);
    }
    if (count_ == 0) return;
    const std::string packed = pack_puzzles(lines_);
    std::string head;
    put_number(head, packed.size());
    put_number(head, count_);
    put_number(head, sum_of(lines_));
    sink(head);
    sink(packed);
    table_.add(static_cast<std::uint32_t>(kBlockHead + packed.size()),
               static_cast<std::uint32_t>(lines_.size()));
    lines_.clear();
    count_ = 0;
  }

  std::string line_;   // not ended yet
  std::string lines_;  // of the block at hand
  std::size_t count_ = 0;
  bool has_begun_ = false;
  SeekTable table_;
};

}  // namespace

std::unique_ptr<Packer> make_puzzle_packer() { return std::make_unique<PuzzlePacker>(); }

PuzzleUnpacker::Found PuzzleUnpacker::unpack(std::string& lines) {
  while (true) {
    const std::string_view held(held_);
    if (held.size() < kPackedMagic.size()) return Found::more_wanted;
    if (held.starts_with(kPackedMagic)) {  // of the file, or of one that was put behind it
      held_.erase(0, kPackedMagic.size());
      continue;
    }
    if (held.starts_with(kTable)) {
      const std::size_t size = 8 + std::size_t{number_at(held, 4)};
      if (held.size() < size) return Found::more_wanted;
      held_.erase(0, size);
      continue;
    }
    if (held.size() < kBlockHead) return Found::more_wanted;
    const std::uint32_t size = number_at(held, 0), count = number_at(held, 4);
    if (size > kMostPacked || count == 0 || count > kPackedBlock) return Found::damage;
    if (held.size() < kBlockHead + size) return Found::more_wanted;
    const std::optional<std::string> unpacked =
        unpack_puzzles(held.substr(kBlockHead, size), count);
    if (!unpacked || sum_of(*unpacked) != number_at(held, 8)) return Found::damage;
    held_.erase(0, kBlockHead + size);
    lines = *unpacked;
    return Found::lines;
  }
}

}  // namespace nonet::apps
