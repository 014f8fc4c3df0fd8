// The picture of a problem as SVG: shades, lines, the grid, regions, cages and signs, digits and
// candidates from below to above; under the board what each kind of clue means.
//
// Everything is in units of a cell. Nothing is told by colour alone: every kind that is drawn
// stands in the legend with its name, and a screen reader is told all clues.

#include <algorithm>
#include <set>

#include "nonet/problem_picture.hpp"
#include "text/clue_art.hpp"
#include "text/scan.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

using text::decimal;
using text::draw_text;

std::string escaped_words(std::string_view words) {
  std::string out;
  for (const char c : text::visible(words)) {
    if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else {
      out += c;
    }
  }
  return out;
}

class ProblemSvg {
 public:
  ProblemSvg(const Problem& problem, const ProblemPicture& picture)
      : problem_(problem),
        picture_(picture),
        digits_(picture.digits.empty() ? problem.digits : picture.digits),
        figures_(clue_figures(problem)),
        art_(text::art_of(figures_)) {
    for (const Clue& clue : problem.clues) {
      if (seen_.insert(clue.kind).second) kinds_.push_back(clue.kind);
    }
    const bool has_margin = std::ranges::any_of(
        figures_, [&](const ClueFigure& figure) { return text::is_outside(figure, problem.side); });
    edge_ = has_margin ? 1.2 : 0.25;
    top_ = edge_ + (picture.title.empty() ? 0 : 0.8);
  }

  std::string draw() {
    add_head();
    if (!picture_.title.empty()) {
      out_ += draw_text(width() / 2, 0.55, 0.42, escaped_words(picture_.title),
                        "font-weight=\"bold\" fill=\"#111111\"");
    }
    out_ += "<g transform=\"translate(" + decimal(edge_) + " " + decimal(top_) + ")\">\n";
    group("under", art_.under);
    group("clue-lines", art_.lines);
    add_grid();
    group("clues", art_.over);
    add_digits();
    add_marks();
    out_ += "</g>\n";
    add_legend();
    return std::move(out_) + "</svg>\n";
  }

 private:
  static constexpr double kLegendLine = 0.5, kLegendMore = 0.32;  // the first line, and others
  static constexpr double kLegendSize = 0.24, kLegendLeft = 0.85;
  double side() const { return problem_.side; }
  double width() const { return std::max(side() + 2 * edge_, kinds_.empty() ? 0 : 9.5); }
  double height() const {
    double legend = kinds_.empty() ? 0 : 0.2;
    for (const Constraint kind : kinds_) {
      const auto more = static_cast<double>(legend_lines(kind).size() - 1);
      legend += kLegendLine + kLegendMore * more;
    }
    return top_ + side() + edge_ + legend;
  }
  // As in a puzzle book, and smaller where there are many cells.
  double millimetres() const { return side() <= 9 ? 12 : side() <= 16 ? 9 : 7; }

  void group(const std::string& classes, const std::string& content) {
    if (!content.empty()) out_ += "<g class=\"" + classes + "\">\n" + content + "</g>\n";
  }

  void add_head() {
    std::string spoken;
    for (int row = 0; row < problem_.side; ++row) {
      spoken += "Row " + std::to_string(row + 1) + ":";
      for (int column = 0; column < problem_.side; ++column) {
        const int digit = digits_[static_cast<std::size_t>(problem_.cell(row, column))];
        spoken += digit == 0 ? " ." : " " + symbol(problem_, digit);
      }
      spoken += ". ";
    }
    for (const Clue& clue : problem_.clues) spoken += name(problem_, clue) + ". ";
    const std::string size = decimal(width()) + " " + decimal(height());
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"board\" viewBox=\"0 0 " +
           size + "\" width=\"" + decimal(width() * millimetres()) + "mm\" height=\"" +
           decimal(height() * millimetres()) +
           "mm\" font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif\" "
           "text-anchor=\"middle\">\n<title>" +
           (picture_.title.empty() ? "Sudoku" : escaped_words(picture_.title)) +
           "</title>\n<desc>" + escaped_words(spoken) + "</desc>\n<rect class=\"paper\" width=\"" +
           decimal(width()) + "\" height=\"" + decimal(height()) + "\" fill=\"#ffffff\"/>\n";
  }

  int region(int row, int column) const {
    return problem_.has(row, column)
               ? problem_.regions[static_cast<std::size_t>(problem_.cell(row, column))]
               : -2;
  }
  // "M1 0 L1 9 ": from here to there.
  static void draw_line(std::string& path, int x1, int y1, int x2, int y2) {
    path.append("M").append(std::to_string(x1)).append(" ").append(std::to_string(y1));
    path.append(" L").append(std::to_string(x2)).append(" ").append(std::to_string(y2)).append(" ");
  }
  void add_grid() {
    std::string thin, thick;
    for (int i = 1; i < problem_.side; ++i) {
      draw_line(thin, i, 0, i, problem_.side);
      draw_line(thin, 0, i, problem_.side, i);
    }
    const std::string end = std::to_string(problem_.side);
    thick = "M0 0 L" + end + " 0 L" + end + " " + end + " L0 " + end + " Z ";
    for (int row = 0; row < problem_.side; ++row) {
      for (int column = 0; column < problem_.side; ++column) {
        if (column + 1 < problem_.side && region(row, column) != region(row, column + 1))
          draw_line(thick, column + 1, row, column + 1, row + 1);
        if (row + 1 < problem_.side && region(row, column) != region(row + 1, column))
          draw_line(thick, column, row + 1, column + 1, row + 1);
      }
    }
    out_ +=
        "<path class=\"thin\" d=\"" + thin +
        "\" fill=\"none\" stroke=\"#8c887c\" stroke-width=\"0.016\"/>\n<path class=\"thick\" d=\"" +
        thick +
        "\" fill=\"none\" stroke=\"#111111\" stroke-width=\"0.05\" stroke-linecap=\"square\"/>\n";
  }

