// nonet enumerate: every solution, a line each, in an order that never changes.

#include "cli/json.hpp"
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

void print_solution(Sheet& sheet, const Item& item, const Session& session, const Grid& solution,
                    std::uint64_t number) {
  if (session.args().json) return sheet.print(json_answer(item, solution, number));
  if (!session.screen().is_narrow()) return sheet.print_line(solution.to_line());
  if (number > 1) sheet.print("\n");
  sheet.print(draw(Puzzle(solution), session.screen().picture));
}

Listed list_solutions(const Item& item, Sheet& sheet, const Session& session) {
  const std::uint64_t limit = session.args().list_limit;
  Listed listed;
  enumerate(item.entry.record->puzzle, [&](const Grid& solution) {
    if (session.stop().load(std::memory_order_relaxed)) {
      listed.is_interrupted = true;
      return Flow::stop;
    }
    if (limit != 0 && listed.count == limit) {
      listed.is_cut = true;
      return Flow::stop;
    }
    print_solution(sheet, item, session, solution, ++listed.count);
    return sheet.wants_more() ? Flow::go_on : Flow::stop;
  });
  return listed;
}

void print_none(const Item& item, Sheet& sheet, const Args& args) {
  sheet.raise(Exit::no);
  const Solved solved = solve(item.entry.record->puzzle);
  if (!args.json) {
    return sheet.print_line(item.entry.cells + "  # no solution: " + reason_text(solved));
  }
  Json json = begin_answer(item, "enumerate");
  json["number"] = 0;
  json["solution"] = nullptr;
  json["reason"] = reason_text(solved);
  sheet.print(to_line(json));
}

void answer(const Item& item, Sheet& sheet, const Session& session) {
  const Args& args = session.args();
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  if (!args.json) print_header(sheet, item);
  const Listed listed = list_solutions(item, sheet, session);
  if (listed.is_interrupted) return sheet.cut();
  if (listed.is_cut) {
    sheet.say(item.where() + ": stopped after " + std::to_string(listed.count) +
              (listed.count == 1 ? " solution" : " solutions") + "; there are more");
  }
  if (listed.count == 0) print_none(item, sheet, args);
}

}  // namespace

int run_enumerate(const Args& args) {
  Session session(args);
  Answerer list = [&session](const Item& item, Sheet& sheet) { answer(item, sheet, session); };
  answer_all(session, {.hire = [&list] { return list; }, .has_headings = !args.json});
  return session.finish();
}

}  // namespace nonet::cli
