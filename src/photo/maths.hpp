// The two functions of a calculator that are needed, by means that give the same bits everywhere:
// additions and products. Libraries differ in the last digit.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace nonet::photo {

// e to the power of x, right to 6 digits; no less than 1e-37.
inline float exp_of(float x) {
  x = std::clamp(x, -85.0F, 85.0F);
  const float scaled = x * 1.44269504F;
  const int whole = static_cast<int>(scaled + (scaled < 0 ? -0.5F : 0.5F));
  const float r = (scaled - static_cast<float>(whole)) * 0.69314718F;
  const float power =
      1 + r * (1 + r * (0.5F + r * (1.0F / 6 + r * (1.0F / 24 + r * (1.0F / 120 + r / 720)))));
  return power * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23);
}

// The natural logarithm of a positive number, right to 6 digits.
inline float log_of(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(std::max(x, 1e-37F));
  int exponent = static_cast<int>(bits >> 23) - 127;
  float m = std::bit_cast<float>((bits & 0x7FFFFFU) | 0x3F800000U);
  if (m > 1.41421356F) {
    m /= 2;
    ++exponent;
  }
  const float s = (m - 1) / (m + 1), q = s * s;
  return static_cast<float>(exponent) * 0.69314718F +
         2 * s * (1 + q * (1.0F / 3 + q * (1.0F / 5 + q * (1.0F / 7 + q / 9))));
}

}  // namespace nonet::photo
