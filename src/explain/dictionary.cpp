// See dictionary.hpp.

#include "explain/dictionary.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace explain {
namespace {

constexpr std::string_view kFieldNames[] = {
// of the fields of each sentence
#define NONET_SENTENCE(id, names, english) names,
#include "nonet/sentences.def"
#undef NONET_SENTENCE
};
constexpr std::size_t kSentenceCount = std::size(kFieldNames);

constexpr const Vocabulary* kWords[] = {
#define NONET_LANGUAGE(language, id, name) &words_##id,
#include "nonet/languages.def"
#undef NONET_LANGUAGE
};
constexpr std::size_t kLanguageCount = std::size(kWords);

constexpr std::string_view kRoleLabels[] = {
#define NONET_ROLE(id, paint, label) label,
#include "nonet/roles.def"
#undef NONET_ROLE
};

// English: what techniques and roles say of themselves.
Dictionary start_of(const Vocabulary& words) {
  Dictionary made;
  made.words = &words;
  made.sentences.resize(kSentenceCount);
  made.techniques.resize(techniques().size());
  for (const TechniqueInfo& row : techniques()) {
    made.technique_words.push_back(
        {row.name, prose(row.technique).summary, prose(row.technique).why});
  }
  made.labels.assign(std::begin(kRoleLabels), std::end(kRoleLabels));
  for (const VariantInfo& row : variants()) made.variants.push_back(row.words);
  return made;
}

void add_chapter(Dictionary& made, const Chapter& chapter) {
  for (const SentenceRow& row : chapter.sentences) {
    const auto at = static_cast<std::size_t>(row.sentence);
    made.sentences[at] = {read_sentence(row.words, kFieldNames[at]), &made};
  }
  const auto put = [](std::string_view& word, std::string_view own) {
    if (!own.empty()) word = own;
  };
  for (const TechniqueRow& row : chapter.techniques) {
    const auto known = std::ranges::find(techniques(), row.id, &TechniqueInfo::id);
    if (known == techniques().end()) continue;
    const auto at = static_cast<std::size_t>(known->technique);
    put(made.technique_words[at].name, row.name);
    put(made.technique_words[at].summary, row.summary);
    put(made.technique_words[at].why, row.why);
    if (!row.explanation.empty()) made.techniques[at] = {read_template(row.explanation), &made};
  }
  for (const LabelRow& row : chapter.labels) {
    put(made.labels[static_cast<std::size_t>(row.role)], row.label);
  }
  for (const VariantRow& row : chapter.variants) {
    put(made.variants[static_cast<std::size_t>(row.variant)], row.words);
  }
}

// All languages; entries point into it, so it stays where it was made.
class Dictionaries {
 public:
  Dictionaries() {
    for (std::size_t i = 0; i < kLanguageCount; ++i) {
      make_dictionary(all_[i], *kWords[i], i == 0 ? nullptr : all_.data());
    }
  }
  Dictionaries(const Dictionaries&) = delete;
  Dictionaries& operator=(const Dictionaries&) = delete;
  const Dictionary& operator[](Language language) const {
    return all_[static_cast<std::size_t>(language)];
  }

 private:
  std::array<Dictionary, kLanguageCount> all_;
};

}  // namespace

void make_dictionary(Dictionary& made, const Vocabulary& words, const Dictionary* english) {
  made = start_of(words);
  if (english != nullptr) {
    made.sentences = english->sentences;
    made.techniques = english->techniques;
  } else {
    for (const TechniqueInfo& row : techniques()) {
      made.techniques[static_cast<std::size_t>(row.technique)] = {
          read_template(prose(row.technique).explanation), &made};
    }
  }
  for (const Chapter* chapter : words.chapters) add_chapter(made, *chapter);
}

const Dictionary& dictionary(Language language) {
  static const Dictionaries kAll;
  return kAll[language];
}

std::string_view plain_words(Sentence sentence, Language language) {
  const auto at = static_cast<std::size_t>(sentence);
  return dictionary(language).sentences[at].words.pieces.front().text;
}

std::string_view label(Role role, Language language) {
  return dictionary(language).labels[static_cast<std::size_t>(role)];
}

std::span<const std::string_view> variant_words(Language language) {
  return dictionary(language).variants;
}

}  // namespace explain

const TechniqueWords& words_of(Technique technique, Language language) {
  return explain::dictionary(language).technique_words[static_cast<std::size_t>(technique)];
}

}  // namespace nonet
