// A judge of told chains and nets: every line must follow from the lines it names, every choice
// must be complete, and the end must be what the step does. Nothing here knows how the lines were
// found.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "explain/implications.hpp"
#include "logic/verify.hpp"
#include "nonet/techniques.hpp"

namespace nonet::explain {

inline bool rules_out(const Board& board, const Claim& claim, Candidate candidate) {
  if (!claim.is_true) {
    return claim.digit == candidate.digit() && claim.cells.contains(candidate.cell());
  }
  if (claim.cells == CellSet{candidate.cell()}) return claim.digit != candidate.digit();
  if (claim.digit != candidate.digit() || claim.cells.contains(candidate.cell())) return false;
  return (claim.cells - board.rules().peers(candidate.cell())).empty();
}

class Judge {
 public:
  Judge(const Board& board, const Step& step)
      : Judge(board, implications(board, step), CandidateSet(step.placed()), step.eliminated()) {}
  Judge(const Board& board, Implications told, const CandidateSet& placed,
        const CandidateSet& eliminated)
      : board_(board), told_(std::move(told)), placed_(placed), eliminated_(eliminated) {}

  std::string judge() {
    if (told_.lines.empty()) return "no lines";
    for (std::size_t i = 0; i < told_.lines.size(); ++i) {
      const std::string gap = judge_line(i);
      if (!gap.empty()) return "line " + label(told_.lines[i]) + ": " + gap;
    }
    return judge_end();
  }
  int insides() const { return insides_; }

 private:
  using Kind = Implication::Kind;

  std::string judge_line(std::size_t index) {
    const Implication& line = told_.lines[index];
    CandidateSet gone;
    for (const RuledOut& rest : line.rests) {
      if (rest.by < 0 || rest.by >= static_cast<int>(index)) return "rests on a later line";
      const Implication& by = told_.lines[static_cast<std::size_t>(rest.by)];
      if (line.kind != Kind::clash && by.branch != line.branch) return "rests on another branch";
      for (const Cell cell : rest.cells) {
        for (const Digit digit : rest.digits& board_.candidates(cell)) {
          if (rules_out(board_, by.claim, {cell, digit})) gone.insert(Candidate(cell, digit));
        }
      }
    }
    is_of_same_inside_ = index > 0 && told_.lines[index - 1].pattern &&
                         told_.lines[index - 1].pattern->role == Role::then_chain &&
                         told_.lines[index - 1].branch == line.branch;
    switch (line.kind) {
      case Kind::suppose: return line.rests.empty() ? "" : "a supposition rests on lines";
      case Kind::follow: return judge_follow(line, gone);
      case Kind::deny: return line.pattern ? judge_pattern(index, gone) : judge_deny(line, gone);
      case Kind::clash: return judge_clash(line, gone);
    }
    return "no such line";
  }

  std::string judge_follow(const Implication& line, const CandidateSet& gone) {
    const Cell cell = line.claim.cells.first();
    if (!board_.contains(Candidate(cell, line.claim.digit))) return "not a candidate";
    if (line.reason == Implication::Reason::cell) {
      return gone.digits(cell) == board_.candidates(cell) - DigitSet{line.claim.digit}
                 ? ""
                 : "the cell has more";
    }
    if (!line.house) return "no house";
    const CellSet left =
        board_.places(line.claim.digit, *line.house) - gone.cells(line.claim.digit);
    return left == line.claim.cells ? "" : "the house has more places";
  }

  static std::string judge_deny(const Implication& line, const CandidateSet& gone) {
    return (line.claim.cells - gone.cells(line.claim.digit)).empty() ? "" : "not ruled out";
  }

