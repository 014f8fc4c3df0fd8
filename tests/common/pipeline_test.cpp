#include "common/pipeline.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace nonet::apps {
namespace {

struct Number {
  int value = 0;
  int square = 0;
};

std::vector<int> squares(std::size_t threads, int jobs, int wanted) {
  int next = 0;
  std::vector<int> out;
  Pipeline<Number>::run(threads, {.make =
                                      [&](Number& job) {
                                        if (next == jobs) return false;
                                        job = {next++, 0};
                                        return true;
                                      },
                                  .work =
                                      [](Number& job) {
                                        // Uneven work, so that later jobs overtake earlier
                                        // ones.
                                        for (volatile int i = 0;
                                             i < (job.value * 7919 % 1000) * 20;)
                                          i = i + 1;
                                        job.square = job.value * job.value;
                                      },
                                  .finish =
                                      [&](const Number& job) {
                                        out.push_back(job.square);
                                        return static_cast<int>(out.size()) < wanted;
                                      }});
  return out;
}

class PipelineOf : public testing::TestWithParam<std::size_t> {};

TEST_P(PipelineOf, FinishesEveryJobInOrder) {
  for (const int jobs : {0, 1, 2, 3, 500}) {
    const std::vector<int> out = squares(GetParam(), jobs, jobs + 1);
    ASSERT_EQ(out.size(), static_cast<std::size_t>(jobs));
    for (int i = 0; i < jobs; ++i) ASSERT_EQ(out[static_cast<std::size_t>(i)], i * i);
  }
}

TEST_P(PipelineOf, StopsWhenNobodyWantsMore) {
  EXPECT_EQ(squares(GetParam(), 100000, 10).size(), 10U);
}

INSTANTIATE_TEST_SUITE_P(Threads, PipelineOf, testing::Values(1, 2, 3, 8));

}  // namespace
}  // namespace nonet::apps
