// The font of the build, cut again as documents do; and files that are no fonts.

#include "pdf/font.hpp"

#include <gtest/gtest.h>

#include <random>

namespace nonet::pdf {
namespace {

TEST(Font, LettersOfUtf8) {
  EXPECT_EQ(letters_of("a\u00e4\u2260"), U"a\u00e4\u2260");
  EXPECT_EQ(letters_of("\U0001F600"), U"\U0001F600");
  EXPECT_EQ(letters_of("\xff"
                       "a"),
            U"\uFFFD"
            U"a");
  EXPECT_EQ(letters_of("\xe2\x89"), U"\uFFFD\uFFFD");
  EXPECT_EQ(letters_of("\xc3"), U"\uFFFD");
}

TEST(Font, RefusesWhatIsNone) {
  std::string fault;
  EXPECT_FALSE(Font::open("", &fault));
  EXPECT_EQ(fault, "expected a TrueType font, found something else");
  EXPECT_FALSE(Font::open("OTTO....", &fault));
  EXPECT_EQ(fault, "expected TrueType outlines, found PostScript ones (CFF)");
  EXPECT_FALSE(Font::open("ttcf....", &fault));
  EXPECT_EQ(fault, "expected one font, found a collection of fonts");
}

class BuiltinFont : public testing::Test {
 protected:
  void SetUp() override {
    if (builtin_font(Weight::regular).empty()) {
      GTEST_SKIP() << "built without a font (Debian: fonts-open-sans)";
    }
  }
};

TEST_F(BuiltinFont, HasWhatBooksSay) {
  for (const Weight weight : {Weight::regular, Weight::bold}) {
    const auto font = Font::open(builtin_font(weight));
    ASSERT_TRUE(font);
    for (const char32_t letter :
         letters_of("0123456789 AZaz.,:;'\u00e4\u00f6\u00fc\u00df\u00e9\u2260\u2013")) {
      EXPECT_NE(font->glyph(letter), 0) << static_cast<unsigned>(letter);
    }
    for (char32_t digit = '1'; digit <= '9'; ++digit) {
      EXPECT_EQ(font->advance(font->glyph(digit)), font->advance(font->glyph('0')));
    }
    EXPECT_TRUE(font->may_be_embedded());
    EXPECT_FALSE(font->name(0).empty()) << "its copyright";
    EXPECT_FALSE(font->name(13).empty()) << "its licence";
    EXPECT_LT(builtin_font(weight).size(), 40000U) << "what is not needed is cut";
  }
}

// A composed letter brings its parts along; widths stay what they are.
TEST_F(BuiltinFont, IsCutAgain) {
  const auto font = Font::open(builtin_font(Weight::regular));
  const std::vector<Glyph> glyphs = {0, font->glyph(U'7'), font->glyph(U'\u00e4')};
  const std::string small = font->cut(glyphs, true);
  EXPECT_LT(small.size(), builtin_font(Weight::regular).size() / 5);
  const auto again = Font::open(small);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->glyph(U'7'), 1);
  EXPECT_EQ(again->glyph(U'\u00e4'), 2);
  EXPECT_EQ(again->glyph(U'8'), 0);
  EXPECT_EQ(again->advance(1), font->advance(glyphs[1]));
  EXPECT_EQ(again->advance(2), font->advance(glyphs[2]));
  EXPECT_GE(again->glyph_count(), 3);
  EXPECT_EQ(again->cut({0, 1, 2}, true), small) << "nothing is lost by cutting again";
}

// Nothing in a file is believed.
TEST_F(BuiltinFont, DamagedFilesDoNoHarm) {
  std::mt19937 random(7);
  const std::string whole(builtin_font(Weight::bold));
  for (int i = 0; i < 200; ++i) {
    std::string damaged = whole;
    for (int hits = 0; hits < 8; ++hits) {
      // Half of them where tables and their sizes are told.
      const std::size_t most = hits % 2 == 0 ? damaged.size() : 400;
      damaged[random() % most] = static_cast<char>(random());
    }
    if (i % 3 == 0) damaged.resize(random() % damaged.size());
    const auto font = Font::open(damaged);
    if (!font) continue;
    std::vector<Glyph> glyphs;
    for (Glyph glyph = 0; glyph < 20; ++glyph) glyphs.push_back(glyph);
    EXPECT_LT(font->cut(glyphs, true).size(), 50 * whole.size());
  }
}

}  // namespace
}  // namespace nonet::pdf
