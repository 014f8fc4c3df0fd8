// See kraken.hpp.

#include "logic/kraken.hpp"

#include <vector>

#include "logic/fish.hpp"
#include "logic/forcing.hpp"
#include "logic/templates.hpp"

namespace nonet::logic {
namespace {

constexpr int kLargest = 4;
constexpr FishSearch::Limits kLimits = {.fins = 4, .endo_fins = 0};

// The places of a digit whose truth makes the target false, at once or by a chain. Implications run
// both ways: if the target is true, all of these are false.
CellSet clashing(const Board& board, const Forcing& forcing, Digit digit, Candidate target) {
  CellSet cells;
  for (const Cell cell : board.places(digit)) {
    if (forcing.branch(Candidate(cell, digit)).made_false.contains(target)) cells.insert(cell);
  }
  return cells;
}

struct Kraken {
  Digit digit;
  Candidate target;
  const Fish& fish;
};

// Fins that the target does not see.
CellSet far_fins(const Board& board, const Kraken& kraken) {
  CellSet far = kraken.fish.fins;
  if (kraken.target.digit() == kraken.digit) far -= board.rules().peers(kraken.target.cell());
  far.erase(kraken.target.cell());
  return far;
}

Flow emit(const Board& board, const Kraken& kraken, StepSink& out) {
  const CellSet far = far_fins(board, kraken);
  if (far.empty()) return Flow::go_on;  // a finned fish
  Step step = out.step();
  step.eliminate(kraken.target);
  step.show(Role::digit, kraken.digit).show(Role::base, kraken.fish.cells, kraken.digit);
  step.show(Role::base_house, kraken.fish.bases).show(Role::cover_house, kraken.fish.covers);
  step.show(Role::fin, kraken.fish.fins, kraken.digit).show(Role::suppose, kraken.target);
  Consequences consequences;
  for (const Cell fin : far) {
    consequences.follow(board, Reasoning::chain, {Candidate(fin, kraken.digit), true});
    consequences.show_way(step, {kraken.target, false});
  }
  return out.emit(step);
}

// The fish of one digit, kind and size for one target.
bool find_for(const Board& board, const Forcing& forcing, FishSearch& search, int size, Digit digit,
              Candidate target, KrakenType type, StepSink& out) {
  FishSearch::Target wanted = {clashing(board, forcing, digit, target), {}, size};
  if (type == KrakenType::in_cover) {
    wanted.self.insert(target.cell());
  } else {
    wanted.covers = size - 1;
  }
  search.set_limits(kLimits);
  return search.run(std::span(&wanted, 1), [&](const Fish& fish) {
    return emit(board, {digit, target, fish}, out);
  });
}

std::vector<Candidate> targets(const Board& board, Digit digit, KrakenType type) {
  std::vector<Candidate> list;
  for (const Cell cell : board.unsolved()) {
    for (const Digit other : board.candidates(cell)) {
      if (type == KrakenType::anywhere || other == digit) list.emplace_back(cell, other);
    }
  }
  return list;
}

}  // namespace

void find_kraken(const Board& board, Workspace& workspace, KrakenType type, StepSink& out) {
  const Forcing& forcing = logic::forcing(workspace, Reasoning::chain);
  for (int size = 2; size <= kLargest; ++size) {
    for (const FishKind kind : {FishKind::finned, FishKind::finned_franken}) {
      for (const Digit digit : board.rules().digits()) {
        if (workspace.fact<Templates>().cells(digit).empty())
          continue;  // broken: anything would do
        FishSearch search(board, digit, kind, size);
        for (const Candidate target : targets(board, digit, type)) {
          if (!find_for(board, forcing, search, size, digit, target, type, out)) return;
        }
      }
    }
  }
}

}  // namespace nonet::logic
