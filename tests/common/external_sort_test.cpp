// Records come back in order whether they fit in memory, fill a few runs or so many that runs are
// merged on the way; and a disk that will not have them is told.

#include "common/external_sort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace nonet::apps {
namespace {

constexpr std::size_t kKey = 8;

// A key, and a tail whose length differs from record to record.
std::string make_record(std::uint64_t i) {
  std::uint64_t mixed = (i + 1) * 0x9e3779b97f4a7c15U;
  std::string record;
  for (std::size_t byte = 0; byte < kKey; ++byte, mixed >>= 8) record += static_cast<char>(mixed);
  return record + std::string(i % 100, 'x');
}

bool by_key(const std::string& a, const std::string& b) {
  return a.compare(0, kKey, b, 0, kKey) < 0;
}

void expect_sorted(std::uint64_t count, std::size_t memory) {
  ExternalSort sort(kKey, memory);
  std::vector<std::string> wanted, got;
  for (std::uint64_t i = 0; i < count; ++i) {
    wanted.push_back(make_record(i));
    ASSERT_TRUE(sort.add(wanted.back())) << sort.error();
  }
  std::sort(wanted.begin(), wanted.end(), by_key);
  EXPECT_TRUE(sort.visit([&](std::string_view record) {
    got.emplace_back(record);
    return true;
  }));
  EXPECT_EQ(sort.size(), count);
  EXPECT_EQ(got, wanted);
}

TEST(ExternalSort, SortsInMemory) { expect_sorted(1000, 1 << 20); }
TEST(ExternalSort, SortsNothing) { expect_sorted(0, 1 << 20); }
TEST(ExternalSort, SortsByRunsOnDisk) { expect_sorted(1000, 10000); }
TEST(ExternalSort, MergesRunsWhenThereAreMany) { expect_sorted(5000, 1000); }
TEST(ExternalSort, TakesRecordsLargerThanItsMemory) { expect_sorted(200, 64); }

TEST(ExternalSort, StopsWhenTold) {
  ExternalSort sort(kKey, 1000);
  for (std::uint64_t i = 0; i < 100; ++i) sort.add(make_record(i));
  int seen = 0;
  EXPECT_TRUE(sort.visit([&](std::string_view) { return ++seen < 5; }));
  EXPECT_EQ(seen, 5);
}

TEST(ExternalSort, SaysWhatTheDiskWouldNotHave) {
  const char* before = std::getenv("TMPDIR");
  const std::string folder = before == nullptr ? "" : before;
  setenv("TMPDIR", "/nowhere/at/all", 1);
  ExternalSort sort(kKey, 100);
  bool is_taken = true;
  for (std::uint64_t i = 0; i < 100 && is_taken; ++i) is_taken = sort.add(make_record(i));
  before == nullptr ? unsetenv("TMPDIR") : setenv("TMPDIR", folder.c_str(), 1);
  EXPECT_FALSE(is_taken);
  EXPECT_NE(sort.error().find("cannot make a temporary file in /nowhere/at/all"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet::apps
