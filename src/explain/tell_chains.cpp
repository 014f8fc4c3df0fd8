// Chains and forcing chains, line by line: "3. Then r7c7 (same row) is not 2, so it is 8." Each
// line says one thing that becomes true and the one "is not" it rests on, and bears the number that
// the drawing gives it.

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

std::string_view kind_word(House house) {
  static constexpr std::string_view kWords[] = {"row", "column", "box"};
  return kWords[static_cast<std::size_t>(house.kind())];
}

// "r7c7 (same row) is not 2"; where one house does not show it, without the house.
void tell_ruled_out(Writer& w, const RuledOut& gone, const Claim& by) {
  const Digit digit = gone.digits.first();
  const bool is_plain =
      by.is_true && by.digit == digit && gone.cells.is_single() && !by.cells.intersects(gone.cells);
  const auto house = house_of_all(gone.cells | by.cells, by.cells.size() > 1);
  if (is_plain && house) {
    w << gone.cells.first() << " (same " << kind_word(*house) << ") is not " << digit;
  } else {
    say(w, {digit, gone.cells, false});
  }
}

// What is left: "it is 8", "in row 1 only r1c9 can be 7", and through a set.
void tell_left(Writer& w, const Line& line, bool is_begun) {
  const Claim& claim = line.claim;
  switch (line.reason) {
    case Line::Reason::cell:
      if (is_begun) {
        w << "it is " << claim.digit;
      } else {
        w << claim.cells.first() << " is " << claim.digit << ", its other candidate";
      }
      return;
    case Line::Reason::set: {
      const DigitSet digits = line.set_digits - line.rests.front().digits;
      const int size = line.set.size();
      w << all_of(line.set) << " are left with " << all_of(digits) << ", " << Count{digits.size()}
        << " digits for " << Count{size} << " cells: ";
      return say(w, claim);
    }
    case Line::Reason::house:
    case Line::Reason::none: break;
  }
  if (!line.house) return say(w, claim);
  w << "in " << *line.house;
  if (claim.cells.is_single()) {
    w << " only " << claim.cells.first() << " can be " << claim.digit;
  } else {
    w << " the " << claim.digit << " must be in " << any_of(claim.cells);
  }
}

void tell_labels(Writer& w, const Implications& told, int a, int b) {
  w << label(told.lines[static_cast<std::size_t>(a)]) << " and "
    << label(told.lines[static_cast<std::size_t>(b)]);
}

// "line 2 rules out r7c1 and line 1 rules out r7c4"
void tell_reasons(Writer& w, const Implications& told, const std::vector<RuledOut>& rests,
                  bool by_digit) {
  for (std::size_t i = 0; i < rests.size(); ++i) {
    if (i > 0) w << (i + 1 < rests.size() ? ", " : " and ");
    w << "line " << label(told.lines[static_cast<std::size_t>(rests[i].by)]) << " rules out ";
    if (by_digit) {
      w << all_of(rests[i].digits);
    } else {
      w << all_of(rests[i].cells);
    }
  }
}

// Where a chain may begin: the cell or the house whose choices are taken in turn.
void tell_choice(Writer& w, const Step& step) {
  if (!step.houses(Role::house).empty()) {
    w << "In " << step.houses(Role::house).first() << ", " << step.digits(Role::digit).first()
      << " is in " << any_of(step.cells(Role::cells));
  } else {
    w << step.cells(Role::cell).first() << " is " << any_of(step.digits(Role::digits));
  }
  w << ". Take each in turn.\n";
}

