// Colouring: the cells by colour as they are drawn, blue and green, a second group yellow and pink;
// then who sees both colours, or where one colour meets itself.
//
// A Medusa is told by the candidates that its end needs: the shortest ways between those that
// clash, or that rule a candidate out, not the whole web.

#include <array>
#include <queue>
#include <vector>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"
#include "nonet/techniques.hpp"

namespace nonet::explain {
namespace {

constexpr int kMostTold = 3;  // targets whose reasons are given one by one

CellSet seen_by(const Writer& w, Cell cell) { return w.rules().peers(cell); }

// " share row 4", or that they see each other, where rules join cells without a house.
void tell_what_joins(Writer& w, Cell a, Cell b) {
  const auto house = house_of_all(w.rules(), CellSet{a, b});
  if (house) w << " share " << *house;
  if (!house) w << " see each other";
}

// "r9c4 sees r2c4 and r9c3"
void tell_seen(Writer& w, Cell cell, CellSet one, CellSet other) {
  w << cell << " sees " << (seen_by(w, cell) & one).first() << " and "
    << (seen_by(w, cell) & other).first();
}

void tell_two_colours(Writer& w, Digit digit, CellSet blue, CellSet green) {
  w << "Houses with just two places for " << digit << " join these cells in two colours: blue "
    << all_of(blue) << "; green " << all_of(green) << ".\nEither every blue cell is " << digit
    << ", or every green one.\n";
}

void tell_green_is_not(Writer& w, const Step& step, Digit digit) {
  w << "Yellow or pink is " << digit << ", so green is not: ";
  tell_effect(w, step);
  w << '.';
}

void tell_two_groups(Writer& w, const Step& step, Digit digit) {
  w << "Houses with just two places for " << digit << " join cells in two groups: blue "
    << all_of(step.cells(Role::colour_a)) << " and green " << all_of(step.cells(Role::colour_b))
    << "; yellow " << all_of(step.cells(Role::colour_c)) << " and pink "
    << all_of(step.cells(Role::colour_d)) << ". In each group one colour is " << digit << ".\n";
}

}  // namespace

void tell_colours_trap(Writer& w, const Board&, const Step& step) {
  const InLanguage speaker(w, english());
  const Digit digit = step.digits(Role::digit).first();
  const CellSet blue = step.cells(Role::colour_a), green = step.cells(Role::colour_b);
  const CellSet targets = affected_cells(step);
  tell_two_colours(w, digit, blue, green);
  if (targets.size() <= kMostTold) {
    for (const Cell cell : targets) {
      if (cell != targets.first()) w << "; ";
      tell_seen(w, cell, blue, green);
    }
    w << (targets.is_single() ? ", one of each colour, so " : ": each sees both colours, so ");
  } else {
    w << "Each of " << all_of(targets) << " sees cells of both colours, so ";
  }
  tell_effect(w, step);
  w << '.';
}

void tell_colours_wrap(Writer& w, const Board&, const Step& step) {
  const InLanguage speaker(w, english());
  const Digit digit = step.digits(Role::digit).first();
  const CellSet clash = step.cells(Role::clash);
  tell_two_colours(w, digit, step.cells(Role::colour_a), step.cells(Role::colour_b));
  const Cell first = clash.first();
  const Cell second = (clash & seen_by(w, first)).first();
  w << first << " and " << second << " are both green and";
  tell_what_joins(w, first, second);
  w << ", so green cannot be the one: ";
  tell_effect(w, step);
  w << '.';
}

constexpr std::array<std::string_view, 2> kFirst = {"blue", "green"};
constexpr std::array<std::string_view, 2> kSecond = {"yellow", "pink"};

// Green sees both colours of the other group, one of its cells or two.
void tell_green_sees(Writer& w, CellSet green, const std::array<CellSet, 2>& other) {
  for (const Cell cell : green) {
    const CellSet yellow = seen_by(w, cell) & other[0], pink = seen_by(w, cell) & other[1];
    if (yellow.empty() || pink.empty()) continue;
    w << cell << " (green) sees " << yellow.first() << " (yellow) and " << pink.first()
      << " (pink).\n";
    return;
  }
  for (const std::size_t j : {std::size_t{0}, std::size_t{1}}) {
    for (const Cell cell : green) {
      const CellSet seen = seen_by(w, cell) & other[j];
      if (seen.empty()) continue;
      w << cell << " (green) sees " << seen.first() << " (" << kSecond[j] << ')'
        << (j == 0 ? "; " : ".\n");
      break;
    }
  }
}

void tell_multi_colours(Writer& w, const Board&, const Step& step) {
  const InLanguage speaker(w, english());
  const Digit digit = step.digits(Role::digit).first();
  const std::array<CellSet, 2> a = {step.cells(Role::colour_a), step.cells(Role::colour_b)};
  const std::array<CellSet, 2> b = {step.cells(Role::colour_c), step.cells(Role::colour_d)};
  tell_two_groups(w, step, digit);
  if (step.technique() == Technique::multi_colours_2) {
    tell_green_sees(w, a[1], b);
    return tell_green_is_not(w, step, digit);
  }
  CellSet rest = affected_cells(step);
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    for (const std::size_t j : {std::size_t{0}, std::size_t{1}}) {
      CellSet met;
      for (const Cell cell : a[i]) {
        if (met.empty() && !(seen_by(w, cell) & b[j]).empty()) met.insert(cell);
      }
      CellSet caught;
      for (const Cell cell : rest) {
        if (!(seen_by(w, cell) & a[1 - i]).empty() && !(seen_by(w, cell) & b[1 - j]).empty()) {
          caught.insert(cell);
        }
      }
      if (met.empty() || caught.empty()) continue;
      const Cell one = met.first();
      const Cell two = (seen_by(w, one) & b[j]).first();
      w << one << " (" << kFirst[i] << ") and " << two << " (" << kSecond[j] << ")";
      tell_what_joins(w, one, two);
      w << ", so " << kFirst[i] << " and " << kSecond[j] << " are not both " << digit << ".\nThen "
        << kFirst[1 - i] << " or " << kSecond[1 - j] << " is " << digit << ". ";
      if (caught.size() <= kMostTold) {
        for (const Cell cell : caught) {
          if (cell != caught.first()) w << "; ";
          tell_seen(w, cell, a[1 - i], b[1 - j]);
        }
      } else {
        w << "Each of " << all_of(caught) << " sees cells of both";
      }
      rest -= caught;
      if (rest.empty()) {
        w << ", so ";
        tell_effect(w, step);
        w << '.';
        return;
      }
      w << ".\n";
    }
  }
  w << "So ";
  tell_effect(w, step);
  w << '.';
}

