// Steps that clues allow: alone, within a house, two together, and what cages leave of houses.

#include <algorithm>
#include <bit>
#include <numeric>

#include "advice/problem_finders.hpp"

namespace nonet::advice {
namespace {

// Clues that are houses or leaps have been told to the board.
bool is_told(const Clue& clue) {
  switch (clue.kind) {
    case Constraint::diagonal:
    case Constraint::windoku:
    case Constraint::disjoint:
    case Constraint::antiknight:
    case Constraint::antiking:
    case Constraint::extra: return true;
    case Constraint::cage: return clue.values.empty();
    default: return false;
  }
}

long age_of(const ProblemBoard& board, const Cells& cells) {
  long age = 1;
  for (const int cell : cells) age += board.age(cell);
  return age;
}

// Adds what the cells lose; nothing if none does.
std::optional<ProblemStep> step_of(const ProblemBoard& board, ProblemTechnique technique,
                                   std::vector<int> clues, const Leaves& leaves) {
  ProblemStep step{.technique = technique, .clues = std::move(clues), .cells = leaves.cells};
  for (std::size_t i = 0; i < leaves.left.size(); ++i) {
    const int cell = leaves.cells[i];
    if (board.is_placed(cell)) continue;
    for (Mask rest = board.at(cell) & ~leaves.left[i]; rest != 0; rest &= rest - 1)
      step.eliminations.emplace_back(cell, std::countr_zero(rest) + 1);
  }
  if (step.eliminations.empty()) return std::nullopt;
  return step;
}

// All cells, where a clue speaks of many; the ones it names otherwise.
Cells cells_to_watch(const ProblemBoard& board, const Clue& clue) {
  const ClueShape shape = info(clue.kind).shape;
  const bool is_wide = shape == ClueShape::flag || shape == ClueShape::cells;
  Cells cells = clue.cells;
  cells.insert(cells.end(), clue.bulb.begin(), clue.bulb.end());
  if (!is_wide) return cells;
  cells.resize(static_cast<std::size_t>(board.problem().cells()));
  std::iota(cells.begin(), cells.end(), 0);
  return cells;
}

// Whether nothing came of these clues when they were last asked, and nothing changed since.
bool is_idle(const Finding& in, const std::vector<int>& key, const Cells& cells) {
  const auto known = in.memory.asked.find(key);
  return known != in.memory.asked.end() && known->second.second &&
         known->second.first == age_of(in.board, cells);
}
void note(const Finding& in, const std::vector<int>& key, const Cells& cells, bool was_idle) {
  in.memory.asked[key] = {age_of(in.board, cells), was_idle};
}

std::string meaning(const Clue& clue) { return std::string(info(clue.kind).words); }

constexpr int kNeeded = -1, kHouse = -2;  // heads of keys

}  // namespace

std::string losses_text(const ProblemBoard& board,
                        const std::vector<std::pair<int, int>>& eliminations) {
  std::string text;
  for (std::size_t i = 0; i < eliminations.size();) {
    const int cell = eliminations[i].first;
    Mask digits = 0;
    for (; i < eliminations.size() && eliminations[i].first == cell; ++i)
      digits |= Mask{1} << (eliminations[i].second - 1);
    const Mask left = board.at(cell) & ~digits;
    text += (text.empty() ? "" : ", ") + cell_name(board.problem(), cell);
    text += std::popcount(left) <= 3 ? " can only be " + board.digits_text(left)
                                     : " cannot be " + board.digits_text(digits);
  }
  return text;
}

bool find_clue_steps(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  const std::vector<Clue>& clues = board.problem().clues;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (in.is_stopped()) return false;
    const std::vector<int> key = {static_cast<int>(i)};
    const Cells watched = cells_to_watch(board, clues[i]);
    if (is_told(clues[i]) || is_idle(in, key, watched)) continue;
    const Leaves leaves = find_leaves(board, key, nullptr, false, in.stop);
    std::optional<ProblemStep> step = step_of(board, ProblemTechnique::clue, key, leaves);
    note(in, key, watched, !step);
    if (!step) continue;
    step->words = board.said(clues[i]) + " (" + meaning(clues[i]) +
                  "): " + losses_text(board, step->eliminations) + ".";
    if (!take(*step)) return false;
  }
  return true;
}

