// What a book says by itself, in the languages there are.

#include <array>
#include <utility>

#include "answers/book.hpp"
#include "nonet/version.hpp"

namespace nonet::answers {
namespace {

BookWords german_words() {
  BookWords words;
  words.language = "de";
  words.contents = "Inhalt";
  words.puzzles = "Rätsel";
  words.answers = "Lösungen";
  words.hints = "Erste Hinweise";
  words.lessons = "Wie man löst";
  words.puzzle = "Rätsel";
  words.answer = "Lösung";
  words.page = "Seite";
  words.to = "bis";
  words.empty = "leer";
  words.name = "Name";
  words.date = "Datum";
  words.rules_title = "Die Regeln";
  words.rules = {
      "Jede Zeile, jede Spalte und jedes umrandete Gebiet enthält am Ende jede Ziffer genau "
      "einmal. Manche Ziffern stehen schon da; sie bleiben stehen.",
      "Jedes Rätsel hat genau eine Lösung, und die findet sich durch Nachdenken allein."};
  words.colophon = {"Gemacht mit nonet " + std::string(kVersion) + "."};
  return words;
}

BookWords english_words() {
  BookWords words;
  words.rules = {
      "In the end every row, every column and every framed area holds each digit exactly once. Some "
      "digits are there already; they stay where they are.",
      "Each puzzle has exactly one solution, which can be found by thinking alone."};
  words.colophon = {"Made with nonet " + std::string(kVersion) + "."};
  return words;
}

}  // namespace

BookWords book_words(Language language) {
  BookWords words = language == Language::german ? german_words() : english_words();
  std::string font;
  for (const std::string& line : book_font_notice()) {
    if (!font.empty()) font += font.back() == '.' ? " " : ". ";
    font += line;
  }
  if (!font.empty()) words.colophon.push_back(font);
  return words;
}

std::string level_word(std::string_view level, Language language) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kGerman = {
      {{"Easy", "Leicht"},
       {"Medium", "Mittel"},
       {"Hard", "Schwer"},
       {"Unfair", "Unfair"},
       {"Extreme", "Extrem"}}};
  if (language == Language::german) {
    for (const auto& [english, german] : kGerman) {
      if (english == level) return std::string(german);
    }
  }
  return std::string(level);
}

}  // namespace nonet::answers
