// Colouring: the cells by colour as they are drawn, blue and green, a second group yellow and pink;
// then who sees both colours, or where one colour meets itself.
//
// A Medusa is told by the candidates that its end needs: the shortest ways between those that
// clash, or that rule a candidate out, not the whole web.

#include <array>
#include <optional>
#include <queue>
#include <vector>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

constexpr int kMostTold = 3;  // targets whose reasons are given one by one

CellSet seen_by(const Writer& w, Cell cell) { return w.rules().peers(cell); }

// "share row 4", or that they see each other, where rules join cells without a house.
struct Joined {
  Cell a, b;
  void operator()(Writer& w, Order) const {
    const auto house = house_of_all(w.rules(), CellSet{a, b});
    if (house) w.tell(Sentence::colours_share, {*house});
    if (!house) w.tell(Sentence::colours_see_each_other);
  }
};

// "r9c4 sees r2c4 and r9c3; ...", for each of a few.
void tell_seen(Writer& w, CellSet cells, CellSet one, CellSet other) {
  for (const Cell cell : cells) {
    if (cell != cells.first()) w << "; ";
    w.tell(Sentence::colours_seen,
           {cell, (seen_by(w, cell) & one).first(), (seen_by(w, cell) & other).first()});
  }
}

// The colours of the two groups, as adjectives and as names.
constexpr std::array<Role, 2> kFirst = {Role::colour_a, Role::colour_b};
constexpr std::array<Role, 2> kSecond = {Role::colour_c, Role::colour_d};
constexpr std::array<Sentence, 2> kFirstNames = {Sentence::colour_blue, Sentence::colour_green};
constexpr std::array<Sentence, 2> kSecondNames = {Sentence::colour_yellow, Sentence::colour_pink};

std::string_view adjective(const Writer& w, Role role) { return label(role, w.telling().language); }
std::string_view colour_name(const Writer& w, Sentence colour) {
  return plain_words(colour, w.telling().language);
}

// Green sees both colours of the other group, one of its cells or two.
void tell_green_sees(Writer& w, CellSet green, const std::array<CellSet, 2>& other) {
  for (const Cell cell : green) {
    const CellSet yellow = seen_by(w, cell) & other[0], pink = seen_by(w, cell) & other[1];
    if (yellow.empty() || pink.empty()) continue;
    w.tell(Sentence::colours_green_sees_two, {cell, yellow.first(), pink.first()});
    return;
  }
  for (const std::size_t j : {std::size_t{0}, std::size_t{1}}) {
    for (const Cell cell : green) {
      const CellSet seen = seen_by(w, cell) & other[j];
      if (seen.empty()) continue;
      w.tell(Sentence::colours_green_sees, {cell, seen.first(), adjective(w, kSecond[j])});
      w << (j == 0 ? "; " : ".\n");
      break;
    }
  }
}

using Colours = std::array<CellSet, 2>;  // its two colours

// Where colour i of the first group meets colour j of the second, one of the others is true: says
// who sees those, and which of the cells that is. Nothing where the colours do not meet.
CellSet tell_meeting(Writer& w, Digit digit, const Colours& a, std::size_t i, const Colours& b,
                     std::size_t j, CellSet cells) {
  std::optional<Cell> met;
  for (const Cell cell : a[i]) {
    if (!met && seen_by(w, cell).intersects(b[j])) met = cell;
  }
  CellSet caught;
  for (const Cell cell : cells) {
    const CellSet seen = seen_by(w, cell);
    if (seen.intersects(a[1 - i]) && seen.intersects(b[1 - j])) caught.insert(cell);
  }
  if (!met || caught.empty()) return {};
  const Cell other = (seen_by(w, *met) & b[j]).first();
  w.tell(Sentence::colours_meet,
         {*met, adjective(w, kFirst[i]), other, adjective(w, kSecond[j]), Joined{*met, other},
          colour_name(w, kFirstNames[i]), colour_name(w, kSecondNames[j]), digit,
          colour_name(w, kFirstNames[1 - i]), colour_name(w, kSecondNames[1 - j])});
  if (caught.size() <= kMostTold) {
    tell_seen(w, caught, a[1 - i], b[1 - j]);
  } else {
    w.tell(Sentence::colours_many_see, {caught});
  }
  return caught;
}

}  // namespace

