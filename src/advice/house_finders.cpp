// Steps that houses allow, whatever made them houses: singles, locked candidates, subsets, fish.

#include <algorithm>
#include <bit>

#include "advice/problem_finders.hpp"

namespace nonet::advice {
namespace {

Mask bit_of(int digit) { return Mask{1} << (digit - 1); }

Cells places_in(const ProblemBoard& board, const Cells& house, int digit) {
  Cells places;
  for (const int cell : house) {
    if ((board.at(cell) & bit_of(digit)) != 0) places.push_back(cell);
  }
  return places;
}

bool has_digit(const ProblemBoard& board, const Cells& house, int digit) {
  return std::any_of(house.begin(), house.end(), [&](int cell) {
    return board.is_placed(cell) && board.at(cell) == bit_of(digit);
  });
}

void strike(const ProblemBoard& board, int cell, Mask digits, ProblemStep& step) {
  for (Mask rest = digits & board.at(cell); rest != 0; rest &= rest - 1)
    step.eliminations.emplace_back(cell, std::countr_zero(rest) + 1);
}

// Visits every choice of `size` of the items; false if the visitor said stop.
template <typename Visit>
bool for_each_choice(std::size_t items, int size, std::vector<std::size_t>& chosen,
                     std::size_t from, const Visit& visit) {
  if (static_cast<int>(chosen.size()) == size) return visit(chosen);
  for (std::size_t i = from; i < items; ++i) {
    chosen.push_back(i);
    if (!for_each_choice(items, size, chosen, i + 1, visit)) return false;
    chosen.pop_back();
  }
  return true;
}

}  // namespace

bool find_naked_singles(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  for (int cell = 0; cell < board.problem().cells(); ++cell) {
    if (board.is_placed(cell) || std::popcount(board.at(cell)) != 1) continue;
    ProblemStep step{.technique = ProblemTechnique::naked_single, .cells = {cell}};
    const int digit = std::countr_zero(board.at(cell)) + 1;
    step.places = {{cell, digit}};
    step.words = "Only " + symbol(board.problem(), digit) + " is left for " +
                 cell_name(board.problem(), cell) + ".";
    if (!take(step)) return false;
  }
  return true;
}

bool find_hidden_singles(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  for (const NamedHouse& house : board.houses()) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      const Cells places = places_in(board, house.cells, digit);
      if (places.size() != 1 || board.is_placed(places[0])) continue;
      ProblemStep step{.technique = ProblemTechnique::hidden_single, .cells = house.cells};
      step.places = {{places[0], digit}};
      step.words = "In " + house.name + " only " + cell_name(board.problem(), places[0]) +
                   " can be " + symbol(board.problem(), digit) + ".";
      if (!take(step)) return false;
    }
  }
  return true;
}

// The places of a digit in a house: whoever sees all of them cannot be it.
bool find_locked(const Finding& in, StepTaker take) {
  const ProblemBoard& board = in.board;
  for (const NamedHouse& house : board.houses()) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      const Cells places = places_in(board, house.cells, digit);
      if (places.size() < 2 || has_digit(board, house.cells, digit)) continue;
      ProblemStep step{.technique = ProblemTechnique::locked_candidates, .cells = places};
      for (int cell = 0; cell < board.problem().cells(); ++cell) {
        const bool sees_all = std::all_of(places.begin(), places.end(),
                                          [&](int place) { return board.sees(cell, place); });
        if (sees_all && !board.is_placed(cell)) strike(board, cell, bit_of(digit), step);
      }
      if (step.eliminations.empty()) continue;
      const std::string face = symbol(board.problem(), digit);
      step.words.assign("In ").append(house.name).append(" the ").append(face).append(" is in ");
      step.words.append(cells_name(board.problem(), places));
      step.words.append("; what sees all of them is not ").append(face).append(".");
      if (!take(step)) return false;
    }
  }
  return true;
}

