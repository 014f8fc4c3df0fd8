// English: the words that fill sentences. The sentences stand in sentences.def, what techniques say
// of themselves in their own files.

#include "explain/dictionary.hpp"

namespace nonet::explain {
namespace {

constexpr SentenceRow kEnglishSentences[] = {
#define NONET_SENTENCE(id, names, english) {Sentence::id, english},
#include "nonet/sentences.def"
#undef NONET_SENTENCE
};

// By kind, and counted: one without its words does not compile.
constexpr std::array kEnglishHouses = std::to_array<HouseWords>({
    {"row ", "row ", {"rows ", "rows ", "rows ", "rows "}, "same row", "its"},
    {"column ", "column ", {"columns ", "columns ", "columns ", "columns "}, "same column", "its"},
    {"box ", "box ", {"boxes ", "boxes ", "boxes ", "boxes "}, "same box", "its"},
    {"region ", "region ", {"regions ", "regions ", "regions ", "regions "}, "same region", "its"},
    {"diagonal ",
     "diagonal ",
     {"diagonals ", "diagonals ", "diagonals ", "diagonals "},
     "same diagonal",
     "its"},
    {"window ", "window ", {"windows ", "windows ", "windows ", "windows "}, "same window", "its"},
    {"group ", "group ", {"groups ", "groups ", "groups ", "groups "}, "same group", "its"},
    {"extra region ",
     "extra region ",
     {"extra regions ", "extra regions ", "extra regions ", "extra regions "},
     "same extra region",
     "its"},
});

constexpr Chapter kEnglish = {.sentences = kEnglishSentences};
constexpr const Chapter* kEnglishChapters[] = {&kEnglish};

}  // namespace

const Vocabulary words_en = {
    .grammar = {.and_word = " and ",
                .or_word = " or ",
                .neither = "neither ",
                .nor = " nor ",
                .none_of = "none of ",
                .is_not = "not ",
                .counts = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight",
                           "nine"},
                .both = "two",
                .article = "a ",
                .article_before_8 = "an ",
                .digit_plurals = {},
                .houses = kEnglishHouses,
                .begins_after_colon = false},
    .chapters = kEnglishChapters,
};

}  // namespace nonet::explain
