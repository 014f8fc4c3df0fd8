// See telling.hpp: the table of languages.

#include <array>

#include "nonet/telling.hpp"

namespace nonet {
namespace {

constexpr std::array kLanguages = {
#define NONET_LANGUAGE(language, id, name) LanguageInfo{Language::language, #id, name},
#include "nonet/languages.def"
#undef NONET_LANGUAGE
};

}  // namespace

std::span<const LanguageInfo> languages() { return kLanguages; }

const LanguageInfo& info(Language language) {
  return kLanguages[static_cast<std::size_t>(language)];
}

std::optional<Language> find_language(std::string_view id) {
  for (const LanguageInfo& row : kLanguages) {
    if (row.id == id) return row.language;
  }
  return std::nullopt;
}

std::optional<Language> language_of_locale(std::string_view locale) {
  return find_language(locale.substr(0, locale.find_first_of("_-.@")));
}

}  // namespace nonet
