// See solve_job.hpp.

#include "answers/solve_job.hpp"

#include <algorithm>

namespace nonet::answers {
namespace {

constexpr std::size_t kLine = kCells + 1;
// Enough to keep the lanes full and to make waiting for one's turn rare, little enough to stay in
// the cache.
constexpr std::size_t kPlainPerJob = 4096;
constexpr std::size_t kOddPerJob = 64;

// The answer to a plain line that is not simply its solution.
std::string special_answer(const SolveJob& job, std::size_t i, std::uint64_t index, Shape shape) {
  const std::string_view cells = std::string_view(job.plain).substr(i * kLine, kCells);
  Solved solved;
  if (job.counts[i] == 0) {
    solved = solve(Puzzle(Grid::from_line(cells)));
  } else {
    solved.verdict = job.counts[i] == 1 ? Verdict::unique : Verdict::several;
    solved.solution = Grid::from_line(std::string_view(job.out).substr(i * kLine, kCells));
  }
  return solve_line({index, cells, cells}, solved, shape);
}

std::string odd_answer(SolveJob& job, const Item& item, std::uint64_t index, Shape shape) {
  const Entry& entry = item.entry;
  if (!entry.record) return unreadable_solve_line(item, shape);
  const Solved solved = solve(entry.record->puzzle);
  if (solved.verdict != Verdict::unique) ++job.no_count;
  return solve_line({index, entry.cells, entry.text}, solved, shape);
}

// The answers of a job that has more to say than 81 digits a line.
std::string assemble(SolveJob& job, Shape shape) {
  std::string out;
  std::uint64_t index = job.first_index;
  auto odd = job.odd.begin();
  for (std::size_t i = 0; i <= job.plain_count; ++i) {
    for (; odd != job.odd.end() && odd->after == i; ++odd, ++index) {
      out += odd_answer(job, odd->item, index, shape);
    }
    if (i == job.plain_count) break;
    if (job.counts[i] != 1) ++job.no_count;
    if (job.counts[i] == 1 && shape == Shape::text) {
      out.append(job.out, i * kLine, kLine);
    } else {
      out += special_answer(job, i, index, shape);
    }
    ++index;
  }
  return out;
}

}  // namespace

bool fill(SolveJob& job, const SolveSource& source) {
  job.plain.clear();
  job.plain_count = 0;
  job.odd.clear();
  while (job.plain_count < kPlainPerJob && job.odd.size() < kOddPerJob) {
    const std::size_t wanted = kPlainPerJob - job.plain_count;
    const std::size_t taken = source.take_plain_lines(job.plain, wanted);
    job.plain_count += taken;
    if (taken == wanted) break;
    std::optional<Item> item = source.next();
    if (!item) break;
    job.odd.push_back({job.plain_count, std::move(*item)});
  }
  return job.plain_count > 0 || !job.odd.empty();
}

void work_on(SolveJob& job, Shape shape) {
  job.no_count = 0;
  job.counts.assign(job.plain_count, 0);
  job.out.assign(job.plain_count * kLine, '\n');
  solve_batch({.puzzles = job.plain.data(),
               .stride = kLine,
               .size = job.plain_count,
               .limit = 2,
               .solutions = job.out.data(),
               .solution_stride = kLine,
               .counts = job.counts.data()});
  const bool is_simple = shape == Shape::text && job.odd.empty() &&
                         std::all_of(job.counts.begin(), job.counts.end(),
                                     [](std::uint32_t count) { return count == 1; });
  if (!is_simple) job.out = assemble(job, shape);
}

}  // namespace nonet::answers
