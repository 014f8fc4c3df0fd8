#include <gtest/gtest.h>

#include <set>

#include "draw/figures.hpp"
#include "draw/well_formed.hpp"
#include "nonet/drawing.hpp"

namespace nonet {
namespace {

Drawing make_drawing() {
  Drawing drawing;
  drawing.position = Puzzle(Grid::from_line(
      ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47....."));
  Shape figure{.kind = ShapeKind::figure, .paint = Paint::fin, .truth = Truth::is_true};
  figure.path.circle({4.5, 4.5}, 0.14);
  figure.line = "A2";
  Shape mark{.kind = ShapeKind::mark, .ink = Ink::struck};
  mark.at = {1.2, 3.25};
  mark.text = "7";
  drawing.shapes = {figure, mark};
  drawing.legend = {{{figure}, "a \"fin\" & more"}};
  drawing.written = CellSet{Cell::at(0, 0)};
  drawing.title = "<b>";
  return drawing;
}

TEST(SvgWriter, IsWellFormedAndStandsAlone) {
  const std::string text = to_svg(make_drawing());
  EXPECT_TRUE(is_well_formed(text));
  EXPECT_EQ(text.find("href"), std::string::npos);
  EXPECT_EQ(text.find("url("), std::string::npos);
  EXPECT_EQ(text.find(" id="), std::string::npos);  // two drawings on a page must not clash
}

TEST(SvgWriter, SpeaksAndNamesWhatItShows) {
  const std::string text = to_svg(make_drawing());
  EXPECT_NE(text.find("<title>&lt;b&gt;</title>"), std::string::npos);
  EXPECT_NE(text.find("a &quot;fin&quot; &amp; more"), std::string::npos);
}

// The drawing writes r1c1 itself, so only what it says of it is there.
TEST(SvgWriter, LeavesCandidatesToTheDrawingWhereItWritesThem) {
  Drawing drawing = make_drawing();
  const auto texts = [](const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find("<text"); at != std::string::npos;
         at = text.find("<text", at + 1)) {
      ++count;
    }
    return count;
  };
  const std::size_t with = texts(to_svg(drawing));
  const auto there = drawing.position.candidates(Cell::at(0, 0)).size();
  drawing.written = {};
  EXPECT_EQ(texts(to_svg(drawing)), with + static_cast<std::size_t>(there));
}

TEST(SvgWriter, CallsRowsByLettersIfAskedTo) {
  Drawing drawing = make_drawing();
  EXPECT_EQ(to_svg(drawing).find(">I</text>"), std::string::npos);
  drawing.has_lettered_rows = true;
  EXPECT_NE(to_svg(drawing).find(">I</text>"), std::string::npos);
}

TEST(JsonWriter, TellsShapesByClassInBoardUnits) {
  EXPECT_EQ(to_json(make_drawing()),
            "{\"shapes\":[{\"class\":\"figure fin true\",\"d\":\"M4.36 4.5a0.14 0.14 0 1 0 0.28 "
            "0a0.14 0.14 0 1 0 -0.28 0Z\",\"line\":\"A2\"},{\"class\":\"mark struck\",\"x\":1.2,"
            "\"y\":3.25,\"text\":\"7\"}],\"legend\":[{\"shapes\":[{\"class\":\"figure fin true\","
            "\"d\":\"M4.36 4.5a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0Z\",\"line\":\"A2\"}],"
            "\"words\":\"a \\\"fin\\\" & more\"}],\"cells\":[\"r1c1\"]}");
}

// Figures and frames differ in more than colour; where two frames have one path, dashes differ.
TEST(Figures, EveryPaintHasItsOwn) {
  std::set<std::string> figures, frames;
  for (int i = 1; i < kPaints; ++i) {
    const auto paint = static_cast<Paint>(i);
    figures.insert(drawing::figure(paint, {0, 0}).data(1, {}, 3));
    Drawing drawing;
    drawing.shapes.push_back({.kind = ShapeKind::frame, .paint = paint});
    drawing.shapes[0].path = drawing::frame(paint, drawing::around({0.5, 0.5}, {0.4, 0.4}));
    std::string text = to_svg(drawing);
    text = text.substr(text.find("<g class=\"frame"));
    text = text.substr(0, text.find("</g>"));
    for (const std::string attribute : {"class=\"", "fill=\"", "stroke=\""}) {
      const std::size_t at = text.find(attribute) + attribute.size();
      text.erase(at, text.find('"', at) - at);
    }
    frames.insert(text);
  }
  EXPECT_EQ(figures.size(), kPaints - 1U);
  EXPECT_EQ(frames.size(), kPaints - 1U);
}

}  // namespace
}  // namespace nonet
