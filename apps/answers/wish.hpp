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
  std::string symmetry, clues, difficulty, needs, without;
  std::optional<std::string> mask;  // 81 cells; blanks, and what splits lines, as in any grid
  std::optional<Grid> solution;
  bool is_minimal = false, is_unbiased = false;
};

// What is typed, but for what may stand in files: the mask and the solution.
WishWords wish_words(const Args& args);

// The wish, or why nobody could fulfil it.
std::variant<Wish, std::string> read_wish(const WishWords& words);

// "hard minimal 24-clue puzzle with symmetry rot180": what was wished for, after "no" or "a".
std::string describe(const Wish& wish);
// --shuffle goes with no wish: its puzzle has a look and a number of givens already.
std::optional<std::string> find_fault_in_shuffle(const Args& args);
// "best 20": what came nearest, by what it is off; empty if nothing did.
std::string describe_nearest(const Wish& wish, const std::optional<Miss>& nearest);

}  // namespace nonet::answers
