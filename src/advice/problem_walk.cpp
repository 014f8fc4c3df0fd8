// See problem_walk.hpp.

#include "nonet/problem_walk.hpp"

#include <algorithm>
#include <bit>

#include "advice/problem_finders.hpp"

namespace nonet {
namespace {

using advice::Finding;
using advice::StepTaker;

constexpr ProblemTechniqueInfo kRows[] = {
    {ProblemTechnique::hidden_single, "hidden_single", "Hidden Single", 20},
    {ProblemTechnique::naked_single, "naked_single", "Naked Single", 30},
    {ProblemTechnique::locked_candidates, "locked_candidates", "Locked Candidates", 130},
    {ProblemTechnique::naked_pair, "naked_pair", "Naked Pair", 140},
    {ProblemTechnique::clue, "clue", "Clue", 145},
    {ProblemTechnique::hidden_pair, "hidden_pair", "Hidden Pair", 150},
    {ProblemTechnique::locked_in_clue, "locked_in_clue", "Locked in a Clue", 155},
    {ProblemTechnique::innies_outies, "innies_outies", "Innies and Outies", 156},
    {ProblemTechnique::clues_of_house, "clues_of_house", "Clues of a House", 157},
    {ProblemTechnique::two_clues, "two_clues", "Two Clues", 158},
    {ProblemTechnique::naked_triple, "naked_triple", "Naked Triple", 160},
    {ProblemTechnique::hidden_triple, "hidden_triple", "Hidden Triple", 170},
    {ProblemTechnique::naked_quad, "naked_quad", "Naked Quad", 180},
    {ProblemTechnique::x_wing, "x_wing", "X-Wing", 200},
    {ProblemTechnique::swordfish, "swordfish", "Swordfish", 290},
};

bool find_by(ProblemTechnique technique, const Finding& in, StepTaker take) {
  switch (technique) {
    case ProblemTechnique::naked_single: return find_naked_singles(in, take);
    case ProblemTechnique::hidden_single: return find_hidden_singles(in, take);
    case ProblemTechnique::clue: return find_clue_steps(in, take);
    case ProblemTechnique::locked_candidates: return find_locked(in, take);
    case ProblemTechnique::innies_outies: return find_innies_outies(in, take);
    case ProblemTechnique::locked_in_clue: return find_locked_in_clues(in, take);
    case ProblemTechnique::naked_pair: return find_naked_subsets(in, 2, take);
    case ProblemTechnique::hidden_pair: return find_hidden_subsets(in, 2, take);
    case ProblemTechnique::clues_of_house: return find_clues_of_houses(in, take);
    case ProblemTechnique::naked_triple: return find_naked_subsets(in, 3, take);
    case ProblemTechnique::hidden_triple: return find_hidden_subsets(in, 3, take);
    case ProblemTechnique::two_clues: return find_two_clues(in, take);
    case ProblemTechnique::x_wing: return find_fish(in, 2, take);
    case ProblemTechnique::naked_quad: return find_naked_subsets(in, 4, take);
    case ProblemTechnique::swordfish: return find_fish(in, 3, take);
  }
  return true;
}

// What a single clue's step is called.
std::string_view clue_heading(Constraint kind) {
  switch (kind) {
    case Constraint::cage: return "Cage Combinations";
    case Constraint::sum:
    case Constraint::littlekiller: return "Sum Bounds";
    case Constraint::thermo:
    case Constraint::slowthermo:
    case Constraint::greater: return "Thermo Bounds";
    case Constraint::arrow:
    case Constraint::doublearrow:
    case Constraint::zipper:
    case Constraint::regionsum: return "Balanced Sums";
    case Constraint::whisper: return "Whisper";
    case Constraint::renban: return "Renban Window";
    case Constraint::difference:
    case Constraint::ratio:
    case Constraint::sum2:
    case Constraint::negative_difference:
    case Constraint::negative_ratio:
    case Constraint::negative_xv:
    case Constraint::nonconsecutive:
    case Constraint::nabner: return "Pairs of Digits";
    case Constraint::palindrome:
    case Constraint::clone: return "Equal Cells";
    case Constraint::between:
    case Constraint::lockout: return "Ends of a Line";
    case Constraint::even:
    case Constraint::odd:
    case Constraint::entropic:
    case Constraint::modular: return "Parity and Thirds";
    case Constraint::minimum:
    case Constraint::maximum: return "Extremes";
    case Constraint::sandwich:
    case Constraint::xsum:
    case Constraint::skyscraper:
    case Constraint::room: return "Seen from Outside";
    case Constraint::quad: return "Quad";
    case Constraint::rowindex:
    case Constraint::colindex:
    case Constraint::boxindex: return "Index";
    default: return "Pattern";
  }
}

}  // namespace

std::span<const ProblemTechniqueInfo> problem_techniques() { return kRows; }
const ProblemTechniqueInfo& info(ProblemTechnique technique) {
  return kRows[static_cast<std::size_t>(technique)];
}

std::string effect_text(const Problem& problem, const ProblemStep& step) {
  std::string text;
  for (const auto& [cell, digit] : step.places)
    text += (text.empty() ? "" : ", ") + cell_name(problem, cell) + "=" + symbol(problem, digit);
  for (std::size_t i = 0; i < step.eliminations.size();) {
    const int cell = step.eliminations[i].first;
    text += (text.empty() ? "" : ", ") + cell_name(problem, cell) + "<>";
    for (bool is_first = true; i < step.eliminations.size() && step.eliminations[i].first == cell;
         ++i, is_first = false) {
      if (problem.symbols == Symbols::numbers && !is_first) text += "/";
      text += symbol(problem, step.eliminations[i].second);
    }
  }
  return text;
}

std::string heading(const Problem& problem, const ProblemStep& step) {
  if (step.technique != ProblemTechnique::clue || step.clues.empty())
    return std::string(info(step.technique).name);
  return std::string(clue_heading(problem.clues[static_cast<std::size_t>(step.clues[0])].kind));
}

struct ProblemWalker::State {
  State(const Problem& of, const std::atomic<bool>* stop_flag)
      : problem(std::make_unique<Problem>(of)), board(*problem), stop(stop_flag) {}

