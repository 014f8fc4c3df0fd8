// See target.hpp.
//
// Most puzzles that come are not what is wished for, so what counts is how soon that is known:
//
// - A path that needs a technique is walked on the ladder up to that technique. If that does not
//   lead to the end, something harder is needed, no matter what.
// - A rater that is asked no more than whether a rating is within bounds ends as soon as that is
//   known (src/rating).
//
// Refusals must hold for every puzzle there could be. They rest on singles, intersections and
// subsets: what these can do does not depend on the order in which they are asked, nor on what is
// eliminated by others before, so two ladders that both have them come equally far.

#include "generate/target.hpp"

#include <algorithm>
#include <climits>

#include "nonet/schedule.hpp"
#include "nonet/singles.hpp"
#include "rating/hodoku.hpp"

namespace nonet::generator {
namespace {

// The standard ladder, up to a rung if there is one.
Schedule ladder_up_to(std::optional<Technique> last) {
  Schedule all = Schedule::standard();
  if (!last) return all;
  Schedule schedule;
  for (const Technique rung : all.techniques()) {
    schedule.add(rung);
    if (rung == *last) break;
  }
  return schedule;
}

// How far off a rating is, in units of its parts.
int distance(const Rating& rating, const Bounds& bounds) {
  int sum = 0;
  Range equal{INT_MAX, INT_MIN};  // what the parts that should be equal are
  for (std::size_t i = 0; i < bounds.scale().parts.size(); ++i) {
    const Range range = bounds.ranges()[i];
    const int value = rating.parts[i];
    sum += std::max({0, range.least - value, value - range.most});
    if ((bounds.equal() >> i & 1U) == 0) continue;
    equal = {std::min(equal.least, value), std::max(equal.most, value)};
  }
  return sum + std::max(0, equal.least > equal.most ? 0 : equal.most - equal.least);
}

}  // namespace

Target::Target(const Wish& wish, const FunctionRef<bool()>* stop) : wish_(wish), stop_(stop) {
  if (has_path_wish()) walker_.emplace(ladder_up_to(wish.needs));
  for (const Bounds& bounds : wish.ratings) raters_.emplace_back(bounds.scale());
}

std::optional<int> Target::miss(const Puzzle& puzzle) {
  // The walk is quicker than the rating, unless it may have to go to the end of the ladder.
  const auto first = wish_.needs ? &Target::miss_of_path : &Target::miss_of_ratings;
  const auto then = wish_.needs ? &Target::miss_of_ratings : &Target::miss_of_path;
  const std::optional<int> miss = (this->*first)(puzzle);
  return miss == 0 ? (this->*then)(puzzle) : miss;
}

bool Target::is_unwanted(Technique technique) const {
  return std::ranges::find(wish_.without, technique) != wish_.without.end();
}

// Nearest is a puzzle on whose path the technique is met, though something harder too; then one
// whose hardest technique is a little easier; far off is one that gets stuck without having met it.
std::optional<int> Target::miss_of_path(const Puzzle& puzzle) {
  if (!has_path_wish()) return 0;
  bool is_met = !wish_.needs;
  int rank = 0;
  const auto look = [&](const Step& step, const Board&) {
    is_met |= step.technique() == wish_.needs;
    rank = std::max(rank, info(step.technique()).rank);
    return is_unwanted(step.technique()) ? Flow::stop : Flow::go_on;
  };
  Board board = puzzle.start().board;
  const WalkEnd end = walker_->walk(board, {.givens = puzzle.givens, .is_unique = true}, look);
  constexpr int kFar = 1000;
  if (end == WalkEnd::solved) return is_met ? 0 : info(*wish_.needs).rank - rank;
  return is_met ? 1 : kFar;
}

std::optional<int> Target::miss_of_ratings(const Puzzle& puzzle) {
  for (std::size_t i = 0; i < raters_.size(); ++i) {
    const Bounds& bounds = wish_.ratings[i];
    const Judged judged = raters_[i].rate_unique(
        puzzle, {.bounds = &bounds, .is_inside_enough = true, .stop = stop_});
    if (judged.is_stopped) return std::nullopt;
    if (judged.is_inside) continue;
    // Nobody looked how far it is off if it is known to be too hard.
    return judged.rating ? distance(*judged.rating, bounds) : 1;
  }
  return 0;
}

namespace {

using rating::Level;

std::string id_of(Technique technique) { return std::string(info(technique).id); }

// The lowest level a puzzle can have that needs this technique: above every level all of whose
// techniques are easier rungs, for these were not enough. Only as far as they are singles,
// intersections and subsets, whose order does not matter.
Level lowest_level(Technique needed) {
  Level lowest = Level::easy;
  for (const Level level : {Level::easy, Level::medium}) {
    const bool are_easier = std::ranges::all_of(techniques(), [&](const TechniqueInfo& row) {
      const std::optional<Level> its = rating::find_hodoku_level(row.technique);
      return !its || *its > level || row.rank < info(needed).rank;
    });
    if (are_easier) lowest = static_cast<Level>(static_cast<int>(level) + 1);
  }
  return lowest;
}

// The highest level it can have. Full houses alone cost 4 each, 64 singles at most 14 each: too
// little for a level above Easy, or above Medium. Steps of other techniques can be many.
Level highest_level(Technique needed) {
  if (needed == kFullHouse) return Level::easy;
  return info(needed).family == Family::singles ? Level::medium : Level::extreme;
}

// Whether a puzzle without a blank would do.
bool may_be_full(const Wish& wish) {
  return wish.need == Need::nothing && wish.clues && wish.clues->most == kCells;
}

std::optional<std::string> find_contradiction_in_needs(const Wish& wish) {
  const Technique needed = *wish.needs;
  if (info(needed).rank == 0) {
    return "no path needs " + id_of(needed) + ": it is not on the standard ladder";
  }
  if (std::ranges::find(wish.without, needed) != wish.without.end()) {
    return id_of(needed) + " cannot be both needed and left out";
  }
  const auto hodoku = std::ranges::find_if(
      wish.ratings, [](const Bounds& bounds) { return bounds.scale().name == rating::kHodoku; });
  if (hodoku == wish.ratings.end()) return std::nullopt;
  const auto lowest = static_cast<int>(lowest_level(needed));
  const auto highest = static_cast<int>(highest_level(needed));
  const Range wished = hodoku->range("level");
  if (wished.least <= highest && wished.most >= lowest) return std::nullopt;
  const Part& level = hodoku->scale().parts[*hodoku->scale().find_part("level")];
  const bool is_too_hard = wished.least > highest;
  return "a puzzle that needs " + id_of(needed) + " is " +
         value_text(level, is_too_hard ? highest : lowest) +
         (is_too_hard ? " at most, not " : " at least, not ") + range_text(level, wished);
}

}  // namespace

std::optional<std::string> find_contradiction_in_difficulty(const Wish& wish) {
  for (const Bounds& bounds : wish.ratings) {
    if (auto words = find_contradiction(bounds)) return words;
  }
  const bool is_without_end = std::ranges::find(wish.without, kFullHouse) != wish.without.end();
  if (is_without_end && !may_be_full(wish)) {
    return "every path ends with a full_house; it cannot be left out";
  }
  if (!wish.needs) return std::nullopt;
  return find_contradiction_in_needs(wish);
}

}  // namespace nonet::generator
