// See single_steps.hpp.

#include "logic/single_steps.hpp"

#include "logic/house_order.hpp"
#include "nonet/singles.hpp"

namespace nonet::logic {
namespace {

House last_blank_house(const Board& board, Cell cell) {
  for (const House house : board.rules().houses_of(cell)) {
    if ((board.rules().cells(house) & board.unsolved()).is_single()) return house;
  }
  return board.rules().houses_of(cell).first();
}

// Boxes first, as people look.
House only_place_house(const Board& board, Candidate candidate) {
  const HouseSet houses = board.rules().houses_of(candidate.cell());
  for (const House house : by_ease(houses)) {
    if (board.places(candidate.digit(), house).is_single()) return house;
  }
  return *by_ease(houses).begin();
}

}  // namespace

Step full_house_step(Candidate candidate, House house) {
  Step step(kFullHouse);
  step.place(candidate).show(Role::cell, candidate.cell());
  step.show(Role::digit, candidate.digit()).show(Role::house, house);
  return step;
}

Step naked_single_step(Candidate candidate) {
  Step step(kNakedSingle);
  step.place(candidate).show(Role::cell, candidate.cell()).show(Role::digit, candidate.digit());
  return step;
}

Step hidden_single_step(Candidate candidate, House house) {
  Step step(kHiddenSingle);
  step.place(candidate).show(Role::cell, candidate.cell());
  step.show(Role::digit, candidate.digit()).show(Role::house, house);
  return step;
}

Step single_step(const Board& board, Technique technique, Candidate candidate) {
  if (technique == kFullHouse) {
    return full_house_step(candidate, last_blank_house(board, candidate.cell()));
  }
  if (technique == kNakedSingle) return naked_single_step(candidate);
  return hidden_single_step(candidate, only_place_house(board, candidate));
}

}  // namespace nonet::logic
