// nonet explain: the whole path, told step by step.

#include <fmt/format.h>

#include <iterator>

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

void print_path(Sheet& sheet, const Trace& trace, const Session& session, bool is_drawn) {
  const Args& args = session.args();
  std::size_t number = 0;
  replay(trace, [&](const Board& before, const Step& step) {
    if (args.grid) {
      if (number > 0) sheet.print("\n");
      sheet.print(draw_step(position(before, trace.puzzle.givens), step, session.screen().picture));
    }
    fmt::format_to(std::back_inserter(sheet.text()), "{:>3}. ", ++number);
    add_step(sheet.text(), before, step, args, 5);
  });
  if (args.grid || is_drawn) {
    PictureOptions options = session.screen().picture;
    if (!trace.last.is_done()) options.shows = Shows::candidates;
    sheet.print("\n" + draw(position(trace.last, trace.puzzle.givens), options));
  }
  sheet.print(summary(trace));
}

void answer(const Item& item, Sheet& sheet, const Session& session, Walker& walker) {
  const Args& args = session.args();
  if (args.json) return sheet.give(answers::explain_answer(item, args, walker));
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle puzzle = answers::read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  if (args.html.empty()) {
    if (item.index > 1) sheet.print("\n");
    print_header(sheet, item);
  }
  if (!study.is_solvable()) return print_unsolvable(sheet, item, study.position);

  const Trace trace = make_trace(walker, puzzle, study.known);
  if (trace.end != WalkEnd::solved) sheet.raise(Exit::no);
  const std::string remark = uniqueness_remark(study, args);
  if (!args.html.empty()) {
    const std::string& title = item.entry.record->words.title;
    return sheet.write_file(
        numbered(args.html, item.index),
        html_page(trace, {.notation = args.telling.notation, .title = title, .remark = remark}));
  }
  if (!remark.empty()) sheet.print_line(wrap(remark, 0));
  print_path(sheet, trace, session, session.screen().draws(item));
}

}  // namespace

int run_explain(const Args& args) {
  Session session(args);
  const auto hire = [&]() -> Answerer {
    const auto walker = std::make_shared<Walker>(args.ladder);
    return [&session, walker](const Item& item, Sheet& sheet) {
      answer(item, sheet, session, *walker);
    };
  };
  answer_all(session, {.hire = hire, .has_headings = !args.json});
  return session.finish();
}

}  // namespace nonet::cli
