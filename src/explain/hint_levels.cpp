// How much of a step a hint gives away (hint.hpp). Level 1 names the technique, what to look for
// and the rough area; level 2 where to look, without the cells that change; level 3 the pattern,
// each cell with its part, without the effect; level 4 the effect and the whole text.

#include <algorithm>
#include <vector>

#include "explain/area.hpp"
#include "explain/blockers.hpp"
#include "explain/hint_clues.hpp"
#include "explain/tell.hpp"
#include "nonet/hint.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace explain {
namespace {

constexpr std::size_t kMostCharacters = 160;  // of level 3

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

Sentence single_gloss(Technique technique) {
  if (technique == Technique::full_house) return Sentence::gloss_full_house;
  if (technique == Technique::naked_single) return Sentence::gloss_naked_single;
  return Sentence::gloss_hidden_single;
}

Sentence fish_gloss(const Step& step) {
  if (is_kraken(step.technique())) return Sentence::gloss_kraken;
  if (!step.houses(Role::other_cover).empty()) return Sentence::gloss_siamese;
  return has_fins(step) ? Sentence::gloss_finned_fish : Sentence::gloss_fish;
}

Sentence set_gloss(Technique technique) {
  if (technique == Technique::sue_de_coq) return Sentence::gloss_sue_de_coq;
  if (technique == Technique::death_blossom) return Sentence::gloss_blossom;
  return is_aligned(technique) ? Sentence::gloss_aligned : Sentence::gloss_sets;
}

Sentence gloss(const Step& step) {
  const Technique technique = step.technique();
  switch (info(technique).family) {
    case Family::singles: return single_gloss(technique);
    case Family::intersections:
    case Family::subsets:
      return is_crossing(step)        ? Sentence::gloss_crossing
             : is_hidden_subset(step) ? Sentence::gloss_hidden_subset
                                      : Sentence::gloss_naked_subset;
    case Family::fish: return fish_gloss(step);
    case Family::single_digit:
      return technique == Technique::empty_rectangle || technique == Technique::dual_empty_rectangle
                 ? Sentence::gloss_rectangle
                 : Sentence::gloss_links;
    case Family::colouring: return Sentence::gloss_colours;
    case Family::wings: return Sentence::gloss_wing;
    case Family::uniqueness:
      return is_bug(technique) ? Sentence::gloss_bug : Sentence::gloss_uniqueness;
    case Family::chains: return Sentence::gloss_chain;
    case Family::sets: return set_gloss(technique);
    case Family::clues: return clue_gloss(step);
    case Family::last_resorts: break;
  }
  if (technique == Technique::trial) return Sentence::gloss_trial;
  return is_template(technique) ? Sentence::gloss_templates : Sentence::gloss_forcing;
}

// --- level 2

// The house of the cell that holds most of the pattern.
House busiest_house(const Rules& rules, Cell cell, CellSet pattern) {
  House best = House::row(cell.row());
  for (const House house : rules.houses_of(cell)) {
    if ((rules.cells(house) & pattern).size() > (rules.cells(best) & pattern).size()) best = house;
  }
  return best;
}

HouseSet boxes_of(const Rules& rules, CellSet cells) {
  HouseSet boxes;
  for (const Cell cell : cells)
    boxes.insert(rules.region_of(cell).value_or(House::row(cell.row())));
  return boxes;
}

void where_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  if (step.technique() == Technique::full_house) {
    w.tell(Sentence::where_full_house, {step.houses(Role::house)});
  } else if (step.technique() == Technique::hidden_single) {
    w.tell(Sentence::where_digits, {step.digits(Role::digit), step.houses(Role::house)});
  } else {
    House most = House::row(cell.row());
    for (const House house : before.rules().houses_of(cell)) {
      if (before.digits(house).size() > before.digits(most).size()) most = house;
    }
    w.tell(Sentence::where_count, {most});
  }
}

void where_to_look(Writer& w, HouseSet houses) {
  if (houses.size() > 3) {
    w.tell(Sentence::where_all);
  } else {
    w.tell(Sentence::where_houses, {houses});
  }
}

