// German: what clues leave to their cells.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kCluesSentences[] = {
    {Sentence::leftover_houses, "{houses} {houses|ergibt|ergeben} zusammen {whole}."},
    {Sentence::leftover_innies, "\nDie Käfige darin lassen {total} für {cells}."},
    {Sentence::leftover_outies, "\nDie Käfige, die das bedecken, ergeben {total} mehr: so viel ergibt {cells}."},
    {Sentence::leftover_more, "\nMit den Käfigen, die es berühren, ergibt {more} um {total} mehr als {less}."},
    {Sentence::leftover_end, "\nIn jedem Fall: {T}."},
};

constexpr TechniqueRow kCluesTechniques[] = {
    {"sight_pointing", "Pointing auf Sicht",
     "eine Zelle, die alle Plätze einer Ziffer in einem Haus sieht, durch einen Sprung, einen Käfig oder "
     "eine Linie",
     "Das Haus braucht die Ziffer an einem von wenigen Plätzen. Eine Zelle, die alle davon sieht, ob durch "
     "ein Haus, einen Springerzug, einen Königszug oder einen Käfig ohne Wiederholung, kann es nicht sein.",
     "In {house} kann die {digit} nur in {cells.or} stehen.\n{hit} {hit|sieht|sehen} "
     "{cells|sie|beide|sie alle}, also {T.so}."},
    {"cage_combinations", "Käfigkombinationen",
     "ein Käfig, dessen Summe nur wenige Kombinationen von Ziffern zulässt",
     "Die Ziffern eines Käfigs ergeben seine Summe, und Zellen darin, die sich sehen, sind verschieden. "
     "Man schreibe alle Kombinationen auf, die die Summe ergeben und in die Zellen passen: Ein Käfig 17 "
     "aus zwei Zellen enthält 8 und 9. Ein Kandidat, der in keiner Art vorkommt, den Käfig zu füllen, "
     "fällt weg.",
     "{clue}: Dort {digits|bleibt|bleiben} nur {digits}.\nKeine Art, ihn zu füllen, braucht mehr, also "
     "{T.so}."},
    {"thermo_bounds", "Thermo-Grenzen",
     "Zellen, die von einer Kugel an steigen oder größer sind als ihre Nachbarn",
     "Die Zellen eines Thermometers steigen, also hat jede mindestens so viele Ziffern unter sich wie "
     "Zellen vor sich und so viele über sich wie Zellen nach sich. Man gehe alle Arten durch, den Hinweis "
     "mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"line_relations", "Linienbeziehungen",
     "eine Linie, deren Nachbarn weit auseinander liegen oder sich abwechseln",
     "Wer auf der Linie neben einer Zelle steht, muss weit von ihr entfernt oder aus einer anderen Gruppe "
     "sein: Eine Ziffer, für die ein Nachbar keinen Partner mehr hat, kann dort nicht stehen. Man gehe "
     "alle Arten durch, den Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in "
     "keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"renban_windows", "Renban-Fenster",
     "eine Linie aufeinanderfolgender Ziffern",
     "Die Ziffern der Linie sind ein Fenster aufeinanderfolgender: Was nicht zu dem passt, was die anderen "
     "Zellen enthalten können, liegt außerhalb. Man gehe alle Arten durch, den Hinweis mit den Kandidaten "
     "seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"dots_and_xv", "Punkte und XV",
     "zwei Zellen nebeneinander mit einem Punkt, einem X oder einem V dazwischen oder mit nichts davon",
     "Das Zeichen zwischen zwei Zellen, oder dass es fehlt, ist eine Tabelle von Paaren: Eine Ziffer der "
     "einen ohne Partner in der anderen kann dort nicht stehen. Man gehe alle Arten durch, den Hinweis mit "
     "den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"arrow_bounds", "Pfeilgrenzen",
     "eine Summe entlang eines Pfeils oder eines Reißverschlusses",
     "Die Ziffern entlang der Linie ergeben die Summe, die der Kreis oder die Enden nennen: Was die "
     "anderen mindestens und höchstens ergeben, begrenzt jede von ihnen. Man gehe alle Arten durch, den "
     "Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"outside_clues", "Zahlen am Rand",
     "eine Zahl außerhalb des Gitters und die Zellen, auf die sie blickt",
     "Die Zahl spricht von der ganzen Zeile, Spalte oder Schräge: Ziffern, die in keiner Art vorkommen, "
     "sie passend zur Zahl zu füllen, können dort nicht stehen. Man gehe alle Arten durch, den Hinweis mit "
     "den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"quad_lock", "Quad-Sperre",
     "Ziffern, die um eine Ecke stehen",
     "Die gedruckten Ziffern müssen alle um die Ecke Platz finden. Man gehe alle Arten durch, den Hinweis "
     "mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"line_ends", "Linienenden",
     "eine Linie, die zwischen ihren Enden liegt oder sich von ihnen fernhält",
     "Die Enden sagen, was auf der Linie liegen kann, und was dort liegt, sagt, wie weit die Enden "
     "auseinander sind. Man gehe alle Arten durch, den Hinweis mit den Kandidaten seiner Zellen zu füllen: "
     "Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"region_sum_balance", "Regionssummen-Waage",
     "eine Linie mit derselben Summe in jeder Region",
     "Die Stücke der Linie ergeben dieselbe Summe: Was ein Stück mindestens und höchstens ergibt, begrenzt "
     "alle anderen. Man gehe alle Arten durch, den Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein "
     "Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"equal_cells", "Gleiche Zellen",
     "Zellen mit denselben Ziffern",
     "Was die eine Zelle nicht sein kann, kann auch die andere nicht sein. Man gehe alle Arten durch, den "
     "Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"clue_cases", "Hinweisfälle",
     "jeder andere Hinweis, der seinen Zellen wenige Möglichkeiten lässt",
     "Der Hinweis sagt, welche Ziffern zusammengehören. Man gehe alle Arten durch, den Hinweis mit den "
     "Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"killer_subset", "Killer-Teilmenge",
     "eine Ziffer, die jede Kombination eines Käfigs oder eines anderen Hinweises enthält",
     "Enthält jede Art, einen Käfig, eine Renban-Linie oder die Zellen um eine Ecke zu füllen, eine "
     "bestimmte Ziffer, so steht sie in einer der Zellen des Hinweises, die sie aufnehmen können. Eine "
     "Zelle, die alle diese sieht, kann es nicht sein.",
     "{clue}: Jede Art, die Zellen zu füllen, enthält {digit.a}, und die kann nur in {cells.or} stehen.\n{hit} "
     "{hit|sieht|sehen} {cells|sie|beide|sie alle}, also {T.so}."},
    {"innies_outies", "Innies und Outies",
     "Käfige, die ein bis vier Häuser bis auf wenige Zellen füllen oder um wenige überragen",
     "Ein Haus enthält jede Ziffer einmal, also kennt man seine Summe: 45 auf einem Brett mit neun Zeilen. "
     "Man ziehe die Käfige ab, die darin liegen: Die Zellen, die übrig bleiben, die Innies, ergeben den "
     "Rest. Oder man zähle die Käfige zusammen, die die Häuser bedecken: Die Zellen, die hinausragen, die "
     "Outies, ergeben das, was zu viel ist. Dann gehe man die Arten durch, diese Summe zu bilden.",
     {}},
    {"clue_net", "Hinweisnetz",
     "eine Ziffer, von der Singles und Hinweise zu einem Widerspruch führen",
     "Man nehme an, eine Zelle sei eine bestimmte Ziffer, und gehe nur mit Singles und mit dem weiter, was jeder "
     "Hinweis seinen Zellen lässt. Führt das zu einem Hinweis, der sich nicht füllen lässt, zu einer Zelle ohne "
     "Kandidaten oder zu einem Haus ohne Platz für eine Ziffer, so ist die Zelle nicht diese Ziffer.",
     "Angenommen, {suppose.cells} ist {suppose.digits}[; dann {follows|folgt|folgen} nacheinander "
     "{follows.cells}].\n[So lässt sich das nicht mehr füllen: {clue}][{clash_cell} hat keinen Kandidaten "
     "mehr][{clash_house.houses} hat keinen Platz mehr für die {clash_house.digits}], also {T.so}."},
};
// clang-format on

}  // namespace

const Chapter clues = {.sentences = kCluesSentences, .techniques = kCluesTechniques};

}  // namespace nonet::explain::german
