// German: what a step changes, and the first families: singles, intersections, subsets.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kSinglesSentences[] = {
    {Sentence::effect_not_one, "{>ist }{cells}{< ist} {digits.nor}"},
    {Sentence::effect_not_many, "{>ist }{cells.nor}{< ist} {>eine }{digits.or}"},
    {Sentence::effect_is, "{>ist }{cell}{< ist} die {digit}"},
    {Sentence::list_and, " und "},
    {Sentence::effect_and, " und "},
    {Sentence::sees, "{seeing|Die Zelle sieht|Die Zellen sehen} {seen|sie|beide|alle drei}"},
    {Sentence::sees_all, "{seeing|Die Zelle sieht|Die Zellen sehen} sie alle"},
    {Sentence::sees_ends, "{seeing|Die Zelle sieht|Die Zellen sehen} beide Enden"},
    {Sentence::sees_cells, "{seeing|Die Zelle sieht|Die Zellen sehen} all diese Zellen"},
    {Sentence::so_effect, "Also {T.so}."},
    {Sentence::hence_effect, ", also {T.so}."},
    {Sentence::both_together, "Beides zusammen: {T}."},
    // --- singles
    {Sentence::full_house,
     "{house} hat nur noch eine leere Zelle, {cell}, und nur eine Ziffer fehlt, die {digit}.\nAlso ist {cell} "
     "die {digit}."},
    {Sentence::hidden_needs, "{house} braucht {digit.a}."},
    {Sentence::hidden_blocker, " Die {digit} in {cell} schließt {cells} aus"},
    {Sentence::hidden_next_blocker, "; die {digit} in {cell} schließt {cells} aus"},
    {Sentence::hidden_lost, "{cells} {cells|hat|haben} die {digit} {past} verloren"},
    {Sentence::hidden_end, "\nEs bleibt nur {cell}, also ist {cell} die {digit}."},
    {Sentence::naked_taker, "{house} hat {digits}"},
    {Sentence::naked_lost,
     "{digits|Die Ziffer|Die Ziffern} {digits} {digits|wurde|wurden} hier {past} ausgeschlossen."},
    {Sentence::naked_end, "\nFür {cell} bleibt nur die {digit}, also ist {cell} die {digit}."},
    {Sentence::past_notes, "in deinen Notizen"},
    {Sentence::past_clue, "wegen eines Hinweises"},
    {Sentence::past_step, "in einem früheren Schritt"},
    {Sentence::past_step_number, "in einem früheren Schritt (Schritt {step})"},
    {Sentence::past_step_numbers, "in früheren Schritten (Schritte {steps})"},
};