// The house, if any, in which both sides of a pair lie; a dash line for each in which cells go.
void tell_pair(Writer& w, const LoopPair& pair) {
  if (!pair.set.empty()) {
    w << "\n- " << all_of(pair.set) << (pair.set.is_single() ? " keeps " : " keep ")
      << all_of(pair.keeps) << ", so ";
    tell_removed(w, pair.removed);
    w << '.';
    return;
  }
  if (pair.a.digit != pair.b.digit) {
    const Cell cell = pair.a.cells.first();
    w << "\n- " << cell << " is " << any_of(DigitSet{pair.a.digit, pair.b.digit})
      << ", so it is not " << any_of(pair.removed.digits(cell)) << '.';
    return;
  }
  const CellSet both = pair.a.cells | pair.b.cells;
  CellSet rest = pair.removed.cells(pair.a.digit);
  for (const House house : HouseSet::of(both.first())) {
    const CellSet here = rest & house.cells();
    if (!(both - house.cells()).empty() || here.empty()) continue;
    w << "\n- In " << house << ", " << pair.a.digit << " is in " << any_of(both) << ", so ";
    tell_not(w, here, {pair.a.digit});
    w << '.';
    rest -= here;
  }
  if (rest.empty()) return;
  w << "\n- " << pair.a.digit << " is in " << any_of(both) << ", so ";
  tell_not(w, rest, {pair.a.digit});
  w << '.';
}

// "So r3c3 is 3, or r4c2 is 3." and what follows either way.
void tell_either_way(Writer& w, const Implications& told, const Step& step) {
  Claim head = told.lines.front().claim;
  head.is_true = true;
  const Claim& end = told.lines.back().claim;
  const CellSet both = head.cells | end.cells;
  if (head.cells == end.cells && head.cells.is_single() && head.digit != end.digit) {
    w << "\nSo " << head.cells.first() << " is " << any_of(DigitSet{head.digit, end.digit})
      << ".\nNothing else fits there: ";
    tell_effect(w, step);
    w << '.';
    return;
  }
  w << "\nSo ";
  say(w, head);
  w << ", or ";
  say(w, end);
  w << ".\n";
  if (head.digit == end.digit) {
    w << "Either way ";
    tell_effect(w, step);
    w << ": " << (affected_cells(step).is_single() ? "it sees " : "they see ")
      << (both.size() == 2 ? "both" : "all these cells") << '.';
    return;
  }
  const auto house = house_of_all(both);
  if (house && both.size() == 2) {
    w << "The two cells share " << *house << ", so either way ";
  } else if (house) {
    w << "These cells share " << *house << ", so either way ";
  } else {
    w << "Either way ";
  }
  tell_effect(w, step);
  w << '.';
}

void tell_wrong(Writer& w, const Implications& told, const Step& step) {
  const Line& last = told.lines.back();
  const Claim& first = told.lines.front().claim;
  if (last.kind == Line::Kind::clash) {
    w << "\nSo line 1 is wrong: ";
  } else {
    w << "\nLine " << label(last) << " contradicts line 1, so line 1 is wrong: ";
  }
  // A candidate whose opposite leads to it, told by what else goes.
  if (!first.is_true && step.placed().empty()) {
    say(w, {first.digit, first.cells, true});
    w << ", and ";
  }
  tell_effect(w, step);
  w << '.';
}

void tell_ending(Writer& w, const Implications& told, const Step& step) {
  using Ending = Implications::Ending;
  switch (told.ending) {
    case Ending::none: break;
    case Ending::one_of: return tell_either_way(w, told, step);
    case Ending::wrong: return tell_wrong(w, told, step);
    case Ending::loop:
      w << "\nIt can be read backwards as well, so of each of these pairs exactly one is true:";
      for (const LoopPair& pair : told.pairs) tell_pair(w, pair);
      return;
    case Ending::every_branch:
      w << "\nEvery branch ends the same way, so ";
      tell_effect(w, step);
      w << '.';
      return;
    case Ending::fish:
      w << "\nIn every case ";
      tell_effect(w, step);
      w << '.';
      return;
  }
}

}  // namespace

void say(Writer& w, const Claim& claim) {
  if (!claim.is_true) return tell_not(w, claim.cells, {claim.digit});
  if (claim.cells.is_single()) {
    w << claim.cells.first() << " is " << claim.digit;
  } else {
    w << claim.digit << " is in " << any_of(claim.cells);
  }
}

