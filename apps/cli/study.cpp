// See study.hpp.

#include "cli/study.hpp"

namespace nonet::cli {

void print_header(Session& session, const Item& item) {
  if (item.index == 1 && session.is_last()) return;
  session.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
}

void print_unsolvable(Session& session, const Item& item, const Solved& solved) {
  session.raise(Exit::no);
  const bool is_illegal = solved.verdict == Verdict::illegal;
  session.print_line(
      (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
      reason_text(solved));
}

}  // namespace nonet::cli
