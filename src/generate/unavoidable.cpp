// See unavoidable.hpp. Both kinds are cycles:
//
//   rows 1 and 2    3 . 7 | . . . | 5 .      3 stands over 7, 7 over 5, 5 over 3: the three columns
//   of a band       7 . 5 | . . . | 3 .      hold the same digits in both rows, and exchanging the
//                                            rows there leaves rows, columns and boxes complete
//
//   digits a and b  exchanging them in a row breaks a column and a box elsewhere, unless those rows
//                   exchange them too: rows that need each other make a set

#include "generate/unavoidable.hpp"

#include <bit>
#include <cstdint>
#include <limits>
#include <utility>

#include "search/dispatch.hpp"

namespace nonet::generator {
namespace {

using Bits = std::uint32_t;  // a set of rows or columns
constexpr Bits kAllLines = (Bits{1} << kDigits) - 1;
using Table = std::array<std::array<std::uint8_t, kDigits>, kDigits>;

// Where the digits stand.
struct Places {
  Table column_in_row;  // [digit][row]
  Table row_in_column;  // [digit][column]
};

Places find_places(const FaceLine& solution) {
  Places places;
  for (std::size_t row = 0, i = 0; row < kDigits; ++row) {
    for (std::size_t column = 0; column < kDigits; ++column, ++i) {
      const auto digit = static_cast<std::size_t>(solution[i] - '1');
      places.column_in_row[digit][row] = static_cast<std::uint8_t>(column);
      places.row_in_column[digit][column] = static_cast<std::uint8_t>(row);
    }
  }
  return places;
}

// Calls visit(lines) for each cycle of a permutation of lines.
template <typename Next, typename Visit>
void visit_cycles(Next next, Visit visit) {
  for (Bits left = kAllLines; left != 0;) {
    Bits cycle = 0;
    for (auto i = static_cast<unsigned>(std::countr_zero(left)); (cycle >> i & 1) == 0; i = next(i))
      cycle |= Bits{1} << i;
    left &= ~cycle;
    visit(cycle);
  }
}

// Calls visit(i) for each line of a set.
template <typename Visit>
void for_each_line(Bits lines, Visit visit) {
  for (; lines != 0; lines &= lines - 1) visit(static_cast<unsigned>(std::countr_zero(lines)));
}

}  // namespace

void visit_line_exchanges(const FaceLine& solution, const Images& images,
                          FunctionRef<void(CellSet)> visitor) {
  const Places places = find_places(solution);
  for (unsigned a = 0; a < kDigits; ++a) {
    const unsigned b =
        a % classic::kBoxSide == classic::kBoxSide - 1 ? a - (classic::kBoxSide - 1) : a + 1;
    const auto digit = [&](unsigned row, unsigned column) {
      return static_cast<std::size_t>(solution[row * kDigits + column] - '1');
    };
    visit_cycles([&](unsigned column) { return places.column_in_row[digit(b, column)][a]; },
                 [&](Bits columns) {
                   CellSet set;
                   for_each_line(columns, [&](unsigned column) {
                     set |= images[a * kDigits + column] | images[b * kDigits + column];
                   });
                   visitor(set);
                 });
    visit_cycles([&](unsigned row) { return places.row_in_column[digit(row, b)][a]; },
                 [&](Bits rows) {
                   CellSet set;
                   for_each_line(rows, [&](unsigned row) {
                     set |= images[row * kDigits + a] | images[row * kDigits + b];
                   });
                   visitor(set);
                 });
  }
}

void visit_digit_exchanges(const FaceLine& solution, const Images& images,
                           FunctionRef<void(CellSet)> visitor) {
  const Places places = find_places(solution);
  Table row_in_box{};  // [digit][box]
  for (const Cell cell : CellSet::every()) {
    row_in_box[solution[cell.index()] - '1'][classic::box_of(cell)] =
        static_cast<std::uint8_t>(cell.row());
  }
  for (std::size_t a = 0; a < kDigits; ++a) {
    for (std::size_t b = a + 1; b < kDigits; ++b) {
      std::array<Bits, kDigits> needs{};  // the rows that must follow when a row exchanges a and b
      for (unsigned row = 0; row < kDigits; ++row) {
        for (const auto& [here, there] : {std::pair(a, b), std::pair(b, a)}) {
          const Cell cell = Cell::at(static_cast<int>(row), places.column_in_row[here][row]);
          needs[row] |= Bits{1} << places.row_in_column[there][cell.column()];
          needs[row] |= Bits{1} << row_in_box[there][classic::box_of(cell)];
        }
      }
      for (Bits left = kAllLines; left != 0;) {
        Bits rows = left & (~left + 1), before = 0;
        while (rows != before) {
          before = rows;
          for_each_line(before, [&](unsigned row) { rows |= needs[row]; });
        }
        left &= ~rows;
        CellSet set;
        for_each_line(rows, [&](unsigned row) {
          set |= images[row * kDigits + places.column_in_row[a][row]] |
                 images[row * kDigits + places.column_in_row[b][row]];
        });
        visitor(set);
      }
    }
  }
}

CellSet find_unavoidable(const search::Masks& position, const FaceLine& solution) {
  struct Context {
    const FaceLine& solution;
    CellSet difference;
  } context{solution, {}};
  const auto visit = [](void* argument, const char* other) {
    Context& found = *static_cast<Context*>(argument);
    for (int i = 0; i < kCells; ++i) {
      if (other[i] != found.solution[i]) found.difference.insert(Cell(i));
    }
    return found.difference.empty();
  };
  search::engines().single->visit_candidates(
      position.data(), std::numeric_limits<std::size_t>::max(), visit, &context);
  return context.difference;
}

}  // namespace nonet::generator