void tell_colours_trap(Writer& w, const Board&, const Step& step) {
  const Digit digit = step.digits(Role::digit).first();
  const CellSet blue = step.cells(Role::colour_a), green = step.cells(Role::colour_b);
  const CellSet targets = affected_cells(step);
  w.tell(Sentence::colours_two, {digit, blue, green});
  if (targets.size() > kMostTold) {
    w.tell(Sentence::colours_trap_many, {targets, Effect{step}});
    return;
  }
  tell_seen(w, targets, blue, green);
  w.tell(targets.is_single() ? Sentence::colours_trap_one : Sentence::colours_trap_few,
         {Effect{step}});
}

void tell_colours_wrap(Writer& w, const Board&, const Step& step) {
  const CellSet clash = step.cells(Role::clash);
  w.tell(Sentence::colours_two,
         {step.digits(Role::digit), step.cells(Role::colour_a), step.cells(Role::colour_b)});
  const Cell first = clash.first();
  const Cell second = (clash & seen_by(w, first)).first();
  w.tell(Sentence::colours_wrap, {first, second, Joined{first, second}, Effect{step}});
}

namespace {

// Its two groups, once they are told.
struct Groups {
  Digit digit;
  Colours a, b;
};
Groups tell_groups(Writer& w, const Step& step) {
  const Groups groups = {step.digits(Role::digit).first(),
                         {step.cells(Role::colour_a), step.cells(Role::colour_b)},
                         {step.cells(Role::colour_c), step.cells(Role::colour_d)}};
  const auto& [digit, a, b] = groups;
  w.tell(Sentence::colours_groups, {digit, a[0], a[1], b[0], b[1]});
  return groups;
}

}  // namespace

void tell_multi_colours_1(Writer& w, const Board&, const Step& step) {
  const auto [digit, a, b] = tell_groups(w, step);
  CellSet rest = affected_cells(step);
  for (const std::size_t way : {0, 1, 2, 3}) {
    const CellSet caught = tell_meeting(w, digit, a, way / 2, b, way % 2, rest);
    rest -= caught;
    if (rest.empty()) {
      w.tell(Sentence::hence_effect, {Effect{step}});
      return;
    }
    if (!caught.empty()) w << ".\n";
  }
  w.tell(Sentence::so_effect, {Effect{step}});
}

void tell_multi_colours_2(Writer& w, const Board&, const Step& step) {
  const auto [digit, a, b] = tell_groups(w, step);
  tell_green_sees(w, a[1], b);
  w.tell(Sentence::colours_green_is_not, {digit, Effect{step}});
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
    w.tell(Sentence::medusa_web, {Members{told_[0]}, Members{told_[1]}});
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

  // "1 in r3c1, 2 in r3c3 and r5c3"
  struct Members {
    const CandidateSet& set;
    void operator()(Writer& w, Order) const {
      bool is_first = true;
      for (const Digit digit : DigitSet::every()) {
        if (set.cells(digit).empty()) continue;
        if (!is_first) w << ", ";
        w.tell(Sentence::medusa_places, {digit, set.cells(digit)});
        is_first = false;
      }
      if (is_first) w.tell(Sentence::medusa_nothing);
    }
  };

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
      w.tell(Sentence::medusa_rules_out, {by_blue.digit(), by_blue.cell(), target.digit(),
                                          target.cell(), by_green.digit(), by_green.cell()});
    }
  } else {
    w.tell(Sentence::medusa_each);
  }
  w.tell(Sentence::chain_either_way, {Effect{step}});
}

}  // namespace

void tell_medusa(Writer& w, const Board& before, const Step& step) {
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
    w.tell(Sentence::medusa_twice,
           {one.cell(), two.cell(), digit, Joined{one.cell(), two.cell()}, Effect{step}});
    return;
  }
  if (!full.empty()) {
    const Cell cell = full.first();
    const DigitSet digits = web.colour(1).digits(cell);
    const Candidate one(cell, digits.first());
    const Candidate two(cell, (digits - DigitSet{digits.first()}).first());
    web.join({one, two});
    web.tell(w);
    w.tell(Sentence::medusa_one_cell, {one.digit(), two.digit(), cell, Effect{step}});
    return;
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
    w.tell(Sentence::medusa_emptied, {emptied.first(), Effect{step}});
    return;
  }
  tell_trap(w, step, web);
}

}  // namespace nonet::explain
