// See read.hpp.

#include "answers/read.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "answers/json_text.hpp"
#include "nonet/cell.hpp"

namespace nonet::answers {
namespace {

// With so many digits behind the point, and no more than are needed: nobody wants others, and the
// page's module has no room for printing all of them.
std::string decimal(float value, int digits) {
  std::int64_t parts = 1;
  for (int i = 0; i < digits; ++i) parts *= 10;
  const std::int64_t scaled = std::llround(value * static_cast<float>(parts));
  const std::int64_t size = scaled < 0 ? -scaled : scaled;
  std::string text = (scaled < 0 ? "-" : "") + std::to_string(size / parts) + ".";
  std::string behind = std::to_string(size % parts + parts).substr(1);
  while (behind.size() > 1 && behind.back() == '0') behind.pop_back();
  return text + behind;
}

Json number(float value, int digits) { return Json::raw(decimal(value, digits)); }

Json names_of(CellSet cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(std::string_view(name(cell)));
  return names;
}

Json point_json(PhotoPoint point) {
  Json json = Json::array();
  json.push_back(number(point.x, 1));
  json.push_back(number(point.y, 1));
  return json;
}

Json likelihoods_json(const Likelihoods& likelihoods) {
  Json cells = Json::array();
  for (const auto& cell : likelihoods) {
    Json values = Json::array();
    for (const float value : cell) values.push_back(number(value, 4));
    cells.push_back(values);
  }
  return cells;
}

Json grid_json(const ReadGrid& grid) {
  Json json;
  json["puzzle"] = grid.reading.grid.to_line();
  json["unique"] = grid.reading.is_unique;
  json["doubtful"] = names_of(grid.reading.doubtful);
  json["repaired"] = names_of(grid.reading.repaired);
  json["pen"] = names_of(grid.reading.pen);
  json["turn"] = grid.sighting.turn;
  json["clarity"] = number(grid.sighting.clarity, 2);
  Json corners = Json::array();
  for (int i = 0; i < 4; ++i) corners.push_back(point_json(grid.sighting.corner(i)));
  json["corners"] = corners;
  Json crossings = Json::array();
  for (const PhotoPoint point : grid.sighting.crossings) crossings.push_back(point_json(point));
  json["crossings"] = crossings;
  json["likelihoods"] = likelihoods_json(grid.sighting.likelihoods);
  return json;
}

const char* status_of(const ReadPicture& picture, std::size_t only) {
  if (!picture.fault.empty()) return "unreadable";
  if (picture.grids.empty()) return "none";
  return picture.grids.size() > 1 && only == 0 ? "several" : "read";
}

// The likeliest digit beside the one that was taken; 0 is a blank.
int rival_of(const ReadGrid& grid, Cell cell) {
  const auto& likely = grid.sighting.likelihoods[cell.index()];
  const int taken = grid.reading.grid.face(cell);
  int rival = taken == 0 ? 1 : 0;
  for (int face = 0; face <= kDigits; ++face) {
    if (face != taken && likely[face] > likely[rival]) rival = face;
  }
  return rival;
}

std::string face_words(int face) { return face == 0 ? "blank" : std::to_string(face); }

// What is special in XML, escaped.
std::string escaped(std::string_view words) {
  std::string out;
  for (const char c : words) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string number_text(float value) { return decimal(value, 1); }

std::string place_text(PhotoPoint point) {
  return number_text(point.x) + "," + number_text(point.y);
}

std::string line_text(const Sighting& sighting, int first, int step) {
  constexpr int kLines = kDigits + 1;
  std::string points;
  for (int i = 0; i < kLines; ++i) {
    points.append(i == 0 ? "" : " ").append(place_text(sighting.crossings[first + i * step]));
  }
  return "<polyline points=\"" + points + "\"/>\n";
}

std::string mark_text(const ReadGrid& grid, Cell cell) {
  constexpr int kLines = kDigits + 1;
  const auto& crossings = grid.sighting.crossings;
  const int corner = cell.row() * kLines + cell.column();
  const PhotoPoint a = crossings[corner], b = crossings[corner + 1], c = crossings[corner + kLines];
  const PhotoPoint d = crossings[corner + kLines + 1];
  const PhotoPoint middle{(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4};
  const float side = std::sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const std::string at =
      "cx=\"" + number_text(middle.x) + "\" cy=\"" + number_text(middle.y) + "\"";
  std::string text;
  if (grid.reading.doubtful.contains(cell)) {
    text += "<circle class=\"doubt\" " + at + " r=\"" + number_text(0.45F * side) + "\"/>\n";
  }
  const std::optional<Digit> digit = grid.reading.grid.at(cell);
  if (!digit) return text;
  const std::string turn = "rotate(" + std::to_string(90 * ((4 - grid.sighting.turn) % 4)) + " " +
                           number_text(middle.x) + " " + number_text(middle.y) + ")";
  text += std::string("<text") + (grid.reading.pen.contains(cell) ? " class=\"pen\"" : "") +
          " x=\"" + number_text(middle.x) + "\" y=\"" + number_text(middle.y) + "\" font-size=\"" +
          number_text(0.5F * side) + "\" transform=\"" + turn + "\">" + digit->symbol() +
          "</text>\n";
  return text;
}

}  // namespace

Puzzle ReadGrid::puzzle() const {
  Puzzle puzzle(reading.grid);
  puzzle.givens = puzzle.givens - reading.pen;
  return puzzle;
}

void read_grids(ReadPicture& picture, const Photo& photo, int factor) {
  for (Sighting& sighting : find_sudokus(photo)) {
    const PhotoReading reading = settle(sighting.likelihoods, sighting.pen);
    for (PhotoPoint& point : sighting.crossings) {
      point.x *= static_cast<float>(factor);
      point.y *= static_cast<float>(factor);
    }
    picture.grids.push_back({sighting, reading});
  }
}

std::string read_json(const ReadPicture& picture, std::size_t only) {
  Json json;
  json["schema"] = "nonet/read/1";
  json["index"] = picture.index;
  json["file"] = picture.file;
  json["status"] = status_of(picture, only);
  json["error"] = picture.fault.empty() ? Json(nullptr) : Json(picture.fault);
  json["width"] = picture.width;
  json["height"] = picture.height;
  Json grids = Json::array();
  for (std::size_t i = 0; i < picture.grids.size(); ++i) {
    if (only == 0 || only == i + 1) grids.push_back(grid_json(picture.grids[i]));
  }
  json["grids"] = grids;
  std::string line;
  json.write_to(line);
  return line + "\n";
}

std::vector<std::string> doubt_words(const ReadGrid& grid) {
  std::vector<std::string> words;
  for (const Cell cell : grid.reading.doubtful) {
    words.push_back(std::string(std::string_view(name(cell))) + " is " +
                    face_words(grid.reading.grid.face(cell)) + ", or " +
                    face_words(rival_of(grid, cell)));
  }
  return words;
}

std::string read_svg(const ReadPicture& picture, const ReadGrid& grid) {
  constexpr int kLines = kDigits + 1;
  const std::string size = "width=\"" + std::to_string(picture.width) + "\" height=\"" +
                           std::to_string(picture.height) + "\"";
  std::string svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + " viewBox=\"0 0 " +
      std::to_string(picture.width) + " " + std::to_string(picture.height) + "\">\n" +
      "<style>polyline,.doubt{fill:none;stroke:#06c;stroke-width:1.5}.doubt{stroke:#d40;stroke-width:3}"
      "text{fill:#06c;text-anchor:middle;dominant-baseline:central;font-family:sans-serif;"
      "font-weight:bold}.pen{fill:#a0a}</style>\n";
  svg += "<image href=\"" + escaped(picture.file) + "\" " + size + "/>\n";
  for (int i = 0; i < kLines; ++i) {
    svg += line_text(grid.sighting, i * kLines, 1);
    svg += line_text(grid.sighting, i, kLines);
  }
  for (int i = 0; i < kCells; ++i) svg += mark_text(grid, Cell(i));
  return svg + "</svg>\n";
}

}  // namespace nonet::answers
