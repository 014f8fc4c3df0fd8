// A stranger's program: reads one puzzle, prints its solution. It asks for nothing but the
// installed library, so what it needs and does not find is missing from the installation.
#include <cstdio>

#include "nonet.h"
#include "nonet/nonet.hpp"

int main() {
  const char puzzle[] =
      "8.6....5.7.2..93...5.3...7.673.1.5.............5.8.647.6...5.2...84..1.6.9....8.5";
  if (nonet_solve(puzzle, 2, nullptr) != 1) return 3;
  const nonet::Result<nonet::Record> record = nonet::parse(puzzle);
  if (!record) return 1;
  const nonet::Solved solved = nonet::solve(record->puzzle);
  if (solved.verdict != nonet::Verdict::unique) return 2;
  const nonet::Record answer{nonet::Puzzle(*solved.solution), {}, {}, {}};
  std::fputs(nonet::print(answer, nonet::Format::sdm).c_str(), stdout);
  return 0;
}
