// The classes of bands: how many, how large, and that each look of a grid has the same six.

#include <gtest/gtest.h>

#include <algorithm>

#include "canon/search.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "random_look.hpp"

namespace nonet::canon {
namespace {

Grid make_band(int index) {
  return Grid::from_line(band_form(index) + std::string(kCells - 27, '.'));
}

// Each class has as many members with a given first box as exchanges of the band lead to different
// ones, and together they are all such bands: 36,288 * 72.
TEST(Bands, MakeUpAllBands) {
  Search search;
  std::uint32_t members = 0;
  std::string last;
  for (int index = 1; index <= kBandClasses; ++index) {
    const std::string form = band_form(index);
    EXPECT_LT(last, form);
    last = form;
    const Canonical canonical = search.find_band(Lines(make_band(index)), 0);
    EXPECT_EQ(canonical.form, make_band(index));
    ASSERT_EQ(7776 % canonical.automorphisms, 0U);
    members += 7776 / canonical.automorphisms;
  }
  EXPECT_EQ(members, 36288U * 72);
}

TEST(Bands, TheSmallestStandsOnTopOfTheForm) {
  for (const Made& made : generate({}, {.seed = 5, .count = 50}).made) {
    const BandIndices indices = *find_band_indices(made.solution);
    const int smallest = *std::min_element(indices.begin(), indices.end());
    EXPECT_EQ(canonize(made.solution).form.to_line().substr(0, 27), band_form(smallest));
  }
}

TEST(Bands, AreThoseOfEveryLook) {
  generator::Random random(4);
  for (const Made& made : generate({}, {.seed = 6, .count = 20}).made) {
    BandIndices indices = *find_band_indices(made.solution);
    BandIndices others = *find_band_indices(random_look(random).apply(made.solution));
    std::sort(indices.begin(), indices.end());
    std::sort(others.begin(), others.end());
    EXPECT_EQ(indices, others);
  }
}

TEST(Bands, AreOfFullGridsOnly) {
  const Made made = generate({}, {.seed = 5}).made.front();
  EXPECT_FALSE(find_band_indices(made.puzzle));
  Grid wrong = made.solution;
  wrong.set(Cell(0), *wrong.at(Cell(1)));
  EXPECT_FALSE(find_band_indices(wrong));
}

}  // namespace
}  // namespace nonet::canon
