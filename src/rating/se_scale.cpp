// Sudoku Explainer's three numbers: ER, the hardest step; EP, the hardest up to the first
// placement; ED, the first step. In tenths: 72 is 7.2. ER 20.0 says that no rule found a step.
//
// All three only grow until they stand, so bounds can end the walk early; and rules that could only
// give steps above what is wanted are not asked at all.
//
// Rules below unique loops rest on nothing but what a Sudoku is, so where they fill the grid they
// have proved that it is the only one: most puzzles need no search. The walk up to there is kept,
// and the rating goes on from it.

#include "rating/se_scale.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rating/scorer.hpp"
#include "rating/se/explainer.hpp"
#include "rating/se_told.hpp"

namespace nonet::rating {
namespace {

enum SePart : std::size_t { kEr, kEp, kEd };

constexpr int kBeyond = se::kBeyond;

constexpr Part kSeParts[] = {
    {.id = "er",
     .label = "ER",
     .description = "the hardest step",
     .wish = "er",
     .example = "7.1..7.3",
     .code = 'r',
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = kBeyond},
    {.id = "ep",
     .label = "EP",
     .description = "the hardest step up to the first placement",
     .wish = "ep",
     .example = "2.6..3.4",
     .code = 'P',
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = kBeyond},
    {.id = "ed",
     .label = "ED",
     .description = "the first step",
     .wish = "ed",
     .example = "1.2..1.5",
     .code = 'd',
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = kBeyond},
};

constexpr Trait kSeTraits[] = {
    {"pearl", "no step after the first placement is harder: ER = EP", 1U << kEr | 1U << kEp},
    {"diamond", "nor any before it but the first: ER = EP = ED", 1U << kEr | 1U << kEp | 1U << kEd},
};

// The ratings at which rules begin, so far as it pays to know.
constexpr int kProof = 41;  // unique loops are asked above it
constexpr int kBeginnings[] = {17, 26, 42, 62, 65, 75, 80, 85, 90, 95, 100, 105, 110};

// What counts of a step.
struct Taken {
  se::Technique technique;
  bool is_placement;
  double rating;

  explicit Taken(const se::Step& step)
      : technique(step.technique), is_placement(step.placed != se::kNone), rating(step.rating) {}
  int tenths() const { return static_cast<int>((rating + 0.05) * 10); }
};

// The numbers as they grow.
struct SeSum {
  const Bounds& bounds;
  Rating& rating;
  Ranges possible;
  int steps = 0;
  bool has_placed = false;

  // Steps by technique and rating, as they came.
  struct Row {
    se::Technique technique;
    double rating;  // as the first of them had it
    int price, count;
  };
  using Rows = std::vector<Row>;
  Rows& rows;

  SeSum(const Bounds& wanted, const Bounds& open, Rating& out, Rows& memory)
      : bounds(wanted), rating(out), possible(open.ranges()), rows(memory) {
    rows.clear();
  }

  // What the numbers can be if the next step is rated at least that.
  Ranges with(int least) const {
    Ranges next = possible;
    for (const SePart part : {kEr, kEp, kEd}) {
      const bool stands = part == kEp ? has_placed : part == kEd && steps > 0;
      if (!stands) next[part].least = std::max(next[part].least, least);
    }
    return next;
  }
  // Above that, a step leads outside the bounds.
  int most() const {
    for (const int beginning : kBeginnings) {
      if (bounds.standing(with(beginning)) == Standing::outside) return beginning - 1;
    }
    return kBeyond;
  }
  void set(SePart part, int value, std::string_view technique) {
    rating.parts[part] = value;
    rating.techniques[part] = technique;
    possible[part].least = value;
  }
  void add(const Taken& step) {
    // Mostly there was one like it, and only their number changes.
    for (Row& row : rows) {
      if (!has_placed || row.technique != step.technique || row.rating != step.rating) continue;
      ++row.count;
      return;
    }
    const int value = step.tenths();
    const std::string_view technique = se::id(step.technique);
    charge(step, value);
    if (steps++ == 0) set(kEd, value, technique);
    possible[kEd].most = rating.parts[kEd];
    if (value > rating.parts[kEr]) set(kEr, value, technique);
    if (has_placed) return;
    set(kEp, rating.parts[kEr], rating.techniques[kEr]);
    has_placed = step.is_placement;
    if (has_placed) possible[kEp].most = rating.parts[kEp];
  }
  void charge(const Taken& step, int price) {
    const auto same = std::ranges::find_if(rows, [&](const Row& row) {
      return row.technique == step.technique && row.price == price;
    });
    if (same == rows.end()) {
      rows.push_back({step.technique, step.rating, price, 1});
    } else {
      ++same->count;
    }
  }
  // No rule finds a step: EP and ED stay as they are, or 0 if there was no step, no placement.
  void give_up() {
    if (!has_placed) set(kEp, 0, "");
    set(kEr, kBeyond, "");
  }
  // The tally goes by the order in which rules are asked, then by rating.
  void finish() {
    std::ranges::sort(rows, [](const Row& a, const Row& b) {
      return a.technique != b.technique ? a.technique < b.technique : a.price < b.price;
    });
    rating.tally.reserve(rows.size());
    for (const Row& row : rows) {
      rating.tally.push_back({se::id(row.technique), row.price, row.count});
    }
  }
};

class SudokuExplainer : public Scorer {
 public:
  explicit SudokuExplainer(const Scale& scale) : scale_(scale), open_(scale) {}

