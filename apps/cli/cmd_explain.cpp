// nonet explain: the whole path, told step by step.

#include <fmt/format.h>

#include "answers/explain.hpp"
#include "cli/study.hpp"

namespace nonet::cli {
namespace {

// "Stuck" is said where the ladder ended, with what was found so far.
std::string end_words(const Trace& trace) {
  const std::size_t count = trace.steps.size();
  const std::string steps = fmt::format("{} step{}", count, count == 1 ? "" : "s");
  switch (trace.end) {
    case WalkEnd::solved: return "Solved in " + steps + ".";
    case WalkEnd::stuck:
      return fmt::format("Stuck after {}: nothing on this ladder finds more; {} cells are left.",
                         steps, trace.last.unsolved().size());
    case WalkEnd::contradiction: return "A contradiction after " + steps + ".";
    case WalkEnd::stopped: break;
  }
  return "Stopped after " + steps + ".";
}

std::string summary(const Trace& trace) {
  std::string text = end_words(trace) + "\n";
  std::size_t width = 0;
  for (const TechniqueCount& row : trace.tally) {
    width = std::max(width, info(row.technique).name.size());
  }
  for (const TechniqueCount& row : trace.tally) {
    const bool is_hardest = row.technique == trace.hardest();
    text += fmt::format("  {:<{}} {:>4}{}\n", info(row.technique).name, width, row.count,
                        is_hardest ? "  hardest" : "");
  }
  return text;
}

// Walks the steps again, with the position before each.
template <typename Visit>
void replay(const Trace& trace, const Visit& visit) {
  Board board = trace.puzzle.start().board;
  for (const Step& step : trace.steps) {
    visit(board, step);
    apply(board, step);
  }
}

void print_path(Session& session, const Trace& trace) {
  const Args& args = session.args();
  std::size_t number = 0;
  replay(trace, [&](const Board& before, const Step& step) {
    if (args.grid) {
      if (number > 0) session.print("\n");
      session.print(
          draw_step(position(before, trace.puzzle.givens), step, session.picture_options()));
    }
    std::string text = fmt::format("{:>3}. ", ++number);
    add_step(text, before, step, args, 5);
    session.print(text);
  });
  if (args.grid || session.draws_single()) {
    PictureOptions options = session.picture_options();
    if (!trace.last.is_done()) options.shows = Shows::candidates;
    session.print("\n" + draw(position(trace.last, trace.puzzle.givens), options));
  }
  session.print(summary(trace));
}

void write_page(Session& session, const Item& item, const Trace& trace, std::string_view remark) {
  const Args& args = session.args();
  apps::Output file(numbered(args.html, item.index));
  const std::string& title = item.entry.record->words.title;
  file.write(
      html_page(trace, {.notation = args.telling.notation, .title = title, .remark = remark}));
  if (file.finish()) return;
  session.complain("nonet: cannot write " + file.label() + ": " + file.error());
  session.raise(Exit::io_failure);
}

void answer(Session& session, const Item& item, Walker& walker) {
  const Args& args = session.args();
  if (args.json) return session.give(answers::explain_answer(item, args, walker));
  if (!item.entry.record) return print_unreadable(session, item, "explain");
  const Puzzle puzzle = answers::read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  if (args.html.empty()) {
    if (item.index > 1) session.print("\n");
    print_header(session, item);
  }
  if (!study.is_solvable()) return print_unsolvable(session, item, study.position);

  const Trace trace = make_trace(walker, puzzle, study.known);
  if (trace.end != WalkEnd::solved) session.raise(Exit::no);
  const std::string remark = uniqueness_remark(study, args);
  if (!args.html.empty()) return write_page(session, item, trace, remark);
  if (!remark.empty()) session.print_line(wrap(remark, 0));
  print_path(session, trace);
}

}  // namespace

int run_explain(const Args& args) {
  Session session(args);
  Walker walker(args.ladder);
  for_each(session, [&](const Item& item) { answer(session, item, walker); });
  return session.finish();
}

}  // namespace nonet::cli
