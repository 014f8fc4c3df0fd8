// How much of a step a hint gives away (hint.hpp). Level 1 names the technique, what to look for
// and the rough area; level 2 where to look, without the cells that change; level 3 the pattern,
// each cell with its part, without the effect; level 4 the effect and the whole text.

#include <vector>

#include "explain/blockers.hpp"
#include "explain/tell.hpp"
#include "nonet/hint.hpp"

namespace nonet {
namespace explain {
namespace {

constexpr std::size_t kMostCharacters = 160;  // of level 3

bool is_forcing(Technique technique) {
  switch (technique) {
    case Technique::cell_forcing_chain:
    case Technique::house_forcing_chain:
    case Technique::forcing_chain_contradiction:
    case Technique::forcing_net_contradiction:
    case Technique::cell_forcing_net:
    case Technique::house_forcing_net:
    case Technique::nishio: return true;
    default: return false;
  }
}
bool is_kraken(Technique technique) {
  return technique == Technique::kraken_fish_1 || technique == Technique::kraken_fish_2;
}
bool is_template(Technique technique) {
  return technique == Technique::template_set || technique == Technique::template_delete;
}
bool is_aligned(Technique technique) {
  return technique == Technique::aligned_pair_exclusion ||
         technique == Technique::aligned_triple_exclusion;
}
bool is_bug(Technique technique) {
  return technique >= Technique::bug_1 && technique <= Technique::bug_4;
}
// Pointing and claiming name a digit and a second house, direct or not.
bool is_crossing(const Step& step) {
  return !step.digits(Role::digit).empty() && !step.houses(Role::other_house).empty();
}
bool is_hidden_subset(const Step& step) {
  return info(step.technique()).name.find("Hidden") != std::string_view::npos;
}
bool has_fins(const Step& step) {
  return !(step.cells(Role::fin) | step.cells(Role::endo_fin)).empty();
}

// --- level 1

std::string_view single_gloss(Technique technique) {
  if (technique == Technique::full_house) return "one cell left in a house";
  if (technique == Technique::hidden_single) return "one place left for a digit";
  return "one digit left for a cell";
}

std::string_view fish_gloss(const Step& step) {
  if (is_kraken(step.technique())) return "a fish whose extras need a chain";
  if (!step.houses(Role::other_cover).empty()) return "two finned fish in one";
  return has_fins(step) ? "almost a fish; a few extra places"
                        : "a digit in as many rows as columns";
}

std::string_view set_gloss(Technique technique) {
  if (technique == Technique::sue_de_coq) return "a crossing with a box, filled up";
  if (technique == Technique::death_blossom) return "a cell that robs one set per choice";
  return is_aligned(technique) ? "all ways to fill a few cells" : "sets with one digit too many";
}

std::string_view gloss(const Step& step) {
  const Technique technique = step.technique();
  switch (info(technique).family) {
    case Family::singles: return single_gloss(technique);
    case Family::intersections:
    case Family::subsets:
      return is_crossing(step)        ? "a digit kept to where two houses cross"
             : is_hidden_subset(step) ? "digits that share as many cells"
                                      : "cells that share as many digits";
    case Family::fish: return fish_gloss(step);
    case Family::single_digit:
      return technique == Technique::empty_rectangle || technique == Technique::dual_empty_rectangle
                 ? "a box with its places on a row and a column"
                 : "two pairs of places that touch";
    case Family::colouring: return "a digit in pairs, two colours";
    case Family::wings: return "a cell that decides for two others";
    case Family::uniqueness:
      return is_bug(technique) ? "nearly all cells have two candidates"
                               : "cells that must not be swappable";
    case Family::chains: return "follow one candidate";
    case Family::sets: return set_gloss(technique);
    case Family::last_resorts: break;
  }
  if (technique == Technique::trial) return "no pattern, a test";
  return is_template(technique) ? "all ways to place one digit" : "all choices agree, or one fails";
}

std::string_view area(CellSet cells) {
  static constexpr std::string_view kBands[] = {"in the top three rows", "in the middle three rows",
                                                "in the bottom three rows"};
  static constexpr std::string_view kStacks[] = {
      "in the left three columns", "in the middle three columns", "in the right three columns"};
  std::string_view columns;
  for (int i = 0; i < kBoxSide; ++i) {
    CellSet band, stack;
    for (int j = 0; j < kBoxSide; ++j) {
      band |= House::row(kBoxSide * i + j).cells();
      stack |= House::column(kBoxSide * i + j).cells();
    }
    if ((cells - band).empty()) return kBands[i];
    if (columns.empty() && (cells - stack).empty()) columns = kStacks[i];
  }
  return columns.empty() ? "across the board" : columns;
}

// --- level 2

// The house of the cell that holds most of the pattern.
House busiest_house(Cell cell, CellSet pattern) {
  House best = House::row(cell.row());
  for (const House house : HouseSet::of(cell)) {
    if ((house.cells() & pattern).size() > (best.cells() & pattern).size()) best = house;
  }
  return best;
}

HouseSet boxes_of(CellSet cells) {
  HouseSet boxes;
  for (const Cell cell : cells) boxes.insert(House::box(cell.box()));
  return boxes;
}

void where_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  if (step.technique() == Technique::full_house) {
    w << "Which digit does " << step.houses(Role::house).first() << " lack?";
  } else if (step.technique() == Technique::hidden_single) {
    w << "Where can " << digit << " go in " << step.houses(Role::house).first() << '?';
  } else {
    House most = House::row(cell.row());
    for (const House house : HouseSet::of(cell)) {
      if (before.digits(house).size() > before.digits(most).size()) most = house;
    }
    w << "Count what " << most << " has.";
  }
}

void where_to_look(Writer& w, HouseSet houses) {
  if (houses.size() > 3) {
    w << "Look across the board.";
  } else {
    w << "Look at " << houses << '.';
  }
}

void where_set(Writer& w, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::sue_de_coq) {
    w << "Look where " << step.houses(Role::house).first() << " and "
      << step.houses(Role::other_house).first() << " cross.";
    return;
  }
  if (technique == Technique::death_blossom) {
    w << "What can " << step.cells(Role::stem).first() << " be?";
    return;
  }
  if (is_aligned(technique)) return where_to_look(w, boxes_of(step.cells(Role::others)));
  const Mark* smallest = nullptr;
  for (const Mark& mark : step.evidence()) {
    if (mark.role < Role::als_a || mark.role > Role::als_d) continue;
    if (smallest == nullptr || mark.cells.size() < smallest->cells.size()) smallest = &mark;
  }
  if (smallest == nullptr) return where_to_look(w, pattern_houses(step));
  const auto house = house_of_all(smallest->cells);
  w << "Look for " << all_of(smallest->digits) << " in "
    << (house ? *house : House::box(smallest->cells.first().box())) << '.';
}

void where_lines(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::cell_forcing_chain || technique == Technique::cell_forcing_net) {
    w << "What if " << step.cells(Role::cell).first() << " is " << any_of(step.digits(Role::digits))
      << ", one by one?";
    return;
  }
  if (technique == Technique::house_forcing_chain || technique == Technique::house_forcing_net) {
    w << "What if you try each place for " << step.digits(Role::digit).first() << " in "
      << step.houses(Role::house).first() << '?';
    return;
  }
  const Implications told = implications(before, step);
  w << "Suppose ";
  if (!told.lines.empty()) say(w, told.lines.front().claim);
  w << '.';
}

