// PNM: the plain pictures P1 to P6, black and white, grey, or colours, as text or as bytes.

#include <algorithm>
#include <cctype>
#include <vector>

#include "images/image.hpp"

namespace nonet::images {
namespace {

class PnmReader {
 public:
  explicit PnmReader(std::string_view bytes) : kind_(bytes[1] - '0'), rest_(bytes.substr(2)) {}

  Decoded read() {
    std::uint64_t width = 0, height = 0, most = 1;
    if (!number(width) || !number(height) || (has_most() && !number(most))) {
      return BadImage{"expected the size of a PNM picture, found something else"};
    }
    const std::string trouble = size_trouble(width, height);
    if (!trouble.empty()) return BadImage{trouble};
    if (most == 0 || most > 65535)
      return BadImage{"expected a PNM whose brightest is 1 to 65535, found another"};
    most_ = most;
    if (kind_ >= 4 && !rest_.empty()) rest_.remove_prefix(1);  // one space before the bytes
    const int channels = kind_ % 3 == 0 ? 3 : 1;
    std::vector<std::uint8_t> row(width * channels);
    PhotoShrinker shrinker(static_cast<int>(width), static_cast<int>(height), channels);
    for (std::uint64_t y = 0; y < height; ++y) {
      if (!(kind_ == 4 ? bit_row(row) : value_row(row))) {
        return BadImage{"expected a whole PNM, found one that ends too early"};
      }
      shrinker.add_row(row.data());
    }
    return Image{shrinker.take(), shrinker.factor(), static_cast<int>(width),
                 static_cast<int>(height)};
  }

 private:
  bool has_most() const { return kind_ % 3 != 1; }

  void skip_space() {
    while (!rest_.empty()) {
      if (rest_[0] == '#') {
        rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
      } else if (std::isspace(static_cast<unsigned char>(rest_[0])) != 0) {
        rest_.remove_prefix(1);
      } else {
        return;
      }
    }
  }

  bool number(std::uint64_t& value) {
    skip_space();
    if (rest_.empty() || rest_[0] < '0' || rest_[0] > '9') return false;
    for (value = 0; !rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9'; rest_.remove_prefix(1)) {
      value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(rest_[0] - '0'),
                                      1'000'000'000);
      if (kind_ == 1 && is_in_pixels_) {  // bits need no space between them
        rest_.remove_prefix(1);
        return true;
      }
    }
    return true;
  }

  bool value(std::uint8_t& out) {
    std::uint64_t value = 0;
    if (kind_ <= 3) {
      is_in_pixels_ = true;
      if (!number(value)) return false;
    } else {
      const std::size_t size = most_ > 255 ? 2 : 1;
      if (rest_.size() < size) return false;
      for (std::size_t i = 0; i < size; ++i)
        value = value * 256 + static_cast<unsigned char>(rest_[i]);
      rest_.remove_prefix(size);
    }
    value = std::min(value, most_);
    out = static_cast<std::uint8_t>(kind_ == 1 ? 255 - 255 * value
                                               : (255 * value + most_ / 2) / most_);
    return true;
  }

  bool value_row(std::vector<std::uint8_t>& row) {
    for (std::uint8_t& each : row) {
      if (!value(each)) return false;
    }
    return true;
  }

  bool bit_row(std::vector<std::uint8_t>& row) {
    const std::size_t size = (row.size() + 7) / 8;
    if (rest_.size() < size) return false;
    for (std::size_t i = 0; i < row.size(); ++i) {
      row[i] = ((static_cast<unsigned char>(rest_[i / 8]) >> (7 - i % 8)) & 1) != 0 ? 0 : 255;
    }
    rest_.remove_prefix(size);
    return true;
  }

  int kind_;
  std::string_view rest_;
  std::uint64_t most_ = 1;
  bool is_in_pixels_ = false;
};

}  // namespace

Decoded decode_pnm(std::string_view bytes) { return PnmReader(bytes).read(); }

}  // namespace nonet::images
