// The words of a language, and how to look them up: what a language lacks is told in English.
#pragma once

#include <span>
#include <vector>

#include "explain/grammar.hpp"
#include "explain/words.hpp"
#include "nonet/telling.hpp"
#include "nonet/variants.hpp"

namespace nonet::explain {

struct SentenceRow {
  Sentence sentence;
  std::string_view words;
};
// What a technique says of itself (Prose), in another language. What is empty falls back. It is
// called by its id: a language is not compiled again for a new technique.
struct TechniqueRow {
  std::string_view id;
  std::string_view name, summary, why, explanation;
};
struct LabelRow {
  Role role;
  std::string_view label;
};

struct VariantRow {
  Variant variant;
  std::string_view words;
};

// A part of a language: the words of a family, in a file of its own where a language has many.
struct Chapter {
  std::span<const SentenceRow> sentences = {};
  std::span<const TechniqueRow> techniques = {};
  std::span<const LabelRow> labels = {};
  std::span<const VariantRow> variants = {};
};

// One language; each has a file that defines its `words_<id>`.
struct Vocabulary {
  Grammar grammar;
  std::span<const Chapter* const> chapters;
};
#define NONET_LANGUAGE(language, id, name) extern const Vocabulary words_##id;
#include "nonet/languages.def"
#undef NONET_LANGUAGE

// Templates of a language, cut once.
struct Dictionary {
  // A sentence or a step's words, and who speaks them: the language itself, or English.
  struct Entry {
    Template words;
    const Dictionary* speaker = nullptr;
  };

  const Vocabulary* words = nullptr;
  std::vector<Entry> sentences;   // by number
  std::vector<Entry> techniques;  // by number: explanations; without pieces where there is none
  std::vector<TechniqueWords> technique_words;
  std::vector<std::string_view> labels;    // of roles
  std::vector<std::string_view> variants;  // what they ask for
};
const Dictionary& dictionary(Language language);
// Makes one where it stands, since its entries point at it. What the words lack is told by English,
// which itself has nobody to ask.
void make_dictionary(Dictionary& made, const Vocabulary& words, const Dictionary* english);

// A sentence that has no fields: "across the board".
std::string_view plain_words(Sentence sentence, Language language);
std::string_view label(Role role, Language language);
std::span<const std::string_view> variant_words(Language language);

}  // namespace nonet::explain
