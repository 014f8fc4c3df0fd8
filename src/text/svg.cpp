// The picture of a position as SVG: scales to any size, prints in black and white, and stands alone
// (no script, no style sheet, no font or image from elsewhere).
//
// Nothing is told by colour alone: givens are bold and upright, placed digits light and slanted,
// candidates small in a 3x3 raster, marked cells carry a ring. Looks are attributes of groups, not
// a style sheet, which would leak into a page that embeds two pictures. Text is centred by
// arithmetic rather than by `dominant-baseline`, which printers and editors read differently. All
// numbers are whole, so the bytes are the same everywhere.

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "nonet/picture.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

// Lengths in units of a quarter millimetre: a cell is 12 mm wide, as in a puzzle book.
constexpr int kUnitsPerMillimetre = 4;
constexpr int kCellSide = 48;
constexpr int kMargin = 12;
constexpr int kGridSide = kDigits * kCellSide;
constexpr int kWidth = kGridSide + 2 * kMargin;
constexpr int kDigitSize = 32, kMarkSize = 12, kTitleSize = 20;
constexpr int kTitleLine = 26;     // from one line of the title to the next
constexpr int kTitleColumns = 28;  // characters of a title line; bold capitals still fit

// Columns a character takes: two for the wide ones of East Asia, pictographs, and our own widest.
int columns(char32_t c) {
  constexpr std::array<std::array<char32_t, 2>, 6> kWide = {{{0x1100, 0x115f},
                                                             {0x2e80, 0xa4cf},
                                                             {0xac00, 0xd7a3},
                                                             {0xf900, 0xfaff},
                                                             {0xff00, 0xff60},
                                                             {0x1f300, 0x3fffd}}};
  for (const auto& [low, high] : kWide) {
    if (low <= c && c <= high) return 2;
  }
  return c == 'M' || c == 'W' || c == '@' ? 2 : 1;
}

// Breaks a title at its blanks into lines that fit; a word longer than a line is cut.
std::vector<std::string> title_lines(std::string_view title) {
  std::vector<std::string> lines;
  std::string line, word;
  int line_columns = 0, word_columns = 0;
  const auto end_line = [&] {
    if (!line.empty()) lines.push_back(std::move(line));
    line.clear();
    line_columns = 0;
  };
  const auto end_word = [&] {
    if (word.empty()) return;
    if (!line.empty() && line_columns + 1 + word_columns > kTitleColumns) end_line();
    if (!line.empty()) line += ' ', ++line_columns;
    line += word;
    line_columns += word_columns;
    word.clear();
    word_columns = 0;
  };
  const std::string words = text::visible(title);
  for (std::string_view rest = words; !rest.empty();) {
    const text::CodePoint c = text::first_code_point(rest);
    if (c.value == ' ' || word_columns + columns(c.value) > kTitleColumns) end_word();
    if (c.value != ' ') {
      word += rest.substr(0, c.size);
      word_columns += columns(c.value);
    }
    rest.remove_prefix(c.size);
  }
  end_word();
  end_line();
  return lines;
}

std::string number(int value) { return std::to_string(value); }

class Svg {
 public:
  Svg(const Puzzle& puzzle, const SvgOptions& options)
      : puzzle_(puzzle), options_(options), title_(title_lines(options.title)) {
    const int title_height = title_.empty() ? 0 : static_cast<int>(title_.size()) * kTitleLine + 4;
    top_ = kMargin + title_height;
    height_ = top_ + kGridSide + kMargin;
  }

