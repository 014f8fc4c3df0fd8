// Our own scale: the path along the standard ladder, told by the rank of its hardest technique, by
// the grade that follows from it, and by how many steps there are. It knows every board that the
// techniques know, and nothing that other programs publish.
//
// A walk goes no higher than needed to know: up to the last rank that the bounds allow. Who gets
// stuck there is above it.

#include "rating/steps.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "nonet/rate.hpp"
#include "nonet/schedule.hpp"
#include "rating/scorer.hpp"

namespace nonet::rating {
namespace {

enum StepsPart : std::size_t { kGrade, kRank, kLength };

constexpr int kBeyondRank = 1000;  // the rank of trial, and of paths that end before the solution
// The highest rank of each grade but the last.
constexpr int kMostRank[] = {99, 199, 599, 899};
constexpr std::string_view kGrades[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
constexpr int kLastGrade = std::size(kGrades) - 1;

constexpr Part kStepsParts[] = {
    {.id = "grade",
     .label = "grade",
     .description = "the grade, by the hardest technique of the path",
     .wish = "grade",
     .example = "medium..hard",
     .code = 'g',
     .most = kLastGrade,
     .names = kGrades},
    {.id = "rank",
     .label = "rank",
     .description = "the rank of that technique",
     .wish = "rank",
     .example = "140..290",
     .code = 'k',
     .is_of_one_step = true,
     .most = kBeyondRank},
    {.id = "length",
     .label = "steps",
     .description = "the number of steps",
     .wish = "length",
     .example = "60..120",
     .code = 'n'},
};

int grade_of(int rank) {
  return static_cast<int>(std::ranges::lower_bound(kMostRank, rank) - std::begin(kMostRank));
}

// The highest rank that the bounds allow.
int highest_rank(const Bounds& bounds) {
  const int grade = bounds.ranges()[kGrade].most;
  const int most = grade >= kLastGrade ? kBeyondRank : kMostRank[static_cast<std::size_t>(grade)];
  return std::min(most, bounds.ranges()[kRank].most);
}

Schedule ladder_up_to(int rank) {
  const Schedule all = Schedule::standard();
  Schedule schedule;
  for (const Technique rung : all.techniques()) {
    if (info(rung).rank <= rank) schedule.add(rung);
  }
  return schedule;
}

class Steps : public Scorer {
 public:
  explicit Steps(const Scale& scale) : open_(scale), counts_(techniques().size()) {}

  Judged rate(const Puzzle& puzzle, const Known& known, const RateQuestion& question) override {
    const Bounds& bounds = question.bounds == nullptr ? open_ : *question.bounds;
    const int top = highest_rank(bounds);
    std::ranges::fill(counts_, 0);
    int rank = 0, length = 0;
    Judged judged;
    Standing standing = Standing::open;
    bool is_settled = false;
    const auto look = [&](const Step& step, const Board& before) {
      const TechniqueInfo& row = info(step.technique());
      ++counts_[static_cast<std::size_t>(step.technique())];
      rank = std::max(rank, row.rank);
      ++length;
      const bool has_seen =
          question.visit == nullptr ||
          (*question.visit)({step, row.rank, row.id, row.name}, before) == Flow::go_on;
      judged.is_stopped = !has_seen || (question.stop != nullptr && (*question.stop)());
      standing = bounds.standing({Range{grade_of(rank), kLastGrade}, Range{rank, kBeyondRank},
                                  Range{length, kStepsParts[kLength].most}});
      is_settled = standing == Standing::outside ||
                   (standing == Standing::inside && question.is_inside_enough);
      return judged.is_stopped || is_settled ? Flow::stop : Flow::go_on;
    };
    Board board = puzzle.start().board;
    Known patient = known;
    patient.gives_up = question.stop;
    const WalkEnd end = walker_up_to(top).walk(board, patient, look);
    if (end == WalkEnd::stopped && !is_settled) judged.is_stopped = true;  // within a step
    if (judged.is_stopped) return judged;
    if (end == WalkEnd::stopped) {
      judged.is_inside = standing == Standing::inside;
      return judged;
    }
    if (end != WalkEnd::solved && top < kBeyondRank) return judged;  // it is above
    judged.rating = rate_path(tally(), end == WalkEnd::solved);
    judged.is_inside = bounds.contain(*judged.rating);
    return judged;
  }

 private:
  Walker& walker_up_to(int rank) {
    if (!walker_ || walker_->first != rank) walker_.emplace(rank, Walker(ladder_up_to(rank)));
    return walker_->second;
  }

  // As the ladder has them.
  std::vector<Charge> tally() const {
    std::vector<Charge> charges;
    const Schedule ladder = Schedule::standard();
    for (const Technique rung : ladder.techniques()) {
      const int count = counts_[static_cast<std::size_t>(rung)];
      if (count > 0) charges.push_back({info(rung).id, info(rung).rank, count});
    }
    return charges;
  }

  const Bounds open_;
  std::vector<int> counts_;                       // by technique
  std::optional<std::pair<int, Walker>> walker_;  // and the rank it goes up to
};

}  // namespace

Scale steps_scale() {
  return {.name = kSteps,
          .description = "our own: the hardest technique by rank, and the number of steps",
          .parts = kStepsParts,
          .separator = " ",
          .priced_in = kRank,
          .make = [](const Scale& scale) -> std::unique_ptr<Scorer> {
            return std::make_unique<Steps>(scale);
          },
          .knows_every_board = true,
          .tells_technique = true};
}

}  // namespace nonet::rating

namespace nonet {

Rating rate_path(std::vector<Charge> tally, bool is_solved) {
  using namespace rating;
  Rating rating;
  rating.scale = find_scale(kSteps);
  rating.is_solved = is_solved;
  int rank = is_solved ? 0 : kBeyondRank;
  for (const Charge& charge : tally) {
    rating.parts[kLength] += charge.count;
    if (!is_solved || charge.price < rank) continue;
    rank = charge.price;
    rating.techniques[kRank] = charge.technique;
  }
  rating.parts[kRank] = rank;
  rating.parts[kGrade] = grade_of(rank);
  rating.tally = std::move(tally);
  return rating;
}

}  // namespace nonet
