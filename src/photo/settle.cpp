// The likeliest reading that is a Sudoku. A reader of digits is seldom wrong, and then nearly
// always its second guess is right; a Sudoku with one wrong digit nearly always has no solution, or
// several. So readings are tried in the order of their likelihood until one has exactly one
// solution.
//
// Doubt is of two kinds: the reader itself was unsure, or another reading not much less likely has
// exactly one solution too.
//
// Order: by cost, the logarithm of how much less likely; equal costs by cell. Cost: at most
// kMostTried solves.

#include <algorithm>
#include <array>
#include <optional>
#include <queue>
#include <vector>

#include "nonet/photo.hpp"
#include "photo/maths.hpp"
#include "search/plain.hpp"

namespace nonet {
namespace {

constexpr int kFewestGivens = 17;  // with fewer there are always several solutions
constexpr int kMostTried = 1500;
constexpr float kDearest = 9;  // a change that costs more is not thought of
// A second guess so near is doubt: after no repair, after one, after more.
constexpr float kUnsure[] = {1, 2.5F, 5};
constexpr float kRival = 5;  // a change as cheap as this may be right, if it is a Sudoku too

struct PhotoChange {
  float cost;
  int cell, face;
};

struct Trial {
  float cost;
  std::vector<int> changes;  // indices, ascending
};

// Asked of plain search: the fast engines would make the page's module three times as large, to
// save a hundredth of a second.
std::optional<Grid> find_only_solution(const Grid& grid) {
  search::PlainPosition start{Puzzle(grid)};
  if (start.follow_singles()) return std::nullopt;
  int count = 0;
  Grid first;
  search::search_all(start, [&](const Grid& solution) {
    if (count == 0) first = solution;
    return ++count < 2 ? Flow::go_on : Flow::stop;
  });
  return count == 1 ? std::optional(first) : std::nullopt;
}

class Settler {
 public:
  Settler(const Likelihoods& likelihoods, CellSet pen) : pen_(pen) {
    for (int i = 0; i < kCells; ++i) {
      const auto& cell = likelihoods[i];
      const auto best = static_cast<int>(std::max_element(cell.begin(), cell.end()) - cell.begin());
      faces_[i] = static_cast<std::uint8_t>(best);
      for (int face = 0; face <= kDigits; ++face) {
        const float cost = photo::log_of(cell[best] + 1e-12F) - photo::log_of(cell[face] + 1e-12F);
        if (face != best && cost <= kDearest) changes_.push_back({cost, i, face});
      }
    }
    std::stable_sort(changes_.begin(), changes_.end(),
                     [](const PhotoChange& a, const PhotoChange& b) { return a.cost < b.cost; });
  }

  PhotoReading settle() {
    PhotoReading reading;
    const std::vector<int> chosen = find_best(reading.is_unique);
    for (const int change : chosen) {
      faces_[changes_[change].cell] = static_cast<std::uint8_t>(changes_[change].face);
      reading.repaired.insert(Cell(changes_[change].cell));
    }
    reading.grid = Grid::from_faces(faces_);
    reading.pen = pen_ & reading.grid.filled();
    // Each error that was met makes others likelier.
    const float unsure = kUnsure[std::min(2, reading.repaired.size())];
    reading.doubtful = reading.repaired | find_doubtful(unsure, reading.is_unique);
    if (reading.is_unique) reading.doubtful = reading.doubtful | find_wrong_pen(reading);
    return reading;
  }

 private:
  // Cells that a cheaper change would make something else, and those that a change up to kRival
  // makes a Sudoku as good as this one.
  CellSet find_doubtful(float unsure, bool is_unique) const {
    CellSet doubtful;
    for (int i = 0; i < static_cast<int>(changes_.size()) && changes_[i].cost < kRival; ++i) {
      const Cell cell(changes_[i].cell);
      if (doubtful.contains(cell)) continue;
      if (changes_[i].cost < unsure || !is_unique || is_unique_with({i})) doubtful.insert(cell);
    }
    return doubtful;
  }

  // What the player wrote and is not the solution's: a mistake of the player, or of the reader.
  static CellSet find_wrong_pen(const PhotoReading& reading) {
    Grid print = reading.grid;
    for (const Cell cell : reading.pen) print.clear(cell);
    const std::optional<Grid> solution = find_only_solution(print);
    CellSet wrong;
    for (const Cell cell : reading.pen) {
      if (solution && solution->face(cell) != reading.grid.face(cell)) wrong.insert(cell);
    }
    return wrong;
  }

  bool is_unique_with(const std::vector<int>& changes) const {
    Grid::Faces faces = faces_;
    for (const int change : changes) {
      faces[changes_[change].cell] = static_cast<std::uint8_t>(changes_[change].face);
    }
    for (const Cell cell : pen_) faces[cell.index()] = 0;
    const Grid grid = Grid::from_faces(faces);
    return grid.filled().size() >= kFewestGivens && find_only_solution(grid);
  }

  bool has_two_of_a_cell(const std::vector<int>& changes) const {
    for (std::size_t i = 0; i + 1 < changes.size(); ++i) {
      if (changes_[changes[i]].cell == changes_[changes.back()].cell) return true;
    }
    return false;
  }

  // Sets of changes by their cost: from each come the one with its last change exchanged for the
  // next, and the one with the next added.
  std::vector<int> find_best(bool& is_unique) const {
    const auto dearer = [](const Trial& a, const Trial& b) {
      return a.cost != b.cost ? a.cost > b.cost : a.changes > b.changes;
    };
    std::priority_queue<Trial, std::vector<Trial>, decltype(dearer)> open(dearer);
    is_unique = is_unique_with({});
    if (is_unique || changes_.empty()) return {};
    open.push({changes_[0].cost, {0}});
    for (int tried = 0; tried < kMostTried && !open.empty(); ++tried) {
      const Trial trial = open.top();
      open.pop();
      if (!has_two_of_a_cell(trial.changes) && is_unique_with(trial.changes)) {
        is_unique = true;
        return trial.changes;
      }
      const int next = trial.changes.back() + 1;
      if (next >= static_cast<int>(changes_.size())) continue;
      Trial more = trial;
      more.changes.push_back(next);
      more.cost += changes_[next].cost;
      Trial other = trial;
      other.changes.back() = next;
      other.cost += changes_[next].cost - changes_[next - 1].cost;
      open.push(std::move(more));
      open.push(std::move(other));
    }
    // Too many doubts to try all sets of them: one change alone may still do.
    for (int i = 0; i < static_cast<int>(changes_.size()); ++i) {
      if (!is_unique_with({i})) continue;
      is_unique = true;
      return {i};
    }
    return {};
  }

  CellSet pen_;
  Grid::Faces faces_{};
  std::vector<PhotoChange> changes_;  // by cost
};

}  // namespace

PhotoReading settle(const Likelihoods& likelihoods, CellSet pen) {
  const PhotoReading reading = Settler(likelihoods, pen).settle();
  if (pen.empty() || (reading.is_unique && reading.repaired.empty())) return reading;
  const PhotoReading all_print = Settler(likelihoods, {}).settle();
  return all_print.is_unique ? all_print : reading;
}

}  // namespace nonet
