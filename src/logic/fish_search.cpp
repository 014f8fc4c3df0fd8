// See fish_search.hpp.
//
// Cost: with no dead candidate (templates.hpp) a digit is passed over. Otherwise base sets are cut
// off as soon as their candidates cannot fit into N covers: candidates no two of which lie in one
// cover house need a cover each, and a greedy choice of such candidates is nearly the best one.

#include "logic/fish_search.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <span>

namespace nonet::logic {
namespace {

constexpr HouseSet kRows = HouseSet::rows();
constexpr HouseSet kColumns = HouseSet::columns();

using CoverReach = std::array<CellSet, kCells>;
constexpr CoverReach make_reach(const Rules& rules, HouseSet houses) {
  CoverReach reach{};
  for (const House house : houses) {
    for (const Cell cell : rules.cells(house)) reach[cell.index()] |= rules.cells(house);
  }
  return reach;
}
constexpr CoverReach make_classic_reach(HouseSet houses) {
  if (!kHasClassic) return {};
  return make_reach(Rules::classic(), houses);
}
constexpr HouseSet kBoxes = HouseSet::boxes();
constexpr CoverReach kColumnReach = make_classic_reach(kColumns);
constexpr CoverReach kRowReach = make_classic_reach(kRows);
constexpr CoverReach kColumnBoxReach = make_classic_reach(kColumns | kBoxes);
constexpr CoverReach kRowBoxReach = make_classic_reach(kRows | kBoxes);
constexpr CoverReach kAnyReach = make_classic_reach(Rules::classic().houses());

const CoverReach& classic_reach(HouseSet covers) {
  if (covers == kColumns) return kColumnReach;
  if (covers == kRows) return kRowReach;
  if (covers == (kColumns | kBoxes)) return kColumnBoxReach;
  if (covers == (kRows | kBoxes)) return kRowBoxReach;
  return kAnyReach;
}

constexpr bool has_fins(FishKind kind) {
  return kind != FishKind::basic && kind != FishKind::franken && kind != FishKind::mutant;
}

constexpr bool is_basic(FishKind kind) {
  return kind == FishKind::basic || kind == FishKind::finned || kind == FishKind::sashimi;
}

constexpr bool is_mutant(FishKind kind) {
  return kind == FishKind::mutant || kind == FishKind::finned_mutant;
}

// Lines of one direction on either side, boxes anywhere.
bool is_basic_or_franken(HouseSet bases, HouseSet covers) {
  const bool has_base_rows = !(bases & kRows).empty();
  const bool has_base_columns = !(bases & kColumns).empty();
  const bool has_cover_rows = !(covers & kRows).empty();
  const bool has_cover_columns = !(covers & kColumns).empty();
  return has_base_rows != has_base_columns && has_cover_rows == has_base_columns &&
         has_cover_columns == has_base_rows;
}

}  // namespace

FishSearch::FishSearch(const Board& board, Digit digit, FishKind kind, int size)
    : board_(board), digit_(digit), kind_(kind), size_(size) {
  for (const House house : board.rules().houses()) {
    places_[house.index()] = board.places(digit, house);
    if (places_[house.index()].empty() || board.has(house, digit)) continue;
    // A line with a single place is no part of a pattern; fins may leave it so (sashimi).
    if (has_fins(kind) || !places_[house.index()].is_single()) open_.insert(house);
  }
  // A region that is no house need not hold the digit, so it is no base; but it holds it once at
  // most, which is all that a cover is asked for.
  if (!is_basic(kind)) regions_ = board.rules().regions() - board.rules().houses();
  for (const House region : regions_) places_[region.index()] = board.places(digit, region);
  if (!has_fins(kind)) limits_ = {0, 0};
}

bool FishSearch::run(CellSet candidates, Visit visit) {
  std::array<Target, kMaxTargets> targets;
  if (!has_fins(kind_)) {
    targets[0] = {{}, {}, size_};
    return run(std::span(targets.data(), 1), visit);
  }
  while (!candidates.empty()) {
    std::size_t count = 0;
    while (!candidates.empty() && count < targets.size()) {
      const Cell cell = candidates.first();
      candidates.erase(cell);
      targets[count++] = {board_.rules().peers(cell), CellSet{cell}, size_};
    }
    if (!run(std::span(targets.data(), count), visit)) return false;
  }
  return true;
}

bool FishSearch::run(std::span<const Target> targets, Visit visit) {
  assert(targets.size() <= kMaxTargets);
  targets_ = targets;
  visit_ = &visit;
  const HouseSet all = board_.rules().houses();
  if (is_mutant(kind_)) return run_direction(all, all | regions_);
  const HouseSet boxes = is_basic(kind_) ? HouseSet() : all - HouseSet::lines();
  const HouseSet rows = all & kRows, columns = all & kColumns;
  return run_direction(rows | boxes, columns | boxes | regions_) &&
         run_direction(columns | boxes, rows | boxes | regions_);
}

bool FishSearch::run_direction(HouseSet bases, HouseSet covers) {
  cover_houses_ = covers;
  if (board_.rules().is_classic()) {
    reach_ = &classic_reach(covers);
  } else {
    own_reach_ = make_reach(board_.rules(), covers);
    reach_ = &own_reach_;
  }
  const Viable all = ~Viable{0} >> (kMaxTargets - targets_.size());
  return targets_.empty() || add_base({{}, {}, {}, all}, bases & open_, 0);
}

bool FishSearch::add_base(const Bases& bases, HouseSet rest, int count) {
  while (count + rest.size() >= size_) {
    const House house = rest.first();
    rest.erase(house);
    const CellSet cells = places_[house.index()];
    const CellSet shared = bases.cells & cells;
    Bases more = {bases.houses, bases.cells | cells, bases.endo_fins | shared, bases.viable};
    if (!shared.empty() && more.endo_fins.size() > limits_.endo_fins) continue;
    more.houses.insert(house);
    more.viable = viable_targets(more);
    if (more.viable == 0) continue;
    const bool goes_on = count + 1 < size_ ? add_base(more, rest, count + 1) : cover(more);
    if (!goes_on) return false;
  }
  return true;
}

FishSearch::Viable FishSearch::viable_targets(const Bases& bases) const {
  Viable viable = bases.viable;
  for (Viable rest = viable; rest != 0; rest &= rest - 1) {
    const Target& target = targets_[static_cast<std::size_t>(std::countr_zero(rest))];
    if ((bases.endo_fins - target.clashing).empty() &&
        fits((bases.cells - target.clashing) | target.self, target.covers)) {
      continue;
    }
    viable &= ~(rest & -rest);
  }
  return viable;
}

bool FishSearch::fits(CellSet need, int covers) const {
  while (!need.empty()) {
    if (covers-- == 0) return false;
    need -= (*reach_)[need.first().index()];
  }
  return true;
}

// Tries all sets of covers for a full set of bases. A cover holds a base candidate at least.
bool FishSearch::cover(const Bases& bases) {
  HouseSet allowed;
  for (const House house : cover_houses_ - bases.houses) {
    if (places_[house.index()].intersects(bases.cells)) allowed.insert(house);
  }
  for (Viable rest = bases.viable; rest != 0; rest &= rest - 1) {
    current_ = static_cast<std::size_t>(std::countr_zero(rest));
    const Target& target = targets_[current_];
    if (!cover_target(bases, target, {{}, {}, {}, allowed, target.covers})) return false;
  }
  return true;
}

FishSearch::Covers FishSearch::with(const Covers& covers, House house) const {
  const CellSet cells = places_[house.index()];
  Covers more = covers;
  more.houses.insert(house);
  more.twice |= covers.cells & cells;
  more.cells |= cells;
  more.allowed.erase(house);
  --more.left;
  return more;
}

// A target in a base house must lie in both of its other houses.
bool FishSearch::cover_target(const Bases& bases, const Target& target, Covers covers) {
  const CellSet need = bases.cells - target.clashing;
  if (!target.self.intersects(bases.cells)) return cover_rest(bases, covers, need | target.self);
  for (const House house : board_.rules().houses_of(target.self.first())) {
    if (bases.houses.contains(house)) continue;
    if (!covers.allowed.contains(house) || covers.left == 0) return true;
    covers = with(covers, house);
  }
  return cover_rest(bases, covers, need - covers.cells);
}

HouseSet FishSearch::covers_of(Cell cell) const {
  HouseSet covers = board_.rules().houses_of(cell);
  for (const House region : regions_) {
    if (board_.rules().contains(region, cell)) covers.insert(region);
  }
  return covers;
}

// Each way to cover a candidate excludes the ways tried before it, so that no set comes twice.
bool FishSearch::cover_rest(const Bases& bases, const Covers& covers, CellSet need) {
  if (need.empty()) return cover_freely(bases, covers);
  if (!fits(need, covers.left)) return true;
  Covers rest = covers;
  for (const House house : covers_of(need.first())) {
    if (!rest.allowed.contains(house)) continue;
    const Covers more = with(rest, house);
    if (!cover_rest(bases, more, need - more.cells)) return false;
    rest.allowed.erase(house);
  }
  return true;
}

bool FishSearch::cover_freely(const Bases& bases, const Covers& covers) {
  if (covers.left == 0) return judge(bases, covers);
  Covers rest = covers;
  for (const House house : covers.allowed) {
    if (!cover_freely(bases, with(rest, house))) return false;
    rest.allowed.erase(house);
  }
  return true;
}

bool FishSearch::judge(const Bases& bases, const Covers& covers) {
  Fish fish;
  fish.bases = bases.houses;
  fish.covers = covers.houses;
  fish.endo_fins = bases.endo_fins;
  fish.fins = bases.cells - covers.cells - bases.endo_fins;
  const CellSet fins = fish.fins | fish.endo_fins;
  if (has_fins(kind_) == fins.empty()) return true;
  fish.fin_count = fins.size();
  if (fish.fin_count > limits_.fins) return true;
  fish.cells = bases.cells - fins;
  const CellSet eliminable = (covers.cells - bases.cells) | (covers.twice - bases.endo_fins);
  if (fins.empty()) {
    fish.eliminated = eliminable;
  } else {
    for (Viable rest = bases.viable; rest != 0; rest &= rest - 1) {
      const auto index = static_cast<std::size_t>(std::countr_zero(rest));
      const Target& target = targets_[index];
      if (!(target.self - eliminable).empty() || !(fins - target.clashing).empty()) continue;
      if (index < current_) return true;
      fish.eliminated |= target.self;
    }
  }
  const bool must_eliminate = fins.empty() || !targets_[current_].self.empty();
  if (must_eliminate && fish.eliminated.empty()) return true;
  if (!is_of_kind(fish)) return true;
  fish.cannibals = fish.eliminated & bases.cells;
  fish.is_sashimi = is_sashimi(fish);
  return (*visit_)(fish) == Flow::go_on;
}

bool FishSearch::is_of_kind(const Fish& fish) const {
  if (is_basic(kind_)) return true;
  if (is_mutant(kind_)) return !is_basic_or_franken(fish.bases, fish.covers);
  return is_basic_or_franken(fish.bases, fish.covers) &&
         !((fish.bases | fish.covers) - HouseSet::lines()).empty();
}

bool FishSearch::is_sashimi(const Fish& fish) const {
  if (!is_basic(kind_) || fish.fins.empty()) return false;
  for (const House house : fish.bases) {
    if ((places_[house.index()] - fish.fins).size() <= 1) return true;
  }
  return false;
}

}  // namespace nonet::logic
