// Counting solutions, exactly up to a limit.
//
// Most puzzles have one solution, and then counting is solving. So whatever the limit, the search
// that is fastest for few solutions goes first, one puzzle or a batch of them. Where it meets more
// than a hundred they are counted by joining bands, unwalked; only where that has no room is the
// tree spread over all lanes, and symmetries looked for.
//
// Interchangeable digits: digits with the same places in every house, as all those are that no
// given shows. Exchanging two of them turns a solution into another solution. In a house exactly
// one of k such digits stands leftmost, and each of them equally often; so it is enough to count
// the solutions where a certain one does, k times, and then the same with the k - 1 others to the
// right of it. Each place of the leftmost is a puzzle of its own, with fewer candidates: at most
// 126 of them for k! times the speed.
//
//   house    . a . b . c . . .      a, b, c interchangeable: of the 3! orders only this one
//            ^ ^                    is counted, six times; b and c cannot stand left of a

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <limits>
#include <span>

#include "nonet/solve.hpp"
#include "search/bands.hpp"
#include "search/dispatch.hpp"
#include "search/general.hpp"
#include "search/joined.hpp"
#include "search/masks.hpp"
#include "search/scratch.hpp"

namespace nonet {
namespace {

using search::engines;
using search::mask_of;
using search::Masks;

// Few solutions are counted faster by the single engine than by joining bands, which takes as long
// as a hundred of them. It gives up before that if it seems to meet more.
constexpr std::uint64_t kFew = 100;
// To join bands takes as long as to walk so small a part of the solutions, however many.
constexpr std::uint64_t kPartOfJoin = 32;
// Past so many, bands may be the shorter way: they cost by how sparse the grid is, not by what is
// found. A grid with fewer settled cells takes longer to lay out than a million solutions to walk.
constexpr std::uint64_t kFewer = 6'000;
// Where it seems that there are so many, bands are asked at once.
constexpr std::uint64_t kSurelyMany = 3 * kFewer;
constexpr int kDense = 15;
// Steps of bands in the time of one solution walked.
constexpr std::uint64_t kStepsOfWalk = 64;
// A limit above is none: whoever sets it wants to see how far it comes until it is stopped.
constexpr std::uint64_t kMostBanded = 1'000'000'000;
// Puzzles of a batch that are looked at together.
constexpr std::size_t kTogether = 2048;

// How far the first search goes: one more than asked for tells whether there are more.
std::uint32_t first_limit(std::uint64_t limit) {
  return static_cast<std::uint32_t>(std::min(limit, kFew) + 1);
}

bool is_set(void* flag) {
  return static_cast<const std::atomic<bool>*>(flag)->load(std::memory_order_relaxed);
}

CellSet places(const Masks& masks, Digit digit) {
  CellSet cells;
  for (const Cell cell : CellSet::every()) {
    if ((masks[cell.index()] & mask_of({digit})) != 0) cells.insert(cell);
  }
  return cells;
}

// The largest set of digits that can be exchanged; one digit if there are none.
DigitSet find_interchangeable(const Masks& masks) {
  DigitSet best;
  for (const Digit a : DigitSet::every()) {
    DigitSet same;
    for (const Digit b : DigitSet::every()) {
      if (places(masks, a) == places(masks, b)) same.insert(b);
    }
    if (same.size() > best.size()) best = same;
  }
  return best;
}

class Counter {
 public:
  Counter(const CountOptions& options, std::uint64_t limit) : options_(options), limit_(limit) {}

  // Adds the solutions of a puzzle, each `times` over.
  void add(const Masks& masks, std::uint64_t times) {
    search::KernelCount counting{};
    counting.masks = masks.data();
    counting.limit = (limit_ - total_ - 1) / times + 1;
    if (options_.stop != nullptr) {
      counting.stop = is_set;
      counting.stop_arg = const_cast<std::atomic<bool>*>(options_.stop);
    }
    const std::uint64_t found = engines().lanes->count(counting, scratch_);
    total_ = found >= counting.limit ? limit_ : total_ + found * times;
    stopped_ = counting.stopped;
  }

  // The same, by exchanging digits that stand in these cells of a house.
  void add_exchanging(const Masks& masks, DigitSet digits, CellSet cells, std::uint64_t times) {
    if (digits.size() < 2) return add(masks, times);
    const Digit leftmost = digits.first();
    const DigitSet others = digits - DigitSet{leftmost};
    Masks rest = masks;  // the leftmost is not where it was tried before, and nor are the others
    for (const Cell cell : cells) {
      if (is_done()) return;
      Masks here = rest;
      here[cell.index()] = mask_of({leftmost});
      add_exchanging(here, others, cells.after(cell),
                     times * static_cast<std::uint64_t>(digits.size()));
      rest[cell.index()] = static_cast<std::uint16_t>(rest[cell.index()] & ~mask_of(digits));
    }
  }

  bool is_ready() const { return scratch_ != nullptr; }
  bool is_done() const { return stopped_ || total_ == limit_; }
  bool is_stopped() const { return stopped_; }
  std::uint64_t total() const { return total_; }

