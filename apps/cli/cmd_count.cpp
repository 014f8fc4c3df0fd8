// nonet count: how many solutions, one number a line.

#include "cli/json.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

std::string json_answer(const Item& item, const Count& count) {
  Json json = begin_answer(item, "count");
  json["status"] = count.is_interrupted ? "interrupted" : "counted";
  json["count"] = count.count;
  json["exact"] = count.is_exact;
  return to_line(json);
}

void answer(const Item& item, Sheet& sheet, const Session& session) {
  const Args& args = session.args();
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Count count = nonet::count(puzzle, {.limit = args.count_limit, .stop = &session.stop()});
  if (count.count == 0) sheet.raise(Exit::no);
  if (args.json) {
    sheet.print(json_answer(item, count));
  } else {
    sheet.print_line((count.is_exact ? "" : ">=") + std::to_string(count.count));
  }
  if (count.is_interrupted) sheet.cut();
}

}  // namespace

int run_count(const Args& args) {
  Session session(args);
  Answerer count = [&session](const Item& item, Sheet& sheet) { answer(item, sheet, session); };
  answer_all(session, {.hire = [&count] { return count; }});
  return session.finish();
}

}  // namespace nonet::cli
