// A drawing on paper: the same shapes, looks and order as the picture for screens (draw/svg.cpp).

#include <algorithm>

#include "book/clues.hpp"
#include "book/flow.hpp"
#include "draw/board_art.hpp"
#include "draw/geometry.hpp"
#include "draw/looks.hpp"
#include "nonet/clue_puzzle.hpp"

namespace nonet::book {
namespace {

constexpr double kNames = 0.42;      // room for the names of rows and columns, in cells
constexpr double kSample = 0.7;      // of a legend: how wide a sample is, in cells
constexpr double kSampleCell = 3.4;  // the cell of samples, in sizes of text

std::vector<ClueFigure> figures_of(const Drawing& drawing) {
  if (drawing.position.rules->clues() == nullptr) return {};
  return clue_figures(problem_of(drawing.position));
}

// Around the board: names, and farther out numbers of clues.
Rim room_of(const Drawing& drawing) {
  constexpr double kMore = 0.05;
  const Rim rim = rim_of(figures_of(drawing), drawing.position.rules->side());
  return {.left = std::max(kNames, rim.left + kMore),
          .top = std::max(kNames, rim.top + kMore),
          .right = std::max(kNames, rim.right + kMore),
          .bottom = std::max(0.5 * kNames, rim.bottom + kMore)};
}

class Painter {
 public:
  Painter(Press& press, const Drawing& drawing, double text_size)
      : press_(press),
        drawing_(drawing),
        art_(drawing::board_art(*drawing.position.rules)),
        raster_(*drawing.position.rules),
        figures_(figures_of(drawing)),
        text_size_(text_size) {}

  // The board, its upper left corner there.
  void board(Point origin, double cell) {
    origin_ = origin;
    cell_ = cell;
    for (const Shape& shape : art_.ground) add(shape, origin_);
    if (!figures_.empty()) paint_figures(press_, figures_, false, origin_, cell_);
    for (const Shape& shape : drawing_.shapes) {
      if (shape.kind == ShapeKind::mark) break;
      add(shape, origin_);
    }
    candidates();
    digits();
    lines();
    bool is_front = false;
    for (const Shape& shape : drawing_.shapes) {
      is_front = is_front || shape.kind >= ShapeKind::mark;
      if (is_front) add(shape, origin_);
    }
    press_.colour("#000000");
  }

  void sample(const LegendEntry& entry, Point middle) {
    cell_ = kSampleCell * text_size_;
    for (const Shape& shape : entry.sample) add(shape, middle);
    press_.colour("#000000");
  }

 private:
  void text(Point middle, double size, Weight weight, std::string_view words) {
    const double points = size * cell_ / kLookCell;
    press_.show(middle.x, middle.y + 0.36 * points, {points, weight, Align::middle}, words);
  }

  void add(const Shape& shape, Point origin) {
    if (!shape.path.empty()) {
      const std::string look = drawing::path_look(shape);
      press_.path(shape.path, cell_, origin, pen_of(look, cell_ / kLookCell));
    }
    if (shape.text.empty()) return;
    const drawing::TextLook look = drawing::text_look(shape);
    press_.colour(pen_of(look.look, 1).fill);
    const bool is_bold = look.look.find("bold") != std::string::npos;
    text({origin.x + shape.at.x * cell_, origin.y + shape.at.y * cell_}, look.size,
         is_bold ? Weight::bold : Weight::regular, shape.text);
  }

  Point on_board(Point p) const { return {origin_.x + p.x * cell_, origin_.y + p.y * cell_}; }

  void candidates() {
    if (!drawing_.has_marks) return;
    const Puzzle& position = drawing_.position;
    const CandidateSet all = position.all_candidates();
    press_.colour("#5c5c5c");
    for (const Cell cell : position.blanks() - drawing_.written) {
      for (const Digit digit : all.digits(cell)) {
        text(on_board(raster_.middle(Candidate(cell, digit))), drawing::kMarkSize, Weight::regular,
             std::string(1, digit.symbol()));
      }
    }
  }

  void digits() {
    const Puzzle& position = drawing_.position;
    for (const Cell cell : position.grid.filled()) {
      const bool is_given = position.givens.contains(cell);
      press_.colour(is_given ? "#111111" : "#33506e");
      text(on_board(drawing::middle(cell)), drawing::kDigitSize,
           is_given ? Weight::bold : Weight::regular,
           std::string(1, position.grid.at(cell)->symbol()));
    }
  }

