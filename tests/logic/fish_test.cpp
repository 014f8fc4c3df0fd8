// Fish and templates against plain counting: all houses tried, all templates listed.

#include "logic/fish.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "logic/templates.hpp"
#include "nonet/techniques.hpp"
#include "nonet/text.hpp"
#include "nonet/walk.hpp"

namespace nonet::logic {
namespace {

constexpr Digit kFive{5};

// A board without digits whose only 5s are at the marks: nine rows of nine characters.
Board board_with(CellSet places) {
  Board board;
  CandidateSet others;
  others.insert(CellSet::every() - places, kFive);
  board.eliminate(others);
  return board;
}

Board board_with(const std::vector<std::string>& rows) {
  CellSet places;
  for (int row = 0; row < kDigits; ++row) {
    for (int column = 0; column < kDigits; ++column) {
      if (rows[row][column] == '5') places.insert(Cell::at(row, column));
    }
  }
  return board_with(places);
}

std::vector<Step> steps_of(const Board& board, Technique technique) {
  std::vector<Step> steps;
  find_steps(board, {}, technique, [&](const Step& step) {
    if (step.technique() == technique) steps.push_back(step);
    return Flow::go_on;
  });
  return steps;
}

CellSet cells(std::initializer_list<const char*> names) {
  CellSet set;
  for (const char* name : names) set.insert(*find_cell(name));
  return set;
}

HouseSet houses(std::initializer_list<const char*> names) {
  HouseSet set;
  for (const char* name : names) set.insert(*Rules::classic().find_house(name));
  return set;
}

// --- random positions of one digit

// Nine cells, one in every row, column and box.
CellSet random_template(std::mt19937& random) {
  std::array<int, kDigits> columns;
  for (int row = 0; row < kDigits; ++row)
    columns[row] = row / classic::kBoxSide + row % classic::kBoxSide * classic::kBoxSide;
  const auto swap = [&random](auto& list, int group, int size) {
    std::swap(list[group * size + random() % size], list[group * size + random() % size]);
  };
  for (int i = 0; i < 20; ++i) {
    const int group = static_cast<int>(random() % classic::kBoxSide);
    swap(columns, group, classic::kBoxSide);  // rows of a band
    const int a = group * classic::kBoxSide + static_cast<int>(random() % classic::kBoxSide);
    const int b = group * classic::kBoxSide + static_cast<int>(random() % classic::kBoxSide);
    for (int& column : columns) column = column == a ? b : column == b ? a : column;
  }
  CellSet cells;
  for (int row = 0; row < kDigits; ++row) cells.insert(Cell::at(row, columns[row]));
  return cells;
}

CellSet random_places(std::mt19937& random, unsigned percent) {
  CellSet cells = random_template(random);
  for (const Cell cell : CellSet::every()) {
    if (random() % 100 < percent) cells.insert(cell);
  }
  return cells;
}

// Rows 2 and 7 as given, 5s everywhere else.
Board board_with_rows(const std::string& row2, const std::string& row7) {
  std::vector<std::string> rows(kDigits, "555555555");
  rows[1] = row2;
  rows[6] = row7;
  return board_with(rows);
}

TEST(XWing, ClearsItsColumnsOutsideItsRows) {
  const Board board = board_with_rows("..5....5.", "..5....5.");
  const std::vector<Step> steps = steps_of(board, Technique::x_wing);
  ASSERT_EQ(steps.size(), 1U);
  const CellSet columns =
      Rules::classic().cells(House::column(2)) | Rules::classic().cells(House::column(7));
  const CellSet corners = cells({"r2c3", "r2c8", "r7c3", "r7c8"});
  EXPECT_EQ(steps[0].eliminated().cells(kFive), columns - corners);
  EXPECT_EQ(steps[0].cells(Role::base), corners);
  EXPECT_EQ(steps[0].houses(Role::base_house), houses({"r2", "r7"}));
  EXPECT_EQ(steps[0].houses(Role::cover_house), houses({"c3", "c8"}));
}

TEST(FinnedXWing, ClearsOnlyWhatSeesTheFin) {
  const Board board = board_with_rows("..5....55", "..5....5.");
  const std::vector<Step> steps = steps_of(board, Technique::finned_x_wing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().cells(kFive), cells({"r1c8", "r3c8"}));
  EXPECT_EQ(steps[0].cells(Role::fin), cells({"r2c9"}));
  EXPECT_TRUE(steps_of(board, Technique::x_wing).empty());
  EXPECT_TRUE(steps_of(board, Technique::sashimi_x_wing).empty());
}

TEST(SashimiXWing, HasABaseWithOnePlaceBesidesTheFin) {
  const Board board = board_with_rows("..5.....5", "..5....5.");
  const std::vector<Step> steps = steps_of(board, Technique::sashimi_x_wing);
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[0].eliminated().cells(kFive), cells({"r1c8", "r3c8"}));
  EXPECT_EQ(steps[0].cells(Role::fin), cells({"r2c9"}));
  EXPECT_EQ(steps[1].eliminated().cells(kFive), cells({"r8c9", "r9c9"}));
  EXPECT_TRUE(steps_of(board, Technique::finned_x_wing).empty());
}

TEST(SiameseSashimiXWing, TellsTwoFishOnTheSameBasesAsOne) {
  const Board board = board_with_rows("..5.....5", "..5....5.");
  const std::vector<Step> steps = steps_of(board, Technique::siamese_sashimi_x_wing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().cells(kFive), cells({"r1c8", "r3c8", "r8c9", "r9c9"}));
  EXPECT_EQ(steps[0].houses(Role::cover_house), houses({"c3", "c8"}));
  EXPECT_EQ(steps[0].houses(Role::other_cover), houses({"c3", "c9"}));
  EXPECT_EQ(steps[0].cells(Role::other_fin), cells({"r7c8"}));
}

TEST(SiameseSashimiXWing, IsToldToThoseWhoAskForIt) {
  const Board board = board_with_rows("..5.....5", "..5....5.");
  const auto look = [](const Step& step) {
    EXPECT_TRUE(step.houses(Role::other_cover).empty());
    return Flow::go_on;
  };
  find_steps(board, Known{}, Technique::sashimi_x_wing, look, Kin::included);
}

// What a fish of lines eliminates, worked out from what the step shows of it: candidates in its
// covers that are none of its bases' and see all its fins.
CellSet eliminated_by(const Board& board, const Step& step, Role covers, Role fins) {
  CellSet bases;
  CellSet hit;
  for (const House house : step.houses(Role::base_house)) bases |= board.rules().cells(house);
  for (const House house : step.houses(covers)) hit |= board.rules().cells(house);
  hit = (hit & board.places(step.digits(Role::digit).first())) - bases;
  for (const Cell fin : step.cells(fins)) hit &= board.rules().peers(fin);
  return hit;
}

// In their examples: each of two siamese fish has an elimination that the other has not.
TEST(SiameseFish, EachOfTheTwoAddsSomething) {
  int met = 0;
  for (const TechniqueInfo& row : techniques()) {
    const bool is_of_lines = row.id.find("franken") == std::string_view::npos &&
                             row.id.find("mutant") == std::string_view::npos;
    if (!row.id.starts_with("siamese_") || !is_of_lines) continue;
    const Board board = parse(example(row.technique))->puzzle.start().board;
    const auto look = [&](const Step& step) {
      const CellSet one = eliminated_by(board, step, Role::cover_house, Role::fin);
      const CellSet two = eliminated_by(board, step, Role::other_cover, Role::other_fin);
      EXPECT_FALSE((one - two).empty()) << row.id;
      EXPECT_FALSE((two - one).empty()) << row.id;
      ++met;
      return Flow::go_on;
    };
    find_steps(board, Known{}, row.technique, look);
  }
  EXPECT_GE(met, 12);
}

TEST(FinnedFrankenJellyfish, ListsNoSiameseFish) {
  const Board board =
      parse(example(Technique::siamese_finned_franken_jellyfish))->puzzle.start().board;
  const auto look = [](const Step& step) {
    EXPECT_TRUE(step.houses(Role::other_cover).empty());
    return Flow::go_on;
  };
  find_steps(board, Known{}, Technique::finned_franken_jellyfish, look);
}

TEST(Fish, ADigitThatCannotBePlacedAtAllHasNone) {
  const Board board = board_with_rows("..5....5.", ".........");
  for (const TechniqueInfo& row : techniques()) {
    if (row.family != Family::fish) continue;
    EXPECT_TRUE(steps_of(board, row.technique).empty()) << row.id;
  }
}

TEST(Fish, FewerFinsComeFirst) {
  std::mt19937 random(3);
  const std::vector<Step> steps =
      steps_of(board_with(random_places(random, 15)), Technique::finned_franken_jellyfish);
  ASSERT_GT(steps.size(), 1U);
  int last = 0;
  for (const Step& step : steps) {
    const int fins = (step.cells(Role::fin) | step.cells(Role::endo_fin)).size();
    EXPECT_LE(last, fins);
    last = fins;
  }
}

// What a kraken needs of the search: chains in place of sight.
TEST(FishSearch, TakesForAFinWhateverExcludesTheTarget) {
  const Board board = board_with_rows("..5....55", "..5....5.");
  const Cell target = Cell::at(8, 7);
  FishSearch search(board, kFive, FishKind::finned, 2);
  const FishSearch::Target seen = {board.rules().peers(target), CellSet{target}, 2};
  EXPECT_TRUE(search.run(std::span(&seen, 1), [](const Fish&) { return Flow::stop; }));

  const FishSearch::Target chained = {seen.clashing | cells({"r2c9"}), seen.self, 2};
  std::vector<Fish> found;
  search.run(std::span(&chained, 1), [&](const Fish& fish) {
    found.push_back(fish);
    return Flow::go_on;
  });
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].fins, cells({"r2c9"}));
  EXPECT_EQ(found[0].eliminated, CellSet{target});
}

