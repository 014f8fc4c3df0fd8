// Two strong links of one digit (skyscraper, kite, turbot, empty rectangle), and what is told with
// cells in order: remote pairs, W-Wings, bent wings, hidden rectangles.

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

// a = b - c = d, and the houses of the two links.
struct TwoLinks {
  Digit digit;
  CellSet a, b, c, d;
  House first, second;
};

TwoLinks read_links(const Board& board, const Chain& chain) {
  const Digit digit = chain[0].digits.first();
  const CellSet a = chain[0].cells, b = chain[1].cells, c = chain[2].cells, d = chain[3].cells;
  return {digit,
          a,
          b,
          c,
          d,
          house_with_places(board, digit, a | b).value_or(House(0)),
          house_with_places(board, digit, c | d).value_or(House(0))};
}

// "r3c1 and r7c1 share column 1, so at most one of them is 1"
void tell_middle(Writer& w, const TwoLinks& links) {
  const CellSet middle = links.b | links.c;
  w << all_of(middle);
  if (const auto house = house_of_all(middle)) {
    w << (middle.size() > 2 ? " all share " : " share ") << *house;
  } else {
    w << " see each other";
  }
  w << ", so at most one of them is " << links.digit;
}

void tell_places(Writer& w, const TwoLinks& links) {
  w << "In " << links.first << ", " << links.digit << " can only be in "
    << any_of(links.a | links.b) << "; in " << links.second << " only in "
    << any_of(links.c | links.d);
}

}  // namespace

void tell_two_links(Writer& w, const Board& before, const Step& step) {
  TwoLinks links = read_links(before, chains(step).front());
  links.first = step.houses(Role::house).first();
  links.second = step.houses(Role::other_house).first();
  tell_places(w, links);
  w << ".\n";
  tell_middle(w, links);
  const CellSet ends = links.a | links.d;
  w << ".\nThen at least one of the other ends, " << all_of(ends) << ", is " << links.digit
    << ".\nEither way ";
  tell_effect(w, step);
  w << ": ";
  tell_sees(w, affected_cells(step), ends.size());
  w << '.';
}

void tell_empty_rectangle(Writer& w, const Board& before, const Step& step) {
  const TwoLinks links = read_links(before, chains(step).front());
  const House box = step.houses(Role::house).first();
  const House link = step.houses(Role::other_house).first();
  const CellSet targets = affected_cells(step);
  const auto killed = house_of_all(links.b | links.c);
  const auto hit = house_of_all(links.a | targets);
  w << "In " << box << ", every place for " << links.digit << " lies in ";
  if (killed && hit) {
    w << *killed << " or in " << *hit << ".\n";
  } else {
    w << "one row or one column.\n";
  }
  w << "In " << link << ", " << links.digit << " can only be in " << any_of(links.c | links.d)
    << ".\nIf " << links.d.first() << " is " << links.digit << ", ";
  tell_effect(w, step);
  w << ".\nIf not, " << links.c.first() << " is " << links.digit << "; then in " << box;
  if (links.a.is_single()) {
    w << " only " << links.a.first() << " can be " << links.digit;
  } else {
    w << " the " << links.digit << " must be in " << any_of(links.a);
  }
  w << ", and again ";
  tell_effect(w, step);
  w << ".\nEither way ";
  tell_effect(w, step);
  w << '.';
}

void tell_dual(Writer& w, const Board& before, const Step& step) {
  for (const Chain& chain : chains(step)) {
    const TwoLinks links = read_links(before, chain);
    tell_places(w, links);
    w << ".\n";
    tell_middle(w, links);
    const CellSet ends = links.a | links.d;
    CandidateSet removed;
    removed.insert(step.eliminated().cells(links.digit) & seen_by_all(ends), links.digit);
    w << ", and one of " << all_of(ends) << " is " << links.digit << ": ";
    tell_removed(w, removed);
    w << ".\n";
  }
  w << "Both together: ";
  tell_effect(w, step);
  w << '.';
}

