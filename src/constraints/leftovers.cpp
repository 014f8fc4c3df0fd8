// What cages leave over: the digits of k houses that share no cell make k times the sum of a
// house. Cages whose sum is known are taken away, and the cells that are left inside, or that the
// cages take from outside, have a sum of their own: innies and outies. Where these are a piece of
// one cage, the rest of it has a sum as well.
//
// Houses that are added up lie side by side: rows, columns, or any boxes.

#include <algorithm>
#include <utility>

#include "constraints/clue_book.hpp"
#include "constraints/kind.hpp"

namespace nonet::constraints {
namespace {

constexpr int kMostHouses = 4;
constexpr int kMostCells = 4;

struct Cage {
  CellSet cells;
  int total;
  int clue;  // its place
};

// Sums over different cells, each cell once, that share none with one before.
std::vector<Cage> list_cages(const Problem& problem) {
  std::vector<Cage> cages;
  CellSet taken;
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    if (clue.kind != Constraint::cage && clue.kind != Constraint::sum) continue;
    if (clue.values.size() != 1) continue;
    CellSet cells;
    for (const int cell : clue.cells) {
      cells.insert(Cell::at(problem.row(cell), problem.column(cell)));
    }
    if (cells.intersects(taken) || cells.size() != static_cast<int>(clue.cells.size())) continue;
    taken |= cells;
    cages.push_back({cells, clue.values[0], static_cast<int>(i)});
  }
  return cages;
}

class Leftovers {
 public:
  Leftovers(const Rules& rules, const Problem& problem, std::vector<CluePart>& parts)
      : rules_(rules), cages_(list_cages(problem)), parts_(parts) {
    house_sum_ = rules.side() * (rules.side() + 1) / 2;
  }

  void look() {
    if (cages_.empty()) return;
    for (int first = 0; first < rules_.side(); ++first) {
      HouseSet rows, columns;
      for (int last = first; last < std::min(first + kMostHouses, rules_.side()); ++last) {
        rows.insert(House::row(last));
        columns.insert(House::column(last));
        look_at(rows);
        look_at(columns);
      }
    }
    look_at_boxes({}, 0);
  }

 private:
  void look_at_boxes(HouseSet chosen, int next) {
    if (!chosen.empty()) look_at(chosen);
    // Boxes need not touch: of many there would be too many choices.
    if (chosen.size() == (rules_.side() > 16 ? 2 : kMostHouses)) return;
    for (int box = next; box < rules_.side(); ++box) {
      if (!rules_.houses().contains(House::box(box))) continue;
      HouseSet more = chosen;
      more.insert(House::box(box));
      look_at_boxes(more, box + 1);
    }
  }

  void look_at(HouseSet houses) {
    CellSet area;
    for (const House house : houses) area |= rules_.cells(house);
    CellSet inside, touching;
    int inside_sum = 0, touching_sum = 0;
    for (const Cage& cage : cages_) {
      if (!cage.cells.intersects(area)) continue;
      touching |= cage.cells;
      touching_sum += cage.total;
      if (!(cage.cells - area).empty()) continue;
      inside |= cage.cells;
      inside_sum += cage.total;
    }
    const int whole = house_sum_ * houses.size();
    if (!inside.empty()) add(houses, inside, area - inside, {}, whole - inside_sum);
    if (touching != inside) {
      add(houses, touching, area - touching, touching - area, whole - touching_sum);
    }
  }

  // The sum of the innies, less that of the outies.
  void add(HouseSet houses, CellSet cages, CellSet innies, CellSet outies, int total) {
    if (innies.empty()) {  // a sum is easier to speak of than what is missing to none
      std::swap(innies, outies);
      total = -total;
    }
    if (innies.empty()) return;
    CluePart part;
    part.houses = houses;
    part.cages = cages;
    if (outies.empty()) {
      const auto is_piece = [&](const Cage& cage) {
        return (innies - cage.cells).empty() && innies != cage.cells;
      };
      const auto cut = std::find_if(cages_.begin(), cages_.end(), is_piece);
      if (cut != cages_.end()) {
        part.split = cut->clue;
        CluePart rest = part;
        rest.is_rest = true;
        add(std::move(rest), cut->cells - innies, {}, cut->total - total);
      }
    }
    add(std::move(part), innies, outies, total);
  }

  void add(CluePart part, CellSet innies, CellSet outies, int total) {
    const int size = innies.size() + outies.size();
    if (size > kMostCells || (!outies.empty() && size > kMostCells - 1)) return;
    part.set = innies | outies;
    CluePart::Sum sum{{}, {}, total};
    for (const Cell cell : part.set) {
      sum.cells.push_back(static_cast<std::uint8_t>(part.cells.size()));
      sum.weights.push_back(innies.contains(cell) ? 1 : -1);
      part.cells.push_back(cell);
    }
    part.sums.push_back(std::move(sum));
    const bool is_known = std::any_of(parts_.begin(), parts_.end(), [&](const CluePart& other) {
      return other.clue < 0 && other.set == part.set &&
             other.sums[0].weights == part.sums[0].weights;
    });
    if (!is_known) parts_.push_back(std::move(part));
  }

  const Rules& rules_;
  std::vector<Cage> cages_;
  std::vector<CluePart>& parts_;
  int house_sum_;
};

}  // namespace

void add_leftovers(const Rules& rules, const Problem& problem, std::vector<CluePart>& parts) {
  Leftovers(rules, problem, parts).look();
}

}  // namespace nonet::constraints
