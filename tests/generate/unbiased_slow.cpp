// The known truth about minimal puzzles: weighted, they have 26.577 givens on average with a
// standard deviation of 1.116 (Berthier 2009). Ours must say the same: four hundred of them, or as
// many as $NONET_UNBIASED says; two thousand take some minutes.

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <thread>
#include <vector>

#include "nonet/generate.hpp"

namespace nonet::generator {
namespace {

// On all cores: five minutes on one.
std::vector<Made> make(std::size_t count) {
  std::vector<std::optional<Made>> places(count);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      const Wish wish{.is_unbiased = true};
      places[i] = generate(wish, {.seed = 1, .first = i + 1}).made.at(0);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  std::vector<Made> all;
  for (const std::optional<Made>& made : places) all.push_back(*made);
  return all;
}

TEST(Unbiased, MeetsTheKnownMeanAndDeviation) {
  const char* wanted = std::getenv("NONET_UNBIASED");
  const std::size_t count = wanted == nullptr ? 400 : std::strtoull(wanted, nullptr, 10);
  const std::vector<Made> all = make(count);
  ASSERT_EQ(all.size(), count);
  double weights = 0, sum = 0;
  for (const Made& made : all) {
    weights += made.weight;
    sum += made.weight * made.puzzle.filled().size();
  }
  const double mean = sum / weights;
  double squares = 0, errors = 0;
  for (const Made& made : all) {
    const double off = made.puzzle.filled().size() - mean;
    squares += made.weight * off * off;
    errors += made.weight * made.weight * off * off;
  }
  const double deviation = std::sqrt(squares / weights);
  const double standard_error = std::sqrt(errors) / weights;
  RecordProperty("mean", std::to_string(mean));
  EXPECT_LT(standard_error, 2.7 / std::sqrt(static_cast<double>(count)));
  EXPECT_NEAR(mean, 26.577, standard_error) << "standard error " << standard_error;
  EXPECT_NEAR(deviation, 1.116, 0.1);
}

}  // namespace
}  // namespace nonet::generator