TEST(FishSearch, LeavesACoverOutForATargetElsewhere) {
  const Board board = board_with_rows("..5....55", "..5....5.");
  const FishSearch::Target anywhere = {cells({"r2c8", "r2c9", "r7c8"}), {}, 1};
  FishSearch search(board, kFive, FishKind::finned, 2);
  std::vector<Fish> found;
  search.run(std::span(&anywhere, 1), [&](const Fish& fish) {
    found.push_back(fish);
    return Flow::go_on;
  });
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].bases, houses({"r2", "r7"}));
  EXPECT_EQ(found[0].covers, houses({"c3"}));
  EXPECT_EQ(found[0].fins, anywhere.clashing);
}

TEST(TemplateSet, PlacesWhatEveryTemplateUses) {
  // Rows 1 and 4 to 9 leave 5 one place each, so rows 2 and 3 share two columns of box 2 or 3.
  const Board board = board_with({
      "555......",
      "...5..5..",
      "...5..5..",
      "5........",
      "....5....",
      ".......5.",
      ".5.......",
      ".....5...",
      "........5",
  });
  const std::vector<Step> steps = steps_of(board, Technique::template_set);
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps[0].placed().cells(kFive),
            cells({"r1c3", "r4c1", "r5c5", "r6c8", "r7c2", "r8c6", "r9c9"}));
  const std::vector<Step> deleted = steps_of(board, Technique::template_delete);
  ASSERT_FALSE(deleted.empty());
  EXPECT_EQ(deleted[0].eliminated().cells(kFive), cells({"r1c1", "r1c2"}));
}

