// German: steps that trust the puzzle to have one solution.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kUniquenessSentences[] = {
    {Sentence::hidden_rectangle,
     "{cells} bilden ein Rechteck aus {digits} in zwei Blöcken; {floor} hat nur diese beiden "
     "Ziffern.\nAngenommen, {cell} ist {y}. Dann kann in {row} nur {row_cell} die {x} sein, in {column} nur "
     "{column_cell}, und {floor} ist {y}.\nNun ließen sich {digits} in den vier Ecken vertauschen, und das "
     "Rätsel hätte zwei Lösungen. Also {T.so}."},
};

constexpr TechniqueRow kUniquenessTechniques[] = {
    {"unique_rectangle_1", "Eindeutiges Rechteck Typ 1",
     "drei Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Ziffern und sonst nichts",
     "Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, in denen nur zwei Ziffern stehen, können sie "
     "vertauschen: Keine andere Zelle würde es merken, und das Rätsel hätte zwei Lösungen. In einem Rätsel mit "
     "einer Lösung kommt es nie dazu, also ist die vierte Ecke einer ihrer anderen Kandidaten.",
     "{floor} haben nur {digits}; {roof} ist die vierte Ecke eines Rechtecks in zwei Zeilen, zwei Spalten und "
     "zwei Blöcken.\nWäre auch {roof} eine {digits.or}, so ließen sich {digits} in den vier Ecken vertauschen, "
     "und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also {T.so}."},
    {"unique_rectangle_2", "Eindeutiges Rechteck Typ 2",
     "ein Rechteck aus zwei Ziffern in zwei Blöcken, mit einer weiteren Ziffer in zwei Ecken einer Seite",
     "Wäre keine der beiden Dachecken die weitere Ziffer, so stünden im Rechteck nur zwei Ziffern, es ließe "
     "sich auf zwei Arten füllen, und das Rätsel hätte zwei Lösungen. Also ist eine der Dachecken die weitere "
     "Ziffer, und keine Zelle, die beide sieht, kann es sein.",
     "{floor+roof} bilden ein Rechteck aus {digits} in zwei Blöcken; nur {roof} haben noch einen Kandidaten, die "
     "{z}.\nWäre keine von beiden die {z}, so ließen sich {digits} in den vier Ecken vertauschen, und das Rätsel "
     "hätte zwei Lösungen.\nAlso ist {roof.or} die {z}. So oder so {T.so}: {sees:roof}."},
    {"unique_rectangle_3", "Eindeutiges Rechteck Typ 3",
     "die weiteren Kandidaten der beiden Dachecken eines Rechtecks bilden mit anderen Zellen eine nackte Gruppe",
     "Eine der beiden Dachecken muss eine Ziffer sein, die nicht zum Rechteck gehört, sonst hätte das Rätsel "
     "zwei Lösungen. Zusammen sind die beiden Ecken also wie eine Zelle, die diese weiteren Ziffern zu "
     "Kandidaten hat. Bildet diese Zelle mit anderen eines Hauses eine nackte Gruppe, so sind deren Ziffern "
     "dort verbraucht.",
     "{floor+roof} bilden ein Rechteck aus {digits} in zwei Blöcken; nur {roof} haben weitere Kandidaten, "
     "{extra.digits}.\nWäre keine von beiden eine {extra.digits.or}, so ließen sich {digits} in den vier Ecken "
     "vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} eine {extra.digits.or}. Zusammen mit "
     "{subset} verbraucht diese Zelle {subset.digits} in {house}: {T}."},
    {"unique_rectangle_4", "Eindeutiges Rechteck Typ 4",
     "eine der beiden Ziffern eines Rechtecks hat in einem Haus, das die Dachecken gemeinsam haben, nur diese "
     "zwei Plätze",
     "Eine der Dachecken ist die Ziffer, die nur dort Platz hat. Wäre die andere die zweite Ziffer des "
     "Rechtecks, so stünden in allen vier Ecken nur die beiden Ziffern, sie ließen sich vertauschen, und das "
     "Rätsel hätte zwei Lösungen. Also ist keine der beiden Ecken die zweite Ziffer.",
     "{floor+roof} bilden ein Rechteck aus {digits} in zwei Blöcken.\nIn {other_house} kann die {x} nur in "
     "{roof.or} stehen, also ist eine davon die {x}.\nWäre die andere die {y.or}, so ließen sich {digits} in den "
     "vier Ecken vertauschen, und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also "
     "{T.so}."},
    {"unique_rectangle_5", "Eindeutiges Rechteck Typ 5",
     "ein Rechteck aus zwei Ziffern in zwei Blöcken, mit einer weiteren Ziffer in zwei Ecken über Kreuz oder in "
     "drei",
     "Wäre keine der Dachecken die weitere Ziffer, so stünden im Rechteck nur zwei Ziffern, es ließe sich auf "
     "zwei Arten füllen, und das Rätsel hätte zwei Lösungen. Also ist eine davon die weitere Ziffer, und keine "
     "Zelle, die sie alle sieht, kann es sein.",
     "{floor+roof} bilden ein Rechteck aus {digits} in zwei Blöcken; nur {roof} {roof|hat|haben} noch einen "
     "Kandidaten, die {z}.\nWäre {roof|sie nicht|keine von beiden|keine davon} die {z}, so ließen sich {digits} "
     "in den vier Ecken vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} die {z}. In jedem "
     "Fall {T.so}: {sees:roof}."},
    {"unique_rectangle_6", "Eindeutiges Rechteck Typ 6",
     "ein Rechteck mit den Ecken ohne Zusätze über Kreuz, in dem eine der beiden Ziffern einen X-Wing bildet",
     "Die Ziffer des X-Wings steht in zwei Ecken über Kreuz. Wären das die Dachecken, so könnten die beiden "
     "anderen nicht diese Ziffer sein und wären beide die zweite: Im Rechteck stünden nur zwei Ziffern, es "
     "ließe sich auf zwei Arten füllen, und das Rätsel hätte zwei Lösungen. Also ist keine der Dachecken diese "
     "Ziffer.",
     "{floor+roof} bilden ein Rechteck aus {digits} in zwei Blöcken; {floor} haben nur diese beiden "
     "Ziffern.\nIn {house.dat} kann die {x} nur in diesen Ecken stehen, also sind entweder {floor} beide {x} oder "
     "{roof}.\nWären {roof} die {x}, so wären {floor} die {y}; {digits} ließen sich in den vier Ecken "
     "vertauschen, und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also {T.so}."},
    {"hidden_rectangle", "Verstecktes Rechteck",
     "eine Ecke mit zwei Kandidaten, von denen einer auf beiden Seiten der Gegenecke nur im Rechteck Platz hat",
     "Wäre die Gegenecke die zweite Ziffer, so müsste die erste in den beiden Ecken neben ihr stehen, und die "
     "Ecke mit zwei Kandidaten, die beide sieht, wäre auch die zweite Ziffer. Im Rechteck stünden nur zwei "
     "Ziffern, es ließe sich auf zwei Arten füllen, und das Rätsel hätte zwei Lösungen. Also ist die Gegenecke "
     "nicht die zweite Ziffer.",
     {}},
    {"avoidable_rectangle_1", "Vermeidbares Rechteck Typ 1",
     "drei gelöste Ecken, die keine Vorgaben sind, und eine vierte, die ein Rechteck aus zwei Ziffern "
     "vollenden könnte",
     "Stünden in vier Ecken in zwei Zeilen, zwei Spalten und zwei Blöcken zwei Ziffern über Kreuz und wäre "
     "keine davon vorgegeben, so ließen sich die Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Ein "
     "Rätsel mit einer Lösung vermeidet das. Vorgaben lassen sich nicht vertauschen, also gehören sie nie dazu.",
     "{floor} sind gelöst, aber nicht vorgegeben: {floor.values}.\nWäre {roof} die {x}, so ließen sich {digits} in "
     "diesen vier Ecken vertauschen, und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also "
     "{T.so}."},
    {"avoidable_rectangle_2", "Vermeidbares Rechteck Typ 2",
     "zwei gelöste Ecken, die keine Vorgaben sind, und zwei Zellen mit zwei Kandidaten und derselben weiteren "
     "Ziffer",
     "Stünden in vier Ecken in zwei Zeilen, zwei Spalten und zwei Blöcken zwei Ziffern über Kreuz und wäre "
     "keine davon vorgegeben, so ließen sich die Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Also "
     "ist eine der beiden ungelösten Ecken ihr anderer Kandidat. Es ist in beiden dieselbe Ziffer, und keine "
     "Zelle, die beide sieht, kann sie sein.",
     "{floor} sind gelöst, aber nicht vorgegeben: {floor.values}.\nWäre {roof.nor} die {z}, so ließen sich "
     "{digits} in diesen vier Ecken vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} die {z}. "
     "So oder so {T.so}: {sees:roof}."},
    {"bug_1", "BUG Typ 1",
     "alle ungelösten Zellen bis auf eine haben zwei Kandidaten, und ohne deren Zusätze hätte jede Ziffer "
     "überall zwei Plätze, wo sie noch fehlt",
     "Ein Gitter, in dem jede ungelöste Zelle zwei Kandidaten hat und jede fehlende Ziffer in jedem Haus zwei "
     "Plätze, hat zwei Lösungen oder keine: Was auch immer es löst, die anderen Kandidaten lösen es ebenso. Nur "
     "die Zusätze einer Zelle bewahren das Gitter davor, also ist diese Zelle einer davon.",
     "Jede ungelöste Zelle hat zwei Kandidaten, außer {roof} mit {roof.marks}.\nOhne {extra.digits|die "
     "|}{extra.digits} dort hätte "
     "jede Ziffer genau zwei Plätze in jedem Haus, das sie noch braucht. Ein solches Gitter hat zwei Lösungen "
     "oder keine.\nDas Rätsel hat nur eine Lösung, also ist {roof} die {extra.digits.or}: {T}."},
    {"bug_2", "BUG Typ 2",
     "ein Gitter aus Zellen mit zwei Kandidaten, wäre da nicht eine Ziffer in einigen Zellen",
     "Ein Gitter, in dem jede ungelöste Zelle zwei Kandidaten hat und jede fehlende Ziffer in jedem Haus zwei "
     "Plätze, hat zwei Lösungen oder keine. Einer der Zusätze, die das Gitter davor bewahren, ist also wahr. Es "
     "ist überall dieselbe Ziffer, und keine Zelle, die alle diese Zellen sieht, kann sie sein.",
     "Jede ungelöste Zelle hat zwei Kandidaten, außer {roof}.\nOhne die {z} in {roof|dieser Zelle|diesen "
     "beiden|diesen Zellen} hätte jede Ziffer genau zwei Plätze in jedem Haus, das sie noch braucht. Ein solches "
     "Gitter hat zwei Lösungen oder keine.\nDas Rätsel hat nur eine Lösung, also ist eine davon die {z}.\nIn "
     "jedem Fall {T.so}: {sees:roof}."},
    {"bug_3", "BUG Typ 3",
     "ein Gitter aus Zellen mit zwei Kandidaten, wären da nicht Zusätze, die mit anderen Zellen eine nackte "
     "Gruppe bilden",
     "Einer der Zusätze, die das Gitter davor bewahren, zwei Lösungen oder keine zu haben, ist wahr. Zusammen "
     "sind die Zellen mit Zusätzen also wie eine Zelle, die diese Zusätze zu Kandidaten hat. Bildet diese Zelle "
     "mit Zellen eines Hauses, die sie alle sehen, eine nackte Gruppe, so sind deren Ziffern dort verbraucht.",
     "Jede ungelöste Zelle hat zwei Kandidaten, außer {roof}.\nOhne {extra.digits|die |}{extra.digits} dort "
     "hätte jede Ziffer genau "
     "zwei Plätze in jedem Haus, das sie noch braucht. Ein solches Gitter hat zwei Lösungen oder keine.\nDas "
     "Rätsel hat nur eine Lösung, also ist eine dieser Zellen eine {extra.digits.or}. Zusammen mit {subset} "
     "verbraucht sie {subset.digits}: {T}."},
    {"bug_4", "BUG Typ 4",
     "ein Gitter aus Zellen mit zwei Kandidaten, wären da nicht Zusätze in zwei Zellen, auf die eine andere "
     "Ziffer beschränkt ist",
     "Einer der Zusätze, die das Gitter davor bewahren, zwei Lösungen oder keine zu haben, ist wahr. Stehen die "
     "Zusätze in zwei Zellen und hat eine andere Ziffer in einem Haus nur diese zwei Plätze, so ist eine davon "
     "diese Ziffer und die andere ein Zusatz; für andere Kandidaten bleibt kein Platz.",
     "Jede ungelöste Zelle hat zwei Kandidaten, außer {roof}.\nOhne {extra.digits|die |}{extra.digits} dort "
     "hätte jede Ziffer genau "
     "zwei Plätze in jedem Haus, das sie noch braucht. Ein solches Gitter hat zwei Lösungen oder keine.\nDas "
     "Rätsel hat nur eine Lösung, also ist eine dieser Zellen eine {extra.digits.or}. Die andere ist die {x}, die in "
     "{other_house} sonst keinen Platz hat.\nSonst passt dort nichts: {T}."},
    {"unique_loop", "Eindeutige Schleife",
     "ein Ring aus sechs oder mehr Zellen, in dem dieselben zwei Ziffern stehen könnten, wären da nicht Zusätze "
     "in einigen davon",
     "In einem solchen Ring haben Nachbarn ein Haus gemeinsam, und jedes Haus, das er berührt, enthält genau "
     "zwei seiner Zellen, eine an gerader und eine an ungerader Stelle. Stünden darin nur zwei Ziffern, so "
     "wechselten sie sich ab, und kein Haus würde merken, wenn man sie vertauscht: zwei Lösungen. Also ist "
     "einer der Zusätze wahr, mit denselben Folgen wie beim eindeutigen Rechteck.",
     "{floor+roof} bilden eine Schleife, in der jedes Haus zwei Zellen enthält; alle haben {digits}, und nur "
     "{roof} {roof|hat|haben} mehr.\n[In {other_house} kann die {x} nur in {roof.or} stehen, also ist eine davon "
     "die {x}. Hätte die andere keine weitere Ziffer, so ließen sich {digits} in der ganzen Schleife "
     "vertauschen, und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also {T.so}.][Hätte "
     "{roof} nur {digits}, so ließen sich {digits} in der ganzen Schleife vertauschen, und das Rätsel hätte zwei "
     "Lösungen.\nDas Rätsel hat nur eine Lösung, also ist {cell} die {extra.digits.or}: {T}.][Wäre {roof.nor} die "
     "{z}, so ließen sich {digits} in der ganzen Schleife vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso "
     "ist {roof.or} die {z}. In jedem Fall {T.so}: {sees:roof}.][Wäre {roof.nor} eine {extra.digits.or}, so "
     "ließen sich "
     "{digits} in der ganzen Schleife vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} "
     "eine {extra.digits.or}. Zusammen mit {subset} verbraucht diese Zelle {subset.digits} in {house}: {T}.]"},
    {"extended_rectangle", "Erweitertes Rechteck",
     "sechs Zellen, zwei mal drei in Reihen, in denen dieselben drei Ziffern stehen könnten, wären da nicht "
     "Zusätze in einer oder zweien",
     "Drei Zellen einer Reihe, die nur drei Ziffern haben, enthalten jede davon einmal. Kreuzen zwei solche "
     "Reihen dieselben drei Reihen und liegen in einem Block entweder drei nebeneinander oder zwei gegenüber, "
     "so lassen sich die beiden Reihen vertauschen: zwei Lösungen. Also ist einer der Zusätze wahr, mit "
     "denselben Folgen wie beim eindeutigen Rechteck.",
     "{floor+roof} sind zwei Dreierreihen, die beide mit {digits} gefüllt werden könnten; nur {roof} "
     "{roof|hat|haben} mehr.\n[In {other_house} kann die {x} nur in {roof.or} stehen, also ist eine davon die "
     "{x}. Hätte die andere keine weitere Ziffer, so ließen sich die beiden Reihen vertauschen, und das Rätsel "
     "hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, also {T.so}.][Hätte {roof} nur {digits}, so ließen "
     "sich die beiden Reihen vertauschen, und das Rätsel hätte zwei Lösungen.\nDas Rätsel hat nur eine Lösung, "
     "also ist {cell} die {extra.digits.or}: {T}.][Wäre {roof.nor} die {z}, so ließen sich die beiden Reihen "
     "vertauschen, und das Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} die {z}. In jedem Fall {T.so}: "
     "{sees:roof}.][Wäre {roof.nor} eine {extra.digits.or}, so ließen sich die beiden Reihen vertauschen, und das "
     "Rätsel hätte zwei Lösungen.\nAlso ist {roof.or} eine {extra.digits.or}. Zusammen mit {subset} verbraucht diese "
     "Zelle {subset.digits} in {house}: {T}.]"},
};
// clang-format on

}  // namespace

const Chapter uniqueness = {.sentences = kUniquenessSentences, .techniques = kUniquenessTechniques};

}  // namespace nonet::explain::german
