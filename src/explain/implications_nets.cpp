// See implications.hpp: nets. A line of a net may rest on several others. For every other place (or
// candidate) that the position has, the earliest line that rules it out is named, so that nothing
// remains unexplained. A chain inside a net is a net itself, on the board that is left.

#include <algorithm>
#include <span>
#include <utility>

#include "explain/implications.hpp"

namespace nonet::explain {
namespace {

bool rules_out(const Rules& rules, const Claim& claim, Candidate candidate) {
  const bool is_there = claim.cells.contains(candidate.cell());
  if (!claim.is_true) return is_there && claim.digit == candidate.digit();
  if (is_there) return claim.digit != candidate.digit();
  if (claim.digit == candidate.digit()) return rules.sees(claim.cells.first(), candidate.cell());
  const auto linked = rules.links({claim.cells.first(), claim.digit});
  return std::find(linked.begin(), linked.end(), candidate) != linked.end();
}

class NetLines {
 public:
  // `removed` is what all branches rule out; nothing if they all come to the same placement.
  NetLines(const Board& board, std::span<const Mark> marks, const CandidateSet& removed,
           std::string outer = {})
      : board_(board), marks_(marks), removed_(removed), outer_(std::move(outer)) {}

  Implications tell() {
    const auto is_start = [](const Mark& mark) {
      return mark.role == Role::suppose || mark.role == Role::suppose_not;
    };
    int starts = 0;
    for (std::size_t i = 0; i < marks_.size(); i = next(i)) starts += is_start(marks_[i]) ? 1 : 0;
    char branch = starts > 1 ? 'A' : '\0';
    for (std::size_t i = 0; i < marks_.size(); i = next(i)) {
      const Mark& mark = marks_[i];
      if (is_start(mark)) {
        if (!list_.empty()) ++branch;
        begin(mark, starts > 1 ? branch : '\0');
      }
      if (mark.role == Role::inside) inside_ = i;
      if (mark.role == Role::follows) follow(mark);
      if (is_pattern(mark.role)) see(mark);
      if (mark.role == Role::then_not) lose(i);
      if (mark.role == Role::clash) clash({mark.cells.first(), mark.digits.first()});
      if (mark.role == Role::clash_cell) no_digit(mark.cells.first());
      if (mark.role == Role::clash_house) no_place(mark.digits.first(), mark.houses.first());
    }
    if (starts > 1) end_branches();
    Implications result;
    result.lines = std::move(list_);
    result.is_net = true;
    result.ending = starts > 1 ? Implications::Ending::every_branch : Implications::Ending::wrong;
    return result;
  }

 private:
  // The mark after this one; a chain inside is left out.
  std::size_t next(std::size_t i) const {
    int depth = 0;
    do {
      if (marks_[i].role == Role::inside) ++depth;
      if (marks_[i].role == Role::outside) --depth;
      ++i;
    } while (depth > 0 && i < marks_.size());
    return i;
  }

  Implication& add(Implication::Kind kind, char branch) {
    const bool goes_on = !list_.empty() && list_.back().branch == branch;
    const int number = goes_on ? list_.back().number + 1 : 1;
    Implication& line = list_.emplace_back();
    line.kind = kind;
    line.outer = outer_;
    line.branch = branch;
    line.number = number;
    return line;
  }

  void begin(const Mark& mark, char branch) {
    first_ = list_.size();
    add(Implication::Kind::suppose, branch).claim = {mark.digits.first(), mark.cells,
                                                     mark.role == Role::suppose};
  }

  void follow(const Mark& mark) {
    const Cell cell = mark.cells.first();
    const Digit digit = mark.digits.first();
    std::vector<RuledOut> rests;
    if (mark.houses.empty()) {
      rests = why_not(board_.candidates(cell) - DigitSet{digit}, CellSet{cell});
    } else {
      rests = why_not({digit}, board_.places(digit, mark.houses.first()) - CellSet{cell});
    }
    Implication& line = add(Implication::Kind::follow, list_.back().branch);
    line.claim = {digit, mark.cells, true};
    line.reason = mark.houses.empty() ? Implication::Reason::cell : Implication::Reason::house;
    if (!mark.houses.empty()) line.house = mark.houses.first();
    line.rests = std::move(rests);
  }

