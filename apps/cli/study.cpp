// See study.hpp.

#include "cli/study.hpp"

namespace nonet::cli {

void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved) {
  sheet.raise(Exit::no);
  const bool is_illegal = solved.verdict == Verdict::illegal;
  sheet.print_line(
      (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
      reason_text(solved));
}

}  // namespace nonet::cli
