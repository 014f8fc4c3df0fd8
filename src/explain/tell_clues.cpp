// Innies and outies in words: the houses, the cages, and what they leave; and cages cut in two.

#include "constraints/clue_book.hpp"
#include "explain/clue_words.hpp"
#include "explain/tell.hpp"

namespace nonet::explain {

void tell_innies_outies(Writer& w, const Board& before, const Step& step) {
  const CluePart& part = before.rules().clues()->parts[static_cast<std::size_t>(step.part())];
  const CluePart::Sum& sum = part.sums[0];
  const HouseSet houses = step.houses(Role::house);
  CellSet area, innies, outies;
  for (const House house : houses) area |= before.rules().cells(house);
  innies = part.set & area;
  outies = part.set - area;
  const int side = before.rules().side();
  const int whole = side * (side + 1) / 2 * houses.size();
  w.tell(Sentence::leftover_houses, {houses, whole});
  if (outies.empty()) {
    w.tell(Sentence::leftover_innies, {innies, sum.total});
  } else if (innies.empty()) {
    w.tell(Sentence::leftover_outies, {outies, sum.total});
  } else if (sum.total >= 0) {
    w.tell(Sentence::leftover_more, {innies, outies, sum.total});
  } else {
    w.tell(Sentence::leftover_more, {outies, innies, -sum.total});
  }
  w.tell(Sentence::leftover_end, {Effect{step}});
}

void tell_cage_splitting(Writer& w, const Board& before, const Step& step) {
  const ClueBook& book = *before.rules().clues();
  const CluePart& part = book.parts[static_cast<std::size_t>(step.part())];
  const Clue& cage = book.problem.clues[static_cast<std::size_t>(part.split)];
  CellSet whole;
  for (const int cell : cage.cells) {
    whole.insert(Cell::at(book.problem.row(cell), book.problem.column(cell)));
  }
  const HouseSet houses = step.houses(Role::house);
  const int side = before.rules().side();
  const int total = part.sums[0].total;
  const std::string name = clue_name(step, w.telling());
  w.tell(Sentence::leftover_houses, {houses, side * (side + 1) / 2 * houses.size()});
  w.tell(Sentence::split_piece,
         {part.is_rest ? whole - part.set : part.set, part.is_rest ? cage.values[0] - total : total,
          std::string_view(name)});
  if (part.is_rest) w.tell(Sentence::split_rest, {part.set, total});
  w.tell(Sentence::leftover_end, {Effect{step}});
}

}  // namespace nonet::explain