TEST(TemplateDelete, CountsCellsThatAnotherDigitMustHave) {
  // 5 must stand in r1c1, so 6 may not, though it still has templates there.
  const Board board = board_with_rows("555555555", "555555555");
  Board marked = board;
  CandidateSet others;
  others.insert(Rules::classic().cells(House::row(0)) - cells({"r1c1"}), kFive);
  marked.eliminate(others);
  bool has_six = false;
  for (const Step& step : steps_of(marked, Technique::template_delete)) {
    has_six = has_six || step.eliminated().cells(Digit(6)) == cells({"r1c1"});
  }
  EXPECT_TRUE(has_six);
}

// --- templates, listed

void list_templates(CellSet places, int row, CellSet chosen, CellSet& used) {
  if (row == kDigits) {
    used |= chosen;
    return;
  }
  for (const Cell cell : places& Rules::classic().cells(House::row(row))) {
    CellSet rest = places - Rules::classic().peers(cell);
    CellSet more = chosen;
    more.insert(cell);
    list_templates(rest, row + 1, more, used);
  }
}

TEST(Templates, TheirUnionIsThatOfAllTemplatesListed) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    const CellSet places = random_places(random, 5 + i % 40);
    CellSet used;
    list_templates(places, 0, {}, used);
    EXPECT_EQ(template_cells(Rules::classic(), {}, places), used);
  }
}

