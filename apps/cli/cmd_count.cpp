// nonet count: how many solutions, one number a line.

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "common/interrupt.hpp"
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

void answer(Session& session, const Item& item, const std::atomic<bool>& stop) {
  if (!item.entry.record) return print_unreadable(session, item, "count");
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Count count = nonet::count(puzzle, {.limit = session.args().count_limit, .stop = &stop});
  if (count.count == 0) session.raise(Exit::no);
  if (session.args().json) {
    session.print(json_answer(item, count));
  } else {
    session.print_line((count.is_exact ? "" : ">=") + std::to_string(count.count));
  }
  if (count.is_interrupted) session.interrupt(item.where());
}

}  // namespace

int run_count(const Args& args) {
  Session session(args);
  const std::atomic<bool>& stop = apps::listen_for_interrupt();
  for_each(session, [&](const Item& item) { answer(session, item, stop); });
  return session.finish();
}

}  // namespace nonet::cli
