// See study.hpp.

#include "cli/study.hpp"

#include "cli/table.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {

void add_step(std::string& out, const Board& before, const Step& step, const Args& args,
              std::size_t indent) {
  out.append(info(step.technique()).name).append(": ");
  write_effect(out, step, args.telling);
  out += '\n';
  add_wrapped(out, describe(before, step, args.telling), indent);
  if (!args.shows_chains) return;
  const std::string chain = chain_text(step, args.telling);
  if (!chain.empty()) add_wrapped(out, chain, indent);
}

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
