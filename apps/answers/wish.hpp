// What is typed for `generate` as a wish, or why it cannot be one. Words in, words out: no files,
// no terminal, so that a web page can ask the same way.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "answers/args.hpp"
#include "nonet/generate.hpp"

namespace nonet::answers {

// As the options of the same names have them; empty: not wished for.
struct WishWords {
  std::string symmetry, clues, needs, without;
  std::vector<Bounds> ratings = {};
  std::optional<std::string> mask;  // 81 cells; blanks, and what splits lines, as in any grid
  std::optional<Grid> solution;
  bool is_minimal = false, is_unbiased = false;
  SharedRules rules = {};
};

// A mask: givens where none of . 0 - _ stands; nothing if these are not 81 cells but so many.
std::optional<CellSet> find_mask(std::string_view text, int& cells);
// "24" or "24..26"
std::optional<Clues> find_clues(std::string_view text);

// What is typed, but for what may stand in files: the mask and the solution.
WishWords wish_words(const Args& args);

// The wish, or why nobody could fulfil it.
std::variant<Wish, std::string> read_wish(const WishWords& words);

// "hard minimal 24-clue puzzle with symmetry rot180": what was wished for, after "no" or "a".
std::string describe(const Wish& wish);
// --shuffle goes with no wish: its puzzle has a look and a number of givens already.
// The same where the board is not the classic one: a level is then the grade of the same name, by
// the scale that knows all boards.
std::variant<std::vector<Bounds>, std::string> bounds_of_every_board(
    const std::vector<Bounds>& asked);

std::optional<std::string> find_fault_in_shuffle(const Args& args);
// "best 20": what came nearest, by what it is off; empty if nothing did.
std::string describe_nearest(const Wish& wish, const std::optional<Miss>& nearest);

// How far a run came, for the words about what could not be had.
struct Tried {
  std::uint64_t made = 0, wanted = 0;
  std::uint64_t attempts = 0;
  std::uint64_t seconds = 0;  // how long nothing was found
  std::optional<Miss> nearest = std::nullopt;

  void note(const Generated& generated);  // its attempts, and what came nearest
};
std::string made_words(const Tried& tried);                         // "3 of 10 puzzles were made"
std::string not_found_words(const Wish& wish, const Tried& tried);  // "no 17-clue puzzle found ..."
std::string nothing_new_words(const Tried& tried);  // puzzles come, but all of them were seen

// The seed asked for; or one that nobody knows, short enough to be typed again, and the words that
// tell it.
struct Seed {
  std::uint64_t number;
  std::string words = {};
};
Seed choose_seed(const Args& args);

}  // namespace nonet::answers