TEST(Templates, ADigitWithoutAPlaceInARowHasNone) {
  EXPECT_TRUE(
      template_cells(Rules::classic(), {}, CellSet::every() - Rules::classic().cells(House::row(4)))
          .empty());
}

TEST(Templates, SolvedCellsBindThoughPencilMarksIgnoreThem) {
  const Cell corner = Cell::at(0, 0);
  const CellSet used =
      template_cells(Rules::classic(), CellSet{corner}, CellSet::every() - CellSet{corner});
  EXPECT_EQ(used, CellSet::every() - Rules::classic().peers(corner));
}

// --- fish, by trying all houses

struct FishShape {
  Technique technique;
  FishKind kind;
  int size;
};

std::string kind_letters(HouseSet houses) {
  std::string letters;
  for (const House house : houses)
    letters += Rules::classic().short_name(house).view().substr(0, 1);
  letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
  return letters;
}

bool is_of_kind(FishKind kind, HouseSet bases, HouseSet covers, bool has_fins, bool is_sashimi) {
  const std::string base = kind_letters(bases);
  const std::string cover = kind_letters(covers);
  const auto is = [&](const char* a, const char* b) { return base == a && cover == b; };
  const bool is_basic = is("r", "c") || is("c", "r");
  const bool is_franken = is("rb", "c") || is("r", "cb") || is("rb", "cb") || is("cb", "r") ||
                          is("c", "rb") || is("cb", "rb");
  switch (kind) {
    case FishKind::basic: return is_basic && !has_fins;
    case FishKind::finned: return is_basic && has_fins && !is_sashimi;
    case FishKind::sashimi: return is_basic && has_fins && is_sashimi;
    case FishKind::franken: return is_franken && !has_fins;
    case FishKind::finned_franken: return is_franken && has_fins;
    case FishKind::mutant: return !is_basic && !is_franken && !has_fins;
    case FishKind::finned_mutant: return !is_basic && !is_franken && has_fins;
  }
  return false;
}

