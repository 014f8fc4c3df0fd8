// The drawing of one step: the position before it, what plays which role, what changes.
//
// From back to front: houses (tinted where the pattern lives, hatched where it acts), frames around
// cells, figures around candidates, links, candidates and digits, lines; a legend below names what
// was used. Everything that colour says, shape says too: the picture can be printed in black. Looks
// are attributes of groups with a class beside them, so a page may choose other colours.

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "explain/arrows.hpp"
#include "explain/chains.hpp"
#include "explain/legend.hpp"
#include "explain/notation.hpp"
#include "explain/shapes.hpp"
#include "nonet/explain.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace explain {
namespace {

constexpr int kCellSide = 60;
constexpr int kLeft = 26, kTop = 24, kRest = 8;  // room for the names of rows and columns
constexpr int kGridSide = kDigits * kCellSide;
constexpr int kWidth = kLeft + kGridSide + kRest;
constexpr int kRaster = 17;  // from one candidate to the next
constexpr int kRadius = 8;   // of the figure around a candidate
constexpr int kDigitSize = 38, kMarkSize = 15, kNameSize = 13;

std::string number(int value) { return std::to_string(value); }
int left(Cell cell) { return kLeft + cell.column() * kCellSide; }
int top(Cell cell) { return kTop + cell.row() * kCellSide; }
// The baseline that centres figures of a size on a height: they stand 0.72 of it tall.
int baseline(int middle, int size) { return middle + size * 36 / 100; }

Point middle(Cell cell) {
  constexpr int kHalf = kCellSide / 2;
  return {static_cast<double>(left(cell) + kHalf), static_cast<double>(top(cell) + kHalf)};
}
Point middle(Candidate candidate) {
  const int index = candidate.digit().index();
  const int across = index % kBoxSide - 1, down = index / kBoxSide - 1;
  const Point centre = middle(candidate.cell());
  return {centre.x + across * kRaster, centre.y + down * kRaster};
}

std::string text_at(double x, int y, std::string_view words) {
  return "<text x=\"" + coordinate(x) + "\" y=\"" + number(y) + "\">" + text::escaped(words) +
         "</text>\n";
}

// How a role is called in the legend.
std::string label(Role role) {
  switch (role) {
    case Role::chain_head: return "chain start";
    case Role::weak_to: return "after a weak link";
    case Role::strong_to: return "after a strong link";
    case Role::via_als: return "almost locked set";
    case Role::cells: return "pattern";
    case Role::clash: return "contradiction";
    default: break;
  }
  std::string words(name(role));
  std::replace(words.begin(), words.end(), '_', ' ');
  if (words.starts_with("als ")) {
    for (char& c : words) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return words;
}

bool is_hatched(Role role) { return role == Role::cover_house || role == Role::other_house; }
bool is_tinted(Role role) { return role == Role::base_house || role == Role::house; }

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

class StepSvg {
 public:
  StepSvg(const Puzzle& position, const Step& step, const StepSvgOptions& options)
      : position_(position),
        step_(step),
        options_(options),
        candidates_(position.all_candidates()),
        chains_(chains(step)) {
    for (const Mark& mark : step.evidence()) take(mark);
  }

  std::string draw() {
    add_houses();
    add_frames();
    add_figures();
    add_links();
    add_candidates();
    add_placed();
    add_digits(position_.givens & position_.grid.filled(), "given",
               "font-weight=\"bold\" fill=\"#111111\"");
    add_digits(position_.placed(), "found", "font-style=\"italic\" fill=\"#33506e\"");
    add_lines();
    out_ += legend_.draw(kLeft, kTop + kGridSide + kRest, kGridSide);
    return head() + std::move(out_) + "</svg>\n";
  }

 private:
  struct Framed {
    Paint paint;
    CellSet cells;
  };
  Paint& paint_of(Candidate candidate) {
    return paints_[static_cast<std::size_t>(candidate.index())];
  }

  // One digit in some cells is a set of candidates, and so are fins; several digits in several
  // cells are a matter of the cells. A filled cell has no candidates to point at.
  void take(const Mark& mark) {
    const Paint look = paint(mark.role);
    if (look == Paint::none || mark.cells.empty()) return;
    const bool is_figure = mark.digits.size() == 1 || (look == Paint::fin && !mark.digits.empty());
    const CellSet framed = is_figure ? mark.cells & position_.grid.filled() : mark.cells;
    if (!framed.empty()) {
      frames_.push_back({look, framed});
      note(frame(look, -9, -9, 18), look, label(mark.role));
    }
    if (!is_figure) return;
    bool is_used = false;
    for (const Cell cell : mark.cells - framed) {
      for (const Digit digit : mark.digits) {
        Paint& now = paint_of(Candidate(cell, digit));
        if (priority(look) > priority(now)) now = look;
        is_used = is_used || now == look;
      }
    }
    if (is_used) note(figure(look, {0, 0}, kRadius), look, label(mark.role));
  }

  void note(std::string_view sample, Paint look, std::string_view words) {
    legend_.note(open_look(look) + std::string(sample) + "</g>\n", words);
  }

  // The title and the description are what a screen reader says.
  std::string head() const {
    const std::string effect = effect_text(step_, options_.notation);
    const std::string title = options_.title.empty() ? std::string(info(step_.technique()).name)
                                                     : text::visible(options_.title);
    const int height = kTop + kGridSide + kRest + legend_.height(kGridSide);
    std::string text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"board\" viewBox=\"0 0 " +
        number(kWidth) + " " + number(height) + "\" width=\"" + number(kWidth) + "\" height=\"" +
        number(height) +
        "\" font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif\" "
        "text-anchor=\"middle\">\n<title>" +
        text::escaped(title + ": " + effect) + "</title>\n<desc>" + text::escaped(description()) +
        "</desc>\n<rect class=\"paper\" width=\"" + number(kWidth) + "\" height=\"" +
        number(height) + "\" fill=\"#ffffff\"/>\n";
    return text;
  }

  std::string description() const {
    std::string text;
    const std::string line = position_.grid.to_line();
    for (int row = 0; row < kDigits; ++row) {
      text += (row == 0 ? "Row " : "; row ") + number(row + 1) + ": " +
              line.substr(Cell::at(row, 0).index(), kDigits);
    }
    text += '.';
    for (const Mark& mark : step_.evidence()) {
      if (paint(mark.role) == Paint::none || mark.cells.empty()) continue;
      text += " " + label(mark.role) + ": " + cells_text(mark.cells, options_.notation);
      if (!mark.digits.empty()) text += " (" + digits_words(mark.digits) + ")";
      text += '.';
    }
    return text;
  }

  // --- the back: houses, frames, figures

  void add_houses() {
    HouseSet tinted, hatched;
    for (const Mark& mark : step_.evidence()) {
      if (mark.houses.empty()) continue;
      if (is_tinted(mark.role)) {
        tinted = tinted | mark.houses;
        legend_.note(
            "<rect class=\"tint\" x=\"-10\" y=\"-8\" width=\"20\" height=\"16\" "
            "fill=\"#e4ecf7\" stroke=\"#7c93b3\"/>\n",
            label(mark.role));
      } else if (is_hatched(mark.role)) {
        hatched = hatched | mark.houses;
        legend_.note(
            "<path class=\"hatch\" d=\"M-10 0l8 -8M-10 8l16 -16M-2 8l12 -12M6 8l4 -4\" "
            "fill=\"none\" stroke=\"#c9bb98\"/>\n",
            label(mark.role));
      }
    }
    if (!tinted.empty()) {
      out_ += "<g class=\"tint\" fill=\"#e4ecf7\" stroke=\"#7c93b3\" stroke-width=\"3\">\n";
      for (const House house : tinted) out_ += house_rect(house);
      out_ += "</g>\n";
    }
    if (hatched.empty()) return;
    out_ += "<path class=\"hatch\" fill=\"none\" stroke=\"#c9bb98\" d=\"";
    CellSet cells;
    for (const House house : hatched) cells |= house.cells();
    for (const Cell cell : cells) out_ += hatch(cell);
    out_ += "\"/>\n";
  }

  static std::string house_rect(House house) {
    const Cell first = house.cell(0), last = house.cell(kDigits - 1);
    return "<rect x=\"" + number(left(first)) + "\" y=\"" + number(top(first)) + "\" width=\"" +
           number(left(last) - left(first) + kCellSide) + "\" height=\"" +
           number(top(last) - top(first) + kCellSide) + "\"/>\n";
  }

  // Slanted lines that go on from cell to cell.
  static std::string hatch(Cell cell) {
    constexpr int kGap = 20;
    std::string path;
    for (int offset = kGap; offset < 2 * kCellSide; offset += kGap) {
      const int start = std::min(offset, kCellSide), over = offset - start;
      const int run = start - over;
      path += "M" + number(left(cell) + over) + " " + number(top(cell) + start) + "l" +
              number(run) + " -" + number(run);
    }
    return path;
  }

  void add_frames() {
    constexpr int kInset = 4;
    for (const Framed& framed : frames_) {
      out_ += open_look(framed.paint);
      for (const Cell cell : framed.cells) {
        out_ +=
            frame(framed.paint, left(cell) + kInset, top(cell) + kInset, kCellSide - 2 * kInset);
      }
      out_ += "</g>\n";
    }
  }

  void add_figures() {
    for (int i = 0; i < kCells * kDigits; ++i) {
      const Candidate candidate(Cell(i / kDigits), Digit::at(i % kDigits));
      const Paint look = paint_of(candidate);
      if (look == Paint::none) continue;
      out_ += open_look(look) + figure(look, middle(candidate), kRadius) + "</g>\n";
    }
  }

  // --- links

  void add_links() {
    std::string strong, weak, heads, groups;
    const Surroundings around = {spots(), {kLeft, kTop}, {kLeft + kGridSide, kTop + kGridSide}};
    for (const Chain& chain : chains_) {
      for (std::size_t i = 0; i < chain.size(); ++i) {
        groups += group_line(chain[i]);
        if (i == 0) continue;
        const Arrow arrow =
            draw_arrow(points_of(chain[i - 1]), points_of(chain[i]), kRadius + 2, around);
        (chain[i].link == Link::strong ? strong : weak) += arrow.shaft;
        heads += arrow.head;
      }
    }
    const auto add = [this](std::string_view path, std::string_view look) {
      if (path.empty()) return;
      out_ += "<path class=\"link\" d=\"" + std::string(path) + "\" " + std::string(look) + "/>\n";
    };
    constexpr std::string_view kStrong = "fill=\"none\" stroke=\"#b3202a\" stroke-width=\"2\"";
    constexpr std::string_view kWeak =
        "fill=\"none\" stroke=\"#b3202a\" stroke-width=\"2\" stroke-dasharray=\"5 4\"";
    add(groups, "fill=\"none\" stroke=\"#555555\" stroke-width=\"1.5\"");
    add(strong, kStrong);
    add(weak, kWeak);
    if (!heads.empty()) {
      out_ += "<path class=\"tip\" d=\"" + heads + "\" fill=\"#b3202a\"/>\n";
    }
    const auto sample = [](std::string_view look) {
      return "<path class=\"link\" d=\"M-12 0h18\" " + std::string(look) +
             "/><path class=\"tip\" d=\"M12 0l-8 3.5v-7Z\" fill=\"#b3202a\"/>\n";
    };
    if (!strong.empty()) legend_.note(sample(kStrong), "strong link");
    if (!weak.empty()) legend_.note(sample(kWeak), "weak link");
  }

  // What links go around: the figures of candidates, and digits.
  std::vector<Spot> spots() const {
    constexpr double kFigure = 8.5, kDigit = 17;
    std::vector<Spot> spots;
    for (const Cell cell : position_.grid.blanks()) {
      for (const Digit digit : candidates_.digits(cell)) {
        spots.push_back({middle(Candidate(cell, digit)), kFigure});
      }
    }
    for (const Cell cell : position_.grid.filled()) spots.push_back({middle(cell), kDigit});
    return spots;
  }

  static std::vector<Point> points_of(const Node& node) {
    std::vector<Point> points;
    for (const Cell cell : node.cells) {
      for (const Digit digit : node.digits) points.push_back(middle(Candidate(cell, digit)));
    }
    return points;
  }

  // A line through candidates that stand together as one node.
  static std::string group_line(const Node& node) {
    const std::vector<Point> points = points_of(node);
    std::string path;
    for (std::size_t i = 1; i < points.size(); ++i) {
      path += "M" + coordinate(points[i - 1].x) + " " + coordinate(points[i - 1].y) + "L" +
              coordinate(points[i].x) + " " + coordinate(points[i].y);
    }
    return path;
  }

  // --- the front: candidates, digits, lines

  void open_text(std::string_view name, int size, std::string_view look) {
    out_ += "<g class=\"" + std::string(name) + "\" font-size=\"" + number(size) + "\" " +
            std::string(look) + ">\n";
  }

  void add_candidate(Candidate candidate) {
    const Point at = middle(candidate);
    out_ += text_at(at.x, baseline(static_cast<int>(at.y), kMarkSize),
                    std::string(1, candidate.digit().symbol()));
  }

  // A digit that is placed is drawn large, unless the candidates of its cell have a tale to tell.
  bool is_large(Candidate candidate) {
    for (const Digit digit : DigitSet::all()) {
      if (paint_of(Candidate(candidate.cell(), digit)) != Paint::none) return false;
    }
    return true;
  }

  void add_candidates() {
    std::vector<Candidate> plain, strong, struck;
    for (const Cell cell : position_.grid.blanks()) {
      const DigitSet placed = step_.placed().digits(cell);
      if (!placed.empty() && is_large(Candidate(cell, placed.first()))) continue;
      for (const Digit digit : candidates_.digits(cell)) {
        const Candidate candidate(cell, digit);
        const bool is_strong = paint_of(candidate) != Paint::none || placed.contains(digit);
        (step_.eliminated().contains(candidate) ? struck
         : is_strong                            ? strong
                                                : plain)
            .push_back(candidate);
      }
    }
    open_text("plain", kMarkSize, "fill=\"#5c5c5c\"");
    for (const Candidate candidate : plain) add_candidate(candidate);
    out_ += "</g>\n";
    open_text("strong", kMarkSize, "font-weight=\"bold\" fill=\"#000000\"");
    for (const Candidate candidate : strong) add_candidate(candidate);
    out_ += "</g>\n";
    if (struck.empty()) return;
    open_text("struck", kMarkSize, "font-weight=\"bold\" fill=\"#b00018\"");
    std::string lines;
    for (const Candidate candidate : struck) {
      add_candidate(candidate);
      const Point at = middle(candidate);
      lines += "M" + coordinate(at.x - 8) + " " + coordinate(at.y + 8) + "l16 -16";
    }
    out_ += "</g>\n<path class=\"strike\" d=\"" + lines +
            "\" fill=\"none\" stroke=\"#b00018\" stroke-width=\"2\"/>\n";
    legend_.note(
        "<g class=\"struck\" fill=\"#b00018\"><text y=\"5\" font-size=\"15\" "
        "font-weight=\"bold\">5</text></g><path class=\"strike\" d=\"M-8 8l16 -16\" "
        "fill=\"none\" stroke=\"#b00018\" stroke-width=\"2\"/>\n",
        "eliminated");
  }

  void add_placed() {
    if (step_.placed().empty()) return;
    open_text("placed", kDigitSize, "font-weight=\"bold\" fill=\"#14622a\"");
    std::string rings;
    const auto ring = [&rings](Point at, int radius) {
      rings += "<circle cx=\"" + coordinate(at.x) + "\" cy=\"" + coordinate(at.y) + "\" r=\"" +
               number(radius) + "\"/>\n";
    };
    for (const Digit digit : DigitSet::all()) {
      for (const Cell cell : step_.placed().cells(digit)) {
        const Candidate candidate(cell, digit);
        if (!is_large(candidate)) {
          ring(middle(candidate), kRadius + 3);
          continue;
        }
        const Point at = middle(cell);
        out_ += text_at(at.x, baseline(static_cast<int>(at.y), kDigitSize),
                        std::string(1, digit.symbol()));
        ring(at, kCellSide / 2 - 7);
      }
    }
    out_ += "</g>\n<g class=\"ring\" fill=\"none\" stroke=\"#14622a\" stroke-width=\"3\">\n" +
            rings + "</g>\n";
    legend_.note(
        "<g class=\"placed\" fill=\"#14622a\"><text y=\"5\" font-size=\"15\" "
        "font-weight=\"bold\">5</text></g><circle class=\"ring\" r=\"10\" fill=\"none\" "
        "stroke=\"#14622a\" stroke-width=\"2\"/>\n",
        "placed");
  }

  void add_digits(CellSet cells, std::string_view name, std::string_view look) {
    if (cells.empty()) return;
    open_text(name, kDigitSize, look);
    for (const Cell cell : cells) {
      const Point at = middle(cell);
      out_ += text_at(at.x, baseline(static_cast<int>(at.y), kDigitSize),
                      std::string(1, position_.grid.at(cell)->symbol()));
    }
    out_ += "</g>\n";
  }

  void add_lines() {
    std::string thin, thick;
    for (int i = 0; i <= kDigits; ++i) {
      std::string& path = i % kBoxSide == 0 ? thick : thin;
      const int offset = i * kCellSide;
      path += "M" + number(kLeft) + " " + number(kTop + offset) + "h" + number(kGridSide);
      path += "M" + number(kLeft + offset) + " " + number(kTop) + "v" + number(kGridSide);
    }
    out_ += "<path class=\"thin\" d=\"" + thin + "\" fill=\"none\" stroke=\"#8a8a8a\"/>\n";
    out_ += "<path class=\"thick\" d=\"" + thick +
            "\" fill=\"none\" stroke=\"#111111\" stroke-width=\"3\" stroke-linecap=\"square\"/>\n";
    open_text("name", kNameSize, "fill=\"#5c5c5c\"");
    for (int i = 0; i < kDigits; ++i) {
      const int offset = i * kCellSide + kCellSide / 2;
      const bool is_letter = options_.notation == Notation::a1;
      out_ += text_at(kLeft + offset, kTop - 8, number(i + 1));
      out_ += text_at(kLeft - 13, baseline(kTop + offset, kNameSize),
                      is_letter ? std::string(1, static_cast<char>('A' + i)) : number(i + 1));
    }
    out_ += "</g>\n";
  }

  const Puzzle& position_;
  const Step& step_;
  const StepSvgOptions& options_;
  CandidateSet candidates_;
  std::vector<Chain> chains_;
  std::vector<Framed> frames_;
  std::array<Paint, kCells * kDigits> paints_{};
  Legend legend_;
  std::string out_;
};

}  // namespace
}  // namespace explain

std::string draw_step_svg(const Puzzle& position, const Step& step, const StepSvgOptions& options) {
  return explain::StepSvg(position, step, options).draw();
}

}  // namespace nonet