  std::string draw() {
    add_head();
    add_title();
    add_rings();
    if (options_.candidates) add_candidates();
    add_digits(puzzle_.givens & puzzle_.grid.filled(), "font-weight=\"bold\" fill=\"#111\"");
    add_digits(puzzle_.placed(), "font-style=\"italic\" fill=\"#2360b8\"");
    add_lines();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  static int left(Cell cell) { return kMargin + cell.column() * kCellSide; }
  int top(Cell cell) const { return top_ + cell.row() * kCellSide; }
  // The baseline that centres figures of a size on a height: they stand 0.72 of it tall.
  static int baseline(int middle, int size) { return middle + size * 36 / 100; }

  static std::string size_in_millimetres(int units) {
    return number(units / kUnitsPerMillimetre) + "mm";
  }

  // The title and the description are what a screen reader says.
  void add_head() {
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"" +
            size_in_millimetres(kWidth) + "\" height=\"" + size_in_millimetres(height_) +
            "\" viewBox=\"0 0 " + number(kWidth) + " " + number(height_) +
            "\" font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif\" "
            "text-anchor=\"middle\">\n";
    out_ += "<title>" + (title_.empty() ? "Sudoku" : text::escaped(text::visible(options_.title))) +
            "</title>\n<desc>";
    const std::string line = puzzle_.grid.to_line();
    for (int row = 0; row < kDigits; ++row) {
      out_ += "Row " + number(row + 1) + ": " + line.substr(row * kDigits, kDigits) +
              (row + 1 < kDigits ? ", " : ".");
    }
    for (const Cell cell : options_.marked) {
      out_ += (cell == options_.marked.first() ? " Marked: " : " ");
      out_ += name(cell).view();
    }
    out_ += "</desc>\n<rect width=\"" + number(kWidth) + "\" height=\"" + number(height_) +
            "\" fill=\"#fff\"/>\n";
  }

  void add_text(int x, int y, std::string_view words) {
    out_ += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\">";
    out_.append(text::escaped(words)).append("</text>\n");
  }

  void open_group(int size, std::string_view look) {
    out_ += "<g font-size=\"" + number(size) + "\" ";
    out_.append(look).append(">\n");
  }

  void add_title() {
    if (title_.empty()) return;
    open_group(kTitleSize, "font-weight=\"bold\" fill=\"#111\"");
    int middle = kMargin + kTitleLine / 2 - 2;
    for (const std::string& line : title_) {
      add_text(kWidth / 2, baseline(middle, kTitleSize), line);
      middle += kTitleLine;
    }
    out_ += "</g>\n";
  }

  void add_rings() {
    if (options_.marked.empty()) return;
    constexpr int kInset = 3;
    out_ += "<g fill=\"#fff0b8\" stroke=\"#333\" stroke-width=\"2\">\n";
    for (const Cell cell : options_.marked) {
      out_ += "<rect x=\"" + number(left(cell) + kInset) + "\" y=\"" + number(top(cell) + kInset) +
              "\" width=\"" + number(kCellSide - 2 * kInset) + "\" height=\"" +
              number(kCellSide - 2 * kInset) + "\" rx=\"8\"/>\n";
    }
    out_ += "</g>\n";
  }

  void add_candidates() {
    constexpr int kStep = 13;  // from one mark to the next, less than a third: away from the lines
    const CandidateSet candidates = puzzle_.all_candidates();
    open_group(kMarkSize, "fill=\"#444\"");
    for (const Cell cell : puzzle_.grid.blanks()) {
      for (const Digit digit : candidates.digits(cell)) {
        const int across = digit.index() % kBoxSide - 1, down = digit.index() / kBoxSide - 1;
        const int middle = top(cell) + kCellSide / 2 + down * kStep;
        add_text(left(cell) + kCellSide / 2 + across * kStep, baseline(middle, kMarkSize) + 1,
                 std::string(1, digit.symbol()));
      }
    }
    out_ += "</g>\n";
  }

  void add_digits(CellSet cells, std::string_view look) {
    if (cells.empty()) return;
    open_group(kDigitSize, look);
    for (const Cell cell : cells) {
      add_text(left(cell) + kCellSide / 2, baseline(top(cell) + kCellSide / 2, kDigitSize),
               std::string(1, puzzle_.grid.at(cell)->symbol()));
    }
    out_ += "</g>\n";
  }

  // Lines come last, so that a ring's fill never thins them. Thick lines reach half their width
  // beyond the corner, which closes it.
  void add_lines() {
    std::string thin, thick;
    for (int i = 0; i <= kDigits; ++i) {
      const bool is_thick = i % kBoxSide == 0;
      std::string& path = is_thick ? thick : thin;
      const int offset = i * kCellSide;
      path += "M" + number(kMargin) + " " + number(top_ + offset) + "h" + number(kGridSide);
      path += "M" + number(kMargin + offset) + " " + number(top_) + "v" + number(kGridSide);
    }
    out_ += "<path d=\"" + thin + "\" fill=\"none\" stroke=\"#777\"/>\n";
    out_ += "<path d=\"" + thick +
            "\" fill=\"none\" stroke=\"#111\" stroke-width=\"3\" stroke-linecap=\"square\"/>\n";
  }

  const Puzzle& puzzle_;
  const SvgOptions& options_;
  std::vector<std::string> title_;
  int top_ = 0, height_ = 0;  // of the grid; of the picture
  std::string out_;
};

}  // namespace

std::string draw_svg(const Puzzle& puzzle, const SvgOptions& options) {
  return Svg(puzzle, options).draw();
}

}  // namespace nonet