  std::string judge_pattern(std::size_t index, const CandidateSet& gone) {
    const Implication& line = told_.lines[index];
    const Mark& mark = *line.pattern;
    const Digit digit = line.claim.digit;
    const auto left = [&](Digit d, House house) { return board_.places(d, house) - gone.cells(d); };
    switch (mark.role) {
      case Role::then_pointing:
      case Role::then_claiming: {
        const auto [keeps, other] = crossing(mark);
        const CellSet common = board_.rules().cells(keeps) & board_.rules().cells(other);
        if (!(left(digit, keeps) - common).empty()) return "the digit is not locked";
        const CellSet loses = board_.rules().cells(other) - common;
        return (line.claim.cells - loses).empty() ? "" : "goes outside the house";
      }
      case Role::then_hidden_pair: {
        if (mark.digits.size() != 2 || mark.cells.size() != 2) return "no pair";
        for (const Digit d : mark.digits) {
          if (!(left(d, mark.houses.first()) - mark.cells).empty()) return "the pair is not hidden";
        }
        const bool goes_there = (line.claim.cells - mark.cells).empty();
        return goes_there && !mark.digits.contains(digit) ? "" : "goes beside the pair";
      }
      case Role::then_naked_pair:
        if (mark.digits.size() != 2 || mark.cells.size() != 2) return "no pair";
        for (const Cell cell : mark.cells) {
          if (!(board_.candidates(cell) - gone.digits(cell) - mark.digits).empty()) {
            return "the pair is not naked";
          }
        }
        return mark.digits.contains(digit) &&
                       (line.claim.cells - board_.rules().cells(mark.houses.first())).empty() &&
                       !line.claim.cells.intersects(mark.cells)
                   ? ""
                   : "goes beside the pair";
      case Role::then_x_wing: {
        for (const House house : mark.houses) {
          if (!(left(digit, house) - mark.cells).empty()) return "no X-Wing";
        }
        for (const Cell cell : line.claim.cells) {
          if ((board_.rules().peers(cell) & mark.cells).size() != 2) return "beside the X-Wing";
        }
        return mark.houses.size() == 2 && mark.cells.size() == 4 ? "" : "no X-Wing";
      }
      default: return judge_inside(index, gone);
    }
  }

  // A chain inside is judged on its own, on the board that is left; the lines behind the one that
  // tells it may rest on it too. And all it says must hold there, by search.
  std::string judge_inside(std::size_t index, const CandidateSet& gone) {
    const Implication& line = told_.lines[index];
    if (line.rests.empty()) return "a chain that rests on nothing";
    if (line.inside == nullptr) return is_of_same_inside_ ? "" : "a chain that is not told";
    ++insides_;
    Board left = board_;
    for (const Cell cell : gone.cells()) {
      for (const Digit digit : gone.digits(cell)) left.eliminate(Candidate(cell, digit));
    }
    Step said(Technique::forcing_chain_contradiction);
    for (std::size_t i = index; i < told_.lines.size(); ++i) {
      const Implication& same = told_.lines[i];
      const bool is_same = i == index || (same.pattern && same.pattern->role == Role::then_chain &&
                                          same.inside == nullptr);
      if (!is_same || same.branch != line.branch) break;
      said.eliminate(same.claim.cells, same.claim.digit);
    }
    if (!logic::is_sound(left, said)) return "a chain inside is wrong";
    Judge judge(left, *line.inside, placed_by(*line.inside, said.eliminated()), said.eliminated());
    std::string gap = judge.judge();
    insides_ += judge.insides();
    return gap;
  }

  // What goes may go because another digit of its cell is proved.
  static CandidateSet placed_by(const Implications& inside, const CandidateSet& eliminated) {
    CandidateSet placed;
    const Claim& first = inside.lines.front().claim;
    const bool is_wrong = inside.ending == Implications::Ending::wrong;
    const Claim end =
        is_wrong ? Claim{first.digit, first.cells, !first.is_true} : inside.lines.back().claim;
    if (end.is_true && eliminated.cells() == end.cells) placed.insert(end.cells, end.digit);
    return placed;
  }

