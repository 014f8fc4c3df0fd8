// Words made safe to show.

#include "text/visible.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using std::string_literals::operator""s;

TEST(Visible, LeavesPlainWordsAlone) { EXPECT_EQ(visible("Monday, 5*"), "Monday, 5*"); }

TEST(Visible, LeavesEveryScriptAlone) {
  EXPECT_EQ(visible("Größe 数独 \U0001f9e9 \u20ac"), "Größe 数独 \U0001f9e9 \u20ac");
}

TEST(Visible, SpellsOutControlCharacters) {
  EXPECT_EQ(visible("a\x1b[31mb"), "a\\x1b[31mb");
  EXPECT_EQ(visible("\0\x07\x7f"s), "\\x00\\x07\\x7f");
  EXPECT_EQ(visible("\xc2\x9b"), "\\xc2\\x9b");  // the one-character form of escape [
}

TEST(Visible, KeepsToOneLine) { EXPECT_EQ(visible("a\tb\nc\rd"), "a b c d"); }

TEST(Visible, SpellsOutWhatIsNoUtf8) {
  EXPECT_EQ(visible("\xff"), "\\xff");
  EXPECT_EQ(visible("a\x80z"), "a\\x80z");                         // a tail without a head
  EXPECT_EQ(visible("\xe2\x82"), "\\xe2\\x82");                    // cut short
  EXPECT_EQ(visible("\xe2\x82z"), "\\xe2\\x82z");                  // cut short by something else
  EXPECT_EQ(visible("\xc0\xaf"), "\\xc0\\xaf");                    // longer than need be
  EXPECT_EQ(visible("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");           // the same in three bytes
  EXPECT_EQ(visible("\xed\xa0\x80"), "\\xed\\xa0\\x80");           // half of a pair
  EXPECT_EQ(visible("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // beyond the last
}

TEST(Visible, SpellsOutCharactersThatReorderALine) {
  EXPECT_EQ(visible("\u202e"), "\\xe2\\x80\\xae");
  EXPECT_EQ(visible("\u2066"), "\\xe2\\x81\\xa6");
  EXPECT_EQ(visible("\u2028"), "\\xe2\\x80\\xa8");
}

TEST(Visible, SpellsOutWhatXmlForbids) { EXPECT_EQ(visible("\uffff"), "\\xef\\xbf\\xbf"); }

}  // namespace
}  // namespace nonet::text
