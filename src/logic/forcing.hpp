// Forcing: conclusions from following candidates to the end, over consequences.hpp.
//
//   contradiction   a candidate whose truth breaks the board is false; one whose falsehood does is
//   true cell, house     one of the candidates of a cell (of the places of a digit in a house) is
//   true; what
//                   follows from each of them is true anyway
#pragma once

#include <vector>

#include "logic/consequences.hpp"

namespace nonet::logic {

class StepSink;
class Workspace;

// What follows from the truth of every candidate.
class Forcing {
 public:
  struct Branch {
    CandidateSet made_true, made_false;
    bool is_broken = false;
  };

  void build(const Board& board, Reasoning reasoning);
  const Branch& branch(Candidate candidate) const {
    return branches_[number_[static_cast<std::size_t>(candidate.index())]];
  }

 private:
  std::vector<std::uint16_t> number_;  // by candidate: whose branch is whose
  std::vector<Branch> branches_;
  Consequences consequences_;
};

// The fact for each way of reasoning.
const Forcing& forcing(Workspace& workspace, Reasoning reasoning);

void find_contradictions(const Board& board, Workspace& workspace, Reasoning reasoning,
                         StepSink& out);
void find_cell_forcing(const Board& board, Workspace& workspace, Reasoning reasoning,
                       StepSink& out);
void find_house_forcing(const Board& board, Workspace& workspace, Reasoning reasoning,
                        StepSink& out);

}  // namespace nonet::logic
