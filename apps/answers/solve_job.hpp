// Many puzzles solved at once: some thousand plain lines for the lanes, and whatever odd entries
// stand between them, which go the long way. Both come out in the order they went in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/solve.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::answers {

// An entry that is no plain line, and how many plain lines of the job stand before it.
struct Odd {
  std::size_t after;
  Item item;
};

struct SolveJob {
  std::uint64_t first_index = 1;
  std::string plain;  // lines of 81 characters and a newline
  std::size_t plain_count = 0;
  std::vector<Odd> odd;

  std::string out;
  std::uint64_t no_count = 0;  // answers that were no
  std::vector<std::uint32_t> counts;
};

// Where the puzzles come from: see Reader.
struct SolveSource {
  FunctionRef<std::size_t(std::string& lines, std::size_t most)> take_plain_lines;
  FunctionRef<std::optional<Item>()> next;
};
// Fills a job; false if nothing is left.
bool fill(SolveJob& job, const SolveSource& source);
// Makes the answers in `out`.
void work_on(SolveJob& job, Shape shape);

}  // namespace nonet::answers
