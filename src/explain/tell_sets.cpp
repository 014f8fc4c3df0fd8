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

void tell_set(Writer& w, std::string_view name, const AlsSet& set) {
  w.tell(Sentence::als_set, {name, set.cells, set.digits});
}

// Why a digit of several cannot be in the cells that lose it.
void tell_seen_places(Writer& w, const Step& step, bool is_one_digit, int seen) {
  if (!is_one_digit) {
    w.tell(Sentence::als_places_seen);
    return;
  }
  w << ": ";
  if (seen == 2) tell_sees(w, affected_cells(step), seen);
  if (seen != 2) w.tell(Sentence::sees_cells, {affected_cells(step)});
  w << '.';
}

}  // namespace

void tell_als_xz(Writer& w, const Board& before, const Step& step) {
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const DigitSet x = step.digits(Role::x), y = step.digits(Role::y), z = step.digits(Role::z);
  tell_set(w, "A", a);
  w << ' ';
  tell_set(w, "B", b);
  if (!y.empty()) {
    w.tell(Sentence::als_xz_two, {x, y, Effect{step}});
    return;
  }
  w.tell(Sentence::als_xz_one, {x, z});
  int seen = 0;
  for (const Digit digit : z) {
    const CellSet in_a = places_in(before, a, digit), in_b = places_in(before, b, digit);
    w.tell(digit == z.first() ? Sentence::als_xz_in : Sentence::als_xz_also_in,
           {digit, in_a, in_b});
    seen += (in_a | in_b).size();
  }
  w.tell(Sentence::als_either_way, {Effect{step}});
  tell_seen_places(w, step, z.is_single(), seen);
}

void tell_als_xy_wing(Writer& w, const Board& before, const Step& step) {
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const AlsSet hinge = set_of(step, Role::als_c);
  const DigitSet x = step.digits(Role::x), y = step.digits(Role::y), z = step.digits(Role::z);
  w.tell(Sentence::als_xy_wing,
         {hinge.cells, hinge.digits, a.cells, a.digits, b.cells, b.digits, x, y, z, Effect{step}});
  if (!z.is_single()) {
    w.tell(Sentence::als_xy_sees_digits, {affected_cells(step)});
    return;
  }
  w.tell(Sentence::als_xy_sees, {affected_cells(step), z, places_in(before, a, z.first()),
                                 places_in(before, b, z.first())});
}

void tell_sue_de_coq(Writer& w, const Board&, const Step& step) {
  const AlsSet crossing = set_of(step, Role::intersection);
  const AlsSet a = set_of(step, Role::als_a), b = set_of(step, Role::als_b);
  const HouseSet line = step.houses(Role::house), box = step.houses(Role::other_house);
  const DigitSet twice = a.digits & b.digits;
  w.tell(Sentence::sue_de_coq, {crossing.cells, line, box, crossing.digits, a.cells, a.digits,
                                b.cells, b.digits, (crossing.cells | a.cells | b.cells).size(),
                                (crossing.digits | a.digits | b.digits).size()});
  w.tell(twice.empty() ? Sentence::sue_de_coq_once : Sentence::sue_de_coq_twice, {twice});
  w.tell(Sentence::sue_de_coq_end,
         {step.digits(Role::x), line, step.digits(Role::y), box, Effect{step}});
}

namespace {

// "3 is in r1c1 or r2c1", and so on for each digit that the petal must then use.
struct Uses {
  const Board& board;
  const AlsSet& petal;
  DigitSet digits;

  void operator()(Writer& w, Order order) const {
    for (const Digit digit : digits) {
      if (digit != digits.first()) w.tell(Sentence::list_and);
      w.tell(Sentence::claim_in, {digit, places_in(board, petal, digit)},
             digit == digits.first() ? order : Order::plain);
    }
  }
};

}  // namespace

void tell_death_blossom(Writer& w, const Board& before, const Step& step) {
  const Cell stem = step.cells(Role::stem).first();
  const DigitSet z = step.digits(Role::z);
  std::vector<AlsSet> petals;
  for (const Mark& mark : step.evidence()) {
    if (mark.role >= Role::als_a && mark.role <= Role::als_d) {
      petals.push_back({mark.cells, mark.digits});
    }
  }
  w.tell(Sentence::blossom_stem, {stem, before.candidates(stem)});
  char letter = 'A';
  for (const Digit digit : before.candidates(stem)) {
    for (const AlsSet& petal : petals) {
      const CellSet lost = places_in(before, petal, digit);
      if (lost.empty() || !(lost - before.rules().peers(stem)).empty()) continue;
      w.tell(Sentence::blossom_petal, {std::string_view(&letter, 1), stem, digit, petal.cells,
                                       petal.digits, Uses{before, petal, z}});
      ++letter;
      break;
    }
  }
  w.tell(Sentence::blossom_end, {Effect{step}});
  constexpr int kAllThese = 3;
  tell_seen_places(w, step, z.is_single(), kAllThese);
}

}  // namespace nonet::explain