void where_uniqueness(Writer& w, const Step& step) {
  if (step.technique() == Technique::bug_1) {
    w << "Which cell has more than two candidates?";
  } else if (is_bug(step.technique())) {
    w << "Which cells have more than two candidates?";
  } else {
    const HouseSet boxes = boxes_of(step.cells(Role::floor) | step.cells(Role::roof));
    w << "Look for " << all_of(step.digits(Role::digits));
    if (boxes.size() <= 3) w << " in " << boxes;
    w << '.';
  }
}

void where_wing(Writer& w, const Step& step) {
  const CellSet pivot = step.cells(Role::pivot);
  const Cell start = pivot.empty() ? step.cells(Role::pincer_x).first() : pivot.first();
  w << "Start in " << busiest_house(start, pattern_cells(step)) << '.';
}

void tell_where(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  const DigitSet digits = step.digits(Role::digit);
  const HouseSet houses = step.houses(Role::house);
  switch (info(technique).family) {
    case Family::singles: return where_single(w, before, step);
    case Family::intersections:
    case Family::subsets:
      if (is_crossing(step)) {
        w << "Where can " << digits.first() << " go in " << houses << '?';
      } else if (is_hidden_subset(step)) {
        w << "Where can " << all_of(step.digits(Role::digits)) << " go in " << houses << '?';
      } else {
        w << "Look for it in " << (houses | step.houses(Role::other_house)) << '.';
      }
      return;
    case Family::fish:
      if (step.houses(Role::base_house).size() > 3) {
        w << "Look at the " << digits.first() << "s.";
      } else {
        w << "Look for " << digits.first() << " in " << step.houses(Role::base_house) << '.';
      }
      return;
    case Family::single_digit:
      w << "Look for " << digits.first() << " in " << (houses | step.houses(Role::other_house))
        << '.';
      return;
    case Family::colouring:
      w << "Look for houses with two places for " << any_of(digits | step.digits(Role::digits))
        << '.';
      return;
    case Family::wings: return where_wing(w, step);
    case Family::uniqueness: return where_uniqueness(w, step);
    case Family::chains:
      if (technique != Technique::remote_pair) return where_lines(w, before, step);
      w << "Look for cells with only " << all_of(step.digits(Role::digits)) << '.';
      return;
    case Family::sets:
      return technique == Technique::als_chain ? where_lines(w, before, step) : where_set(w, step);
    case Family::last_resorts: break;
  }
  if (technique == Technique::trial) {
    w << "Look at " << affected_cells(step).first() << '.';
  } else if (is_template(technique)) {
    w << "Look at all the " << digits.first() << "s.";
  } else {
    where_lines(w, before, step);
  }
}