  static bool is_pattern(Role role) {
    return role >= Role::then_pointing && role <= Role::then_chain;
  }

  // A pattern in what is left. What a chain inside rests on comes in several marks.
  void see(const Mark& mark) {
    if (std::exchange(is_told_, false)) gone_.clear();
    pattern_ = mark;
    CellSet cells;
    switch (mark.role) {
      case Role::then_pointing:
      case Role::then_claiming: {
        const auto [keeps, other] = crossing(mark);
        cells = board_.rules().cells(keeps) - board_.rules().cells(other);
        break;
      }
      case Role::then_hidden_pair:
        cells = board_.rules().cells(mark.houses.first()) - mark.cells;
        break;
      case Role::then_naked_pair:
        for (const Cell cell : mark.cells) {
          gone_.emplace_back(board_.candidates(cell) - mark.digits, CellSet{cell});
        }
        return;
      case Role::then_x_wing:
        for (const House house : mark.houses) cells |= board_.rules().cells(house);
        cells -= mark.cells;
        break;
      default: cells = mark.cells; break;
    }
    gone_.emplace_back(mark.digits, cells);
  }

  // What the pattern rules out.
  void lose(std::size_t index) {
    const Mark& mark = marks_[index];
    std::vector<RuledOut> rests;
    for (const auto& [digits, cells] : gone_) {
      for (RuledOut& rest : why_not(digits, cells)) {
        const auto same = std::ranges::find(rests, rest.by, &RuledOut::by);
        // A chain may rest on several digits: each with its own cells.
        if (same == rests.end() || pattern_->role == Role::then_chain) {
          rests.push_back(rest);
        } else {
          same->digits = same->digits | rest.digits;
          same->cells |= rest.cells;
        }
      }
    }
    std::ranges::sort(rests, {}, &RuledOut::by);
    Implication& line = add(Implication::Kind::deny, list_.back().branch);
    line.claim = {mark.digits.first(), mark.cells, false};
    line.pattern = pattern_;
    is_told_ = true;
    line.rests = std::move(rests);
    if (inside_) line.inside = tell_inside(*std::exchange(inside_, {}), index, label(line) + ".");
  }

  // The chain that begins at a mark, with what it removes from another one on.
  std::shared_ptr<const Implications> tell_inside(std::size_t first, std::size_t removals,
                                                  std::string outer) const {
    Board left = board_;
    for (const auto& [digits, cells] : gone_) {
      for (const Digit digit : digits) {
        for (const Cell cell : cells& left.places(digit)) left.eliminate(Candidate(cell, digit));
      }
    }
    CandidateSet removed;
    const bool is_placed = !marks_[removals - 1].cells.empty();
    for (std::size_t i = removals; i < marks_.size() && marks_[i].role == Role::then_not; ++i) {
      if (!is_placed) removed.insert(marks_[i].cells, marks_[i].digits.first());
    }
    const auto marks = marks_.subspan(first + 1, removals - first - 2);
    Implications told = NetLines(left, marks, removed, std::move(outer)).tell();
    const Mark& choice = marks_[first];
    if (!choice.cells.empty()) {
      told.choice = {choice.role, left.candidates(choice.cells.first()), {}, choice.cells};
    } else if (!choice.houses.empty()) {
      told.choice = choice;
      told.choice->cells = left.places(choice.digits.first(), choice.houses.first());
    }
    return std::make_shared<const Implications>(std::move(told));
  }

  // The earliest lines of the branch that rule these out, in order.
  std::vector<RuledOut> why_not(DigitSet digits, CellSet cells) const {
    std::vector<RuledOut> reasons;
    for (std::size_t i = first_; i < list_.size(); ++i) {
      RuledOut reason{{}, {}, static_cast<int>(i)};
      for (const Cell cell : cells) {
        for (const Digit digit : digits) {
          const Candidate candidate(cell, digit);
          const auto has_it = [&](const RuledOut& one) {
            return one.cells.contains(cell) && one.digits.contains(digit);
          };
          if (!rules_out(board_.rules(), list_[i].claim, candidate)) continue;
          if (!board_.contains(candidate) || std::ranges::any_of(reasons, has_it)) continue;
          reason.cells.insert(cell);
          reason.digits.insert(digit);
        }
      }
      if (!reason.cells.empty()) reasons.push_back(reason);
    }
    return reasons;
  }

