// Flow: headings, paragraphs, rows of a table of contents and drawings, one below the other, over
// as many pages as they need.
#pragma once

#include <string>
#include <vector>

#include "book/press.hpp"

namespace nonet::book {

struct Block {
  enum class Kind : std::uint8_t { heading, subheading, text, row, figure };
  Kind kind = Kind::text;
  std::string words = {};
  std::string beside = {};           // of a row: at its right end; of a text: a number before it
  const Drawing* drawing = nullptr;  // of a figure
  bool stays_with_next = false;
};

// A block, or what of it stands on this page.
struct Laid {
  Block::Kind kind;
  double top = 0;  // from the upper edge of the block of text
  double height = 0;
  std::vector<std::string> lines = {};
  std::string beside = {};
  const Drawing* drawing = nullptr;
};
using FlowPage = std::vector<Laid>;

// The sizes of words, for ordinary and for large print.
struct Sizes {
  double text, heading, subheading, caption, small;

  static Sizes of(const BookDesign& design);
  double leading() const { return 1.35 * text; }
};

std::vector<std::string> wrap(const Press& press, std::string_view words, const Type& type,
                              double width);
std::vector<FlowPage> lay(const Press& press, const std::vector<Block>& blocks, const Sizes& sizes,
                          double width, double height);
void print(Press& press, const FlowPage& page, const Sizes& sizes, const Area& block,
           Section& section);

// How high a drawing of this width is, legend and all; and the drawing there.
double height_of(const Press& press, const Drawing& drawing, double width, double text_size);
void print(Press& press, const Drawing& drawing, const Area& area, double text_size,
           Section& section);

}  // namespace nonet::book
