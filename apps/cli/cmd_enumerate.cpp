// nonet enumerate: every solution, a line each, in an order that never changes.

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "common/interrupt.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

std::string json_answer(const Item& item, const Grid& solution, std::uint64_t number) {
  Json json = begin_answer(item, "enumerate");
  json["number"] = number;
  json["solution"] = solution.to_line();
  return to_line(json);
}

// What happened to one puzzle: how many solutions were printed, and why no more.
struct Listed {
  std::uint64_t count = 0;
  bool is_cut = false;  // the limit was reached with a solution to come
  bool is_interrupted = false;
};

Listed list_solutions(Session& session, const Item& item, const std::atomic<bool>& stop) {
  const std::uint64_t limit = session.args().list_limit;
  Listed listed;
  enumerate(item.entry.record->puzzle, [&](const Grid& solution) {
    if (stop.load(std::memory_order_relaxed)) {
      listed.is_interrupted = true;
      return Flow::stop;
    }
    if (limit != 0 && listed.count == limit) {
      listed.is_cut = true;
      return Flow::stop;
    }
    ++listed.count;
    if (session.args().json) {
      session.print(json_answer(item, solution, listed.count));
    } else {
      session.print_line(solution.to_line());
    }
    return session.wants_more() ? Flow::go_on : Flow::stop;
  });
  return listed;
}

void answer(Session& session, const Item& item, const std::atomic<bool>& stop) {
  if (!item.entry.record) return print_unreadable(session, item, "enumerate");
  const bool is_json = session.args().json;
  // Where there are several puzzles, a comment says whose solutions follow.
  if (!is_json && (item.index > 1 || !session.is_last())) {
    session.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
  }
  const Listed listed = list_solutions(session, item, stop);
  if (listed.is_interrupted) return session.interrupt(item.where());
  if (listed.is_cut) {
    session.say(item.where() + ": stopped after " + std::to_string(listed.count) +
                (listed.count == 1 ? " solution" : " solutions") + "; there are more");
  }
  if (listed.count > 0) return;
  session.raise(Exit::no);
  const Solved solved = solve(item.entry.record->puzzle);
  if (is_json) {
    Json json = begin_answer(item, "enumerate");
    json["number"] = 0;
    json["solution"] = nullptr;
    json["reason"] = reason_text(solved);
    return session.print(to_line(json));
  }
  session.print_line(item.entry.cells + "  # no solution: " + reason_text(solved));
}

}  // namespace

int run_enumerate(const Args& args) {
  Session session(args);
  const std::atomic<bool>& stop = apps::listen_for_interrupt();
  for_each(session, [&](const Item& item) { answer(session, item, stop); });
  return session.finish();
}

}  // namespace nonet::cli
