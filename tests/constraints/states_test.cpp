// Tables of states: read and written as they are, and found as small as can be.

#include "constraints/states.hpp"

#include <gtest/gtest.h>

#include "constraints/expression.hpp"

namespace nonet::constraints {
namespace {

bool fits(const Automaton& automaton, const std::vector<int>& line) {
  Mask states = automaton.first;
  for (const int digit : line) {
    Mask next = 0;
    for (std::size_t state = 0; state < automaton.next.size(); ++state) {
      if ((states >> state & 1) != 0)
        next |= automaton.next[state][static_cast<std::size_t>(digit - 1)];
    }
    states = next;
  }
  return (states & automaton.last) != 0;
}

TEST(States, AreAPatternAndComeBackAsTheyAre) {
  for (const char* text : {"{^4-9>0,1-3>1|$.>1}", "{^$}", "{^1>0,1>1|^$9>0|}", "{^135-79>0|$}"}) {
    const auto read = find_automaton(text, 9);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(states_text(*read), text);
  }
  const auto large = read_states("{^ABF-G>0|$}", 16);
  ASSERT_TRUE(large);
  EXPECT_EQ(large->next[0][15], 1U);
  EXPECT_EQ(states_text(*large), "{^ABFG>0|$}");
}

TEST(States, RefusesWhatNamesNoState) {
  for (const char* text : {"{", "{}", "{$1>0}", "{^1>1}", "{^1>}", "{^>0}x", "{^1>0", "{^0>0}",
                           "{^1>0,}", "{^1>100}", "{^1-}", "{^.1>0}"})
    EXPECT_FALSE(read_states(text, 9)) << text;
  std::string many = "{^";
  for (int i = 1; i < kMostStates; ++i) many += '|';
  EXPECT_TRUE(read_states(many + "}", 9));
  EXPECT_FALSE(read_states(many + "|}", 9));
}

TEST(States, ThatTellNoLinesApartAreOne) {
  // Whether the sum of a line is odd, by its sum.
  const LineRule rule = {
      .next = [](long known, int digit) { return known > 500 ? kDead : known + digit; },
      .may_end = [](long known) { return known % 2 == 1 && known < 500; }};
  const LineRule odd = {.next = [](long known, int digit) { return (known + digit) % 6; },
                        .may_end = [](long known) { return known % 2 == 1; }};
  EXPECT_FALSE(find_states(4, {0}, rule));  // which counts on
  const auto found = find_states(4, {0}, odd);
  ASSERT_TRUE(found);
  EXPECT_EQ(states_text(*found), "{^24>0,13>1|$13>0,24>1}");
  for (const std::vector<int>& line : {std::vector<int>{1}, {2, 2}, {1, 4, 3}, {4, 3, 4}}) {
    int sum = 0;
    for (const int digit : line) sum += digit;
    EXPECT_EQ(fits(*found, line), sum % 2 == 1);
  }
}

TEST(States, OfARuleThatNothingFitsAreOneState) {
  const auto never = find_states(
      4, {0},
      {.next = [](long known, int) { return known; }, .may_end = [](long) { return false; }});
  ASSERT_TRUE(never);
  EXPECT_EQ(states_text(*never), "{^}");
}

}  // namespace
}  // namespace nonet::constraints
