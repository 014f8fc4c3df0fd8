// See packer.hpp.

#include "common/packer.hpp"

#include <zlib.h>
#include <zstd.h>

#include <array>
#include <new>

#include "common/seek_table.hpp"

namespace nonet::apps {
namespace {

constexpr std::size_t kBuffer = 64 * 1024;

class Gzip final : public Packer {
 public:
  Gzip() {
    constexpr int kGzip = 16 + MAX_WBITS;
    constexpr int kMemory = 8;  // zlib's default
    const int status = deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                                    Z_DEFAULT_STRATEGY);
    if (status != Z_OK) throw std::bad_alloc();
  }
  ~Gzip() override { deflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  void add(std::string_view text, Sink sink) override { pack(text, Z_NO_FLUSH, sink); }
  void end(Sink sink) override { pack({}, Z_FINISH, sink); }

 private:
  void pack(std::string_view text, int flush, Sink sink) {
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream_.avail_in = static_cast<uInt>(text.size());
    do {
      stream_.next_out = reinterpret_cast<Bytef*>(buffer_.data());
      stream_.avail_out = static_cast<uInt>(buffer_.size());
      deflate(&stream_, flush);
      sink({buffer_.data(), buffer_.size() - stream_.avail_out});
    } while (stream_.avail_out == 0);
  }

  z_stream stream_{};
  std::array<char, kBuffer> buffer_;
};

// Frames of their own and a table of them at the end, so that who reads may begin anywhere
// (SeekTable). A frame of 1 MiB costs some percent of packing and a few milliseconds to begin in.
class Zstandard final : public Packer {
 public:
  Zstandard() : stream_(ZSTD_createCStream()) {
    if (stream_ == nullptr) throw std::bad_alloc();
    // A sum over the content, so that damage is noticed, as in gzip.
    ZSTD_CCtx_setParameter(stream_, ZSTD_c_checksumFlag, 1);
  }
  ~Zstandard() override { ZSTD_freeCStream(stream_); }
  Zstandard(const Zstandard&) = delete;
  Zstandard& operator=(const Zstandard&) = delete;

  void add(std::string_view text, Sink sink) override {
    while (!text.empty()) {
      const std::string_view part = text.substr(0, kFrame - content_);
      text.remove_prefix(part.size());
      content_ += part.size();
      pack(part, content_ == kFrame ? ZSTD_e_end : ZSTD_e_continue, sink);
    }
  }
  void end(Sink sink) override {
    // A file of no frame would be no Zstandard file to most.
    if (content_ > 0 || table_.content_size() == 0) pack({}, ZSTD_e_end, sink);
    sink(table_.bytes());
  }

 private:
  static constexpr std::size_t kFrame = std::size_t{1} << 20;

  void pack(std::string_view text, ZSTD_EndDirective directive, Sink sink) {
    const auto count = [this, sink](std::string_view packed) {
      packed_ += packed.size();
      sink(packed);
    };
    pack_some(text, directive, count);
    if (directive != ZSTD_e_end) return;
    table_.add(static_cast<std::uint32_t>(packed_), static_cast<std::uint32_t>(content_));
    packed_ = content_ = 0;
  }

  void pack_some(std::string_view text, ZSTD_EndDirective directive, Sink sink) {
    ZSTD_inBuffer in{text.data(), text.size(), 0};
    while (true) {
      ZSTD_outBuffer out{buffer_.data(), buffer_.size(), 0};
      const std::size_t left = ZSTD_compressStream2(stream_, &out, &in, directive);
      if (ZSTD_isError(left) != 0) throw std::bad_alloc();  // nothing else can go wrong here
      sink({buffer_.data(), out.pos});
      if (directive == ZSTD_e_end ? left == 0 : in.pos == in.size) return;
    }
  }

  ZSTD_CStream* stream_;
  SeekTable table_;
  std::size_t packed_ = 0, content_ = 0;  // of the frame at hand
  std::array<char, kBuffer> buffer_;
};

}  // namespace

std::unique_ptr<Packer> make_packer(std::string_view path) {
  if (path.ends_with(".gz")) return std::make_unique<Gzip>();
  if (path.ends_with(".zst")) return std::make_unique<Zstandard>();
  return nullptr;
}

}  // namespace nonet::apps
