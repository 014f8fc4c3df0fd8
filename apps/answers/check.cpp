// See check.hpp.

#include "answers/check.hpp"

#include "answers/answer_json.hpp"
#include "answers/verb.hpp"
#include "answers/wrap.hpp"
#include "nonet/reading.hpp"
#include "nonet/sentence.hpp"

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

std::string clash_words(const Clash& clash, Telling telling) {
  return said(Sentence::check_clash, telling, {clash.digit, clash.a, clash.b});
}

std::string count_words(const Diagnosis& diagnosis, Telling telling) {
  const std::string count = std::to_string(diagnosis.count);
  return said(diagnosis.count_is_exact ? Sentence::check_count : Sentence::check_more, telling,
              {std::string_view(count)});
}

std::string best_words(const BestGiven& best, Telling telling) {
  std::string leaves;
  for (const Digit digit : DigitSet::every()) {
    const std::uint64_t left = best.leaves[digit.index()];
    if (left == 0) continue;
    if (!leaves.empty()) leaves += ", ";
    const std::string count = std::to_string(left);
    leaves += said(Sentence::check_leaves, telling, {digit, std::string_view(count)});
  }
  return said(best.is_sampled ? Sentence::check_best_sampled : Sentence::check_best, telling,
              {best.cell, std::string_view(leaves)});
}

std::string core_words(const Grid& grid, const Diagnosis& diagnosis, Telling telling) {
  if (diagnosis.core_is_marks) return said(Sentence::check_marks, telling);
  const std::string digits = list_digits(grid, diagnosis.core);
  const bool is_one = diagnosis.core.size() == 1;
  return said(is_one ? Sentence::check_core_alone : Sentence::check_core, telling,
              {std::string_view(digits)});
}

std::string redundant_words(CellSet redundant, Telling telling) {
  const std::string cells = list_cells(redundant);
  return said(Sentence::check_redundant, telling, {redundant.size(), std::string_view(cells)});
}

std::string kept_words(const KeptSolution& kept, Telling telling) {
  if (kept.is_right) return said(Sentence::check_right, telling);
  if (kept.wrong.empty()) return said(Sentence::check_wrong, telling);
  const std::string cells = list_cells(kept.wrong);
  return said(Sentence::check_wrong_at, telling, {std::string_view(cells)});
}

bool is_empty(const Puzzle& puzzle) { return puzzle.grid.filled().empty() && !puzzle.marks; }
// Its grids are known by number, and no cell is preferred.
bool has_every_grid(const Puzzle& puzzle) { return is_empty(puzzle) && puzzle.rules->is_classic(); }

std::vector<std::string> make_phrases(const Puzzle& puzzle, const Diagnosis& diagnosis,
                                      Telling telling) {
  if (has_every_grid(puzzle)) return {said(Sentence::check_empty, telling)};
  const Grid& grid = puzzle.grid;
  std::vector<std::string> list;
  switch (diagnosis.verdict) {
    case Verdict::illegal:
      for (const Clash& clash : diagnosis.conflicts) list.push_back(clash_words(clash, telling));
      break;
    case Verdict::none:
      if (is_empty(puzzle)) return {said(Sentence::check_no_grid, telling)};
      list.push_back(core_words(grid, diagnosis, telling));
      if (!diagnosis.mistakes.empty()) {
        const std::string cells = list_cells(diagnosis.mistakes);
        list.push_back(said(Sentence::check_mistakes, telling, {std::string_view(cells)}));
      }
      break;
    case Verdict::several: {
      list.push_back(count_words(diagnosis, telling));
      const std::string cells = list_cells(diagnosis.differs);
      list.push_back(said(Sentence::check_differ, telling, {std::string_view(cells)}));
      list.push_back(best_words(*diagnosis.best, telling));
      break;
    }
    case Verdict::unique:
      list.push_back(diagnosis.is_minimal ? said(Sentence::check_minimal, telling)
                                          : redundant_words(diagnosis.redundant, telling));
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
    const Puzzle filled(*record.solution, record.puzzle.rules);
    kept.is_right = solve(filled).verdict == Verdict::unique;
    for (const Cell cell : record.puzzle.grid.filled()) {
      if (record.puzzle.grid.at(cell) != record.solution->at(cell)) kept.wrong.insert(cell);
    }
    kept.is_right = kept.is_right && kept.wrong.empty();
  } else if (diagnosis.solution) {
    for (const Cell cell : CellSet::every()) {
      if (diagnosis.solution->at(cell) != record.solution->at(cell)) kept.wrong.insert(cell);
    }
    kept.is_right = kept.wrong.empty();
  }
  return kept;
}

Json best_json(const BestGiven& best) {
  Json leaves = Json::object();
  for (const Digit digit : DigitSet::every()) {
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
  if (diagnosis.solution)
    json["solution"] = diagnosis.solution->to_line('.', item.entry.record->puzzle.rules->side());
  if (checked.kept.is_kept) json["given_solution"] = checked.kept.is_right ? "right" : "wrong";
  return to_line(json);
}

void draw_diagnosis(Sheet& sheet, const Puzzle& puzzle, const Checked& checked, const View& view) {
  const Diagnosis& diagnosis = checked.diagnosis;
  PictureOptions options = view.picture;
  options.marked = diagnosis.core | diagnosis.differs;
  for (const Clash& clash : diagnosis.conflicts) options.marked |= {clash.a, clash.b};
  sheet.print(draw(puzzle, options));
  const bool is_none = diagnosis.verdict == Verdict::none;  // a bare "none" is no sentence
  sheet.print_line(is_none ? "no solution" : std::string(name(diagnosis.verdict)));
  for (const std::string& phrase : checked.phrases) {
    sheet.print_line(wrap(phrase, 2, view.width()));
  }
}

// One line for a program; for a person, lines that end between the names of cells.
std::string check_text(const Checked& checked, const View& view) {
  std::string line(name(checked.diagnosis.verdict));
  std::string_view before = ": ";
  for (const std::string& phrase : checked.phrases) {
    line.append(before).append(phrase);
    before = "; ";
  }
  return view.is_watched ? wrap(line, 0, view.width()) : line;
}

void answer_check(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) {
    if (args.json) return sheet.print(to_line(begin_answer(item, "check")));
    return sheet.print_line("unreadable: " + item.entry.record.error().message());
  }
  const Checked checked = check_entry(item.entry, args, task.stop);
  if (checked.diagnosis.is_interrupted) sheet.cut();
  if (!checked.is_fine()) sheet.raise(Exit::no);
  if (args.json) return sheet.print(check_line(item, checked));
  if (task.view.draws(item)) {
    return draw_diagnosis(sheet, item.entry.record->puzzle, checked, task.view);
  }
  sheet.print_line(check_text(checked, task.view));
}

}  // namespace

Checked check_entry(const Entry& entry, const Args& args, const std::atomic<bool>* stop) {
  const Record& record = *entry.record;
  Checked checked;
  // Of all grids more can be counted than anybody waits for.
  const std::uint64_t limit = has_every_grid(record.puzzle) ? CheckOptions().limit : args.limit;
  checked.diagnosis =
      check(read_notes(entry, args.meant_notes()).puzzle, {.limit = limit, .stop = stop});
  checked.kept = compare_kept(record, checked.diagnosis);
  checked.phrases = make_phrases(record.puzzle, checked.diagnosis, args.telling);
  if (checked.kept.is_kept) checked.phrases.push_back(kept_words(checked.kept, args.telling));
  return checked;
}

Verb check_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_check(item, sheet, task); });
}

}  // namespace nonet::answers
