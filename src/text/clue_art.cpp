// See clue_art.hpp.

#include "text/clue_art.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

namespace nonet::text {

std::string decimal(double value) {
  const long thousandths = std::lround(value * 1000);
  std::string text = std::to_string(std::labs(thousandths) / 1000);
  std::string rest = std::to_string(1000 + std::labs(thousandths) % 1000).substr(1);
  while (!rest.empty() && rest.back() == '0') rest.pop_back();
  if (!rest.empty()) text += "." + rest;
  return thousandths < 0 ? "-" + text : text;
}

std::string draw_text(double x, double y, double size, const std::string& words,
                      const std::string& look) {
  return "<text x=\"" + decimal(x) + "\" y=\"" + decimal(y + 0.36 * size) + "\" font-size=\"" +
         decimal(size) + "\" " + look + ">" + words + "</text>\n";
}

namespace {

struct Spot {
  double x, y;
};
using Cells = std::vector<int>;

std::string at(Spot spot) { return decimal(spot.x) + " " + decimal(spot.y); }

ClueFigure stroke(const std::string& path, Tone tone, double width, std::string_view dash = {}) {
  return {.path = path, .line = tone, .line_width = width, .dash = dash};
}

ClueFigure disc(Spot spot, double radius, Tone fill, Tone rim = Tone::none, double width = 0.03) {
  return {.form = ClueFigure::Form::disc,
          .x = spot.x,
          .y = spot.y,
          .width = radius,
          .fill = fill,
          .line = rim,
          .line_width = width};
}

ClueFigure box(double x, double y, double width, double height, Tone fill, Tone rim = Tone::none,
               double line = 0.05) {
  return {.form = ClueFigure::Form::box,
          .x = x,
          .y = y,
          .width = width,
          .height = height,
          .fill = fill,
          .line = rim,
          .line_width = line};
}

ClueFigure words_at(Spot spot, double size, std::string words, Tone tone = Tone::ink) {
  return {.form = ClueFigure::Form::text,
          .x = spot.x,
          .y = spot.y,
          .width = size,
          .text = std::move(words),
          .fill = tone};
}

// The line kinds that are a stroke through their cells and nothing else.
struct LineLook {
  Constraint kind;
  Tone tone;
  double width;
  const char* dash = "";
};
constexpr LineLook kLineLooks[] = {
    {Constraint::palindrome, Tone::palindrome, 0.25},
    {Constraint::whisper, Tone::whisper, 0.25},
    {Constraint::renban, Tone::renban, 0.25},
    {Constraint::regionsum, Tone::regionsum, 0.25},
    {Constraint::entropic, Tone::entropic, 0.25},
    {Constraint::modular, Tone::modular, 0.25},
    {Constraint::nabner, Tone::nabner, 0.25},
    {Constraint::zipper, Tone::zipper, 0.25},
    {Constraint::relation, Tone::relation, 0.12, "0.2 0.2"},
    {Constraint::automaton, Tone::relation, 0.12, "0.02 0.25"},
};

const LineLook* find_look(Constraint kind) {
  for (const LineLook& look : kLineLooks) {
    if (look.kind == kind) return &look;
  }
  return nullptr;
}

const char* outside_letter(Constraint kind) {
  switch (kind) {
    case Constraint::sandwich: return "S";
    case Constraint::xsum: return "X";
    case Constraint::skyscraper: return "K";
    default: return "R";
  }
}

class ClueDrawer {
 public:
  explicit ClueDrawer(const Problem& problem) : problem_(problem) {
    std::set<Constraint> seen;
    for (const Clue& clue : problem.clues) {
      if (info(clue.kind).shape == ClueShape::outside) seen.insert(clue.kind);
    }
    has_letters_ = seen.size() > 1;
  }

  std::vector<ClueFigure> draw() {
    for (const Clue& clue : problem_.clues) {
      add(clue);
      ++clue_;
    }
    std::stable_sort(figures_.begin(), figures_.end(),
                     [](const ClueFigure& a, const ClueFigure& b) { return a.layer < b.layer; });
    return std::move(figures_);
  }

