// nonet shuffle: the same puzzles in another look.

#include "answers/shuffle.hpp"
#include "cli/json.hpp"
#include "cli/wish_input.hpp"

namespace nonet::cli {

int run_shuffle(const Args& args) {
  Session session(args);
  const std::uint64_t seed = choose_seed(session);
  const Printer printer(choose_format(args));
  if (!args.json) session.print(printer.head());
  for_each(session, [&](const Item& item) {
    if (!item.entry.record) return print_unreadable(session, item, "shuffle");
    for (std::uint64_t copy = 1; copy <= args.number && session.wants_more(); ++copy) {
      const std::uint64_t index = (item.index - 1) * args.number + copy;
      Record record{shuffle(item.entry.record->puzzle, {.seed = seed, .first = index}), {}, {}, {}};
      if (!args.json) {
        session.print(printer.entry(record, static_cast<long>(index)));
        continue;
      }
      session.print(answers::shuffle_line(item, record.puzzle, {.seed = seed, .number = copy}));
    }
  });
  if (!args.json) session.print(printer.tail());
  return session.finish();
}

}  // namespace nonet::cli
