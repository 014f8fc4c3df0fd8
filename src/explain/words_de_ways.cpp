// German: steps that go through all ways: aligned exclusion, templates, trial.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kWaysSentences[] = {
    {Sentence::aligned_see,
     "{others} {others|sieht|sehen jeweils} {cells} und {others|muss|müssen} einen Kandidaten behalten.\n"},
    {Sentence::aligned_none, "Ist {cell} die {digit}, so passt nichts in {cells}: {ways}.\n"},
    {Sentence::aligned_taken, "{digit} ist vergeben"},
    {Sentence::aligned_clash, "{x} und {y} vertragen sich nicht"},
    {Sentence::aligned_leaves, "{digit} lässt nichts für {cell}"},
    {Sentence::aligned_leave, "{x} und {y} lassen nichts für {cell}"},
    {Sentence::aligned_ways_twice,
     "von {ways} Arten {count|setzt|setzen} {count} eine Ziffer zweimal in ein Haus"},
    {Sentence::aligned_ways_leave, "von {ways} Arten {count|lässt|lassen} {count} nichts für {cell}"},
    {Sentence::aligned_next_leave, ", {count} {count|lässt|lassen} nichts für {cell}"},
    {Sentence::aligned_next, ", {count} für {cell}"},
    {Sentence::templates_ways,
     "Die {digit.s}, die noch fehlen, lassen sich zusammen auf {ways} {ways|Art|Arten} setzen"},
    {Sentence::templates_taken, " (ohne die Arten über {cells}, wo andere Ziffern stehen müssen)"},
    {Sentence::templates_delete_one, "Sie kommt ohne {cells} aus, also {T.so}."},
    {Sentence::templates_delete, "Keine davon benutzt {cells.or}, also {T.so}."},
    {Sentence::templates_set_one, "Sie benutzt {cells}, also {T.so}."},
    {Sentence::templates_is, "{cells} ist in allen die {digit}, also {T.so}."},
    {Sentence::templates_set, "Alle benutzen {cells}, also {T.so}."},
    {Sentence::trial_start,
     "Kein Muster gefunden; dieser Schritt ist ein Versuch.\n{cell} kann {digits.or} sein."},
    {Sentence::trial_deep,
     "\nMit der {digit}[ und {follow} {follow|Ziffer, die folgt,|Ziffern, die folgen,}] scheitert auch ein "
     "weiterer Versuch in {cells} {cells|Zelle|Zellen}, {depth.count} {depth|Annahme|Annahmen} tief."},
    {Sentence::trial_breaks, "\nMit der {digit} geht das Gitter nicht auf."},
    {Sentence::trial_cell,
     "\nMit der {digit} bleibt nach {follow} {follow|weiteren Ziffer|weiteren Ziffern} für {cell} keine Ziffer."},
    {Sentence::trial_cell_now, "\nMit der {digit} bleibt für {cell} keine Ziffer."},
    {Sentence::trial_house,
     "\nMit der {digit} bleibt nach {follow} {follow|weiteren Ziffer|weiteren Ziffern} in {house} kein Platz für "
     "die {missing}."},
    {Sentence::trial_house_now, "\nMit der {digit} bleibt in {house} kein Platz für die {missing}."},
    {Sentence::trial_by_eye,
     "\nMit bloßem Auge lässt sich das nicht verfolgen; was gesetzt wurde, steht im JSON."},
};

constexpr TechniqueRow kWaysTechniques[] = {
    {"template_set", "Schablone: setzen",
     "Zellen, die jede vollständige Verteilung einer Ziffer benutzt",
     "Eine Schablone ist eine vollständige Menge von neun Zellen für eine Ziffer, eine in jeder Zeile, jeder "
     "Spalte und jedem Block, aus ihren gelösten Zellen und ihren Kandidaten. Eine Schablone der Ziffer ist die "
     "Lösung, also steht sie in den Zellen, die alle gemeinsam haben. Haben alle Schablonen einer anderen "
     "Ziffer eine Zelle gemeinsam, so ist diese vergeben, und Schablonen, die sie brauchen, fallen auch weg.",
     {}},
    {"template_delete", "Schablone: streichen",
     "Kandidaten, die keine vollständige Verteilung ihrer Ziffer benutzt",
     "Eine Schablone ist eine vollständige Menge von neun Zellen für eine Ziffer, eine in jeder Zeile, jeder "
     "Spalte und jedem Block, aus ihren gelösten Zellen und ihren Kandidaten. Eine Schablone der Ziffer ist die "
     "Lösung, also ist ein Kandidat falsch, der in keiner vorkommt. Haben alle Schablonen einer anderen Ziffer "
     "eine Zelle gemeinsam, so ist diese vergeben, und Schablonen, die sie brauchen, fallen auch weg.",
     {}},
    {"trial", "Probieren",
     "eine Ziffer auf Verdacht, bis zum Ende verfolgt",
     "Wo kein Muster mehr zu sehen ist, kann man immer noch eine Ziffer probieren: Man trägt sie ein, löst von "
     "dort aus weiter und rät wieder, wo es sein muss. Endet jeder Weg in einem Widerspruch, so war die Ziffer "
     "falsch. Sind alle anderen Ziffern der Zelle falsch, so war sie richtig.",
     {}},
};
// clang-format on

}  // namespace

const Chapter ways = {.sentences = kWaysSentences, .techniques = kWaysTechniques};

}  // namespace nonet::explain::german
