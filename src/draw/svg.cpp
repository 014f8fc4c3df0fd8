// A drawing as a picture of its own. From back to front: areas, frames, figures, links, candidates
// and digits, lines, numbers; the legend below.
//
// Looks are attributes of groups, not a style sheet, which would leak into a page that embeds two
// pictures. Text is centred by arithmetic rather than by `dominant-baseline`, which printers and
// editors read differently.

#include <algorithm>
#include <utility>

#include "draw/board_art.hpp"
#include "draw/escaped.hpp"
#include "draw/geometry.hpp"
#include "draw/looks.hpp"

namespace nonet {
namespace {

using drawing::attributes;
using drawing::BoardArt;
using drawing::escaped;
using drawing::kDigitSize;
using drawing::kMarkSize;
using drawing::path_look;
using drawing::text_look;
using drawing::TextLook;

constexpr int kCellSide = 60;
constexpr int kTextWidth = 9 * kCellSide;  // what headings and legends are set in at least
constexpr int kHeadingSize = 25, kHeadingLine = 33;  // from one line to the next
constexpr double kNameSize = 13;

std::string number(double value) {
  const std::string both = Outline().move({value, 0}).data(1, {}, 1);
  return both.substr(1, both.find(' ') - 1);
}

// Figures stand 0.72 of their size tall.
std::string text_at(Point middle, double size, std::string_view words) {
  return "<text x=\"" + number(middle.x) + "\" y=\"" + number(middle.y + 0.36 * size) + "\">" +
         escaped(words) + "</text>\n";
}

std::string open_text(std::string_view classes, double size, std::string_view look) {
  return "<g class=\"" + std::string(classes) + "\" font-size=\"" + number(size) + "\" " +
         std::string(look) + ">\n";
}

class Svg {
 public:
  Svg(const Drawing& drawing, std::optional<int> cell_millimetres)
      : drawing_(drawing),
        cell_millimetres_(cell_millimetres),
        grid_side_(drawing.position.rules->side() * kCellSide),
        art_(drawing::board_art(*drawing.position.rules, drawing.rule_words)),
        raster_(*drawing.position.rules),
        legend_(drawing.legend) {
    if (drawing.has_rules) legend_.insert(legend_.begin(), art_.legend.begin(), art_.legend.end());
    if (!drawing.has_names) left_ = top_ = rest_ = kMargin;
    if (!drawing.heading.empty()) {
      top_ += static_cast<int>(drawing.heading.size()) * kHeadingLine + kMargin / 3;
    }
    if (!drawing.heading.empty() || !legend_.empty())
      text_width_ = std::max(kTextWidth, grid_side_);
    text_left_ = left_;
    left_ += (text_width_ - grid_side_) / 2;
  }

  std::string draw() {
    add_head();
    add_heading();
    for (const Shape& shape : art_.ground) add(shape, origin());
    bool has_halos = false;
    for (const Shape& shape : drawing_.shapes) {
      if (shape.kind == ShapeKind::mark) break;
      if (shape.kind == ShapeKind::link && !std::exchange(has_halos, true)) add_halos();
      add(shape, origin());
    }
    close();
    add_board();  // numbers stand above its lines
    bool is_front = false;
    for (const Shape& shape : drawing_.shapes) {
      is_front = is_front || shape.kind >= ShapeKind::mark;
      if (is_front) add(shape, origin());
    }
    close();
    add_legend();
    return std::move(out_) + "</svg>\n";
  }

 private:
  static constexpr int kMargin = 15;  // without names
  Point origin() const { return {static_cast<double>(left_), static_cast<double>(top_)}; }
  int width() const { return text_left_ + text_width_ + rest_; }
  int height() const { return top_ + grid_side_ + rest_ + legend_height(); }
  std::string length(int units) const {
    return cell_millimetres_ ? number(1.0 * units * *cell_millimetres_ / kCellSide) + "mm"
                             : std::to_string(units);
  }