// What these bases and covers eliminate, if they are a fish of the kind within the usual limits.
CellSet effect_of(CellSet places, const FishShape& shape, HouseSet bases, HouseSet covers) {
  CellSet base, endo, cover, twice;
  bool is_sashimi = false;
  for (const House house : bases) {
    endo |= base & Rules::classic().cells(house) & places;
    base |= Rules::classic().cells(house) & places;
  }
  for (const House house : covers) {
    if (!(Rules::classic().cells(house) & base).intersects(places)) return {};
    twice |= cover & Rules::classic().cells(house) & places;
    cover |= Rules::classic().cells(house) & places;
  }
  const CellSet fins = (base - cover) | endo;
  for (const House house : bases) {
    // A hidden single is no part of a fish.
    if (fins.empty() && (Rules::classic().cells(house) & places).is_single()) return {};
  }
  if (fins.size() > 5 || endo.size() > 2) return {};
  for (const House house : bases) {
    is_sashimi = is_sashimi || ((Rules::classic().cells(house) & places) - fins).size() <= 1;
  }
  if (!is_of_kind(shape.kind, bases, covers, !fins.empty(), is_sashimi)) return {};
  CellSet hit = (cover - base) | (twice - endo);
  for (const Cell fin : fins) hit &= Rules::classic().peers(fin);
  return hit;
}

using Choose = std::function<void(HouseSet)>;
void choose(HouseSet from, int count, HouseSet chosen, const Choose& use) {
  if (count == 0) return use(chosen);
  for (const House house : from) {
    from.erase(house);
    HouseSet more = chosen;
    more.insert(house);
    choose(from, count - 1, more, use);
  }
}

std::vector<CellSet> effects_by_trying(CellSet places, const FishShape& shape) {
  std::vector<CellSet> effects;
  HouseSet open;
  for (const House house : Rules::classic().houses()) {
    if (Rules::classic().cells(house).intersects(places)) open.insert(house);
  }
  if (shape.kind <= FishKind::sashimi) open = open & HouseSet::from_bits((1 << 2 * kDigits) - 1);
  choose(open, shape.size, {}, [&](HouseSet bases) {
    const std::string base = kind_letters(bases);
    if (shape.kind <= FishKind::finned_franken && base.find("rc") != std::string::npos) return;
    CellSet cells;
    for (const House house : bases) cells |= Rules::classic().cells(house);
    choose(open - bases, shape.size, {}, [&](HouseSet covers) {
      const CellSet effect = effect_of(places, shape, bases, covers);
      if (effect.empty()) return;
      if (std::find(effects.begin(), effects.end(), effect) == effects.end()) {
        effects.push_back(effect);
      }
    });
  });
  return effects;
}

class EveryFish : public testing::TestWithParam<FishShape> {};

TEST_P(EveryFish, IsFoundIfTryingAllHousesFindsIt) {
  std::mt19937 random(2);
  const bool is_large = GetParam().kind > FishKind::sashimi && GetParam().size > 2;
  for (int i = 0; i < (is_large ? 2 : 20); ++i) {
    const CellSet places = random_places(random, 8 + i % 10);
    const std::vector<CellSet> want = effects_by_trying(places, GetParam());
    const std::vector<Step> steps = steps_of(board_with(places), GetParam().technique);
    std::vector<CellSet> found;
    for (const Step& step : steps) found.push_back(step.eliminated().cells(kFive));
    EXPECT_EQ(found.size(), want.size());
    EXPECT_TRUE(std::is_permutation(found.begin(), found.end(), want.begin(), want.end()));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Fish, EveryFish,
    testing::Values(FishShape{Technique::x_wing, FishKind::basic, 2},
                    FishShape{Technique::jellyfish, FishKind::basic, 4},
                    FishShape{Technique::finned_swordfish, FishKind::finned, 3},
                    FishShape{Technique::sashimi_swordfish, FishKind::sashimi, 3},
                    FishShape{Technique::franken_swordfish, FishKind::franken, 3},
                    FishShape{Technique::finned_franken_x_wing, FishKind::finned_franken, 2},
                    FishShape{Technique::finned_franken_swordfish, FishKind::finned_franken, 3},
                    FishShape{Technique::mutant_x_wing, FishKind::mutant, 2},
                    FishShape{Technique::finned_mutant_x_wing, FishKind::finned_mutant, 2}),
    [](const auto& shape) { return std::string(nonet::info(shape.param.technique).id); });

}  // namespace
}  // namespace nonet::logic