void tell_remote_pair(Writer& w, const Board&, const Step& step) {
  const DigitSet pair = step.digits(Role::digits);
  const std::vector<Chain> way = chains(step);
  CellSet told;
  for (const Node& node : way.front()) {
    if (told.contains(node.cells.first())) continue;
    if (!told.empty()) w << (w.telling().signs == Signs::unicode ? " – " : " - ");
    w << node.cells.first();
    told |= node.cells;
  }
  const Cell a = step.cells(Role::pincer_x).first(), b = step.cells(Role::pincer_y).first();
  const Digit x = pair.first(), y = (pair - DigitSet{x}).first();
  w << " all have only " << all_of(pair)
    << ", and each sees the next.\nSo the two digits alternate along the chain, and the ends, " << a
    << " and " << b << ", are different: one is " << x << ", the other " << y << ".\n";
  tell_effect(w, step);
  w << ": " << (affected_cells(step).is_single() ? "it sees" : "they see") << " both ends.";
}

void tell_w_wing(Writer& w, const Board& before, const Step& step) {
  const Cell a = step.cells(Role::pincer_x).first(), b = step.cells(Role::pincer_y).first();
  const Digit x = step.digits(Role::x).first(), z = step.digits(Role::z).first();
  const House house = step.houses(Role::house).first();
  const CellSet places = step.cells(Role::others);
  Cell near_a = places.first(), near_b = places.last();
  if (!before.rules().peers(a).contains(near_a) || !before.rules().peers(b).contains(near_b)) {
    std::swap(near_a, near_b);
  }
  w << a << " and " << b << " both have only " << all_of(DigitSet{x, z}) << ".\nIn " << house
    << ", " << x << " can only be in " << any_of(places) << "; " << near_a << " sees " << a
    << " and " << near_b << " sees " << b << ".\nSo " << a << " and " << b << " cannot both be "
    << x << ": " << house << " would have no " << x << " left. At least one of them is " << z
    << ".\nEither way ";
  tell_effect(w, step);
  w << ": ";
  tell_sees(w, affected_cells(step), 2);
  w << '.';
}

void tell_bent_wing(Writer& w, const Board& before, const Step& step) {
  const CellSet cells = step.cells(Role::pivot) | step.cells(Role::cells);
  const DigitSet digits = step.digits(Role::digits);
  const Digit z = step.digits(Role::z).first();
  const CellSet of_z = cells & before.places(z);
  const int size = cells.size();
  w << all_of(cells) << " have only " << all_of(digits) << " between them: " << Count{size}
    << " cells, " << Count{digits.size()} << " digits.\nThe digits " << all_of(digits - DigitSet{z})
    << " can each be there only once, since their places see each other. Without " << z
    << " that fills at most " << Count{size - 1} << " of the " << Count{size} << " cells.\nSo "
    << (of_z.size() == 2 ? "" : "one of ");
  if (of_z.size() == 2) {
    w << any_of(of_z);
  } else {
    w << all_of(of_z);
  }
  w << " is " << z << ".\nWhichever it is, ";
  tell_effect(w, step);
  w << ": ";
  tell_sees(w, affected_cells(step), of_z.size());
  w << '.';
}

void tell_hidden_rectangle(Writer& w, const Board&, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Cell floor = step.cells(Role::floor).first();
  const CellSet roof = step.cells(Role::roof);
  const Digit x = step.digits(Role::x).first(), y = step.digits(Role::y).first();
  const House row = House::row(cell.row()), column = House::column(cell.column());
  w << all_of(roof | CellSet{cell, floor}) << " form a rectangle of " << all_of(DigitSet{x, y})
    << " in two boxes; " << floor << " has only these two digits.\nSuppose " << cell << " is " << y
    << ". Then in " << row << " only " << (roof & row.cells()).first() << " can be " << x << ", in "
    << column << " only " << (roof & column.cells()).first() << " can be " << x << ", and " << floor
    << " is " << y << ".\nNow " << all_of(DigitSet{x, y})
    << " could be swapped in the four corners, and the puzzle would have two solutions. So ";
  tell_effect(w, step);
  w << '.';
}

}  // namespace nonet::explain
