// See target.hpp.
//
// Most puzzles that come are not what is wished for, so what counts is how soon that is known:
//
// - A path that needs a technique is walked on the ladder up to that technique. If that does not
//   lead to the end, something harder is needed, no matter what.
// - A level is rated on the ladder up to the hardest level wished for. If there is no upper end, on
//   the one just below the easiest: whoever gets stuck there is hard enough.
//
// Refusals must hold for every puzzle there could be. They rest on singles, intersections and
// subsets: what these can do does not depend on the order in which they are asked, nor on what is
// eliminated by others before, so two ladders that both have them come equally far.

#include "generate/target.hpp"

#include <algorithm>

#include "nonet/schedule.hpp"
#include "rating/scorer.hpp"

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

Level one_below(Level level) { return static_cast<Level>(static_cast<int>(level) - 1); }

}  // namespace

Target::Target(const Wish& wish) : wish_(wish) {
  if (has_path_wish()) walker_.emplace(ladder_up_to(wish.needs));
  if (wish.levels) rater_.emplace();
}

int Target::miss(const Puzzle& puzzle) {
  // The walk is quicker than the rating, unless it may have to go to the end of the ladder.
  if (!wish_.needs) {
    const int miss = miss_of_rating(puzzle);
    return miss > 0 ? miss : miss_of_path(puzzle);
  }
  const int miss = miss_of_path(puzzle);
  return miss > 0 ? miss : miss_of_rating(puzzle);
}

bool Target::is_unwanted(Technique technique) const {
  return std::ranges::find(wish_.without, technique) != wish_.without.end();
}

// Nearest is a puzzle on whose path the technique is met, though something harder too; then one
// whose hardest technique is a little easier; far off is one that gets stuck without having met it.
int Target::miss_of_path(const Puzzle& puzzle) {
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

int Target::miss_of_rating(const Puzzle& puzzle) {
  if (!wish_.levels) return 0;
  const auto [easiest, hardest] = *wish_.levels;
  const bool is_open = hardest == Level::extreme;
  if (is_open && easiest == Level::easy) return 0;
  const auto rating = rater_->rate_unique_up_to(puzzle, is_open ? one_below(easiest) : hardest);
  if (!rating) return is_open ? 0 : 1;
  return std::max(0, static_cast<int>(easiest) - static_cast<int>(rating->level));
}

namespace {

std::string id_of(Technique technique) { return std::string(info(technique).id); }

std::string range_text(const LevelRange& levels) {
  std::string easiest(name(levels.easiest));
  if (levels.easiest == levels.hardest) return easiest;
  return easiest + " to " + std::string(name(levels.hardest));
}

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
  if (needed == Technique::full_house) return Level::easy;
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
  if (!wish.levels) return std::nullopt;
  const Level lowest = lowest_level(needed), highest = highest_level(needed);
  if (wish.levels->easiest <= highest && wish.levels->hardest >= lowest) return std::nullopt;
  const bool is_too_hard = wish.levels->easiest > highest;
  return "a puzzle that needs " + id_of(needed) + " is " +
         std::string(name(is_too_hard ? highest : lowest)) +
         (is_too_hard ? " at most, not " : " at least, not ") + range_text(*wish.levels);
}

}  // namespace

std::optional<std::string> find_contradiction_in_difficulty(const Wish& wish) {
  if (wish.levels && wish.levels->easiest > wish.levels->hardest) {
    return "from " + std::string(name(wish.levels->easiest)) + " to " +
           std::string(name(wish.levels->hardest)) + " is no range of levels";
  }
  const bool is_without_end =
      std::ranges::find(wish.without, Technique::full_house) != wish.without.end();
  if (is_without_end && !may_be_full(wish)) {
    return "every path ends with a full_house; it cannot be left out";
  }
  if (!wish.needs) return std::nullopt;
  return find_contradiction_in_needs(wish);
}

}  // namespace nonet::generator
