// What clues are called and what they ask for, in the languages of the steps.
//
//   Problem problem(9);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {17}, .cells = {0, 1}});
//   ClueName words = name_of(problem, problem.clues[0], Language::english);
//   assert(words.name == "cage of 17" && words.place == "r1c12");
//   assert(words.rule == "no digit twice, and the digits make the sum");
//   assert(kind_name(Constraint::cage, Language::german) == "Käfig");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/problem.hpp"
#include "nonet/telling.hpp"

namespace nonet {

struct ClueName {
  std::string name;       // with its number
  std::string place;      // its cells; empty for what holds on the whole board
  std::string_view rule;  // of its kind
};
ClueName name_of(const Problem& problem, const Clue& clue, Language language);
std::string_view kind_name(Constraint kind, Language language);
std::string_view kind_rule(Constraint kind, Language language);
// What digits break (find_broken), and what no digits could keep (find_flaws). English has more
// to say about clues, other languages name the clue and its rule.
std::string broken_words(const Problem& problem, const Broken& broken,
                         const std::vector<std::uint8_t>& digits, Language language);
std::string flaw_words(const Problem& problem, const Flaw& flaw, Language language);

}  // namespace nonet
