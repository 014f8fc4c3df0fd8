// German: colouring.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kColoursSentences[] = {
    {Sentence::colours_two,
     "Häuser mit nur zwei Plätzen für die {digit} verbinden diese Zellen in zwei Farben: blau {blue}; grün "
     "{green}.\nEntweder sind alle blauen Zellen {digit} oder alle grünen.\n"},
    {Sentence::colours_groups,
     "Häuser mit nur zwei Plätzen für die {digit} verbinden Zellen in zwei Gruppen: blau {blue} und grün "
     "{green}; gelb {yellow} und rosa {pink}. In jeder Gruppe ist eine Farbe die {digit}.\n"},
    {Sentence::colour_blue, "Blau"},
    {Sentence::colour_green, "Grün"},
    {Sentence::colour_yellow, "Gelb"},
    {Sentence::colour_pink, "Rosa"},
    {Sentence::colours_share, "liegen beide in {house}"},
    {Sentence::colours_see_each_other, "sehen einander"},
    {Sentence::colours_seen, "{cell} sieht {one} und {other}"},
    {Sentence::colours_trap_one, ", je eine Zelle von jeder Farbe, also {T.so}."},
    {Sentence::colours_trap_few, ": Jede sieht beide Farben, also {T.so}."},
    {Sentence::colours_trap_many, "Jede der Zellen {cells} sieht Zellen beider Farben, also {T.so}."},
    {Sentence::colours_wrap, "{a} und {b} sind grün und {joined}, also kann Grün es nicht sein: {T}."},
    {Sentence::colours_meet,
     "{a} ({a_colour}) und {b} ({b_colour}) {joined}, also sind {one} und {two} nicht beide die {digit}.\nDann "
     "ist {three} oder {four} die {digit}. "},
    {Sentence::colours_many_see, "Jede der Zellen {cells} sieht Zellen von beiden"},
    {Sentence::colours_green_sees_two, "{cell} (grün) sieht {yellow} (gelb) und {pink} (rosa).\n"},
    {Sentence::colours_green_sees, "{cell} (grün) sieht {seen} ({colour})"},
    {Sentence::colours_green_is_not, "Gelb oder Rosa ist die {digit}, also ist Grün es nicht: {T}."},
    {Sentence::medusa_web,
     "Häuser mit nur zwei Plätzen für eine Ziffer und Zellen mit zwei Kandidaten verbinden diese Kandidaten in "
     "zwei Farben:\nblau {blue}; grün {green}.\nEntweder stimmen alle blauen oder alle grünen.\n"},
    {Sentence::medusa_places, "{digit} in {cells}"},
    {Sentence::medusa_nothing, "keine"},
    {Sentence::medusa_rules_out,
     "Die blaue {blue} in {blue_cell} schließt die {digit} in {cell} aus, und die grüne {green} in {green_cell} "
     "tut es auch.\n"},
    {Sentence::medusa_each,
     "Jeder Kandidat, der wegfällt, hat mit Kandidaten beider Farben ein Haus oder die Zelle gemeinsam.\n"},
    {Sentence::medusa_twice,
     "{a} und {b} sind beide grün für die {digit} und {joined}, also ist Grün falsch: {T}."},
    {Sentence::medusa_one_cell, "In {cell} sind {x} und {y} beide grün, also ist Grün falsch: {T}."},
    {Sentence::medusa_emptied, "Grün ließe für {cell} keine Ziffer übrig, also ist Grün falsch: {T}."},
};

constexpr TechniqueRow kColoursTechniques[] = {
    {"simple_colours_trap", "Einfaches Färben: Falle",
     "ein Platz einer Ziffer sieht beide Farben einer Kette von Paaren",
     "Wo ein Haus nur zwei Plätze für eine Ziffer hat, ist einer wahr und der andere falsch. Paare, die Zellen "
     "gemeinsam haben, hängen zusammen; färbt man ihre Zellen abwechselnd, so entstehen zwei Farben, von denen "
     "eine durchweg wahr ist. Ein Platz, der beide Farben sieht, sieht die Ziffer so oder so.",
     {}},
    {"simple_colours_wrap", "Einfaches Färben: Widerspruch",
     "zwei Zellen einer Farbe in einer Kette von Paaren sehen einander",
     "Wo ein Haus nur zwei Plätze für eine Ziffer hat, ist einer wahr und der andere falsch. Paare, die Zellen "
     "gemeinsam haben, hängen zusammen; färbt man ihre Zellen abwechselnd, so entstehen zwei Farben, von denen "
     "eine durchweg wahr ist. Eine Farbe mit zwei Zellen in einem Haus kann es nicht sein, also verlieren alle "
     "ihre Zellen die Ziffer.",
     {}},
    {"multi_colours_1", "Mehrfaches Färben 1",
     "ein Platz sieht die Gegenfarben zweier Ketten von Paaren, die einander berühren",
     "In jeder der beiden Ketten von Paaren einer Ziffer ist eine Farbe wahr. Sieht eine Zelle einer Farbe der "
     "ersten Kette eine Zelle einer Farbe der zweiten, so sind diese beiden Farben nicht beide wahr. Also ist "
     "es mindestens eine ihrer Gegenfarben, und ein Platz, der beide Gegenfarben sieht, sieht die Ziffer so "
     "oder so.",
     {}},
    {"multi_colours_2", "Mehrfaches Färben 2",
     "eine Farbe einer Kette von Paaren sieht beide Farben einer anderen Kette",
     "In jeder Kette von Paaren einer Ziffer ist eine Farbe wahr. Eine Farbe, die beide Farben einer anderen "
     "Kette sieht, sieht also eine wahre und ist falsch: Alle ihre Zellen verlieren die Ziffer.",
     {}},
    {"medusa_3d", "3D-Medusa",
     "Kandidaten, die durch Paare von Plätzen und durch Zellen mit zwei Kandidaten verbunden sind, in zwei "
     "Farben",
     "Hat ein Haus nur zwei Plätze für eine Ziffer, so ist einer wahr und einer falsch, und ebenso ist es in "
     "einer Zelle mit zwei Kandidaten. Färbt man abwechselnd, was so zusammenhängt, so ist eine Farbe durchweg "
     "wahr und die andere durchweg falsch. Falsch ist eine Farbe, die zwei Kandidaten in einer Zelle hat oder "
     "eine Ziffer zweimal in einem Haus oder die einer Zelle keinen Kandidaten ließe. Sonst fällt ein Kandidat "
     "weg, den beide Farben ausschließen: weil er beide Farben seiner Ziffer sieht, weil seine Zelle beide "
     "enthält oder weil er die eine sieht und seine Zelle die andere enthält.",
     {}},
};
// clang-format on

}  // namespace

const Chapter colours = {.sentences = kColoursSentences, .techniques = kColoursTechniques};

}  // namespace nonet::explain::german
