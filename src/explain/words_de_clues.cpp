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
    {Sentence::split_piece, "\nDie Käfige lassen {total} für {cells}, ein Stück von: {clue}."},
    {Sentence::split_rest, " Der Rest, {cells}, ergibt {total}."},
    {Sentence::leftover_end, "\nIn jedem Fall: {T}."},
};

constexpr TechniqueRow kCluesTechniques[] = {
    {"knight_pointing", "Springer-Pointing",
     "eine Zelle, die alle Plätze einer Ziffer in einem Haus sieht, manche durch einen Springerzug",
     "Zellen im Abstand eines Springerzugs sind verschieden. Das Haus braucht die Ziffer an einem von "
     "wenigen Plätzen; eine Zelle, die alle davon sieht, durch ein Haus oder durch einen solchen Zug, "
     "kann es nicht sein.",
     "In {house} kann die {digit} nur in {cells.or} stehen.\n{hit} {hit|sieht|sehen} {cells|sie|beide|sie "
     "alle}, durch einen Sprung, wo kein Haus es tut, also {T.so}."},
    {"king_pointing", "Königs-Pointing",
     "eine Zelle, die alle Plätze einer Ziffer in einem Haus sieht, manche durch einen Königszug",
     "Zellen im Abstand eines Königszugs sind verschieden. Das Haus braucht die Ziffer an einem von "
     "wenigen Plätzen; eine Zelle, die alle davon sieht, durch ein Haus oder durch einen solchen Zug, "
     "kann es nicht sein.",
     "In {house} kann die {digit} nur in {cells.or} stehen.\n{hit} {hit|sieht|sehen} {cells|sie|beide|sie "
     "alle}, durch einen Sprung, wo kein Haus es tut, also {T.so}."},
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
    {"whisper_alternation", "Flüster-Wechsel",
     "eine Flüsterlinie, auf der niedrige und hohe Ziffern sich abwechseln und die mittlere keinen Platz "
     "hat",
     "Nachbarn auf der Linie unterscheiden sich um mindestens fünf, auf einem Brett mit neun Zeilen: "
     "Niedrige Ziffern stehen nur neben hohen, also wechseln sie sich ab, die 5 hat keinen Partner und "
     "steht nie auf der Linie, die 4 verträgt nur die 9 und die 6 nur die 1. Wo die Linie weniger "
     "verlangt, gibt es mehr Partner, doch der Schluss ist derselbe: Eine Ziffer, für die ein Nachbar "
     "keinen Partner mehr hat, fällt weg, und so weiter die Linie entlang.",
     "{clue}: {rule}, also wechseln sich niedrige und hohe Ziffern ab, soweit das es verlangt.\nMan lasse "
     "weg, was in einem Nachbarn keinen Partner hat, von einem Ende der Linie zum anderen: {T}."},
    {"sandwich_distance", "Sandwich-Abstand",
     "ein Sandwich: wie weit seine Enden auseinander liegen und was dazwischen passt",
     "Zwischen der niedrigsten und der höchsten Ziffer stehen so viele Zellen, wie die Summe braucht: Man "
     "schreibe auf, wie viele das sein können, und so weit liegen die beiden Enden auseinander. Man gehe "
     "alle Arten durch, den Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in "
     "keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"xsum_table", "X-Summen-Tabelle",
     "eine X-Summe: die Tabelle der ersten Zellen, jede mit so vielen Ziffern",
     "Die erste Zelle sagt, wie viele Zellen die Summe ergeben: Eine Ziffer, für die so viele Zellen zu "
     "wenig oder zu viel ergeben, ist nicht die erste. Man gehe alle Arten durch, den Hinweis mit den "
     "Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"skyscraper_table", "Wolkenkratzer-Tabelle",
     "ein Wolkenkratzer: die Tabelle der ersten Zellen, und wo die hohen stehen können",
     "Jede Ziffer, die man sieht, ist höher als alle vor ihr: Die erste Zelle kann nicht so hoch sein, "
     "dass zu wenige folgen können, und die höchste nicht so nah, dass zu wenige davor stehen. Man gehe "
     "alle Arten durch, den Hinweis mit den Kandidaten seiner Zellen zu füllen: Ein Kandidat, der in "
     "keiner vorkommt, fällt weg.",
     "{clue}: {rule}.\nWie man die Zellen auch füllt mit dem, was noch da ist: {T}."},
    {"min_max", "Min-Max",
     "eine Summe, deren andere Zellen mindestens so viel oder höchstens so wenig ergeben",
     "Eine Summe aus vielen Zellen hat zu viele Kombinationen, um sie aufzuschreiben, aber ihre Enden sind "
     "leicht: Gibt man allen anderen Zellen ihre niedrigsten Kandidaten, verschiedene, wo sie sich sehen, "
     "so bleibt der Zelle das Höchste, was sie haben kann; gibt man ihnen die höchsten, das Niedrigste. "
     "Was darüber hinausgeht, fällt weg.",
     "{clue}: {rule}.\nMan nehme für jede Zelle das Wenigste und das Meiste, was alle anderen ergeben: "
     "{T}."},
    {"cage_splitting", "Käfigteilung",
     "ein Käfig, den der Rand von Häusern in zwei Stücke mit eigener Summe teilt",
     "Ganze Häuser haben eine bekannte Summe. Wo Käfige innen oder außen gerade die Zellen übrig "
     "lassen, die ein Käfig auf dieser Seite hat, nennen Innies und Outies die Summe dieses Stücks; der "
     "Rest des Käfigs ergibt, was fehlt. Dann gehe man die Arten durch, diese Summe zu bilden.",
     {}},
    {"law_of_leftovers", "Gesetz der Reste",
     "Zellen, um die gleich viele Zeilen und Regionen sich überragen und die dieselben Ziffern enthalten",
     "Man lege einige Zeilen oder Spalten über ebenso viele Regionen. Beide enthalten jede Ziffer gleich "
     "oft, also enthält das, was auf der einen Seite übersteht, dieselben Ziffern wie das, was auf der "
     "anderen übersteht. Was keine Zelle der einen Seite sein kann, ist keine der anderen.",
     "{house} und {other_house} enthalten dieselben Ziffern, also auch, was sie nicht gemeinsam haben: "
     "{cells} und {others}.\nIn {others} steht keine {digits.or}, also {T.so}."},
    {"parity_colouring", "Paritätsfärbung",
     "Zellen, die durch Punkte, Zeichen und Summen zusammenhängen, so dass eine gerade Ziffer sagt, "
     "welche anderen gerade sind",
     "Ein weißer Punkt verbindet eine gerade und eine ungerade Ziffer, ein X zwei gleichartige, ein V "
     "zwei verschiedene; eine Summe, von deren anderen Zellen man weiß, ob sie gerade sind, sagt dasselbe "
     "von ihren letzten beiden. Hinweis um Hinweis hängen so Zellen zusammen, wie weit sie auch "
     "auseinander liegen. Man nehme die Sorte einer von ihnen an: Hat dann eine Zelle keinen Kandidaten "
     "mehr oder ein Haus zu viele Zellen einer Sorte, so ist sie nicht von dieser Sorte, und die anderen "
     "sind nicht von dem, was folgen würde.",
     "Hinweise verbinden {cells}: Von welcher Sorte eine Ziffer ist, entscheidet es für alle.\nIst "
     "{suppose.cells} {suppose.digits.or}, dann [hat {clash_cell} keinen Kandidaten mehr][hat "
     "{clash_house.houses} zu viele Zellen für {clash_house.digits}][müsste {clash.cells} von zwei "
     "Sorten sein], also {T.so}."},
    {"modular_colouring", "Restfärbung",
     "Zellen, die durch Modullinien und Summen zusammenhängen, nach dem Rest durch drei",
     "Auf einer Modullinie hat jede dritte Zelle denselben Rest durch drei; eine Summe, deren andere Reste "
     "man kennt, sagt, wie ihre letzten beiden zusammengehören. Hinweis um Hinweis hängen so Zellen "
     "zusammen, wie weit sie auch auseinander liegen. Man nehme die Sorte einer von ihnen an: Hat dann "
     "eine Zelle keinen Kandidaten mehr oder ein Haus zu viele Zellen einer Sorte, so ist sie nicht von "
     "dieser Sorte, und die anderen sind nicht von dem, was folgen würde.",
     "Hinweise verbinden {cells}: Von welcher Sorte eine Ziffer ist, entscheidet es für alle.\nIst "
     "{suppose.cells} {suppose.digits.or}, dann [hat {clash_cell} keinen Kandidaten mehr][hat "
     "{clash_house.houses} zu viele Zellen für {clash_house.digits}][müsste {clash.cells} von zwei "
     "Sorten sein], also {T.so}."},
    {"entropic_colouring", "Entropiefärbung",
     "Zellen, die durch Entropielinien zusammenhängen, nach niedrigen, mittleren und hohen Ziffern",
     "Auf einer Entropielinie ist jede dritte Zelle aus demselben Drittel: niedrig, mittel oder hoch. "
     "Hinweis um Hinweis hängen so Zellen zusammen, wie weit sie auch auseinander liegen. Man nehme die "
     "Sorte einer von ihnen an: Hat dann eine Zelle keinen Kandidaten mehr oder ein Haus zu viele Zellen "
     "einer Sorte, so ist sie nicht von dieser Sorte, und die anderen sind nicht von dem, was folgen "
     "würde.",
     "Hinweise verbinden {cells}: Von welcher Sorte eine Ziffer ist, entscheidet es für alle.\nIst "
     "{suppose.cells} {suppose.digits.or}, dann [hat {clash_cell} keinen Kandidaten mehr][hat "
     "{clash_house.houses} zu viele Zellen für {clash_house.digits}][müsste {clash.cells} von zwei "
     "Sorten sein], also {T.so}."},
    {"high_low_colouring", "Hoch-Tief-Färbung",
     "Zellen, die durch Flüsterlinien zusammenhängen, nach niedrigen und hohen Ziffern",
     "Auf einer Flüsterlinie wechseln sich niedrige und hohe Ziffern ab. Hinweis um Hinweis hängen so "
     "Zellen zusammen, wie weit sie auch auseinander liegen. Man nehme die Sorte einer von ihnen an: Hat "
     "dann eine Zelle keinen Kandidaten mehr oder ein Haus zu viele Zellen einer Sorte, so ist sie nicht "
     "von dieser Sorte, und die anderen sind nicht von dem, was folgen würde.",
     "Hinweise verbinden {cells}: Von welcher Sorte eine Ziffer ist, entscheidet es für alle.\nIst "
     "{suppose.cells} {suppose.digits.or}, dann [hat {clash_cell} keinen Kandidaten mehr][hat "
     "{clash_house.houses} zu viele Zellen für {clash_house.digits}][müsste {clash.cells} von zwei "
     "Sorten sein], also {T.so}."},
    {"clue_net", "Hinweisnetz",
     "eine Ziffer, von der Singles und Hinweise zu einem Widerspruch führen",
     "Man nehme an, eine Zelle sei eine bestimmte Ziffer, und gehe nur mit Singles, gebundenen Ziffern, Paaren "
     "und mit dem weiter, was jeder Hinweis seinen Zellen lässt. Führt das zu einem Hinweis, der sich nicht füllen lässt, zu einer Zelle ohne "
     "Kandidaten oder zu einem Haus ohne Platz für eine Ziffer, so ist die Zelle nicht diese Ziffer.",
     "Angenommen, {suppose.cells} ist {suppose.digits}[; dann {follows|folgt|folgen} nacheinander "
     "{follows.cells}].\n[So lässt sich das nicht mehr füllen: {clue}][{clash_cell} hat keinen Kandidaten "
     "mehr][{clash_house.houses} hat keinen Platz mehr für die {clash_house.digits}], also {T.so}."},
    {"clue_net_verity", "Hinweisnetz-Übereinstimmung",
     "eine Zelle oder ein Haus, deren Möglichkeiten durch Singles und Hinweise alle zum selben führen",
     "Man gehe die Kandidaten einer Zelle durch oder die Plätze einer Ziffer in einem Haus und folge jedem mit "
     "Singles, gebundenen Ziffern, Paaren und dem, was die Hinweise lassen. Einer davon ist wahr. Was in jedem "
     "dieser Fälle fällt, fällt.",
     "[Welcher seiner Kandidaten {cell} auch ist][Wo die {digit} in {house} auch steht, in {cells.or}]: Singles und "
     "Hinweise führen zum selben.\nIn jedem Fall: {T}."},
};
// clang-format on

}  // namespace

const Chapter clues = {.sentences = kCluesSentences, .techniques = kCluesTechniques};

}  // namespace nonet::explain::german