bool find_naked_subsets(const Finding& in, int size, StepTaker take) {
  const ProblemBoard& board = in.board;
  constexpr ProblemTechnique kBySize[] = {
      ProblemTechnique::naked_pair, ProblemTechnique::naked_triple, ProblemTechnique::naked_quad};
  for (const NamedHouse& house : board.houses()) {
    Cells open;
    for (const int cell : house.cells) {
      const int count = std::popcount(board.at(cell));
      if (!board.is_placed(cell) && count >= 2 && count <= size) open.push_back(cell);
    }
    std::vector<std::size_t> chosen;
    const bool goes_on = for_each_choice(open.size(), size, chosen, 0, [&](const auto& choice) {
      Mask digits = 0;
      Cells cells;
      for (const std::size_t i : choice) {
        digits |= board.at(open[i]);
        cells.push_back(open[i]);
      }
      if (std::popcount(digits) != size) return true;
      ProblemStep step{.technique = kBySize[size - 2], .cells = cells};
      for (int cell = 0; cell < board.problem().cells(); ++cell) {
        const bool sees_all = std::all_of(cells.begin(), cells.end(),
                                          [&](int each) { return board.sees(cell, each); });
        if (sees_all && !board.is_placed(cell)) strike(board, cell, digits, step);
      }
      if (step.eliminations.empty()) return true;
      step.words = cells_name(board.problem(), cells) + " hold " + board.digits_text(digits) +
                   " of " + house.name + ", which no cell that sees them can have.";
      return take(step);
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_hidden_subsets(const Finding& in, int size, StepTaker take) {
  const ProblemBoard& board = in.board;
  const ProblemTechnique technique =
      size == 2 ? ProblemTechnique::hidden_pair : ProblemTechnique::hidden_triple;
  for (const NamedHouse& house : board.houses()) {
    std::vector<std::pair<int, Cells>> digits;
    for (int digit = 1; digit <= board.side(); ++digit) {
      const Cells places = places_in(board, house.cells, digit);
      if (places.size() >= 2 && static_cast<int>(places.size()) <= size)
        digits.emplace_back(digit, places);
    }
    std::vector<std::size_t> chosen;
    const bool goes_on = for_each_choice(digits.size(), size, chosen, 0, [&](const auto& choice) {
      Cells cells;
      Mask held = 0;
      for (const std::size_t i : choice) {
        held |= bit_of(digits[i].first);
        for (const int cell : digits[i].second) {
          if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
        }
      }
      if (static_cast<int>(cells.size()) != size) return true;
      std::sort(cells.begin(), cells.end());
      ProblemStep step{.technique = technique, .cells = cells};
      for (const int cell : cells) strike(board, cell, ~held, step);
      if (step.eliminations.empty()) return true;
      step.words = "In " + house.name + " the digits " + board.digits_text(held) +
                   " are left only " + cells_name(board.problem(), cells) +
                   ", which have no room for others.";
      return take(step);
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_fish(const Finding& in, int size, StepTaker take) {
  const ProblemBoard& board = in.board;
  const Problem& problem = board.problem();
  for (int digit = 1; digit <= board.side(); ++digit) {
    for (const bool by_rows : {true, false}) {
      std::vector<std::pair<int, Cells>> lines;  // that have few places
      for (int i = 0; i < board.side(); ++i) {
        const NamedHouse& house =
            board.houses()[static_cast<std::size_t>(by_rows ? i : board.side() + i)];
        const Cells places = places_in(board, house.cells, digit);
        if (places.size() >= 2 && static_cast<int>(places.size()) <= size)
          lines.emplace_back(i, places);
      }
      std::vector<std::size_t> chosen;
      const bool goes_on = for_each_choice(lines.size(), size, chosen, 0, [&](const auto& choice) {
        Mask covers = 0, bases = 0;
        Cells cells;
        for (const std::size_t i : choice) {
          bases |= Mask{1} << lines[i].first;
          for (const int cell : lines[i].second) {
            covers |= Mask{1} << (by_rows ? problem.column(cell) : problem.row(cell));
            cells.push_back(cell);
          }
        }
        if (std::popcount(covers) != size) return true;
        ProblemStep step{
            .technique = size == 2 ? ProblemTechnique::x_wing : ProblemTechnique::swordfish,
            .cells = cells};
        for (int cell = 0; cell < problem.cells(); ++cell) {
          const int base = by_rows ? problem.row(cell) : problem.column(cell);
          const int cover = by_rows ? problem.column(cell) : problem.row(cell);
          if ((covers >> cover & 1) != 0 && (bases >> base & 1) == 0 && !board.is_placed(cell))
            strike(board, cell, bit_of(digit), step);
        }
        if (step.eliminations.empty()) return true;
        const std::string face = symbol(problem, digit);
        const std::string count = std::to_string(size);
        step.words.assign("The ").append(face).append(" of ").append(count);
        step.words.append(by_rows ? " rows" : " columns").append(" is in ");
        step.words.append(cells_name(problem, cells)).append("; these fill ").append(count);
        step.words.append(by_rows ? " columns" : " rows").append(", where no other ");
        step.words.append(face).append(" can be.");
        return take(step);
      });
      if (!goes_on) return false;
    }
  }
  return true;
}

}  // namespace nonet::advice
