// What tests of notations for problems ask of them.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/problem_text.hpp"

namespace nonet::test {

// Whether these digits break a clue, or a mark; houses are not asked.
inline bool breaks(const Problem& problem, const std::vector<std::uint8_t>& digits) {
  for (std::size_t i = 0; i < problem.marks.size(); ++i) {
    if (digits[i] != 0 && (problem.marks[i] >> (digits[i] - 1) & 1) == 0) return true;
  }
  for (const Broken& broken : find_broken(problem, digits)) {
    if (broken.clue >= 0) return true;
  }
  return false;
}

// Whatever it is, it is read again as it was, or refused at once.
inline void expect_same_line(const std::string& text) {
  const Result<Problem> read = parse_problem(text);
  if (!read) return;
  const std::string line = problem_line(*read);
  const Result<Problem> again = parse_problem(line);
  ASSERT_TRUE(again) << line << ": " << again.error().message();
  EXPECT_EQ(problem_line(*again), line);
  EXPECT_EQ(again->digits, read->digits) << line;
  EXPECT_EQ(again->clues, read->clues) << line;
  EXPECT_TRUE(read_fpuzzles(print_fpuzzles(*read))) << line;
}

}  // namespace nonet::test
