// Press: what prints on pages. It knows the document, its fonts and the tree of its meaning, and
// draws words, lines, grids and drawings where it is told; y grows downwards, as on the page.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "book/paper.hpp"
#include "nonet/drawing.hpp"
#include "pdf/document.hpp"
#include "pdf/face.hpp"

namespace nonet::book {

using pdf::Number;
using pdf::Weight;

constexpr double kLookCell = 60;  // looks and sizes of digits are made for such cells

enum class Align : std::uint8_t { left, middle, right };

// How words look.
struct Type {
  double size = 11;
  Weight weight = Weight::regular;
  Align align = Align::left;
};

// An element that others stand in, on one page or on many.
struct Section {
  Number number = 0;
  std::vector<Number> kids = {};
};

// The tree of meaning. An element is written when what stands in it is known; the content of a page
// that belongs to it is numbered page by page.
class Tags {
 public:
  explicit Tags(pdf::Document& document) : document_(document), root_(document.reserve()) {}

  Number reserve() { return document_.reserve(); }
  // `kids` as PDF has them: numbers of content, or references.
  void put(Number element, std::string_view kind, Number parent, std::string_view kids,
           std::string_view more = {});
  void begin_page(Number page);
  int number_content(Number element);  // of the page at hand; what comes next belongs to it
  Number page() const { return page_; }
  Number end_page();  // the page's key in the tree of parents
  Number root() const { return root_; }
  Number finish(Number document);  // the root

 private:
  void flush();

  pdf::Document& document_;
  Number root_;
  Number page_ = 0;
  std::vector<Number> owners_;  // of the page's content
  std::string held_;            // of the tree of parents
  int held_from_ = 0, next_key_ = 0;
  std::string nodes_;
};

class Press {
 public:
  Press(pdf::Document& document, pdf::Face regular, pdf::Face bold);

  pdf::Document& document() { return document_; }
  Tags& tags() { return tags_; }
  const pdf::Face& face(Weight weight) const { return weight == Weight::bold ? bold_ : regular_; }
  double width(std::string_view words, const Type& type) const {
    return face(type.weight).width(words, type.size);
  }

  // A page of the file; a booklet has two of the book side by side on it.
  void begin_page(Number page, const Paper& paper);
  void shift(double x) { shift_ = x; }
  void end_page(Number parent);

  // Words on a line; x is where they begin, end or have their middle. They are an element of their
  // own in the section, or without one something that readers pass over.
  void words(double x, double baseline, const Type& type, std::string_view words, Section* section,
             std::string_view kind = "P");
  // One below the other as one element: lines of a paragraph.
  void lines(double x, double baseline, double leading, const Type& type,
             const std::vector<std::string>& lines, Section* section, std::string_view kind = "P");
  // What of words from outside the fonts have letters for.
  std::string known(std::string_view words) const;
  // Only draws, inside what was begun.
  void show(double x, double baseline, const Type& type, std::string_view words);
  int begin_content(std::string_view kind, Number element);  // its number on the page
  void begin_artifact() { out_ += "/Artifact BMC\n"; }
  void end_content() { out_ += "EMC\n"; }

  void rule(double x1, double y1, double x2, double y2, double width, std::string_view dash = {});
  // Strokes and fills as SVG has them: "#rrggbb" or none.
  struct Pen {
    std::string fill = "none", stroke = {}, dash = {};
    double width = 1;
  };
  void path(const Outline& outline, double scale, Point origin, const Pen& pen);
  void colour(std::string_view hex);  // of words
  // The empty board of these rules at this size, drawn once and used again.
  void board(const SharedRules& rules, double x, double y, double size);
  // For rows of digits: raw operators, and the text of a digit.
  std::string& out() { return out_; }
  std::string shown(Weight weight, std::string_view words) {
    return (weight == Weight::bold ? bold_ : regular_).show(words);
  }
  // Where a point of the page stands in the file.
  double at_x(double x) const { return x + shift_; }
  double at_y(double y) const { return paper_.height - y; }

  Number finish();  // writes fonts and boards, gives what pages share

 private:
  Number board_form(const Rules& rules, double size);

  pdf::Document& document_;
  Tags tags_;
  pdf::Face regular_, bold_;
  Number resources_;
  Paper paper_;
  double shift_ = 0;
  Number page_ = 0;
  std::string out_;
  struct Form {
    SharedRules rules;
    long size;  // in hundredths
    Number number;
  };
  std::vector<Form> forms_;
};

// A large board has lines of half a point and of two; small ones thinner, but none that vanish.
struct LineWidths {
  double thin, thick;

  static LineWidths of(double cell) {
    return {std::max(0.3, std::min(0.5, cell / 50)), std::max(0.9, std::min(2.0, cell / 18))};
  }
};

// The pen of a look (draw/looks.hpp), scaled.
Press::Pen pen_of(std::string_view look, double scale);
// The number that a text begins with, taken off it; numbers split by blanks, scaled, as PDF has
// them.
double take_number(std::string_view& text);
std::string scaled_dash(std::string_view dash, double scale);
// The operators of an outline, y downwards from `origin`.
std::string path_operators(const Outline& outline, double scale, Point origin, double height);

}  // namespace nonet::book