 private:
  void put(ClueLayer layer, ClueFigure figure) {
    figure.clue = clue_;
    figure.layer = layer;
    figures_.push_back(std::move(figure));
  }
  void under(ClueFigure figure) { put(ClueLayer::under, std::move(figure)); }
  void line(ClueFigure figure) { put(ClueLayer::lines, std::move(figure)); }
  void circle(ClueFigure figure) { put(ClueLayer::circles, std::move(figure)); }
  void over(ClueFigure figure) { put(ClueLayer::over, std::move(figure)); }

  Spot middle(int cell) const { return {problem_.column(cell) + 0.5, problem_.row(cell) + 0.5}; }
  std::string path(const Cells& cells) const {
    std::string text;
    for (const int cell : cells) text += (text.empty() ? "M" : " L") + at(middle(cell));
    return text;
  }
  static std::string value_of(const Clue& clue) {
    return clue.values.empty() ? "" : std::to_string(clue.values[0]);
  }

  void add(const Clue& clue) {
    if (const LineLook* look = find_look(clue.kind)) {
      const bool is_dutch = clue.kind == Constraint::whisper && clue.value(5) == 4;
      return line(
          stroke(path(clue.cells), is_dutch ? Tone::dutch : look->tone, look->width, look->dash));
    }
    switch (clue.kind) {
      case Constraint::diagonal: return add_diagonal(clue.value(1) > 0);
      case Constraint::windoku: return add_windows();
      case Constraint::extra:
      case Constraint::mutual: return shade(clue.cells, Tone::extra);
      case Constraint::clone: shade(clue.bulb, Tone::clone); return shade(clue.cells, Tone::clone);
      case Constraint::even:
      case Constraint::odd: return add_parity(clue);
      case Constraint::minimum:
      case Constraint::maximum: return add_extreme(clue);
      case Constraint::rowindex: return frame(clue.cells, Tone::rowindex);
      case Constraint::colindex: return frame(clue.cells, Tone::colindex);
      case Constraint::boxindex: return frame(clue.cells, Tone::boxindex);
      case Constraint::cage:
      case Constraint::sum: return add_cage(clue);
      case Constraint::difference:
      case Constraint::ratio:
      case Constraint::sum2:
      case Constraint::greater: return add_edge(clue);
      case Constraint::quad: return add_quad(clue);
      case Constraint::thermo:
      case Constraint::slowthermo: return add_thermo(clue);
      case Constraint::arrow: return add_arrow(clue);
      case Constraint::doublearrow:
      case Constraint::between:
      case Constraint::lockout: return add_ends(clue);
      case Constraint::littlekiller: return add_aslant(clue);
      case Constraint::sandwich:
      case Constraint::xsum:
      case Constraint::skyscraper:
      case Constraint::room: return add_outside(clue);
      default: return;
    }
  }

  // --- areas

