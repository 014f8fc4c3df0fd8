// A small network of two layers of windows and two of plain sums; scripts/photo/net.py teaches it
// and has the same layers in the same order. The weights are letters, each a multiple of its
// column's unit.
//
// Cost: 0.29 million products a cell.

#include "photo/net.hpp"

#include <algorithm>
#include <cstddef>

#include "photo/maths.hpp"

namespace nonet::photo {
namespace {

#include "photo/weights.inc"

constexpr int kMaps1 = 8, kMaps2 = 20, kHidden = 56, kClasses = 10;
constexpr int kSide1 = kCellSide - 4, kHalf1 = kSide1 / 2;  // 24, 12
constexpr int kSide2 = kHalf1 - 2, kHalf2 = kSide2 / 2;     // 10, 5
constexpr int kFlat = kHalf2 * kHalf2 * kMaps2;

// The letters are those from '!' to '~' but for three that C++ reads otherwise: '"', '?' and '\'.
constexpr int count_of(char letter) {
  return letter - '!' - (letter > '"' ? 1 : 0) - (letter > '?' ? 1 : 0) - (letter > '\\' ? 1 : 0) -
         45;
}

template <int kRows, int kColumns>
struct Layer {
  std::array<float, static_cast<std::size_t>(kRows) * kColumns> weights;
  std::array<float, kColumns> thresholds;

  Layer(const char* letters, const float* units, const char* threshold_letters,
        float threshold_unit) {
    for (int i = 0; i < kRows * kColumns; ++i) {
      weights[i] = static_cast<float>(count_of(letters[i])) * units[i % kColumns];
    }
    for (int i = 0; i < kColumns; ++i) {
      thresholds[i] = static_cast<float>(count_of(threshold_letters[i])) * threshold_unit;
    }
  }

  // sum += value * row
  void add(float* sums, int row, float value) const {
    const float* w = weights.data() + static_cast<std::size_t>(row) * kColumns;
    for (int i = 0; i < kColumns; ++i) sums[i] += value * w[i];
  }
};

struct Net {
  Layer<25, kMaps1> first{k_w1, k_w1_units, k_b1, k_b1_units[0]};
  Layer<9 * kMaps1, kMaps2> second{k_w2, k_w2_units, k_b2, k_b2_units[0]};
  Layer<kFlat, kHidden> third{k_w3, k_w3_units, k_b3, k_b3_units[0]};
  Layer<kHidden, kClasses> fourth{k_w4, k_w4_units, k_b4, k_b4_units[0]};
};
static_assert(sizeof(k_w1) == 25 * kMaps1 + 1 && sizeof(k_w3) == kFlat * kHidden + 1);

// Windows of kWindow * kWindow over a square of kIn, the largest of every four sums, negative ones
// 0.
template <int kIn, int kDepth, int kWindow, int kMaps, class Weights>
void sweep(const float* in, float* out, const Weights& layer) {
  constexpr int kOut = (kIn - kWindow + 1) / 2;
  for (int y = 0; y < kOut; ++y) {
    for (int x = 0; x < kOut; ++x) {
      std::array<float, kMaps> best{};
      for (int corner = 0; corner < 4; ++corner) {
        std::array<float, kMaps> sums = layer.thresholds;
        const int top = 2 * y + corner / 2, left = 2 * x + corner % 2;
        for (int i = 0; i < kWindow; ++i) {
          const float* row = in + (static_cast<std::ptrdiff_t>(top + i) * kIn + left) * kDepth;
          for (int k = 0; k < kWindow * kDepth; ++k)
            layer.add(sums.data(), i * kWindow * kDepth + k, row[k]);
        }
        for (int m = 0; m < kMaps; ++m) best[m] = std::max(best[m], sums[m]);
      }
      std::copy(best.begin(), best.end(), out + static_cast<std::ptrdiff_t>(y * kOut + x) * kMaps);
    }
  }
}

}  // namespace

CellLikelihoods read_cell(const CellPicture& cell) {
  static const Net net;
  std::array<float, static_cast<std::size_t>(kHalf1) * kHalf1 * kMaps1> one;
  std::array<float, kFlat> two;
  sweep<kCellSide, 1, 5, kMaps1>(cell.data(), one.data(), net.first);
  sweep<kHalf1, kMaps1, 3, kMaps2>(one.data(), two.data(), net.second);
  std::array<float, kHidden> hidden = net.third.thresholds;
  for (int i = 0; i < kFlat; ++i) {
    if (two[i] != 0) net.third.add(hidden.data(), i, two[i]);
  }
  CellLikelihoods out = net.fourth.thresholds;
  for (int i = 0; i < kHidden; ++i) {
    if (hidden[i] > 0) net.fourth.add(out.data(), i, hidden[i]);
  }
  const float most = *std::max_element(out.begin(), out.end());
  float sum = 0;
  for (float& each : out) {
    each = exp_of(each - most);
    sum += each;
  }
  for (float& each : out) each /= sum;
  return out;
}

}  // namespace nonet::photo
