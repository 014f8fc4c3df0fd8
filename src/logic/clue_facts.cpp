// See clue_facts.hpp.

#include "logic/clue_facts.hpp"

namespace nonet::logic {

ClueTopic topic_of(Constraint kind) {
  switch (kind) {
    case Constraint::cage:
    case Constraint::sum: return ClueTopic::cages;
    case Constraint::thermo:
    case Constraint::slowthermo:
    case Constraint::greater:
    case Constraint::minimum:
    case Constraint::maximum: return ClueTopic::thermos;
    case Constraint::whisper: return ClueTopic::whispers;
    case Constraint::nabner:
    case Constraint::entropic:
    case Constraint::modular:
    case Constraint::relation:
    case Constraint::mutual: return ClueTopic::lines;
    case Constraint::renban: return ClueTopic::renbans;
    case Constraint::difference:
    case Constraint::ratio:
    case Constraint::sum2:
    case Constraint::nonconsecutive:
    case Constraint::negative_ratio:
    case Constraint::negative_xv:
    case Constraint::negative_difference: return ClueTopic::dots;
    case Constraint::arrow:
    case Constraint::doublearrow:
    case Constraint::zipper: return ClueTopic::arrows;
    case Constraint::sandwich: return ClueTopic::sandwiches;
    case Constraint::xsum: return ClueTopic::x_sums;
    case Constraint::skyscraper: return ClueTopic::skyscrapers;
    case Constraint::littlekiller:
    case Constraint::room: return ClueTopic::outside;
    case Constraint::quad: return ClueTopic::quads;
    case Constraint::between:
    case Constraint::lockout: return ClueTopic::ends;
    case Constraint::regionsum: return ClueTopic::region_sums;
    case Constraint::palindrome:
    case Constraint::clone: return ClueTopic::equals;
    default: return ClueTopic::others;
  }
}

void ClueFacts::build(const Board& board, Workspace&) {
  board_ = &board;
  if (rules_ == board.rules().id()) return;
  rules_ = board.rules().id();
  kept_.assign(board.rules().clues()->parts.size(), {});
}

ClueFacts::Kept& ClueFacts::kept(std::size_t part) const {
  Kept& kept = kept_[part];
  const CluePart& own = board_->rules().clues()->parts[part];
  bool is_same = !kept.candidates.empty();
  kept.candidates.resize(own.cells.size());
  for (std::size_t i = 0; i < own.cells.size(); ++i) {
    const std::optional<Digit> digit = board_->grid().at(own.cells[i]);
    const DigitSet now = digit ? DigitSet{*digit} : board_->candidates(own.cells[i]);
    const auto bits = static_cast<CluePart::Bits>(now.bits());
    is_same = is_same && kept.candidates[i] == bits;
    kept.candidates[i] = bits;
  }
  if (!is_same) kept.has_left = kept.has_needed = false;
  return kept;
}

const std::optional<Cases::Digits>& ClueFacts::left(std::size_t part) const {
  Kept& own = kept(part);
  if (!own.has_left) own.left = Cases(board_->rules().clues()->parts[part], *board_).find_left();
  own.has_left = true;
  return own.left;
}

DigitSet ClueFacts::needed(std::size_t part) const {
  Kept& own = kept(part);
  if (!own.has_needed) {
    own.needed =
        DigitSet::from_bits(Cases(board_->rules().clues()->parts[part], *board_).find_needed());
  }
  own.has_needed = true;
  return own.needed;
}

void find_cases(const Board& board, Workspace& workspace, StepSink& out,
                FunctionRef<bool(const CluePart&, const Problem&)> wants) {
  const ClueBook* book = board.rules().clues();
  if (book == nullptr) return;
  const ClueFacts& facts = workspace.fact<ClueFacts>();
  for (std::size_t i = 0; i < book->parts.size(); ++i) {
    const CluePart& part = book->parts[i];
    if (!wants(part, book->problem) || !part.set.intersects(board.unsolved())) continue;
    const std::optional<Cases::Digits>& left = facts.left(i);
    if (!left) continue;  // the board is broken, and others say so
    Step step = out.step();
    DigitSet digits;
    for (std::size_t at = 0; at < part.cells.size(); ++at) {
      const Cell cell = part.cells[at];
      if (!board.unsolved().contains(cell)) continue;
      const DigitSet own = DigitSet::from_bits((*left)[at]);
      digits = digits | own;
      step.eliminate(cell, board.candidates(cell) - own);
    }
    step.show(Role::clue, part.set).show(Role::digits, digits).speak_of(static_cast<int>(i));
    if (!part.houses.empty()) step.show(Role::house, part.houses).show(Role::others, part.cages);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic
