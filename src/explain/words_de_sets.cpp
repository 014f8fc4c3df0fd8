// German: almost locked sets, and cells that are filled in all ways.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

// clang-format off
constexpr SentenceRow kSetsSentences[] = {
    {Sentence::als_set,
     "Menge {name}, {cells}, hat {digits} ({cells.count} {cells|Zelle|Zellen}, {digits.count} Ziffern)."},
    {Sentence::als_xz_one,
     "\nEine Menge mit einer Ziffer zu viel kann nur auf eine davon verzichten.\nJede {x} von A sieht jede {x} von "
     "B, also hat eine der Mengen keine {x} und muss alle ihre anderen Ziffern verwenden, darunter {z|die "
     "|}{z}.\n"},
    {Sentence::als_xz_two,
     "\nEine Menge mit einer Ziffer zu viel kann nur auf eine davon verzichten.\nJede {x} von A sieht jede {x} von "
     "B, und mit der {y} ist es ebenso.\nAlso hat eine Menge keine {x} und die andere keine {y}; alle ihre anderen "
     "Ziffern behalten sie: {T}."},
    {Sentence::als_xz_in, "Also steht die {digit} in A ({a.or}) oder in B ({b.or})"},
    {Sentence::als_xz_also_in, "; die {digit} steht in A ({a.or}) oder in B ({b.or})"},
    {Sentence::als_either_way, ".\nSo oder so {T.so}"},
    {Sentence::als_places_seen, ", denn von dort ist jeder Platz für diese Ziffer zu sehen."},
    {Sentence::als_xy_wing,
     "Drei Mengen mit je einer Ziffer mehr als Zellen: Scharnier {hinge} ({hinge_digits}), A {a} ({a_digits}), B "
     "{b} ({b_digits}).\nDas Scharnier kann nur auf eine Ziffer verzichten, also enthält es die {x} oder die "
     "{y}.\nEnthält es die {x}, so hat A keine {x} und muss alle anderen Ziffern verwenden, darunter {z|die "
     "|}{z}.\nEnthält es die {y}, so hat B keine {y} und muss alle anderen Ziffern verwenden, darunter {z|die "
     "|}{z}.\nSo oder so {T.so}"},
    {Sentence::als_xy_sees,
     ": {seeing|Die Zelle sieht|Die Zellen sehen} jeden Platz für die {digit} in A ({a.or}) und B ({b.or})."},
    {Sentence::als_xy_sees_digits,
     ": {seeing|Die Zelle sieht|Die Zellen sehen} jeden Platz für diese Ziffer in A und B."},
    {Sentence::sue_de_coq,
     "{crossing}, wo {line} und {box} sich schneiden, haben {digits}.\nNimm {a} ({a_digits}) aus {line} und {b} "
     "({b_digits}) aus {box} dazu: {cells} Zellen, {all} Ziffern, und "},
    {Sentence::sue_de_coq_once, "keine Ziffer passt zweimal hinein.\nAlso steht jede von ihnen dort: "},
    {Sentence::sue_de_coq_twice,
     "nur {digits|die |}{digits} {digits|passt|passen} zweimal hinein, einmal auf jeder Seite.\nAlso steht jede "
     "von ihnen dort, {digits|die |}{digits} zweimal: "},
    {Sentence::sue_de_coq_end,
     "{in_line} innerhalb von {line}; {in_box} innerhalb von {box}.\nDer Rest von {line} verliert {in_line}, der "
     "Rest von {box} verliert {in_box}: {T}."},
    {Sentence::blossom_stem,
     "{stem} ist {digits.or}. Jede Wahl nimmt einer Menge diese Ziffer; eine Menge hat eine Ziffer mehr als "
     "Zellen, also muss sie dann alle anderen verwenden.\n"},
    {Sentence::blossom_petal,
     "{letter}. Ist {stem} die {digit}, so {petal|verliert|verlieren} {petal} ({digits}) die {digit}, also "
     "{uses.so}.\n"},
    {Sentence::blossom_end, "In jedem Fall {T.so}"},
};

