// Chains and forcing chains, line by line: "3. Then r7c7 (same row) is not 2, so it is 8." Each
// line says one thing that becomes true and the one "is not" it rests on, and bears the number that
// the drawing gives it.

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

// A claim as a field of a sentence.
struct Said {
  Claim claim;
  void operator()(Writer& w, Order order) const { say(w, claim, order); }
};

// "r7c7 (same row) is not 2"; where one house does not show it, without the house.
struct Gone {
  const RuledOut& gone;
  const Claim& by;

  void operator()(Writer& w, Order order) const {
    const Digit digit = gone.digits.first();
    const bool is_plain = by.is_true && by.digit == digit && gone.cells.is_single() &&
                          !by.cells.intersects(gone.cells);
    const auto house = house_of_all(w.rules(), gone.cells | by.cells, by.cells.size() > 1);
    if (is_plain && house) {
      w.tell(Sentence::chain_not, {gone.cells, *house, digit}, order);
    } else {
      say(w, {digit, gone.cells, false}, order);
    }
  }
};

// What is left: "it is 8", "in row 1 only r1c9 can be 7", and through a set.
struct Left {
  const Implication& line;
  bool is_begun;

  void operator()(Writer& w, Order order) const {
    const Claim& claim = line.claim;
    using Reason = Implication::Reason;
    if (line.reason == Reason::cell && is_begun) {
      w.tell(Sentence::chain_it_is, {claim.digit}, order);
    } else if (line.reason == Reason::cell) {
      w.tell(Sentence::chain_other, {claim.cells, claim.digit}, order);
    } else if (line.reason == Reason::set) {
      const DigitSet digits = line.set_digits - line.rests.front().digits;
      w.tell(Sentence::chain_set, {line.set, digits, Said{claim}}, order);
    } else if (!line.house) {
      say(w, claim, order);
    } else if (claim.cells.is_single()) {
      w.tell(Sentence::chain_only, {*line.house, claim.cells, claim.digit}, order);
    } else {
      w.tell(Sentence::chain_only_in, {*line.house, claim.digit, claim.cells}, order);
    }
  }
};

// A dash line for each house in which cells go.
void tell_pair(Writer& w, const LoopPair& pair) {
  if (!pair.set.empty()) {
    w.tell(Sentence::loop_set, {pair.set, pair.keeps, [&](Writer& v, Order order) {
                                  tell_removed(v, pair.removed, order);
                                }});
    return;
  }
  const Digit digit = pair.a.digit;
  if (digit != pair.b.digit) {
    const Cell cell = pair.a.cells.first();
    w.tell(Sentence::loop_cell, {cell, DigitSet{digit, pair.b.digit}, pair.removed.digits(cell)});
    return;
  }
  const CellSet both = pair.a.cells | pair.b.cells;
  CellSet rest = pair.removed.cells(digit);
  for (const House house : w.rules().houses_of(both.first())) {
    const CellSet here = rest & w.rules().cells(house);
    if (!(both - w.rules().cells(house)).empty() || here.empty()) continue;
    w.tell(Sentence::loop_house, {house, digit, both, Lost{here, {digit}}});
    rest -= here;
  }
  if (!rest.empty()) w.tell(Sentence::loop_places, {digit, both, Lost{rest, {digit}}});
}

// "So r3c3 is 3, or r4c2 is 3." and what follows either way.
void tell_either_way(Writer& w, const Implications& told, const Step& step) {
  Claim head = told.lines.front().claim;
  head.is_true = true;
  const Claim& end = told.lines.back().claim;
  const CellSet both = head.cells | end.cells;
  if (head.cells == end.cells && head.cells.is_single() && head.digit != end.digit) {
    w.tell(Sentence::chain_one_cell, {head.cells, DigitSet{head.digit, end.digit}, Effect{step}});
    return;
  }
  w.tell(Sentence::chain_one_of, {Said{head}, Said{end}});
  const CellSet seeing = affected_cells(step);
  if (w.rules().has_links()) {  // perhaps it is not by sight
    w.tell(Sentence::chain_either_way, {Effect{step}});
    return;
  }
  if (head.digit == end.digit) {
    w.tell(Sentence::chain_both, {Effect{step}, [&](Writer& v, Order) {
                                    if (both.size() == 2) return tell_sees(v, seeing, 2);
                                    v.tell(Sentence::sees_cells, {seeing});
                                  }});
    return;
  }
  const auto house = house_of_all(w.rules(), both);
  if (house) {
    w.tell(both.size() == 2 ? Sentence::chain_share_two : Sentence::chain_share,
           {*house, Effect{step}});
  } else {
    w.tell(Sentence::chain_either_way, {Effect{step}});
  }
}

void tell_wrong(Writer& w, const Implications& told, const Step& step) {
  const Implication& last = told.lines.back();
  const Claim& first = told.lines.front().claim;
  const auto words = [&](Writer& v, Order order) {
    // A candidate whose opposite leads to it, told by what else goes.
    if (!first.is_true && step.placed().empty()) {
      say(v, {first.digit, first.cells, true}, order);
      v.tell(Sentence::effect_and);
    }
    tell_effect(v, step);
  };
  if (last.kind == Implication::Kind::clash) {
    w.tell(Sentence::chain_wrong, {words});
  } else {
    w.tell(Sentence::chain_contradicts, {Label(last), words});
  }
}

