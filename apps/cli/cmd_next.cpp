// nonet next: the next sure placement, or the most probable one, and which of the two it is.
//
// The puzzle is solved first: in a position without solution every deduction is void, and a hint
// that leads nowhere is worse than none.

#include <fmt/format.h>

#include "cli/json.hpp"
#include "nonet/likely.hpp"
#include "nonet/solve.hpp"
#include "nonet/sure.hpp"

namespace nonet::cli {
namespace {

// What there is to say about one puzzle; `placement` only if there is one.
struct Next {
  std::string status;  // sure, probable, solved, none, illegal
  std::string words;
  std::optional<Candidate> placement;
  std::optional<Sure> sure;
  std::optional<Likely> likely;
};

std::string likely_words(const Likely& likely, std::uint64_t limit) {
  if (!likely.is_exact) {
    return fmt::format(
        "probability about 1/{}: one of {} places left (a local estimate: there are more than {} "
        "solutions)",
        likely.total, likely.total, limit);
  }
  if (likely.total == 1) return "probability 1: found by search, in the only solution";
  return fmt::format("probability {}/{}: exactly {} of all {} solutions have it", likely.hits,
                     likely.total, likely.hits, likely.total);
}

Next find_next(const Puzzle& puzzle, const Args& args) {
  const Solved solved = solve(puzzle);
  if (solved.verdict == Verdict::illegal) return {"illegal", reason_text(solved), {}, {}, {}};
  if (solved.verdict == Verdict::none) return {"none", reason_text(solved), {}, {}, {}};
  const Board board = puzzle.start().board;
  if (!board.unsolved().intersects(args.where_cells)) {
    const std::string where = args.where.empty() ? "" : " in " + args.where;
    return {"solved", "nothing is left to place" + where, {}, {}, {}};
  }
  if (const std::optional<Sure> sure = find_sure(board, args.where_cells)) {
    return {"sure", describe(*sure, board), sure->placement, sure, {}};
  }
  const std::optional<Likely> likely =
      find_likely(puzzle, {.limit = args.limit, .where = args.where_cells});
  return {"probable", likely_words(*likely, args.limit), likely->placement, {}, likely};
}

std::string placement_text(Candidate placement) {
  return fmt::format("{}={}", name(placement.cell()).view(), placement.digit().face());
}

std::string text_answer(const Item& item, const Next& next) {
  if (next.placement) {
    return fmt::format("{}  # {}: {}", placement_text(*next.placement), next.status, next.words);
  }
  if (next.status == "illegal") return item.entry.text + "  # error: " + next.words;
  if (next.status == "none") return item.entry.cells + "  # no solution: " + next.words;
  return item.entry.cells + "  # " + next.words;
}

std::string json_answer(const Item& item, const Next& next) {
  Json json = begin_answer(item, "next");
  json["status"] = next.status;
  json["cell"] = nullptr;
  json["digit"] = nullptr;
  if (next.placement) {
    json["cell"] = name(next.placement->cell()).view();
    json["digit"] = next.placement->digit().face();
  }
  json["reason"] = next.words;
  if (next.sure) {
    json["technique"] = name(next.sure->reason);
    json["house"] = nullptr;
    if (next.sure->house) json["house"] = short_name(*next.sure->house).view();
  }
  if (next.likely) {
    json["probability"] = next.likely->probability();
    json["hits"] = next.likely->hits;
    json["total"] = next.likely->total;
    json["exact"] = next.likely->is_exact;
  }
  return to_line(json);
}

void draw_answer(Sheet& sheet, const Puzzle& puzzle, const Next& next, PictureOptions options) {
  Puzzle shown = puzzle;
  if (next.placement) {
    shown.grid.set(next.placement->cell(), next.placement->digit());
    options.marked = {next.placement->cell()};
  }
  sheet.print(draw(shown, options));
  if (next.placement) {
    return sheet.print_line(placement_text(*next.placement) + ": " + next.status + ", " +
                            next.words);
  }
  sheet.print_line((next.status == "none" ? "no solution" : next.status) + ": " + next.words);
}

void answer(const Item& item, Sheet& sheet, const Session& session) {
  const Args& args = session.args();
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Next next = find_next(puzzle, args);
  if (!next.placement) sheet.raise(Exit::no);
  if (session.screen().draws(item)) {
    return draw_answer(sheet, puzzle, next, session.screen().picture);
  }
  if (args.json) return sheet.print(json_answer(item, next));
  sheet.print_line(text_answer(item, next));
}

}  // namespace

int run_next(const Args& args) {
  Session session(args);
  Answerer next = [&session](const Item& item, Sheet& sheet) { answer(item, sheet, session); };
  answer_all(session, {.hire = [&next] { return next; }});
  return session.finish();
}

}  // namespace nonet::cli
