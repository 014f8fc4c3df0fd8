// The answers of `canon` and `same`: a puzzle's canonical form, and how it was reached. Digits that
// a player placed are no part of the puzzle: the form is that of the givens.

#include "answers/canon.hpp"

#include <memory>
#include <optional>
#include <string>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {
namespace {

Json order_json(const Transform::Order& order) {
  Json json = Json::array();
  for (const std::uint8_t line : order) json.push_back(line + 1);
  return json;
}

Json transform_json(const Transform& transform, const Args& args) {
  Json json;
  json["transposed"] = transform.is_transposed;
  json["rows"] = order_json(transform.rows);
  json["columns"] = order_json(transform.columns);
  if (!args.pattern) json["digits"] = order_json(transform.digits);
  return json;
}

Json bands_json(const Grid& grid) {
  const std::optional<BandIndices> bands = find_band_indices(grid);
  return bands ? Json(*bands) : Json(nullptr);
}

// What --solution has to say of a puzzle.
struct Carried {
  std::optional<Solved> solved;  // none without --solution
  std::string solution;          // in the look of the form, if it is the only one

  bool is_no() const { return solved && solved->verdict != Verdict::unique; }
};

Carried carry(const Puzzle& puzzle, const Canonical& canonical, const Args& args) {
  if (!args.with_solution) return {};
  Carried carried{solve(puzzle), {}};
  if (carried.is_no()) return carried;
  carried.solution = canonical.transform.apply(*carried.solved->solution).to_line();
  return carried;
}

std::string canon_json(const Item& item, const Grid& grid, const Canonical& canonical,
                       const Carried& carried, const Args& args) {
  Json json = begin_answer(item, "canon");
  json["canonical"] = canonical.form.to_line();
  json["automorphisms"] = canonical.automorphisms;
  json["isomorphs"] = args.pattern ? count_isomorphs(Grid(), canonical.automorphisms)
                                   : count_isomorphs(grid, canonical.automorphisms);
  json["transform"] = transform_json(canonical.transform, args);
  json["inverse"] = transform_json(canonical.transform.inverse(), args);
  if (!args.pattern) json["bands"] = bands_json(grid);
  if (carried.solved) {
    json["status"] = name(carried.solved->verdict);
    json["solution"] = carried.is_no() ? Json(nullptr) : Json(carried.solution);
    json["reason"] = carried.solved->reason ? Json(reason_text(*carried.solved)) : Json(nullptr);
  }
  return to_line(json);
}

std::string canon_text(const Canonical& canonical, const Carried& carried) {
  std::string text = canonical.form.to_line();
  if (!carried.solved) return text + "\n";
  if (!carried.is_no()) return text + "," + carried.solution + "\n";
  if (carried.solved->verdict == Verdict::several) return text + "  # several solutions\n";
  return text + "  # no solution: " + reason_text(*carried.solved) + "\n";
}

std::string words_of(const Transform::Order& order) {
  std::string words;
  for (const std::uint8_t line : order) words += static_cast<char>('1' + line);
  return words;
}

void answer(const Item& item, Sheet& sheet, const Args& args, Canonizer& canonizer) {
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Grid grid = puzzle.given_grid();
  const Canonical canonical =
      args.pattern ? canonizer.canonize_pattern(puzzle.givens) : canonizer.canonize(grid);
  const Carried carried = carry(puzzle, canonical, args);
  if (carried.is_no()) sheet.raise(Exit::no);
  sheet.print(args.json ? canon_json(item, grid, canonical, carried, args)
                        : canon_text(canonical, carried));
}

}  // namespace

Verb canon_verb(const Task& task) {
  return {.hire = [&args = task.args]() -> Answerer {
    const auto canonizer = std::make_shared<Canonizer>();
    return [&args, canonizer](const Item& item, Sheet& sheet) {
      answer(item, sheet, args, *canonizer);
    };
  }};
}

void print_same(Sheet& sheet, const Grid& a, const Grid& b, const Args& args) {
  const std::optional<Transform> way = find_isomorphism(a, b);
  if (!way) sheet.raise(Exit::no);
  if (args.json) {
    Json json;
    json["schema"] = "nonet/same/1";
    json["a"] = a.to_line();
    json["b"] = b.to_line();
    json["same"] = way.has_value();
    json["transform"] = way ? transform_json(*way, args) : Json(nullptr);
    return sheet.print(to_line(json));
  }
  if (!way) return sheet.print_line("different");
  const std::string start = way->is_transposed ? "same: transposed, rows " : "same: rows ";
  sheet.print_line(start + words_of(way->rows) + ", columns " + words_of(way->columns) +
                   ", digits " + words_of(way->digits));
}

}  // namespace nonet::answers
