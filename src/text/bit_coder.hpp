// Bits as few bytes as they are surprising: an arithmetic coder over a mix of predictions.
//
// A Chance learns how often a bit was set in its context. A Mixer weighs several chances, and what
// is known beforehand, in the domain of log odds, and learns which of them to believe. All is done
// in integers: whoever unpacks, on whatever machine, must come to the same predictions.
// Cost: some 20 ns a bit. Source: the idea of mixing in the logistic domain is Mahoney's (PAQ).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace nonet::text {

// Probabilities are of 65536; log odds are natural logarithms of 256, within 8 either way.
inline constexpr int kSure = 65536, kMostOdds = 2047;

struct OddsTables {
  std::array<std::int16_t, 4096> odds{};      // of a probability, by its upper 12 bits
  std::array<std::uint16_t, 4096> chances{};  // of log odds + 2048
};
// By bisection over the other table: what is only made of sums and products comes out the same
// wherever it is compiled.
consteval OddsTables make_odds_tables() {
  OddsTables tables;
  // exp(1/256), squared up and down from the middle.
  double power = 1.0, step = 1.0, term = 1.0;
  for (int n = 1; n < 12; ++n) {
    term /= 256.0 * n;
    step += term;
  }
  for (int x = 0; x <= kMostOdds; ++x) {
    const int chance = static_cast<int>(kSure * power / (1.0 + power));
    tables.chances[2048 + x] = static_cast<std::uint16_t>(std::min(chance, kSure - 32));
    tables.chances[2048 - x] = static_cast<std::uint16_t>(std::max(kSure - chance, 32));
    power *= step;
  }
  tables.chances[0] = tables.chances[1];
  int x = -kMostOdds;
  for (int i = 0; i < 4096; ++i) {
    while (x < kMostOdds && tables.chances[2048 + x] < i * 16 + 8) ++x;
    tables.odds[i] = static_cast<std::int16_t>(x);
  }
  return tables;
}
inline constexpr OddsTables kOdds = make_odds_tables();

inline int odds_of(int chance) { return kOdds.odds[std::clamp(chance, 0, kSure - 1) >> 4]; }
inline int chance_of(std::int64_t odds) {
  const auto at = std::clamp<std::int64_t>(odds, -kMostOdds, kMostOdds);
  return kOdds.chances[static_cast<std::size_t>(2048 + at)];
}

struct Chance {
  std::uint16_t value = kSure / 2;
  std::uint16_t seen = 0;

  void learn(int bit) {
    const int aim = bit != 0 ? kSure - 1 : 0;
    value = static_cast<std::uint16_t>(value + (aim - value) * 2 / (2 * seen + 3));
    seen = std::min<std::uint16_t>(seen + 1, 250);
  }
};

// The first input is what is known beforehand; chances say by how much they differ from it.
struct Mixer {
  static constexpr std::size_t kMost = 6;
  std::array<std::int32_t, kMost + 1> weights{};

  Mixer() {
    weights.fill(1 << 13);
    weights[0] = 1 << 16;
  }
};

// Packs, or unpacks what it was handed: the model is one code for both.
class BitCoder {
 public:
  BitCoder() : is_packing_(true) {}
  explicit BitCoder(std::string_view packed) : packed_(packed), is_packing_(false) {
    for (int i = 0; i < 4; ++i) value_ = value_ << 8 | next_byte();
  }

  // The bit that goes in, or the one that comes out.
  int code(int bit, int chance) {
    const std::uint32_t middle =
        low_ +
        static_cast<std::uint32_t>(
            (static_cast<std::uint64_t>(high_ - low_) * static_cast<std::uint32_t>(chance)) >> 16);
    if (!is_packing_) bit = value_ <= middle ? 1 : 0;
    (bit != 0 ? high_ : low_) = bit != 0 ? middle : middle + 1;
    while (((low_ ^ high_) & 0xff000000U) == 0) shift();
    return bit;
  }
  int code(int bit, int known, std::span<Chance* const> chances, Mixer& mixer);

  std::string finish() {  // once, after packing: enough to tell what lies between low and high
    packed_out_ += static_cast<char>(high_ >> 24);
    return std::move(packed_out_);
  }

 private:
  void shift() {
    if (is_packing_) {
      packed_out_ += static_cast<char>(high_ >> 24);
    } else {
      value_ = value_ << 8 | next_byte();
    }
    low_ <<= 8;
    high_ = high_ << 8 | 255;
  }
  std::uint32_t next_byte() {
    return used_ < packed_.size() ? static_cast<unsigned char>(packed_[used_++]) : 0;
  }

  std::string_view packed_;
  std::string packed_out_;
  std::size_t used_ = 0;
  std::uint32_t low_ = 0, high_ = 0xffffffffU, value_ = 0;
  bool is_packing_;
};

inline int BitCoder::code(int bit, int known, std::span<Chance* const> chances, Mixer& mixer) {
  std::array<int, Mixer::kMost + 1> inputs{odds_of(known)};
  std::int64_t sum = std::int64_t{mixer.weights[0]} * inputs[0];
  for (std::size_t i = 0; i < chances.size(); ++i) {
    inputs[i + 1] = odds_of(chances[i]->value) - inputs[0];
    sum += std::int64_t{mixer.weights[i + 1]} * inputs[i + 1];
  }
  const int chance = chance_of(sum >> 16);
  bit = code(bit, chance);
  constexpr int kHaste = 8;
  const std::int64_t error = (bit << 16) - chance;
  for (std::size_t i = 0; i <= chances.size(); ++i) {
    mixer.weights[i] += static_cast<std::int32_t>(inputs[i] * error * kHaste >> 18);
  }
  for (Chance* each : chances) each->learn(bit);
  return bit;
}

}  // namespace nonet::text
