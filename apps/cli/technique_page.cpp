// See technique_page.hpp.

#include "cli/technique_page.hpp"

#include <optional>

#include "answers/technique.hpp"
#include "answers/wrap.hpp"
#include "cli/compose.hpp"
#include "nonet/explain.hpp"
#include "nonet/sentence.hpp"

namespace nonet::cli {

using answers::wrap;

namespace {

// "family fish, HoDoKu 0300, Sudoku Explainer 3.2"
std::string facts(const TechniqueInfo& row) {
  std::string text = compose("id {}, family {}", row.id, name(row.family));
  if (!row.hodoku.empty()) text += compose(", HoDoKu {}", row.hodoku);
  if (row.se_tenths > 0) text += compose(", Sudoku Explainer {}", se_text(row));
  if (row.rank == 0) text += "; only on request";
  return text;
}

std::string sentence(std::string_view words) {
  std::string text(words);
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text.back() == '.' ? text : text + ".";
}

std::string page(const TechniqueInfo& row) {
  std::string text =
      compose("### {}\n\n`{}`: {}\n", row.name, row.id, facts(row).substr(5 + row.id.size()));
  if (!prose(row.technique).summary.empty())
    text += "\n" + sentence(prose(row.technique).summary) + "\n";
  if (!prose(row.technique).why.empty())
    text += "\n" + std::string(prose(row.technique).why) + "\n";
  const std::optional<answers::Example> example = answers::find_example(row);
  if (!example) return text;
  text += "\n```\n" + draw_step(example->puzzle, example->step, {}) + "```\n\n";
  text += compose("`{}`\n\n", effect_text(example->step));
  for (char c : describe(example->puzzle.start().board, example->step)) {
    // Two blanks end a line of Markdown.
    text += c == '\n' ? "  \n" : std::string(1, c);
  }
  text += '\n';
  const std::string chain = chain_text(example->step);
  if (!chain.empty()) text += "\n`" + chain + "`\n";
  return text;
}

// Where a heading is found on the page, as hosts of Markdown spell it: "2-String Kite" is
// #2-string-kite.
std::string anchor(std::string_view heading) {
  std::string text;
  for (const char c : heading) {
    const bool is_upper = c >= 'A' && c <= 'Z';
    text += c == ' ' ? '-' : is_upper ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return text;
}

std::string heading(Family family) {
  std::string text(name(family));
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// All techniques of a family, with what to look for.
std::string index_of(Family family) {
  std::string text = "\n## " + heading(family) +
                     "\n\n| technique | HoDoKu | SE | what to look for |\n|---|---|---|---|\n";
  for (const TechniqueInfo& row : techniques()) {
    if (row.family != family) continue;
    text += compose("| [{}](#{}) | {} | {} | {} |\n", row.name, anchor(row.name), row.hodoku,
                    se_text(row), prose(row.technique).summary);
  }
  return text;
}

}  // namespace

std::string se_text(const TechniqueInfo& row) {
  if (row.se_tenths == 0) return {};
  return compose("{}.{}", row.se_tenths / 10, row.se_tenths % 10);
}

std::string technique_help(const TechniqueInfo& row, PictureOptions options, Telling telling) {
  const TechniqueWords& words = words_of(row.technique, telling.language);
  std::string text = compose("{}\n{}\n", words.name, wrap(facts(row), 2));
  if (!words.summary.empty()) text += "\n" + wrap(sentence(words.summary), 0) + "\n";
  if (!words.why.empty()) text += "\n" + wrap(words.why, 0) + "\n";
  const std::optional<answers::Example> example = answers::find_example(row);
  if (!example) return text;
  text += "\n" + said(Sentence::help_example, telling) + "\n" +
          draw_step(example->puzzle, example->step, options);
  text += effect_text(example->step, telling) + "\n";
  answers::add_wrapped(text, describe(example->puzzle.start().board, example->step, telling), 0);
  return text;
}

std::string technique_pages() {
  std::string text =
      "# Techniques\n\n"
      "Made by `nonet techniques --markdown` from the files in `src/logic/techniques`; change "
      "those, not this\n"
      "page. In the examples the cells of the pattern stand in brackets, cells that lose a "
      "candidate or take\n"
      "a digit in parentheses.\n";
  const TechniqueInfo* before = nullptr;
  for (const TechniqueInfo& row : techniques()) {
    if (before == nullptr || before->family != row.family) text += index_of(row.family);
    before = &row;
    text += "\n" + page(row);
  }
  return text;
}

}  // namespace nonet::cli