// --- level 3

void pattern_of_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  if (step.technique() == Technique::full_house) {
    w << cell << " is the only empty cell of " << step.houses(Role::house).first() << '.';
  } else if (step.technique() == Technique::naked_single) {
    w << "Which digit is missing around " << cell << '?';
  } else {
    const House house = step.houses(Role::house).first();
    const Blockers found = find_blockers(before, house, cell, digit);
    CellSet cells;
    for (const Blocker& blocker : found.list) cells.insert(blocker.at);
    w << "Look at " << house;
    if (cells.empty()) {
      w << ": which cells can still be " << digit << '?';
    } else {
      w << " and at the " << digit << (cells.is_single() ? " in " : "s in ") << all_of(cells)
        << '.';
    }
  }
}

void pattern_of_fish(Writer& w, const Board& before, const Step& step) {
  const HouseSet covers = step.houses(Role::cover_house);
  const CellSet fins = step.cells(Role::fin) | step.cells(Role::endo_fin);
  if (is_kraken(step.technique())) {
    w << "The fins are " << all_of(fins) << ". What does each force?";
    return;
  }
  const std::size_t begin = w.out().size();
  tell_bases(w, before, step);
  const auto tell_rest = [&] {
    if (fins.empty()) {
      w << ". What do " << covers << " lose?";
    } else if (fins.is_single()) {
      w << "; " << fins.first() << " is extra. What does it see?";
    } else {
      w << "; " << all_of(fins) << " are extra. What do they all see?";
    }
  };
  tell_rest();
  if (w.out().size() - begin <= kMostCharacters) return;
  w.out().resize(begin);
  w << "Look for " << step.digits(Role::digit).first() << " in " << step.houses(Role::base_house);
  tell_rest();
}

void pattern_of_links(Writer& w, const Step& step) {
  const std::vector<Chain> all = chains(step);
  const Digit digit = step.digits(Role::digit).first();
  if (step.technique() == Technique::empty_rectangle) {
    w << "Suppose " << all.front()[3].cells.first() << " is not " << digit << ". What then in "
      << step.houses(Role::house).first() << '?';
    return;
  }
  for (const Chain& chain : all) {
    if (&chain != &all.front()) w << ' ';
    const CellSet middle = chain[1].cells | chain[2].cells;
    w << all_of(middle) << " cannot " << (middle.size() == 2 ? "both" : "all") << " be " << digit
      << ". And ";
    const CellSet ends = chain[0].cells | chain[3].cells;
    for (const Cell cell : ends) w << (cell == ends.first() ? "" : ", ") << cell;
    w << '?';
  }
}

void with_digits(Writer& w, DigitSet digits) {
  w << " with ";
  for (const Digit digit : digits) w << (digit == digits.first() ? "" : "/") << digit;
}

