// The answers of `candidates`: which digits some solution has in each cell, and in how many
// solutions.

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
#include "nonet/problem_picture.hpp"

namespace nonet::answers {
namespace {

std::string group(const Problem& problem, std::uint64_t mask) {
  std::string text;
  for (int digit = 1; digit <= problem.side; ++digit) {
    if ((mask >> (digit - 1) & 1) == 0) continue;
    if (problem.symbols == Symbols::numbers && !text.empty()) text += ',';
    text += symbol(problem, digit);
  }
  return text.empty() ? "." : text;
}

std::string candidates_line(const Item& item, const Problem& problem, const TrueCandidates& found) {
  Json json = begin_answer(item, "candidates");
  const bool has_solution = !found.masks.empty() && found.masks[0] != 0;
  json["status"] = found.is_interrupted ? "interrupted" : has_solution ? "found" : "none";
  json["candidates"] = Json::array();
  for (const std::uint64_t mask : found.masks)
    json["candidates"].push_back(mask == 0 ? "" : group(problem, mask));
  if (found.counts.empty()) return to_line(json);
  json["counts"] = Json::array();
  const auto side = static_cast<std::size_t>(problem.side);
  for (std::size_t cell = 0; cell < found.masks.size(); ++cell) {
    Json counts = Json::object();
    for (std::size_t digit = 0; digit < side; ++digit) {
      const std::uint64_t count = found.counts[cell * side + digit];
      if (count > 0) counts[symbol(problem, static_cast<int>(digit) + 1)] = count;
    }
    json["counts"].push_back(counts);
  }
  return to_line(json);
}

}  // namespace

void answer_candidates(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Problem problem = problem_of(*item.entry.record);
  const TrueCandidates found =
      true_candidates(problem, args.json ? args.candidate_limit : 1, task.stop);
  if (found.is_interrupted) sheet.cut();
  const bool has_solution = found.masks[0] != 0;
  if (!has_solution) sheet.raise(Exit::no);
  if (args.json) return sheet.print(candidates_line(item, problem, found));
  if (!has_solution && !found.is_interrupted)
    return sheet.print_line(item.entry.cells + "  # no solution");
  const ProblemPicture picture{
      .title = problem.title, .frame = task.view.picture.frame, .candidates = found.masks};
  if (!args.svg.empty())
    return sheet.write_file(numbered(args.svg, item.index), draw_svg(problem, picture));
  if (task.view.draws(item)) return sheet.print(draw(problem, picture));
  std::string line;
  for (const std::uint64_t mask : found.masks)
    line += (line.empty() ? "" : " ") + group(problem, mask);
  sheet.print_line(line);
}

Verb candidates_verb(const Task& task) {
  return make_verb(
      [task](const Item& item, Sheet& sheet) { answer_candidates(item, sheet, task); });
}

}  // namespace nonet::answers
