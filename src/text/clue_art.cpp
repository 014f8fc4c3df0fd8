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

std::string stroke(const std::string& path, const std::string& colour, double width,
                   const std::string& more = {}) {
  return "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" +
         decimal(width) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"" + more + "/>\n";
}

std::string disc(Spot spot, double radius, const std::string& fill, const std::string& rim = {},
                 double width = 0.03) {
  std::string text = "<circle cx=\"" + decimal(spot.x) + "\" cy=\"" + decimal(spot.y) + "\" r=\"" +
                     decimal(radius) + "\" fill=\"" + fill + "\"";
  if (!rim.empty()) text += " stroke=\"" + rim + "\" stroke-width=\"" + decimal(width) + "\"";
  return text + "/>\n";
}

std::string box(double x, double y, double width, double height, const std::string& look) {
  return "<rect x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\" width=\"" + decimal(width) +
         "\" height=\"" + decimal(height) + "\" " + look + "/>\n";
}

// The line kinds that are a stroke through their cells and nothing else.
struct LineLook {
  Constraint kind;
  const char* colour;
  double width;
  const char* more = "";
};
constexpr LineLook kLineLooks[] = {
    {Constraint::palindrome, "#b3b3b3", 0.25},
    {Constraint::whisper, "#5fbf5f", 0.25},
    {Constraint::renban, "#c778d6", 0.25},
    {Constraint::regionsum, "#6fb1f0", 0.25},
    {Constraint::entropic, "#f5b58c", 0.25},
    {Constraint::modular, "#5ccfc4", 0.25},
    {Constraint::nabner, "#e6cf4a", 0.25},
    {Constraint::zipper, "#b9a3e6", 0.25},
    {Constraint::relation, "#8a8a8a", 0.12, " stroke-dasharray=\"0.2 0.2\""},
    {Constraint::automaton, "#8a8a8a", 0.12, " stroke-dasharray=\"0.02 0.25\""},
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

  ClueArt draw() {
    for (const Clue& clue : problem_.clues) add(clue);
    art_.lines += circles_;
    return std::move(art_);
  }

 private:
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
      art_.lines +=
          stroke(path(clue.cells), is_dutch ? "#f0a04b" : look->colour, look->width, look->more);
      return;
    }
    switch (clue.kind) {
      case Constraint::diagonal: return add_diagonal(clue.value(1) > 0);
      case Constraint::windoku: return add_windows();
      case Constraint::extra:
      case Constraint::mutual: return shade(clue.cells, "#d8d8d8");
      case Constraint::clone: shade(clue.bulb, "#cfcfcf"); return shade(clue.cells, "#cfcfcf");
      case Constraint::even:
      case Constraint::odd: return add_parity(clue);
      case Constraint::minimum:
      case Constraint::maximum: return add_extreme(clue);
      case Constraint::rowindex: return frame(clue.cells, "#3d6fd1");
      case Constraint::colindex: return frame(clue.cells, "#d14545");
      case Constraint::boxindex: return frame(clue.cells, "#c9a800");
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

  void shade(const Cells& cells, const std::string& colour) {
    for (const int cell : cells) {
      art_.under += box(problem_.column(cell), problem_.row(cell), 1, 1, "fill=\"" + colour + "\"");
    }
  }
  void frame(const Cells& cells, const std::string& colour) {
    for (const int cell : cells) {
      art_.under += box(problem_.column(cell) + 0.07, problem_.row(cell) + 0.07, 0.86, 0.86,
                        "fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"0.05\"");
    }
  }
  void add_diagonal(bool rises) {
    const double side = problem_.side;
    const Spot from = {0, rises ? side : 0}, to = {side, rises ? 0 : side};
    art_.lines += stroke("M" + at(from) + " L" + at(to), "#34bbe6", 0.05);
  }
  void add_windows() {
    const int height = usual_box_height(problem_.side);
    if (height == 0) return;
    const int width = problem_.side / height;
    for (int top = 1; top + height <= problem_.side; top += height + 1) {
      for (int left = 1; left + width <= problem_.side; left += width + 1) {
        art_.under += box(left, top, width, height, "fill=\"#e4ecf7\"");
      }
    }
  }
  void add_parity(const Clue& clue) {
    for (const int cell : clue.cells) {
      const Spot spot = middle(cell);
      art_.under += clue.kind == Constraint::odd
                        ? disc(spot, 0.35, "#cfcfcf")
                        : box(spot.x - 0.35, spot.y - 0.35, 0.7, 0.7, "fill=\"#cfcfcf\"");
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
    shade(clue.cells, "#e0e0e0");
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
        art_.under +=
            stroke("M" + place(back, -0.1) + " L" + place(tip, 0) + " L" + place(back, 0.1),
                   "#555555", 0.04);
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
    art_.over += "<path d=\"" + sides +
                 "\" fill=\"none\" stroke=\"#333333\" stroke-width=\"0.025\" " +
                 (is_sum ? "stroke-dasharray=\"0.02 0.08\" stroke-linecap=\"round\"/>\n"
                         : "stroke-dasharray=\"0.08 0.05\"/>\n");
    if (clue.values.empty()) return;
    const int first = *std::min_element(clue.cells.begin(), clue.cells.end());
    const std::string words = (is_sum ? "Σ" : "") + value_of(clue);
    const double width = 0.14 * static_cast<double>(words.size() - (is_sum ? 1 : 0)) + 0.06;
    const double x = problem_.column(first) + 0.04, y = problem_.row(first) + 0.03;
    art_.over += box(x, y, width, 0.24, "fill=\"#ffffff\"") +
                 draw_text(x + width / 2, y + 0.12, 0.24, words);
  }

  // --- edges and corners

  void add_edge(const Clue& clue) {
    const Spot a = middle(clue.cells[0]), b = middle(clue.cells[1]);
    const Spot spot = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (clue.kind == Constraint::greater) {
      // Open towards the greater.
      const double x = (b.x - a.x) * 0.1, y = (b.y - a.y) * 0.1;
      const Spot tip = {spot.x + x, spot.y + y}, back = {spot.x - x, spot.y - y};
      art_.over += stroke("M" + at({back.x - y * 1.6, back.y + x * 1.6}) + " L" + at(tip) + " L" +
                              at({back.x + y * 1.6, back.y - x * 1.6}),
                          "#111111", 0.04);
      return;
    }
    if (clue.kind == Constraint::sum2) {
      const std::string words = clue.value(0) == 10  ? "X"
                                : clue.value(0) == 5 ? "V"
                                                     : value_of(clue);
      art_.over += box(spot.x - 0.13, spot.y - 0.14, 0.26, 0.28, "fill=\"#ffffff\"") +
                   draw_text(spot.x, spot.y, 0.3, words, "font-weight=\"bold\" fill=\"#111111\"");
      return;
    }
    const bool is_black = clue.kind == Constraint::ratio;
    art_.over += disc(spot, 0.15, is_black ? "#111111" : "#ffffff", "#111111");
    const int usual = is_black ? 2 : 1;
    if (clue.value(usual) == usual) return;
    art_.over += draw_text(spot.x, spot.y, 0.22, value_of(clue),
                           is_black ? "fill=\"#ffffff\"" : "fill=\"#111111\"");
  }
  void add_quad(const Clue& clue) {
    Spot spot = {0, 0};
    for (const int cell : clue.cells) {
      spot.x += middle(cell).x / static_cast<double>(clue.cells.size());
      spot.y += middle(cell).y / static_cast<double>(clue.cells.size());
    }
    art_.over += disc(spot, 0.33, "#ffffff", "#111111");
    const std::size_t half =
        clue.values.size() > 2 ? (clue.values.size() + 1) / 2 : clue.values.size();
    std::string rows[2];
    for (std::size_t i = 0; i < clue.values.size(); ++i) {
      std::string& row = rows[i < half ? 0 : 1];
      row += (row.empty() ? "" : " ") + symbol(problem_, clue.values[i]);
    }
    const double step = rows[1].empty() ? 0 : 0.13;
    art_.over += draw_text(spot.x, spot.y - step, 0.24, rows[0]);
    if (step > 0) art_.over += draw_text(spot.x, spot.y + step, 0.24, rows[1]);
  }

  // --- lines

  void add_thermo(const Clue& clue) {
    const bool is_slow = clue.kind == Constraint::slowthermo;
    const std::string colour = is_slow ? "#9fd0cf" : "#d4d4d4";
    art_.lines +=
        stroke(path(clue.cells), colour, 0.33) + disc(middle(clue.cells[0]), 0.42, colour);
    if (is_slow) art_.lines += stroke(path(clue.cells), "#ffffff", 0.12);
  }
  std::string head(Spot from, Spot to, double size) const {
    const double length = std::max(0.001, std::hypot(to.x - from.x, to.y - from.y));
    const double dx = (to.x - from.x) / length * size, dy = (to.y - from.y) / length * size;
    return "M" + at({to.x - dx - dy, to.y - dy + dx}) + " L" + at(to) + " L" +
           at({to.x - dx + dy, to.y - dy - dx});
  }
  void add_arrow(const Clue& clue) {
    constexpr const char* kGrey = "#909090";
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
    art_.lines +=
        stroke(path(shaft), kGrey, 0.06) +
        stroke(head(middle(shaft[shaft.size() - 2]), middle(shaft.back()), 0.18), kGrey, 0.06);
    const std::string pill =
        clue.bulb.size() == 1 ? path(clue.bulb) + " L" + at(middle(clue.bulb[0])) : path(clue.bulb);
    circles_ += stroke(pill, kGrey, 0.8) + stroke(pill, "#ffffff", 0.68);
  }
  void add_ends(const Clue& clue) {
    art_.lines += stroke(path(clue.cells), "#b0b0b0", 0.1);
    for (const int cell : {clue.cells.front(), clue.cells.back()}) {
      const Spot spot = middle(cell);
      if (clue.kind == Constraint::lockout) {
        circles_ += "<path d=\"M" + at({spot.x, spot.y - 0.42}) + " L" +
                    at({spot.x + 0.42, spot.y}) + " L" + at({spot.x, spot.y + 0.42}) + " L" +
                    at({spot.x - 0.42, spot.y}) +
                    " Z\" fill=\"#ffffff\" stroke=\"#b0b0b0\" stroke-width=\"0.06\"/>\n";
      } else {
        const bool is_double = clue.kind == Constraint::doublearrow;
        circles_ += disc(spot, 0.38, "#ffffff", is_double ? "#5aa05a" : "#b0b0b0", 0.06);
      }
    }
  }

  // --- outside

  // How many labels stand at this place of the margin already.
  int stack(int row, int column) { return labels_[{row, column}]++; }
  void label(int row, int column, const std::string& words) {
    art_.has_margin = true;
    const int before = stack(row, column);
    const double size = words.size() > 3 ? 0.3 : 0.38;
    art_.over += draw_text(column + 0.5, row + 0.5 + 0.32 * before, size, words);
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
    art_.over +=
        stroke("M" + at(tail) + " L" + at(tip) + " " + head(tail, tip, 0.08), "#111111", 0.03);
  }
  void add_outside(const Clue& clue) {
    if (clue.cells.size() < 2) return;
    const int down = problem_.row(clue.cells[1]) - problem_.row(clue.cells[0]);
    const int right = problem_.column(clue.cells[1]) - problem_.column(clue.cells[0]);
    label(problem_.row(clue.cells[0]) - down, problem_.column(clue.cells[0]) - right,
          (has_letters_ ? outside_letter(clue.kind) : "") + value_of(clue));
  }

  const Problem& problem_;
  ClueArt art_;
  std::string circles_;  // above all lines
  std::map<std::pair<int, int>, int> labels_;
  bool has_letters_ = false;
};

}  // namespace

