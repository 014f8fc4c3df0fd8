// A walk as a page: the puzzle, what was used, every step with its drawing and its words.
//
// One file that needs nothing else: no script, no font, no image from elsewhere, and a policy that
// says so. Headings, lists, a table with headers and spoken titles of the drawings make it readable
// by ear; light, dark and print are three sets of colours over the same drawings.

#include "draw/escaped.hpp"
#include "explain/dictionary.hpp"
#include "nonet/explain.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

using drawing::escaped;

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
  svg.board .paper { fill: #1a2127; }
  svg.board .name { fill: #a9adb3; }
  svg.board .given { fill: #f0ede6; }
  svg.board .found { fill: #a9d6f8; }
  svg.board .legend { fill: #d0d3d8; }
  svg.board .thin { stroke: #66727d; }
  svg.board .thick { stroke: #c3c8cc; }
  svg.board .tint { fill: #20304a; stroke: #6a86b0; }
  svg.board .hatch { stroke: #8d7f58; }
  svg.board .shade { fill: #3d4650; }
  svg.board .sight { stroke: #ffb866; }
  svg.board .halo { stroke: #1a2127; }
  svg.board .focus { fill: #574608; stroke: #f2d264; }
  svg.board .pattern { fill: #1d4474; stroke: #8fc1ff; }
  svg.board .second { fill: #5d3b0e; stroke: #ffb866; }
  svg.board .third { fill: #472e72; stroke: #c9a9ff; }
  svg.board .fourth { fill: #1d4f29; stroke: #86d994; }
  svg.board .fin { fill: #661f4b; stroke: #ff9bd3; }
  svg.board .target { fill: #6b1f24; stroke: #ff9a94; }
  svg.board .false, svg.board .letter { fill: #1a2127; }
  svg.board .hatch, svg.board .bar { fill: none; }
  svg.board .link { stroke: #f3f5f6; }
  svg.board .tip { fill: #f3f5f6; }
  svg.board .weak { fill: none; stroke: #5fd6de; }
  svg.board .strike { stroke: #ff9a94; }
  svg.board .ring { stroke: #8fe0a5; }
  svg.board .chip { fill: #f3f5f6; stroke: #1a2127; }
  svg.board .chip.false { fill: #1a2127; stroke: #f3f5f6; }
  svg.board .text { stroke: none; fill: #f0ede6; }
  svg.board .text.plain { fill: #c3cbd2; }
  svg.board .text.struck { fill: #ff9a94; }
  svg.board .text.digit { fill: #8fe0a5; }
  svg.board .text.chip { fill: #1a2127; }
  svg.board .text.chip.false { fill: #f3f5f6; }
}
)";

// Grounds are drawn by variants alone.
constexpr std::string_view kVariantStyle = R"(
@media screen and (prefers-color-scheme: dark) {
  svg.board .ground { fill: #2a3036; }
  svg.board .g1 { fill: #33282b; }
  svg.board .g2 { fill: #332f22; }
  svg.board .g3 { fill: #2c3123; }
  svg.board .g4 { fill: #22322a; }
  svg.board .g5 { fill: #203234; }
  svg.board .g6 { fill: #222d3c; }
  svg.board .g7 { fill: #2b293d; }
  svg.board .g8 { fill: #332739; }
  svg.board .g9 { fill: #2c2c2c; }
  svg.board .ground.text, svg.board .sign.text { fill: #a9adb3; }
  svg.board .line { stroke: #5c574c; }
  svg.board .sign { stroke: #a9adb3; }
}
)";

std::string number(std::size_t value) { return std::to_string(value); }
std::string head(std::string_view title, const Rules& rules, Telling telling) {
  std::string style(kStyle);
  if (!rules.is_classic()) style += kVariantStyle;
  return "<!DOCTYPE html>\n<html lang=\"" + std::string(info(telling.language).id) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
         "'unsafe-inline'\">\n<title>" +
         escaped(title) + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n";
}

// What the techniques are called, on a ladder or on a scale.
class Names {
 public:
  Names(const Trace& trace, const PageOptions& options)
      : trace_(trace), names_(options.names), language_(options.telling.language) {}

  std::string of_step(std::size_t index) const {
    if (names_ != nullptr) return names_->steps[index].name;
    return std::string(words_of(trace_.steps[index].technique(), language_).name);
  }
  // "Turbot Fish (6.6)"
  std::string heading(std::size_t index) const {
    return of_step(index) + (names_ == nullptr ? "" : " (" + names_->steps[index].price + ")");
  }
  // Names and how often they were used, the hardest last.
  std::vector<std::pair<std::string, int>> tally() const {
    std::vector<std::pair<std::string, int>> rows;
    if (names_ != nullptr) {
      for (const ScaleNames::Count& row : names_->tally) rows.emplace_back(row.name, row.count);
      return rows;
    }
    for (const TechniqueCount& row : trace_.tally) {
      rows.emplace_back(words_of(row.technique, language_).name, row.count);
    }
    return rows;
  }
  // Counted from one.
  std::size_t first_use(const std::string& name) const {
    std::size_t index = 0;
    while (index < trace_.steps.size() && of_step(index) != name) ++index;
    return index + 1;
  }

 private:
  const Trace& trace_;
  const ScaleNames* names_;
  Language language_;
};

std::string end_words(const Trace& trace, const Names& names, Telling telling) {
  const int steps = static_cast<int>(trace.steps.size());
  std::string words = trace.end == WalkEnd::solved ? said(Sentence::page_solved, telling, {steps})
                      : trace.steps.empty()        ? said(Sentence::page_nothing, telling)
                                                   : said(Sentence::page_stuck, telling, {steps});
  if (const auto rows = names.tally(); !rows.empty()) {
    words += said(Sentence::page_hardest, telling, {std::string_view(rows.back().first)});
  }
  return words;
}

std::string summary_table(const Names& names, Telling telling) {
  std::string text =
      "<table>\n<caption>" + said(Sentence::page_used, telling) + "</caption>\n<thead><tr>";
  for (const Sentence heading :
       {Sentence::page_technique, Sentence::page_steps, Sentence::page_first}) {
    text += "<th scope=\"col\">" + said(heading, telling) + "</th>";
  }
  text += "</tr></thead>\n<tbody>\n";
  for (const auto& [name, count] : names.tally()) {
    const std::size_t first = names.first_use(name);
    text.append("<tr><th scope=\"row\">").append(escaped(name));
    text.append("</th><td class=\"count\">").append(std::to_string(count));
    text.append("</td><td><a href=\"#step-").append(number(first)).append("\">");
    text.append(said(Sentence::page_step, telling, {static_cast<int>(first)}));
    text.append("</a></td></tr>\n");
  }
  return text + "</tbody>\n</table>\n";
}

std::string step_item(const Puzzle& position, const Board& before, const Step& step,
                      std::size_t index, const std::string& name, Telling telling) {
  const std::string number_text = number(index);
  const std::string title =
      said(Sentence::page_step_title, telling, {static_cast<int>(index), std::string_view(name)});
  std::string text = "<li id=\"step-" + number_text + "\">\n<div>\n<h3>" + number_text + ". " +
                     escaped(name) + "</h3>\n<p class=\"effect\">" +
                     escaped(effect_text(step, telling)) + "</p>\n";
  std::string words = describe(before, step, telling);
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find('\n', at), words.size());
    text += "<p>" + escaped(std::string_view(words).substr(at, end - at)) + "</p>\n";
    at = end + 1;
  }
  // The words come first for those who listen; the page puts the drawing beside them.
  return text + "</div>\n<figure>\n" +
         draw_step_svg(position, step, {.telling = telling, .title = title}) + "</figure>\n</li>\n";
}

std::string path(const Trace& trace, const Names& names, Telling telling) {
  std::string text = "<ol class=\"path\">\n";
  History history;
  telling.history = &history;
  std::size_t index = 0;
  replay(trace, [&](const Step& step, const Board& before) {
    const std::string name = names.heading(index++);
    text += step_item(position(before, trace.puzzle), before, step, index, name, telling);
    history.note(step, static_cast<int>(index));
    return Flow::go_on;
  });
  return text + "</ol>\n";
}

}  // namespace

std::string html_page(const Trace& trace, const PageOptions& options) {
  const Telling telling = options.telling;
  const Names names(trace, options);
  const auto heading = [&](Sentence words) { return "<h2>" + said(words, telling) + "</h2>\n"; };
  const Rules& rules = *trace.puzzle.rules;
  const auto line_of = [&rules](const Grid& grid) { return grid.to_line('.', rules.side()); };
  const std::string title =
      options.title.empty() ? said(Sentence::page_title, telling) : text::visible(options.title);
  std::string text = head(title, rules, telling) + "<header>\n<h1>" + escaped(title) +
                     "</h1>\n<p>" + escaped(end_words(trace, names, telling)) + "</p>\n";
  if (!options.remark.empty()) text += "<p>" + escaped(options.remark) + "</p>\n";
  text += "</header>\n<main>\n<section class=\"start\">\n" + heading(Sentence::page_puzzle) +
          draw_svg(trace.puzzle, {.title = {}, .candidates = false, .marked = {}}) + "<p><code>" +
          line_of(trace.puzzle.grid) + "</code></p>\n</section>\n";
  if (!trace.steps.empty()) {
    text += "<section>\n" + heading(Sentence::page_what) + summary_table(names, telling) +
            "</section>\n<section>\n" + heading(Sentence::page_path) + path(trace, names, telling) +
            "</section>\n";
  }
  const Puzzle last = position(trace.last, trace.puzzle);
  const bool is_done = trace.last.is_done();
  text += "<section class=\"start\">\n" +
          heading(is_done ? Sentence::page_solution : Sentence::page_left) +
          draw_svg(last, {.title = {}, .candidates = !is_done, .marked = {}}) + "<p><code>" +
          line_of(trace.last.grid()) + "</code></p>\n</section>\n";
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace nonet
