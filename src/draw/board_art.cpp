// See board_art.hpp.

#include "draw/board_art.hpp"

#include <algorithm>

#include "draw/contour.hpp"
#include "draw/figures.hpp"
#include "nonet/variants.hpp"

namespace nonet::drawing {
namespace {

// --- on the board

Shape ground(CellSet cells, int number) {
  Shape shape{.kind = ShapeKind::ground, .cells = cells, .path = contour(cells)};
  shape.number = number;
  return shape;
}

void add_windows(BoardArt& art, const Rules& rules) {
  for (const House house : rules.houses(HouseKind::window)) {
    art.ground.push_back(ground(rules.cells(house), 0));
  }
}

// Groups differ in tint; where boxes are of any form, and the place in its box does not tell a
// cell's group, a letter says it too.
void add_groups(BoardArt& art, const Rules& rules) {
  for (const House house : rules.houses(HouseKind::group)) {
    art.ground.push_back(ground(rules.cells(house), rules.number(house) + 1));
  }
  if (rules.box_height() > 0) return;
  for (const House house : rules.houses(HouseKind::group)) {
    for (const Cell cell : rules.cells(house)) {
      Shape letter{.kind = ShapeKind::ground, .cells = CellSet{cell}};
      letter.at = box_of(cell).low + Point{0.09, 0.1};
      letter.text = std::string(1, static_cast<char>('a' + rules.number(house)));
      art.ground.push_back(std::move(letter));
    }
  }
}

void add_diagonals(BoardArt& art, const Rules& rules) {
  for (const House house : rules.houses(HouseKind::diagonal)) {
    const Cell first = rules.cell(house, 0), last = rules.cell(house, rules.side() - 1);
    const Point half = 0.5 * (middle(last) - middle(first)), middle = drawing::middle(first) + half;
    const double to_corner = rules.side() / (rules.side() - 1.0);
    Shape line{.kind = ShapeKind::line, .cells = rules.cells(house)};
    line.path.move(middle - to_corner * half).line(middle + to_corner * half);
    art.ground.push_back(std::move(line));
  }
}

// Boxes that are rectangles are parted by whole lines; regions of any form have an edge each.
void add_lines(BoardArt& art, const Rules& rules) {
  const double end = rules.side();
  const bool has_boxes = rules.box_height() > 0;
  for (int i = 0; i <= rules.side(); ++i) {
    const bool is_rim = i == 0 || i == rules.side();
    const double at = i;
    const auto choose = [&](int box) -> Outline& {
      return is_rim || (has_boxes && i % box == 0) ? art.thick : art.thin;
    };
    choose(rules.box_height()).move({0, at}).line({end, at});
    choose(rules.box_width()).move({at, 0}).line({at, end});
  }
  if (has_boxes) return;
  for (const House region : rules.regions() & HouseSet::boxes()) {
    art.thick.add(contour(rules.cells(region)));
  }
}

// --- in the legend

constexpr double kSmall = 0.17;  // the side of a cell there

Shape sign(Outline path) { return {.kind = ShapeKind::sign, .path = std::move(path)}; }

Box small_cell(int row, int column, int rows, int columns) {
  return around({(column - 0.5 * (columns - 1)) * kSmall, (row - 0.5 * (rows - 1)) * kSmall},
                {0.5 * kSmall, 0.5 * kSmall});
}
Outline small_grid(int rows, int columns) {
  Outline path;
  for (int i = 0; i < rows * columns; ++i) {
    path.add(rectangle(small_cell(i / columns, i % columns, rows, columns)));
  }
  return path;
}
// Two cells at opposite corners of a few, each with a ring in it: these two differ.
std::vector<Shape> leap(int rows, int columns) {
  Outline path = small_grid(rows, columns);
  path.circle(small_cell(0, 0, rows, columns).middle(), 0.05);
  path.circle(small_cell(rows - 1, columns - 1, rows, columns).middle(), 0.05);
  return {sign(std::move(path))};
}

std::vector<Shape> crossed() {
  const Box box = around({0, 0}, {0.2, 0.2});
  Shape lines{.kind = ShapeKind::line};
  lines.path.move(box.low).line(box.high);
  lines.path.move({box.low.x, box.high.y}).line({box.high.x, box.low.y});
  return {lines, sign(rectangle(box))};
}

std::vector<Shape> grounds(int count) {
  std::vector<Shape> shapes;
  const double width = 0.56 / count;
  for (int i = 0; i < count; ++i) {
    Shape shape{.kind = ShapeKind::ground};
    shape.path = rectangle(around({(i - 0.5 * (count - 1)) * width, 0}, {0.5 * width, 0.2}));
    shape.number = count == 1 ? 0 : i + 1;
    shapes.push_back(std::move(shape));
  }
  shapes.push_back(sign(rectangle(around({0, 0}, {0.28, 0.2}))));
  return shapes;
}

std::vector<Shape> neighbours() {
  std::vector<Shape> shapes;
  Outline path;
  for (int i = 0; i < 2; ++i) {
    const Box box = around({(i - 0.5) * 0.26, 0}, {0.13, 0.13});
    path.add(rectangle(box));
    Shape digit{.kind = ShapeKind::sign};
    digit.at = box.middle();
    digit.text = std::to_string(i + 1);
    shapes.push_back(std::move(digit));
  }
  path.move({-0.27, 0.2}).line({0.27, -0.2});
  shapes.push_back(sign(std::move(path)));
  return shapes;
}

std::vector<Shape> sample(Variant variant) {
  switch (variant) {
    case Variant::x: return crossed();
    case Variant::windoku: return grounds(1);
    case Variant::disjoint: return grounds(3);
    case Variant::antiknight: return leap(2, 3);
    case Variant::antiking: return leap(2, 2);
    case Variant::nonconsecutive: return neighbours();
  }
  return {sign(Outline().circle({0, 0}, 0.05))};
}

}  // namespace

BoardArt board_art(const Rules& rules, std::span<const std::string_view> words) {
  BoardArt art;
  add_lines(art, rules);
  if (rules.is_classic()) return art;
  add_groups(art, rules);
  add_windows(art, rules);
  add_diagonals(art, rules);
  const RulesWish wish = wish_of(rules);
  for (const VariantInfo& row : variants()) {
    if (std::ranges::count(wish.variants, row.variant) == 0) continue;
    const auto number = static_cast<std::size_t>(row.variant);
    const std::string_view said = number < words.size() ? words[number] : row.words;
    art.legend.push_back({sample(row.variant), std::string(said)});
  }
  return art;
}

}  // namespace nonet::drawing
