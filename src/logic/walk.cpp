// Walk: the one loop of the house. Finders look, `apply` changes, the visitor talks.
//
// After every step the ladder starts over from its easiest rung, so the path shows at each point
// the easiest thing the ladder knows. A technique that found nothing is asked again only after the
// board changed, and may then look only where it changed (workspace.hpp).

#include "nonet/walk.hpp"

#include <cassert>
#include <utility>

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"
#include "logic/verify.hpp"

namespace nonet {

using logic::StepSink;
using logic::Workspace;

Flow logic::StepSink::emit(Step& step) {
  if (step.placements() == 0) {
    step.keep_only(board_.all_candidates());
    if (step.eliminated().empty()) return Flow::go_on;
  }
  assert(logic::is_sound(board_, step));
  has_found_ = true;
  return visit_(step);
}

namespace {

// A change is large; on the way of singles it is made where it is wanted, and never copied.
Change place_one(Board& board, const CandidateSet& placed) {
  int digit = 0;
  while (placed.cells(Digit::at(digit)).empty()) ++digit;
  return board.place(placed.cells(Digit::at(digit)).first(), Digit::at(digit));
}

}  // namespace

Change apply(Board& board, const Step& step) {
  if (step.placements() == 0) return board.eliminate(step.eliminated());
  if (step.placements() == 1) return place_one(board, step.placed());
  Change all;
  for (const Digit digit : board.rules().digits()) {
    for (const Cell cell : step.placed().cells(digit)) {
      const Change change = board.place(cell, digit);
      all.removed = all.removed | change.removed;
      all.cells |= change.cells;
      all.digits = all.digits | change.digits;
      all.houses = all.houses | change.houses;
      if (change.placed) all.placed = change.placed;
      if (!all.contradiction) all.contradiction = change.contradiction;
    }
  }
  return all;
}

Walker::Walker(Schedule schedule)
    : schedule_(std::move(schedule)), workspace_(std::make_unique<Workspace>()) {}
Walker::Walker(Walker&&) noexcept = default;
Walker& Walker::operator=(Walker&&) noexcept = default;
Walker::~Walker() = default;

namespace {

bool may_ask(Technique technique, const Known& known) {
  return known.is_unique || !needs_uniqueness(technique);
}

// The first step that the ladder has to offer; `visit` is called for it and for no other.
template <typename Visit>
bool find_first(const Board& board, const Known& known, const Schedule& schedule,
                Workspace& workspace, const Visit& visit) {
  for (const Technique technique : schedule.techniques()) {
    if (known.is_stopped()) return false;
    if (!may_ask(technique, known)) continue;
    const auto visit_and_stop = [&visit](const Step& step) { return visit(step), Flow::stop; };
    StepSink sink(board, technique, visit_and_stop);
    logic::finder(technique)(board, workspace, info(technique), sink);
    if (sink.has_found()) return true;
    workspace.note_fruitless(technique);
  }
  return false;
}

// The same, but the scale chooses among the steps of a rung.
template <typename Visit>
bool find_preferred(const Board& board, const Known& known, const Schedule& schedule,
                    Workspace& workspace, const Preference& preference, const Visit& visit) {
  std::optional<Step> best;
  for (const Technique technique : schedule.techniques()) {
    if (known.is_stopped()) return false;
    const Preference::Choice choice = preference.choice(technique);
    if (may_ask(technique, known)) {
      const auto keep_best = [&](const Step& step) {
        if (!best || preference.is_better(step, *best, board)) best = step;
        return choice == Preference::Choice::first ? Flow::stop : Flow::go_on;
      };
      StepSink sink(board, technique, keep_best);
      logic::finder(technique)(board, workspace, info(technique), sink);
      if (!sink.has_found()) workspace.note_fruitless(technique);
    }
    if (!best || choice == Preference::Choice::best_with_next) continue;
    visit(*best);
    return true;
  }
  return false;
}

// The singles of a scale, in its own order. Says whether the walk goes on, and how it ends if not.
std::optional<WalkEnd> take_singles(Board& board, Workspace& workspace,
                                    const Preference& preference, Walker::Visitor visit) {
  for (const Single& single : preference.singles()) {
    const auto [technique, candidate] = single;
    if (preference.shows_singles) {
      const Step step = logic::single_step(board, technique, candidate);
      assert(logic::is_sound(board, step));
      if (visit(step, board) == Flow::stop) return WalkEnd::stopped;
    }
    const Change change = board.place(candidate.cell(), candidate.digit());
    if (change.contradiction) return WalkEnd::contradiction;
    workspace.note(board, change);
  }
  if (board.is_done()) return WalkEnd::solved;
  return std::nullopt;
}

}  // namespace

WalkEnd Walker::walk(Board& board, const Known& known, Visitor visit) {
  return walk(board, known, nullptr, visit);
}

WalkEnd Walker::walk(Board& board, const Known& known, const Preference& preference,
                     Visitor visit) {
  return walk(board, known, &preference, visit);
}

WalkEnd Walker::walk(Board& board, const Known& known, const Preference* preference,
                     Visitor visit) {
  workspace_->follow(board, known);
  if (workspace_->hidden_singles().is_broken()) return WalkEnd::contradiction;
  Flow flow = Flow::go_on;
  Change change;
  int placements = 0;
  while (!board.is_done()) {
    if (preference != nullptr) {
      const std::optional<WalkEnd> end = take_singles(board, *workspace_, *preference, visit);
      if (end) return *end;
    }
    const auto take = [&](const Step& step) {
      flow = visit(step, board);
      placements = step.placements();
      if (flow == Flow::go_on) change = apply(board, step);
    };
    const bool has_step =
        preference == nullptr
            ? find_first(board, known, schedule_, *workspace_, take)
            : find_preferred(board, known, schedule_, *workspace_, *preference, take);
    if (!has_step) return known.is_stopped() ? WalkEnd::stopped : WalkEnd::stuck;
    if (flow == Flow::stop) return WalkEnd::stopped;
    if (change.contradiction) return WalkEnd::contradiction;
    // A template may place several digits at once; the workspace follows one at a time.
    if (placements > 1) {
      workspace_->follow(board, known);
    } else {
      workspace_->note(board, change);
    }
  }
  return WalkEnd::solved;
}

std::optional<Step> Walker::find_step(const Board& board, const Known& known) {
  std::optional<Step> first;
  workspace_->follow(board, known);
  find_first(board, known, schedule_, *workspace_, [&first](const Step& step) { first = step; });
  return first;
}

bool find_steps(const Board& board, const Known& known, Technique technique,
                FunctionRef<Flow(const Step&)> visit, Kin kin) {
  Workspace workspace;
  workspace.follow(board, known);
  bool has_stopped = known.is_stopped();
  for (const TechniqueInfo& row : techniques()) {
    const bool is_own = row.technique == technique;
    const bool is_kin = kin == Kin::included && row.kin == technique;
    if (!is_own && !is_kin) continue;
    if (has_stopped || !may_ask(row.technique, known)) continue;
    const auto watch = [&](const Step& step) {
      const Flow flow = visit(step);
      has_stopped = flow == Flow::stop;
      return flow;
    };
    StepSink sink(board, technique, watch);
    logic::finder(row.technique)(board, workspace, row, sink);
  }
  return !has_stopped;
}

}  // namespace nonet
