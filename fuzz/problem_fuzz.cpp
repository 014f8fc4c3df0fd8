// Problems of any notation: no text may crash, hang or grow without bound, and what was read comes
// back as it was.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "nonet/problem_text.hpp"
#include "nonet/solve_problem.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)nonet::unpack_lz(text);
  const nonet::Result<nonet::Problem> problem = nonet::parse_problem(text);
  if (!problem) return 0;
  const std::string line = nonet::problem_line(*problem);
  const nonet::Result<nonet::Problem> again = nonet::parse_problem(line);
  if (!again || nonet::problem_line(*again) != line) std::abort();
  if (!nonet::read_fpuzzles(nonet::print_fpuzzles(*problem))) std::abort();
  (void)nonet::find_flaws(*problem);
  (void)nonet::find_broken(*problem, problem->digits);
  if (problem->side <= 9 && problem->clues.size() < 60) (void)nonet::solve(*problem, nullptr, 50);
  return 0;
}