  std::string judge_clash(const Implication& line, const CandidateSet& gone) const {
    const Clash& clash = line.clash;
    const Claim& a = told_.lines[static_cast<std::size_t>(clash.a)].claim;
    const Claim& b = told_.lines[static_cast<std::size_t>(clash.b)].claim;
    const Cell cell = clash.candidate.cell();
    const Digit digit = clash.candidate.digit();
    switch (clash.kind) {
      case Clash::Kind::opposite:
        return rules_out(board_, a, clash.candidate) && b == Claim{digit, CellSet{cell}, true}
                   ? ""
                   : "no opposites";
      case Clash::Kind::twice:
      case Clash::Kind::two_digits:
        return a.is_true && b.is_true && rules_out(board_, a, {b.cells.first(), b.digit})
                   ? ""
                   : "no clash";
      case Clash::Kind::no_digit:
        return gone.digits(cell) == board_.candidates(cell) ? "" : "a digit is left";
      case Clash::Kind::no_place:
        return gone.cells(digit) == board_.places(digit, *clash.house) ? "" : "a place is left";
      case Clash::Kind::too_few: return "";
    }
    return "no such clash";
  }

  std::string judge_end() const {
    const Claim& first = told_.lines.front().claim;
    const Implication& last = told_.lines.back();
    switch (told_.ending) {
      case Implications::Ending::wrong: {
        if (last.kind != Kind::clash &&
            (last.claim.digit != first.digit || last.claim.cells != first.cells ||
             last.claim.is_true == first.is_true)) {
          return "the end is no contradiction";
        }
        return is_effect({first.digit, first.cells, !first.is_true}) ? "" : "another effect";
      }
      case Implications::Ending::loop: {
        CandidateSet removed;
        for (const LoopPair& pair : told_.pairs) removed = removed | pair.removed;
        return removed == eliminated_ ? "" : "the loop removes something else";
      }
      case Implications::Ending::every_branch: return judge_branches();
      default: return "no such end";
    }
  }

  bool is_effect(const Claim& claim) const {
    CandidateSet set;
    set.insert(claim.cells, claim.digit);
    return claim.is_true ? placed_ == set : eliminated_ == set;
  }
  // Whether all that the step does is said in the lines up to here, of one branch.
  bool is_said(std::size_t last) const {
    if (told_.lines[last].claim.is_true) return is_effect(told_.lines[last].claim);
    CandidateSet denied;
    for (std::size_t i = last + 1; i-- > 0 && told_.lines[i].branch == told_.lines[last].branch;) {
      const Claim& claim = told_.lines[i].claim;
      if (!claim.is_true) denied.insert(claim.cells, claim.digit);
    }
    return !eliminated_.empty() && (eliminated_ - denied).empty();
  }

  std::string judge_branches() const {
    std::map<char, std::size_t> ends;
    CandidateSet starts;
    bool has_opposite = false;
    for (std::size_t i = 0; i < told_.lines.size(); ++i) {
      const Implication& line = told_.lines[i];
      ends[line.branch] = i;
      // The rest of it is told in an earlier branch.
      if (line.joins >= 0) {
        const auto next = static_cast<std::size_t>(line.joins);
        if (told_.lines[next - 1].claim != line.claim) return "joins what it does not meet";
        ends[line.branch] = ends[told_.lines[next].branch];
      }
      if (line.kind != Kind::suppose) continue;
      if (!line.claim.is_true) has_opposite = true;
      starts.insert(line.claim.cells, line.claim.digit);
    }
    for (const auto& [branch, last] : ends) {
      if (!is_said(last)) return std::string("another end of branch ") + branch;
    }
    if (has_opposite) return starts.size() == 1 && ends.size() == 2 ? "" : "not yes or no";
    CandidateSet all;
    if (!told_.choice) return "no choice";
    if (!told_.choice->houses.empty()) {
      const Digit digit = told_.choice->digits.first();
      all.insert(board_.places(digit, told_.choice->houses.first()), digit);
    } else {
      const Cell cell = told_.choice->cells.first();
      all.insert(cell, board_.candidates(cell));
    }
    return all == starts ? "" : "not every choice is taken";
  }

  const Board& board_;
  const Implications told_;
  const CandidateSet placed_, eliminated_;  // what is to be proved
  bool is_of_same_inside_ = false;          // the line before was denied by a chain inside
  int insides_ = 0;
};

// What is wrong with the lines of a step; empty if they prove it. `insides` counts the chains
// inside others.
inline std::string find_gap(const Board& before, const Step& step, int& insides) {
  Judge judge(before, step);
  std::string gap = judge.judge();
  insides += judge.insides();
  return gap;
}

}  // namespace nonet::explain
