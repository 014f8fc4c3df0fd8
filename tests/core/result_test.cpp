// Result: a value, or why there is none.

#include "nonet/result.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace nonet {
namespace {

TEST(Result, HoldsAValue) {
  const Result<int> result = 7;
  EXPECT_TRUE(result);
  EXPECT_EQ(*result, 7);
  EXPECT_EQ(result.value(), 7);
}

TEST(Result, HoldsAnError) {
  const Result<int> result = ParseError{3, 14, "81 cells", "80 cells"};
  EXPECT_FALSE(result);
  EXPECT_EQ(result.error().line, 3);
  EXPECT_EQ(result.error().column, 14);
}

TEST(Result, AnErrorSaysWhatWasExpectedAndFound) {
  EXPECT_EQ((ParseError{1, 1, "81 cells", "80 cells"}).message(),
            "expected 81 cells, found 80 cells");
}

TEST(Result, LetsItsValueBeChanged) {
  Result<std::string> result = std::string("a");
  result.value() += "b";
  EXPECT_EQ(*result, "ab");
  EXPECT_EQ(result->size(), 2u);
}

TEST(Result, HoldsWhatCanOnlyBeMoved) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = std::move(result.value());
  EXPECT_EQ(*taken, 5);
}

}  // namespace
}  // namespace nonet