  void lines() {
    press_.path(art_.thin, cell_, origin_, {.stroke = "#8c887c", .width = cell_ / kLookCell});
    press_.out() += "2 J\n";
    press_.path(art_.thick, cell_, origin_, {.stroke = "#111111", .width = 3 * cell_ / kLookCell});
    press_.out() += "0 J\n";
    if (!figures_.empty()) paint_figures(press_, figures_, true, origin_, cell_);
    if (!drawing_.has_names) return;
    press_.colour("#5c5c5c");
    constexpr double kNameSize = 13, kFromBoard = 0.22;
    for (int i = 0; i < drawing_.position.rules->side(); ++i) {
      const std::string row = drawing_.has_lettered_rows
                                  ? std::string(1, static_cast<char>('A' + i))
                                  : std::to_string(i + 1);
      text(on_board({i + 0.5, -kFromBoard}), kNameSize, Weight::regular, std::to_string(i + 1));
      text(on_board({-kFromBoard, i + 0.5}), kNameSize, Weight::regular, row);
    }
  }

  Press& press_;
  const Drawing& drawing_;
  drawing::BoardArt art_;
  drawing::Raster raster_;
  std::vector<ClueFigure> figures_;
  double text_size_;
  Point origin_;
  double cell_ = 0;
};

double cell_of(const Drawing& drawing, const Rim& room, double width) {
  return width / (drawing.position.rules->side() + room.left + room.right);
}

// Where the entries of the legend stand, as many to a line as fit.
struct LegendPlace {
  double x;
  int line;
};
std::vector<LegendPlace> legend_places(const Press& press, const Drawing& drawing, double width,
                                       double text_size) {
  std::vector<LegendPlace> places;
  const double sample = kSample * kSampleCell * text_size;
  double x = 0;
  int line = 0;
  for (const LegendEntry& entry : drawing.legend) {
    const double size = sample + 0.5 * text_size + press.width(entry.words, {.size = text_size});
    if (x > 0 && x + size > width) {
      x = 0;
      ++line;
    }
    places.push_back({x, line});
    x += size + 1.5 * text_size;
  }
  return places;
}

constexpr double kLegendLine = 1.9;  // in sizes of text

}  // namespace

double height_of(const Press& press, const Drawing& drawing, double width, double text_size) {
  const int side = drawing.position.rules->side();
  const Rim room = room_of(drawing);
  double height = cell_of(drawing, room, width) * (side + room.top + room.bottom);
  if (!drawing.legend.empty()) {
    height +=
        (legend_places(press, drawing, width, text_size).back().line + 1) * kLegendLine * text_size;
  }
  return height;
}

void print(Press& press, const Drawing& drawing, const Area& area, double text_size,
           Section& section) {
  // As wide as its height allows.
  double width = area.width;
  while (width > 40 && height_of(press, drawing, width, text_size) > area.height + 0.01) width -= 1;
  const double left = area.x + (area.width - width) / 2;
  const Rim room = room_of(drawing);
  const double cell = cell_of(drawing, room, width);
  const Number element = press.tags().reserve();
  const int content = press.begin_content("Figure", element);
  Painter painter(press, drawing, text_size);
  painter.board({left + room.left * cell, area.y + room.top * cell}, cell);
  const std::vector<LegendPlace> places = legend_places(press, drawing, width, text_size);
  const double top = area.y + cell * (drawing.position.rules->side() + room.top + room.bottom);
  const double half = 0.5 * kSample * kSampleCell * text_size;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Point middle = {left + places[i].x + half,
                          top + (places[i].line + 0.5) * kLegendLine * text_size};
    painter.sample(drawing.legend[i], middle);
    press.show(middle.x + half + 0.3 * text_size, middle.y + 0.36 * text_size, {.size = text_size},
               drawing.legend[i].words);
  }
  press.end_content();
  const std::string spoken =
      drawing.title + (drawing.description.empty() ? "" : ": " + drawing.description);
  press.tags().put(element, "Figure", section.number, std::to_string(content),
                   "/Alt" + pdf::text_string(spoken));
  section.kids.push_back(element);
}

}  // namespace nonet::book
