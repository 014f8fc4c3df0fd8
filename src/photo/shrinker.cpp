// A picture of any size, kept small while it comes in.

#include <algorithm>
#include <utility>

#include "nonet/photo.hpp"

namespace nonet {

PhotoShrinker::PhotoShrinker(int width, int height, int channels)
    : width_(width), height_(height), channels_(channels) {
  const int longest = std::max(width, height);
  factor_ = std::max(1, (longest + kPhotoSide - 1) / kPhotoSide);
  photo_.width = std::max(1, width / factor_);
  photo_.height = std::max(1, height / factor_);
  photo_.rgb.assign(static_cast<std::size_t>(photo_.width) * photo_.height * 3, 255);
  sums_.assign(static_cast<std::size_t>(photo_.width) * channels, 0);
}

void PhotoShrinker::add_row(const std::uint8_t* row) {
  if (rows_ / factor_ >= photo_.height) return;  // what is left over at the end
  const int across = std::min(factor_, width_);
  for (int x = 0; x < photo_.width; ++x) {
    std::uint32_t* sums = sums_.data() + static_cast<std::size_t>(x) * channels_;
    const std::uint8_t* pixel = row + static_cast<std::size_t>(x) * factor_ * channels_;
    for (int i = 0; i < across; ++i) {
      for (int c = 0; c < channels_; ++c) sums[c] += pixel[c];
      pixel += channels_;
    }
  }
  ++rows_;
  if (rows_ % factor_ == 0 || rows_ == height_) put_row();
}

void PhotoShrinker::put_row() {
  const int down = (rows_ - 1) % factor_ + 1;
  const auto area = static_cast<std::uint32_t>(std::min(factor_, width_) * down);
  const auto y = static_cast<std::size_t>((rows_ - 1) / factor_);
  std::uint8_t* out = photo_.rgb.data() + y * photo_.width * 3;
  for (int x = 0; x < photo_.width; ++x) {
    const std::uint32_t* sums = sums_.data() + static_cast<std::size_t>(x) * channels_;
    for (int c = 0; c < 3; ++c) {
      const std::uint32_t sum = sums[channels_ == 1 ? 0 : c];
      *out++ = static_cast<std::uint8_t>((sum + area / 2) / area);
    }
  }
  std::fill(sums_.begin(), sums_.end(), 0);
}

Photo PhotoShrinker::take() { return std::move(photo_); }

}  // namespace nonet
