// The far side of the seam: compiled with the rooms that are compiled again, and in their
// namespace.

#include "constraints/clue_book.hpp"
#include "large/seam.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/trace.hpp"

namespace nonet::large {
namespace {

using nonet_seam::End;
using nonet_seam::PlainProblem;
using nonet_seam::PlainStep;
using nonet_seam::Wish;

// Up to this side every technique is asked but those that try or count without a bound; beyond it
// those whose cost stays within a second a step.
constexpr int kFullSide = 16;
constexpr int kUnboundedRank = 980;  // templates, trial
constexpr int kSimpleRank = 700;     // chains, with groups

bool is_asked(Technique technique, int side) {
  const TechniqueInfo& row = info(technique);
  if (side <= kFullSide) return row.rank > 0 && row.rank < kUnboundedRank;
  return row.rank > 0 && row.rank <= kSimpleRank && row.family != Family::sets;
}

Problem problem_from(const PlainProblem& plain) {
  Problem problem(plain.side);
  problem.box_height = plain.box_height;
  problem.regions = plain.regions;
  problem.symbols = static_cast<Symbols>(plain.symbols);
  problem.digits = plain.digits;
  problem.givens = plain.givens;
  problem.marks = plain.marks;
  for (const nonet_seam::PlainClue& clue : plain.clues) {
    problem.clues.push_back({.kind = static_cast<Constraint>(clue.kind),
                             .values = clue.values,
                             .cells = clue.cells,
                             .bulb = clue.bulb,
                             .text = clue.text});
  }
  return problem;
}

class Walk : public nonet_seam::Walk {
 public:
  Walk(Puzzle puzzle, const Wish& wish)
      : puzzle_(std::move(puzzle)),
        board_(puzzle_.start().board),
        walker_(ladder_of(wish, puzzle_.rules->side())),
        wish_(wish) {
    telling_ = {.rules = &*puzzle_.rules,
                .notation = static_cast<Notation>(wish.notation),
                .signs = static_cast<Signs>(wish.signs),
                .past = static_cast<Past>(wish.past),
                .history = &history_,
                .language = static_cast<Language>(wish.language)};
  }

  End walk(const Visit& visit) override {
    bool is_over = false;
    const WalkEnd end = walker_.walk(board_, known(), [&](const Step& step, const Board& before) {
      is_over = !visit(plain(step, before));
      history_.note(step, ++length_);
      if (!is_over) return Flow::go_on;
      last_ = step;
      return Flow::stop;
    });
    if (is_over) apply(board_, *last_);
    return static_cast<End>(end);
  }

  bool find_steps(int technique, const Visit& visit) override {
    bool goes_on = true;
    const bool is_whole = nonet::find_steps(
        board_, known(), static_cast<Technique>(technique),
        [&](const Step& step) {
          goes_on = visit(plain(step, board_));
          return goes_on ? Flow::go_on : Flow::stop;
        },
        Kin::left_out);
    return is_whole && goes_on;
  }

  std::vector<int> ladder() const override {
    std::vector<int> list;
    for (const Technique technique : walker_.schedule().techniques()) {
      list.push_back(static_cast<int>(technique));
    }
    return list;
  }

  std::vector<std::uint8_t> digits() const override {
    std::vector<std::uint8_t> digits;
    for_cells(
        [&](Cell cell) { digits.push_back(static_cast<std::uint8_t>(board_.grid().face(cell))); });
    return digits;
  }
  std::vector<std::uint64_t> candidates() const override {
    std::vector<std::uint64_t> masks;
    for_cells([&](Cell cell) {
      masks.push_back(static_cast<std::uint64_t>(board_.candidates(cell).bits()));
    });
    return masks;
  }

 private:
  static Schedule ladder_of(const Wish& wish, int side) {
    Schedule schedule;
    for (const int number : wish.ladder) {
      const auto technique = static_cast<Technique>(number);
      if (is_asked(technique, side)) schedule.add(technique);
    }
    return schedule;
  }
  Known known() const {
    return {.givens = puzzle_.givens,
            .is_unique = wish_.is_unique,
            .stop = wish_.stop,
            .gives_up = wish_.gives_up ? &gives_up_ : nullptr};
  }
  int side() const { return puzzle_.rules->side(); }
  template <typename Visit>
  void for_cells(const Visit& visit) const {
    for (int row = 0; row < side(); ++row) {
      for (int column = 0; column < side(); ++column) visit(Cell::at(row, column));
    }
  }
  int number(Cell cell) const { return cell.row() * side() + cell.column(); }
  std::vector<std::pair<int, int>> plain(const CandidateSet& set) const {
    std::vector<std::pair<int, int>> list;
    for (const Cell cell : set.cells()) {
      for (const Digit digit : set.digits(cell)) list.emplace_back(number(cell), digit.face());
    }
    return list;
  }

  PlainStep plain(const Step& step, const Board& before) const {
    PlainStep plain_step;
    plain_step.technique = static_cast<int>(step.technique());
    if (step.part() >= 0) {
      const int clue = puzzle_.rules->clues()->parts[static_cast<std::size_t>(step.part())].clue;
      if (clue >= 0) plain_step.clues.push_back(clue);
    }
    for (const Cell cell : pattern_cells(step)) plain_step.cells.push_back(number(cell));
    plain_step.places = plain(step.placed());
    plain_step.eliminations = plain(step.eliminated());
    if (wish_.words) {
      plain_step.effect = effect_text(step, telling_);
      plain_step.words = describe(before, step, telling_);
      plain_step.chain = chain_text(step, telling_);
    }
    if (wish_.hint >= 0) {
      plain_step.hint = hint_text(before, step, static_cast<HintLevel>(wish_.hint), telling_);
    }
    if (wish_.drawing || wish_.picture) {
      const Puzzle shown = position(before, puzzle_);
      const Drawing drawing =
          wish_.hint >= 0 ? hint_drawing(shown, step, static_cast<HintLevel>(wish_.hint), telling_)
                          : drawing_of(shown, step, {.telling = telling_});
      if (wish_.drawing) plain_step.drawing = to_json(drawing);
      if (wish_.picture) plain_step.picture = to_svg(drawing);
    }
    return plain_step;
  }

  Puzzle puzzle_;
  Board board_;
  Walker walker_;
  Wish wish_;
  FunctionRef<bool()> gives_up_ = wish_.gives_up;
  Telling telling_;
  History history_;
  int length_ = 0;
  std::optional<Step> last_;
};

}  // namespace
}  // namespace nonet::large

namespace nonet_seam {

std::unique_ptr<Walk> make_walk(const PlainProblem& problem, const Wish& wish) {
  std::optional<nonet::Puzzle> puzzle = nonet::puzzle_of(nonet::large::problem_from(problem));
  if (!puzzle) return nullptr;
  return std::make_unique<nonet::large::Walk>(std::move(*puzzle), wish);
}

}  // namespace nonet_seam