  void shade(const Cells& cells, Tone tone) {
    for (const int cell : cells) under(box(problem_.column(cell), problem_.row(cell), 1, 1, tone));
  }
  void frame(const Cells& cells, Tone tone) {
    for (const int cell : cells) {
      under(box(problem_.column(cell) + 0.07, problem_.row(cell) + 0.07, 0.86, 0.86, Tone::none,
                tone));
    }
  }
  void add_diagonal(bool rises) {
    const double side = problem_.side;
    const Spot from = {0, rises ? side : 0}, to = {side, rises ? 0 : side};
    line(stroke("M" + at(from) + " L" + at(to), Tone::diagonal, 0.05));
  }
  void add_windows() {
    const int height = usual_box_height(problem_.side);
    if (height == 0) return;
    const int width = problem_.side / height;
    for (int top = 1; top + height <= problem_.side; top += height + 1) {
      for (int left = 1; left + width <= problem_.side; left += width + 1) {
        under(box(left, top, width, height, Tone::window));
      }
    }
  }
  void add_parity(const Clue& clue) {
    for (const int cell : clue.cells) {
      const Spot spot = middle(cell);
      under(clue.kind == Constraint::odd
                ? disc(spot, 0.35, Tone::parity)
                : box(spot.x - 0.35, spot.y - 0.35, 0.7, 0.7, Tone::parity));
    }
  }
  bool is_marked(Constraint kind, int row, int column) const {
    if (!problem_.has(row, column)) return false;
    const int cell = problem_.cell(row, column);
    return std::any_of(problem_.clues.begin(), problem_.clues.end(), [&](const Clue& clue) {
      return clue.kind == kind &&
             std::find(clue.cells.begin(), clue.cells.end(), cell) != clue.cells.end();
    });
  }
  // Small arrows to every neighbour, inwards at a minimum and outwards at a maximum.
  void add_extreme(const Clue& clue) {
    shade(clue.cells, Tone::extreme);
    constexpr int kWays[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (const int cell : clue.cells) {
      const Spot spot = middle(cell);
      for (const auto& way : kWays) {
        const int down = way[0], right = way[1];
        const int row = problem_.row(cell) + down, column = problem_.column(cell) + right;
        if (!problem_.has(row, column) || is_marked(clue.kind, row, column)) continue;
        const double tip = clue.kind == Constraint::maximum ? 0.46 : 0.36, back = 0.82 - tip;
        const auto place = [&](double along, double across) {
          return at(
              {spot.x + right * along + down * across, spot.y + down * along + right * across});
        };
        under(stroke("M" + place(back, -0.1) + " L" + place(tip, 0) + " L" + place(back, 0.1),
                     Tone::chevron, 0.04));
      }
    }
  }

  // --- cages

  bool has(const Cells& cells, int row, int column) const {
    return problem_.has(row, column) &&
           std::find(cells.begin(), cells.end(), problem_.cell(row, column)) != cells.end();
  }
  // One side of a cell of the cage; `down` and `right` say which. The line goes on to the next
  // cell, around an inner corner, or ends before an outer one.
  std::string cage_side(const Cells& cells, int cell, int down, int right) const {
    constexpr double kInset = 0.1;
    const int row = problem_.row(cell), column = problem_.column(cell);
    if (has(cells, row + down, column + right)) return "";
    const auto reach = [&](int way) {
      const int r = row + (down == 0 ? way : 0), c = column + (right == 0 ? way : 0);
      if (!has(cells, r, c)) return 0.5 - kInset;
      return has(cells, r + down, c + right) ? 0.5 + kInset : 0.5;
    };
    const Spot spot = middle(cell);
    const double off = 0.5 - kInset, x = spot.x + right * off, y = spot.y + down * off;
    if (down != 0) return "M" + at({x - reach(-1), y}) + " L" + at({x + reach(1), y}) + " ";
    return "M" + at({x, y - reach(-1)}) + " L" + at({x, y + reach(1)}) + " ";
  }
  void add_cage(const Clue& clue) {
    std::string sides;
    for (const int cell : clue.cells) {
      for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
        sides += cage_side(clue.cells, cell, down, right);
      }
    }
    const bool is_sum = clue.kind == Constraint::sum;
    ClueFigure rim = stroke(sides, Tone::cage, 0.025, is_sum ? "0.02 0.08" : "0.08 0.05");
    rim.is_round = is_sum;
    over(std::move(rim));
    if (clue.values.empty()) return;
    const int first = *std::min_element(clue.cells.begin(), clue.cells.end());
    const std::string words = (is_sum ? "Σ" : "") + value_of(clue);
    const double width = 0.14 * static_cast<double>(words.size() - (is_sum ? 1 : 0)) + 0.06;
    const double x = problem_.column(first) + 0.04, y = problem_.row(first) + 0.03;
    over(box(x, y, width, 0.24, Tone::paper));
    over(words_at({x + width / 2, y + 0.12}, 0.24, words));
  }

  // --- edges and corners

