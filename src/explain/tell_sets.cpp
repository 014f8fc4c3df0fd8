// Almost locked sets: each with its cells, its digits and one digit too many; Sue de Coq by
// counting cells and digits; Death Blossom choice by choice.

#include <vector>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

struct AlsSet {
  CellSet cells;
  DigitSet digits;
};

AlsSet set_of(const Step& step, Role role) { return {step.cells(role), step.digits(role)}; }

CellSet places_in(const Board& board, const AlsSet& set, Digit digit) {
  return set.cells & board.places(digit);
}

void tell_counts(Writer& w, const AlsSet& set) {
  const int cells = set.cells.size();
  w << " (" << Count{cells} << (cells == 1 ? " cell, " : " cells, ") << Count{set.digits.size()}
    << " digits)";
}

void tell_set(Writer& w, std::string_view name, const AlsSet& set) {
  w << "Set " << name << ", " << all_of(set.cells) << ", has " << all_of(set.digits);
  tell_counts(w, set);
  w << '.';
}

void tell_holds(Writer& w, std::string_view name, const AlsSet& set) {
  w << name << ' ' << all_of(set.cells) << " (" << all_of(set.digits) << ')';
}

}  // namespace

void tell_als_xz(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const Digit x = step.digits(Role::x).first();
  const DigitSet y = step.digits(Role::y), z = step.digits(Role::z);
  tell_set(w, "A", a);
  w << ' ';
  tell_set(w, "B", b);
  w << "\nA set with one digit too many can do without only one of them.\nEvery " << x
    << " of A sees every " << x << " of B, ";
  if (!y.empty()) {
    w << "and so it is with " << y.first() << ".\nSo one set has no " << x
      << " and the other has no " << y.first() << "; each keeps all its other digits: ";
    tell_effect(w, step);
    w << '.';
    return;
  }
  w << "so one of the sets has no " << x << " and must use all its other digits, " << all_of(z)
    << " among them.\nSo ";
  int seen = 0;
  for (const Digit digit : z) {
    if (digit != z.first()) w << "; ";
    w << digit << " is in A (" << any_of(places_in(before, a, digit)) << ") or in B ("
      << any_of(places_in(before, b, digit)) << ')';
    seen += (places_in(before, a, digit) | places_in(before, b, digit)).size();
  }
  const CellSet targets = affected_cells(step);
  w << ".\nEither way ";
  tell_effect(w, step);
  if (z.is_single()) {
    w << (targets.is_single() ? ": it sees " : ": they see ")
      << (seen == 2 ? "both" : "all these cells") << '.';
  } else {
    w << ", where every place for that digit is seen.";
  }
}

void tell_als_xy_wing(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const AlsSet hinge = set_of(step, Role::als_c);
  const Digit x = step.digits(Role::x).first(), y = step.digits(Role::y).first();
  const DigitSet z = step.digits(Role::z);
  w << "Three sets, each with one digit more than cells: ";
  tell_holds(w, "hinge", hinge);
  w << ", ";
  tell_holds(w, "A", a);
  w << ", ";
  tell_holds(w, "B", b);
  w << ".\nThe hinge can do without only one digit, so it holds " << x << " or " << y
    << ".\nIf it holds " << x << ", A has no " << x << " and must use its other digits, "
    << all_of(z) << " among them.\nIf it holds " << y << ", B has no " << y
    << " and must use its other digits, " << all_of(z) << " among them.\nEither way ";
  tell_effect(w, step);
  w << (affected_cells(step).is_single() ? ": it sees" : ": they see") << " every place for ";
  if (z.is_single()) {
    w << z.first() << " in A (" << any_of(places_in(before, a, z.first())) << ") and B ("
      << any_of(places_in(before, b, z.first())) << ").";
  } else {
    w << "that digit in A and B.";
  }
}

void tell_sue_de_coq(Writer& w, const Board&, const Step& step) {
  const InLanguage speaker(w, english());
  const AlsSet crossing = set_of(step, Role::intersection);
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const House line = step.houses(Role::house).first(), box = step.houses(Role::other_house).first();
  const DigitSet in_line = step.digits(Role::x), in_box = step.digits(Role::y);
  const DigitSet twice = a.digits & b.digits;
  w << all_of(crossing.cells) << ", where " << line << " and " << box << " cross, have "
    << all_of(crossing.digits) << ".\nAdd " << all_of(a.cells) << " (" << all_of(a.digits)
    << ") from " << line << " and " << all_of(b.cells) << " (" << all_of(b.digits) << ") from "
    << box << ": " << (crossing.cells | a.cells | b.cells).size() << " cells, "
    << (crossing.digits | a.digits | b.digits).size() << " digits, and ";
  if (twice.empty()) {
    w << "no digit fits twice.\nSo every one of them is there: ";
  } else {
    w << "only " << all_of(twice) << (twice.is_single() ? " fits" : " fit")
      << " twice, once on each side.\nSo every one of them is there, " << all_of(twice)
      << " twice: ";
  }
  w << all_of(in_line) << " within " << line << ", " << all_of(in_box) << " within " << box
    << ".\nThe rest of " << line << " loses " << all_of(in_line) << ", the rest of " << box
    << " loses " << all_of(in_box) << ": ";
  tell_effect(w, step);
  w << '.';
}

void tell_death_blossom(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const Cell stem = step.cells(Role::stem).first();
  const DigitSet z = step.digits(Role::z);
  std::vector<AlsSet> petals;
  for (const Mark& mark : step.evidence()) {
    if (mark.role >= Role::als_a && mark.role <= Role::als_d) {
      petals.push_back({mark.cells, mark.digits});
    }
  }
  w << stem << " is " << any_of(before.candidates(stem))
    << ". Each choice empties one set of that digit; a set has one digit more than cells, so it "
       "must then use all its others.\n";
  char letter = 'A';
  for (const Digit digit : before.candidates(stem)) {
    for (const AlsSet& petal : petals) {
      const CellSet lost = places_in(before, petal, digit);
      if (lost.empty() || !(lost - before.rules().peers(stem)).empty()) continue;
      w << letter++ << ". If " << stem << " is " << digit << ", " << all_of(petal.cells) << " ("
        << all_of(petal.digits) << (petal.cells.is_single() ? ") loses " : ") lose ") << digit
        << ", so ";
      for (const Digit one : z) {
        if (one != z.first()) w << " and ";
        w << one << " is in " << any_of(places_in(before, petal, one));
      }
      w << ".\n";
      break;
    }
  }
  w << "In every case ";
  tell_effect(w, step);
  if (z.is_single()) {
    w << (affected_cells(step).is_single() ? ": it sees" : ": they see") << " all these cells.";
  } else {
    w << ", where every place for that digit is seen.";
  }
}

}  // namespace nonet::explain
