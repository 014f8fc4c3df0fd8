// See clue_words.hpp.

#include "explain/clue_words.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "constraints/clue_book.hpp"
#include "constraints/kind.hpp"
#include "nonet/clue_words.hpp"
#include "nonet/explain.hpp"

namespace nonet::explain {
namespace {

struct ClueWords {
  Constraint kind;
  std::string_view english, german;
  std::string_view german_rule;
};

// clang-format off
constexpr ClueWords kClueWords[] = {
    {Constraint::diagonal, "diagonal", "Diagonale", "keine Ziffer zweimal auf einer Diagonale"},
    {Constraint::windoku, "windows", "Fenster", "die Fenster enthalten jede Ziffer"},
    {Constraint::disjoint, "disjoint groups", "getrennte Gruppen", "die Zellen an gleicher Stelle aller Regionen enthalten jede Ziffer"},
    {Constraint::antiknight, "anti-knight rule", "Anti-Springer", "Zellen im Springerabstand sind verschieden"},
    {Constraint::antiking, "anti-king rule", "Anti-König", "Zellen, die sich an einer Ecke berühren, sind verschieden"},
    {Constraint::nonconsecutive, "nonconsecutive rule", "keine Nachbarzahlen", "Zellen nebeneinander sind keine Nachbarzahlen"},
    {Constraint::negative_ratio, "missing black dot", "fehlender schwarzer Punkt", "Zellen nebeneinander ohne Punkt haben keines der Verhältnisse der Punkte"},
    {Constraint::negative_xv, "missing X and V", "fehlendes X und V", "Zellen nebeneinander ohne X oder V ergeben weder 10 noch 5"},
    {Constraint::negative_difference, "missing white dot", "fehlender weißer Punkt", "Zellen nebeneinander ohne Punkt haben keine der Differenzen der Punkte"},
    {Constraint::extra, "extra region", "Zusatzregion", "keine Ziffer zweimal"},
    {Constraint::cage, "cage", "Käfig", "keine Ziffer zweimal, und die Ziffern ergeben die Summe"},
    {Constraint::sum, "sum", "Summe", "die Ziffern ergeben die Summe"},
    {Constraint::difference, "white dot", "weißer Punkt", "zwei Ziffern in diesem Abstand"},
    {Constraint::ratio, "black dot", "schwarzer Punkt", "eine Ziffer ist ein Vielfaches der anderen"},
    {Constraint::sum2, "sum", "Summe", "zwei Ziffern ergeben die Summe"},
    {Constraint::greater, "inequality", "Ungleichung", "die erste Ziffer ist die größere"},
    {Constraint::thermo, "thermometer", "Thermometer", "die Ziffern steigen von der Kugel an"},
    {Constraint::slowthermo, "slow thermometer", "langsames Thermometer", "die Ziffern fallen von der Kugel an nie"},
    {Constraint::arrow, "arrow", "Pfeil", "die Ziffern entlang des Pfeils ergeben die Zahl im Kreis"},
    {Constraint::doublearrow, "double arrow", "Doppelpfeil", "die Ziffern dazwischen ergeben die Summe der beiden Enden"},
    {Constraint::even, "even cells", "gerade Zellen", "eine gerade Ziffer"},
    {Constraint::odd, "odd cells", "ungerade Zellen", "eine ungerade Ziffer"},
    {Constraint::minimum, "minimum", "Minimum", "kleiner als alle Nachbarn"},
    {Constraint::maximum, "maximum", "Maximum", "größer als alle Nachbarn"},
    {Constraint::littlekiller, "little killer", "Little Killer", "die Ziffern der Schräge ergeben die Summe"},
    {Constraint::whisper, "whisper line", "Flüsterlinie", "Nachbarn auf der Linie liegen weit genug auseinander"},
    {Constraint::renban, "renban line", "Renban-Linie", "aufeinanderfolgende Ziffern in beliebiger Reihenfolge"},
    {Constraint::nabner, "nabner line", "Nabner-Linie", "keine zwei gleichen oder benachbarten Ziffern"},
    {Constraint::palindrome, "palindrome", "Palindrom", "von beiden Enden gelesen gleich"},
    {Constraint::clone, "clone", "Klon", "dieselben Ziffern an denselben Stellen"},
    {Constraint::sandwich, "sandwich", "Sandwich", "die Ziffern zwischen der niedrigsten und der höchsten ergeben die Summe"},
    {Constraint::between, "between line", "Zwischenlinie", "die Ziffern liegen zwischen denen der beiden Enden"},
    {Constraint::lockout, "lockout line", "Lockout-Linie", "die Enden liegen weit auseinander, und keine Ziffer liegt zwischen ihnen"},
    {Constraint::regionsum, "region sum line", "Regionssummenlinie", "in jeder Region, die die Linie besucht, dieselbe Summe"},
    {Constraint::quad, "quad", "Quad", "diese Ziffern sind unter den Zellen"},
    {Constraint::xsum, "X-sum", "X-Summe", "die ersten X Ziffern ergeben die Summe, wobei X die erste ist"},
    {Constraint::skyscraper, "skyscraper", "Wolkenkratzer", "so viele Ziffern sind höher als alle vor ihnen"},
    {Constraint::room, "numbered room", "nummerierter Raum", "die N-te Ziffer, wobei N die erste ist"},
    {Constraint::rowindex, "row indexer", "Zeilenindex", "die Ziffer nennt die Zeile, in der die Nummer dieser Zeile steht"},
    {Constraint::colindex, "column indexer", "Spaltenindex", "die Ziffer nennt die Spalte, in der die Nummer dieser Spalte steht"},
    {Constraint::boxindex, "box indexer", "Blockindex", "die Ziffer nennt die Stelle der Region, an der die Nummer dieser Stelle steht"},
    {Constraint::zipper, "zipper line", "Reißverschluss", "Zellen gleich weit von der Mitte ergeben dieselbe Summe"},
    {Constraint::entropic, "entropic line", "Entropielinie", "je drei Nachbarn sind niedrig, mittel und hoch"},
    {Constraint::modular, "modular line", "Modullinie", "je drei Nachbarn haben alle Reste durch drei"},
    {Constraint::relation, "relation line", "Beziehungslinie", "Nachbarn auf der Linie stehen in der Beziehung"},
    {Constraint::mutual, "relation set", "Beziehungsmenge", "je zwei der Zellen stehen in der Beziehung"},
    {Constraint::automaton, "pattern line", "Musterlinie", "die Ziffern entlang der Linie passen zum Muster"},
};
// clang-format on

const ClueWords* find_words(Constraint kind) {
  const auto* found = std::ranges::find(kClueWords, kind, &ClueWords::kind);
  return found == std::end(kClueWords) ? nullptr : found;
}

struct Spoken {
  const Problem& problem;
  const Clue& clue;
  const CluePart& part;
};
std::optional<Spoken> find_spoken(const Step& step, const Telling& telling) {
  const ClueBook* book = telling.rules->clues();
  if (book == nullptr || step.part() < 0) return std::nullopt;
  const CluePart& part = book->parts[static_cast<std::size_t>(step.part())];
  const int clue = part.clue >= 0 ? part.clue : part.split;
  if (clue < 0) return std::nullopt;
  return Spoken{book->problem, book->problem.clues[static_cast<std::size_t>(clue)], part};
}

// " of 17", " 17"; an X is a sum of 10, and what is usual is not said.
std::string value_words(const Clue& clue, bool is_english) {
  if (clue.values.empty() || clue.kind == Constraint::diagonal) return {};
  std::string numbers;
  const bool is_list = clue.kind == Constraint::quad;
  for (std::size_t i = 0; i < clue.values.size() && (i == 0 || is_list); ++i) {
    numbers += (i == 0 ? "" : ", ") + std::to_string(clue.values[i]);
  }
  return (is_english ? " of " : " ") + numbers;
}

// In the order of a line, and in the notation of the telling; of a piece of a clue its own cells.
std::string place_words(const Spoken& spoken, const Telling& telling) {
  const auto& [problem, clue, part] = spoken;
  const ClueShape shape = info(clue.kind).shape;
  const bool is_spread = shape == ClueShape::flag || shape == ClueShape::cells;
  if (is_spread || telling.notation != Notation::rc) return cells_text(part.set, telling);
  std::vector<int> cells = clue.bulb;
  cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
  return cells_name(problem, cells);
}

}  // namespace

std::string clue_name(const Step& step, const Telling& telling) {
  const std::optional<Spoken> spoken = find_spoken(step, telling);
  if (!spoken) return {};
  const ClueWords* words = find_words(spoken->clue.kind);
  if (words == nullptr) return name(spoken->problem, spoken->clue);
  const bool is_english = telling.language == Language::english;
  std::string text(is_english ? "the " : "");
  text += is_english ? words->english : words->german;
  text += value_words(spoken->clue, is_english);
  const std::string place = place_words(*spoken, telling);
  return text + (is_english ? " at " + place : " (" + place + ")");
}

std::string_view clue_rule(const Step& step, const Telling& telling) {
  const std::optional<Spoken> spoken = find_spoken(step, telling);
  if (!spoken) return {};
  return kind_rule(spoken->clue.kind, telling.language);
}

bool clue_forbids(const Board& board, Candidate candidate) {
  const auto is_placed = [&](Candidate other) {
    return board.grid().at(other.cell()) == other.digit();
  };
  if (std::ranges::any_of(board.rules().links(candidate), is_placed)) return true;
  const Problem& problem = board.rules().clues()->problem;
  const int cell = problem.cell(candidate.cell().row(), candidate.cell().column());
  return std::ranges::any_of(problem.clues, [&](const Clue& clue) {
    if (std::ranges::find(clue.cells, cell) == clue.cells.end()) return false;
    constraints::Model model(problem.side);
    constraints::code(clue.kind).add(problem, clue, model);
    const constraints::Mask left = model.domains[static_cast<std::size_t>(cell)];
    return (left >> candidate.digit().index() & 1) == 0;
  });
}

}  // namespace nonet::explain

