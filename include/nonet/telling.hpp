// Telling: how steps are told: by which rules houses are called, how cells are written, in which
// language, and what is known of the way to the position.
//
//   Telling telling{.notation = Notation::a1, .language = Language::german};
//   assert(telling.signs == Signs::unicode);
//   assert(info(telling.language).id == "de" && info(telling.language).name == "Deutsch");
//   assert(words_of(Technique::hidden_pair, telling.language).name == "Verstecktes Paar");
//   assert(find_language("de") == Language::german && !find_language("xx"));
//   assert(language_of_locale("de_AT.UTF-8") == Language::german && !language_of_locale("C"));
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/rules.hpp"
#include "nonet/step.hpp"

namespace nonet {

// How cells are called: rc is r1c1 to r9c9. In a1 the letter is the row, A1 = r1c1 and A9 = r1c9.
// Others let the letter be the column; so a1 is for those who ask for it.
enum class Notation : std::uint8_t { rc, a1 };
// Whether what is not ASCII can be shown: "≠", or "<>" where it cannot. Letters of the language are
// written as they are.
enum class Signs : std::uint8_t { unicode, ascii };
// Where a candidate is missing that the digits on the board allow, an earlier step took it, or the
// player did.
enum class Past : std::uint8_t { steps, notes };

// The language of the words. What a language has no words for yet is told in English.
enum class Language : std::uint8_t {
#define NONET_LANGUAGE(language, id, name) language,
#include "nonet/languages.def"
#undef NONET_LANGUAGE
};
struct LanguageInfo {
  Language language;
  std::string_view id;    // "de"
  std::string_view name;  // "Deutsch"
};
std::span<const LanguageInfo> languages();
const LanguageInfo& info(Language language);
std::optional<Language> find_language(std::string_view id);
// The language of what the environment calls a locale: "de_DE.UTF-8", "de-AT", "de".
std::optional<Language> language_of_locale(std::string_view locale);

// What a technique is called, what to look for and why it holds.
struct TechniqueWords {
  std::string_view name, summary, why;
};
const TechniqueWords& words_of(Technique technique, Language language);

// Which step of a path took a candidate, counted from one: words say where it went.
class History {
 public:
  void note(const Step& step, int number) {
    for (const Cell cell : step.eliminated().cells()) {
      for (const Digit digit : step.eliminated().digits(cell)) {
        steps_[Candidate(cell, digit).index()] = static_cast<std::uint16_t>(number);
      }
    }
  }
  int step_of(Candidate candidate) const { return steps_[candidate.index()]; }  // 0: none did

 private:
  std::array<std::uint16_t, kCandidates> steps_{};
};

struct Telling {
  const Rules* rules = &Rules::classic();  // what there is to be called
  Notation notation = Notation::rc;
  Signs signs = Signs::unicode;
  Past past = Past::steps;
  const History* history = nullptr;  // of the path that the step is part of, if it is known
  Language language = Language::english;
};

}  // namespace nonet
