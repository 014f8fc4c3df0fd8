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
CellSet targets_of(const Step& step, Digit digit, HouseSet covers, CellSet fins) {
  CellSet covered, twice;
  for (const House house : covers) {
    twice |= covered & house.cells();
    covered |= house.cells();
  }
  CellSet bases;
  for (const House house : step.houses(Role::base_house)) bases |= house.cells();
  CellSet targets = step.eliminated().cells(digit) & ((covered - bases) | twice);
  if (!fins.empty()) targets &= seen_by_all(fins);
  return targets;
}

void tell_are_not(Writer& w, CellSet cells, Digit digit) {
  w << all_of(cells) << (cells.is_single() ? " is" : " are") << " not " << digit;
}

void tell_if_not(Writer& w, CellSet fins, Digit digit) {
  if (fins.is_single()) {
    w << fins.first() << " is not " << digit;
  } else {
    w << none_of(fins) << " is " << digit;
  }
}

void tell_if(Writer& w, CellSet fins, Digit digit) {
  if (fins.size() <= 2) {
    w << any_of(fins) << " is " << digit;
  } else {
    w << "one of " << all_of(fins) << " is " << digit;
  }
}

void tell_without_fins(Writer& w, const OneFish& fish) {
  const CellSet fins = fish.fins;
  w << "\nWithout " << all_of(fins) << (fins.is_single() ? ", the fin" : ", the fins")
    << ", all these places lie in " << fish.covers << '.';
  if (fish.endo_fins.is_single()) {
    w << " (" << fish.endo_fins.first()
      << " lies in two of the named houses at once and therefore counts as a fin.)";
  } else if (!fish.endo_fins.empty()) {
    w << " (" << all_of(fish.endo_fins)
      << " each lie in two of the named houses at once and therefore count as fins.)";
  }
}

void tell_used_up(Writer& w, const OneFish& fish) {
  w << "the " << Count{fish.bases.size()} << ' ' << fish.digit << "s use up " << fish.covers
    << ", one in each";
}

// A base candidate in two covers.
void tell_cannibals(Writer& w, CellSet cells) {
  if (cells.empty()) return;
  if (cells.is_single()) {
    w << '\n' << cells.first() << " lies in two of these and would use up both";
  } else {
    w << "\nEach of " << all_of(cells) << " lies in two of these and would use up both";
  }
  w << ", which leaves one too few.";
}

void tell_both_cases(Writer& w, const OneFish& fish, CellSet cannibals) {
  tell_without_fins(w, fish);
  w << "\nIf ";
  tell_if_not(w, fish.fins, fish.digit);
  w << ", ";
  tell_used_up(w, fish);
  w << ", so ";
  tell_are_not(w, fish.targets, fish.digit);
  w << '.';
  tell_cannibals(w, cannibals & fish.targets);
  w << "\nIf ";
  tell_if(w, fish.fins, fish.digit);
  w << ", " << all_of(fish.targets)
    << (fish.targets.is_single() ? " sees it and is not " : " see it and are not ") << fish.digit
    << '.';
}

void tell_plain(Writer& w, const OneFish& fish, CellSet cannibals) {
  w << "\nAll these places lie in " << fish.covers << ", so ";
  tell_used_up(w, fish);
  w << '.';
  tell_cannibals(w, cannibals & fish.targets);
  w << "\nNo other cell of " << fish.covers << " can be " << fish.digit << ": ";
  tell_not(w, fish.targets, {fish.digit});
  w << '.';
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
    if (!is_first) w << ", ";
    w << house << (is_first ? " has its " : "");
    if (is_first) w << digit;
    w << " in " << any_of(before.places(digit, house));
    is_first = false;
  }
}

void tell_fins(Writer& w, const Step& step) {
  OneFish fish = first_fish(step);
  tell_without_fins(w, fish);
  w << "\nIf ";
  tell_if_not(w, fish.fins, fish.digit);
  w << ", ";
  tell_used_up(w, fish);
  w << ", so ";
  tell_effect(w, step);
  w << '.';
}

void tell_fish(Writer& w, const Board& before, const Step& step) {
  tell_bases(w, before, step);
  w << '.';
  const CellSet cannibals = step.cells(Role::cannibal);
  OneFish fish = first_fish(step);
  const HouseSet other_covers = step.houses(Role::other_cover);
  if (other_covers.empty()) {
    if (fish.fins.empty()) return tell_plain(w, fish, cannibals);
    tell_both_cases(w, fish, cannibals);
    w << "\nEither way ";
    tell_effect(w, step);
    w << '.';
    return;
  }
  OneFish other = fish;
  other.covers = other_covers;
  other.fins = step.cells(Role::other_fin) | fish.endo_fins;
  fish.targets = targets_of(step, fish.digit, fish.covers, fish.fins);
  other.targets = targets_of(step, fish.digit, other.covers, other.fins);
  if (fish.fins.empty()) {
    tell_plain(w, fish, cannibals);
  } else {
    tell_both_cases(w, fish, cannibals);
  }
  w << "\nThe same with " << other.covers << " instead:";
  if (other.fins.empty()) {
    tell_plain(w, other, cannibals);
  } else {
    tell_both_cases(w, other, cannibals);
  }
  w << "\nBoth together: ";
  tell_effect(w, step);
  w << '.';
}

}  // namespace nonet::explain
