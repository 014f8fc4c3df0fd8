// Clue Net: a candidate is taken for true, and what follows is drawn from singles and from the ways
// that clues leave to their cells, until a clue cannot be filled any more, a cell has no candidate
// or a house has no place for a digit. Nothing is guessed on the way.
//
// Why it holds: each thing follows from those before; what ends in a contradiction was not true.
//
// Order: cells with two candidates first, then three, and so on; digits ascending. Cost: every
// clue once for each of up to some dozen changes below each candidate, milliseconds at worst, and
// no more than `kMostTried` candidates.

#include <optional>
#include <vector>

#include "logic/clue_facts.hpp"

namespace nonet::logic::clue_net {

extern const Prose prose = {
    .summary = "a digit from which singles and clues lead to a contradiction",
    .why =
        "Suppose a cell is a certain digit, and go on with nothing but singles and with what each "
        "clue leaves to its cells. If that leads to a clue that cannot be filled, a cell without a "
        "candidate or a house without a place for a digit, the cell is not that digit.",
    .explanation =
        "Suppose {suppose.cells} is {suppose.digits}[; then {follows.cells} {follows|is|are} "
        "settled, one after the other].\n"
        "[There is no way left to fill {clue}][{clash_cell} has no candidate "
        "left][{clash_house.houses} has no place left for {clash_house.digits}], so {T}.",
};

namespace {

constexpr int kMostTried = 400;

class Net {
 public:
  explicit Net(const Board& board) : board_(board), seen_(board.rules().clues()->parts.size()) {}

  // Whether the candidate leads to a contradiction; the step then tells how.
  bool refute(Candidate candidate, Step& step) {
    step.show(Role::suppose, candidate);
    if (note(board_.place(candidate.cell(), candidate.digit()), step)) return true;
    while (true) {
      const std::optional<bool> end = settle(step);
      if (end) return *end;
      const Sweep sweep = look_at_clues(step);
      if (sweep != Sweep::changed) return sweep == Sweep::broken;
    }
  }

 private:
  enum class Sweep : std::uint8_t { same, changed, broken };

  static bool note(const Change& change, Step& step) {
    if (!change.contradiction) return false;
    const Contradiction& end = *change.contradiction;
    if (end.kind() == Contradiction::Kind::no_candidate) step.show(Role::clash_cell, end.cell());
    if (end.kind() == Contradiction::Kind::no_place) {
      step.show(Mark{Role::clash_house, {end.digit()}, {end.house()}, {}});
    }
    return true;
  }

  // Places singles; true: they end in a contradiction, false: the board is full.
  std::optional<bool> settle(Step& step) {
    while (const std::optional<Candidate> single = find_single()) {
      step.show(Role::follows, *single);
      if (note(board_.place(single->cell(), single->digit()), step)) return true;
    }
    return board_.is_done() ? std::optional<bool>(false) : std::nullopt;
  }
  std::optional<Candidate> find_single() const {
    const CellSet naked = board_.cells_with(1) & board_.unsolved();
    if (!naked.empty()) return Candidate(naked.first(), board_.candidates(naked.first()).first());
    for (const House house : board_.rules().houses()) {
      for (const Digit digit : board_.rules().digits() - board_.digits(house)) {
        if (const auto cell = board_.only_place(digit, house)) return Candidate(*cell, digit);
      }
    }
    return std::nullopt;
  }

  // Clues whose candidates changed since they were looked at.
  Sweep look_at_clues(Step& step) {
    const std::vector<CluePart>& parts = board_.rules().clues()->parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (!has_changed(parts[i], i)) continue;
      const std::optional<Cases::Digits> left = Cases(parts[i], board_).find_left();
      if (!left) {
        step.show(Role::clue, parts[i].set).speak_of(static_cast<int>(i));
        return Sweep::broken;
      }
      CandidateSet gone;
      for (std::size_t at = 0; at < parts[i].cells.size(); ++at) {
        const Cell cell = parts[i].cells[at];
        gone.insert(cell, board_.candidates(cell) - DigitSet::from_bits((*left)[at]));
      }
      if (gone.empty()) continue;
      return note(board_.eliminate(gone), step) ? Sweep::broken : Sweep::changed;
    }
    return Sweep::same;
  }
  bool has_changed(const CluePart& part, std::size_t number) {
    std::vector<DigitSet>& before = seen_[number];
    bool has_changed = before.empty();
    before.resize(part.cells.size());
    for (std::size_t i = 0; i < part.cells.size(); ++i) {
      const DigitSet now = board_.candidates(part.cells[i]);
      has_changed = has_changed || before[i] != now;
      before[i] = now;
    }
    return has_changed;
  }

  Board board_;
  std::vector<std::vector<DigitSet>> seen_;  // by part: the candidates it was looked at with
};

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  if (board.rules().clues() == nullptr) return;
  int tried = 0;
  for (int size = 2; size <= board.rules().side(); ++size) {
    for (const Cell cell : workspace.cells_with(size)) {
      for (const Digit digit : board.candidates(cell)) {
        if (++tried > kMostTried || workspace.known().is_stopped()) return;
        Step step = out.step();
        if (!Net(board).refute(Candidate(cell, digit), step)) continue;
        step.eliminate(Candidate(cell, digit));
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::clue_net
