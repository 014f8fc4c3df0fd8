// Counting without a limit: who counts.
//
// Walking costs by the solution, joining bands by how many ways there are to fill two of them.
// Counting by bands costs by how sparse the grid is, from half a millisecond for twenty givens to
// some seconds for ten; below `kFewer` the walk is never far behind. All give the same number.

#include "nonet/count_all.hpp"

#include <algorithm>

#include "nonet/solve.hpp"
#include "search/bands.hpp"
#include "search/joined.hpp"

namespace nonet {
namespace {

// So few are never joined.
constexpr std::uint64_t kFew = 100;
constexpr std::uint64_t kFewer = 4'000;
// Half an hour.
constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 44;

CountedAll walk(const Puzzle& puzzle, std::uint64_t limit, const CountAllOptions& options) {
  const Count walked = count(puzzle, {.limit = limit, .stop = options.stop});
  return {Tally(walked.count), walked.is_exact, walked.is_interrupted};
}

}  // namespace

std::string to_string(const Tally& tally) {
  std::string digits;
  Tally left = tally;
  do {
    // By ten, 32 bits at a time.
    std::uint64_t rest = left.high % 10;
    left.high /= 10;
    const std::uint64_t upper = rest << 32 | left.low >> 32;
    rest = upper % 10;
    const std::uint64_t lower = rest << 32 | (left.low & 0xffffffff);
    left.low = (upper / 10) << 32 | lower / 10;
    digits += static_cast<char>('0' + lower % 10);
  } while (left != Tally());
  std::ranges::reverse(digits);
  return digits;
}

CountedAll count_all(const Puzzle& puzzle, const CountAllOptions& options) {
  if (!puzzle.rules->is_classic()) return walk(puzzle, kMostWalked, options);
  const CountedAll few = walk(puzzle, kFew, options);
  if (few.is_exact || few.is_interrupted) return few;
  const search::Masks masks = search::masks_of(puzzle);
  if (const auto joined = search::count_joined(masks)) return {Tally(*joined), true, false};
  const CountedAll walked = walk(puzzle, kFewer, options);
  if (walked.is_exact || walked.is_interrupted) return walked;
  const search::BandCount counted = search::count_by_bands(
      masks, {.most_steps = kMostSteps, .stop = options.stop, .watch = options.watch});
  if (counted.end == search::BandCount::End::refused) return walk(puzzle, kMostWalked, options);
  const bool is_cut = counted.end == search::BandCount::End::interrupted;
  // What was walked is known too.
  return {std::max(counted.count, walked.count), !is_cut, is_cut};
}

}  // namespace nonet
