// See board_json.hpp.

#include "answers/board_json.hpp"

#include <cmath>

#include "nonet/clue_words.hpp"
#include "nonet/problem_picture.hpp"

namespace nonet::answers {
namespace {

// At most three figures behind the point: a fortieth of a pixel on a large screen.
double rounded(double value) { return std::round(value * 1000) / 1000; }
std::string number(double value) {
  std::string text;
  write_number(text, rounded(value));
  return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

std::string disc_path(const ClueFigure& figure) {
  const std::string radius = number(figure.width), across = number(2 * rounded(figure.width));
  const std::string arc = "a" + radius + " " + radius + " 0 1 ";
  return "M" + number(figure.x - figure.width) + " " + number(figure.y) + arc + "0 " + across +
         " 0" + arc + "0 -" + across + " 0Z";
}
std::string box_path(const ClueFigure& figure) {
  return "M" + number(figure.x) + " " + number(figure.y) + "h" + number(figure.width) + "v" +
         number(figure.height) + "h-" + number(figure.width) + "Z";
}

constexpr std::string_view kLayers[] = {"under", "lines", "circles", "over"};

Json figure_json(const ClueFigure& figure) {
  Json json;
  json["clue"] = figure.clue;
  json["layer"] = kLayers[static_cast<std::size_t>(figure.layer)];
  json["fill"] = name(figure.fill);
  if (figure.form == ClueFigure::Form::text) {
    json["text"] = figure.text;
    json["x"] = Json::raw(number(figure.x));
    json["y"] = Json::raw(number(figure.y));
    json["size"] = Json::raw(number(figure.width));
    json["bold"] = figure.is_bold;
    return json;
  }
  json["d"] = figure.form == ClueFigure::Form::disc  ? disc_path(figure)
              : figure.form == ClueFigure::Form::box ? box_path(figure)
                                                     : figure.path;
  if (figure.line == Tone::none) return json;
  json["line"] = name(figure.line);
  json["width"] = Json::raw(number(figure.line_width));
  json["dash"] = figure.dash;
  json["round"] = figure.is_round;
  return json;
}

Json cells_json(const Problem& problem, const std::vector<int>& cells) {
  Json json = Json::array();
  for (const int cell : cells) json.push_back(cell_name(problem, cell));
  return json;
}

constexpr std::string_view kShapes[] = {"flag", "cells", "set",      "line",
                                        "pair", "bulb",  "diagonal", "outside"};

Json clue_json(const Problem& problem, const Clue& clue, Language language) {
  const ClueName words = name_of(problem, clue, language);
  Json json;
  json["text"] = name(problem, clue);
  json["kind"] = info(clue.kind).id;
  json["title"] = kind_name(clue.kind, language);
  json["shape"] = kShapes[static_cast<std::size_t>(info(clue.kind).shape)];
  json["values"] = clue.values;
  json["cells"] = cells_json(problem, clue.cells);
  json["bulb"] = cells_json(problem, clue.bulb);
  json["name"] = words.name;
  json["place"] = words.place;
  json["rule"] = words.rule;
  return json;
}

// The lines between cells, and those around regions, as path data.
void add_lines(Json& json, const Problem& problem) {
  const auto region = [&](int row, int column) {
    return problem.regions[static_cast<std::size_t>(problem.cell(row, column))];
  };
  const std::string end = std::to_string(problem.side);
  std::string thin;
  std::string thick = "M0 0H" + end + "V" + end + "H0Z";
  for (int i = 1; i < problem.side; ++i) {
    const std::string at = std::to_string(i);
    thin.append("M").append(at).append(" 0V").append(end);
    thin.append("M0 ").append(at).append("H").append(end);
  }
  for (int row = 0; row < problem.side; ++row) {
    for (int column = 0; column < problem.side; ++column) {
      const std::string x = std::to_string(column + 1), y = std::to_string(row + 1);
      if (column + 1 < problem.side && region(row, column) != region(row, column + 1))
        thick += "M" + x + " " + std::to_string(row) + "v1";
      if (row + 1 < problem.side && region(row, column) != region(row + 1, column))
        thick += "M" + std::to_string(column) + " " + y + "h1";
    }
  }
  json["thin"] = thin;
  json["thick"] = thick;
}

// The puzzle without what the player has placed.
std::string printed_line(const Problem& problem) {
  Problem printed = problem;
  for (std::size_t i = 0; i < printed.digits.size(); ++i) {
    if (!printed.givens[i]) printed.digits[i] = 0;
  }
  return problem_line(printed);
}

}  // namespace

Json board_json(const Problem& problem, Language language) {
  Json json;
  json["line"] = printed_line(problem);
  json["side"] = problem.side;
  json["symbols"] = Json::array();
  for (int digit = 1; digit <= problem.side; ++digit)
    json["symbols"].push_back(symbol(problem, digit));
  json["regions"] = Json::array();
  for (const int region : problem.regions) json["regions"].push_back(region);
  json["author"] = problem.author;
  json["rules"] = problem.rules_text;
  add_lines(json, problem);
  json["clues"] = Json::array();
  for (const Clue& clue : problem.clues)
    json["clues"].push_back(clue_json(problem, clue, language));
  json["figures"] = Json::array();
  for (const ClueFigure& figure : clue_figures(problem))
    json["figures"].push_back(figure_json(figure));
  json["broken"] = Json::array();
  for (const Broken& broken : find_broken(problem, problem.digits)) {
    Json each;
    each["clue"] = nullptr;
    if (broken.clue >= 0) each["clue"] = broken.clue;
    each["cells"] = cells_json(problem, broken.cells);
    each["text"] = broken_words(problem, broken, problem.digits, language);
    json["broken"].push_back(each);
  }
  return json;
}

}  // namespace nonet::answers