// A digit that every way to fill a clue has: what sees all its places in the clue cannot be it.
bool find_locked_in_clues(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  const std::vector<Clue>& clues = board.problem().clues;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (in.is_stopped()) return false;
    const ClueShape shape = info(clues[i].kind).shape;
    const std::vector<int> key = {kNeeded, static_cast<int>(i)};
    const bool may_need = shape != ClueShape::flag && shape != ClueShape::cells &&
                          shape != ClueShape::outside && clues[i].cells.size() <= 9;
    Cells watched(static_cast<std::size_t>(board.problem().cells()));
    std::iota(watched.begin(), watched.end(), 0);
    if (!may_need || is_told(clues[i]) || is_idle(in, key, clues[i].cells)) continue;
    const Leaves leaves = find_leaves(board, {static_cast<int>(i)}, nullptr, true, in.stop);
    bool is_any = false;
    for (Mask rest = leaves.needed.empty() ? 0 : leaves.needed[0]; rest != 0; rest &= rest - 1) {
      const Mask digit = rest & (~rest + 1);
      ProblemStep step{.technique = ProblemTechnique::locked_in_clue,
                       .clues = {static_cast<int>(i)}};
      for (const int cell : leaves.cells) {
        if ((board.at(cell) & digit) != 0) step.cells.push_back(cell);
      }
      for (const int cell : watched) {
        const bool sees_all = std::all_of(step.cells.begin(), step.cells.end(),
                                          [&](int each) { return board.sees(cell, each); });
        if (sees_all && !board.is_placed(cell) && (board.at(cell) & digit) != 0)
          step.eliminations.emplace_back(cell, std::countr_zero(digit) + 1);
      }
      if (step.eliminations.empty()) continue;
      is_any = true;
      const std::string face = symbol(board.problem(), std::countr_zero(digit) + 1);
      step.words.assign("Every way to fill ").append(board.said(clues[i])).append(" has a ");
      step.words.append(face).append(", in ").append(cells_name(board.problem(), step.cells));
      step.words.append("; what sees all of these is not ").append(face).append(".");
      if (!take(step)) return false;
    }
    note(in, key, clues[i].cells, !is_any);
  }
  return true;
}

bool find_clues_of_houses(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  const std::vector<Clue>& clues = board.problem().clues;
  for (std::size_t h = 0; h < board.houses().size() && board.side() <= 12; ++h) {
    if (in.is_stopped()) return false;
    const NamedHouse& house = board.houses()[h];
    std::vector<int> inside;
    for (std::size_t i = 0; i < clues.size(); ++i) {
      const ClueShape shape = info(clues[i].kind).shape;
      Cells cells = clues[i].cells;
      cells.insert(cells.end(), clues[i].bulb.begin(), clues[i].bulb.end());
      const bool is_inside = std::all_of(cells.begin(), cells.end(), [&](int cell) {
        return std::find(house.cells.begin(), house.cells.end(), cell) != house.cells.end();
      });
      if (is_inside && !is_told(clues[i]) && shape != ClueShape::flag && shape != ClueShape::cells)
        inside.push_back(static_cast<int>(i));
    }
    std::vector<int> key = inside;
    key.insert(key.begin(), {kHouse, static_cast<int>(h)});
    if (inside.empty() || is_idle(in, key, house.cells)) continue;
    const Leaves leaves = find_leaves(board, inside, &house.cells, false, in.stop);
    std::optional<ProblemStep> step =
        step_of(board, ProblemTechnique::clues_of_house, inside, leaves);
    note(in, key, house.cells, !step);
    if (!step) continue;
    std::string names;
    for (const int clue : inside)
      names += (names.empty() ? "" : ", ") + board.said(clues[static_cast<std::size_t>(clue)]);
    step->words = "In " + house.name + ", with " + names + ": " +
                  losses_text(board, step->eliminations) + ".";
    if (!take(*step)) return false;
  }
  return true;
}

bool find_two_clues(const Finding& in, StepTaker take) {
  constexpr std::size_t kMostCells = 10;
  const ProblemBoard& board = in.board;
  const std::vector<Clue>& clues = board.problem().clues;
  std::vector<Cells> own;
  for (const Clue& clue : clues) {
    Cells cells = clue.cells;
    cells.insert(cells.end(), clue.bulb.begin(), clue.bulb.end());
    const ClueShape shape = info(clue.kind).shape;
    const bool is_local = shape != ClueShape::flag && shape != ClueShape::outside && !is_told(clue);
    own.push_back(is_local ? cells : Cells());
  }
  for (std::size_t i = 0; i < clues.size(); ++i) {
    for (std::size_t j = i + 1; j < clues.size(); ++j) {
      if (in.is_stopped()) return false;
      if (own[i].size() + own[j].size() > kMostCells + 2) continue;
      const bool share = std::any_of(own[i].begin(), own[i].end(), [&](int cell) {
        return !board.is_placed(cell) &&
               std::find(own[j].begin(), own[j].end(), cell) != own[j].end();
      });
      if (!share) continue;
      const std::vector<int> key = {static_cast<int>(i), static_cast<int>(j)};
      Cells both = own[i];
      both.insert(both.end(), own[j].begin(), own[j].end());
      if (is_idle(in, key, both)) continue;
      const Leaves leaves = find_leaves(board, key, nullptr, false, in.stop);
      std::optional<ProblemStep> step = step_of(board, ProblemTechnique::two_clues, key, leaves);
      note(in, key, both, !step);
      if (!step) continue;
      step->words = board.said(clues[i]) + " and " + board.said(clues[j]) +
                    " together: " + losses_text(board, step->eliminations) + ".";
      if (!take(*step)) return false;
    }
  }
  return true;
}

