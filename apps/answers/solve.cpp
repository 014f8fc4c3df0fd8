// See solve.hpp.

#include "answers/solve.hpp"

#include "answers/json.hpp"

namespace nonet::answers {
namespace {

std::string text_line(const Asked& asked, const Solved& solved) {
  std::string line;
  switch (solved.verdict) {
    case Verdict::unique: return solved.solution->to_line() + "\n";
    case Verdict::several: return solved.solution->to_line() + "  # several solutions\n";
    case Verdict::none: line.append(asked.cells).append("  # no solution: "); break;
    case Verdict::illegal: line.append(asked.text).append("  # error: "); break;
  }
  return line + reason_text(solved) + "\n";
}

}  // namespace

std::string solve_line(const Asked& asked, const Solved& solved, Shape shape) {
  if (shape == Shape::text) return text_line(asked, solved);
  Json json = begin_answer(asked.index, asked.cells, "solve");
  json["status"] = name(solved.verdict);
  json["solution"] = nullptr;
  if (solved.solution) json["solution"] = solved.solution->to_line();
  json["reason"] = nullptr;
  if (solved.reason) json["reason"] = reason_text(solved);
  return to_line(json);
}

std::string unreadable_solve_line(const Item& item, Shape shape) {
  if (shape == Shape::text) {
    return item.entry.text + "  # error: " + item.entry.record.error().message() + "\n";
  }
  Json json = begin_answer(item, "solve");
  json["solution"] = nullptr;
  return to_line(json);
}

}  // namespace nonet::answers
