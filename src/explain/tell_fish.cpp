// Fish: where each base house has its digit, that all these places lie in as many cover houses, and
// which cells lose it; with fins, both cases name the cells that change.

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

// One fish of a step; a siamese step has two.
struct OneFish {
  Digit digit;
  HouseSet bases, covers;
  CellSet fins;  // of both kinds
  CellSet endo_fins;
  CellSet targets;
};

// What the fish with these covers and fins takes of all that the step takes.
CellSet targets_of(const Rules& rules, const Step& step, Digit digit, HouseSet covers,
                   CellSet fins) {
  CellSet covered, twice;
  for (const House house : covers) {
    twice |= covered & rules.cells(house);
    covered |= rules.cells(house);
  }
  CellSet bases;
  for (const House house : step.houses(Role::base_house)) bases |= rules.cells(house);
  CellSet targets = step.eliminated().cells(digit) & ((covered - bases) | twice);
  if (!fins.empty()) targets &= seen_by_all(rules, fins);
  return targets;
}

void tell_without_fins(Writer& w, const OneFish& fish) {
  w.tell(Sentence::fish_without, {fish.fins, fish.covers});
  if (!fish.endo_fins.empty()) w.tell(Sentence::fish_inner_fins, {fish.endo_fins});
}

// "Without ..., ... If none of these is 5, the three 5s use up ..."
void tell_but_for_fins(Writer& w, const OneFish& fish) {
  tell_without_fins(w, fish);
  w.tell(fish.fins.is_single() ? Sentence::fish_no_fin : Sentence::fish_no_fins,
         {fish.fins, fish.digit, fish.bases, fish.covers});
}

// A base candidate in two covers.
void tell_cannibals(Writer& w, CellSet cells) {
  if (cells.empty()) return;
  w.tell(cells.is_single() ? Sentence::fish_cannibal : Sentence::fish_cannibals, {cells});
}

void tell_both_cases(Writer& w, const OneFish& fish, CellSet cannibals) {
  tell_but_for_fins(w, fish);
  w.tell(Sentence::fish_so_targets, {fish.targets, fish.digit});
  tell_cannibals(w, cannibals & fish.targets);
  w.tell(fish.fins.size() <= 2 ? Sentence::fish_fin : Sentence::fish_fins,
         {fish.fins, fish.digit, fish.targets});
}

void tell_plain(Writer& w, const OneFish& fish, CellSet cannibals) {
  w.tell(Sentence::fish_covers, {fish.covers, fish.bases, fish.digit});
  tell_cannibals(w, cannibals & fish.targets);
  w.tell(Sentence::fish_rest, {fish.covers, fish.digit, Lost{fish.targets, {fish.digit}}});
}

void tell_one(Writer& w, const OneFish& fish, CellSet cannibals) {
  if (fish.fins.empty()) {
    tell_plain(w, fish, cannibals);
  } else {
    tell_both_cases(w, fish, cannibals);
  }
}

OneFish first_fish(const Step& step) {
  OneFish fish{step.digits(Role::digit).first(), step.houses(Role::base_house),
               step.houses(Role::cover_house),   step.cells(Role::fin) | step.cells(Role::endo_fin),
               step.cells(Role::endo_fin),       step.eliminated().cells()};
  return fish;
}

}  // namespace

void tell_bases(Writer& w, const Board& before, const Step& step) {
  const Digit digit = step.digits(Role::digit).first();
  bool is_first = true;
  for (const House house : step.houses(Role::base_house)) {
    const CellSet places = before.places(digit, house);
    if (is_first) {
      w.tell(Sentence::fish_base, {house, digit, places});
    } else {
      w.tell(Sentence::fish_next_base, {house, places});
    }
    is_first = false;
  }
}

void tell_fins(Writer& w, const Step& step) {
  tell_but_for_fins(w, first_fish(step));
  w.tell(Sentence::hence_effect, {Effect{step}});
}

void tell_fish(Writer& w, const Board& before, const Step& step) {
  tell_bases(w, before, step);
  w << '.';
  const CellSet cannibals = step.cells(Role::cannibal);
  OneFish fish = first_fish(step);
  const HouseSet other_covers = step.houses(Role::other_cover);
  if (other_covers.empty()) {
    tell_one(w, fish, cannibals);
    if (!fish.fins.empty()) w.tell(Sentence::fish_either_way, {Effect{step}});
    return;
  }
  OneFish other = fish;
  other.covers = other_covers;
  other.fins = step.cells(Role::other_fin) | fish.endo_fins;
  fish.targets = targets_of(before.rules(), step, fish.digit, fish.covers, fish.fins);
  other.targets = targets_of(before.rules(), step, fish.digit, other.covers, other.fins);
  tell_one(w, fish, cannibals);
  w.tell(Sentence::fish_second, {other.covers});
  tell_one(w, other, cannibals);
  w << '\n';
  w.tell(Sentence::both_together, {Effect{step}});
}

}  // namespace nonet::explain
