// See sketch.hpp: what goes in. How it is laid out is in layout.cpp.

#include "draw/sketch.hpp"

#include <algorithm>

#include "draw/contour.hpp"
#include "draw/figures.hpp"

namespace nonet::drawing {
namespace {

// What wins where two roles meet in one candidate.
int priority(Paint paint) {
  switch (paint) {
    case Paint::none: return 0;
    case Paint::fin:
    case Paint::target: return 3;
    case Paint::focus: return 2;
    default: return 1;
  }
}

Box sample_box() { return around({0, 0}, {0.28, 0.2}); }

}  // namespace

Sketch::Sketch(const Puzzle& position)
    : raster_(*position.rules),
      candidates_(position.all_candidates()),
      chips_(position.rules->side()) {
  drawing_.position = position;
}

// Neighbours in a box and a line make one figure; cells of a set that lie apart do not.
bool Sketch::is_in_a_row(CellSet cells) const {
  const Cell first = cells.first();
  const auto holds = [&](House house) { return (cells - rules().cells(house)).empty(); };
  const std::optional<House> box = rules().region_of(first);
  return cells.size() > 1 && box && holds(*box) &&
         (holds(House::row(first.row())) || holds(House::column(first.column())));
}

// Words for what is drawn like this sample; one sample may have several.
void Sketch::note(std::vector<Shape> sample, std::string_view words) {
  if (words.empty()) return;
  const auto is_like = [&sample](const LegendEntry& entry) {
    return std::ranges::equal(entry.sample, sample, {}, class_of, class_of);
  };
  const auto entry = std::ranges::find_if(drawing_.legend, is_like);
  if (entry == drawing_.legend.end()) {
    drawing_.legend.push_back({std::move(sample), std::string(words)});
    return;
  }
  const std::string known = ", " + entry->words + ",";
  if (known.find(", " + std::string(words) + ",") != std::string::npos) return;
  entry->words.append(", ").append(words);
}

void Sketch::tint(House house, std::string_view words) {
  add({.kind = ShapeKind::tint,
       .cells = rules().cells(house),
       .path = contour(rules().cells(house))});
  note({{.kind = ShapeKind::tint, .path = rectangle(sample_box())}}, words);
}

void Sketch::hatch(House house, Paint paint, std::string_view words) {
  add({.kind = ShapeKind::hatch,
       .paint = paint,
       .cells = rules().cells(house),
       .path = drawing::hatch(rules().cells(house))});
  note({{.kind = ShapeKind::hatch, .paint = paint, .path = drawing::hatch(sample_box())}}, words);
}

void Sketch::shade(CellSet cells, std::string_view words) {
  for (const Cell cell : cells) {
    add({.kind = ShapeKind::shade,
         .cells = CellSet{cell},
         .path = rectangle(inset(box_of(cell), 0.03))});
  }
  if (!cells.empty()) {
    note({{.kind = ShapeKind::shade, .path = rectangle(sample_box())}}, words);
  }
}

void Sketch::sight(Cell from, Cell to) {
  constexpr double kRim = 0.44;
  const Point along = unit(middle(to) - middle(from));
  Outline path;
  path.move(middle(from) + kRim * along).line(middle(to) + kRim * along);
  add({.kind = ShapeKind::sight, .cells = CellSet{from, to}, .path = path});
}

void Sketch::frame(CellSet cells, Paint paint, std::string_view words, std::string_view letter) {
  for (const Cell cell : cells) {
    const auto is_same = [&](const Frame& frame) {
      return frame.cell == cell && frame.paint == paint && frame.letter == letter;
    };
    if (std::ranges::any_of(frames_, is_same)) continue;
    frames_.push_back({cell, paint, std::string(letter)});
  }
  if (cells.empty()) return;
  note({{.kind = ShapeKind::frame,
         .paint = paint,
         .path = drawing::frame(paint, around({0, 0}, {0.24, 0.24})),
         .text = std::string(letter)}},
       words);
}

void Sketch::node(const Group& group, Paint paint, Truth truth, std::string_view words) {
  if (paint == Paint::none || group.cells.empty()) return;
  write(group.cells & drawing_.position.blanks());
  const Figure figure = {paint, truth, std::string(words)};
  if (is_in_a_row(group.cells) && truth != Truth::untold) {
    in_capsules_.insert(group.cells, group.digit);
    const auto is_same = [&group](const Capsule& capsule) {
      return capsule.group.cells == group.cells && capsule.group.digit == group.digit;
    };
    if (std::ranges::none_of(capsules_, is_same)) capsules_.push_back({group, figure});
    return;
  }
  for (const Cell cell : group.cells) {
    Figure& now = figures_[Candidate(cell, group.digit).index()];
    if (priority(paint) > priority(now.paint)) now = figure;
  }
}

void Sketch::link(const Group& from, const Group& to, Strength strength, std::string_view words,
                  std::string_view line) {
  const auto is_same = [&](const DrawnLink& link) {
    return link.from.cells == from.cells && link.from.digit == from.digit &&
           link.to.cells == to.cells && link.to.digit == to.digit && link.strength == strength;
  };
  if (std::ranges::any_of(links_, is_same)) return;
  links_.push_back({from, to, strength, std::string(words), std::string(line)});
}

void Sketch::number(const Group& group, std::string_view line, Truth truth,
                    std::string_view words) {
  numbers_.push_back({group, std::string(line), truth, std::string(words)});
}

void Sketch::eliminate(const CandidateSet& candidates, std::string_view words) {
  eliminated_ = eliminated_ | candidates;
  eliminated_words_ = words;
  write(candidates.cells());
}

void Sketch::place(const CandidateSet& candidates, std::string_view words) {
  placed_ = placed_ | candidates;
  placed_words_ = words;
  write(candidates.cells());
}

Drawing Sketch::finish() {
  // Areas went in as they came: tinted ones lie lowest, then hatches, shades and sights.
  std::ranges::stable_sort(drawing_.shapes, {}, &Shape::kind);
  drawing_.written = written_;
  avoid_digits();
  lay_frames();
  lay_nodes();
  lay_links();
  lay_marks();
  lay_effect();
  lay_numbers();
  return std::move(drawing_);
}

}  // namespace nonet::drawing
