// See clues.hpp.

#include "book/clues.hpp"

#include "text/clue_art.hpp"

namespace nonet::book {
namespace {

// Moves and lines, which is all that clues are drawn with.
Outline outline_of(std::string_view path) {
  Outline outline;
  while (!path.empty()) {
    const char verb = path.front();
    path.remove_prefix(1);
    if (verb == 'Z') outline.close();
    if (verb != 'M' && verb != 'L') continue;
    const double x = take_number(path), y = take_number(path);
    verb == 'M' ? outline.move({x, y}) : outline.line({x, y});
  }
  return outline;
}

Outline outline_of(const ClueFigure& figure) {
  Outline outline;
  switch (figure.form) {
    case ClueFigure::Form::path: return outline_of(figure.path);
    case ClueFigure::Form::disc: return outline.circle({figure.x, figure.y}, figure.width);
    case ClueFigure::Form::box: {
      const double right = figure.x + figure.width, bottom = figure.y + figure.height;
      outline.move({figure.x, figure.y}).line({right, figure.y}).line({right, bottom});
      return outline.line({figure.x, bottom}).close();
    }
    case ClueFigure::Form::text: break;
  }
  return outline;
}

std::string colour_of(Tone tone) {
  return tone == Tone::none ? "none" : std::string(text::colour(tone));
}

void paint(Press& press, const ClueFigure& figure, Point origin, double cell) {
  if (figure.form == ClueFigure::Form::text) {
    press.colour(colour_of(figure.fill));
    const double size = figure.width * cell;
    const Type type{size, figure.is_bold ? Weight::bold : Weight::regular, Align::middle};
    return press.show(origin.x + figure.x * cell, origin.y + figure.y * cell + 0.36 * size, type,
                      press.known(figure.text));
  }
  Press::Pen pen{.fill = colour_of(figure.fill)};
  if (figure.line != Tone::none) {
    pen.stroke = colour_of(figure.line);
    pen.width = figure.line_width * cell;
    pen.dash = scaled_dash(figure.dash, cell);
  }
  const bool is_round = figure.form == ClueFigure::Form::path && figure.is_round;
  press.out() += is_round ? "1 J\n1 j\n" : "0 J\n0 j\n";
  press.path(outline_of(figure), cell, origin, pen);
}

// The edges between cells, those of regions apart; what lies in a row is one line.
struct GridLines {
  Outline thin, thick;
};
GridLines lines_of(const Problem& problem) {
  GridLines lines;
  const int side = problem.side;
  const auto region = [&](int row, int column) {
    return problem.regions[static_cast<std::size_t>(problem.cell(row, column))];
  };
  const auto is_border = [&](int line, int along, bool is_upright) {
    if (line == 0 || line == side) return true;
    return is_upright ? region(along, line - 1) != region(along, line)
                      : region(line - 1, along) != region(line, along);
  };
  const auto point = [](int line, int along, bool is_upright) {
    const double a = line, b = along;
    return is_upright ? Point{a, b} : Point{b, a};
  };
  for (const bool is_upright : {false, true}) {
    for (int line = 0; line <= side; ++line) {
      if (line > 0 && line < side)
        lines.thin.move(point(line, 0, is_upright)).line(point(line, side, is_upright));
      for (int from = 0; from < side; ++from) {
        if (!is_border(line, from, is_upright)) continue;
        int to = from + 1;
        while (to < side && is_border(line, to, is_upright)) ++to;
        lines.thick.move(point(line, from, is_upright)).line(point(line, to, is_upright));
        from = to;
      }
    }
  }
  return lines;
}

}  // namespace

Rim rim_of(const std::vector<ClueFigure>& figures, int side) {
  Rim rim;
  for (const ClueFigure& figure : figures) {
    if (!text::is_outside(figure, side)) continue;
    constexpr double kHalfLetter = 0.32, kHalfHeight = 0.5;  // in sizes of the text
    const double high = kHalfHeight * figure.width;
    const double wide = kHalfLetter * figure.width * static_cast<double>(figure.text.size());
    rim.left = std::max(rim.left, wide - figure.x);
    rim.top = std::max(rim.top, high - figure.y);
    rim.right = std::max(rim.right, figure.x + wide - side);
    rim.bottom = std::max(rim.bottom, figure.y + high - side);
  }
  return rim;
}

void paint_figures(Press& press, const std::vector<ClueFigure>& figures, bool is_over, Point origin,
                   double cell) {
  press.out() += "q\n";
  for (const ClueFigure& figure : figures) {
    if ((figure.layer == ClueLayer::over) == is_over) paint(press, figure, origin, cell);
  }
  press.out() += "Q\n";
}

void paint_board(Press& press, const Problem& problem, const std::vector<ClueFigure>& figures,
                 Point origin, double cell) {
  paint_figures(press, figures, false, origin, cell);
  press.out() += "q\n";
  const GridLines lines = lines_of(problem);
  const auto [thin, thick] = LineWidths::of(cell);
  press.out() += "0 J\n0 j\n";
  press.path(lines.thin, cell, origin, {.stroke = "#000000", .width = thin});
  press.out() += "2 J\n";
  press.path(lines.thick, cell, origin, {.stroke = "#000000", .width = thick});
  press.out() += "Q\n";
  paint_figures(press, figures, true, origin, cell);
}

void paint_marks(Press& press, const Problem& problem, int cell, Point origin, double size) {
  const int flat = usual_box_height(problem.side);
  const int rows = flat > 1 ? flat : std::max(1, problem.side / 4);
  const int columns = (problem.side + rows - 1) / rows;
  const double points = 0.7 * size / std::max(rows, columns);
  for (int digit = 0; digit < problem.side; ++digit) {
    if ((problem.marks[static_cast<std::size_t>(cell)] >> digit & 1) == 0) continue;
    const int across = digit % columns, down = digit / columns;
    const double x = problem.column(cell) + 0.1 + 0.8 * (across + 0.5) / columns;
    const double y = problem.row(cell) + 0.1 + 0.8 * (down + 0.5) / rows;
    press.show(origin.x + x * size, origin.y + y * size + 0.36 * points,
               {points, Weight::regular, Align::middle}, symbol(problem, digit + 1));
  }
}

}  // namespace nonet::book