ClueArt draw_clues(const Problem& problem) { return ClueDrawer(problem).draw(); }

std::string draw_sample(Constraint kind) {
  const ClueShape shape = info(kind).shape;
  if (shape == ClueShape::outside) return draw_text(0.5, 0.5, 0.6, outside_letter(kind));
  if (shape == ClueShape::flag && kind != Constraint::diagonal && kind != Constraint::windoku)
    return "";
  Problem trial(4);
  Clue clue{.kind = kind};
  if (kind == Constraint::diagonal) return stroke("M0 1 L1 0", "#34bbe6", 0.1);
  if (kind == Constraint::windoku) return box(0, 0, 1, 1, "fill=\"#e4ecf7\"");
  if (kind == Constraint::littlekiller)
    return stroke("M0.1 0.1 L0.9 0.9 M0.9 0.4 L0.9 0.9 L0.4 0.9", "#111111", 0.08);
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
  const ClueArt art = draw_clues(trial);
  // Signs on edges and corners in the middle, lines as far as two cells.
  const std::string place = shape == ClueShape::pair   ? "scale(1.4) translate(-0.64 -0.14)"
                            : kind == Constraint::quad ? "scale(1.2) translate(-0.58 -0.58)"
                            : clue.cells.size() + clue.bulb.size() == 2
                                ? "scale(0.5) translate(0 0.5)"
                                : "scale(1)";
  return "<g transform=\"" + place + "\">\n" + art.under + art.lines + art.over + "</g>\n";
}

}  // namespace nonet::text
