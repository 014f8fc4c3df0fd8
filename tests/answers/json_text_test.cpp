// The JSON of answers: as compact as it was, members in order, every string valid UTF-8.

#include "answers/json_text.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace nonet::answers {
namespace {

std::string text_of(const Json& json) {
  std::string text;
  json.write_to(text);
  return text;
}

TEST(Json, MembersKeepTheirOrderAndTakeAnotherValue) {
  Json json;
  json["b"] = nullptr;
  json["a"] = 1;
  json["b"] = true;
  EXPECT_EQ(text_of(json), R"({"b":true,"a":1})");
}

TEST(Json, ListsAndObjectsNest) {
  Json json;
  json["none"] = Json::array();
  json["empty"] = Json::object();
  json["pair"] = {{"x", "y"}, {"z", Json()}};
  json["rows"] = std::array<std::array<int, 2>, 2>{{{1, 2}, {3, 4}}};
  json["words"] = std::vector<std::string>{"a", "b"};
  json["none"].push_back(5U);
  json["none"].element() += "null";
  EXPECT_EQ(text_of(json),
            R"({"none":[5,null],"empty":{},"pair":{"x":"y","z":null},"rows":[[1,2],[3,4]],)"
            R"("words":["a","b"]})");
}

TEST(Json, EscapesWhatMustBe) {
  EXPECT_EQ(text_of("a\"b\\c\n\t\x01\x7f"), "\"a\\\"b\\\\c\\n\\t\\u0001\x7f\"");
  EXPECT_EQ(text_of("r1c2\xe2\x89\xa0"
                    "5"),
            "\"r1c2\xe2\x89\xa0"
            "5\"");
}

// One sign for each byte sequence that could have begun a character.
TEST(Json, ReplacesBytesThatAreNotUtf8) {
  const std::string sign = "\xef\xbf\xbd";
  EXPECT_EQ(text_of("\xff"
                    "a"),
            "\"" + sign + "a\"");
  EXPECT_EQ(text_of("\xe2\x89"
                    "a"),
            "\"" + sign + "a\"");
  EXPECT_EQ(text_of("\xe2\x89"), "\"" + sign + "\"");
  EXPECT_EQ(text_of("\xc0\xaf"), "\"" + sign + sign + "\"");
  EXPECT_EQ(text_of("\xed\xa0\x80"), "\"" + sign + sign + sign + "\"");
}

TEST(Json, NumbersReadBackAsWhatTheyWere) {
  EXPECT_EQ(text_of(2.0), "2.0");
  EXPECT_EQ(text_of(0.0), "0.0");
  EXPECT_EQ(text_of(-1.5), "-1.5");
  EXPECT_EQ(text_of(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(text_of(0.0001), "0.0001");
  EXPECT_EQ(text_of(0.00001), "1e-05");
  EXPECT_EQ(text_of(1e15), "1e+15");
  EXPECT_EQ(text_of(123456789.25), "123456789.25");
  EXPECT_EQ(text_of(std::uint64_t{18446744073709551615U}), "18446744073709551615");
  EXPECT_EQ(text_of(-7), "-7");
}

}  // namespace
}  // namespace nonet::answers
