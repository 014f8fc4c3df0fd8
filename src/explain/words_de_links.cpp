// German: patterns of one digit in two houses, and wings.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kLinksSentences[] = {
    {Sentence::links_places,
     "In {first} kann die {digit} nur in {ab.or} stehen; in {second} nur in {cd.or}.\n"},
    {Sentence::links_middle,
     "{cells} liegen {cells|beide|beide|alle} in {house}, also ist höchstens eine davon {digit}"},
    {Sentence::links_middle_seen, "{cells} sehen einander, also ist höchstens eine davon {digit}"},
    {Sentence::links_ends,
     ".\nDann ist von den anderen Enden, {ends}, mindestens eines {digit}.\nSo oder so {T.so}: {sees}."},
    {Sentence::links_dual_end, ", und eine der Zellen {ends} ist die {digit}: {lost}.\n"},
    {Sentence::rectangle_box, "In {box} liegt jeder Platz für die {digit} in {killed} oder in {hit}.\n"},
    {Sentence::rectangle_box_open,
     "In {box} liegt jeder Platz für die {digit} in einer Zeile oder einer Spalte.\n"},
    {Sentence::rectangle_link,
     "In {house} kann die {digit} nur in {cells.or} stehen.\nIst {far} die {digit}, so {T.so}."},
    {Sentence::rectangle_other,
     "\nWenn nicht, ist {near} die {digit}; dann kann in {box} nur {cell} die {digit} sein, und wieder {T.so}."},
    {Sentence::rectangle_others,
     "\nWenn nicht, ist {near} die {digit}; dann muss die {digit} in {box} in {cells.or} stehen, und wieder "
     "{T.so}."},
    // --- wings
    {Sentence::w_wing,
     "{a} und {b} haben beide nur {digits}.\nIn {house} kann die {x} nur in {places.or} stehen; {near_a} "
     "sieht {a}, und {near_b} sieht {b}.\nAlso können {a} und {b} nicht beide {x} sein: In {house} bliebe "
     "kein Platz für die {x}. Mindestens eine von ihnen ist {z}.\nSo oder so {T.so}: {sees}."},
    {Sentence::bent_wing,
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nDie Ziffern "
     "{others} können dort je nur einmal stehen, denn ihre Plätze sehen einander. Ohne die {z} füllt das "
     "höchstens {most.count} der {cells.count} Zellen.\n"},
    {Sentence::bent_wing_two, "Also ist {cells.or} die {z}.\nIn jedem Fall {T.so}: {sees}."},
    {Sentence::bent_wing_more, "Also ist eine der Zellen {cells} die {z}.\nIn jedem Fall {T.so}: {sees}."},
};

