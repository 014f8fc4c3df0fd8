// Sha256: the sum by which files are known (FIPS 180-4); `sha256sum` gives the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::apps {

class Sha256 {
 public:
  void add(std::string_view bytes);
  std::string finish();  // once: 64 hexadecimal digits

 private:
  static constexpr std::size_t kBlock = 64;
  void digest(const unsigned char* block);

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, kBlock> waiting_{};
  std::size_t waiting_size_ = 0;
  std::uint64_t size_ = 0;
};

std::string sha256_of(std::string_view bytes);

}  // namespace nonet::apps
