// German, as its players speak: digits are feminine (die 7), cells stay r1c1, a numbered line is
// (1), since a Zeile is a row. English names that players keep are kept. Here is what fills the
// sentences; these stand in words_de_<chapter>.cpp.

#include "explain/words_de.hpp"

namespace nonet::explain {
namespace {

// By kind, and counted: one without its words does not compile.
constexpr std::array kGermanHouses = std::to_array<HouseWords>({
    {"Zeile ",
     "von Zeile ",
     {"Zeilen ", "die Zeilen ", "den Zeilen ", "der Zeilen "},
     "gleiche Zeile",
     "ihre"},
    {"Spalte ",
     "von Spalte ",
     {"Spalten ", "die Spalten ", "den Spalten ", "der Spalten "},
     "gleiche Spalte",
     "ihre"},
    {"Block ",
     "von Block ",
     {"Blöcke ", "die Blöcke ", "den Blöcken ", "der Blöcke "},
     "gleicher Block",
     "seine"},
    {"Region ",
     "von Region ",
     {"Regionen ", "die Regionen ", "den Regionen ", "der Regionen "},
     "gleiche Region",
     "ihre"},
    {"Diagonale ",
     "von Diagonale ",
     {"Diagonalen ", "die Diagonalen ", "den Diagonalen ", "der Diagonalen "},
     "gleiche Diagonale",
     "ihre"},
    {"Fenster ",
     "von Fenster ",
     {"Fenster ", "die Fenster ", "den Fenstern ", "der Fenster "},
     "gleiches Fenster",
     "seine"},
    {"Gruppe ",
     "von Gruppe ",
     {"Gruppen ", "die Gruppen ", "den Gruppen ", "der Gruppen "},
     "gleiche Gruppe",
     "ihre"},
    {"Zusatzregion ",
     "von Zusatzregion ",
     {"Zusatzregionen ", "die Zusatzregionen ", "den Zusatzregionen ", "der Zusatzregionen "},
     "gleiche Zusatzregion",
     "ihre"},
});

constexpr const Chapter* kChapters[] = {
    &german::singles,    &german::fish,   &german::links, &german::colours,
    &german::uniqueness, &german::chains, &german::sets,  &german::clues,
    &german::ways,       &german::hints,  &german::pages,
};

}  // namespace

const Vocabulary words_de = {
    .grammar = {.and_word = " und ",
                .or_word = " oder ",
                .neither = "weder ",
                .nor = " noch ",
                .none_of = "keine der Zellen ",
                .is_not = "nicht ",
                .counts = {"keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben",
                           "acht", "neun"},
                .both = "beiden",
                .article = "eine ",
                .article_before_8 = "eine ",
                .digit_plurals = {"", "Einsen", "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen",
                                  "Siebenen", "Achten", "Neunen"},
                .houses = kGermanHouses,
                .begins_after_colon = true},
    .chapters = kChapters,
};

}  // namespace nonet::explain