  void add_digits() {
    for (int cell = 0; cell < problem_.cells(); ++cell) {
      const auto i = static_cast<std::size_t>(cell);
      if (digits_[i] == 0) continue;
      const bool is_given = problem_.givens[i] && problem_.digits[i] == digits_[i];
      const std::string words = symbol(problem_, digits_[i]);
      out_ += draw_text(problem_.column(cell) + 0.5, problem_.row(cell) + 0.52,
                        words.size() > 1 ? 0.46 : 0.6, words,
                        is_given ? "class=\"given\" font-weight=\"bold\" fill=\"#111111\""
                                 : "class=\"found\" font-style=\"italic\" fill=\"#33506e\"");
    }
  }

  // In a raster of the form of the boxes.
  void add_marks() {
    const std::vector<std::uint64_t>& marks =
        picture_.candidates.empty() ? problem_.marks : picture_.candidates;
    if (marks.empty()) return;
    const int flat = usual_box_height(problem_.side);
    const int rows = std::max(flat, 1) == 1 ? std::max(1, problem_.side / 4) : flat;
    const int columns = (problem_.side + rows - 1) / rows;
    const double size = 0.7 / std::max(rows, columns);
    out_ += "<g class=\"mark\">\n";
    for (int cell = 0; cell < problem_.cells(); ++cell) {
      const auto i = static_cast<std::size_t>(cell);
      const bool says_all = marks[i] == problem_.all_digits() && picture_.candidates.empty();
      if (digits_[i] != 0 || says_all) continue;
      for (int digit = 0; digit < problem_.side; ++digit) {
        if ((marks[i] >> digit & 1) == 0) continue;
        const int across = digit % columns, down = digit / columns;
        out_ += draw_text(problem_.column(cell) + 0.12 + 0.76 * (across + 0.5) / columns,
                          problem_.row(cell) + 0.16 + 0.76 * (down + 0.5) / rows, size,
                          symbol(problem_, digit + 1), "fill=\"#5c5c5c\"");
      }
    }
    out_ += "</g>\n";
  }

  // What no drawing tells: formulas and patterns with their cells, and how far whispers are apart.
  std::string untold(Constraint kind) const {
    std::string words;
    for (const Clue& clue : problem_.clues) {
      if (clue.kind != kind) continue;
      std::string own = clue.text.empty() ? "" : clue.text + " " + cells_name(problem_, clue.cells);
      if (kind == Constraint::whisper) own = std::to_string(clue.value((problem_.side + 1) / 2));
      if (own.empty() || ("; " + words + ";").find("; " + own + ";") != std::string::npos) continue;
      words += (words.empty() ? "" : "; ") + own;
    }
    return words.empty() ? "" : " (" + words + ")";
  }

  // What a kind says, in lines that fit beside its sample whatever the letters are drawn in.
  std::vector<std::string> legend_lines(Constraint kind) const {
    constexpr double kWidest = 0.6 * kLegendSize;  // of a letter, on average
    const auto most = static_cast<std::size_t>((width() - kLegendLeft - 0.15) / kWidest);
    std::vector<std::string> lines(1);
    const std::string words =
        std::string(info(kind).id) + ": " + std::string(info(kind).words) + untold(kind);
    for (const std::string_view word : text::words_of(words)) {
      if (!lines.back().empty() && lines.back().size() + 1 + word.size() > most)
        lines.emplace_back();
      lines.back().append(lines.back().empty() ? "" : " ").append(word);
    }
    return lines;
  }

  void add_legend() {
    double y = top_ + side() + edge_ + 0.1;
    out_ += "<g class=\"legend\" text-anchor=\"start\" fill=\"#333333\">\n";
    for (const Constraint kind : kinds_) {
      const std::string sample = text::draw_sample(kind);
      if (!sample.empty()) {
        out_ += "<g text-anchor=\"middle\" transform=\"translate(0.25 " + decimal(y) +
                ") scale(0.4)\">\n" + sample + "</g>\n";
      }
      double below = 0;
      for (const std::string& line : legend_lines(kind)) {
        out_ += draw_text(kLegendLeft, y + 0.2 + below, kLegendSize, escaped_words(line));
        below += kLegendMore;
      }
      y += kLegendLine + below - kLegendMore;
    }
    out_ += "</g>\n";
  }

  const Problem& problem_;
  const ProblemPicture& picture_;
  const std::vector<std::uint8_t>& digits_;
  std::vector<ClueFigure> figures_;
  text::ClueArt art_;
  std::set<Constraint> seen_;
  std::vector<Constraint> kinds_;
  double edge_ = 0, top_ = 0;
  std::string out_;
};

}  // namespace

std::string draw_svg(const Problem& problem, const ProblemPicture& picture) {
  return ProblemSvg(problem, picture).draw();
}

}  // namespace nonet