  Start begin(const Puzzle& puzzle) override {
    taken_.clear();
    explainer_.begin(puzzle);
    const auto most = [] { return kProof; };
    const FunctionRef<int()> ask_most = most;
    explainer_.go_on({.most = &ask_most}, [&](const se::Step& step, const se::UnitBoard&) {
      taken_.emplace_back(step);
      return Flow::go_on;
    });
    const Grid grid = Grid::from_faces(explainer_.position().face);
    return {grid, is_solution(grid)};
  }

  Judged rate(const Puzzle& puzzle, const Known& known, const RateQuestion& question) override {
    const Bounds& bounds = question.bounds == nullptr ? open_ : *question.bounds;
    const bool is_bounded = !bounds.is_open();
    Judged judged;
    Rating rating;
    rating.scale = &scale_;
    SeSum sum(bounds, open_, rating, rows_);
    Standing standing = Standing::open;
    Board board = question.visit == nullptr ? Board() : puzzle.start().board;
    const auto add = [&](const Taken& step) {
      sum.add(step);
      if (is_bounded) standing = bounds.standing(sum.possible);
      const bool is_settled = standing == Standing::outside ||
                              (standing == Standing::inside && question.is_inside_enough);
      return is_settled ? Flow::stop : Flow::go_on;
    };
    const auto look = [&](const se::Step& step, const se::UnitBoard&) {
      if (question.visit != nullptr && show(step, board, known, question) == Flow::stop) {
        return sum.add(Taken(step)), Flow::stop;
      }
      return add(Taken(step));
    };
    const auto most = [&] { return sum.most(); };
    const FunctionRef<int()> ask_most = most;
    const se::Explainer::Orders orders{.most = is_bounded ? &ask_most : nullptr,
                                       .stop = question.stop,
                                       .with_arguments = question.wants_evidence};
    se::End end = se::End::solved;
    if (question.visit != nullptr) {
      end = explainer_.walk(puzzle, orders, look);
    } else {
      const bool is_settled =
          std::ranges::any_of(taken_, [&](const Taken& step) { return add(step) == Flow::stop; });
      end = is_settled ? se::End::stopped : explainer_.go_on(orders, look);
    }
    if (end == se::End::stopped || end == se::End::limited) {
      judged.is_stopped = end == se::End::stopped && standing == Standing::open;
      judged.is_inside = standing == Standing::inside;
      return judged;
    }
    if (end == se::End::stuck) sum.give_up();
    sum.finish();
    rating.is_solved = end == se::End::solved;
    judged.is_inside = bounds.contain(rating);
    judged.rating = std::move(rating);
    return judged;
  }

 private:
  // Every placement fits what was there before; the givens need not fit each other.
  static bool is_solution(const Grid& grid) {
    std::array<unsigned, se::kSide> boxes{}, rows{}, columns{};
    for (int cell = 0; cell < se::kSquares; ++cell) {
      const se::OwnHouses& at = se::kOwnHouses[cell];
      const unsigned bit = 1U << grid.faces()[cell];
      boxes[at.box] |= bit;
      rows[at.row] |= bit;
      columns[at.column] |= bit;
    }
    unsigned all = 0x3FE;
    for (int i = 0; i < se::kSide; ++i) all &= boxes[i] & rows[i] & columns[i];
    return all == 0x3FE;
  }

  static Flow show(const se::Step& step, Board& board, const Known& known,
                   const RateQuestion& question) {
    const Step ours = question.wants_evidence ? told_step(step, board, known) : bare_step(step);
    const std::string name = step.full_name();
    const ScaleStep seen{ours, step.tenths(), se::id(step.technique), name};
    const Flow flow = (*question.visit)(seen, board);
    apply(board, ours);
    return flow;
  }

  const Scale& scale_;
  const Bounds open_;
  se::Explainer explainer_;
  std::vector<Taken> taken_;  // the walk, as far as it has gone
  SeSum::Rows rows_;          // memory only
};

}  // namespace

Scale se_scale() {
  return {.name = "se",
          .description = "Sudoku Explainer's ER/EP/ED",
          .parts = kSeParts,
          .separator = "/",
          .priced_in = kEr,
          .make = [](const Scale& scale) -> std::unique_ptr<Scorer> {
            return std::make_unique<SudokuExplainer>(scale);
          },
          .traits = kSeTraits};
}

}  // namespace nonet::rating