  void add_edge(const Clue& clue) {
    const Spot a = middle(clue.cells[0]), b = middle(clue.cells[1]);
    const Spot spot = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (clue.kind == Constraint::greater) {
      // Open towards the greater.
      const double x = (b.x - a.x) * 0.1, y = (b.y - a.y) * 0.1;
      const Spot tip = {spot.x + x, spot.y + y}, back = {spot.x - x, spot.y - y};
      return over(stroke("M" + at({back.x - y * 1.6, back.y + x * 1.6}) + " L" + at(tip) + " L" +
                             at({back.x + y * 1.6, back.y - x * 1.6}),
                         Tone::ink, 0.04));
    }
    if (clue.kind == Constraint::sum2) {
      const std::string words = clue.value(0) == 10  ? "X"
                                : clue.value(0) == 5 ? "V"
                                                     : value_of(clue);
      over(box(spot.x - 0.13, spot.y - 0.14, 0.26, 0.28, Tone::paper));
      ClueFigure letter = words_at(spot, 0.3, words);
      letter.is_bold = true;
      return over(std::move(letter));
    }
    const bool is_black = clue.kind == Constraint::ratio;
    over(disc(spot, 0.15, is_black ? Tone::black : Tone::white, Tone::ink));
    const int usual = is_black ? 2 : 1;
    if (clue.value(usual) == usual) return;
    over(words_at(spot, 0.22, value_of(clue), is_black ? Tone::white : Tone::black));
  }
  void add_quad(const Clue& clue) {
    Spot spot = {0, 0};
    for (const int cell : clue.cells) {
      spot.x += middle(cell).x / static_cast<double>(clue.cells.size());
      spot.y += middle(cell).y / static_cast<double>(clue.cells.size());
    }
    over(disc(spot, 0.33, Tone::paper, Tone::ink));
    const std::size_t half =
        clue.values.size() > 2 ? (clue.values.size() + 1) / 2 : clue.values.size();
    std::string rows[2];
    for (std::size_t i = 0; i < clue.values.size(); ++i) {
      std::string& row = rows[i < half ? 0 : 1];
      row += (row.empty() ? "" : " ") + symbol(problem_, clue.values[i]);
    }
    const double step = rows[1].empty() ? 0 : 0.13;
    over(words_at({spot.x, spot.y - step}, 0.24, rows[0]));
    if (step > 0) over(words_at({spot.x, spot.y + step}, 0.24, rows[1]));
  }

  // --- lines

  void add_thermo(const Clue& clue) {
    const bool is_slow = clue.kind == Constraint::slowthermo;
    const Tone tone = is_slow ? Tone::slowthermo : Tone::thermo;
    line(stroke(path(clue.cells), tone, 0.33));
    line(disc(middle(clue.cells[0]), 0.42, tone));
    if (is_slow) line(stroke(path(clue.cells), Tone::paper, 0.12));
  }
  std::string head(Spot from, Spot to, double size) const {
    const double length = std::max(0.001, std::hypot(to.x - from.x, to.y - from.y));
    const double dx = (to.x - from.x) / length * size, dy = (to.y - from.y) / length * size;
    return "M" + at({to.x - dx - dy, to.y - dy + dx}) + " L" + at(to) + " L" +
           at({to.x - dx + dy, to.y - dy - dx});
  }
  void add_arrow(const Clue& clue) {
    // The shaft leaves the cell of the circle that is nearest.
    const Spot first = middle(clue.cells[0]);
    int start = clue.bulb[0];
    const auto distance = [&](int cell) {
      return std::hypot(middle(cell).x - first.x, middle(cell).y - first.y);
    };
    for (const int cell : clue.bulb) {
      if (distance(cell) < distance(start)) start = cell;
    }
    Cells shaft = {start};
    shaft.insert(shaft.end(), clue.cells.begin(), clue.cells.end());
    line(stroke(path(shaft), Tone::arrow, 0.06));
    line(stroke(head(middle(shaft[shaft.size() - 2]), middle(shaft.back()), 0.18), Tone::arrow,
                0.06));
    const std::string pill =
        clue.bulb.size() == 1 ? path(clue.bulb) + " L" + at(middle(clue.bulb[0])) : path(clue.bulb);
    circle(stroke(pill, Tone::arrow, 0.8));
    circle(stroke(pill, Tone::paper, 0.68));
  }
  void add_ends(const Clue& clue) {
    line(stroke(path(clue.cells), Tone::ends, 0.1));
    for (const int cell : {clue.cells.front(), clue.cells.back()}) {
      const Spot spot = middle(cell);
      if (clue.kind == Constraint::lockout) {
        ClueFigure diamond =
            stroke("M" + at({spot.x, spot.y - 0.42}) + " L" + at({spot.x + 0.42, spot.y}) + " L" +
                       at({spot.x, spot.y + 0.42}) + " L" + at({spot.x - 0.42, spot.y}) + " Z",
                   Tone::ends, 0.06);
        diamond.fill = Tone::paper;
        diamond.is_round = false;
        circle(std::move(diamond));
      } else {
        const bool is_double = clue.kind == Constraint::doublearrow;
        circle(disc(spot, 0.38, Tone::paper, is_double ? Tone::doublearrow : Tone::ends, 0.06));
      }
    }
  }

  // --- outside

