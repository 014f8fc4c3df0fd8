// Name: short texts in place.

#include "nonet/name.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet {
namespace {

TEST(Name, StartsEmpty) { EXPECT_EQ(Name().view(), ""); }

TEST(Name, AddsTextAndNumbers) {
  EXPECT_EQ(Name("row ").add_number(4).view(), "row 4");
  EXPECT_EQ(Name().add_number(0).view(), "0");
  EXPECT_EQ(Name("cell ").add_number(80).add("!").view(), "cell 80!");
  EXPECT_EQ(Name().add_number(729).view(), "729");
}

TEST(Name, ComparesWithTextAndWithNames) {
  EXPECT_TRUE(Name("b3") == "b3");
  EXPECT_TRUE(Name("b3") == Name("b").add_number(3));
  EXPECT_FALSE(Name("b3") == "b4");
  EXPECT_FALSE(Name("b3") == "b33");
}

TEST(Name, CutsWhatDoesNotFit) {
  const std::string long_text(Name::kCapacity + 10, 'x');
  EXPECT_EQ(Name(long_text).view(), std::string(Name::kCapacity, 'x'));
  EXPECT_EQ(Name(long_text).add_number(5).view().size(), Name::kCapacity);
}

TEST(Name, WorksAtCompileTime) {
  constexpr Name kText = Name("row ").add_number(4);
  EXPECT_EQ(kText.view(), "row 4");
}

}  // namespace
}  // namespace nonet