 private:
  const CountOptions& options_;
  std::uint64_t limit_;
  std::uint64_t total_ = 0;
  bool stopped_ = false;
  void* scratch_ = search::kept_scratch(*engines().lanes);
};

// Where the digits have the fewest places, and so the fewest puzzles come of it.
CellSet choose_house(const Masks& masks, Digit digit) {
  const CellSet all = places(masks, digit);
  CellSet best = all;
  for (const House house : Rules::classic().houses()) {
    const CellSet cells = all & Rules::classic().cells(house);
    if (cells.size() < best.size()) best = cells;
  }
  return best;
}

Count walk_many(const Masks& masks, const CountOptions& options) {
  // One more than asked for tells whether there are more.
  const std::uint64_t limit = std::max(options.limit, options.limit + 1);
  Counter counter(options, limit);
  if (!counter.is_ready()) return {0, false, true};
  const DigitSet digits = find_interchangeable(masks);
  counter.add_exchanging(masks, digits, choose_house(masks, digits.first()), 1);
  const bool is_all = counter.total() <= options.limit && !counter.is_stopped();
  return {std::min(counter.total(), options.limit), is_all, counter.is_stopped()};
}

// Whether counting by bands (bands.hpp) may be the shorter way: more is asked for than is walked
// meanwhile, and the grid is not so sparse that laying it out takes longer than all of the walk.
bool may_use_bands(const Masks& masks, const CountOptions& options) {
  const auto settled =
      std::ranges::count_if(masks, [](std::uint16_t mask) { return std::has_single_bit(mask); });
  return options.limit > kFewer && options.limit <= kMostBanded && settled >= kDense;
}

// The estimate decides only who counts.
Count count_many(const Masks& masks, const CountOptions& options, std::uint64_t estimate) {
  if (estimate / kPartOfJoin > options.limit) return walk_many(masks, options);
  if (const auto joined = search::count_joined(masks, options.limit)) {
    return {std::min(*joined, options.limit), *joined <= options.limit, false};
  }
  if (!may_use_bands(masks, options)) return walk_many(masks, options);
  Count few{};
  if (estimate < kSurelyMany) {
    few = walk_many(masks, {.limit = kFewer, .stop = options.stop});
    if (few.is_exact || few.is_interrupted) return few;
  }
  const search::BandCount banded = search::count_by_bands(
      masks, {.most_steps = options.limit * kStepsOfWalk, .stop = options.stop});
  if (banded.end == search::BandCount::End::refused) return walk_many(masks, options);
  const bool is_cut = banded.end == search::BandCount::End::interrupted;
  const bool is_all = banded.count.fits(options.limit);
  const std::uint64_t known = is_all ? banded.count.low : options.limit;
  return {std::max(known, few.count), is_all && !is_cut, is_cut};
}

// Whether the first search was cut short below the limit.
bool was_cut_short(std::uint64_t found, const CountOptions& options) {
  return found > kFew && options.limit > kFew;
}
Count known_few(std::uint64_t found, const CountOptions& options) {
  return {std::min(found, options.limit), found <= options.limit, false};
}

Count count_one(const Masks& masks, const CountOptions& options) {
  // Only where there is somebody else to count on may the first search give up.
  const std::size_t many = options.limit > kFew ? kFew : std::numeric_limits<std::size_t>::max();
  std::uint64_t estimate = 0;
  const std::uint64_t found =
      engines().single->count_few(masks.data(), first_limit(options.limit), many, &estimate);
  return was_cut_short(found, options) ? count_many(masks, options, estimate)
                                       : known_few(found, options);
}

bool is_stopped(const CountOptions& options) {
  return options.stop != nullptr && options.stop->load(std::memory_order_relaxed);
}

// One more than asked for tells whether there are more.
Count count_generally(const Puzzle& puzzle, const CountOptions& options) {
  const std::uint64_t limit = std::max(options.limit, options.limit + 1);
  const std::uint64_t found = search::General(puzzle).count(limit, options.stop);
  const bool is_cut = found < limit && is_stopped(options);
  return {std::min(found, options.limit), found <= options.limit && !is_cut, is_cut};
}

}  // namespace

Count count(const Puzzle& puzzle, CountOptions options) {
  if (options.limit == 0) return {0, false, false};
  if (!puzzle.rules->is_classic()) return count_generally(puzzle, options);
  return count_one(search::masks_of(puzzle), options);
}

void count_batch(const char* puzzles, std::size_t stride, std::span<Count> counts,
                 CountOptions options) {
  if (options.limit == 0) {
    std::ranges::fill(counts, Count{0, false, false});
    return;
  }
  std::array<std::uint32_t, kTogether> found;
  for (std::size_t begin = 0; begin < counts.size(); begin += kTogether) {
    const std::size_t size = std::min(kTogether, counts.size() - begin);
    const char* first = puzzles + begin * stride;
    if (!is_stopped(options)) {
      solve_batch({.puzzles = first,
                   .stride = stride,
                   .size = size,
                   .limit = first_limit(options.limit),
                   .counts = found.data()});
    }
    for (std::size_t i = 0; i < size; ++i) {
      if (is_stopped(options)) {
        counts[begin + i] = {0, false, true};
      } else if (was_cut_short(found[i], options)) {
        const Puzzle puzzle(Grid::from_line({first + i * stride, kCells}));
        counts[begin + i] = count_one(search::masks_of(puzzle), options);
      } else {
        counts[begin + i] = known_few(found[i], options);
      }
    }
  }
}

}  // namespace nonet