  // The title and the description are what a screen reader says.
  void add_head() {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"board\" viewBox=\"0 0 " +
           std::to_string(width()) + " " + std::to_string(height()) + "\" width=\"" +
           length(width()) + "\" height=\"" + length(height()) +
           "\" font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif\" "
           "text-anchor=\"middle\" stroke-linejoin=\"round\">\n<title>" +
           escaped(drawing_.title) + "</title>\n<desc>" + escaped(drawing_.description) +
           "</desc>\n<rect class=\"paper\" width=\"" + std::to_string(width()) + "\" height=\"" +
           std::to_string(height()) + "\" fill=\"#ffffff\"/>\n";
  }

  void add_heading() {
    if (drawing_.heading.empty()) return;
    out_ += open_text("heading", kHeadingSize, "font-weight=\"bold\" fill=\"#111111\"");
    const int below_margin = kHeadingLine - kMargin / 3;
    double middle = rest_ + below_margin / 2.0;
    for (const std::string& line : drawing_.heading) {
      out_ += text_at({width() / 2.0, middle}, kHeadingSize, line);
      middle += kHeadingLine;
    }
    out_ += "</g>\n";
  }

  // Shapes of one look stand in one group.
  void open(const std::string& group) {
    if (group == open_) return;
    close();
    out_ += group;
    open_ = group;
  }
  void close() {
    if (!open_.empty()) out_ += "</g>\n";
    open_.clear();
  }

  void add(const Shape& shape, Point origin) {
    const std::string classes = class_of(shape);
    if (!shape.path.empty()) {
      const std::string data = shape.path.data(kCellSide, origin, 1);
      open("<g class=\"" + classes + "\" " + path_look(shape) + ">\n");
      out_ += "<path d=\"" + data + "\"/>\n";
    }
    if (shape.text.empty()) return;
    TextLook look = text_look(shape);
    if (shape.kind == ShapeKind::mark) look.size *= raster_.scale();
    open(open_text(classes + " text", look.size, look.look));
    out_ += text_at({shape.at.x * kCellSide + origin.x, shape.at.y * kCellSide + origin.y},
                    look.size, shape.text);
  }

  // Links stand out from what they cross, but not from one another.
  void add_halos() {
    open("<g class=\"halo\" " + attributes("none", "#ffffff", "5") + " stroke-opacity=\"0.75\">\n");
    for (const Shape& shape : drawing_.shapes) {
      if (shape.kind != ShapeKind::link) continue;
      out_ += "<path d=\"" + shape.path.data(kCellSide, origin(), 1) + "\"/>\n";
    }
  }

  // The digits of the position, the candidates that are not among the shapes, and the lines.
  void add_board() {
    const Puzzle& position = drawing_.position;
    if (drawing_.has_marks) add_candidates(position);
    add_digits(position.givens & position.grid.filled(), "given",
               "font-weight=\"bold\" fill=\"#111111\"");
    add_digits(position.placed(), "found", "font-style=\"italic\" fill=\"#33506e\"");
    add_lines();
  }

  void add_candidates(const Puzzle& position) {
    const CandidateSet candidates = position.all_candidates();
    out_ += open_text("mark plain text", mark_size(), "fill=\"#5c5c5c\"");
    for (const Cell cell : position.blanks() - drawing_.written) {
      for (const Digit digit : candidates.digits(cell)) add_candidate(cell, digit);
    }
    out_ += "</g>\n";
  }

  double mark_size() const { return kMarkSize * raster_.scale(); }

  void add_candidate(Cell cell, Digit digit) {
    const Point middle = raster_.middle(Candidate(cell, digit));
    out_ += text_at({left_ + middle.x * kCellSide, top_ + middle.y * kCellSide}, mark_size(),
                    drawing_.position.rules->symbol(digit).view());
  }

  Point middle_of(Cell cell) const {
    return {left_ + (cell.column() + 0.5) * kCellSide, top_ + (cell.row() + 0.5) * kCellSide};
  }