constexpr TechniqueRow kSinglesTechniques[] = {
    {"full_house", "Full House",
     "ein Haus mit einer einzigen leeren Zelle",
     "Ein Haus enthält jede Ziffer einmal. Acht stehen schon da, also kommt die neunte in die letzte leere "
     "Zelle.",
     {}},
    {"hidden_single", "Versteckter Single",
     "eine Ziffer, die in einem Block, einer Zeile oder einer Spalte nur noch einen Platz hat",
     "Das Haus braucht die Ziffer irgendwo, und alle anderen Zellen darin sind gefüllt oder kommen nicht "
     "infrage.",
     {}},
    {"extra_house_single", "Versteckter Single im Zusatzhaus",
     "eine Ziffer, die in einer Diagonale, einem Fenster oder einem anderen Zusatzhaus nur noch einen Platz hat",
     "Ein Haus, das eine Variante hinzufügt, braucht jede Ziffer ebenso wie eine Zeile. Sind alle anderen Zellen "
     "darin gefüllt oder kommen nicht infrage, so hat die letzte die Ziffer.",
     {}},
    {"naked_single", "Nackter Single",
     "eine Zelle, für die nur noch ein Kandidat bleibt",
     "Die Zelle braucht eine Ziffer, und alle anderen stehen schon in einem ihrer Häuser oder wurden vorher "
     "ausgeschlossen.",
     {}},
    {"direct_pointing", "Direktes Pointing",
     "ein Block hält eine Ziffer in einer Zeile oder Spalte fest, und einem Block daneben bleibt nur ein Platz",
     "Alle Plätze der Ziffer im Block liegen in einer Zeile oder Spalte, also müssen die anderen Blöcke "
     "entlang dieser Reihe sie anderswo unterbringen. Einem von ihnen bleibt dafür nur eine Zelle.",
     "In {house} kann die {digit} nur in {cells.or} stehen, und {cells|sie liegt|beide liegen|alle liegen} in "
     "{other_house}.\nIn jedem Fall bekommt {other_house} dort {other_house.its} {digit}.\nAlso bleibt in "
     "{target_house} für die {digit} nur {cell}: {T}."},
    {"direct_claiming", "Direktes Claiming",
     "eine Zeile oder Spalte hält eine Ziffer in einem Block fest, und einer Reihe daneben bleibt nur ein "
     "Platz",
     "Alle Plätze der Ziffer in der Zeile oder Spalte liegen in einem Block, also müssen die anderen Reihen "
     "durch diesen Block sie außerhalb unterbringen. Einer von ihnen bleibt dafür nur eine Zelle.",
     "In {house} kann die {digit} nur in {cells.or} stehen, und {cells|sie liegt|beide liegen|alle liegen} in "
     "{other_house}.\nIn jedem Fall bekommt {other_house} dort {other_house.its} {digit}.\nAlso bleibt in "
     "{target_house} für die {digit} nur {cell}: {T}."},
    {"direct_hidden_pair", "Direktes verstecktes Paar",
     "zwei Ziffern füllen zwei Zellen eines Hauses, und einer weiteren Ziffer bleibt nur ein Platz",
     "Die beiden Ziffern haben nur zwei Zellen zur Auswahl, also kann dort keine andere Ziffer des Hauses "
     "stehen. Einer Ziffer, deren übrige Plätze alle dort lagen, bleibt nur noch einer.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also bleibt in {house} für die {digit} nur {cell}: {T}."},
    {"direct_hidden_triple", "Direktes verstecktes Tripel",
     "drei Ziffern füllen drei Zellen eines Hauses, und einer weiteren Ziffer bleibt nur ein Platz",
     "Die drei Ziffern haben nur drei Zellen zur Auswahl, also kann dort keine andere Ziffer des Hauses "
     "stehen. Einer Ziffer, deren übrige Plätze alle dort lagen, bleibt nur noch einer.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also bleibt in {house} für die {digit} nur {cell}: {T}."},
    {"locked_pair", "Gesperrtes Paar",
     "zwei Zellen einer Zeile oder Spalte und eines Blocks, die zusammen nur zwei Ziffern haben",
     "Zwei Zellen brauchen zwei Ziffern, und mehr stehen ihnen nicht offen, also verbrauchen sie beide. Die "
     "Zellen liegen in einer Reihe und in einem Block, also können diese Ziffern in keinem der beiden Häuser "
     "anderswo stehen.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house+other_house.dat} in diese Zellen und sonst nirgends hin: {T}."},
    {"locked_triple", "Gesperrtes Tripel",
     "drei Zellen einer Zeile oder Spalte und eines Blocks, die zusammen nur drei Ziffern haben",
     "Drei Zellen brauchen drei Ziffern, und mehr stehen ihnen nicht offen, also verbrauchen sie alle drei. "
     "Die Zellen liegen in einer Reihe und in einem Block, also können diese Ziffern in keinem der beiden "
     "Häuser anderswo stehen.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house+other_house.dat} in diese Zellen und sonst nirgends hin: {T}."},
    {"pointing", "Pointing",
     "in einem Block kann eine Ziffer nur in Zellen einer Zeile oder Spalte stehen",
     "Der Block braucht die Ziffer, und alle Zellen, die infrage kommen, liegen in einer Zeile oder Spalte. "
     "Welche es auch ist, sie ist zugleich die Ziffer dieser Reihe, also fällt die Ziffer im Rest der Reihe "
     "weg.",
     "In {house} kann die {digit} nur in {cells.or} stehen, und {cells|sie liegt|beide liegen|alle liegen} in "
     "{other_house}.\nIn jedem Fall bekommt {other_house} dort {other_house.its} {digit}, also {T.so}."},
    {"claiming", "Claiming",
     "in einer Zeile oder Spalte kann eine Ziffer nur in Zellen eines Blocks stehen",
     "Die Zeile oder Spalte braucht die Ziffer, und alle Zellen, die infrage kommen, liegen in einem Block. "
     "Welche es auch ist, sie ist zugleich die Ziffer dieses Blocks, also fällt die Ziffer im Rest des Blocks "
     "weg.",
     "In {house} kann die {digit} nur in {cells.or} stehen, und {cells|sie liegt|beide liegen|alle liegen} in "
     "{other_house}.\nIn jedem Fall bekommt {other_house} dort {other_house.its} {digit}, also {T.so}."},
    {"naked_pair", "Nacktes Paar",
     "zwei Zellen eines Hauses, die zusammen nur zwei Ziffern haben",
     "Zwei Zellen brauchen zwei Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, sie "
     "verbrauchen beide. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem zweiten "
     "Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_pair", "Verstecktes Paar",
     "zwei Ziffern, die in einem Haus zusammen nur zwei Plätze haben",
     "Das Haus braucht jede der beiden Ziffern, und ihnen stehen nur zwei Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_triple", "Nacktes Tripel",
     "drei Zellen eines Hauses, die zusammen nur drei Ziffern haben",
     "Drei Zellen brauchen drei Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, sie "
     "verbrauchen alle drei. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem zweiten "
     "Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_triple", "Verstecktes Tripel",
     "drei Ziffern, die in einem Haus zusammen nur drei Plätze haben",
     "Das Haus braucht jede der drei Ziffern, und ihnen stehen nur drei Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_quad", "Nacktes Quadrupel",
     "vier Zellen eines Hauses, die zusammen nur vier Ziffern haben",
     "Vier Zellen brauchen vier Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, sie "
     "verbrauchen alle vier. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem zweiten "
     "Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_quad", "Verstecktes Quadrupel",
     "vier Ziffern, die in einem Haus zusammen nur vier Plätze haben",
     "Das Haus braucht jede der vier Ziffern, und ihnen stehen nur vier Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_5", "Nackte Gruppe aus fünf",
     "fünf Zellen eines Hauses, die zusammen nur fünf Ziffern haben",
     "Fünf Zellen brauchen fünf Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, sie "
     "verbrauchen alle fünf. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem zweiten "
     "Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_5", "Versteckte Gruppe aus fünf",
     "fünf Ziffern, die in einem Haus zusammen nur fünf Plätze haben",
     "Das Haus braucht jede der fünf Ziffern, und ihnen stehen nur fünf Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_6", "Nackte Gruppe aus sechs",
     "sechs Zellen eines Hauses, die zusammen nur sechs Ziffern haben",
     "Sechs Zellen brauchen sechs Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, "
     "sie verbrauchen alle sechs. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem "
     "zweiten Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_6", "Versteckte Gruppe aus sechs",
     "sechs Ziffern, die in einem Haus zusammen nur sechs Plätze haben",
     "Das Haus braucht jede der sechs Ziffern, und ihnen stehen nur sechs Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_7", "Nackte Gruppe aus sieben",
     "sieben Zellen eines Hauses, die zusammen nur sieben Ziffern haben",
     "Sieben Zellen brauchen sieben Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, "
     "sie verbrauchen alle sieben. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem "
     "zweiten Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_7", "Versteckte Gruppe aus sieben",
     "sieben Ziffern, die in einem Haus zusammen nur sieben Plätze haben",
     "Das Haus braucht jede der sieben Ziffern, und ihnen stehen nur sieben Zellen offen: Sie füllen sie "
     "ganz. Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
    {"naked_8", "Nackte Gruppe aus acht",
     "acht Zellen eines Hauses, die zusammen nur acht Ziffern haben",
     "Acht Zellen brauchen acht Ziffern, und mehr stehen ihnen nicht offen: Wie sie sich auch verteilen, sie "
     "verbrauchen alle acht. Keine andere Zelle des Hauses kann eine davon sein, auch nicht in einem zweiten "
     "Haus, wenn die Zellen zwei gemeinsam haben.",
     "{cells} haben zusammen nur {digits}: {cells.count} Zellen, {digits.count} Ziffern.\nAlso kommen "
     "{digits} in {house} in diese Zellen und sonst nirgends hin: {T}."},
    {"hidden_8", "Versteckte Gruppe aus acht",
     "acht Ziffern, die in einem Haus zusammen nur acht Plätze haben",
     "Das Haus braucht jede der acht Ziffern, und ihnen stehen nur acht Zellen offen: Sie füllen sie ganz. "
     "Für eine andere Ziffer ist dort kein Platz.",
     "In {house} haben {digits} nur diese Plätze: {cells}. {digits.Count} Ziffern füllen {cells.count} "
     "Zellen.\nSonst passt dort nichts, also {T.so}."},
};
// clang-format on

}  // namespace

const Chapter singles = {.sentences = kSinglesSentences, .techniques = kSinglesTechniques};

}  // namespace nonet::explain::german
