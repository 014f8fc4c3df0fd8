// Techniques on boards that are not classic: a sample of every kind of rules, no step wrong. The
// hundred thousand are in variants_slow.cpp.

#include "logic/als.hpp"
#include "logic/consequences.hpp"
#include "logic/workspace.hpp"
#include "nonet/techniques.hpp"
#include "variants_judge.hpp"

namespace nonet::variants_for_tests {
namespace {

class Variants : public testing::TestWithParam<Kind> {};

TEST_P(Variants, NoStepIsWrongAndTrialLeadsToTheEnd) {
  const std::optional<MadeByRules> made = make_puzzle(rules_of(GetParam(), 1), 1);
  ASSERT_TRUE(made);
  EXPECT_GT(Judge(Schedule::standard()).judge(*made, 25), 5);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Variants, testing::ValuesIn(kinds()),
                         [](const testing::TestParamInfo<Kind>& kind) { return kind.param.name; });

// Whether a chain goes from a candidate to one of another digit in another cell, which only a rule
// excludes.
bool uses_rule_links(const Step& step) {
  const Mark* before = nullptr;
  for (const Mark& mark : step.evidence()) {
    if (mark.role == Role::weak_to && before != nullptr && before->digits != mark.digits &&
        (before->cells & mark.cells).empty()) {
      return true;
    }
    const bool is_chain =
        mark.role == Role::chain_head || mark.role == Role::weak_to || mark.role == Role::strong_to;
    before = is_chain ? &mark : nullptr;
  }
  return false;
}

// Neighbours in number exclude each other side by side: chains and forcing chains run over such
// links, and nets follow them.
TEST(RuleLinks, FeedTheChains) {
  const SharedRules rules = *make_rules({.variants = {Variant::nonconsecutive}});
  const std::optional<MadeByRules> made = make_puzzle(rules, 1);
  ASSERT_TRUE(made);
  const Known known{.givens = made->puzzle.givens, .is_unique = true};
  Board board = made->puzzle.start().board;
  std::array<int, 3> linked{};
  const auto look = [&](int& count) {
    return [&](const Step& step) {
      EXPECT_TRUE(agrees(made->solution, step)) << info(step.technique()).id;
      count += uses_rule_links(step);
      return count > 0 ? Flow::stop : Flow::go_on;
    };
  };
  Walker(Schedule::standard()).walk(board, known, [&](const Step&, const Board& before) {
    if (linked[0] == 0) find_steps(before, known, Technique::aic, look(linked[0]));
    if (linked[1] == 0) {
      find_steps(before, known, Technique::discontinuous_nice_loop, look(linked[1]));
    }
    if (linked[2] == 0) find_steps(before, known, Technique::cell_forcing_chain, look(linked[2]));
    return linked[0] * linked[1] * linked[2] > 0 ? Flow::stop : Flow::go_on;
  });
  EXPECT_GT(linked[0], 0);
  EXPECT_GT(linked[1], 0);
  EXPECT_GT(linked[2], 0);
}

// What a candidate excludes by a rule is false at once.
TEST(RuleLinks, AreFollowed) {
  const SharedRules rules = *make_rules({.variants = {Variant::nonconsecutive}});
  const Board board(*rules);
  logic::Consequences consequences;
  const Candidate five(Cell::at(4, 4), Digit(5));
  consequences.follow(board, logic::Reasoning::net, {five, true});
  EXPECT_TRUE(consequences.made_false().contains(Candidate(Cell::at(4, 5), Digit(6))));
  EXPECT_FALSE(consequences.made_false().contains(Candidate(Cell::at(4, 5), Digit(7))));
  consequences.follow(board, logic::Reasoning::one_digit, {five, true});
  EXPECT_FALSE(consequences.made_false().contains(Candidate(Cell::at(4, 5), Digit(6))));
}

// The row has its 1 in cells of a region that need not hold one: nothing is locked in the region,
// but the rest of it loses the 1.
TEST(Crossings, ARegionThatIsNoHouseLosesWhatAHouseLocks) {
  const SharedRules rules = *make_rules({.side = 4, .regions = "aa..a.bb..bbcc.."});
  ASSERT_FALSE(rules->houses().contains(House::box(0)));
  Board board(*rules);
  board.eliminate(Candidate(Cell::at(0, 2), Digit(1)));
  board.eliminate(Candidate(Cell::at(0, 3), Digit(1)));
  std::vector<Step> steps;
  const auto keep = [&steps](const Step& step) { return steps.push_back(step), Flow::go_on; };
  find_steps(board, {}, Technique::claiming, keep);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().cells(Digit(1)), CellSet{Cell::at(1, 0)});
  steps.clear();
  // All places of 2 that the region has lie in row 1; it may do without.
  Board other(*rules);
  other.eliminate(Candidate(Cell::at(1, 0), Digit(2)));
  find_steps(other, {}, Technique::pointing, keep);
  EXPECT_TRUE(steps.empty());
}

// A region of three cells, two of which see each other by nothing else, holds no digit twice: that
// makes an almost locked set of them.
TEST(AlmostLockedSets, StandInRegionsThatAreNoHouses) {
  std::string regions(81, '.');
  for (const int at : {0, 40, 74}) regions[static_cast<std::size_t>(at)] = 'a';
  const SharedRules rules = *make_rules({.regions = regions});
  Board board(*rules);
  for (const Digit digit : rules->digits()) {
    if (digit.face() > 3) {
      board.eliminate(Candidate(Cell(0), digit));
      board.eliminate(Candidate(Cell(40), digit));
    }
  }
  logic::Workspace workspace;
  workspace.follow(board, Known{});
  bool is_there = false;
  for (const logic::Als& als : workspace.fact<logic::AlsFact>().all()) {
    is_there = is_there || als.cells == CellSet{Cell(0), Cell(40)};
    CellSet seen = rules->cells();
    for (const Cell cell : als.cells) seen &= rules->peers(cell) | CellSet{cell};
    EXPECT_TRUE((als.cells - seen).empty());
  }
  EXPECT_TRUE(is_there);
}

// Two rows keep 1 to four cells: two in a column, two in a region. These two cover them.
TEST(Fish, RegionsThatAreNoHousesCover) {
  std::string regions(81, '.');
  for (const Cell cell : {Cell::at(0, 4), Cell::at(4, 7), Cell::at(8, 2)}) {
    regions[static_cast<std::size_t>(cell.index())] = 'a';
  }
  const SharedRules rules = *make_rules({.regions = regions});
  Board board(*rules);
  for (int column = 0; column < 9; ++column) {
    if (column != 0 && column != 4) board.eliminate(Candidate(Cell::at(0, column), Digit(1)));
    if (column != 0 && column != 7) board.eliminate(Candidate(Cell::at(4, column), Digit(1)));
  }
  CellSet eliminated;
  find_steps(board, {}, Technique::franken_x_wing, [&eliminated](const Step& step) {
    eliminated |= step.eliminated().cells(Digit(1));
    return Flow::go_on;
  });
  EXPECT_TRUE(eliminated.contains(Cell::at(8, 2)));
}

// The diagonals share a cell. What locks a digit in one of them does not drive it out of that cell
// of the other.
TEST(DirectLockedCandidates, HousesOfOneKindMayOverlap) {
  const SharedRules rules = *make_rules(
      {.regions =
           "111222223111223333114223333144566666444555566444585566777885999778888999777788999",
       .variants = {Variant::x}});
  const Puzzle puzzle(Grid::from_line(".312........5...8.4...........1.......5...8...4.......69..."
                                      "............7........."),
                      rules);
  const std::optional<Grid> solution = search::General(puzzle).random_solution(1);
  ASSERT_TRUE(solution);
  const Known known{.givens = puzzle.givens, .is_unique = true};
  int judged = 0;
  const auto look = [&](const Step& step) {
    ++judged;
    EXPECT_TRUE(agrees(*solution, step)) << info(step.technique()).id;
    return Flow::go_on;
  };
  const auto visit = [&](const Step& /*taken*/, const Board& before) {
    find_steps(before, known, Technique::direct_pointing, look);
    find_steps(before, known, Technique::direct_claiming, look);
    return Flow::go_on;
  };
  Board board = puzzle.start().board;
  Walker(Schedule::standard()).walk(board, known, visit);
  EXPECT_GT(judged, 0);
}

}  // namespace
}  // namespace nonet::variants_for_tests
