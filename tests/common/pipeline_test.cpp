// Pipeline: order, endings, pieces of answers, threads that cannot be had, and what is thrown.

#include "common/pipeline.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace nonet::apps {
namespace {

struct Number {
  int value = 0;
  int square = 0;
};

// Uneven work, so that later jobs overtake earlier ones.
void dawdle(int value) {
  for (volatile int i = 0; i < (value * 7919 % 1000) * 20;) i = i + 1;
}

std::vector<int> squares(std::size_t threads, int jobs, int wanted) {
  int next = 0;
  std::vector<int> out;
  const auto make = [&](Number& job) {
    if (next == jobs) return false;
    job = {next++, 0};
    return true;
  };
  const auto work = [](Number& job, FunctionRef<bool()>) {
    dawdle(job.value);
    job.square = job.value * job.value;
  };
  const auto finish = [&](const Number& job) {
    out.push_back(job.square);
    return static_cast<int>(out.size()) < wanted;
  };
  Pipeline<Number>::run(threads, {.make = make, .work = work, .finish = finish});
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

// A job that hands over in pieces: "0a", then "0b" at its end, whatever others do.
TEST_P(PipelineOf, TakesAnswersInPiecesInTheOrderOfTheJobs) {
  struct Text {
    int value = 0;
    std::string text;
  };
  int next = 0;
  std::string out;
  const auto make = [&](Text& job) {
    job.value = next++;
    return next <= 60;
  };
  const auto work = [](Text& job, FunctionRef<bool()> hand_over) {
    dawdle(job.value);
    job.text = std::to_string(job.value) + "a ";
    if (job.value % 3 == 0) EXPECT_TRUE(hand_over());
    job.text += std::to_string(job.value) + "b ";
  };
  const auto finish = [&](Text& job) {
    out += job.text;
    job.text.clear();
    return true;
  };
  Pipeline<Text>::run(GetParam(), {.make = make, .work = work, .finish = finish});
  std::string expected;
  for (int i = 0; i < 60; ++i) {
    expected += std::to_string(i) + "a " + std::to_string(i) + "b ";
  }
  EXPECT_EQ(out, expected);
}

// What was done before the failure is finished, then the failure is thrown again.
TEST_P(PipelineOf, FinishesTheJobsBeforeOneThatThrows) {
  int next = 0;
  std::vector<int> out;
  const auto make = [&](Number& job) {
    job.value = next++;
    return true;
  };
  const auto work = [](Number& job, FunctionRef<bool()>) {
    dawdle(job.value);
    if (job.value == 40) throw std::bad_alloc();
  };
  const auto finish = [&](const Number& job) {
    out.push_back(job.value);
    return true;
  };
  const Pipeline<Number>::Steps steps = {.make = make, .work = work, .finish = finish};
  EXPECT_THROW(Pipeline<Number>::run(GetParam(), steps), std::bad_alloc);
  ASSERT_EQ(out.size(), 40U);
  EXPECT_EQ(out.back(), 39);
}

TEST_P(PipelineOf, ThrowsAgainWhatMakingOrFinishingThrew) {
  const auto work = [](Number&, FunctionRef<bool()>) {};
  int made = 0, finished = 0;
  const auto make = [&](Number& job) {
    job.value = made++;
    if (made == 30) throw std::runtime_error("make");
    return true;
  };
  const auto finish = [&](const Number&) { return ++finished > 0; };
  const Pipeline<Number>::Steps making = {.make = make, .work = work, .finish = finish};
  EXPECT_THROW(Pipeline<Number>::run(GetParam(), making), std::runtime_error);
  EXPECT_EQ(finished, 29);

  const auto endless = [](Number&) { return true; };
  const auto failing = [](const Number&) -> bool { throw std::runtime_error("finish"); };
  const Pipeline<Number>::Steps finishing = {.make = endless, .work = work, .finish = failing};
  EXPECT_THROW(Pipeline<Number>::run(GetParam(), finishing), std::runtime_error);
}

INSTANTIATE_TEST_SUITE_P(Threads, PipelineOf, testing::Values(1, 2, 3, 8, 64));

// Making may wait for input: the answers to what was made are out by then.
TEST(Pipeline, FinishesWhileMakingWaits) {
  std::atomic<int> finished = 0;
  int next = 0;
  const auto make = [&](Number& job) {
    job.value = next++;
    if (next > 20) return false;
    while (next > 3 && finished < next - 3) {
    }
    return true;
  };
  const auto work = [](Number&, FunctionRef<bool()>) {};
  const auto finish = [&](const Number&) { return ++finished > 0; };
  Pipeline<Number>::run(4, {.make = make, .work = work, .finish = finish});
  EXPECT_EQ(finished, 20);
}

TEST(Threads, AreCappedAndNeverNone) {
  EXPECT_GE(count_threads(0), 1U);
  EXPECT_EQ(count_threads(7), 7U);
  EXPECT_EQ(count_threads(99'999'999'999), kMostThreads);
}

}  // namespace
}  // namespace nonet::apps
