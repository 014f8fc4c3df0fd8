// See solve_job.hpp.

#include "answers/solve_job.hpp"

#include <algorithm>
#include <utility>

#include "answers/problems.hpp"

namespace nonet::answers {
namespace {

constexpr std::size_t kLine = kCells + 1;

// The answer to a plain line that is not simply its solution.
std::string special_answer(const Batch& batch, std::string_view solution, std::size_t i,
                           std::uint64_t index, Form form) {
  const std::string_view cells = std::string_view(batch.plain).substr(i * kLine, kCells);
  Solved solved;
  if (batch.counts[i] == 0) {
    solved = solve(Puzzle(Grid::from_line(cells)));
  } else {
    solved.verdict = batch.counts[i] == 1 ? Verdict::unique : Verdict::several;
    solved.solution = Grid::from_line(solution);
  }
  return solve_line({index, cells, cells}, solved, form);
}

void answer_item(Sheet& sheet, const Item& item, const SolveWish& wish) {
  const Entry& entry = item.entry;
  if (!entry.record) return sheet.print(unreadable_solve_line(item, wish.form));
  if (entry.record->problem) return answer_solve_problem(item, sheet, wish);
  const Solved solved = solve(entry.record->puzzle);
  if (solved.verdict != Verdict::unique) sheet.raise(Exit::no);
  sheet.print(solve_line({item.index, entry.cells, entry.text, entry.record->puzzle.rules->side()},
                         solved, wish.form));
}

// The answers of a batch that has more to say than 81 digits a line; those stand in `lines`.
void assemble(Batch& batch, const std::string& lines, const SolveWish& wish) {
  const auto answer_plain = [&](std::size_t i, std::uint64_t index) {
    const std::string_view line = std::string_view(lines).substr(i * kLine, kLine);
    if (batch.counts[i] != 1) batch.sheet.raise(Exit::no);
    if (batch.counts[i] == 1 && wish.form == Form::text) {
      batch.sheet.print(line);
    } else {
      batch.sheet.print(special_answer(batch, line.substr(0, kCells), i, index, wish.form));
    }
  };
  const auto answer_odd = [&](const Item& item) { answer_item(batch.sheet, item, wish); };
  answer_in_order(batch, {.plain = answer_plain, .item = answer_odd});
}

}  // namespace

void solve_all(Batch& batch, const SolveWish& wish) {
  std::string& out = batch.sheet.text();
  batch.counts.assign(batch.plain_count, 0);
  out.assign(batch.plain_count * kLine, '\n');
  solve_batch({.puzzles = batch.plain.data(),
               .stride = kLine,
               .size = batch.plain_count,
               .limit = 2,
               .solutions = out.data(),
               .solution_stride = kLine,
               .counts = batch.counts.data()});
  const bool is_simple = wish.form == Form::text && batch.items.empty() && batch.notices.empty() &&
                         std::all_of(batch.counts.begin(), batch.counts.end(),
                                     [](std::uint32_t count) { return count == 1; });
  if (is_simple) return;
  const std::string lines = std::exchange(out, {});
  assemble(batch, lines, wish);
}

}  // namespace nonet::answers