  // How many labels stand at this place of the margin already.
  int stack(int row, int column) { return labels_[{row, column}]++; }
  // Each further one stands farther from the grid.
  void label(int row, int column, const std::string& words) {
    const double before = row < 0 ? -stack(row, column) : stack(row, column);
    const double size = words.size() > 3 ? 0.3 : 0.38;
    over(words_at({column + 0.5, row + 0.5 + 0.32 * before}, size, words));
  }
  void add_aslant(const Clue& clue) {
    const std::string words = name(problem_, clue);  // "littlekiller r0c3 dr 23"
    const std::size_t space = words.find(' ', words.find(' ') + 1) + 1;
    const int down = words[space] == 'd' ? 1 : -1, right = words[space + 1] == 'r' ? 1 : -1;
    const int row = problem_.row(clue.cells[0]) - down,
              column = problem_.column(clue.cells[0]) - right;
    label(row, column, value_of(clue));
    const Spot tip = {column + 0.5 + right * 0.48, row + 0.5 + down * 0.48};
    const Spot tail = {tip.x - right * 0.2, tip.y - down * 0.2};
    over(stroke("M" + at(tail) + " L" + at(tip) + " " + head(tail, tip, 0.08), Tone::ink, 0.03));
  }
  void add_outside(const Clue& clue) {
    if (clue.cells.size() < 2) return;
    const int down = problem_.row(clue.cells[1]) - problem_.row(clue.cells[0]);
    const int right = problem_.column(clue.cells[1]) - problem_.column(clue.cells[0]);
    label(problem_.row(clue.cells[0]) - down, problem_.column(clue.cells[0]) - right,
          (has_letters_ ? outside_letter(clue.kind) : "") + value_of(clue));
  }

