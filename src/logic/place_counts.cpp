// See place_counts.hpp.

#include "logic/place_counts.hpp"

namespace nonet::logic {
namespace {

constexpr std::array<std::uint64_t, 1 << kDigits> make_words() {
  std::array<std::uint64_t, 1 << kDigits> words{};
  for (int set = 0; set < 1 << kDigits; ++set) {
    words[set] = detail::count_word(DigitSet::from_bits(set));
  }
  return words;
}
constexpr std::array<std::uint64_t, 1 << kDigits> kWords = make_words();

}  // namespace

void PlaceCounts::build(const Board& board, Workspace&) {
  words_ = {};
  for (const Cell cell : board.unsolved()) {
    const std::uint64_t word = kWords[board.candidates(cell).bits()];
    for (const House house : board.rules().houses_of(cell)) words_[house.index()] += word;
  }
}

}  // namespace nonet::logic