namespace nonet {

std::string_view kind_name(Constraint kind, Language language) {
  const explain::ClueWords* words = explain::find_words(kind);
  if (words == nullptr) return info(kind).id;
  return language == Language::english ? words->english : words->german;
}

std::string_view kind_rule(Constraint kind, Language language) {
  const explain::ClueWords* words = explain::find_words(kind);
  const bool is_english = language == Language::english || words == nullptr;
  return is_english ? info(kind).words : words->german_rule;
}

ClueName name_of(const Problem& problem, const Clue& clue, Language language) {
  std::vector<int> cells = clue.bulb;
  cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
  return {.name = std::string(kind_name(clue.kind, language)) +
                  explain::value_words(clue, language == Language::english),
          .place = cells_name(problem, cells),
          .rule = kind_rule(clue.kind, language)};
}

namespace {

// "Käfig 17 (r1c12)"
std::string german_name(const Problem& problem, int clue) {
  const ClueName words =
      name_of(problem, problem.clues[static_cast<std::size_t>(clue)], Language::german);
  return words.place.empty() ? words.name : words.name + " (" + words.place + ")";
}

// "Zeile 3", "Block 2"; the cells are those of one house.
std::string german_house(const Problem& problem, const std::vector<int>& cells) {
  const auto all = [&](const auto& number_of) {
    return std::ranges::all_of(
        cells, [&](int cell) { return number_of(cell) == number_of(cells.front()); });
  };
  if (all([&](int cell) { return problem.row(cell); })) {
    return "Zeile " + std::to_string(problem.row(cells.front()) + 1);
  }
  if (all([&](int cell) { return problem.column(cell); })) {
    return "Spalte " + std::to_string(problem.column(cells.front()) + 1);
  }
  const int region = problem.regions[static_cast<std::size_t>(cells.front())];
  return (problem.box_height > 0 ? "Block " : "Region ") + std::to_string(region + 1);
}

}  // namespace

std::string broken_words(const Problem& problem, const Broken& broken,
                         const std::vector<std::uint8_t>& digits, Language language) {
  if (language == Language::english) return broken.words;
  if (broken.clue >= 0) {
    const Clue& clue = problem.clues[static_cast<std::size_t>(broken.clue)];
    return german_name(problem, broken.clue) +
           " ist verletzt: " + std::string(kind_rule(clue.kind, language));
  }
  const auto digit_of = [&](int cell) { return digits[static_cast<std::size_t>(cell)]; };
  for (auto a = broken.cells.begin(); a != broken.cells.end(); ++a) {
    const auto b = std::find_if(a + 1, broken.cells.end(),
                                [&](int cell) { return digit_of(cell) == digit_of(*a); });
    if (digit_of(*a) == 0 || b == broken.cells.end()) continue;
    return german_house(problem, broken.cells) + ": " + cell_name(problem, *a) + " und " +
           cell_name(problem, *b) + " sind beide " + symbol(problem, digit_of(*a));
  }
  return german_house(problem, broken.cells);
}

std::string flaw_words(const Problem& problem, const Flaw& flaw, Language language) {
  if (language == Language::english || !flaw.is_fatal) return flaw.words;
  if (flaw.clue < 0) {
    return "eine Region hat nicht so viele Zellen, wie es Ziffern gibt (" +
           std::to_string(problem.side) + ")";
  }
  const Clue& clue = problem.clues[static_cast<std::size_t>(flaw.clue)];
  return german_name(problem, flaw.clue) +
         " ist nicht zu erfüllen: " + std::string(kind_rule(clue.kind, language));
}

}  // namespace nonet