constexpr TechniqueRow kLinksTechniques[] = {
    {"skyscraper", "Wolkenkratzer",
     "zwei parallele Zeilen oder Spalten mit je zwei Plätzen für eine Ziffer, auf einer Seite auf gleicher "
     "Höhe",
     "Beide Reihen brauchen die Ziffer und haben zwei Plätze dafür. Die zwei, die einander gegenüberliegen, "
     "können nicht beide wahr sein, also steht die Ziffer in mindestens einer der Reihen am anderen Platz. "
     "Eine Zelle, die beide anderen Plätze sieht, kann die Ziffer nicht sein.",
     {}},
    {"two_string_kite", "Drachen",
     "eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer, verbunden durch einen Block",
     "Zeile und Spalte brauchen beide die Ziffer und haben zwei Plätze dafür. Die zwei Plätze im selben Block "
     "können nicht beide wahr sein, also hat die Zeile oder die Spalte die Ziffer am anderen Ende. Die Zelle, "
     "die beide Enden sieht, kann die Ziffer nicht sein.",
     {}},
    {"turbot_fish", "Turbot Fish",
     "zwei Häuser mit je zwei Plätzen für eine Ziffer, von denen zwei einander sehen",
     "Beide Häuser brauchen die Ziffer und haben zwei Plätze dafür. Die zwei Plätze, die einander sehen, "
     "können nicht beide wahr sein, also steht die Ziffer in mindestens einem Haus am anderen Platz. Eine "
     "Zelle, die beide anderen Plätze sieht, kann die Ziffer nicht sein.",
     {}},
    {"empty_rectangle", "Leeres Rechteck",
     "ein Block hat eine Ziffer nur in einer seiner Zeilen und einer seiner Spalten, und auf einer davon "
     "beginnt ein Haus mit zwei Plätzen",
     "Alle Plätze der Ziffer im Block liegen in einer Zeile und einer Spalte, die sich kreuzen. Ein Haus "
     "außerhalb hat genau zwei Plätze, einen davon auf der ersten dieser Reihen. Ist dieser Platz wahr, so "
     "hat der Block seine Ziffer auf der zweiten Reihe; ist er falsch, so ist es der andere Platz des Hauses. "
     "Eine Zelle außerhalb des Blocks, die auf der zweiten Reihe liegt und den anderen Platz sieht, kann die "
     "Ziffer nicht sein.",
     {}},
    {"dual_two_string_kite", "Doppelter Drachen",
     "zwei Drachen, die durch dieselben zwei Zellen eines Blocks verbunden sind",
     "Zwei Zellen eines Blocks verbinden zwei Drachen: die Zeile durch die erste mit der Spalte durch die "
     "zweite, und umgekehrt. Jeder Drachen gilt für sich, also streichen beide, was sie streichen.",
     {}},
    {"dual_empty_rectangle", "Doppeltes leeres Rechteck",
     "zwei leere Rechtecke einer Ziffer im selben Block",
     "Ein Block dient zwei Häusern mit je zwei Plätzen. Jedes leere Rechteck gilt für sich, also streichen "
     "beide, was sie streichen.",
     {}},
    {"grouped_two_strong_links", "Zwei starke Verbindungen mit Gruppen",
     "zwei Häuser mit je zwei Plätzen für eine Ziffer, wobei ein Platz eine Gruppe von Zellen sein kann",
     "Eine Gruppe sind Zellen eines Blocks in einer Zeile oder Spalte; sie ist wahr, wenn die Ziffer in einer "
     "davon steht. Beide Häuser brauchen die Ziffer und haben zwei Plätze oder Gruppen dafür. Zwei davon, aus "
     "jedem Haus eine, sehen einander ganz und können nicht beide wahr sein, also ist es mindestens eine der "
     "beiden anderen. Eine Zelle, die alle Zellen von beiden sieht, kann die Ziffer nicht sein.",
     {}},
    {"xy_wing", "XY-Wing",
     "eine Zelle mit zwei Kandidaten sieht zwei andere, die ihre dritte Ziffer gemeinsam haben",
     "Die Drehzelle ist eine ihrer beiden Ziffern. Ist sie die erste, so muss die Zange mit dieser Ziffer die "
     "gemeinsame Ziffer sein; ist sie die zweite, so muss es die andere Zange sein. Eine der Zangen ist also "
     "in jedem Fall die gemeinsame Ziffer, und keine Zelle, die beide sieht, kann es sein.",
     "{pivot} ist {x+y.or}.\nIst sie {x}, so muss {pincer_x} die {z} sein.\nIst sie {y}, so muss {pincer_y} "
     "die {z} sein.\nAlso ist {pincer_x} oder {pincer_y} die {z}. So oder so {T.so}: {sees:pincer_x+pincer_y}."},
    {"w_wing", "W-Wing",
     "zwei gleiche Zellen mit zwei Kandidaten, verbunden durch ein Haus, das für einen davon nur zwei Plätze "
     "hat",
     "Wäre keine der beiden Zellen die zweite Ziffer, so wären beide die erste, und dem verbindenden Haus "
     "bliebe kein Platz dafür. Also ist eine von ihnen die zweite Ziffer, und keine Zelle, die beide sieht, "
     "kann es sein.",
     {}},
    {"xyz_wing", "XYZ-Wing",
     "eine Zelle mit drei Kandidaten sieht zwei Zellen, die je zwei davon haben",
     "Die Drehzelle ist eine ihrer drei Ziffern. Ist sie die Ziffer, die alle drei Zellen gemeinsam haben, so "
     "ist sie es selbst; ist sie eine der anderen, so muss die Zange mit dieser Ziffer die gemeinsame sein. "
     "Eine der drei Zellen ist also in jedem Fall die gemeinsame Ziffer, und keine Zelle, die alle drei "
     "sieht, kann es sein.",
     "{pivot} ist {x+y+z.or}.\nIst sie {x}, so muss {pincer_x} die {z} sein. Ist sie {y}, so muss {pincer_y} "
     "die {z} sein. Sonst ist sie selbst die {z}.\nAlso ist eine der Zellen {pivot+pincer_x+pincer_y} die "
     "{z}. In jedem Fall {T.so}: {sees:pivot+pincer_x+pincer_y}."},
    {"wxyz_wing", "WXYZ-Wing",
     "vier Zellen mit zusammen vier Ziffern, von denen nur eine dort zweimal stehen könnte",
     "Eine Drehzelle sieht drei andere Zellen, und die vier haben zusammen vier Ziffern. Alle bis auf eine "
     "können in diesen Zellen nur einmal stehen, denn alle ihre Plätze dort sehen einander. Stünde die letzte "
     "Ziffer in keiner davon, so wären es vier Zellen und nur drei Ziffern. Also steht sie in einer davon, "
     "und keine Zelle, die alle ihre Plätze dort sieht, kann sie sein.",
     {}},
    {"vwxyz_wing", "VWXYZ-Wing",
     "fünf Zellen mit zusammen fünf Ziffern, von denen nur eine dort zweimal stehen könnte",
     "Eine Drehzelle sieht vier andere Zellen, und die fünf haben zusammen fünf Ziffern. Alle bis auf eine "
     "können in diesen Zellen nur einmal stehen, denn alle ihre Plätze dort sehen einander. Stünde die letzte "
     "Ziffer in keiner davon, so wären es fünf Zellen und nur vier Ziffern. Also steht sie in einer davon, "
     "und keine Zelle, die alle ihre Plätze dort sieht, kann sie sein.",
     {}},
};
// clang-format on

}  // namespace

const Chapter links = {.sentences = kLinksSentences, .techniques = kLinksTechniques};

}  // namespace nonet::explain::german
