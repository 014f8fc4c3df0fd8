// Digit: face, index, symbol.

#include "nonet/digit.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Digit, CountsFacesFromOneAndIndicesFromZero) {
  EXPECT_EQ(Digit(5).face(), 5);
  EXPECT_EQ(Digit(5).index(), 4);
  EXPECT_EQ(Digit::at(4), Digit(5));
}

TEST(Digit, PrintsAsItsSymbol) {
  EXPECT_EQ(Digit(1).symbol(), '1');
  EXPECT_EQ(Digit(9).symbol(), '9');
}

TEST(Digit, IsOrderedByFace) {
  EXPECT_LT(Digit(1), Digit(2));
  EXPECT_GT(Digit(9), Digit(8));
}

TEST(Digit, TakesOneByte) { EXPECT_EQ(sizeof(Digit), 1u); }

}  // namespace
}  // namespace nonet
