// DigitSet: a set of digits.

#include "nonet/digit_set.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nonet {
namespace {

TEST(DigitSet, StartsEmpty) {
  EXPECT_TRUE(DigitSet().empty());
  EXPECT_EQ(DigitSet().size(), 0);
}

TEST(DigitSet, HoldsAllNine) {
  EXPECT_EQ(DigitSet::every().size(), kDigits);
  for (int face = 1; face <= kDigits; ++face) EXPECT_TRUE(DigitSet::every().contains(Digit(face)));
}

TEST(DigitSet, TakesAndGivesBackMembers) {
  DigitSet set;
  set.insert(Digit(3));
  set.insert(Digit(3));
  EXPECT_EQ(set, DigitSet{Digit(3)});
  set.erase(Digit(4));
  EXPECT_EQ(set.size(), 1);
  set.erase(Digit(3));
  EXPECT_TRUE(set.empty());
}

TEST(DigitSet, IteratesAscending) {
  std::vector<int> faces;
  for (const Digit digit : DigitSet{Digit(9), Digit(1), Digit(4)}) faces.push_back(digit.face());
  EXPECT_EQ(faces, (std::vector<int>{1, 4, 9}));
}

TEST(DigitSet, JoinsMeetsAndSubtracts) {
  const DigitSet a = {Digit(1), Digit(2)}, b = {Digit(2), Digit(3)};
  EXPECT_EQ(a | b, (DigitSet{Digit(1), Digit(2), Digit(3)}));
  EXPECT_EQ(a & b, DigitSet{Digit(2)});
  EXPECT_EQ(a - b, DigitSet{Digit(1)});
}

TEST(DigitSet, SaysWhetherItSharesAMember) {
  const DigitSet a = {Digit(1), Digit(2)};
  EXPECT_TRUE(a.intersects({Digit(2), Digit(3)}));
  EXPECT_FALSE(a.intersects({Digit(3)}));
}

TEST(DigitSet, NamesItsFirstAndItsOnlyMember) {
  EXPECT_EQ((DigitSet{Digit(7), Digit(4)}).first(), Digit(4));
  EXPECT_EQ(DigitSet{Digit(9)}.only(), Digit(9));
}

TEST(DigitSet, IsItsBits) {
  EXPECT_EQ((DigitSet{Digit(1), Digit(9)}).bits(), 0b100000001);
  for (int bits = 0; bits < 1 << kDigits; ++bits) EXPECT_EQ(DigitSet::from_bits(bits).bits(), bits);
}

}  // namespace
}  // namespace nonet
