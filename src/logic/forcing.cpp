// See forcing.hpp.

#include "logic/forcing.hpp"

#include <algorithm>

#include "logic/finder.hpp"

namespace nonet::logic {

void Forcing::build(const Board& board, Reasoning reasoning) {
  number_.resize(kCandidates);
  std::size_t count = 0;
  for (const Cell cell : board.unsolved()) {
    for (const Digit digit : board.candidates(cell)) {
      const Candidate candidate(cell, digit);
      consequences_.follow(board, reasoning, {candidate, true});
      number_[static_cast<std::size_t>(candidate.index())] = static_cast<std::uint16_t>(count);
      if (count == branches_.size()) branches_.emplace_back();
      branches_[count++] = {consequences_.made_true(), consequences_.made_false(),
                            consequences_.is_broken()};
    }
  }
}

namespace {

// If its falsehood breaks the board, a candidate is true. In a cell of two that is the truth of the
// other one, which was followed already; in a cell of one it is a single.
Flow find_by_falsehood(const Board& board, Reasoning reasoning, Consequences& consequences,
                       StepSink& out) {
  for (const Cell cell : board.unsolved_by_fewest()) {
    if (board.candidates(cell).size() <= 2) continue;
    for (const Digit digit : board.candidates(cell)) {
      const Literal start = {Candidate(cell, digit), false};
      consequences.follow(board, reasoning, start);
      if (!consequences.is_broken()) continue;
      Step step = out.step();
      step.place(start.candidate);
      step.show(Role::cell, cell).show(Role::digit, digit);
      consequences.show_clash(step);
      if (out.emit(step) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

// Candidates one of which is true, and what they have in common.
struct Branching {
  std::vector<Candidate> branches;
  CandidateSet made_true, made_false;
};

Branching make_choice(const Forcing& forcing, std::vector<Candidate> branches) {
  Branching choice{std::move(branches), {}, {}};
  choice.made_true = forcing.branch(choice.branches[0]).made_true;
  choice.made_false = forcing.branch(choice.branches[0]).made_false;
  for (const Candidate branch : choice.branches) {
    choice.made_true = choice.made_true & forcing.branch(branch).made_true;
    choice.made_false = choice.made_false & forcing.branch(branch).made_false;
  }
  return choice;
}

// One step per conclusion: each is a story of its own.
Flow emit_conclusion(const Board& board, Reasoning reasoning, const Branching& choice, Literal to,
                     const Step& begun, Consequences& consequences, StepSink& out) {
  Step step = begun;
  if (to.is_true) {
    step.place(to.candidate);
  } else {
    step.eliminate(to.candidate);
  }
  for (const Candidate branch : choice.branches) {
    consequences.follow(board, reasoning, {branch, true});
    consequences.show_way(step, to);
  }
  return out.emit(step);
}

Flow emit_choice(const Board& board, Reasoning reasoning, const Branching& choice,
                 const Step& begun, StepSink& out) {
  Consequences consequences;
  for (const bool is_true : {true, false}) {
    const CandidateSet& common = is_true ? choice.made_true : choice.made_false;
    for (const Digit digit : board.rules().digits()) {
      for (const Cell cell : common.cells(digit) & board.places(digit)) {
        const Literal to = {Candidate(cell, digit), is_true};
        if (emit_conclusion(board, reasoning, choice, to, begun, consequences, out) == Flow::stop) {
          return Flow::stop;
        }
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

namespace {

template <Reasoning kReasoning>
struct ForcingBy : Forcing {
  void build(const Board& board, Workspace&) { Forcing::build(board, kReasoning); }
};

}  // namespace

const Forcing& forcing(Workspace& workspace, Reasoning reasoning) {
  if (reasoning == Reasoning::chain) return workspace.fact<ForcingBy<Reasoning::chain>>();
  return workspace.fact<ForcingBy<Reasoning::net>>();
}

void find_contradictions(const Board& board, Workspace& workspace, Reasoning reasoning,
                         StepSink& out) {
  const Forcing& forcing = logic::forcing(workspace, reasoning);
  Consequences consequences;
  for (const Cell cell : board.unsolved_by_fewest()) {
    for (const Digit digit : board.candidates(cell)) {
      const Candidate start(cell, digit);
      if (!forcing.branch(start).is_broken) continue;
      consequences.follow(board, reasoning, {start, true});
      Step step = out.step();
      step.eliminate(start);
      step.show(Role::cell, cell).show(Role::digit, digit);
      consequences.show_clash(step);
      if (out.emit(step) == Flow::stop) return;
    }
  }
  (void)find_by_falsehood(board, reasoning, consequences, out);
}

void find_cell_forcing(const Board& board, Workspace& workspace, Reasoning reasoning,
                       StepSink& out) {
  const Forcing& forcing = logic::forcing(workspace, reasoning);
  for (const Cell cell : board.unsolved_by_fewest()) {
    std::vector<Candidate> branches;
    for (const Digit digit : board.candidates(cell)) branches.emplace_back(cell, digit);
    if (branches.size() < 2) continue;
    Step begun = out.step();
    begun.show(Role::cell, cell).show(Role::digits, board.candidates(cell));
    const Branching choice = make_choice(forcing, branches);
    if (emit_choice(board, reasoning, choice, begun, out) == Flow::stop) return;
  }
}

void find_house_forcing(const Board& board, Workspace& workspace, Reasoning reasoning,
                        StepSink& out) {
  const Forcing& forcing = logic::forcing(workspace, reasoning);
  for (std::size_t size = 2; size <= kDigits; ++size) {
    for (const House house : board.rules().houses()) {
      for (const Digit digit : board.rules().digits() - board.digits(house)) {
        const CellSet places = board.places(digit, house);
        std::vector<Candidate> branches;
        for (const Cell cell : places) branches.emplace_back(cell, digit);
        if (branches.size() != size) continue;
        Step begun = out.step();
        begun.show(Role::house, house).show(Role::digit, digit).show(Role::cells, places, digit);
        const Branching choice = make_choice(forcing, branches);
        if (emit_choice(board, reasoning, choice, begun, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic
