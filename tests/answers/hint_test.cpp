// What players are told: nobody is accused who did nothing wrong, what is wrong is found, nothing
// is given away, and `hint` never contradicts `check`.

#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "answers/check.hpp"
#include "nonet/advice.hpp"
#include "players.hpp"
#include "share.hpp"

namespace nonet::answers {
namespace {

using namespace players;

constexpr int kGames = kShare == 1 ? 60 : 12;

Entry make_entry(const Puzzle& position, Format format) {
  Record record;
  record.puzzle = position;
  return {
      .line = 1, .text = {}, .cells = position.grid.to_line(), .format = format, .record = record};
}

struct Asked {
  Reading reading;
  Hint hint;
};

Asked ask(const Puzzle& position, int level, Format format = Format::json) {
  Walker walker(Schedule::standard());
  const Reading reading = read_notes(make_entry(position, format));
  const HintOptions options{.level = static_cast<HintLevel>(level)};
  return {reading, find_hint(reading, study(reading.puzzle), walker, options)};
}

Game noted(Game game, const CandidateSet& marks) {
  game.position.set_marks(marks);
  return game;
}

// For whoever must find the position again.
std::string show(const Game& game) {
  Record record;
  record.puzzle = game.position;
  return print(record, Format::json);
}

bool is_sound(const Step& step, const Grid& solution) {
  for (const Cell cell : CellSet::every()) {
    const Candidate truth(cell, *solution.at(cell));
    if (step.eliminated().contains(truth)) return false;
    const DigitSet placed = step.placed().digits(cell);
    if (!placed.empty() && placed != DigitSet{truth.digit()}) return false;
  }
  return true;
}

// The digits a text names beside those of cells and houses.
DigitSet named_digits(const std::string& text) {
  static const std::regex kPlaces(
      "r[0-9]+c[0-9]+|(row|column|box)[s]? [0-9]|(boxes|rows|columns) "
      "[0-9, and]*[0-9]");
  DigitSet digits;
  for (const char c : std::regex_replace(text, kPlaces, "")) {
    if (c >= '1' && c <= '9') digits.insert(Digit(c - '0'));
  }
  return digits;
}

TEST(Players, NobodyIsAccusedOfNotesLeftOut) {
  Random random(1);
  for (int i = 0; i < kGames; ++i) {
    const Game bare = play(random);
    const std::optional<Step> step = ask(bare.position, 4).hint.step;
    for (const NamedHabit& each : kPartial) {
      const Game game = noted(bare, each.habit(bare, random));
      const Asked asked = ask(game.position, 4);
      ASSERT_EQ(asked.hint.status, HintStatus::hint) << each.name << ": " << show(game);
      ASSERT_TRUE(is_sound(*asked.hint.step, game.solution)) << show(game);
      // Reminders neither restrict nor mislead.
      if (asked.reading.notes == Notes::partial) ASSERT_TRUE(asked.hint.step == step) << show(game);
    }
  }
}

TEST(Players, CandidatesThatWereRuledOutStayOut) {
  Random random(2);
  int worked = 0;
  for (int i = 0; i < kGames; ++i) {
    const Game bare = play(random);
    for (const Habit habit : {everything, worked_out}) {
      const Game game = noted(bare, habit(bare, random));
      const Asked asked = ask(game.position, 4);
      ASSERT_EQ(asked.hint.status, HintStatus::hint) << show(game);
      ASSERT_TRUE(is_sound(*asked.hint.step, game.solution)) << show(game);
      if (!game.position.marks) continue;
      ++worked;
      ASSERT_EQ(asked.reading.notes, Notes::all) << show(game);
      ASSERT_EQ(asked.reading.puzzle, game.position) << show(game);
    }
  }
  EXPECT_GT(worked, kGames / 4);
}

// Whether a box still has a digit with three places noted: else the notes may be Snyder's.
bool is_evident(const CandidateSet& marks) {
  for (const House box : HouseSet::boxes()) {
    for (const Digit digit : DigitSet::every()) {
      if ((marks.cells(digit) & Rules::classic().cells(box)).size() > 2) return true;
    }
  }
  return false;
}

TEST(Players, AnErasedMarkIsFoundAndItsDigitNotToldBeforeTheEnd) {
  Random random(3);
  int found = 0, evident = 0;
  for (int i = 0; i < kGames; ++i) {
    const Game bare = play(random);
    for (const Habit habit : {everything, worked_out}) {
      CandidateSet marks = habit(bare, random);
      const Cell cell = pick(bare.position.blanks(), random);
      const Digit truth = *bare.solution.at(cell);
      if (marks.digits(cell).size() < 2) continue;
      marks.erase({cell, truth});
      const Game game = noted(bare, marks);
      for (int level = 0; level <= 4; ++level) {
        const Asked asked = ask(game.position, level);
        if (level == 0 && is_evident(marks)) ++evident;
        if (asked.hint.status != HintStatus::mistake) {
          ASSERT_EQ(asked.reading.notes, Notes::partial) << show(game);
          continue;
        }
        found += level == 0;
        ASSERT_EQ(asked.hint.mistakes.kind, Mistake::marks);
        ASSERT_EQ(asked.hint.mistakes.cells, CellSet{cell}) << show(game);
        const DigitSet erased = erased_marks(game.position, CellSet{cell}).digits(cell);
        ASSERT_EQ(named_digits(asked.hint.words), level < 4 ? DigitSet() : erased)
            << asked.hint.words;
      }
    }
  }
  EXPECT_GT(evident, kGames / 2);
  EXPECT_GE(found * 20, evident * 19);  // a mark that stood alone in its box may pass for a habit
}

TEST(Players, AWrongDigitIsFoundWhateverTheNotes) {
  Random random(4);
  for (int i = 0; i < kGames; ++i) {
    const Game bare = play(random);
    const CandidateSet basic = basic_candidates(bare.position.grid);
    for (const NamedHabit& each : kPartial) {
      Game game = noted(bare, each.habit(bare, random));
      const Cell cell = pick(game.position.blanks(), random);
      const DigitSet others = basic.digits(cell) - DigitSet{*game.solution.at(cell)};
      if (others.empty()) continue;
      game.position.grid.set(cell, others.first());
      if (game.position.marks) game.position.set_marks(*game.position.marks);
      for (int level = 0; level <= 5; ++level) {
        const Asked asked = ask(game.position, level);
        ASSERT_EQ(asked.hint.status, HintStatus::mistake) << show(game);
        ASSERT_EQ(asked.hint.mistakes.kind, Mistake::digits) << show(game);
        ASSERT_EQ(asked.hint.mistakes.wrong, CellSet{cell}) << show(game);
        ASSERT_FALSE(asked.hint.step) << show(game);
        ASSERT_EQ(named_digits(asked.hint.words), DigitSet()) << asked.hint.words;
      }
    }
  }
}

// Any position at all: givens taken away, digits thrown in, marks struck out.
Puzzle muddle(Random& random) {
  const Game game = play(random);
  Puzzle position = game.position;
  for (std::size_t i = random.below(4); i > 0; --i) {
    const Cell cell = pick(position.grid.filled(), random);
    position.grid.clear(cell);
    position.givens.erase(cell);
  }
  for (std::size_t i = random.below(3); i > 0; --i) {
    const Cell cell = pick(position.blanks(), random);
    position.grid.set(cell, Digit::at(static_cast<int>(random.below(kDigits))));
    if (random.below(4) == 0) position.givens.insert(cell);
  }
  CandidateSet marks = basic_candidates(position.grid);
  for (std::size_t i = random.below(4) == 0 ? 0 : random.below(40); i > 0; --i) {
    marks.erase({Cell(static_cast<int>(random.below(kCells))),
                 Digit::at(static_cast<int>(random.below(kDigits)))});
  }
  if (random.below(3) == 0) {
    const Cell cell = pick(position.blanks(), random);
    for (const Digit digit : DigitSet::every()) marks.erase({cell, digit});
  }
  position.set_marks(marks);
  return position;
}

TEST(Players, HintAndCheckAgree) {
  Random random(5);
  std::map<std::string, int> met;
  for (int i = 0; i < 8 * kGames; ++i) {
    const Puzzle position = muddle(random);
    for (const Format format : {Format::json, Format::hodoku, Format::sukaku, Format::sadman}) {
      const Asked asked = ask(position, 4, format);
      const Diagnosis diagnosis = check_entry(make_entry(position, format), Args()).diagnosis;
      const std::string status(name(asked.hint.status));
      ++met[status];
      ASSERT_EQ(asked.hint.has_fault(), !diagnosis.solution)
          << status << ' ' << show({position, {}});
      if (asked.hint.step) {
        ASSERT_TRUE(is_sound(*asked.hint.step, *diagnosis.solution)) << show({position, {}});
      }
    }
  }
  for (const char* status : {"hint", "mistake", "none", "illegal"})
    EXPECT_GT(met[status], 0) << status;
}

TEST(Players, DigitsThatDoNotGoTogetherAreFewAndNeedEachOther) {
  // Three givens have many solutions; two of the player's digits and no more are to blame.
  Puzzle position;
  position.grid.set(Cell::at(0, 0), Digit(1));
  position.givens.insert(Cell::at(0, 0));
  for (int column = 1; column < 8; ++column)
    position.grid.set(Cell::at(0, column), Digit(column + 1));
  position.grid.set(Cell::at(4, 8), Digit(9));  // r1c9 has nothing left
  position.grid.set(Cell::at(8, 0), Digit(5));  // and this is not to blame
  const Asked asked = ask(position, 4);
  EXPECT_EQ(asked.hint.mistakes.kind, Mistake::together);
  EXPECT_FALSE(asked.hint.mistakes.cells.contains(Cell::at(8, 0)));
  EXPECT_TRUE(asked.hint.mistakes.cells.contains(Cell::at(4, 8)));
  EXPECT_TRUE(asked.hint.mistakes.wrong.empty());
}

}  // namespace
}  // namespace nonet::answers
