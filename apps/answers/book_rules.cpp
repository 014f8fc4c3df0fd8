// What is said of a board with clues under its grid, in a line for each kind of clue, and what is
// told of its clues to those who listen.

#include <algorithm>

#include "answers/book.hpp"
#include "nonet/clue_words.hpp"
#include "nonet/problem_picture.hpp"

namespace nonet::answers {
namespace {

std::string capitalized(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

// What the picture leaves open where nothing stands on a clue, or what its signs mean.
struct Remark {
  Constraint kind;
  std::string_view english, german;
};
constexpr Remark kRemarks[] = {
    {Constraint::difference, "by 1 where the dot has no number",
     "um 1, wo der Punkt keine Zahl hat"},
    {Constraint::ratio, "twice where the dot has no number",
     "das Doppelte, wo der Punkt keine Zahl hat"},
    {Constraint::sum2, "X is 10, V is 5", "X ist 10, V ist 5"},
    {Constraint::greater, "the sign opens towards the greater",
     "das Zeichen öffnet sich zur größeren"},
};

// "at least 5": of lines whose number is not drawn; relations and patterns as they were written.
std::string numbers_of(const Problem& problem, Constraint kind, bool is_german) {
  std::vector<std::string> said;
  for (const Clue& clue : problem.clues) {
    if (clue.kind != kind) continue;
    std::string words = clue.text;
    if (kind == Constraint::whisper || kind == Constraint::lockout) {
      const int half = problem.side / 2;
      words =
          (is_german ? "mindestens " : "at least ") +
          std::to_string(kind == Constraint::lockout ? half : clue.value((problem.side + 1) / 2));
    }
    if (!words.empty() && std::ranges::find(said, words) == said.end()) said.push_back(words);
  }
  std::string text;
  for (const std::string& words : said) text += (text.empty() ? "" : ", ") + words;
  return text;
}

// The letter that tells kinds apart whose numbers stand outside.
std::string letter_of(const Problem& problem, Constraint kind) {
  for (const ClueFigure& figure : clue_figures(problem)) {
    const Clue& clue = problem.clues[static_cast<std::size_t>(figure.clue)];
    const bool is_lettered = clue.kind == kind && info(kind).shape == ClueShape::outside &&
                             figure.text.find_first_of("SXKR") == 0;
    if (is_lettered) return figure.text.substr(0, 1);
  }
  return {};
}

// "Cage: no digit twice, and the digits make the sum."
std::string rule_of(const Problem& problem, Constraint kind, Language language) {
  const bool is_german = language == Language::german;
  std::string text = capitalized(std::string(kind_name(kind, language)));
  if (const std::string letter = letter_of(problem, kind); !letter.empty())
    text += " (" + letter + ")";
  text.append(": ").append(kind_rule(kind, language));
  for (const Remark& remark : kRemarks) {
    if (remark.kind == kind) text.append("; ").append(is_german ? remark.german : remark.english);
  }
  if (const std::string numbers = numbers_of(problem, kind, is_german); !numbers.empty())
    text += " (" + numbers + ")";
  return text + ".";
}

// "1 2 3 4 5 6"; numbers by the first and the last.
std::string symbols_of(const Problem& problem, bool is_german) {
  if (problem.symbols == Symbols::numbers)
    return (is_german ? "1 bis " : "1 to ") + std::to_string(problem.side);
  std::string text;
  for (int digit = 1; digit <= problem.side; ++digit)
    text += (digit == 1 ? "" : " ") + symbol(problem, digit);
  return text;
}

// The setter's own words, a paragraph a line.
std::vector<std::string> own_rules(const Problem& problem) {
  std::vector<std::string> rules;
  std::string_view rest = problem.rules_text;
  while (!rest.empty()) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    if (!line.empty()) rules.push_back(printable(line));
  }
  return rules;
}

}  // namespace

std::vector<std::string> problem_rules(const Problem& problem, Language language) {
  constexpr std::size_t kMostLetters = 700;  // longer ones would leave no room to the grid
  if (!problem.rules_text.empty() && problem.rules_text.size() <= kMostLetters)
    return own_rules(problem);
  const bool is_german = language == Language::german;
  std::vector<std::string> rules;
  if (problem.side != kDigits || problem.symbols != Symbols::digits)
    rules.push_back((is_german ? "Zeichen: " : "Symbols: ") + symbols_of(problem, is_german) + ".");
  std::vector<Constraint> kinds;
  for (const Clue& clue : problem.clues) {
    if (std::ranges::find(kinds, clue.kind) == kinds.end()) kinds.push_back(clue.kind);
  }
  for (const Constraint kind : kinds) rules.push_back(rule_of(problem, kind, language));
  if (!problem.marks.empty())
    rules.emplace_back(is_german ? "Eine Zelle mit kleinen Ziffern enthält eine von ihnen."
                                 : "A cell with small digits holds one of them.");
  return rules;
}

std::string problem_told(const Problem& problem, Language language) {
  std::string text;
  const auto add = [&text](const std::string& words) {
    text += (text.empty() ? "" : "; ") + words;
  };
  if (problem.box_height == 0) {
    const std::string name = language == Language::german ? "Region " : "region ";
    for (int region = 0; region < problem.cells(); ++region) {
      std::vector<int> cells;
      for (int cell = 0; cell < problem.cells(); ++cell) {
        if (problem.regions[static_cast<std::size_t>(cell)] == region) cells.push_back(cell);
      }
      if (cells.empty()) break;
      add(name + std::to_string(region + 1) + " " + cells_name(problem, cells));
    }
  }
  for (const Clue& clue : problem.clues) {
    const ClueName words = name_of(problem, clue, language);
    add(words.place.empty() ? words.name : words.name + " " + words.place);
  }
  return text;
}

}  // namespace nonet::answers