void where_set(Writer& w, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::sue_de_coq) {
    w.tell(Sentence::where_crossing, {step.houses(Role::house), step.houses(Role::other_house)});
    return;
  }
  if (technique == Technique::death_blossom) {
    w.tell(Sentence::where_stem, {step.cells(Role::stem)});
    return;
  }
  if (is_aligned(technique)) return where_to_look(w, boxes_of(w.rules(), step.cells(Role::others)));
  const Mark* smallest = nullptr;
  for (const Mark& mark : step.evidence()) {
    if (mark.role < Role::als_a || mark.role > Role::als_d) continue;
    if (smallest == nullptr || mark.cells.size() < smallest->cells.size()) smallest = &mark;
  }
  if (smallest == nullptr) return where_to_look(w, pattern_houses(step, w.rules()));
  const auto house = house_of_all(w.rules(), smallest->cells);
  w.tell(Sentence::where_digit,
         {smallest->digits, house ? *house : boxes_of(w.rules(), smallest->cells).first()});
}

void where_lines(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::cell_forcing_chain || technique == Technique::cell_forcing_net) {
    w.tell(Sentence::where_cell_choice, {step.cells(Role::cell), step.digits(Role::digits)});
    return;
  }
  if (technique == Technique::house_forcing_chain || technique == Technique::house_forcing_net) {
    w.tell(Sentence::where_house_choice, {step.digits(Role::digit), step.houses(Role::house)});
    return;
  }
  const Implications told = implications(before, step);
  w.tell(Sentence::chain_suppose, {[&](Writer& v, Order order) {
           if (!told.lines.empty()) say(v, told.lines.front().claim, order);
         }});
}

void where_uniqueness(Writer& w, const Step& step) {
  if (step.technique() == Technique::bug_1) {
    w.tell(Sentence::where_bug);
  } else if (is_bug(step.technique())) {
    w.tell(Sentence::where_bugs);
  } else {
    const HouseSet boxes = boxes_of(w.rules(), step.cells(Role::floor) | step.cells(Role::roof));
    w.tell(boxes.size() <= 3 ? Sentence::where_digit : Sentence::where_digit_all,
           {step.digits(Role::digits), boxes});
  }
}

void where_wing(Writer& w, const Step& step) {
  const CellSet pattern = pattern_cells(step);
  for (const CellSet& start : {step.cells(Role::pivot), step.cells(Role::pincer_x), pattern}) {
    if (start.empty()) continue;
    w.tell(Sentence::where_wing, {busiest_house(w.rules(), start.first(), pattern)});
    return;
  }
}

void where_subset(Writer& w, const Step& step) {
  const HouseSet houses = step.houses(Role::house);
  if (is_crossing(step)) {
    w.tell(Sentence::where_digits, {step.digits(Role::digit), houses});
  } else if (is_hidden_subset(step)) {
    w.tell(Sentence::where_digits, {step.digits(Role::digits), houses});
  } else {
    w.tell(Sentence::where_it, {houses | step.houses(Role::other_house)});
  }
}

void where_fish(Writer& w, const Step& step) {
  const HouseSet bases = step.houses(Role::base_house);
  w.tell(bases.size() > 3 ? Sentence::where_of_digit : Sentence::where_digit,
         {step.digits(Role::digit), bases});
}

void tell_where(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  const DigitSet digits = step.digits(Role::digit);
  switch (info(technique).family) {
    case Family::singles: return where_single(w, before, step);
    case Family::intersections:
    case Family::subsets: return where_subset(w, step);
    case Family::fish: return where_fish(w, step);
    case Family::single_digit:
      w.tell(Sentence::where_digit,
             {digits, step.houses(Role::house) | step.houses(Role::other_house)});
      return;
    case Family::colouring:
      w.tell(Sentence::where_colours, {digits | step.digits(Role::digits)});
      return;
    case Family::wings: return where_wing(w, step);
    case Family::uniqueness: return where_uniqueness(w, step);
    case Family::chains:
      if (technique != Technique::remote_pair) return where_lines(w, before, step);
      w.tell(Sentence::where_pair, {step.digits(Role::digits)});
      return;
    case Family::sets:
      return technique == Technique::als_chain ? where_lines(w, before, step) : where_set(w, step);
    case Family::clues: return where_clue(w, step);
    case Family::last_resorts: break;
  }
  if (technique == Technique::trial) {
    w.tell(Sentence::where_cell, {affected_cells(step).first()});
  } else if (is_template(technique)) {
    w.tell(Sentence::where_every, {digits});
  } else {
    where_lines(w, before, step);
  }
}

// --- level 3

void pattern_of_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  if (step.technique() == Technique::full_house) {
    w.tell(Sentence::pattern_full_house, {cell, step.houses(Role::house)});
  } else if (step.technique() == Technique::naked_single) {
    w.tell(Sentence::pattern_naked, {cell});
  } else {
    const House house = step.houses(Role::house).first();
    const Blockers found = find_blockers(before, house, cell, digit);
    CellSet cells;
    for (const Blocker& blocker : found.list) cells.insert(blocker.at);
    w.tell(cells.empty()       ? Sentence::pattern_hidden
           : cells.is_single() ? Sentence::pattern_blocker
                               : Sentence::pattern_blockers,
           {house, digit, cells});
  }
}

void pattern_of_subset(Writer& w, const Step& step) {
  const CellSet cells = step.cells(Role::cells);
  const HouseSet house = step.houses(Role::house);
  if (is_crossing(step)) {
    w.tell(Sentence::pattern_crossing,
           {house, step.digits(Role::digit), cells, step.houses(Role::other_house)});
  } else if (is_hidden_subset(step)) {
    w.tell(Sentence::pattern_hidden_subset, {house, step.digits(Role::digits), cells});
  } else {
    w.tell(Sentence::pattern_naked_subset, {cells, step.digits(Role::digits)});
  }
}

void pattern_of_fish(Writer& w, const Board& before, const Step& step) {
  const CellSet fins = step.cells(Role::fin) | step.cells(Role::endo_fin);
  if (is_kraken(step.technique())) {
    w.tell(Sentence::pattern_kraken, {fins});
    return;
  }
  const std::size_t begin = w.out().size();
  const auto tell_rest = [&] {
    if (fins.empty()) {
      w.tell(Sentence::pattern_covers, {step.houses(Role::cover_house)});
    } else {
      w.tell(fins.is_single() ? Sentence::pattern_fin : Sentence::pattern_fins, {fins});
    }
  };
  tell_bases(w, before, step);
  tell_rest();
  if (w.out().size() - begin <= kMostCharacters) return;
  w.out().resize(begin);
  w.tell(Sentence::pattern_bases, {step.digits(Role::digit), step.houses(Role::base_house)});
  tell_rest();
}

// "r1c2 with 5/6"
void with_digits(Writer& w, CellSet cells, DigitSet digits) {
  w.tell(Sentence::pattern_with, {cells, [&](Writer& v, Order) {
                                    for (const Digit digit : digits)
                                      v << (digit == digits.first() ? "" : "/") << digit;
                                  }});
}

void pattern_of_links(Writer& w, const Step& step) {
  const std::vector<Chain> all = chains(step);
  const auto is_short = [](const Chain& chain) { return chain.size() < 4; };
  // A technique that shows no chain of four.
  if (all.empty() || std::ranges::any_of(all, is_short))
    return with_digits(w, pattern_cells(step), step.digits(Role::digit));
  const Digit digit = step.digits(Role::digit).first();
  if (step.technique() == Technique::empty_rectangle) {
    w.tell(Sentence::pattern_rectangle,
           {all.front()[3].cells.first(), digit, step.houses(Role::house)});
    return;
  }
  for (const Chain& chain : all) {
    if (&chain != &all.front()) w << ' ';
    const CellSet ends = chain[0].cells | chain[3].cells;
    w.tell(Sentence::pattern_links, {chain[1].cells | chain[2].cells, digit, [&](Writer& v, Order) {
                                       for (const Cell cell : ends)
                                         v << (cell == ends.first() ? "" : ", ") << cell;
                                     }});
  }
}

void pattern_of_wing(Writer& w, const Step& step) {
  const CellSet pincers = step.cells(Role::pincer_x) | step.cells(Role::pincer_y);
  if (step.technique() == Technique::w_wing) {
    with_digits(w, pincers, step.digits(Role::x) | step.digits(Role::z));
    w.tell(Sentence::pattern_in_house, {step.digits(Role::x), step.houses(Role::house)});
    return;
  }
  if (pincers.empty()) {
    with_digits(w, step.cells(Role::pivot) | step.cells(Role::cells), step.digits(Role::digits));
    w << '.';
    return;
  }
  with_digits(w, step.cells(Role::pivot), step.digits(Role::x) | step.digits(Role::y));
  w << "; ";
  with_digits(w, pincers, step.digits(Role::z));
  w << '.';
}