void pattern_of_wing(Writer& w, const Step& step) {
  if (step.technique() == Technique::w_wing) {
    w << all_of(step.cells(Role::pincer_x) | step.cells(Role::pincer_y));
    with_digits(w, step.digits(Role::x) | step.digits(Role::z));
    w << "; " << step.digits(Role::x).first() << " in " << step.houses(Role::house).first() << '.';
    return;
  }
  const CellSet pincers = step.cells(Role::pincer_x) | step.cells(Role::pincer_y);
  if (pincers.empty()) {
    w << all_of(step.cells(Role::pivot) | step.cells(Role::cells));
    with_digits(w, step.digits(Role::digits));
    w << '.';
    return;
  }
  w << step.cells(Role::pivot).first();
  with_digits(w, step.digits(Role::x) | step.digits(Role::y));
  w << "; " << all_of(pincers);
  with_digits(w, step.digits(Role::z));
  w << '.';
}

void pattern_of_colours(Writer& w, const Step& step) {
  const std::size_t begin = w.out().size();
  w << "Blue " << all_of(step.cells(Role::colour_a)) << "; green "
    << all_of(step.cells(Role::colour_b));
  if (!step.cells(Role::colour_c).empty()) {
    w << "; yellow " << all_of(step.cells(Role::colour_c)) << "; pink "
      << all_of(step.cells(Role::colour_d));
  }
  const bool is_wrap = !step.cells(Role::clash).empty() && step.cells(Role::colour_c).empty();
  const std::string_view question =
      is_wrap ? ". Which colour meets itself?" : ". Who sees two colours?";
  if (w.out().size() - begin + question.size() <= kMostCharacters) {
    w << question;
    return;
  }
  w.out().resize(begin);
  w << "Colour the pairs of " << any_of(step.digits(Role::digit) | step.digits(Role::digits))
    << question;
}

void pattern_of_set(Writer& w, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::sue_de_coq) {
    w << all_of(step.cells(Role::intersection)) << " with " << all_of(step.cells(Role::als_a))
      << " and " << all_of(step.cells(Role::als_b)) << ": count digits and cells.";
    return;
  }
  if (is_aligned(technique)) {
    w << "What fits into " << all_of(step.cells(Role::cells)) << ", if "
      << all_of(step.cells(Role::others)) << " must keep a candidate?";
    return;
  }
  const bool is_blossom = technique == Technique::death_blossom;
  const std::size_t begin = w.out().size();
  if (is_blossom) w << "Petals: ";
  char letter = 'A';
  for (const Mark& mark : step.evidence()) {
    if (mark.role < Role::als_a || mark.role > Role::als_d) continue;
    if (letter != 'A') w << ", ";
    if (!is_blossom) w << letter << " = ";
    w << all_of(mark.cells) << " (" << all_of(mark.digits) << ')';
    ++letter;
  }
  if (technique == Technique::als_xz) w << "; they clash on " << step.digits(Role::x).first();
  if (technique == Technique::als_xy_wing) {
    w << "; C clashes with A on " << step.digits(Role::x).first() << ", with B on "
      << step.digits(Role::y).first();
  }
  w << '.';
  if (w.out().size() - begin <= kMostCharacters) return;
  w.out().resize(begin);
  w << "The sets are in " << all_of(pattern_cells(step)) << '.';
}

// "r3c3 → r3c4 → r7c4", as far as there is room.
void tell_way(Writer& w, const std::vector<CellSet>& cells) {
  const std::string_view arrow = w.telling().signs == Signs::unicode ? " → " : " -> ";
  constexpr std::size_t kMostShown = 12;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells.size() > kMostShown && i == kMostShown - 2) {
      w << arrow << "...";
      i = cells.size() - 1;
    }
    if (i > 0) w << arrow;
    w << any_of(cells[i]);
  }
}

void pattern_of_lines(Writer& w, const Board& before, const Step& step) {
  const Implications told = implications(before, step);
  const Technique technique = step.technique();
  std::vector<CellSet> way;
  for (const Line& line : told.lines) {
    if (line.kind == Line::Kind::clash) continue;
    for (const RuledOut& rest : line.rests) {
      if (!told.is_net && (way.empty() || way.back() != rest.cells)) way.push_back(rest.cells);
    }
    if (line.kind != Line::Kind::deny && (way.empty() || way.back() != line.claim.cells)) {
      way.push_back(line.claim.cells);
    }
  }
  if (is_forcing(technique) && told.ending == Implications::Ending::wrong && told.is_net &&
      told.lines.size() > 3 && told.lines[1].house && told.lines[2].house) {
    const Line& a = told.lines[1];
    const Line& b = told.lines[2];
    w << "Then look at " << a.claim.digit << " in " << *a.house << " and ";
    if (a.claim.digit != b.claim.digit) w << b.claim.digit << " in ";
    w << *b.house << '.';
    return;
  }
  if (is_forcing(technique)) {
    w << (told.ending == Implications::Ending::every_branch ? "The branches run over "
                                                            : "It leads over ");
    tell_way(w, way);
    w << '.';
    return;
  }
  tell_way(w, way);
  w << (told.ending == Implications::Ending::one_of ? ". What do the ends share?"
        : told.ending == Implications::Ending::loop ? ". What does the loop use up?"
                                                    : ". Where does it end?");
}

