// nonet check: a diagnosis, as one line for a program or in sentences for a person.

#include <fmt/format.h>
#include <unistd.h>

#include "answers/check.hpp"
#include "cli/road.hpp"
#include "common/terminal.hpp"

namespace nonet::cli {
namespace {

using answers::Checked;

CellSet cells_to_mark(const Diagnosis& diagnosis) {
  CellSet cells = diagnosis.core | diagnosis.differs;
  for (const Clash& clash : diagnosis.conflicts) cells |= {clash.a, clash.b};
  return cells;
}

void draw_answer(Sheet& sheet, const Puzzle& puzzle, const Checked& checked,
                 PictureOptions options) {
  const Diagnosis& diagnosis = checked.diagnosis;
  options.marked = cells_to_mark(diagnosis);
  sheet.print(draw(puzzle, options));
  const bool is_none = diagnosis.verdict == Verdict::none;  // a bare "none" is no sentence
  sheet.print_line(is_none ? "no solution" : std::string(name(diagnosis.verdict)));
  for (const std::string& phrase : checked.phrases) {
    sheet.print_line(wrap(phrase, 2, apps::terminal_columns(STDOUT_FILENO)));
  }
}

// One line for a program; on a terminal, lines that end between the names of cells.
void print_answer(Sheet& sheet, const std::string& line, const Screen& screen) {
  const bool is_wrapped = screen.is_watched;
  sheet.print_line(is_wrapped ? wrap(line, 0, apps::terminal_columns(STDOUT_FILENO)) : line);
}

void answer(const Item& item, Sheet& sheet, const Session& session) {
  const Args& args = session.args();
  if (!item.entry.record) {
    if (args.json) return sheet.give(answers::check_answer(item, args));
    return sheet.print_line("unreadable: " + item.entry.record.error().message());
  }
  const Checked checked = answers::check_entry(item.entry, args, &session.stop());
  if (checked.diagnosis.is_interrupted) sheet.cut();
  if (!checked.is_fine()) sheet.raise(Exit::no);
  if (args.json) return sheet.print(answers::check_line(item, checked));
  if (session.screen().draws(item)) {
    return draw_answer(sheet, item.entry.record->puzzle, checked, session.screen().picture);
  }
  print_answer(
      sheet,
      fmt::format("{}: {}", name(checked.diagnosis.verdict), fmt::join(checked.phrases, "; ")),
      session.screen());
}

}  // namespace

int run_check(const Args& args) {
  Session session(args);
  Answerer check = [&session](const Item& item, Sheet& sheet) { answer(item, sheet, session); };
  answer_all(session, {.hire = [&check] { return check; }});
  return session.finish();
}

}  // namespace nonet::cli
