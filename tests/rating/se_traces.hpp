// Steps in the writing of the traces ($NONET_CORPUS/ratings/README.md), and files of ratings.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/rate.hpp"
#include "rating/se/explainer.hpp"

namespace nonet::se {

inline std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, by);) parts.push_back(part);
  return parts;
}

inline std::string number(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

inline std::string code(const Step& step) {
  static const char* const kCodes[] = {
      "HS", "DP", "DC",  "DHP", "NS", "DHT", "PT", "CL", "NP",  "XW",  "HP", "NT", "SF",
      "HT", "XY", "XYZ", "UR",  "UL", "NQ",  "JF", "HQ", "BUG", "APE", "XC", "YC", "BC",
      "TF", "FX", "FC",  "ATE", "NI", "MC",  "MR", "C",  "R",   "X",   "D"};
  const std::string word = kCodes[static_cast<std::size_t>(step.technique)];
  if (step.technique >= Technique::dynamic_cell) return "D" + std::to_string(step.level) + word;
  switch (step.technique) {
    case Technique::unique_loop:
      return word + std::to_string(step.size) + "." + std::to_string(step.type);
    case Technique::unique_rectangle:
    case Technique::bug: return word + std::to_string(step.type);
    default: return word;
  }
}

inline std::string written(int cand) {
  return std::to_string(digit_of(cand) + 1) + std::to_string(row_of(cell_of(cand)) + 1) +
         std::to_string(column_of(cell_of(cand)) + 1);
}

// HS,1.2,,=246 or FC,7.1,8,-437.438
inline std::string written(const Step& step) {
  std::string text = code(step) + "," + number(step.tenths()) + ",";
  if (step.complexity > 0) text += std::to_string(step.complexity);
  if (step.placed != kNone) return text + ",=" + written(step.placed);
  text += ",";
  char before = '-';
  for (const int cand : step.removals()) {
    text += before + written(cand);
    before = '.';
  }
  return text;
}

inline Puzzle puzzle_of(const std::string& line) { return Puzzle(Grid::from_line(line)); }

// A line of a file of ratings: puzzle, ER, EP, ED and what else there is.
struct Listed {
  std::string puzzle, ratings;
  double er = 0;
  std::vector<std::string> fields;
};

// Empty without the collection.
inline std::vector<Listed> read_ratings(const std::string& name) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream lines(std::string(corpus == nullptr ? "" : corpus) + "/ratings/" + name);
  std::vector<Listed> rated;
  for (std::string line; std::getline(lines, line);) {
    Listed row;
    row.fields = split(line, '\t');
    if (row.fields.size() < 4) continue;
    row.puzzle = row.fields[0];
    row.ratings = row.fields[1] + "/" + row.fields[2] + "/" + row.fields[3];
    row.er = std::stod(row.fields[1]);
    rated.push_back(row);
  }
  return rated;
}

// The first step that is not the trace's, with both; empty if all are the same.
inline std::string first_difference(Explainer& explainer, const Listed& row) {
  const std::vector<std::string> steps = split(row.fields.at(6), '|');
  std::size_t i = 0;
  std::string difference;
  const auto compare = [&](const Step& step, const UnitBoard&) {
    const std::string got = written(step);
    if (i >= steps.size() || got != steps[i]) {
      difference = "step " + std::to_string(i) + ": " + got + " and not " +
                   (i < steps.size() ? steps[i] : "the end");
      return Flow::stop;
    }
    ++i;
    return Flow::go_on;
  };
  explainer.walk(puzzle_of(row.puzzle), {}, compare);
  if (!difference.empty() || i == steps.size()) return difference;
  return "ends after " + std::to_string(i) + " steps";
}

}  // namespace nonet::se