  void clash(Candidate candidate) {
    Clash clash;
    clash.candidate = candidate;
    for (std::size_t i = first_; i < list_.size(); ++i) {
      const Claim& claim = list_[i].claim;
      if (claim.is_true && claim == Claim{candidate.digit(), CellSet{candidate.cell()}, true}) {
        clash.b = static_cast<int>(i);
      }
    }
    for (std::size_t i = list_.size(); i-- > first_;) {
      if (rules_out(board_.rules(), list_[i].claim, candidate)) clash.a = static_cast<int>(i);
    }
    const Claim& against = list_[static_cast<std::size_t>(clash.a)].claim;
    if (against.is_true) {
      const bool fills = against.cells.contains(candidate.cell());
      clash.kind = fills ? Clash::Kind::two_digits : Clash::Kind::twice;
      if (!fills)
        clash.house = house_of_all(board_.rules(), against.cells | CellSet{candidate.cell()});
      if (clash.a > clash.b) std::swap(clash.a, clash.b);
    }
    add(Implication::Kind::clash, 0).clash = clash;
  }

  void no_digit(Cell cell) {
    std::vector<RuledOut> rests = why_not(board_.candidates(cell), CellSet{cell});
    Implication& line = add(Implication::Kind::clash, 0);
    line.clash = {Clash::Kind::no_digit, 0, 0, Candidate(cell, Digit(1)), {}};
    line.rests = std::move(rests);
  }

  void no_place(Digit digit, House house) {
    std::vector<RuledOut> rests = why_not({digit}, board_.places(digit, house));
    Implication& line = add(Implication::Kind::clash, 0);
    line.clash = {Clash::Kind::no_place, 0, 0, Candidate(board_.rules().cell(house, 0), digit),
                  house};
    line.rests = std::move(rests);
  }

  // What a branch rules out is told after its placements.
  void end_branches() {
    std::vector<Implication> all = std::exchange(list_, {});
    for (std::size_t i = 0; i < all.size(); ++i) {
      const int moved = static_cast<int>(list_.size()) - static_cast<int>(i);
      for (RuledOut& rest : all[i].rests) rest.by += moved;
      if (all[i].kind == Implication::Kind::suppose) first_ = list_.size();
      list_.push_back(std::move(all[i]));
      const char branch = list_.back().branch;
      if (i + 1 < all.size() && all[i + 1].branch == branch) continue;
      for (const Cell cell : removed_.cells()) {
        for (const Digit digit : removed_.digits(cell)) end_branch({digit, CellSet{cell}, false});
      }
    }
  }
  void end_branch(const Claim& end) {
    if (list_.back().claim == end) return;
    std::vector<RuledOut> rests = why_not({end.digit}, end.cells);
    Implication& line = add(Implication::Kind::deny, list_.back().branch);
    line.claim = end;
    line.rests = std::move(rests);
  }

  const Board& board_;
  const std::span<const Mark> marks_;
  const CandidateSet removed_;
  const std::string outer_;
  std::vector<Implication> list_;
  std::size_t first_ = 0;  // of the branch
  std::optional<Mark> pattern_;
  std::optional<std::size_t> inside_;  // the mark at which a chain begins that is not told yet
  bool is_told_ = false;               // something was said to go by it
  std::vector<std::pair<DigitSet, CellSet>> gone_;  // what it rests on
};

}  // namespace

std::pair<House, House> crossing(const Mark& pattern) {
  const House a = pattern.houses.first();
  const House b = (pattern.houses - HouseSet{a}).first();
  const bool is_a_first = a.is_line() == (pattern.role == Role::then_claiming);
  return is_a_first ? std::pair(a, b) : std::pair(b, a);
}

Implications net_implications(const Board& before, const Step& step) {
  CandidateSet removed;
  if (step.placed().empty() && !step.eliminated().empty()) {
    const Cell cell = step.eliminated().cells().first();
    removed.insert(Candidate(cell, step.eliminated().digits(cell).first()));
  }
  return NetLines(before, step.evidence(), removed).tell();
}

}  // namespace nonet::explain