void pattern_of_choice(Writer& w, const Board& before, const Step& step) {
  if (step.technique() == Technique::trial) {
    const Cell cell = affected_cells(step).first();
    w << "Try " << any_of(before.candidates(cell)) << " in " << cell << '.';
  } else {
    w << "Go through all ways to place the " << step.digits(Role::digit).first()
      << "s: what do they share?";
  }
}

void pattern_of_uniqueness(Writer& w, const Board& before, const Step& step) {
  const CellSet roof = step.cells(Role::roof), floor = step.cells(Role::floor);
  if (is_bug(step.technique())) {
    DigitSet digits;
    for (const Cell cell : roof) digits = digits | before.candidates(cell);
    w << all_of(roof) << " with " << all_of(digits)
      << (roof.is_single() ? ": which one is in excess?" : ": which are in excess?");
    return;
  }
  const CellSet cell =
      step.technique() == Technique::hidden_rectangle ? step.cells(Role::cell) : CellSet();
  w << all_of(floor | roof | cell) << "; ";
  if (!cell.empty()) {
    w << "only " << all_of(floor) << " has two candidates.";
  } else {
    w << "only " << all_of(roof) << (roof.is_single() ? " differs." : " differ.");
  }
}

void tell_pattern(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  const CellSet cells = step.cells(Role::cells);
  switch (info(technique).family) {
    case Family::singles: return pattern_of_single(w, before, step);
    case Family::intersections:
    case Family::subsets:
      if (is_crossing(step)) {
        w << "In " << step.houses(Role::house) << ", " << step.digits(Role::digit).first()
          << " is only in " << all_of(cells) << (cells.size() == 2 ? ", both in " : ", all in ")
          << step.houses(Role::other_house) << '.';
      } else if (is_hidden_subset(step)) {
        w << "In " << step.houses(Role::house) << ", " << all_of(step.digits(Role::digits))
          << " have only " << all_of(cells) << '.';
      } else {
        w << all_of(cells) << " have only " << all_of(step.digits(Role::digits)) << '.';
      }
      return;
    case Family::fish: return pattern_of_fish(w, before, step);
    case Family::single_digit: return pattern_of_links(w, step);
    case Family::colouring: return pattern_of_colours(w, step);
    case Family::wings: return pattern_of_wing(w, step);
    case Family::uniqueness: return pattern_of_uniqueness(w, before, step);
    case Family::chains:
      if (technique != Technique::remote_pair) return pattern_of_lines(w, before, step);
      w << all_of(cells) << " have only " << all_of(step.digits(Role::digits))
        << ". What do the ends see?";
      return;
    case Family::sets:
      return technique == Technique::als_chain ? pattern_of_lines(w, before, step)
                                               : pattern_of_set(w, step);
    case Family::last_resorts: break;
  }
  if (technique == Technique::trial || is_template(technique)) {
    return pattern_of_choice(w, before, step);
  }
  pattern_of_lines(w, before, step);
}

}  // namespace
}  // namespace explain

std::string hint_text(const Board& before, const Step& step, HintLevel level, Telling telling) {
  std::string text;
  explain::Writer w(text, telling);
  switch (level) {
    case HintLevel::mistakes:
    case HintLevel::name:
      w << info(step.technique()).name << ", " << explain::area(pattern_cells(step)) << ": "
        << explain::gloss(step);
      break;
    case HintLevel::area: explain::tell_where(w, before, step); break;
    case HintLevel::cells: explain::tell_pattern(w, before, step); break;
    case HintLevel::everything:
    case HintLevel::applied:
      w << info(step.technique()).name << ": ";
      write_effect(w.out(), step, telling);
      w << '\n';
      describe(w.out(), before, step, telling);
      break;
  }
  return w.out();
}

}  // namespace nonet
