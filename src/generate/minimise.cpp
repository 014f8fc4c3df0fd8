// See minimise.hpp.
//
// May a given leave? Only if no solution has another digit there: a search for one solution, not
// for two. If it may not now, it may not later, when there are fewer givens; so one pass over the
// order leaves a minimal puzzle, and the pass can be shortened:
//
// - A known unavoidable set none of whose cells was kept needs the last of them. The sets of two
//   rows or columns answer 10 of the 24 givens that stay, without search; those of two digits would
//   answer two more, at a higher price than the searches cost.
// - The first half of the order may nearly always leave. It leaves at once, and one search sees
//   whether that was right.
//
// Twenty-six searches a puzzle are left, in lanes.

#include "generate/minimise.hpp"

#include <algorithm>

#include "search/dispatch.hpp"

namespace nonet::generator {
namespace {

constexpr std::uint16_t kAll = (1U << kDigits) - 1;
// Cells that leave together at first.
constexpr int kBold = 48;

std::uint16_t mask_of(char face) { return static_cast<std::uint16_t>(1U << (face - '1')); }

}  // namespace

void Reduction::learn(Blocks unavoidable) {
  const auto last = static_cast<std::size_t>(unavoidable.last().index());
  known_.push_back({unavoidable, known_by_last_[last]});
  known_by_last_[last] = static_cast<int>(known_.size()) - 1;
}

bool Reduction::is_known_needed(int block) const {
  for (int i = known_by_last_[block]; i >= 0; i = known_[i].next) {
    if (!known_[i].set.intersects(kept_)) return true;
  }
  return false;
}

void Reduction::give(CellSet cells) {
  givens_ |= cells;
  for (const Cell cell : cells) masks_[cell.index()] = mask_of(solution_[cell.index()]);
}

void Reduction::blank(CellSet cells) {
  givens_ -= cells;
  for (const Cell cell : cells) masks_[cell.index()] = kAll;
}

void Reduction::leave(int block) {
  blank(blocks_[block]);
  count_ -= block_sizes_[block];
}

Reduction::Blocks Reduction::blocks_of(CellSet cells) const {
  Blocks blocks;
  for (const Cell cell : cells) blocks |= images_[cell.index()];
  return blocks;
}

// False if a set lies wholly outside.
bool Reduction::learn_lines() {
  known_.clear();
  known_by_last_.fill(-1);
  bool is_possible = true;
  visit_line_exchanges(solution_, images_, [&](Blocks set) {
    if (set.empty()) {
      is_possible = false;
    } else {
      learn(set);
    }
  });
  return is_possible;
}

// The first blocks leave, but for those known to be needed, until so many cells were looked at.
void Reduction::leave_boldly(int from) {
  int seen = 0;
  for (int i = 0; i < from; ++i) seen += block_sizes_[i];
  for (next_ = from; next_ < size_; ++next_) {
    seen += block_sizes_[next_];
    if (seen > kBold || !can_spare(next_)) return;
    if (is_known_needed(next_)) {
      keep(next_);
    } else {
      leave(next_);
    }
  }
}

// Leaves boldly and asks whether that was right. If not, the second solution shows a set that was
// not known, and all from its last block on is done again. False if even all blocks together would
// not do.
bool Reduction::settle_first() {
  leave_boldly(0);
  while (true) {
    const CellSet unavoidable = find_unavoidable(masks_, solution_);
    if (unavoidable.empty()) return true;
    const Blocks set = blocks_of(unavoidable);
    if (set.empty()) return false;
    learn(set);
    const int last = set.last().index();
    for (int i = last; i < next_; ++i) {
      kept_.erase(Cell(i));
      give(blocks_[i]);
    }
    count_ = givens_.size();
    leave_boldly(last);
  }
}

bool Reduction::start(const Plan& plan) {
  solution_ = plan.solution;
  size_ = static_cast<int>(plan.blocks.size());
  fewest_ = plan.fewest;
  questions_ = kept_ = givens_ = {};
  images_.fill({});
  for (int i = 0; i < size_; ++i) {
    blocks_[i] = plan.blocks[i];
    block_sizes_[i] = 0;
    for (const Cell cell : blocks_[i]) {
      images_[cell.index()] = {Cell(i)};
      ++block_sizes_[i];
    }
  }
  give(CellSet::every() - plan.outside);
  blank(plan.outside);
  count_ = givens_.size();
  return learn_lines() && settle_first();
}

// Past the blocks that need no question.
void Reduction::skip_known() {
  for (; next_ < size_; ++next_) {
    if (can_spare(next_) && !is_known_needed(next_)) return;
    keep(next_);
  }
}

bool Reduction::ask(std::uint16_t* masks) {
  if (questions_.empty()) {
    skip_known();
    if (next_ == size_) return false;
    questions_ = blocks_[next_];
  }
  // The cells of a block in turn: those already asked about are certain, though not given.
  std::copy(masks_.begin(), masks_.end(), masks);
  for (const Cell cell : questions_) masks[cell.index()] = kAll;
  const int cell = questions_.first().index();
  masks[cell] = static_cast<std::uint16_t>(kAll & ~mask_of(solution_[cell]));
  return true;
}

void Reduction::answer(bool has_solution) {
  if (has_solution) {
    keep(next_++);
    questions_ = {};
    return;
  }
  questions_.erase(questions_.first());
  if (!questions_.empty()) return;
  leave(next_++);
}

Grid pick(const FaceLine& solution, CellSet givens) {
  Grid grid;
  for (const Cell cell : givens) grid.set(cell, Digit(solution[cell.index()] - '0'));
  return grid;
}

search::Masks pick_masks(const FaceLine& solution, CellSet givens) {
  search::Masks masks;
  masks.fill(kAll);
  for (const Cell cell : givens) masks[cell.index()] = mask_of(solution[cell.index()]);
  return masks;
}

bool has_redundant(const FaceLine& solution, CellSet givens) {
  search::Masks masks = pick_masks(solution, givens);
  for (const Cell cell : givens) {
    const std::uint16_t given = masks[cell.index()];
    masks[cell.index()] = static_cast<std::uint16_t>(kAll & ~given);
    if (search::engines().single->solve_candidates(masks.data(), 1, nullptr) == 0) return true;
    masks[cell.index()] = given;
  }
  return false;
}

}  // namespace nonet::generator