void pattern_of_colours(Writer& w, const Step& step) {
  const std::size_t begin = w.out().size();
  const CellSet third = step.cells(Role::colour_c);
  w.tell(Sentence::pattern_two_colours, {step.cells(Role::colour_a), step.cells(Role::colour_b)});
  if (!third.empty()) {
    w.tell(Sentence::pattern_more_colours, {third, step.cells(Role::colour_d)});
  }
  const bool is_wrap = !step.cells(Role::clash).empty() && third.empty();
  const Sentence question = is_wrap ? Sentence::pattern_meets : Sentence::pattern_sees_two;
  w.tell(question);
  if (w.out().size() - begin <= kMostCharacters) return;
  w.out().resize(begin);
  w.tell(Sentence::pattern_pairs, {step.digits(Role::digit) | step.digits(Role::digits)});
  w.tell(question);
}

// "A = r1c2 (3 and 4), B = ..."
void tell_sets(Writer& w, const Step& step) {
  const bool is_blossom = step.technique() == Technique::death_blossom;
  if (is_blossom) w.tell(Sentence::pattern_petals);
  char letter = 'A';
  for (const Mark& mark : step.evidence()) {
    if (mark.role < Role::als_a || mark.role > Role::als_d) continue;
    if (letter != 'A') w << ", ";
    if (!is_blossom) w << letter << " = ";
    w << all_of(mark.cells) << " (" << all_of(mark.digits) << ')';
    ++letter;
  }
}

void pattern_of_set(Writer& w, const Step& step) {
  const Technique technique = step.technique();
  if (technique == Technique::sue_de_coq) {
    w.tell(Sentence::pattern_sue_de_coq,
           {step.cells(Role::intersection), step.cells(Role::als_a), step.cells(Role::als_b)});
    return;
  }
  if (is_aligned(technique)) {
    w.tell(Sentence::pattern_aligned, {step.cells(Role::cells), step.cells(Role::others)});
    return;
  }
  const std::size_t begin = w.out().size();
  tell_sets(w, step);
  if (technique == Technique::als_xz) {
    w.tell(Sentence::pattern_clash_on, {step.digits(Role::x).first()});
  }
  if (technique == Technique::als_xy_wing) {
    w.tell(Sentence::pattern_clashes, {step.digits(Role::x).first(), step.digits(Role::y).first()});
  }
  w << '.';
  if (w.out().size() - begin <= kMostCharacters) return;
  w.out().resize(begin);
  w.tell(Sentence::pattern_sets, {pattern_cells(step)});
}

// "r3c3 → r3c4 → r7c4; r3c3 → r5c3": a leg for each branch, as far as there is room.
struct CellPath {
  using Leg = std::vector<CellSet>;
  std::vector<Leg> legs;

  void begin_leg() { legs.emplace_back(); }
  void add(CellSet next) {
    Leg& leg = legs.back();
    if (leg.empty() || leg.back() != next) leg.push_back(next);
  }
  void operator()(Writer& w, Order) const {
    constexpr std::size_t kMostShown = 12, kFewestShown = 3;
    const std::size_t most =
        std::max(kFewestShown, kMostShown / std::max<std::size_t>(1, legs.size()));
    for (const Leg& leg : legs) {
      if (&leg != &legs.front()) w << "; ";
      write(w, leg, most);
    }
  }

 private:
  static void write(Writer& w, const Leg& leg, std::size_t most) {
    const std::string_view arrow = w.telling().signs == Signs::unicode ? " → " : " -> ";
    for (std::size_t i = 0; i < leg.size(); ++i) {
      if (leg.size() > most && i == most - 2) {
        w << arrow << "...";
        i = leg.size() - 1;
      }
      if (i > 0) w << arrow;
      w << any_of(leg[i]);
    }
  }
};

// A chain that goes on from anything but the line before sets out again from there.
CellPath path_of(const Implications& told) {
  using Kind = Implication::Kind;
  CellPath way;
  for (std::size_t i = 0; i < told.lines.size(); ++i) {
    const Implication& line = told.lines[i];
    if (line.kind == Kind::clash) continue;
    if (way.legs.empty() || line.kind == Kind::suppose) way.begin_leg();
    for (const RuledOut& rest : line.rests) {
      if (told.is_net) break;
      const auto from = static_cast<std::size_t>(rest.by);
      if (from + 1 != i && &rest == &line.rests.front()) {
        way.begin_leg();
        way.add(told.lines[from].claim.cells);
      }
      way.add(rest.cells);
    }
    if (line.kind != Kind::deny) way.add(line.claim.cells);
  }
  return way;
}

