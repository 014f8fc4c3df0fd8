// nonet convert: any format in, one format out, and a word about what did not fit.

#include "answers/losses.hpp"
#include "cli/session.hpp"

namespace nonet::cli {
int run_convert(const Args& args) {
  Session session(args);
  const Format format = choose_format(args);
  const Printer printer(format);
  answers::Losses lost(format);
  session.print(printer.head());
  for_each(session, [&](const Item& item) {
    if (!item.entry.record) return session.print(answers::unreadable_convert_line(item, format));
    lost.note(item);
    session.print(printer.entry(*item.entry.record, static_cast<long>(item.index)));
  });
  session.print(printer.tail());
  for (const std::string& words : lost.words()) session.complain(words);
  return session.finish();
}

}  // namespace nonet::cli