namespace {

// The web of coloured candidates, and ways in it.
class Web {
 public:
  Web(const Board& board, const Step& step) : board_(board) {
    for (const Mark& mark : step.evidence()) {
      if (mark.role != Role::colour_a && mark.role != Role::colour_b) continue;
      colour_[mark.role == Role::colour_a ? 0 : 1].insert(mark.cells, mark.digits.first());
    }
  }

  const CandidateSet& colour(int which) const { return colour_[static_cast<std::size_t>(which)]; }

  // A candidate of the colour that rules this one out, if any: in its cell or in a house.
  const Candidate* ruler(int which, Candidate target, Candidate& found) const {
    const CandidateSet& set = colour(which);
    const DigitSet here = set.digits(target.cell()) - DigitSet{target.digit()};
    const CellSet seen = set.cells(target.digit()) & board_.rules().peers(target.cell());
    if (!seen.empty()) {
      found = Candidate(seen.first(), target.digit());
    } else if (!here.empty()) {
      found = Candidate(target.cell(), here.first());
    } else {
      return nullptr;
    }
    return &found;
  }

  // The candidates on shortest ways from the first to all the others, added to what is told.
  void join(const std::vector<Candidate>& ends) {
    std::array<int, kCells * kDigits> from{};
    from.fill(-1);
    std::queue<int> open;
    open.push(ends.front().index());
    from[static_cast<std::size_t>(ends.front().index())] = ends.front().index();
    while (!open.empty()) {
      const int at = open.front();
      open.pop();
      for_each_neighbour(candidate(at), [&](Candidate next) {
        int& parent = from[static_cast<std::size_t>(next.index())];
        if (parent >= 0) return;
        parent = at;
        open.push(next.index());
      });
    }
    for (const Candidate end : ends) {
      for (int at = end.index();; at = from[static_cast<std::size_t>(at)]) {
        if (at < 0) break;
        const Candidate one = candidate(at);
        told_[colour_[0].contains(one) ? 0 : 1].insert(one);
        if (at == ends.front().index()) break;
      }
    }
  }

  void tell(Writer& w) const {
    w << "Houses with just two places for a digit and cells with two candidates join these in two "
         "colours:\nblue ";
    tell_candidates(w, told_[0]);
    w << "; green ";
    tell_candidates(w, told_[1]);
    w << ".\nEither every blue one is true, or every green one.\n";
  }

