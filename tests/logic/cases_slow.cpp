// Libraries of cases, where they are at hand: $NONET_CORPUS/techniques/cases.txt, which is
// HoDoKu's, and exotic_cases.txt beside it. In each position some step of the named technique has
// exactly the listed effect; in a negative case (-x) there is no step of it at all.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/links.hpp"
#include "logic/workspace.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

std::string folder() {
  const char* corpus = std::getenv("NONET_CORPUS");
  return (corpus == nullptr ? std::string("../shared/data") : corpus) + "/techniques";
}

std::optional<Technique> technique_of(std::string_view name) {
  return find_technique(name.substr(0, name.find('-')));
}

// A case names its technique by HoDoKu's code or by our id; those of techniques that nonet does not
// know wait for their day.
std::map<Technique, std::vector<std::string>> read_cases() {
  std::map<Technique, std::vector<std::string>> cases;
  for (const char* name : {"cases.txt", "exotic_cases.txt"}) {
    std::ifstream file(folder() + "/" + name);
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(':')) continue;
      const std::optional<Technique> technique =
          technique_of(std::string_view(line).substr(1, line.find(':', 1) - 1));
      if (technique) cases[*technique].push_back(line);
    }
  }
  return cases;
}

// "913 522": digit, row, column.
CandidateSet triples(std::string_view text) {
  CandidateSet set;
  for (std::size_t i = 0; i + 2 < text.size(); i += 4) {
    set.insert(Candidate(Cell::at(text[i + 1] - '1', text[i + 2] - '1'), Digit(text[i] - '0')));
  }
  return set;
}

bool passes(const std::string& line) {
  const Result<Record> record = parse(line);
  if (!record) return false;
  const LibraryStep& want = *record->step;
  const CandidateSet eliminated = triples(want.eliminations);
  const CandidateSet placed = triples(want.placements);
  const Puzzle& puzzle = record->puzzle;
  const Known known = {.givens = puzzle.givens,
                       .is_unique = solve(Puzzle(puzzle.given_grid())).verdict == Verdict::unique};
  bool has_met = false;
  int steps = 0;
  const auto look = [&](const Step& step) {
    ++steps;
    has_met = has_met || (step.eliminated() == eliminated && step.placed() == placed);
    return Flow::go_on;
  };
  find_steps(puzzle.start().board, known, *technique_of(want.technique), look);
  return want.technique.ends_with("-x") ? steps == 0 : has_met;
}

// Cases that claim more than their technique can show, by the hash of their line.
//
//   0709-2, 291 314 649: the loop that has this effect enters r4c9 by 6 and leaves it by 3, a cell
//   of four candidates; so it is not continuous and proves r4c9<>6 alone, which is listed. If it
//   were continuous, 2r9c1 would go; but whatever follows from 2r9c1 by links of cells, houses,
//   groups and almost locked sets, its own falsehood does not: no chain of these removes it.
struct Disputed {
  std::uint64_t hash;
  Candidate not_refuted;
};
const Disputed kDisputed[] = {{0xd8bd37702e7aff4eU, Candidate(Cell::at(8, 0), Digit(2))}};

std::uint64_t hash_of(const std::string& line) {
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (const char c : line) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}

const Disputed* find_disputed(const std::string& line) {
  for (const Disputed& disputed : kDisputed) {
    if (disputed.hash == hash_of(line)) return &disputed;
  }
  return nullptr;
}

bool is_refuted_by_links(const std::string& line, Candidate candidate) {
  const Board board = parse(line)->puzzle.start().board;
  logic::Workspace workspace;
  workspace.follow(board, {});
  const logic::Links& links = logic::links(workspace, logic::Links::Scope::with_als);
  for (int node = 0; node < links.candidates(); ++node) {
    if (links.candidate(node) == candidate) return logic::contains(links.refuted(), node);
  }
  return false;
}

class Cases : public testing::TestWithParam<Technique> {};

TEST_P(Cases, SomeStepHasExactlyTheListedEffect) {
  const auto cases = read_cases();
  if (cases.empty()) GTEST_SKIP() << "no technique library at $NONET_CORPUS/techniques";
  const auto found = cases.find(GetParam());
  if (found == cases.end()) GTEST_SKIP() << "no case of " << nonet::info(GetParam()).id;
  for (const std::string& line : found->second) {
    if (const Disputed* disputed = find_disputed(line)) {
      EXPECT_FALSE(is_refuted_by_links(line, disputed->not_refuted)) << line;
    } else {
      EXPECT_TRUE(passes(line)) << line;
    }
  }
}

std::vector<Technique> all_techniques() {
  std::vector<Technique> list;
  for (const TechniqueInfo& row : techniques()) list.push_back(row.technique);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Library, Cases, testing::ValuesIn(all_techniques()),
                         [](const testing::TestParamInfo<Technique>& technique) {
                           return std::string(nonet::info(technique.param).id);
                         });

}  // namespace
}  // namespace nonet
