// Every technique against its samples (samples.hpp says how they are written): one position in
// which it finds exactly what is listed, one in which it finds nothing.

#include "logic/samples.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace nonet {
namespace {

using samples::for_each_step;

struct Sample {
  std::string line;
  bool is_negative;
};

std::vector<Sample> read_samples(const TechniqueInfo& row) {
  std::vector<Sample> list;
  std::ifstream file(samples::folder() + "/" + std::string(row.id) + ".txt");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(':')) list.push_back({line, line.find("-x:") < line.find(':', 1)});
  }
  return list;
}

void expect_sample(const TechniqueInfo& row, const Sample& sample) {
  const Result<Record> record = parse(sample.line);
  ASSERT_TRUE(record && record->step) << sample.line;
  const std::string id = std::string(row.id) + (sample.is_negative ? "-x" : "");
  EXPECT_EQ(record->step->technique, id);
  const CandidateSet eliminated = samples::read_candidates(record->step->eliminations);
  const CandidateSet placed = samples::read_candidates(record->step->placements);
  int steps = 0;
  bool has_met = false;
  for_each_step(record->puzzle, row.technique, [&](const Step& step) {
    ++steps;
    has_met = has_met || (step.eliminated() == eliminated && step.placed() == placed);
    return has_met || sample.is_negative ? Flow::stop : Flow::go_on;
  });
  if (sample.is_negative) {
    EXPECT_EQ(steps, 0) << sample.line;
  } else {
    EXPECT_TRUE(has_met) << steps << " other steps in " << sample.line;
  }
}

class Samples : public testing::TestWithParam<Technique> {};

TEST_P(Samples, AreMet) {
  if (!std::filesystem::exists(samples::folder())) {
    GTEST_SKIP() << "no samples in " << samples::folder();
  }
  const TechniqueInfo& row = nonet::info(GetParam());
  int positive = 0;
  int negative = 0;
  for (const Sample& sample : read_samples(row)) {
    expect_sample(row, sample);
    ++(sample.is_negative ? negative : positive);
  }
  EXPECT_GT(positive, 0) << "no sample in which it finds something";
  EXPECT_GT(negative, 0) << "no sample in which it finds nothing";
}

std::vector<Technique> all_techniques() {
  std::vector<Technique> list;
  for (const TechniqueInfo& row : techniques()) list.push_back(row.technique);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Table, Samples, testing::ValuesIn(all_techniques()),
                         [](const testing::TestParamInfo<Technique>& technique) {
                           return std::string(nonet::info(technique.param).id);
                         });

// What the documentation shows is what the finder finds.
TEST(Prose, ExamplesShowTheirTechnique) {
  for (const TechniqueInfo& row : techniques()) {
    if (example(row.technique).empty()) continue;
    const Result<Record> record = parse(example(row.technique));
    ASSERT_TRUE(record) << row.id;
    int steps = 0;
    for_each_step(record->puzzle, row.technique, [&](const Step&) { return ++steps, Flow::stop; });
    EXPECT_EQ(steps, 1) << row.id;
  }
}

}  // namespace
}  // namespace nonet