  std::unique_ptr<Problem> problem;
  advice::ProblemBoard board;
  advice::ClueMemory memory;
  const std::atomic<bool>* stop;
};

ProblemWalker::ProblemWalker(const Problem& problem, const std::atomic<bool>* stop)
    : state_(std::make_unique<State>(problem, stop)) {}
ProblemWalker::~ProblemWalker() = default;
ProblemWalker::ProblemWalker(ProblemWalker&&) noexcept = default;
ProblemWalker& ProblemWalker::operator=(ProblemWalker&&) noexcept = default;

std::optional<ProblemStep> ProblemWalker::find() {
  std::optional<ProblemStep> found;
  const auto keep = [&found](const ProblemStep& step) {
    found = step;
    return false;
  };
  const Finding in{state_->board, state_->memory, state_->stop};
  for (const ProblemTechniqueInfo& row : kRows) {
    if (in.is_stopped() || !find_by(row.technique, in, keep)) break;
  }
  return in.is_stopped() ? std::nullopt : found;
}

void ProblemWalker::find_all(FunctionRef<bool(const ProblemStep&)> visitor) {
  advice::ClueMemory none;
  const Finding in{state_->board, none, state_->stop};
  for (const ProblemTechniqueInfo& row : kRows) {
    if (in.is_stopped() || !find_by(row.technique, in, visitor)) return;
  }
}

void ProblemWalker::apply(const ProblemStep& step) {
  for (const auto& [cell, digit] : step.eliminations) state_->board.eliminate(cell, digit);
  for (const auto& [cell, digit] : step.places) state_->board.place(cell, digit);
}

bool ProblemWalker::is_solved() const {
  const auto& digits = state_->board.digits();
  return std::find(digits.begin(), digits.end(), 0) == digits.end();
}
const std::vector<std::uint8_t>& ProblemWalker::digits() const { return state_->board.digits(); }
const std::vector<std::uint64_t>& ProblemWalker::candidates() const {
  return state_->board.candidates();
}

}  // namespace nonet
