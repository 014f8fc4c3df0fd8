// See lines.hpp.

#include "answers/lines.hpp"

#include "answers/answer_json.hpp"
#include "answers/wrap.hpp"
#include "nonet/explain.hpp"

namespace nonet::answers {

void print_unreadable(Sheet& sheet, const Item& item, const Args& args) {
  if (args.json) return sheet.print(to_line(begin_answer(item, row(args.command).name)));
  sheet.print_line(item.entry.text + "  # error: " + item.entry.record.error().message());
}

void print_header(Sheet& sheet, const Item& item) {
  if (item.is_alone) return;
  sheet.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
}

void print_unsolvable(Sheet& sheet, const Item& item, const Solved& solved) {
  const bool is_illegal = solved.verdict == Verdict::illegal;
  sheet.print_line(
      (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
      reason_text(solved));
}

void add_step(std::string& out, const Board& before, const Step& step, const Args& args,
              Telling telling, std::size_t indent, std::string& scratch) {
  out += ": ";
  write_effect(out, step, telling);
  out += '\n';
  if (step.evidence().empty()) return;  // a scale's own step, of which we know no more
  scratch.clear();
  describe(scratch, before, step, telling);
  add_wrapped(out, scratch, indent);
  if (!args.shows_chains) return;
  const std::string chain = chain_text(step, telling);
  if (!chain.empty()) add_wrapped(out, chain, indent);
}

}  // namespace nonet::answers
