// A walk as a page: the puzzle, what was used, every step with its drawing and its words.
//
// One file that needs nothing else: no script, no font, no image from elsewhere, and a policy that
// says so. Headings, lists, a table with headers and spoken titles of the drawings make it readable
// by ear; light, dark and print are three sets of colours over the same drawings.

#include "nonet/explain.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

using text::escaped;

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1a1a1a; --soft: #5a5a5a; --paper: #ffffff;
  --line: #d4d4d4; --accent: #14508f; }
body { margin: 0 auto; padding: 1rem 1.25rem 3rem; max-width: 62rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
h3 { margin: 0 0 .5rem; }
a { color: var(--accent); }
code, .effect, .chain { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, monospace; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { text-align: left; padding: .2rem 1.5rem .2rem 0; border-bottom: 1px solid var(--line); }
td.count { text-align: right; }
td a { white-space: nowrap; }
.start svg { width: 20rem; max-width: 100%; height: auto; }
ol.path { list-style: none; margin: 0; padding: 0; }
ol.path > li { display: grid; grid-template-columns: minmax(0, 28rem) minmax(0, 1fr);
  gap: 0 1.5rem; padding: 1.25rem 0; border-bottom: 1px solid var(--line); }
ol.path figure { margin: 0; grid-area: 1 / 1; }
ol.path div { grid-area: 1 / 2; }
ol.path svg { width: 100%; height: auto; }
.effect { font-weight: bold; }
.chain { overflow-wrap: anywhere; color: var(--soft); }
@media (max-width: 44rem) { ol.path > li { display: block; } }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  ol.path > li { grid-template-columns: 9cm 1fr; break-inside: avoid; }
  h2 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --soft: #a9adb3; --paper: #15171a; --line: #3a3e44; --accent: #8fc1ff; }
  svg.board .paper { fill: #15171a; }
  svg.board .plain, svg.board .name { fill: #a9adb3; }
  svg.board .strong { fill: #ffffff; }
  svg.board .given { fill: #f4f4f4; }
  svg.board .found { fill: #9cc6f2; }
  svg.board .legend { fill: #d0d3d8; }
  svg.board .thin { stroke: #5d6269; }
  svg.board .thick { stroke: #d9dce0; }
  svg.board .tint { fill: #20304a; stroke: #6a86b0; }
  svg.board .hatch { stroke: #6d6245; }
  svg.board .link { stroke: #ff858c; }
  svg.board .tip, svg.board .struck { fill: #ff858c; }
  svg.board .strike { stroke: #ff858c; }
  svg.board .placed { fill: #86dc9c; }
  svg.board .ring { stroke: #86dc9c; }
  svg.board .focus { fill: #574700; stroke: #ffd95c; }
  svg.board .pattern { fill: #12386b; stroke: #86b9ff; }
  svg.board .second { fill: #5c3a00; stroke: #ffc06b; }
  svg.board .third { fill: #402a66; stroke: #c9acff; }
  svg.board .fourth { fill: #1c4a22; stroke: #8fdd98; }
  svg.board .fin { fill: #611547; stroke: #ff9fd6; }
  svg.board .target { fill: #5e1a20; stroke: #ff9aa1; }
}
)";

std::string number(std::size_t value) { return std::to_string(value); }
std::string name_of(Technique technique) { return escaped(info(technique).name); }

std::string head(std::string_view title) {
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
         "'unsafe-inline'\">\n<title>" +
         escaped(title) + "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
}

std::string end_words(const Trace& trace) {
  const std::string steps =
      number(trace.steps.size()) + (trace.steps.size() == 1 ? " step" : " steps");
  std::string words = trace.end == WalkEnd::solved ? "Solved in " + steps + "."
                      : trace.steps.empty()        ? "No technique of this ladder finds anything."
                                                   : "Stuck after " + steps + ".";
  if (trace.hardest()) words += " The hardest is " + std::string(info(*trace.hardest()).name) + ".";
  return words;
}

std::size_t first_use(const Trace& trace, Technique technique) {
  std::size_t number = 1;
  for (const Step& step : trace.steps) {
    if (step.technique() == technique) break;
    ++number;
  }
  return number;
}

std::string summary_table(const Trace& trace) {
  std::string text =
      "<table>\n<caption>Techniques used, the easiest first</caption>\n<thead><tr><th "
      "scope=\"col\">Technique</th><th scope=\"col\">Steps</th><th scope=\"col\">First</th></tr>"
      "</thead>\n<tbody>\n";
  for (const TechniqueCount& row : trace.tally) {
    const std::string first = number(first_use(trace, row.technique));
    text.append("<tr><th scope=\"row\">").append(name_of(row.technique));
    text.append("</th><td class=\"count\">").append(std::to_string(row.count));
    text.append("</td><td><a href=\"#step-").append(first).append("\">step ").append(first);
    text.append("</a></td></tr>\n");
  }
  return text + "</tbody>\n</table>\n";
}

std::string step_item(const Puzzle& position, const Board& before, const Step& step,
                      std::size_t index, Notation notation) {
  const std::string number_text = number(index);
  const std::string title = "Step " + number_text + ", " + std::string(info(step.technique()).name);
  std::string text = "<li id=\"step-" + number_text + "\">\n<div>\n<h3>" + number_text + ". " +
                     name_of(step.technique()) + "</h3>\n<p class=\"effect\">" +
                     escaped(effect_text(step, notation)) + "</p>\n";
  std::string words = describe(before, step, notation);
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find('\n', at), words.size());
    text += "<p>" + escaped(std::string_view(words).substr(at, end - at)) + "</p>\n";
    at = end + 1;
  }
  // The words come first for those who listen; the page puts the drawing beside them.
  return text + "</div>\n<figure>\n" +
         draw_step_svg(position, step, {.notation = notation, .title = title}) +
         "</figure>\n</li>\n";
}

std::string path(const Trace& trace, Notation notation) {
  std::string text = "<ol class=\"path\">\n";
  Board board = trace.puzzle.start().board;
  std::size_t index = 0;
  for (const Step& step : trace.steps) {
    text += step_item(position(board, trace.puzzle.givens), board, step, ++index, notation);
    apply(board, step);
  }
  return text + "</ol>\n";
}

}  // namespace

std::string html_page(const Trace& trace, const PageOptions& options) {
  const std::string title =
      options.title.empty() ? "A Sudoku, explained" : text::visible(options.title);
  std::string text = head(title) + "<header>\n<h1>" + escaped(title) + "</h1>\n<p>" +
                     escaped(end_words(trace)) + "</p>\n";
  if (!options.remark.empty()) text += "<p>" + escaped(options.remark) + "</p>\n";
  text += "</header>\n<main>\n<section class=\"start\">\n<h2>The puzzle</h2>\n" +
          draw_svg(trace.puzzle, {.title = {}, .candidates = false, .marked = {}}) + "<p><code>" +
          trace.puzzle.grid.to_line() + "</code></p>\n</section>\n";
  if (!trace.steps.empty()) {
    text += "<section>\n<h2>What was used</h2>\n" + summary_table(trace) +
            "</section>\n<section>\n<h2>The path</h2>\n" + path(trace, options.notation) +
            "</section>\n";
  }
  const Puzzle last = position(trace.last, trace.puzzle.givens);
  const bool is_done = trace.last.is_done();
  text += "<section class=\"start\">\n<h2>" +
          std::string(is_done ? "The solution" : "What is left") + "</h2>\n" +
          draw_svg(last, {.title = {}, .candidates = !is_done, .marked = {}}) + "<p><code>" +
          trace.last.grid().to_line() + "</code></p>\n</section>\n";
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace nonet
