// The ladders by name. The standard one is the table of techniques sorted by rank; the others are
// lists of rungs that somebody else chose.

#include "nonet/schedule.hpp"

#include <algorithm>

#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using enum Technique;

constexpr Technique kHodoku[] = {
#define NONET_HODOKU(technique, score, level, choice, key) technique,
#include "logic/hodoku.def"
#undef NONET_HODOKU
};

Schedule make_hodoku() {
  Schedule schedule;
  for (const Technique technique : kHodoku) schedule.add(technique);
  return schedule;
}

// The ladders of four small solvers. What they all do first, removing a placed digit from the cells
// that see it, the board does by itself.

// Singles, then subsets by size, naked before hidden, then intersections, then brute force.
Schedule make_seed_001() {
  return {naked_single,  hidden_single, naked_pair,  hidden_pair, naked_triple,
          hidden_triple, naked_quad,    hidden_quad, naked_5,     hidden_5,
          naked_6,       hidden_6,      naked_7,     hidden_7,    naked_8,
          hidden_8,      claiming,      pointing,    trial};
}

// A sweep that leaves one value, a value with one place; then search.
Schedule make_seed_002() { return {naked_single, hidden_single, trial}; }

// Levels: 0 a cell with one possible value, 1 what it rules out, 2 the one place in a square, 3 in
// a line, column or square, 4 X-Wing, 9 a guess. Hidden singles are looked for in boxes first, so 2
// and 3 are the same rung.
Schedule make_seed_003_1() { return {naked_single}; }
Schedule make_seed_003_3() { return {naked_single, hidden_single}; }
Schedule make_seed_003_4() { return {naked_single, hidden_single, x_wing}; }
Schedule make_seed_003_9() { return {naked_single, hidden_single, x_wing, trial}; }

// Singles, then n cells of a house with the same n candidates, then a guess.
Schedule make_seed_004() {
  return {naked_single, hidden_single, naked_pair, naked_triple, naked_quad,
          naked_5,      naked_6,       naked_7,    naked_8,      trial};
}

constexpr NamedSchedule kSchedules[] = {
    {"standard", "every technique, by difficulty", Schedule::standard},
    {"hodoku", "HoDoKu's default order", make_hodoku},
    {"seed-001", "singles, subsets of 2 to 8, intersections, trial", make_seed_001},
    {"seed-002", "singles, trial", make_seed_002},
    {"seed-003", "singles, X-Wing, trial: all levels below", make_seed_003_9},
    {"seed-003-0", "level 0: naked singles", make_seed_003_1},
    {"seed-003-1", "level 1: and what placed digits rule out, which is always done",
     make_seed_003_1},
    {"seed-003-2", "level 2: and hidden singles, boxes first", make_seed_003_3},
    {"seed-003-3", "level 3: and hidden singles in rows and columns", make_seed_003_3},
    {"seed-003-4", "level 4: and X-Wing", make_seed_003_4},
    {"seed-003-9", "level 9: and trial", make_seed_003_9},
    {"seed-004", "singles, naked subsets, trial", make_seed_004},
};

}  // namespace

Schedule Schedule::standard() {
  std::vector<const TechniqueInfo*> rows;
  for (const TechniqueInfo& row : nonet::techniques()) {
    if (row.rank > 0) rows.push_back(&row);
  }
  std::ranges::stable_sort(rows, {}, &TechniqueInfo::rank);
  Schedule schedule;
  for (const TechniqueInfo* row : rows) schedule.add(row->technique);
  return schedule;
}

bool Schedule::contains(Technique technique) const {
  return std::ranges::find(techniques_, technique) != techniques_.end();
}

void Schedule::remove(Technique technique) { std::erase(techniques_, technique); }

std::span<const NamedSchedule> schedules() { return kSchedules; }

std::optional<Schedule> find_schedule(std::string_view name) {
  for (const NamedSchedule& row : kSchedules) {
    if (row.name == name) return row.make();
  }
  return std::nullopt;
}

}  // namespace nonet