constexpr TechniqueRow kSetsTechniques[] = {
    {"sue_de_coq", "Sue de Coq",
     "wo eine Reihe und ein Block sich schneiden, mit Zellen von beiden, die alle Ziffern dort verbrauchen",
     "Jede Ziffer des Musters kann darin nur einmal stehen: die Ziffern der Zellen aus der Reihe, weil diese "
     "mit der Schnittmenge in einer Reihe liegen, die der Zellen aus dem Block, weil diese mit ihr in einem "
     "Block liegen, und keine Ziffer gehört zu beiden Teilen. Da es so viele Zellen wie Ziffern sind, steht jede "
     "genau einmal im Muster. Eine Ziffer, die ihre Plätze in der Schnittmenge und im Teil der Reihe hat, fällt "
     "im Rest der Reihe weg, eine mit Plätzen in der Schnittmenge und im Teil des Blocks im Rest des Blocks, "
     "eine mit Plätzen nur in der Schnittmenge in beiden.",
     {}},
    {"aligned_pair_exclusion", "Ausschluss ausgerichteter Paare",
     "ein Kandidat von zwei Zellen, der zu keiner Wahl für die andere passt",
     "Man fülle die zwei Zellen auf alle Arten. Zellen, die einander sehen, können nicht dieselbe Ziffer sein; "
     "und einer weiteren Zelle, die beide sieht, muss ein Kandidat bleiben, also können die zwei ihr nicht "
     "beide Ziffern nehmen. Bleibt keine Art übrig, in der eine Zelle eine bestimmte Ziffer ist, so ist sie es "
     "nicht.",
     {}},
    {"als_xz", "ALS-XZ",
     "zwei fast gesperrte Mengen, die eine Ziffer nicht beide haben können und eine andere gemeinsam haben",
     "Eine fast gesperrte Menge hat eine Ziffer mehr als Zellen, also kann ihr nur eine davon fehlen. Sieht "
     "jeder Platz für x in der einen Menge jeden Platz für x in der anderen, so fehlt x einer der beiden, und "
     "sie enthält alle ihre anderen Ziffern. Eine weitere Ziffer z, die beide haben, steht also sicher in einer "
     "davon, und keine Zelle, die alle ihre Plätze für z sieht, kann z sein. Gilt das für zwei Ziffern, so "
     "fehlt jeder Menge genau eine davon: Beide und alle übrigen Ziffern der zwei Mengen sind in ihnen gesperrt.",
     {}},
    {"als_xy_wing", "ALS-XY-Wing",
     "eine fast gesperrte Menge nimmt einer von zwei anderen, die eine dritte Ziffer gemeinsam haben, eine Ziffer",
     "Einer fast gesperrten Menge kann nur eine ihrer Ziffern fehlen. Dem Scharnier können nicht x und y fehlen. "
     "Enthält es x, so fehlt x der Menge, die durch x mit ihm verbunden ist, und sie enthält alle ihre anderen "
     "Ziffern, darunter z; enthält es y, so gilt das für die andere. So oder so enthält eine der beiden äußeren "
     "Mengen z, und keine Zelle, die alle ihre Plätze für z sieht, kann z sein. Es ist ein XY-Wing mit Mengen "
     "statt Zellen.",
     {}},
    {"als_chain", "ALS-Kette",
     "eine Reihe fast gesperrter Mengen, von denen jede der nächsten eine Ziffer nimmt",
     "Eine fast gesperrte Menge, die eine ihrer Ziffern verliert, enthält alle anderen. Verliert die erste Menge "
     "z, so enthält sie die Ziffer, die sie mit der zweiten verbindet; diese verliert sie und enthält die, die "
     "weiterführt, und so fort bis zur letzten, die z enthält. Also enthält eines der beiden Enden z, und keine "
     "Zelle, die an beiden Enden alle Plätze für z sieht, kann z sein. Führt die letzte Menge zur ersten zurück, "
     "so fehlt jeder genau eine ihrer beiden Verbindungsziffern, und alle anderen Ziffern sind in ihren Mengen "
     "gesperrt.",
     {}},
    {"death_blossom", "Death Blossom",
     "eine Zelle, von der jeder Kandidat einer fast gesperrten Menge dieselbe Ziffer aufzwingt",
     "Der Stängel ist einer seiner Kandidaten. Jeder davon nimmt sich selbst einem Blütenblatt, einer fast "
     "gesperrten Menge, die dann alle ihre anderen Ziffern enthält, darunter z. Also steht z in einem der "
     "Blütenblätter, und keine Zelle, die in allen Blütenblättern alle Plätze für z sieht, kann z sein.",
     {}},
    {"aligned_triple_exclusion", "Ausschluss ausgerichteter Tripel",
     "ein Kandidat von drei Zellen, der zu keiner Wahl für die anderen passt",
     "Man fülle die drei Zellen auf alle Arten. Zellen, die einander sehen, können nicht dieselbe Ziffer sein; "
     "und einer weiteren Zelle, die alle drei sieht, muss ein Kandidat bleiben, also können die drei einer Zelle "
     "mit zwei oder drei Ziffern nicht alle nehmen. Bleibt keine Art übrig, in der eine Zelle eine bestimmte "
     "Ziffer ist, so ist sie es nicht.",
     {}},
};
// clang-format on

}  // namespace

const Chapter sets = {.sentences = kSetsSentences, .techniques = kSetsTechniques};

}  // namespace nonet::explain::german
