// nonet convert: any format in, one format out, and a word about what did not fit.

#include "answers/losses.hpp"
#include "cli/road.hpp"

namespace nonet::cli {

int run_convert(const Args& args) {
  Session session(args);
  const Format format = choose_format(args);
  const Printer printer(format);
  answers::Losses lost(format);
  session.print(printer.head());
  Answerer convert = [format, &printer](const Item& item, Sheet& sheet) {
    if (!item.entry.record) return sheet.print(answers::unreadable_convert_line(item, format));
    for (const std::string_view what : losses(*item.entry.record, format)) {
      sheet.keep(item.where(), std::string(what));
    }
    sheet.print(printer.entry(*item.entry.record, static_cast<long>(item.index)));
  };
  answer_all(session, {.hire = [&convert] { return convert; },
                       .keep = [&lost](const Note& note) { lost.note(note.name, note.words); }});
  session.print(printer.tail());
  for (const std::string& words : lost.words()) session.complain(words);
  return session.finish();
}

}  // namespace nonet::cli
