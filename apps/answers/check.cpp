// See check.hpp.

#include "answers/check.hpp"

#include "answers/json.hpp"
#include "answers/notes.hpp"

namespace nonet::answers {
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
    if (!list.empty()) list += ' ';
    list.append(name(cell).view()).append("=").append(std::to_string(grid.face(cell)));
  }
  return list;
}

std::string clash_words(const Clash& clash) {
  std::string words = std::to_string(clash.digit.face());
  words.append(" in ").append(name(clash.a).view()).append(" and ").append(name(clash.b).view());
  return words;
}

std::string count_words(const Diagnosis& diagnosis) {
  return (diagnosis.count_is_exact ? "" : "more than ") + std::to_string(diagnosis.count) +
         " solutions";
}

std::string best_words(const BestGiven& best) {
  std::string leaves;
  for (const Digit digit : DigitSet::all()) {
    const std::uint64_t left = best.leaves[digit.index()];
    if (left == 0) continue;
    if (!leaves.empty()) leaves += ", ";
    leaves += std::to_string(digit.face()) + " leaves " + std::to_string(left);
  }
  return std::string(name(best.cell).view()) + " would settle most if it were given (" + leaves +
         (best.is_sampled ? ", of a random sample)" : ")");
}

std::string core_words(const Grid& grid, const Diagnosis& diagnosis) {
  if (diagnosis.core_is_marks) return "the pencil marks alone leave no solution";
  return list_digits(grid, diagnosis.core) + " cannot stand together, while any one fewer can";
}

std::string redundant_words(CellSet redundant) {
  return std::to_string(redundant.size()) +
         (redundant.size() == 1 ? " redundant given" : " redundant givens") +
         ", each could be left out alone: " + list_cells(redundant);
}

std::string kept_words(const KeptSolution& kept) {
  if (kept.is_right) return "the solution that came with it is right";
  if (kept.wrong.empty()) return "the solution that came with it is wrong";
  return "the solution that came with it is wrong at " + list_cells(kept.wrong);
}

// Nothing is said yet, so there is nothing to count and no cell to prefer.
bool is_empty(const Puzzle& puzzle) { return puzzle.grid.filled().empty() && !puzzle.marks; }

std::vector<std::string> make_phrases(const Puzzle& puzzle, const Diagnosis& diagnosis) {
  if (is_empty(puzzle)) {
    return {"the grid is empty, so each of the 6670903752021072936960 full grids solves it"};
  }
  const Grid& grid = puzzle.grid;
  std::vector<std::string> list;
  switch (diagnosis.verdict) {
    case Verdict::illegal:
      for (const Clash& clash : diagnosis.conflicts) list.push_back(clash_words(clash));
      break;
    case Verdict::none:
      list.push_back(core_words(grid, diagnosis));
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
      list.push_back(diagnosis.is_minimal ? "minimal, every given is needed"
                                          : redundant_words(diagnosis.redundant));
      break;
  }
  return list;
}

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

Json best_json(const BestGiven& best) {
  Json leaves = Json::object();
  for (const Digit digit : DigitSet::all()) {
    const std::uint64_t left = best.leaves[digit.index()];
    if (left > 0) leaves[std::to_string(digit.face())] = left;
  }
  return {{"cell", name(best.cell).view()}, {"leaves", leaves}, {"sampled", best.is_sampled}};
}

std::string check_line(const Item& item, const Checked& checked) {
  const Diagnosis& diagnosis = checked.diagnosis;
  Json json = begin_answer(item, "check");
  json["status"] = name(diagnosis.verdict);
  json["text"] = checked.phrases;
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
  if (checked.kept.is_kept) json["given_solution"] = checked.kept.is_right ? "right" : "wrong";
  return to_line(json);
}

}  // namespace

Checked check_entry(const Entry& entry, const Args& args) {
  const Record& record = *entry.record;
  Checked checked;
  // Of all grids more can be counted than anybody waits for.
  const std::uint64_t limit = is_empty(record.puzzle) ? CheckOptions().limit : args.limit;
  checked.diagnosis = check(read_notes(entry, args).puzzle, {.limit = limit});
  checked.kept = compare_kept(record, checked.diagnosis);
  checked.phrases = make_phrases(record.puzzle, checked.diagnosis);
  if (checked.kept.is_kept) checked.phrases.push_back(kept_words(checked.kept));
  return checked;
}

Answer check_answer(const Item& item, const Args& args) {
  if (!item.entry.record) return {to_line(begin_answer(item, "check"))};
  const Checked checked = check_entry(item.entry, args);
  return {check_line(item, checked), checked.is_fine() ? Exit::yes : Exit::no};
}

}  // namespace nonet::answers
