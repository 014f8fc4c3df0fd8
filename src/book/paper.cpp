// See paper.hpp.

#include "book/paper.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace nonet {
namespace {

struct NamedPaper {
  std::string_view name;
  Paper paper;
};
constexpr double kMillimetre = 72 / 25.4;
constexpr std::array<NamedPaper, 7> kPapers = {{
    {"a4", {210 * kMillimetre, 297 * kMillimetre}},
    {"a5", {148 * kMillimetre, 210 * kMillimetre}},
    {"a6", {105 * kMillimetre, 148 * kMillimetre}},
    {"b5", {176 * kMillimetre, 250 * kMillimetre}},
    {"letter", {612, 792}},
    {"half-letter", {396, 612}},
    {"legal", {612, 1008}},
}};
constexpr double kLeastSide = 180, kMostSide = 2880;

std::optional<double> find_length(std::string_view text) {
  int whole = 0;
  const char* end = text.data() + text.size();
  auto [rest, error] = std::from_chars(text.data(), end, whole);
  if (error != std::errc() || whole < 0 || whole > 10000) return std::nullopt;
  double value = whole;
  if (rest == end) return value;
  if (*rest++ != '.' || rest == end) return std::nullopt;
  for (double unit = 0.1; rest != end; ++rest, unit /= 10) {
    if (*rest < '0' || *rest > '9') return std::nullopt;
    value += unit * (*rest - '0');
  }
  return value;
}

}  // namespace

std::optional<Paper> find_paper(std::string_view word) {
  std::string lower(word);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const NamedPaper& each : kPapers) {
    if (each.name == lower) return each.paper;
  }
  std::string_view text = lower;
  double unit = book::kInch;
  if (text.ends_with("mm")) {
    unit = kMillimetre;
    text.remove_suffix(2);
  } else if (text.ends_with("in")) {
    text.remove_suffix(2);
  }
  const std::size_t by = text.find('x');
  if (by == text.npos) return std::nullopt;
  const auto width = find_length(text.substr(0, by)), height = find_length(text.substr(by + 1));
  if (!width || !height) return std::nullopt;
  const Paper paper = {*width * unit, *height * unit};
  const auto is_fine = [](double side) { return side >= kLeastSide && side <= kMostSide; };
  if (!is_fine(paper.width) || !is_fine(paper.height)) return std::nullopt;
  return paper;
}

int most_answers(const Paper& paper, bool is_large) {
  constexpr double kLargeCell = 18 / 0.72, kReadableCell = 7;  // a large digit has 18 points
  BookDesign design;
  design.paper = paper;
  design.is_large = is_large;
  book::Area page = book::Margins(design, 1000).block(1);
  const double head = is_large ? 33 : 19;  // above the answers, and above each
  page.y += head;
  page.height -= head;
  for (const int count : {12, 9, 6, 4, 2}) {
    const book::Area place = book::places(page, count, 14)[0];
    const double cell = book::grid_size(place, is_large ? 26 : 14) / kDigits;
    if (cell >= (is_large ? kLargeCell : kReadableCell)) return count;
  }
  return 1;
}

namespace book {
namespace {

// What printers ask for beside the spine.
double gutter(int pages) {
  struct Row {
    int most;
    double inches;
  };
  constexpr Row kRows[] = {{150, 0.375}, {300, 0.5}, {500, 0.625}, {700, 0.75}};
  for (const Row& row : kRows) {
    if (pages <= row.most) return row.inches * kInch;
  }
  return 0.875 * kInch;
}

}  // namespace

Margins::Margins(const BookDesign& design, int pages) : paper_(design.paper) {
  const bool is_small = paper_.width <= 6.5 * kInch;
  outer_ = (is_small ? 0.375 : 0.5) * kInch;
  inner_ = design.is_sheet ? outer_ : std::max(gutter(pages), 0.5 * kInch);
  top_ = (is_small ? 0.5 : 0.6) * kInch;
  bottom_ = 0.75 * kInch;
}

Area Margins::block(int page) const {
  const double left = page % 2 == 1 ? inner_ : outer_;
  return {left, top_, paper_.width - inner_ - outer_, paper_.height - top_ - bottom_};
}

double Margins::number_baseline() const { return paper_.height - 0.42 * kInch; }

std::vector<Area> places(const Area& area, int count, double gap) {
  int columns = count <= 2 ? 1 : count <= 6 ? 2 : 3;
  int rows = (count + columns - 1) / columns;
  if (area.width > area.height) std::swap(columns, rows);
  const double width = (area.width - gap * (columns - 1)) / columns;
  const double height = (area.height - gap * (rows - 1)) / rows;
  std::vector<Area> all;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      all.push_back(
          {area.x + column * (width + gap), area.y + row * (height + gap), width, height});
    }
  }
  return all;
}

double grid_size(const Area& place, double heading) {
  return std::min(place.width, place.height - heading);
}

}  // namespace book
}  // namespace nonet
