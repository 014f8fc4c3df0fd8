// nonet check: a diagnosis, as one line for a program or in sentences for a person.

#include <fmt/format.h>
#include <unistd.h>

#include "answers/check.hpp"
#include "cli/session.hpp"
#include "common/terminal.hpp"

namespace nonet::cli {
namespace {

using answers::Checked;

CellSet cells_to_mark(const Diagnosis& diagnosis) {
  CellSet cells = diagnosis.core | diagnosis.differs;
  for (const Clash& clash : diagnosis.conflicts) cells |= {clash.a, clash.b};
  return cells;
}

void draw_answer(Session& session, const Puzzle& puzzle, const Checked& checked) {
  const Diagnosis& diagnosis = checked.diagnosis;
  PictureOptions options = session.picture_options();
  options.marked = cells_to_mark(diagnosis);
  session.print(draw(puzzle, options));
  const bool is_none = diagnosis.verdict == Verdict::none;  // a bare "none" is no sentence
  session.print_line(is_none ? "no solution" : std::string(name(diagnosis.verdict)));
  for (const std::string& phrase : checked.phrases) {
    session.print_line(wrap(phrase, 2, apps::terminal_columns(STDOUT_FILENO)));
  }
}

// One line for a program; on a terminal, lines that end between the names of cells.
void print_answer(Session& session, const std::string& line) {
  const bool is_wrapped = session.is_watched();
  session.print_line(is_wrapped ? wrap(line, 0, apps::terminal_columns(STDOUT_FILENO)) : line);
}

void answer(Session& session, const Item& item) {
  if (session.args().json) return session.give(answers::check_answer(item, session.args()));
  if (!item.entry.record) {
    return session.print_line("unreadable: " + item.entry.record.error().message());
  }
  const Checked checked = answers::check_entry(item.entry, session.args());
  if (!checked.is_fine()) session.raise(Exit::no);
  if (session.draws_single()) return draw_answer(session, item.entry.record->puzzle, checked);
  print_answer(session, fmt::format("{}: {}", name(checked.diagnosis.verdict),
                                    fmt::join(checked.phrases, "; ")));
}

}  // namespace

int run_check(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { answer(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
