// The answers of `convert`: any format in, one format out, and a word about what did not fit.

#include <memory>

#include "answers/losses.hpp"
#include "answers/verb.hpp"

namespace nonet::answers {

Verb convert_verb(const Task& task) {
  const Format format = choose_format(task.args);
  const auto printer = std::make_shared<const Printer>(format);
  const auto lost = std::make_shared<Losses>(format);
  Verb verb = make_verb([format, printer](const Item& item, Sheet& sheet) {
    if (!item.entry.record) return sheet.print(unreadable_convert_line(item, format));
    for (const std::string_view what : losses(*item.entry.record, format)) {
      sheet.keep(item.where(), std::string(what));
    }
    sheet.print(printer->entry(*item.entry.record, static_cast<long>(item.index)));
  });
  verb.begin = [printer](Sheet& sheet) { sheet.print(printer->head()); };
  verb.keep = [lost](const Note& note) { lost->note(note.name, note.words); };
  verb.end = [printer, lost](Sheet& sheet, Printed) {
    sheet.print(printer->tail());
    for (const std::string& words : lost->words()) sheet.complain(words);
  };
  return verb;
}

}  // namespace nonet::answers
