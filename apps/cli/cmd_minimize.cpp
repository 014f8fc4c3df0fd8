// nonet minimize: puzzles without the givens they can spare.

#include "answers/minimize.hpp"
#include "cli/json.hpp"
#include "cli/session.hpp"
#include "common/interrupt.hpp"
#include "nonet/generate.hpp"

namespace nonet::cli {
namespace {

void print_answer(Session& session, const Item& item, const Grid& minimal, std::uint64_t number) {
  if (!session.args().json) return session.print_line(minimal.to_line());
  session.print(answers::minimize_line(item, minimal, number));
}

// Only a puzzle with one solution has givens to spare.
void print_refusal(Session& session, const Item& item, const Solved& solved) {
  session.raise(Exit::no);
  if (session.args().json) return session.print(answers::no_minimize_line(item, solved));
  const std::string why = solved.verdict == Verdict::several
                              ? "several solutions"
                              : "no solution: " + reason_text(solved);
  session.print_line(item.entry.cells + "  # " + why);
}

void print_all(Session& session, const Item& item, const Grid& givens,
               const std::atomic<bool>& stop) {
  if (!session.args().json && (item.index > 1 || !session.is_last())) {
    session.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
  }
  const std::uint64_t limit = session.args().subset_limit;
  std::uint64_t number = 0;
  bool is_cut = false;
  minimize_all(givens, [&](const Grid& minimal) {
    if (stop.load(std::memory_order_relaxed)) return Flow::stop;
    if (number == limit) {
      is_cut = true;
      return Flow::stop;
    }
    print_answer(session, item, minimal, ++number);
    return session.wants_more() ? Flow::go_on : Flow::stop;
  });
  if (stop.load(std::memory_order_relaxed)) return session.interrupt(item.where());
  if (is_cut) session.say(answers::minimize_cut_words(item, number));
}

void answer(Session& session, const Item& item, const std::atomic<bool>& stop) {
  if (!item.entry.record) return print_unreadable(session, item, "minimize");
  const Grid givens = item.entry.record->puzzle.given_grid();
  const Solved solved = solve(Puzzle(givens));
  if (solved.verdict != Verdict::unique) return print_refusal(session, item, solved);
  const Args& args = session.args();
  if (args.all_subsets) return print_all(session, item, givens, stop);
  const Series series{.seed = args.order_seed, .first = item.index};
  print_answer(session, item, minimize(givens, series), 1);
}

}  // namespace

int run_minimize(const Args& args) {
  Session session(args);
  const std::atomic<bool>& stop = apps::listen_for_interrupt();
  for_each(session, [&](const Item& item) { answer(session, item, stop); });
  return session.finish();
}

}  // namespace nonet::cli