void tell_clash(Writer& w, const Implications& told, const Line& line, const Step& step) {
  const Clash& clash = line.clash;
  const Cell cell = clash.candidate.cell();
  const Digit digit = clash.candidate.digit();
  switch (clash.kind) {
    case Clash::Kind::opposite: {
      const bool not_first = clash.a < clash.b;
      const Line& first = told.lines[static_cast<std::size_t>(not_first ? clash.a : clash.b)];
      const Line& second = told.lines[static_cast<std::size_t>(not_first ? clash.b : clash.a)];
      w << "Line " << label(first) << " says that " << cell << (not_first ? " is not " : " is ")
        << digit << ", line " << label(second) << (not_first ? " that it is." : " that it is not.");
      return;
    }
    case Clash::Kind::twice:
      w << "Lines ";
      tell_labels(w, told, clash.a, clash.b);
      w << " put " << digit << " twice into " << *clash.house << '.';
      return;
    case Clash::Kind::two_digits:
      w << "Lines ";
      tell_labels(w, told, clash.a, clash.b);
      w << " put two digits into " << cell << '.';
      return;
    case Clash::Kind::no_digit:
      w << "No digit is left for " << cell;
      if (!line.rests.empty()) w << ": ";
      tell_reasons(w, told, line.rests, true);
      w << '.';
      return;
    case Clash::Kind::no_place:
      w << "No place is left for " << digit << " in " << *clash.house;
      if (!line.rests.empty()) w << ": ";
      tell_reasons(w, told, line.rests, false);
      w << '.';
      return;
    case Clash::Kind::too_few:
      w << "The " << Count{step.houses(Role::base_house).size()} << ' ' << digit << "s of "
        << step.houses(Role::base_house) << " have only " << step.houses(Role::cover_house)
        << " left, too few houses.";
      return;
  }
}

void tell_chain_line(Writer& w, const Implications& told, std::size_t index) {
  const Line& line = told.lines[index];
  if (line.kind == Line::Kind::suppose) {
    w << "Suppose ";
    say(w, line.claim);
    w << '.';
    return;
  }
  const RuledOut& gone = line.rests.front();
  const Line& by = told.lines[static_cast<std::size_t>(gone.by)];
  if (gone.by + 1 == static_cast<int>(index)) {
    w << "Then ";
  } else {
    w << "From line " << label(by) << " again: ";
  }
  // From "is not" as supposed, what is left follows at once.
  const bool is_supposed = !by.claim.is_true && by.kind == Line::Kind::suppose;
  if (!is_supposed) tell_ruled_out(w, gone, by.claim);
  if (line.kind == Line::Kind::follow) {
    if (!is_supposed) w << ", so ";
    tell_left(w, line, !is_supposed);
  }
  const bool is_loop_end =
      told.ending == Implications::Ending::loop && index + 1 == told.lines.size();
  if (is_loop_end) w << ", which is line 1 again: the chain is a loop";
  if (line.joins >= 0)
    w << ", and on as from " << label(told.lines[static_cast<std::size_t>(line.joins)]);
  w << '.';
}

void tell_lines(Writer& w, const Board& before, const Step& step) {
  const Implications told = implications(before, step);
  if (told.ending == Implications::Ending::every_branch) tell_choice(w, step);
  if (told.ending == Implications::Ending::fish) {
    tell_bases(w, before, step);
    w << '.';
    tell_fins(w, step);
    w << '\n';
  }
  if (step.technique() == Technique::kraken_fish_2) {
    tell_bases(w, before, step);
    w << ".\n";
  }
  if (told.is_net) {
    tell_net_lines(w, told);
  } else {
    for (std::size_t i = 0; i < told.lines.size(); ++i) {
      if (i > 0) w << '\n';
      w << label(told.lines[i]) << ". ";
      if (told.lines[i].kind == Line::Kind::clash) {
        tell_clash(w, told, told.lines[i], step);
      } else {
        tell_chain_line(w, told, i);
      }
    }
  }
  tell_ending(w, told, step);
}

}  // namespace nonet::explain
