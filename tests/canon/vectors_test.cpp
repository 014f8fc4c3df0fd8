// Values found by trying all 3,359,232 transformations, where they are at hand:
// $NONET_CORPUS/canonical, tab-separated.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/canon.hpp"

namespace nonet::canon {
namespace {

std::vector<std::vector<std::string>> read_table(const std::string& name) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream lines(std::string(corpus == nullptr ? "" : corpus) + "/canonical/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) rows.back().push_back(field);
  }
  return rows;
}

// All six with commas, or the smallest with a star.
bool are_bands(const BandIndices& indices, const std::string& wanted) {
  const std::string smallest = std::to_string(*std::min_element(indices.begin(), indices.end()));
  std::string all;
  for (const int index : indices) all += (all.empty() ? "" : ",") + std::to_string(index);
  return wanted == all || wanted == smallest + "*";
}

TEST(Vectors, AreReached) {
  const auto rows = read_table("canonical.tsv");
  if (rows.empty()) GTEST_SKIP() << "no vectors at $NONET_CORPUS/canonical/canonical.tsv";
  Canonizer canonizer;
  for (const auto& row : rows) {
    SCOPED_TRACE(row[2]);
    const Grid grid = Grid::from_line(row[2]);
    const Canonical canonical = canonizer.canonize(grid);
    EXPECT_EQ(canonical.form.to_line('0'), row[3]);
    EXPECT_EQ(std::to_string(canonical.automorphisms), row[4]);
    EXPECT_EQ(canonical.transform.apply(grid), canonical.form);
    if (row[0] == "grid") {
      EXPECT_TRUE(are_bands(*find_band_indices(grid), row[8]));
      continue;
    }
    const Canonical pattern = canonizer.canonize_pattern(grid.filled());
    EXPECT_EQ(pattern.form.to_line('0'), row[6]);
    EXPECT_EQ(std::to_string(pattern.automorphisms), row[7]);
  }
}

TEST(Vectors, PairsAreToldApart) {
  const auto rows = read_table("pairs.tsv");
  if (rows.empty()) GTEST_SKIP() << "no pairs at $NONET_CORPUS/canonical/pairs.tsv";
  for (const auto& row : rows) {
    SCOPED_TRACE(row[1]);
    const Grid a = Grid::from_line(row[1]), b = Grid::from_line(row[2]);
    const std::optional<Transform> way = find_isomorphism(a, b);
    EXPECT_EQ(way.has_value(), row[0] == "same");
    if (way) EXPECT_EQ(way->apply(a), b);
  }
}

TEST(Vectors, BandsHaveTheirNumbers) {
  const auto rows = read_table("bands416.tsv");
  if (rows.empty()) GTEST_SKIP() << "no bands at $NONET_CORPUS/canonical/bands416.tsv";
  for (const auto& row : rows) EXPECT_EQ(band_form(std::stoi(row[0])), row[1]);
}

}  // namespace
}  // namespace nonet::canon