void pattern_of_lines(Writer& w, const Board& before, const Step& step) {
  using Ending = Implications::Ending;
  const Implications told = implications(before, step);
  const bool forces = is_forcing(step.technique());
  if (forces && told.ending == Ending::wrong && told.is_net && told.lines.size() > 3 &&
      told.lines[1].house && told.lines[2].house) {
    const Implication& a = told.lines[1];
    const Implication& b = told.lines[2];
    if (a.claim.digit == b.claim.digit) {
      w.tell(Sentence::pattern_net, {a.claim.digit, *a.house, *b.house});
    } else {
      w.tell(Sentence::pattern_net_two, {a.claim.digit, *a.house, b.claim.digit, *b.house});
    }
    return;
  }
  const CellPath way = path_of(told);
  if (forces) {
    w.tell(
        told.ending == Ending::every_branch ? Sentence::pattern_branches : Sentence::pattern_leads,
        {way});
    return;
  }
  w.tell(told.ending == Ending::one_of ? Sentence::pattern_chain
         : told.ending == Ending::loop ? Sentence::pattern_loop
                                       : Sentence::pattern_end,
         {way});
}

void pattern_of_choice(Writer& w, const Board& before, const Step& step) {
  if (step.technique() == Technique::trial) {
    const Cell cell = affected_cells(step).first();
    w.tell(Sentence::pattern_trial, {before.candidates(cell), cell});
  } else {
    w.tell(Sentence::pattern_templates, {step.digits(Role::digit)});
  }
}

void pattern_of_uniqueness(Writer& w, const Board& before, const Step& step) {
  const CellSet roof = step.cells(Role::roof), floor = step.cells(Role::floor);
  if (is_bug(step.technique())) {
    DigitSet digits;
    for (const Cell cell : roof) digits = digits | before.candidates(cell);
    w.tell(Sentence::pattern_bug, {roof, digits});
  } else if (step.technique() == Technique::hidden_rectangle) {
    w.tell(Sentence::pattern_hidden_rectangle, {floor | roof | step.cells(Role::cell), floor});
  } else {
    w.tell(Sentence::pattern_uniqueness, {floor | roof, roof});
  }
}

void tell_pattern(Writer& w, const Board& before, const Step& step) {
  const Technique technique = step.technique();
  switch (info(technique).family) {
    case Family::singles: return pattern_of_single(w, before, step);
    case Family::intersections:
    case Family::subsets: return pattern_of_subset(w, step);
    case Family::fish: return pattern_of_fish(w, before, step);
    case Family::single_digit: return pattern_of_links(w, step);
    case Family::colouring: return pattern_of_colours(w, step);
    case Family::wings: return pattern_of_wing(w, step);
    case Family::uniqueness: return pattern_of_uniqueness(w, before, step);
    case Family::chains:
      if (technique != Technique::remote_pair) return pattern_of_lines(w, before, step);
      w.tell(Sentence::pattern_pair, {step.cells(Role::cells), step.digits(Role::digits)});
      return;
    case Family::sets:
      return technique == Technique::als_chain ? pattern_of_lines(w, before, step)
                                               : pattern_of_set(w, step);
    case Family::clues: return pattern_of_clue(w, step);
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
  telling.rules = &before.rules();
  explain::Writer w(text, telling);
  const std::string_view name = words_of(step.technique(), telling.language).name;
  switch (level) {
    case HintLevel::mistakes:
    case HintLevel::name:
      w.tell(Sentence::hint_name,
             {name,
              [&](explain::Writer& v, Order) {
                v.tell(explain::area(before.rules(), pattern_cells(step))
                           .value_or(explain::has_bands(before.rules()) ? Sentence::area_all
                                                                        : Sentence::area_board));
              },
              [&](explain::Writer& v, Order) { v.tell(explain::gloss(step)); }});
      break;
    case HintLevel::area: explain::tell_where(w, before, step); break;
    case HintLevel::cells: explain::tell_pattern(w, before, step); break;
    case HintLevel::everything:
    case HintLevel::applied:
      w << name << ": ";
      write_effect(w.out(), step, telling);
      w << '\n';
      describe(w.out(), before, step, telling);
      break;
  }
  return w.out();
}

}  // namespace nonet
