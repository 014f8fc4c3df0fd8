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
  if (const auto house = house_of_all(w.rules(), middle)) {
    w.tell(Sentence::links_middle, {middle, *house, links.digit});
  } else {
    w.tell(Sentence::links_middle_seen, {middle, links.digit});
  }
}

void tell_places(Writer& w, const TwoLinks& links) {
  w.tell(Sentence::links_places,
         {links.first, links.digit, links.a | links.b, links.second, links.c | links.d});
}

}  // namespace

void tell_two_links(Writer& w, const Board& before, const Step& step) {
  TwoLinks links = read_links(before, chains(step).front());
  links.first = step.houses(Role::house).first();
  links.second = step.houses(Role::other_house).first();
  tell_places(w, links);
  tell_middle(w, links);
  const CellSet ends = links.a | links.d;
  w.tell(Sentence::links_ends,
         {ends, links.digit, Effect{step}, Sees{affected_cells(step), ends.size()}});
}

void tell_empty_rectangle(Writer& w, const Board& before, const Step& step) {
  const TwoLinks links = read_links(before, chains(step).front());
  const House box = step.houses(Role::house).first();
  const House link = step.houses(Role::other_house).first();
  const CellSet targets = affected_cells(step);
  const auto killed = house_of_all(w.rules(), links.b | links.c);
  const auto hit = house_of_all(w.rules(), links.a | targets);
  if (killed && hit) {
    w.tell(Sentence::rectangle_box, {box, links.digit, *killed, *hit});
  } else {
    w.tell(Sentence::rectangle_box_open, {box, links.digit});
  }
  w.tell(Sentence::rectangle_link,
         {link, links.digit, links.c | links.d, links.d.first(), Effect{step}});
  w.tell(links.a.is_single() ? Sentence::rectangle_other : Sentence::rectangle_others,
         {links.c.first(), links.digit, box, links.a, Effect{step}});
  w.tell(Sentence::fish_either_way, {Effect{step}});
}

void tell_dual(Writer& w, const Board& before, const Step& step) {
  for (const Chain& chain : chains(step)) {
    const TwoLinks links = read_links(before, chain);
    tell_places(w, links);
    tell_middle(w, links);
    const CellSet ends = links.a | links.d;
    const CellSet lost = step.eliminated().cells(links.digit) & seen_by_all(before.rules(), ends);
    w.tell(Sentence::links_dual_end, {ends, links.digit, Lost{lost, {links.digit}}});
  }
  w.tell(Sentence::both_together, {Effect{step}});
}

void tell_remote_pair(Writer& w, const Board&, const Step& step) {
  const DigitSet pair = step.digits(Role::digits);
  const std::vector<Chain> all = chains(step);
  const auto way = [&](Writer& v, Order) {
    CellSet told;
    for (const Node& node : all.front()) {
      if (told.contains(node.cells.first())) continue;
      if (!told.empty()) v << (v.telling().signs == Signs::unicode ? " – " : " - ");
      v << node.cells.first();
      told |= node.cells;
    }
  };
  const auto sees = [&](Writer& v, Order) { v.tell(Sentence::sees_ends, {affected_cells(step)}); };
  const Cell a = step.cells(Role::pincer_x).first(), b = step.cells(Role::pincer_y).first();
  const Digit x = pair.first(), y = (pair - DigitSet{x}).first();
  w.tell(Sentence::remote_pair, {way, pair, a, b, x, y, Effect{step}, sees});
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
  w.tell(Sentence::w_wing, {a, b, DigitSet{x, z}, house, x, places, near_a, near_b, z, Effect{step},
                            Sees{affected_cells(step), 2}});
}

void tell_bent_wing(Writer& w, const Board& before, const Step& step) {
  const CellSet cells = step.cells(Role::pivot) | step.cells(Role::cells);
  const DigitSet digits = step.digits(Role::digits);
  const Digit z = step.digits(Role::z).first();
  const CellSet of_z = cells & before.places(z);
  w.tell(Sentence::bent_wing, {cells, digits, digits - DigitSet{z}, z, cells.size() - 1});
  w.tell(of_z.size() == 2 ? Sentence::bent_wing_two : Sentence::bent_wing_more,
         {of_z, z, Effect{step}, Sees{affected_cells(step), of_z.size()}});
}

void tell_hidden_rectangle(Writer& w, const Board&, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Cell floor = step.cells(Role::floor).first();
  const CellSet roof = step.cells(Role::roof);
  const Digit x = step.digits(Role::x).first(), y = step.digits(Role::y).first();
  const House row = House::row(cell.row()), column = House::column(cell.column());
  w.tell(Sentence::hidden_rectangle, {roof | CellSet{cell, floor}, DigitSet{x, y}, floor, cell, y,
                                      row, (roof & w.rules().cells(row)).first(), x, column,
                                      (roof & w.rules().cells(column)).first(), Effect{step}});
}

}  // namespace nonet::explain
