// A step as a drawing: the position before it, what plays which role, what changes. Marks say how
// they want to be painted; only houses, numbered lines and singles are drawn in ways of their own.

#include "explain/blockers.hpp"
#include "explain/dictionary.hpp"
#include "explain/line_drawing.hpp"
#include "explain/notation.hpp"
#include "explain/writer.hpp"
#include "nonet/hint.hpp"
#include "nonet/singles.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace explain {
namespace {

using drawing::Sketch;

bool is_tinted(Role role) { return role == Role::base_house || role == Role::house; }
bool is_hatched(Role role) {
  return role == Role::cover_house || role == Role::other_house || role == Role::other_cover ||
         role == Role::target_house || role == Role::clash_house;
}

// What numbered lines draw instead.
bool is_told_by_lines(Role role) {
  switch (role) {
    case Role::cells:  // of a choice: each of them is supposed
    case Role::chain_head:
    case Role::weak_to:
    case Role::strong_to:
    case Role::via_als:
    case Role::suppose:
    case Role::suppose_not:
    case Role::then_not:
    case Role::follows: return true;
    default: return false;
  }
}

std::string letter_of(Role role) {
  switch (role) {
    case Role::als_a: return "A";
    case Role::als_b: return "B";
    case Role::als_c: return "C";
    case Role::als_d: return "D";
    default: return {};
  }
}

Truth truth_of(Role role) {
  return role == Role::suppose       ? Truth::is_true
         : role == Role::suppose_not ? Truth::is_false
                                     : Truth::untold;
}

class StepDrawing {
 public:
  StepDrawing(const Puzzle& position, const Step& step, Language language)
      : position_(position),
        step_(step),
        language_(language),
        board_(position.start().board),
        sketch_(position) {}

  Drawing draw() {
    for (const Mark& mark : step_.evidence()) add_houses(mark);
    const Implications told = implications(board_, step_);
    for (const Mark& mark : outer_marks(step_)) {
      if (told.lines.empty() || !is_told_by_lines(mark.role)) add_mark(mark);
    }
    if (told.lines.empty()) {
      for (const Chain& chain : chains(step_)) draw_chain(sketch_, chain, language_);
    } else {
      draw_lines(sketch_, told, language_);
    }
    // Of a trial, how far it went beyond what singles decide.
    sketch_.frame(step_.cells(Role::tested), Paint::third, label(Role::tested, language_));
    if (step_.technique() == kHiddenSingle) add_blockers();
    if (step_.technique() == kNakedSingle) add_takers();
    if (!step_.eliminated().empty())
      sketch_.eliminate(step_.eliminated(), plain_words(Sentence::legend_eliminated, language_));
    if (!step_.placed().empty())
      sketch_.place(step_.placed(), plain_words(Sentence::legend_placed, language_));
    return sketch_.finish();
  }

 private:
  void add_houses(const Mark& mark) {
    for (const House house : mark.houses) {
      if (is_tinted(mark.role)) sketch_.tint(house, label(mark.role, language_));
      if (is_hatched(mark.role))
        sketch_.hatch(house, paint(mark.role), label(mark.role, language_));
    }
  }

  // One digit in some cells is a set of candidates, and so are fins; several digits in several
  // cells are a matter of the cells. A filled cell has no candidates to point at.
  void add_mark(const Mark& mark) {
    const Paint look = paint(mark.role);
    if (look == Paint::none || mark.cells.empty() || is_chain(mark.role)) return;
    const bool is_figure = mark.digits.size() == 1 || (look == Paint::fin && !mark.digits.empty());
    const CellSet framed = is_figure ? mark.cells & position_.grid.filled() : mark.cells;
    sketch_.frame(framed, look, label(mark.role, language_), letter_of(mark.role));
    sketch_.write(mark.cells & position_.blanks());
    if (!is_figure) return;
    for (const Cell cell : mark.cells - framed) {
      for (const Digit digit : mark.digits) {
        if (!board_.contains(Candidate(cell, digit))) continue;
        sketch_.node({CellSet{cell}, digit}, look, truth_of(mark.role),
                     label(mark.role, language_));
      }
    }
  }
  static bool is_chain(Role role) {
    return role == Role::chain_head || role == Role::weak_to || role == Role::strong_to;
  }

  // The digits that leave one place, with the lines along which they do.
  void add_blockers() {
    if (step_.houses(Role::house).empty()) return;
    const Cell cell = step_.placed().cells().first();
    const Digit digit = step_.placed().digits(cell).first();
    const Blockers blockers = find_blockers(board_, step_.houses(Role::house).first(), cell, digit);
    for (const Blocker& blocker : blockers.list) {
      sketch_.frame(CellSet{blocker.at}, Paint::second,
                    plain_words(Sentence::legend_blocker, language_));
      sketch_.shade(blocker.rules_out, plain_words(Sentence::legend_shade, language_));
      for (const House line : {House::row(blocker.at.row()), House::column(blocker.at.column())}) {
        add_sights(blocker.at, blocker.rules_out & board_.rules().cells(line));
      }
      for (const Cell seen : beyond_lines_and_box(blocker)) sketch_.sight(blocker.at, seen);
    }
  }
  // What it sees along a diagonal, in a window, by a leap.
  CellSet beyond_lines_and_box(const Blocker& blocker) const {
    const Rules& rules = board_.rules();
    CellSet near =
        rules.cells(House::row(blocker.at.row())) | rules.cells(House::column(blocker.at.column()));
    if (const auto box = rules.region_of(blocker.at)) near |= rules.cells(*box);
    return blocker.rules_out - near;
  }
  // To the farthest of the cells on either side.
  void add_sights(Cell from, CellSet cells) {
    if (cells.empty()) return;
    if (cells.first() < from) sketch_.sight(from, cells.first());
    if (from < cells.last()) sketch_.sight(from, cells.last());
  }