  const Problem& problem_;
  std::vector<ClueFigure> figures_;
  int clue_ = 0;  // the one at hand
  std::map<std::pair<int, int>, int> labels_;
  bool has_letters_ = false;
};

// --- as SVG

std::string paint(Tone tone) { return std::string(tone == Tone::none ? "none" : colour(tone)); }

// What is filled has no line unless it is said.
std::string rim(const ClueFigure& figure) {
  if (figure.line == Tone::none) return {};
  return " stroke=\"" + paint(figure.line) + "\" stroke-width=\"" + decimal(figure.line_width) +
         "\"";
}
std::string path_svg(const ClueFigure& figure) {
  std::string text =
      "<path d=\"" + figure.path + "\" fill=\"" + paint(figure.fill) + "\"" + rim(figure);
  if (figure.is_round) text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
  if (!figure.dash.empty()) text += " stroke-dasharray=\"" + std::string(figure.dash) + "\"";
  return text + "/>\n";
}
std::string svg_of(const ClueFigure& figure) {
  switch (figure.form) {
    case ClueFigure::Form::path: return path_svg(figure);
    case ClueFigure::Form::disc:
      return "<circle cx=\"" + decimal(figure.x) + "\" cy=\"" + decimal(figure.y) + "\" r=\"" +
             decimal(figure.width) + "\" fill=\"" + paint(figure.fill) + "\"" + rim(figure) +
             "/>\n";
    case ClueFigure::Form::box:
      return "<rect x=\"" + decimal(figure.x) + "\" y=\"" + decimal(figure.y) + "\" width=\"" +
             decimal(figure.width) + "\" height=\"" + decimal(figure.height) + "\" fill=\"" +
             paint(figure.fill) + "\"" + rim(figure) + "/>\n";
    case ClueFigure::Form::text: break;
  }
  return draw_text(figure.x, figure.y, figure.width, figure.text,
                   std::string(figure.is_bold ? "font-weight=\"bold\" " : "") + "fill=\"" +
                       paint(figure.fill) + "\"");
}

// clang-format off
struct ToneRow {
  Tone tone;
  std::string_view id, colour;
};
constexpr ToneRow kTones[] = {
    {Tone::none, "none", "none"},            {Tone::paper, "paper", "#ffffff"},
    {Tone::ink, "ink", "#111111"},           {Tone::white, "white", "#ffffff"},
    {Tone::black, "black", "#111111"},           {Tone::cage, "cage", "#333333"},
    {Tone::chevron, "chevron", "#555555"},   {Tone::diagonal, "diagonal", "#34bbe6"},
    {Tone::window, "window", "#e4ecf7"},     {Tone::extra, "extra", "#d8d8d8"},
    {Tone::clone, "clone", "#cfcfcf"},       {Tone::parity, "parity", "#cfcfcf"},
    {Tone::extreme, "extreme", "#e0e0e0"},   {Tone::rowindex, "rowindex", "#3d6fd1"},
    {Tone::colindex, "colindex", "#d14545"}, {Tone::boxindex, "boxindex", "#c9a800"},
    {Tone::palindrome, "palindrome", "#b3b3b3"}, {Tone::whisper, "whisper", "#5fbf5f"},
    {Tone::dutch, "dutch", "#f0a04b"},       {Tone::renban, "renban", "#c778d6"},
    {Tone::regionsum, "regionsum", "#6fb1f0"}, {Tone::entropic, "entropic", "#f5b58c"},
    {Tone::modular, "modular", "#5ccfc4"},   {Tone::nabner, "nabner", "#e6cf4a"},
    {Tone::zipper, "zipper", "#b9a3e6"},     {Tone::relation, "relation", "#8a8a8a"},
    {Tone::thermo, "thermo", "#d4d4d4"},     {Tone::slowthermo, "slowthermo", "#9fd0cf"},
    {Tone::arrow, "arrow", "#909090"},       {Tone::ends, "ends", "#b0b0b0"},
    {Tone::doublearrow, "doublearrow", "#5aa05a"},
};
// clang-format on
const ToneRow& row_of(Tone tone) {
  const auto* found = std::ranges::find(kTones, tone, &ToneRow::tone);
  return *found;
}

}  // namespace

std::string_view colour(Tone tone) { return row_of(tone).colour; }

ClueArt art_of(const std::vector<ClueFigure>& figures) {
  ClueArt art;
  for (const ClueFigure& figure : figures) {
    std::string& layer = figure.layer == ClueLayer::under  ? art.under
                         : figure.layer == ClueLayer::over ? art.over
                                                           : art.lines;
    layer += svg_of(figure);
  }
  return art;
}

bool is_outside(const ClueFigure& figure, int side) {
  const auto is_off = [side](double at) { return at < 0 || at > side; };
  return figure.form == ClueFigure::Form::text && (is_off(figure.x) || is_off(figure.y));
}

std::string draw_sample(Constraint kind) {
  const ClueShape shape = info(kind).shape;
  if (shape == ClueShape::outside) return draw_text(0.5, 0.5, 0.6, outside_letter(kind));
  if (shape == ClueShape::flag && kind != Constraint::diagonal && kind != Constraint::windoku)
    return "";
  Problem trial(4);
  Clue clue{.kind = kind};
  if (kind == Constraint::diagonal) return svg_of(stroke("M0 1 L1 0", Tone::diagonal, 0.1));
  if (kind == Constraint::windoku) return svg_of(box(0, 0, 1, 1, Tone::window));
  if (kind == Constraint::littlekiller)
    return svg_of(stroke("M0.1 0.1 L0.9 0.9 M0.9 0.4 L0.9 0.9 L0.4 0.9", Tone::ink, 0.08));
  clue.cells = {0};
  if (shape == ClueShape::line || shape == ClueShape::pair) clue.cells = {0, 1};
  if (kind == Constraint::doublearrow) clue.cells = {0, 1};
  if (kind == Constraint::sum2) clue.values = {10};
  if (kind == Constraint::quad) {
    clue.cells = {0, 1, 4, 5};
    clue.values = {1, 2};
  }
  if (shape == ClueShape::bulb) {
    clue.bulb = {0};
    clue.cells = {1};
  }
  trial.clues = {clue};
  const ClueArt art = art_of(clue_figures(trial));
  // Signs on edges and corners in the middle, lines as far as two cells.
  const std::string place = shape == ClueShape::pair   ? "scale(1.4) translate(-0.64 -0.14)"
                            : kind == Constraint::quad ? "scale(1.2) translate(-0.58 -0.58)"
                            : clue.cells.size() + clue.bulb.size() == 2
                                ? "scale(0.5) translate(0 0.5)"
                                : "scale(1)";
  return "<g transform=\"" + place + "\">\n" + art.under + art.lines + art.over + "</g>\n";
}

}  // namespace nonet::text

namespace nonet {

std::vector<ClueFigure> clue_figures(const Problem& problem) {
  return text::ClueDrawer(problem).draw();
}

std::string_view name(Tone tone) { return text::row_of(tone).id; }

}  // namespace nonet
