// See sketch.hpp: how what went in is laid out, from back to front.

#include "draw/figures.hpp"
#include "draw/sketch.hpp"

namespace nonet::drawing {
namespace {

Shape text_shape(ShapeKind kind, Point at, std::string text) {
  Shape shape{.kind = kind};
  shape.at = at;
  shape.text = std::move(text);
  return shape;
}

}  // namespace

std::vector<Point> Sketch::points_of(const Group& group) const {
  std::vector<Point> points;
  for (const Cell cell : group.cells) points.push_back(middle(Candidate(cell, group.digit)));
  return points;
}

// A digit that is placed is drawn large, unless the candidates of its cell have a tale to tell.
bool Sketch::is_large(Cell cell) const {
  if (placed_.digits(cell).empty()) return false;
  for (const Digit digit : rules().digits()) {
    const Candidate candidate(cell, digit);
    if (figures_.contains(candidate.index()) || in_capsules_.contains(candidate)) return false;
    if (eliminated_.contains(candidate)) return false;
  }
  return true;
}

void Sketch::avoid_digits() {
  for (const Cell cell : drawing_.position.blanks()) {
    if (is_large(cell)) {
      chips_.avoid(drawing::around(middle(cell), kDigitHalf));
      continue;
    }
    for (const Digit digit : candidates_.digits(cell)) {
      chips_.avoid(drawing::around(middle(Candidate(cell, digit)), kMarkHalf));
    }
  }
  for (const Cell cell : drawing_.position.grid.filled()) {
    chips_.avoid(drawing::around(middle(cell), kDigitHalf));
  }
}

void Sketch::lay_frames() {
  constexpr double kInset = 0.055;
  std::array<int, kCells> count{};
  for (const Frame& frame : frames_) {
    int& before = count[static_cast<std::size_t>(frame.cell.index())];
    const Box box = inset(box_of(frame.cell), kInset * (before + 1));
    add({.kind = ShapeKind::frame,
         .paint = frame.paint,
         .cells = CellSet{frame.cell},
         .path = drawing::frame(frame.paint, box)});
    ++before;
  }
  // Letters stand on the edge of their frame, between the columns or rows of candidates.
  count.fill(0);
  for (const Frame& frame : frames_) {
    int& before = count[static_cast<std::size_t>(frame.cell.index())];
    const double edge = 0.5 - kInset * (before + 1) - 0.02;
    ++before;
    if (frame.letter.empty()) continue;
    constexpr double kGap = 0.5 * kRaster;
    constexpr Point kHalf = {0.075, 0.095};
    std::vector<Box> boxes;
    for (const Point at : {Point{-kGap, -edge}, Point{kGap, -edge}, Point{-kGap, edge},
                           Point{kGap, edge}, Point{-edge, -kGap}, Point{edge, -kGap}}) {
      boxes.push_back(drawing::around(middle(frame.cell) + at, kHalf));
    }
    const Box box = chips_.choose(boxes);
    Shape letter = text_shape(ShapeKind::letter, box.middle(), frame.letter);
    letter.paint = frame.paint;
    letter.cells = CellSet{frame.cell};
    letter.path = rounded(box, 0.03);
    add(std::move(letter));
  }
}

void Sketch::lay_nodes() {
  const auto lay = [this](ShapeKind kind, const Figure& figure, const Group& group, Outline path) {
    Shape shape{.kind = kind, .paint = figure.paint, .truth = figure.truth};
    shape.cells = group.cells;
    shape.digits = DigitSet{group.digit};
    shape.path = std::move(path);
    add(std::move(shape));
    if (figure.truth != Truth::is_false) return;
    Shape line{.kind = ShapeKind::bar, .paint = figure.paint};
    line.cells = group.cells;
    line.digits = DigitSet{group.digit};
    line.path = bar(points_of(group));
    add(std::move(line));
  };
  const auto sample = [](ShapeKind kind, const Figure& figure, Outline path,
                         const std::vector<Point>& points) {
    std::vector<Shape> shapes;
    Shape shape{.kind = kind, .paint = figure.paint, .truth = figure.truth};
    shape.path = std::move(path);
    shapes.push_back(std::move(shape));
    if (figure.truth == Truth::is_false) {
      Shape line{.kind = ShapeKind::bar, .paint = figure.paint};
      line.path = bar(points);
      shapes.push_back(std::move(line));
    }
    return shapes;
  };
  for (const Capsule& capsule : capsules_) {
    lay(ShapeKind::capsule, capsule.figure, capsule.group,
        drawing::capsule(points_of(capsule.group)));
  }
  for (const auto& [index, figure] : figures_) {
    const Candidate candidate(Cell(index / kDigits), Digit::at(index % kDigits));
    const Group group = {CellSet{candidate.cell()}, candidate.digit()};
    lay(ShapeKind::figure, figure, group, drawing::figure(figure.paint, middle(candidate)));
    note(sample(ShapeKind::figure, figure, drawing::figure(figure.paint, {0, 0}), {{0, 0}}),
         figure.words);
  }
  const std::vector<Point> pair = {{-0.1, 0}, {0.1, 0}};
  for (const Capsule& capsule : capsules_) {
    note(sample(ShapeKind::capsule, capsule.figure, drawing::capsule(pair), pair),
         capsule.figure.words);
  }
}

// What links go around: candidates, those with a figure most of all, and large digits.
std::vector<Spot> Sketch::spots() const {
  std::vector<Spot> spots;
  for (const Cell cell : drawing_.position.blanks()) {
    if (is_large(cell)) {
      spots.push_back({middle(cell), 0.38, 2});
      continue;
    }
    for (const Digit digit : candidates_.digits(cell)) {
      const Candidate candidate(cell, digit);
      const bool has_figure =
          figures_.contains(candidate.index()) || in_capsules_.contains(candidate);
      spots.push_back({middle(candidate), has_figure ? 0.16 : 0.125, has_figure ? 2.5 : 1});
    }
  }
  for (const Cell cell : drawing_.position.grid.filled()) spots.push_back({middle(cell), 0.27, 2});
  return spots;
}

void Sketch::lay_links() {
  const auto head_of = [this](Strength strength) {
    if (!has_heads_) return Head::none;
    return strength == Strength::weak ? Head::open : Head::full;
  };
  std::vector<Spot> around = links_.empty() ? std::vector<Spot>() : spots();
  std::vector<Shape> tips;
  for (const DrawnLink& link : links_) {
    const Head head = head_of(link.strength);
    const Arrow arrow = draw_arrow(points_of(link.from), points_of(link.to), head, around, side());
    if (arrow.empty()) continue;
    Shape shape{.kind = ShapeKind::link, .strength = link.strength};
    shape.cells = link.from.cells | link.to.cells;
    shape.digits = DigitSet{link.from.digit} | DigitSet{link.to.digit};
    shape.line = link.line;
    shape.path = arrow.shaft;
    if (!arrow.tip.empty()) {
      Shape tip{.kind = ShapeKind::tip, .strength = link.strength};
      tip.line = link.line;
      tip.path = arrow.tip;
      tips.push_back(std::move(tip));
    }
    add(std::move(shape));
    constexpr int kSamples = 16;
    for (int i = 1; i < kSamples; ++i) {
      const Point way = on_curve(arrow, i * (1.0 / kSamples));
      chips_.avoid(way);
      around.push_back({way, 0.06, 0.4, true});
    }
    std::vector<Shape> sample(1);
    const Arrow straight = draw_arrow({{-0.42, 0}}, {{0.45, 0}}, head, {}, side());
    sample[0] = {.kind = ShapeKind::link, .strength = link.strength};
    sample[0].path = Outline().move({-0.28, 0}).line({head == Head::full ? 0.18 : 0.28, 0});
    if (head != Head::none) {
      sample.push_back({.kind = ShapeKind::tip, .strength = link.strength});
      sample[1].path = straight.tip;
    }
    note(std::move(sample), link.words);
  }
  for (Shape& tip : tips) add(std::move(tip));
}

void Sketch::lay_marks() {
  for (const Cell cell : written_) {
    if (is_large(cell)) continue;
    for (const Digit digit : rules().digits()) {
      const Candidate candidate(cell, digit);
      const bool is_struck = eliminated_.contains(candidate);
      const bool is_bold = figures_.contains(candidate.index()) ||
                           in_capsules_.contains(candidate) || placed_.contains(candidate);
      if (!is_struck && !is_bold && !candidates_.contains(candidate)) continue;
      Shape mark =
          text_shape(ShapeKind::mark, middle(candidate), std::string(rules().symbol(digit).view()));
      mark.ink = is_struck ? Ink::struck : is_bold ? Ink::bold : Ink::plain;
      mark.cells = CellSet{cell};
      mark.digits = DigitSet{digit};
      add(std::move(mark));
    }
  }
}

void Sketch::lay_effect() {
  const auto strike = [](Point at) {
    constexpr double kReach = 0.135;
    return Outline().move(at + Point{-kReach, kReach}).line(at + Point{kReach, -kReach});
  };
  const auto sample_mark = [](Ink ink) {
    Shape mark = text_shape(ShapeKind::mark, {0, 0}, "5");
    mark.ink = ink;
    return mark;
  };
  for (const Cell cell : eliminated_.cells()) {
    for (const Digit digit : eliminated_.digits(cell)) {
      Shape shape{.kind = ShapeKind::strike};
      shape.cells = CellSet{cell};
      shape.digits = DigitSet{digit};
      shape.path = strike(middle(Candidate(cell, digit)));
      add(std::move(shape));
    }
  }
  if (!eliminated_.empty()) {
    Shape line{.kind = ShapeKind::strike};
    line.path = strike({0, 0});
    note({sample_mark(Ink::struck), line}, eliminated_words_);
  }
  for (const Cell cell : placed_.cells()) {
    const Digit digit = placed_.digits(cell).first();
    const Point at = is_large(cell) ? middle(cell) : middle(Candidate(cell, digit));
    Shape ring{.kind = ShapeKind::ring};
    ring.cells = CellSet{cell};
    ring.digits = DigitSet{digit};
    ring.path.circle(at, is_large(cell) ? 0.385 : kRadius + 0.05);
    add(ring);
    if (!is_large(cell)) continue;
    Shape large = text_shape(ShapeKind::digit, at, std::string(rules().symbol(digit).view()));
    large.cells = ring.cells;
    large.digits = ring.digits;
    add(std::move(large));
  }
  if (!placed_.empty()) {
    Shape ring{.kind = ShapeKind::ring};
    ring.path.circle({0, 0}, 0.19);
    note({ring, sample_mark(Ink::bold)}, placed_words_);
  }
}

void Sketch::lay_numbers() {
  for (const Number& number : numbers_) {
    const Candidate at(number.group.cells.first(), number.group.digit);
    const Box box = chips_.place(middle(at), number.line);
    Shape chip = text_shape(ShapeKind::chip, box.middle(), number.line);
    chip.truth = number.truth;
    chip.cells = number.group.cells;
    chip.digits = DigitSet{number.group.digit};
    chip.line = number.line;
    chip.path = rounded(box, 0.5 * (box.high.y - box.low.y));
    add(std::move(chip));
    if (number.words.empty()) continue;
    Shape sample = text_shape(ShapeKind::chip, {0, 0}, "1");
    sample.path.circle({0, 0}, 0.095);
    note({sample}, number.words);
  }
}

}  // namespace nonet::drawing
