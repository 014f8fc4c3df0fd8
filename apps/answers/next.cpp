// The answers of `next`: the next sure placement, or the most probable one, and which of the two it
// is.
//
// The puzzle is solved first: in a position without solution every deduction is void, and a hint
// that leads nowhere is worse than none.

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "nonet/likely.hpp"
#include "nonet/solve.hpp"
#include "nonet/sure.hpp"

namespace nonet::answers {
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
  const std::string hits = std::to_string(likely.hits), total = std::to_string(likely.total);
  if (!likely.is_exact) {
    return "probability about 1/" + total + ": one of " + total +
           " places left (a local estimate: there are more than " + std::to_string(limit) +
           " solutions)";
  }
  if (likely.total == 1) return "probability 1: found by search, in the only solution";
  return "probability " + hits + "/" + total + ": exactly " + hits + " of all " + total +
         " solutions have it";
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
  return std::string(name(placement.cell()).view()) + "=" +
         std::to_string(placement.digit().face());
}

std::string next_text(const Item& item, const Next& next) {
  if (next.placement) {
    return placement_text(*next.placement) + "  # " + next.status + ": " + next.words;
  }
  if (next.status == "illegal") return item.entry.text + "  # error: " + next.words;
  if (next.status == "none") return item.entry.cells + "  # no solution: " + next.words;
  return item.entry.cells + "  # " + next.words;
}

std::string next_line(const Item& item, const Next& next) {
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
    if (next.sure->house)
      json["house"] = item.entry.record->puzzle.rules->short_name(*next.sure->house).view();
  }
  if (next.likely) {
    json["probability"] = next.likely->probability();
    json["hits"] = next.likely->hits;
    json["total"] = next.likely->total;
    json["exact"] = next.likely->is_exact;
  }
  return to_line(json);
}

void draw_next(Sheet& sheet, const Puzzle& puzzle, const Next& next, PictureOptions options) {
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

void answer_next(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Next next = find_next(puzzle, args);
  if (!next.placement) sheet.raise(Exit::no);
  if (task.view.draws(item)) return draw_next(sheet, puzzle, next, task.view.picture);
  if (args.json) return sheet.print(next_line(item, next));
  sheet.print_line(next_text(item, next));
}

}  // namespace

Verb next_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_next(item, sheet, task); });
}

}  // namespace nonet::answers