namespace {

// Cages over some houses that have no cell in common: the cells they leave over inside, or reach
// outside, make a sum of their own.
class Remainders {
 public:
  Remainders(const Finding& in, StepTaker take) : in_(in), board_(in.board), take_(take) {
    for (std::size_t i = 0; i < clues().size(); ++i) {
      const Clue& clue = clues()[i];
      const bool is_cage = clue.kind == Constraint::cage && !clue.values.empty();
      const bool overlaps = std::any_of(clue.cells.begin(), clue.cells.end(),
                                        [&](int cell) { return is_covered(cell); });
      if (!is_cage || overlaps) continue;
      cages_.push_back(static_cast<int>(i));
      covered_.insert(covered_.end(), clue.cells.begin(), clue.cells.end());
    }
  }

  bool find() {
    if (cages_.empty()) return true;
    const auto side = static_cast<std::size_t>(board_.side());
    const auto& houses = board_.houses();
    // One to three neighbours among the rows, among the columns; single regions; then two regions.
    for (std::size_t count = 1; count <= 3; ++count) {
      for (std::size_t h = 0; h + count <= houses.size(); ++h) {
        const bool is_row = h < side, is_column = !is_row && h < 2 * side;
        const std::size_t end = is_row ? side : is_column ? 2 * side : houses.size();
        if (h + count > end) continue;
        Cells cells;
        std::string names;
        bool are_apart = true;
        for (std::size_t i = h; i < h + count; ++i) {
          for (const int cell : houses[i].cells) {
            are_apart &= std::find(cells.begin(), cells.end(), cell) == cells.end();
            cells.push_back(cell);
          }
          names += (i == h ? "" : ", ") + houses[i].name;
        }
        if (are_apart && !look_at(cells, static_cast<int>(count), names)) return false;
      }
    }
    return true;
  }

 private:
  const std::vector<Clue>& clues() const { return board_.problem().clues; }
  bool is_covered(int cell) const {
    return std::find(covered_.begin(), covered_.end(), cell) != covered_.end();
  }

  bool look_at(const Cells& area, int count, const std::string& names) {
    const int total = count * board_.side() * (board_.side() + 1) / 2;
    std::vector<bool> is_in(static_cast<std::size_t>(board_.problem().cells()), false);
    for (const int cell : area) is_in[static_cast<std::size_t>(cell)] = true;
    Cells innies = area, outies;
    int inside = 0, touching = 0;
    std::vector<int> inner, all;
    for (const int index : cages_) {
      const Clue& cage = clues()[static_cast<std::size_t>(index)];
      const auto in_area = std::count_if(cage.cells.begin(), cage.cells.end(), [&](int cell) {
        return is_in[static_cast<std::size_t>(cell)];
      });
      if (in_area == 0) continue;
      all.push_back(index);
      touching += cage.values[0];
      for (const int cell : cage.cells) {
        if (!is_in[static_cast<std::size_t>(cell)]) outies.push_back(cell);
      }
      if (in_area != static_cast<long>(cage.cells.size())) continue;
      inner.push_back(index);
      inside += cage.values[0];
      for (const int cell : cage.cells) innies.erase(std::find(innies.begin(), innies.end(), cell));
    }
    const bool is_full =
        std::all_of(area.begin(), area.end(), [&](int cell) { return is_covered(cell); });
    if (!tell(innies, total - inside, inner, "The cages inside " + names + " leave", total))
      return false;
    return !is_full ||
           tell(outies, touching - total, all, "The cages over " + names + " reach out to", total);
  }

  bool tell(const Cells& cells, int sum, const std::vector<int>& cages, const std::string& words,
            int total) {
    constexpr std::size_t kMost = 4;
    if (cells.empty() || cells.size() > kMost || cages.empty() || in_.is_stopped()) return true;
    std::vector<int> key = cages;
    key.push_back(total);
    key.push_back(static_cast<int>(cells.size()) * 1000 + sum);
    key.insert(key.end(), cells.begin(), cells.end());
    if (is_idle(in_, key, cells)) return true;
    const Leaves leaves =
        find_sum_leaves(board_, cells, std::vector<int>(cells.size(), 1), sum, in_.stop);
    std::optional<ProblemStep> step =
        step_of(board_, ProblemTechnique::innies_outies, cages, leaves);
    note(in_, key, cells, !step);
    if (!step) return true;
    step->words = words + " " + cells_name(board_.problem(), cells) + ", which " +
                  (cells.size() == 1 ? "is " : "make ") + std::to_string(sum) + " of " +
                  std::to_string(total) + ": " + losses_text(board_, step->eliminations) + ".";
    return take_(*step);
  }

  const Finding& in_;
  const ProblemBoard& board_;
  StepTaker take_;
  std::vector<int> cages_;
  Cells covered_;
};

}  // namespace

bool find_innies_outies(const Finding& in, StepTaker take) { return Remainders(in, take).find(); }

}  // namespace nonet::advice