void tell_ending(Writer& w, const Implications& told, const Step& step) {
  using Ending = Implications::Ending;
  switch (told.ending) {
    case Ending::none: break;
    case Ending::one_of: return tell_either_way(w, told, step);
    case Ending::wrong: return tell_wrong(w, told, step);
    case Ending::loop:
      w.tell(Sentence::chain_loop);
      for (const LoopPair& pair : told.pairs) tell_pair(w, pair);
      if (w.rules().has_links()) w.tell(Sentence::chain_every_case, {Effect{step}});
      return;
    case Ending::every_branch: w.tell(Sentence::chain_branches, {Effect{step}}); return;
    case Ending::fish: w.tell(Sentence::chain_every_case, {Effect{step}}); return;
  }
}

}  // namespace

void say(Writer& w, const Claim& claim, Order order) {
  if (!claim.is_true) return tell_not(w, claim.cells, {claim.digit}, order);
  if (claim.cells.is_single()) {
    w.tell(Sentence::effect_is, {claim.cells, claim.digit}, order);
  } else {
    w.tell(Sentence::claim_in, {claim.digit, claim.cells}, order);
  }
}

void Reasons::operator()(Writer& w, Order) const {
  for (std::size_t i = 0; i < line.rests.size(); ++i) {
    const RuledOut& rest = line.rests[i];
    if (i > 0) w << (i + 1 < line.rests.size() ? ", " : w.grammar().and_word);
    const Label by(told.lines[static_cast<std::size_t>(rest.by)]);
    if (line.kind == Implication::Kind::deny && !line.pattern) {
      w.tell(Sentence::rules_it_out, {by});
    } else if (line.pattern && line.pattern->role == Role::then_chain) {
      w.tell(Sentence::rules_out_there, {by, rest.digits, rest.cells});
    } else if (by_digit) {
      w.tell(Sentence::rules_out_digits, {by, rest.digits});
    } else {
      w.tell(Sentence::rules_out_cells, {by, rest.cells});
    }
  }
}

void tell_clash(Writer& w, const Implications& told, const Implication& line, const Step& step) {
  const Clash& clash = line.clash;
  const Cell cell = clash.candidate.cell();
  const Digit digit = clash.candidate.digit();
  const auto at = [&](int index) { return Label(told.lines[static_cast<std::size_t>(index)]); };
  switch (clash.kind) {
    case Clash::Kind::opposite: {
      const bool not_first = clash.a < clash.b;
      w.tell(not_first ? Sentence::clash_not_first : Sentence::clash_is_first,
             {at(not_first ? clash.a : clash.b), cell, digit, at(not_first ? clash.b : clash.a)});
      return;
    }
    case Clash::Kind::twice:
      if (clash.house) {
        w.tell(Sentence::clash_twice, {at(clash.a), at(clash.b), digit, *clash.house});
      } else {  // cells may see each other without a house
        w.tell(Sentence::clash_in_sight, {at(clash.a), at(clash.b), digit});
      }
      return;
    case Clash::Kind::two_digits:
      w.tell(Sentence::clash_two_digits, {at(clash.a), at(clash.b), cell});
      return;
    case Clash::Kind::no_digit: {
      const Reasons why{told, line, true};
      w.tell(Sentence::clash_no_digit, {cell, why.value()});
      return;
    }
    case Clash::Kind::no_place: {
      const Reasons why{told, line, false};
      w.tell(Sentence::clash_no_place, {digit, *clash.house, why.value()});
      return;
    }
    case Clash::Kind::too_few:
      w.tell(Sentence::clash_too_few,
             {step.houses(Role::base_house), digit, step.houses(Role::cover_house)});
      return;
  }
}

void tell_chain_line(Writer& w, const Implications& told, std::size_t index) {
  const Implication& line = told.lines[index];
  if (line.kind == Implication::Kind::suppose) {
    w.tell(Sentence::chain_suppose, {Said{line.claim}});
    return;
  }
  const RuledOut& gone = line.rests.front();
  const Implication& by = told.lines[static_cast<std::size_t>(gone.by)];
  // From "is not" as supposed, what is left follows at once.
  const bool is_supposed = !by.claim.is_true && by.kind == Implication::Kind::suppose;
  const auto words = [&](Writer& v, Order order) {
    if (is_supposed) {
      Left{line, false}(v, order);
      return;
    }
    Gone{gone, by.claim}(v, order);
    if (line.kind == Implication::Kind::follow) v.tell(Sentence::chain_so, {Left{line, true}});
  };
  if (gone.by + 1 == static_cast<int>(index)) {
    w.tell(Sentence::chain_then, {words});
  } else {
    w.tell(Sentence::chain_again, {Label(by), words});
  }
  const bool is_loop_end =
      told.ending == Implications::Ending::loop && index + 1 == told.lines.size();
  if (is_loop_end) w.tell(Sentence::chain_loop_end);
  if (line.joins >= 0) {
    w.tell(Sentence::chain_joins, {Label(told.lines[static_cast<std::size_t>(line.joins)])});
  }
  w << '.';
}

void tell_lines(Writer& w, const Board& before, const Step& step) {
  const Implications told = implications(before, step);
  if (told.ending == Implications::Ending::every_branch) tell_choice(w, told);
  if (told.ending == Implications::Ending::fish) {
    tell_bases(w, before, step);
    w << '.';
    tell_fins(w, step);
    w << '\n';
  } else if (!step.houses(Role::base_house).empty()) {  // a fish that the chains leave too little
    tell_bases(w, before, step);
    w << ".\n";
  }
  if (told.is_net) {
    tell_net_lines(w, told);
  } else {
    for (std::size_t i = 0; i < told.lines.size(); ++i) {
      if (i > 0) w << '\n';
      w << label(told.lines[i]) << ". ";
      if (told.lines[i].kind == Implication::Kind::clash) {
        tell_clash(w, told, told.lines[i], step);
      } else {
        tell_chain_line(w, told, i);
      }
    }
  }
  tell_ending(w, told, step);
}

}  // namespace nonet::explain