  // Who took the other digits of the cell.
  void add_takers() {
    const Cell cell = step_.placed().cells().first();
    for (const Taker& taker : find_takers(board_, cell, step_.placed().digits(cell).first()).list) {
      sketch_.tint(taker.house, label(Role::house, language_));
      sketch_.frame(taker.cells, Paint::second, plain_words(Sentence::legend_taker, language_));
    }
  }

  const Puzzle& position_;
  const Step& step_;
  Language language_;
  Board board_;
  Sketch sketch_;
};

// Where to look, as the words of a hint have it: houses, or where a chain begins.
void draw_area(Sketch& sketch, const Board& board, const Step& step, Language language) {
  const Implications told = implications(board, step);
  if (!told.lines.empty() && told.ending != Implications::Ending::fish &&
      step.houses(Role::house).empty()) {
    CellSet starts;
    for (const Implication& line : told.lines) {
      if (line.kind == Implication::Kind::suppose) starts |= line.claim.cells;
    }
    return sketch.frame(starts, Paint::focus, plain_words(Sentence::legend_start, language));
  }
  HouseSet houses = pattern_houses(step, board.rules());
  if (step.technique() == kNakedSingle) {
    House most = House::row(step.placed().cells().first().row());
    for (const House house : board.rules().houses_of(step.placed().cells().first())) {
      if (board.digits(house).size() > board.digits(most).size()) most = house;
    }
    houses = {most};
  }
  for (const House house : houses) sketch.tint(house, label(Role::house, language));
}

// The board row by row, then who plays what.
std::string description(const Puzzle& position, const Step* step, Telling telling) {
  std::string text;
  telling.rules = &*position.rules;
  const int side = position.rules->side();
  const std::string line = position.grid.to_line('.', side);
  for (int row = 0; row < side; ++row) {
    if (row > 0) text += "; ";
    Writer(text, telling) << House::row(row) << ": "
                          << std::string_view(line).substr(static_cast<std::size_t>(row * side),
                                                           static_cast<std::size_t>(side));
  }
  text += '.';
  if (step == nullptr) return text;
  for (const Mark& mark : outer_marks(*step)) {
    if (paint(mark.role) == Paint::none || mark.cells.empty()) continue;
    text += " " + std::string(label(mark.role, telling.language)) + ": " +
            cells_text(mark.cells, telling);
    if (!mark.digits.empty()) text += " (" + digits_words(mark.digits, telling) + ")";
    text += '.';
  }
  return text;
}

}  // namespace
}  // namespace explain

Drawing drawing_of(const Puzzle& position, const Step& step, const DrawingOptions& options) {
  Drawing drawing = explain::StepDrawing(position, step, options.telling.language).draw();
  const Language language = options.telling.language;
  const std::string title = options.title.empty()
                                ? std::string(words_of(step.technique(), language).name)
                                : text::visible(options.title);
  drawing.title = title + ": " + effect_text(step, options.telling);
  drawing.rule_words = explain::variant_words(language);
  drawing.description = explain::description(position, &step, options.telling);
  drawing.has_lettered_rows = options.telling.notation == Notation::a1;
  return drawing;
}

std::string draw_step_svg(const Puzzle& position, const Step& step, const DrawingOptions& options) {
  return to_svg(drawing_of(position, step, options));
}

Drawing hint_drawing(const Puzzle& position, const Step& step, HintLevel level, Telling telling) {
  if (level >= HintLevel::everything) return drawing_of(position, step, {.telling = telling});
  drawing::Sketch sketch(position);
  const Board board = position.start().board;
  if (level >= HintLevel::area) explain::draw_area(sketch, board, step, telling.language);
  if (level >= HintLevel::cells) {
    const CellSet blocking =
        step.technique() == kHiddenSingle ? explain::blocking_cells(board, step) : CellSet();
    sketch.frame(blocking.empty() ? pattern_cells(step) : blocking, Paint::pattern,
                 explain::label(Role::cells, telling.language));
  }
  Drawing drawing = sketch.finish();
  drawing.title = words_of(step.technique(), telling.language).name;
  drawing.rule_words = explain::variant_words(telling.language);
  drawing.description = explain::description(position, nullptr, telling);
  drawing.has_lettered_rows = telling.notation == Notation::a1;
  return drawing;
}

}  // namespace nonet
