// Intersections: a digit that one house keeps to its crossing with another cannot be in the rest of
// that other. Pointing: a box keeps it to a line; claiming: a line keeps it to a box. The direct
// ones are told for the single that is left in a house beside; what else goes stays unsaid.
//
// Order: by line, rows first, then by box along it, then by digit, then by the house that gets the
// single. Cost: a few operations on sets of digits for each of the 54 crossings, some 0.1 us.

#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

// Which of the two houses that cross keeps the digit; the other loses it.
enum class Keeper : std::uint8_t { box, line };

// The crossings, as seen by the house that keeps.
template <Keeper kKeeper>
struct KeptBy {
  static constexpr bool kIsBox = kKeeper == Keeper::box;

  // Digits that are kept in a crossing and can be lost.
  static DigitSet digits(const Crossings& crossings, int number) {
    return kIsBox ? crossings.locked_in_box(number) & crossings.rest_of_line(number)
                  : crossings.locked_in_line(number) & crossings.rest_of_box(number);
  }
  static House keeper(const Crossing& crossing) { return kIsBox ? crossing.box : crossing.line; }
  static House loser(const Crossing& crossing) { return kIsBox ? crossing.line : crossing.box; }
  // The crossings of the loser with houses like the keeper.
  static std::span<const std::uint16_t> beside(const Crossings& crossings, const Crossing& of) {
    return crossings.table().others(kIsBox ? of.others_of_line : of.others_of_box);
  }

  static void show(Step& step, const Crossing& crossing, Digit digit, CellSet cells) {
    step.show(Role::digit, digit).show(Role::cells, cells, digit);
    step.show(Role::house, keeper(crossing)).show(Role::other_house, loser(crossing));
  }
};

template <Keeper kKeeper>
void find_kept(const Board& board, const Crossings& crossings, StepSink& out) {
  using Kept = KeptBy<kKeeper>;
  for (int i = 0; i < crossings.count(); ++i) {
    for (const Digit digit : Kept::digits(crossings, i)) {
      const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      Step step = out.step();
      step.eliminate(board.places(digit, Kept::loser(crossing)) - crossing.cells, digit);
      Kept::show(step, crossing, digit, cells);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

template <Keeper kKeeper>
void find_kept_directly(const Board& board, const Crossings& crossings, StepSink& out) {
  using Kept = KeptBy<kKeeper>;
  for (int i = 0; i < crossings.count(); ++i) {
    const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
    for (const Digit digit : Kept::digits(crossings, i)) {
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      // Not the crossing itself: the house that gets the digit may share a cell with it, as one
      // diagonal does with the other.
      const CellSet gone = board.rules().cells(Kept::loser(crossing)) - crossing.cells;
      for (const int beside : Kept::beside(crossings, crossing)) {
        if (!crossings.digits(beside).contains(digit)) continue;
        const House target = Kept::keeper(crossings.all()[static_cast<std::size_t>(beside)]);
        const CellSet places = board.places(digit, target);
        const CellSet left = places - gone;
        if (!left.is_single() || left == places) continue;
        Step step = out.step();
        step.place(left.only(), digit);
        Kept::show(step, crossing, digit, cells);
        step.show(Role::target_house, target).show(Role::cell, left.only());
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

constexpr std::string_view kKeptWords =
    "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all lie} in "
    "{other_house}.\n"
    "Whichever it is, {other_house} gets its {digit} there, so {T}.";
constexpr std::string_view kDirectWords =
    "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all lie} in "
    "{other_house}.\n"
    "Whichever it is, {other_house} gets its {digit} there.\n"
    "So in {target_house} only {cell} is left for {digit}: {T}.";

}  // namespace
}  // namespace nonet::logic

namespace nonet::logic::pointing {

extern const Prose prose = {
    .summary = "in a box, a digit can only go to cells of one row or column",
    .why =
        "The box needs the digit, and all cells of the box that can take it stand in one line. "
        "Whichever of them it is, it is the digit of that line too, so no cell of the line outside "
        "the box can be it.",
    .explanation = kKeptWords,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kept<Keeper::box>(board, workspace.crossings(), out);
}

}  // namespace nonet::logic::pointing

namespace nonet::logic::claiming {

extern const Prose prose = {
    .summary = "in a row or column, a digit can only go to cells of one box",
    .why =
        "The line needs the digit, and all cells of the line that can take it stand in one box. "
        "Whichever of them it is, it is the digit of that box too, so no other cell of the box can "
        "be it.",
    .explanation = kKeptWords,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kept<Keeper::line>(board, workspace.crossings(), out);
}

}  // namespace nonet::logic::claiming

namespace nonet::logic::direct_pointing {

extern const Prose prose = {
    .summary = "a box keeps a digit to one line, which leaves a box beside it one place",
    .why =
        "All places for the digit in one box stand in one line, so the other boxes on that line "
        "must take it outside the line. One of them has just one such cell.",
    .explanation = kDirectWords,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kept_directly<Keeper::box>(board, workspace.crossings(), out);
}

}  // namespace nonet::logic::direct_pointing

namespace nonet::logic::direct_claiming {

extern const Prose prose = {
    .summary = "a line keeps a digit to one box, which leaves a line beside it one place",
    .why =
        "All places for the digit in one line stand in one box, so the other lines through that "
        "box must take it outside the box. One of them has just one such cell.",
    .explanation = kDirectWords,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kept_directly<Keeper::line>(board, workspace.crossings(), out);
}

}  // namespace nonet::logic::direct_claiming
