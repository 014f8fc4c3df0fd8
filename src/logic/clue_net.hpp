// ClueNet: what follows from a candidate that is taken for true, by singles, digits locked in a
// house, pairs, and the ways that clues leave to their cells. Nothing is guessed on the way.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/clue_book.hpp"
#include "logic/case_memo.hpp"
#include "logic/workspace.hpp"
#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

class ClueNet {
 public:
  // On a board whose clues have been looked at: those that nothing touches have nothing to say.
  ClueNet(const Board& board, CaseMemo& memo) : board_(board), memo_(memo) {}

  // Whether the candidate leads to a contradiction; the step, if there is one, then tells how.
  bool refutes(Candidate candidate, Step* step);
  // What is left, digits that were placed among it.
  CandidateSet left() const;

 private:
  enum class Sweep : std::uint8_t { same, changed, broken };

  bool note(const Change& change);
  Sweep place_singles();
  std::optional<Candidate> find_single() const;
  Sweep look_at_clues();
  Sweep look_at_houses();
  CandidateSet locked_out() const;
  CandidateSet paired_out() const;

  Board board_;
  CaseMemo& memo_;
  CellSet touched_;  // where something changed since clues were looked at
  Step* step_ = nullptr;
  std::vector<std::size_t> waiting_;  // parts with such cells
};

// The nets of all candidates of a board, each made when it is asked for.
class ClueNets {
 public:
  void build(const Board& board, Workspace& workspace);
  // What the net of a candidate leaves; nothing if it ends in a contradiction.
  const std::optional<CandidateSet>& left(Candidate candidate) const;
  // How the net of a candidate that leaves nothing comes to its end.
  void tell(Candidate candidate, Step& step) const;

 private:
  const Board* board_ = nullptr;
  mutable CaseMemo memo_;
  mutable std::vector<std::optional<std::optional<CandidateSet>>> nets_;  // by candidate
};

}  // namespace nonet::logic
