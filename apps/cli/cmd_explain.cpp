// nonet explain: the whole path, told step by step.

#include <fmt/format.h>

#include <iterator>

#include "answers/explain.hpp"
#include "cli/study.hpp"

namespace nonet::cli {
namespace {

// "Stuck" is said where the ladder ended, with what was found so far.
std::string end_words(const Path& path) {
  std::string steps = fmt::format("{} step{}", path.length, path.length == 1 ? "" : "s");
  // A trial is a search, not a reason: counted apart.
  for (const TechniqueCount& row : path.tally) {
    if (row.technique != Technique::trial) continue;
    const std::size_t tests = static_cast<std::size_t>(row.count);
    steps += fmt::format(", {} by reasoning and {} by test", path.length - tests, tests);
  }
  switch (path.end) {
    case WalkEnd::solved: return "Solved in " + steps + ".";
    case WalkEnd::stuck:
      return fmt::format("Stuck after {}: nothing on this ladder finds more; {} cells are left.",
                         steps, path.last.unsolved().size());
    case WalkEnd::contradiction: return "A contradiction after " + steps + ".";
    case WalkEnd::stopped: break;
  }
  return "Stopped after " + steps + ".";
}

void write_summary(std::string& out, const Path& path) {
  out.append(end_words(path)).append("\n");
  std::size_t width = 0;
  for (const TechniqueCount& row : path.tally) {
    width = std::max(width, info(row.technique).name.size());
  }
  for (const TechniqueCount& row : path.tally) {
    const bool is_hardest = row.technique == path.hardest();
    fmt::format_to(std::back_inserter(out), "  {:<{}} {:>4}{}\n", info(row.technique).name, width,
                   row.count, is_hardest ? "  hardest" : "");
  }
}

// "  7. "
void add_number(std::string& out, std::size_t number) {
  const std::string digits = std::to_string(number);  // short: no memory is asked for
  if (digits.size() < 3) out.append(3 - digits.size(), ' ');
  out.append(digits).append(". ");
}

struct PathOptions {
  PictureOptions picture;
  bool is_drawn;  // where the walk ended
};

// Walks, and tells each step as it is found.
Path write_path(std::string& out, Walker& walker, const Puzzle& puzzle, const Known& known,
                const Args& args, PathOptions options) {
  std::size_t number = 0;
  std::string scratch;
  const auto tell = [&](const Step& step, const Board& before) {
    if (args.grid) {
      if (number > 0) out += '\n';
      out += draw_step(position(before, puzzle.givens), step, options.picture);
    }
    add_number(out, ++number);
    add_step(out, before, step, args, 5, scratch);
    return Flow::go_on;
  };
  Path path = walk_path(walker, puzzle, known, tell);
  if (args.grid || options.is_drawn) {
    if (!path.last.is_done()) options.picture.shows = Shows::candidates;
    out.append("\n").append(draw(position(path.last, puzzle.givens), options.picture));
  }
  write_summary(out, path);
  return path;
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

  const std::string remark = uniqueness_remark(study, args);
  if (!args.html.empty()) {
    const Trace trace = make_trace(walker, puzzle, study.known);
    if (trace.end != WalkEnd::solved) sheet.raise(Exit::no);
    const std::string& title = item.entry.record->words.title;
    return sheet.write_file(
        numbered(args.html, item.index),
        html_page(trace, {.notation = args.telling.notation, .title = title, .remark = remark}));
  }
  if (!remark.empty()) sheet.print_line(wrap(remark, 0));
  const Screen& screen = session.screen();
  const Path path = write_path(sheet.text(), walker, puzzle, study.known, args,
                               {.picture = screen.picture, .is_drawn = screen.draws(item)});
  if (path.end != WalkEnd::solved) sheet.raise(Exit::no);
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
