// See study.hpp.

#include "cli/study.hpp"

#include "cli/table.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {

void add_step(std::string& out, const Board& before, const Step& step, const Args& args,
              std::size_t indent, std::string& scratch) {
  out.append(info(step.technique()).name).append(": ");
  write_effect(out, step, args.telling);
  out += '\n';
  scratch.clear();
  describe(scratch, before, step, args.telling);
  add_wrapped(out, scratch, indent);
  if (!args.shows_chains) return;
  const std::string chain = chain_text(step, args.telling);
  if (!chain.empty()) add_wrapped(out, chain, indent);
}

void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved) {
  sheet.raise(Exit::no);
  const bool is_illegal = solved.verdict == Verdict::illegal;
  sheet.print_line(
      (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
      reason_text(solved));
}

}  // namespace nonet::cli