  void add_digits(CellSet cells, std::string_view classes, std::string_view look) {
    if (cells.empty()) return;
    out_ += open_text(classes, kDigitSize, look);
    for (const Cell cell : cells) {
      out_ += text_at(middle_of(cell), kDigitSize,
                      drawing_.position.rules->symbol(*drawing_.position.grid.at(cell)).view());
    }
    out_ += "</g>\n";
  }

  void add_lines() {
    out_ += "<path class=\"thin\" d=\"" + art_.thin.data(kCellSide, origin(), 1) +
            "\" fill=\"none\" stroke=\"#8c887c\"/>\n<path class=\"thick\" d=\"" +
            art_.thick.data(kCellSide, origin(), 1) +
            "\" fill=\"none\" stroke=\"#111111\" stroke-width=\"3\" stroke-linecap=\"square\"/>\n";
    if (drawing_.has_names) add_names();
  }

  void add_names() {
    out_ += open_text("name", kNameSize, "fill=\"#5c5c5c\"");
    for (int i = 0; i < drawing_.position.rules->side(); ++i) {
      const double offset = (i + 0.5) * kCellSide;
      const std::string row =
          drawing_.has_lettered_rows
              ? std::string(1, static_cast<char>(i < 26 ? 'A' + i : 'a' + i - 26))
              : std::to_string(i + 1);
      out_ += text_at({left_ + offset, top_ - 12.0}, kNameSize, std::to_string(i + 1));
      out_ += text_at({left_ - 13.0, top_ + offset}, kNameSize, row);
    }
    out_ += "</g>\n";
  }

  // --- the legend: as many entries to a line as fit

  struct Place {
    int x, line;
  };
  static constexpr int kLine = 28;        // from one line to the next
  static constexpr int kSampleHalf = 19;  // of the width
  static constexpr int kTextAt = 24;      // from the middle of a sample to its words
  static constexpr int kLetter = 8;       // a generous width: fonts differ
  static constexpr int kAfter = 16;       // between an entry and the next

  std::vector<Place> legend_places() const {
    std::vector<Place> places;
    int x = 0, line = 0;
    for (const LegendEntry& entry : legend_) {
      const int size = kSampleHalf + kTextAt + static_cast<int>(entry.words.size()) * kLetter;
      if (x > 0 && x + size > text_width_) {
        x = 0;
        ++line;
      }
      places.push_back({x, line});
      x += size + kAfter;
    }
    return places;
  }
  int legend_height() const {
    return legend_.empty() ? 0 : (legend_places().back().line + 1) * kLine;
  }

  void add_legend() {
    if (legend_.empty()) return;
    const std::vector<Place> places = legend_places();
    out_ += "<g class=\"legend\" font-size=\"14\" fill=\"#333333\">\n";
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Point middle = {static_cast<double>(text_left_ + kSampleHalf + places[i].x),
                            top_ + grid_side_ + rest_ + (places[i].line + 0.5) * kLine};
      for (const Shape& shape : legend_[i].sample) add(shape, middle);
      close();
      out_ += "<text x=\"" + number(middle.x + kTextAt) + "\" y=\"" + number(middle.y + 5) +
              "\" text-anchor=\"start\">" + escaped(legend_[i].words) + "</text>\n";
    }
    out_ += "</g>\n";
  }

  const Drawing& drawing_;
  std::optional<int> cell_millimetres_;
  int grid_side_;
  BoardArt art_;
  drawing::Raster raster_;
  std::vector<LegendEntry> legend_;
  int text_width_ = grid_side_, text_left_ = 0;  // of the heading and the legend
  int left_ = 26, top_ = 24, rest_ = 8;  // around the grid: room for the names of rows and columns
  std::string out_, open_;
};

}  // namespace

std::string to_svg(const Drawing& drawing, std::optional<int> cell_millimetres) {
  return Svg(drawing, cell_millimetres).draw();
}

}  // namespace nonet