 private:
  static Candidate candidate(int index) {
    return Candidate(Cell(index / kDigits), Digit::at(index % kDigits));
  }

  template <typename Visit>
  void for_each_neighbour(Candidate from, const Visit& visit) const {
    const std::size_t other = colour_[0].contains(from) ? 1 : 0;
    if (board_.candidates(from.cell()).size() == 2) {
      const DigitSet rest = board_.candidates(from.cell()) - DigitSet{from.digit()};
      const Candidate next(from.cell(), rest.first());
      if (colour_[other].contains(next)) visit(next);
    }
    for (const House house : board_.rules().houses_of(from.cell())) {
      CellSet rest = board_.places(from.digit(), house);
      if (rest.size() != 2) continue;
      rest.erase(from.cell());
      const Candidate next(rest.first(), from.digit());
      if (colour_[other].contains(next)) visit(next);
    }
  }

  static void tell_candidates(Writer& w, const CandidateSet& set) {
    bool is_first = true;
    for (const Digit digit : DigitSet::every()) {
      if (set.cells(digit).empty()) continue;
      if (!is_first) w << ", ";
      w << digit << " in " << all_of(set.cells(digit));
      is_first = false;
    }
    if (is_first) w << "nothing";
  }

  const Board& board_;
  std::array<CandidateSet, 2> colour_;
  std::array<CandidateSet, 2> told_;
};

std::vector<Candidate> members(const CandidateSet& set) {
  std::vector<Candidate> list;
  for (const Cell cell : set.cells()) {
    for (const Digit digit : set.digits(cell)) list.emplace_back(cell, digit);
  }
  return list;
}

void tell_green_is_wrong(Writer& w, const Step& step) {
  w << ", so green is wrong: ";
  tell_effect(w, step);
  w << '.';
}

// What sees both colours goes, whichever is true.
void tell_trap(Writer& w, const Step& step, Web& web) {
  Candidate by_blue{Cell(0), Digit(1)}, by_green = by_blue;
  const std::vector<Candidate> targets = members(step.eliminated());
  std::vector<Candidate> needed;
  for (const Candidate target : targets) {
    if (needed.size() >= 2 * kMostTold) break;
    if (!web.ruler(0, target, by_blue) || !web.ruler(1, target, by_green)) continue;
    needed.push_back(by_blue);
    needed.push_back(by_green);
  }
  web.join(needed);
  web.tell(w);
  if (targets.size() <= kMostTold) {
    for (const Candidate target : targets) {
      web.ruler(0, target, by_blue);
      web.ruler(1, target, by_green);
      w << "Blue " << by_blue << " rules out " << target << ", and so does green " << by_green
        << ".\n";
    }
  } else {
    w << "Each candidate that goes shares a house or a cell with one of each colour.\n";
  }
  w << "Either way ";
  tell_effect(w, step);
  w << '.';
}

}  // namespace

void tell_medusa(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  Web web(before, step);
  Candidate by_green{Cell(0), Digit(1)};
  const CellSet clash = step.cells(Role::clash);
  const CellSet full = step.cells(Role::cell), emptied = step.cells(Role::others);
  if (!clash.empty()) {
    const Digit digit = step.digits(Role::clash).first();
    const Candidate one(clash.first(), digit);
    const Candidate two((clash & seen_by(w, one.cell())).first(), digit);
    web.join({one, two});
    web.tell(w);
    w << one.cell() << " and " << two.cell() << " are both green for " << digit << " and";
    tell_what_joins(w, one.cell(), two.cell());
    return tell_green_is_wrong(w, step);
  }
  if (!full.empty()) {
    const Cell cell = full.first();
    const DigitSet digits = web.colour(1).digits(cell);
    const Candidate one(cell, digits.first());
    const Candidate two(cell, (digits - DigitSet{digits.first()}).first());
    web.join({one, two});
    web.tell(w);
    w << one.digit() << " and " << two.digit() << " in " << cell << " are both green";
    return tell_green_is_wrong(w, step);
  }
  if (!emptied.empty()) {
    std::vector<Candidate> needed;
    for (const Digit digit : before.candidates(emptied.first())) {
      if (web.ruler(1, Candidate(emptied.first(), digit), by_green)) needed.push_back(by_green);
      const Candidate own(emptied.first(), digit);
      if (needed.empty() && web.colour(0).contains(own)) needed.push_back(own);
    }
    web.join(needed);
    web.tell(w);
    w << "Green would leave no digit for " << emptied.first();
    return tell_green_is_wrong(w, step);
  }
  tell_trap(w, step, web);
}

}  // namespace nonet::explain
