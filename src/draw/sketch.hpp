// A drawing in the making. What is to be seen goes in by meaning, in any order; `finish` lays it
// out from back to front: links around digits, numbers where there is room, one frame inside
// another. The legend grows on the way.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "draw/arrows.hpp"
#include "draw/chips.hpp"

namespace nonet::drawing {

// Candidates that are true or false together: a digit in one or more cells.
struct Group {
  CellSet cells;
  Digit digit = Digit(1);
};

class Sketch {
 public:
  explicit Sketch(const Puzzle& position);

  // --- areas
  void tint(House house, std::string_view words);
  void hatch(House house, Paint paint, std::string_view words);
  void shade(CellSet cells, std::string_view words);
  void sight(Cell from, Cell to);  // along a line
  // A cell that belongs to several sets has one frame in another.
  void frame(CellSet cells, Paint paint, std::string_view words, std::string_view letter = {});
  // The drawing writes the candidates of these cells itself.
  void write(CellSet cells) { written_ |= cells; }

  // --- candidates. Where two meet, the more important paint wins, then the one that came first.
  void node(const Group& group, Paint paint, Truth truth, std::string_view words);
  // Words are for the legend; the line is the one of the text that tells of the link.
  void link(const Group& from, const Group& to, Strength strength, std::string_view words,
            std::string_view line = {});
  void without_heads() { has_heads_ = false; }  // a loop can be read both ways
  void number(const Group& group, std::string_view line, Truth truth, std::string_view words);

  // --- what changes
  void eliminate(const CandidateSet& candidates, std::string_view words);
  void place(const CandidateSet& candidates, std::string_view words);

  Drawing finish();

 private:
  struct Figure {
    Paint paint = Paint::none;
    Truth truth = Truth::untold;
    std::string words;
  };
  struct Capsule {
    Group group;
    Figure figure;
  };
  struct DrawnLink {
    Group from, to;
    Strength strength;
    std::string words, line;
  };
  struct Number {
    Group group;
    std::string line;
    Truth truth;
    std::string words;
  };
  struct Frame {
    Cell cell;
    Paint paint;
    std::string letter;
  };

  const Rules& rules() const { return *drawing_.position.rules; }
  int side() const { return rules().side(); }
  Point middle(Cell cell) const { return drawing::middle(cell); }
  Point middle(Candidate candidate) const { return raster_.middle(candidate); }
  std::vector<Point> points_of(const Group& group) const;
  bool is_in_a_row(CellSet cells) const;
  void note(std::vector<Shape> sample, std::string_view words);
  void add(Shape shape) { drawing_.shapes.push_back(std::move(shape)); }
  bool is_large(Cell cell) const;
  std::vector<Spot> spots() const;

  void avoid_digits();
  void lay_frames();
  void lay_nodes();
  void lay_links();
  void lay_marks();
  void lay_effect();
  void lay_numbers();

  Drawing drawing_;
  Raster raster_;
  CandidateSet candidates_;  // on the board
  CellSet written_;
  std::vector<Frame> frames_;
  std::map<int, Figure> figures_;  // by candidate
  std::vector<Capsule> capsules_;
  std::vector<DrawnLink> links_;
  std::vector<Number> numbers_;
  Chips chips_;
  CandidateSet in_capsules_, eliminated_, placed_;
  std::string eliminated_words_, placed_words_;
  bool has_heads_ = true;
};

}  // namespace nonet::drawing
