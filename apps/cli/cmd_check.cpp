// nonet check: a diagnosis, as one line for a program or in sentences for a person.

#include <fmt/format.h>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "nonet/check.hpp"

namespace nonet::cli {
namespace {

std::string list_cells(CellSet cells) {
  std::string list;
  for (const Cell cell : cells) {
    if (!list.empty()) list += ' ';
    list += name(cell).view();
  }
  return list;
}

// "r1c1=5 r2c4=6"
std::string list_digits(const Grid& grid, CellSet cells) {
  std::string list;
  for (const Cell cell : cells) {
    list += fmt::format("{}{}={}", list.empty() ? "" : " ", name(cell).view(), grid.face(cell));
  }
  return list;
}

std::string count_words(const Diagnosis& diagnosis) {
  return fmt::format("{}{} solutions", diagnosis.count_is_exact ? "" : "more than ",
                     diagnosis.count);
}

std::string best_words(const BestGiven& best) {
  std::string leaves;
  for (const Digit digit : DigitSet::all()) {
    const std::uint64_t left = best.leaves[digit.index()];
    if (left == 0) continue;
    leaves += fmt::format("{}{} leaves {}", leaves.empty() ? "" : ", ", digit.face(), left);
  }
  return fmt::format("{} would settle most if it were given ({}{})", name(best.cell).view(), leaves,
                     best.is_sampled ? ", of a random sample" : "");
}

std::string core_words(const Grid& grid, const Diagnosis& diagnosis) {
  if (diagnosis.core_is_marks) return "the pencil marks alone leave no solution";
  return fmt::format("{} cannot stand together, while any one fewer can",
                     list_digits(grid, diagnosis.core));
}

// What there is to say, a phrase each; the first is the verdict.
std::vector<std::string> phrases(const Puzzle& puzzle, const Diagnosis& diagnosis) {
  std::vector<std::string> list;
  switch (diagnosis.verdict) {
    case Verdict::illegal:
      for (const Clash& clash : diagnosis.conflicts) {
        list.push_back(fmt::format("{} in {} and {}", clash.digit.face(), name(clash.a).view(),
                                   name(clash.b).view()));
      }
      break;
    case Verdict::none:
      list.push_back(core_words(puzzle.grid, diagnosis));
      if (!diagnosis.mistakes.empty()) {
        list.push_back("the givens are fine; the mistakes are at " +
                       list_cells(diagnosis.mistakes));
      }
      break;
    case Verdict::several:
      list.push_back(count_words(diagnosis));
      list.push_back("two of them differ at " + list_cells(diagnosis.differs));
      list.push_back(best_words(*diagnosis.best));
      break;
    case Verdict::unique:
      if (diagnosis.is_minimal) {
        list.emplace_back("minimal, every given is needed");
      } else {
        const int size = diagnosis.redundant.size();
        list.push_back(fmt::format("{} redundant given{}, each could be left out alone: {}", size,
                                   size == 1 ? "" : "s", list_cells(diagnosis.redundant)));
      }
      break;
  }
  return list;
}

// The solution that came with the puzzle, against the one that was found.
struct KeptSolution {
  bool is_kept = false;
  bool is_right = false;
  CellSet wrong;
};

KeptSolution compare_kept(const Record& record, const Diagnosis& diagnosis) {
  KeptSolution kept;
  if (!record.solution) return kept;
  kept.is_kept = true;
  if (diagnosis.verdict == Verdict::several) {
    // Any of the solutions will do: right if it solves the puzzle.
    Puzzle filled(*record.solution);
    kept.is_right = solve(filled).verdict == Verdict::unique;
    for (const Cell cell : record.puzzle.grid.filled()) {
      if (record.puzzle.grid.at(cell) != record.solution->at(cell)) kept.wrong.insert(cell);
    }
    kept.is_right = kept.is_right && kept.wrong.empty();
  } else if (diagnosis.solution) {
    for (const Cell cell : CellSet::all()) {
      if (diagnosis.solution->at(cell) != record.solution->at(cell)) kept.wrong.insert(cell);
    }
    kept.is_right = kept.wrong.empty();
  }
  return kept;
}

std::string kept_words(const KeptSolution& kept) {
  if (kept.is_right) return "the solution that came with it is right";
  if (kept.wrong.empty()) return "the solution that came with it is wrong";
  return "the solution that came with it is wrong at " + list_cells(kept.wrong);
}

Json best_json(const BestGiven& best) {
  Json leaves = Json::object();
  for (const Digit digit : DigitSet::all()) {
    const std::uint64_t left = best.leaves[digit.index()];
    if (left > 0) leaves[std::to_string(digit.face())] = left;
  }
  return {{"cell", name(best.cell).view()}, {"leaves", leaves}, {"sampled", best.is_sampled}};
}

std::string json_answer(const Item& item, const Diagnosis& diagnosis, const KeptSolution& kept) {
  Json json = begin_answer(item, "check");
  json["status"] = name(diagnosis.verdict);
  json["conflicts"] = Json::array();
  for (const Clash& clash : diagnosis.conflicts) {
    json["conflicts"].push_back(cell_names({clash.a, clash.b}));
  }
  json["core"] = cell_names(diagnosis.core);
  json["mistakes"] = cell_names(diagnosis.mistakes);
  json["count"] = diagnosis.count;
  json["exact"] = diagnosis.count_is_exact;
  json["differs"] = cell_names(diagnosis.differs);
  json["best"] = nullptr;
  if (diagnosis.best) json["best"] = best_json(*diagnosis.best);
  json["redundant"] = cell_names(diagnosis.redundant);
  json["minimal"] = diagnosis.is_minimal;
  json["solution"] = nullptr;
  if (diagnosis.solution) json["solution"] = diagnosis.solution->to_line();
  if (kept.is_kept) json["given_solution"] = kept.is_right ? "right" : "wrong";
  return to_line(json);
}

CellSet cells_to_mark(const Diagnosis& diagnosis) {
  CellSet cells = diagnosis.core | diagnosis.differs;
  for (const Clash& clash : diagnosis.conflicts) cells |= {clash.a, clash.b};
  return cells;
}

void draw_answer(Session& session, const Puzzle& puzzle, const Diagnosis& diagnosis,
                 const std::vector<std::string>& list) {
  PictureOptions options = session.picture_options();
  options.marked = cells_to_mark(diagnosis);
  session.print(draw(puzzle, options));
  const bool is_none = diagnosis.verdict == Verdict::none;  // a bare "none" is no sentence
  session.print_line(is_none ? "no solution" : std::string(name(diagnosis.verdict)));
  for (const std::string& phrase : list) session.print_line(wrap(phrase, 2));
}

void answer(Session& session, const Item& item) {
  if (!item.entry.record) {
    if (session.args().json) return session.print(to_line(begin_answer(item, "check")));
    return session.print_line("unreadable: " + item.entry.record.error().message());
  }
  const Record& record = *item.entry.record;
  const Diagnosis diagnosis = check(record.puzzle, {.limit = session.args().limit});
  const KeptSolution kept = compare_kept(record, diagnosis);
  const bool is_fine = diagnosis.verdict == Verdict::unique && (!kept.is_kept || kept.is_right);
  if (!is_fine) session.raise(Exit::no);
  if (session.args().json) return session.print(json_answer(item, diagnosis, kept));

  std::vector<std::string> list = phrases(record.puzzle, diagnosis);
  if (kept.is_kept) list.push_back(kept_words(kept));
  if (session.draws_single()) return draw_answer(session, record.puzzle, diagnosis, list);
  session.print_line(fmt::format("{}: {}", name(diagnosis.verdict), fmt::join(list, "; ")));
}

}  // namespace

int run_check(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { answer(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
