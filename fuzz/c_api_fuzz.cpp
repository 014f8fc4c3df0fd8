// Any bytes at all through nonet.h: puzzles, strides, limits, batch sizes, wanted answers. One call
// and a batch must agree, answers must be solutions that keep the givens, what has no answer is
// left alone, and another kernel must write the same bytes. Then the same bytes as candidates.
//
//   byte 0     the limit                byte 1   stride, less than 81 makes puzzles overlap
//   byte 2     how many puzzles         byte 3   which kernel is compared
//   the rest   the puzzles, as they come; missing ones are blank
//
// Buffers end where the last puzzle or answer ends, so that ASan sees a kernel that reads or writes
// on. Puzzles times limit stay within 1000, which bounds the time of an input.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "nonet.h"
#include "nonet/solve.hpp"
#include "search/dispatch.hpp"

namespace {

using namespace nonet;

void require(bool holds) {
  if (!holds) std::abort();
}

struct Job {
  std::size_t limit, stride, size;
  const search::Engines* other;
  std::vector<char> puzzles;
  const char* puzzle(std::size_t i) const { return puzzles.data() + i * stride; }
};

constexpr std::size_t kLimits[] = {0, 1, 1, 2, 2, 2, 2, 3, 3, 5, 40, 1000};
constexpr std::size_t kSizes[] = {0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 8, 17, 34, 100};
constexpr std::size_t kMostSolutions = 1000;

Job read_job(const std::uint8_t* data, std::size_t size) {
  Job job{};
  job.limit = kLimits[data[0] % std::size(kLimits)];
  job.stride = data[1] % 128;
  job.size = std::min(kSizes[data[2] % std::size(kSizes)],
                      kMostSolutions / std::max<std::size_t>(job.limit, 1));
  const auto usable = search::usable_engines();
  job.other = &usable[data[3] % usable.size()];
  if (job.size == 0) return job;
  job.puzzles.assign((job.size - 1) * job.stride + kCells, '.');
  std::copy_n(data + 4, std::min(size - 4, job.puzzles.size()), job.puzzles.begin());
  return job;
}

bool is_given(char c) { return c >= '1' && c <= '9'; }

// Eighty-one digits, each once in every house.
bool is_full_and_legal(const char* solution) {
  std::array<int, classic::kHouses> seen{};
  for (const Cell cell : CellSet::every()) {
    if (!is_given(solution[cell.index()])) return false;
    for (const House house : Rules::classic().houses_of(cell)) {
      seen[house.index()] |= 1 << (solution[cell.index()] - '1');
    }
  }
  return std::all_of(seen.begin(), seen.end(), [](int digits) { return digits == 0x1ff; });
}

bool keeps_givens(const char* puzzle, const char* solution) {
  for (int i = 0; i < kCells; ++i) {
    if (is_given(puzzle[i]) && solution[i] != puzzle[i]) return false;
  }
  return true;
}

struct Answers {
  explicit Answers(std::size_t size) : solutions(size * kCells, '?'), counts(size, 4242) {}
  friend bool operator==(const Answers&, const Answers&) = default;
  std::vector<char> solutions;
  std::vector<std::uint32_t> counts;
};

void check_one(const Job& job, std::size_t i, const Answers& batch) {
  std::vector<char> solution(kCells, '?');
  // A copy of its own, so that reading past its end is seen for every puzzle.
  const std::vector<char> puzzle(job.puzzle(i), job.puzzle(i) + kCells);
  const std::size_t found = nonet_solve(puzzle.data(), job.limit, solution.data());
  const char* in_batch = batch.solutions.data() + i * kCells;
  require(found == batch.counts[i] && found <= job.limit);
  // Of several solutions the two may give different ones.
  const bool is_unique = found == 1 && job.limit > 1;
  require(!is_unique || std::equal(solution.begin(), solution.end(), in_batch));
  if (found == 0) {
    require(solution == std::vector<char>(kCells, '?'));
    return;
  }
  require(is_full_and_legal(in_batch) && keeps_givens(puzzle.data(), in_batch));
  require(is_full_and_legal(solution.data()) && keeps_givens(puzzle.data(), solution.data()));
  if (job.limit == 1) return;
  // The first solution does not depend on how many are wanted.
  std::vector<char> first(kCells, '?');
  require(nonet_solve(puzzle.data(), 1, first.data()) == 1 && first == solution);
}

Answers check_text(const Job& job) {
  Answers answers(job.size);
  nonet_solve_batch(job.puzzles.data(), job.stride, job.size, job.limit, answers.solutions.data(),
                    answers.counts.data());
  for (std::size_t i = 0; i < job.size; ++i) check_one(job, i, answers);

  // Half of the answers wanted: the same half.
  Answers counts_only(job.size);
  nonet_solve_batch(job.puzzles.data(), job.stride, job.size, job.limit, nullptr,
                    counts_only.counts.data());
  require(counts_only.counts == answers.counts);
  if (job.limit > 1) return answers;
  Answers solutions_only(job.size);
  nonet_solve_batch(job.puzzles.data(), job.stride, job.size, job.limit,
                    solutions_only.solutions.data(), nullptr);
  require(solutions_only.solutions == answers.solutions);
  return answers;
}

// The kernel's own door, past the choice that nonet.h made.
Answers by_lanes(const Job& job, const search::Kernel& kernel, std::vector<char>& memory) {
  Answers answers(job.size);
  void* scratch = memory.data();
  std::size_t space = memory.size();
  search::KernelBatch batch{};
  batch.text = job.puzzles.data();
  batch.stride = job.stride;
  batch.n = job.size;
  batch.limit = static_cast<std::uint32_t>(job.limit);
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  batch.counts = answers.counts.data();
  kernel.solve(batch, std::align(search::kScratchAlign, kernel.scratch_bytes, scratch, space));
  return answers;
}

void check_kernel(const Job& job, const Answers& best) {
  const search::Kernel& kernel = *job.other->lanes;
  // Memory as somebody left it: no kernel may count on zeros.
  std::vector<char> memory(kernel.scratch_bytes + search::kScratchAlign, '\xa5');
  require(by_lanes(job, kernel, memory) == best);
  for (std::size_t i = 0; i < job.size; ++i) {
    require(job.other->single->solve_text(job.puzzle(i), job.limit, nullptr) == best.counts[i]);
  }
}

// Two bytes for each cell: digits that are possible; a given where there is one left.
Puzzle read_candidates(const std::uint8_t* data, std::size_t size) {
  Grid grid;
  CandidateSet marks;
  for (const Cell cell : CellSet::every()) {
    const std::size_t at = static_cast<std::size_t>(cell.index()) * 2;
    const int bits = at + 1 < size ? (data[at] | data[at + 1] << 8) & 0x1ff : 0x1ff;
    const DigitSet digits = DigitSet::from_bits(bits);
    if (digits.size() == 1) grid.set(cell, digits.only());
    marks.insert(cell, digits);
  }
  Puzzle puzzle(grid);
  puzzle.set_marks(marks);
  return puzzle;
}

void check_candidates(const Puzzle& puzzle, std::size_t limit) {
  const Solved solved = solve(puzzle);
  const Count few = count(puzzle, {.limit = 2});
  const bool none = solved.verdict == Verdict::none || solved.verdict == Verdict::illegal;
  require(none == (few.count == 0) && none == solved.reason.has_value());
  require((solved.verdict == Verdict::unique) == (few.count == 1));
  require(solved.solution.has_value() != none);

  const Count some = count(puzzle, {.limit = limit});
  require(some.count <= limit && (limit == 0 || (some.count == 0) == none));
  std::uint64_t visited = 0;
  enumerate(puzzle, [&](const Grid& solution) {
    require(is_full_and_legal(solution.to_line().c_str()));
    for (const Cell cell : CellSet::every()) {
      require(puzzle.grid.is_blank(cell) ? puzzle.candidates(cell).contains(*solution.at(cell))
                                         : puzzle.grid.at(cell) == solution.at(cell));
    }
    return ++visited < std::min<std::uint64_t>(limit, 10) ? Flow::go_on : Flow::stop;
  });
  if (limit > 0) require(visited == std::min<std::uint64_t>(some.count, 10));
  if (!none) require(is_full_and_legal(solved.solution->to_line().c_str()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
  const Job job = read_job(data, size);
  check_kernel(job, check_text(job));
  check_candidates(read_candidates(data + 4, size - 4), job.limit);
  return 0;
}
