// See study.hpp.

#include "cli/study.hpp"

#include "nonet/explain.hpp"

namespace nonet::cli {
namespace {

Json candidate_names(const CandidateSet& set) {
  Json list = Json::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : set.cells(digit)) list.push_back(name(Candidate(cell, digit)).view());
  }
  return list;
}

Json mark_json(const Mark& mark) {
  Json json;
  json["role"] = name(mark.role);
  json["cells"] = cell_names(mark.cells);
  json["digits"] = Json::array();
  for (const Digit digit : mark.digits) json["digits"].push_back(digit.face());
  json["houses"] = Json::array();
  for (const House house : mark.houses) json["houses"].push_back(short_name(house).view());
  return json;
}

}  // namespace

Study study(const Puzzle& puzzle, const Args& args) {
  Study study;
  study.position = solve(puzzle);
  const bool is_bare = puzzle.placed().empty() && !puzzle.marks;
  const bool has_givens = !puzzle.givens.empty();
  study.puzzle = is_bare || !has_givens ? study.position : solve(Puzzle(puzzle.given_grid()));
  study.known.givens = puzzle.givens;
  study.known.is_unique = study.puzzle.verdict == Verdict::unique && !args.no_uniqueness;
  return study;
}

std::string uniqueness_remark(const Study& study, const Args& args) {
  if (study.puzzle.verdict == Verdict::unique) return {};
  if (study.position.verdict == Verdict::several) {
    return std::string("This puzzle has several solutions, so no path leads to the end") +
           (args.no_uniqueness ? "." : "; techniques that rest on its having one are left out.");
  }
  if (args.no_uniqueness) return {};
  return "The givens alone have several solutions: techniques that rest on their having one are "
         "left out.";
}

void print_header(Session& session, const Item& item) {
  if (item.index == 1 && session.is_last()) return;
  session.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
}

void print_unsolvable(Session& session, const Item& item, const Solved& solved, Json json) {
  session.raise(Exit::no);
  const bool is_illegal = solved.verdict == Verdict::illegal;
  if (session.args().json) {
    json["status"] = name(solved.verdict);
    json["reason"] = reason_text(solved);
    return session.print(to_line(json));
  }
  session.print_line(
      (is_illegal ? item.entry.text + "  # error: " : item.entry.cells + "  # no solution: ") +
      reason_text(solved));
}

Json step_json(const Step& step, Notation notation) {
  Json json;
  json["technique"] = info(step.technique()).id;
  json["place"] = candidate_names(step.placed());
  json["eliminate"] = candidate_names(step.eliminated());
  json["text"] = describe(step, notation);
  const std::string chain = chain_text(step, notation);
  json["chain"] = nullptr;
  if (!chain.empty()) json["chain"] = chain;
  json["evidence"] = Json::array();
  for (const Mark& mark : step.evidence()) json["evidence"].push_back(mark_json(mark));
  return json;
}

}  // namespace nonet::cli
