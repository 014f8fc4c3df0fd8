// German: chains, loops and nets, line by line. A line of the text is (1), since a Zeile is a row.

#include "explain/words_de.hpp"

namespace nonet::explain::german {
namespace {

constexpr std::string_view kChainWhy =
    "Eine starke Verbindung besteht zwischen zwei Kandidaten, von denen einer wahr sein muss: den "
    "zwei letzten Plätzen einer Ziffer in einem Haus oder den zwei Kandidaten einer Zelle. Eine "
    "schwache besteht zwischen zweien, die nicht beide wahr sein können. Im Wechsel, mit starken "
    "an beiden Enden, zeigen sie, dass eines der beiden Enden wahr ist. Was sich mit keinem der "
    "beiden verträgt, ist falsch.";
constexpr std::string_view kLoopWhy =
    "Eine Kette, deren Enden auch verbunden sind, lässt sich von jeder Stelle aus in beide "
    "Richtungen lesen. Ihre Kandidaten sind abwechselnd wahr und falsch, auf die eine oder die "
    "andere Art, also ist von jeder schwachen Verbindung genau ein Ende wahr. Was sich mit keinem "
    "der beiden verträgt, ist falsch.";
constexpr std::string_view kBrokenWhy =
    "Man folgt von einem Kandidaten aus starken und schwachen Verbindungen im Wechsel, bis sie zu "
    "ihm zurückführen. Folgt aus der Annahme, er sei wahr, dass er falsch ist, so ist er falsch. "
    "Folgt aus der Annahme, er sei falsch, dass er wahr ist, so ist er wahr, und die anderen "
    "Kandidaten seiner Zelle fallen weg.";
constexpr std::string_view kGroupWhy =
    "Eine Gruppe steht für eine Ziffer in zwei oder drei Zellen, die in einem Block und in einer "
    "Reihe liegen: Sie ist wahr, wenn eine davon die Ziffer ist, und falsch, wenn es keine ist. "
    "Sie verbindet wie ein einzelner Kandidat, schwach mit allem, was alle ihre Zellen sehen. "
    "Sonst gilt dasselbe wie ohne Gruppen.";
constexpr std::string_view kSetWhy =
    "Eine fast gesperrte Menge hat eine Ziffer mehr als Zellen: Fehlt ihr eine, so stehen alle "
    "anderen darin. Je zwei ihrer Ziffern sind also stark verbunden; jede steht für ihre Plätze "
    "in der Menge und ist schwach verbunden mit allem, was alle diese Plätze sehen. In einem Ring "
    "hat jede Menge genau eine der beiden Ziffern, durch die er führt, und deshalb alle übrigen. "
    "Sonst gilt dasselbe wie ohne Mengen.";
constexpr std::string_view kCellWhy =
    "Die Zelle ist einer ihrer Kandidaten. Was aus dem ersten folgt und aus dem zweiten und aus "
    "jedem anderen, stimmt auf jeden Fall.";
constexpr std::string_view kHouseWhy =
    "Die Ziffer steht auf einem ihrer Plätze im Haus. Was aus dem ersten Platz folgt und aus dem "
    "zweiten und aus jedem anderen, stimmt auf jeden Fall.";

// clang-format off
constexpr SentenceRow kChainsSentences[] = {
    {Sentence::remote_pair,
     "{way} haben alle nur {digits}, und jede sieht die nächste.\nAlso wechseln sich die beiden Ziffern "
     "entlang der Kette ab, und die Enden, {a} und {b}, sind verschieden: Eine ist {x}, die andere {y}.\n{T}: "
     "{sees}."},
    {Sentence::claim_in, "{>steht }die {digit}{< steht} in {cells.or}"},
    {Sentence::chain_suppose, "Angenommen, {claim}."},
    {Sentence::chain_then, "Dann {words.so}"},
    {Sentence::chain_again, "Noch einmal von ({line}) aus: {words}"},
    {Sentence::chain_not, "{>ist }{cell} ({house.same}){< ist} nicht {digit}"},
    {Sentence::chain_so, ", also {words.so}"},
    {Sentence::chain_it_is, "{>ist }sie{< ist} die {digit}"},
    {Sentence::chain_other, "{>ist }{cell}{< ist} die {digit}, ihr anderer Kandidat"},
    {Sentence::chain_only, "{>kann }in {house}{< kann} nur {cell} die {digit} sein"},
    {Sentence::chain_only_in, "{>muss }in {house}{< muss} die {digit} in {cells.or} stehen"},
    {Sentence::chain_set,
     "{>bleiben }für {cells}{< bleiben} nur {digits}, {digits.count} Ziffern für {cells.count} Zellen, und so {claim.so}"},
    {Sentence::chain_loop_end, ", und das ist wieder (1): Die Kette ist eine Schleife"},
    {Sentence::chain_joins, ", und weiter wie ab ({line})"},
    {Sentence::chain_places, "In {house} steht die {digit} in {cells.or}. Nimm eine nach der anderen.\n"},
    {Sentence::chain_digits, "{cell} ist {digits.or}. Nimm eine nach der anderen.\n"},
    {Sentence::chain_yes_or_no, "{cell} ist die {digit} oder nicht. Nimm eins nach dem anderen.\n"},
    {Sentence::chain_one_cell, "\nAlso ist {cell} {digits.or}.\nSonst passt dort nichts: {T}."},
    {Sentence::chain_one_of, "\nAlso {head.so}, oder {end}.\n"},
    {Sentence::chain_both, "So oder so {T.so}: {sees}."},
    {Sentence::chain_share_two, "Die beiden Zellen liegen in {house}, also {T.so}, so oder so."},
    {Sentence::chain_share, "Diese Zellen liegen in {house}, also {T.so}, so oder so."},
    {Sentence::chain_either_way, "So oder so {T.so}."},
    {Sentence::chain_wrong, "\nAlso ist (1) falsch: {words}."},
    {Sentence::chain_contradicts, "\n({line}) widerspricht (1), also ist (1) falsch: {words}."},
    {Sentence::chain_loop,
     "\nSie lässt sich auch rückwärts lesen, also stimmt von jedem dieser Paare genau eines:"},
    {Sentence::chain_branches, "\nJeder Zweig endet gleich, also {T.so}."},
    {Sentence::chain_every_case, "\nIn jedem Fall {T.so}."},
    {Sentence::loop_set, "\n- {cells} {cells|behält|behalten} {digits}, also {removed.so}."},
    {Sentence::loop_cell, "\n- {cell} ist {digits.or}, also ist sie {removed.nor}."},
    {Sentence::loop_house, "\n- In {house} steht die {digit} in {cells.or}, also {lost.so}."},
    {Sentence::loop_places, "\n- Die {digit} steht in {cells.or}, also {lost.so}."},
    {Sentence::clash_not_first, "Nach ({a}) ist {cell} nicht {digit}, nach ({b}) ist sie es doch."},
    {Sentence::clash_is_first, "Nach ({a}) ist {cell} die {digit}, nach ({b}) ist sie es nicht."},
    {Sentence::clash_twice, "({a}) und ({b}) setzen die {digit} zweimal in {house}."},
    {Sentence::clash_in_sight, "({a}) und ({b}) setzen die {digit} in zwei Zellen, die sich sehen."},
    {Sentence::clash_two_digits, "({a}) und ({b}) setzen zwei Ziffern in {cell}."},
    {Sentence::clash_no_digit, "Für {cell} bleibt keine Ziffer[: {reasons}]."},
    {Sentence::clash_no_place, "In {house} bleibt kein Platz für die {digit}[: {reasons}]."},
    {Sentence::clash_too_few,
     "Für die {bases.both} {digit.s} {bases.gen} {covers|bleibt|bleiben} nur {covers.acc}: zu wenige Häuser."},
    {Sentence::rules_out_cells, "({line}) schließt {cells} aus"},
    {Sentence::rules_out_there, "({line}) schließt {digits} in {cells} aus"},
    {Sentence::rules_out_digits, "({line}) schließt {digits} aus"},
    {Sentence::rules_it_out, "({line}) schließt es aus"},
    {Sentence::net_only, "In {house} bleibt für die {digit} nur {cell}[: {reasons}]."},
    {Sentence::net_last, "{cell} kann nur {digit} sein[: {reasons}]."},
    {Sentence::net_deny, "Also {claim.so}[: {reasons}]."},
    {Sentence::net_locked, "In {house} bleibt für die {digit} nur {other}, also {claim.so}[: {reasons}]."},
    {Sentence::net_hidden_pair, "In {house} bleiben für {digits} nur {cells}, also {claim.so}[: {reasons}]."},
    {Sentence::net_naked_pair, "{cells} können nur {digits} sein, also {claim.so}[: {reasons}]."},
    {Sentence::net_x_wing, "In {bases} bleiben für die {digit} nur {covers}, also {claim.so}[: {reasons}]."},
    {Sentence::net_chain, "Durch eine Kette in dem, was bleibt: {claim}[: {reasons}]."},
    {Sentence::net_same_chain, "Durch dieselbe Kette: {claim}."},
    {Sentence::net_run, "Eins nach dem anderen: {placements}."},
    {Sentence::net_long_clash, "Ein langer Weg: {count} gesetzte Ziffern führen zum Widerspruch.\n"},
    {Sentence::net_long, "Ein langer Weg: {count} gesetzte Ziffern führen zum Ende.\n"},
};

constexpr TechniqueRow kChainsTechniques[] = {
    {"remote_pair", "Entferntes Paar",
     "eine Kette aus Zellen, die alle dieselben zwei Kandidaten haben",
     "Nachbarn in der Kette sehen einander, also wechseln sich die beiden Ziffern ab. Nach einer geraden Zahl "
     "von Zellen sind die Enden verschieden: eine ist die erste Ziffer, die andere die zweite. Eine Zelle, die "
     "beide Enden sieht, kann keine von beiden sein.",
     {}},
    {"x_chain", "X-Kette",
     "starke und schwache Verbindungen einer Ziffer im Wechsel, starke an beiden Enden",
     "Eine starke Verbindung besteht zwischen den zwei letzten Plätzen einer Ziffer in einem Haus: Ist der eine "
     "nicht die Ziffer, so ist es der andere. Eine schwache besteht zwischen zwei Plätzen, die einander sehen: "
     "Ist der eine die Ziffer, so ist es der andere nicht. Im Wechsel zeigen sie, dass eines der beiden Enden "
     "die Ziffer ist, also ist es eine Zelle, die beide sieht, nicht.",
     {}},
    {"xy_chain", "XY-Kette",
     "Zellen mit zwei Kandidaten, jede mit der nächsten durch eine Ziffer verbunden, und an beiden Enden "
     "bleibt dieselbe Ziffer",
     "Ist die erste Zelle nicht die gemeinsame Ziffer, so ist sie ihre andere. Die nächste Zelle sieht sie und "
     "hat diese Ziffer auch, also muss sie ihre eigene andere sein; und so weiter, bis die letzte Zelle die "
     "gemeinsame Ziffer sein muss. Eines der beiden Enden ist sie also in jedem Fall, und eine Zelle, die beide "
     "sieht, ist sie nicht.",
     {}},
    {"continuous_nice_loop", "Geschlossener Nice Loop",
     "ein Ring aus starken und schwachen Verbindungen im Wechsel", kLoopWhy, {}},
    {"aic", "AIC",
     "eine Kette aus starken und schwachen Verbindungen im Wechsel, starke an beiden Enden", kChainWhy, {}},
    {"discontinuous_nice_loop", "Nice Loop mit Bruchstelle",
     "eine Kette aus starken und schwachen Verbindungen von einem Kandidaten zu seinem Gegenteil", kBrokenWhy,
     {}},
    {"grouped_continuous_nice_loop", "Geschlossener Nice Loop mit Gruppen",
     "ein Ring aus starken und schwachen Verbindungen im Wechsel, in dem Kandidaten zu Gruppen zusammengefasst "
     "sind",
     kGroupWhy, {}},
    {"grouped_aic", "AIC mit Gruppen",
     "eine Kette aus starken und schwachen Verbindungen im Wechsel, in der Kandidaten zu Gruppen zusammengefasst "
     "sind",
     kGroupWhy, {}},
    {"grouped_discontinuous_nice_loop", "Nice Loop mit Bruchstelle und Gruppen",
     "eine Kette von einem Kandidaten zu seinem Gegenteil, in der Kandidaten zu Gruppen zusammengefasst sind",
     kGroupWhy, {}},
    {"als_continuous_nice_loop", "Geschlossener Nice Loop mit ALS",
     "ein Ring aus starken und schwachen Verbindungen im Wechsel, der durch fast gesperrte Mengen führt",
     kSetWhy, {}},
    {"als_aic", "AIC mit ALS",
     "eine Kette aus starken und schwachen Verbindungen im Wechsel, die durch fast gesperrte Mengen führt",
     kSetWhy, {}},
    {"als_discontinuous_nice_loop", "Nice Loop mit Bruchstelle und ALS",
     "eine Kette durch fast gesperrte Mengen von einem Kandidaten zu seinem Gegenteil", kSetWhy, {}},
    {"nishio", "Nishio",
     "eine Ziffer wird auf Probe verfolgt, bis ein Haus keinen Platz mehr für sie hat",
     "Angenommen, die Ziffer stünde in der Zelle. Andere Häuser verlören Plätze für sie, manche bis auf den "
     "letzten, und dieser nähme weitere weg. Bleibt am Ende in einem Haus kein Platz für die Ziffer, so war die "
     "Annahme falsch.",
     {}},
    {"cell_forcing_chain", "Zwangskette aus einer Zelle",
     "etwas, das aus jedem Kandidaten einer Zelle folgt", kCellWhy, {}},
    {"house_forcing_chain", "Zwangskette aus einem Haus",
     "etwas, das aus jedem Platz einer Ziffer in einem Haus folgt", kHouseWhy, {}},
    {"forcing_chain_contradiction", "Zwangskette mit Widerspruch",
     "ein Kandidat, von dem Ketten zu etwas Unmöglichem führen",
     "Angenommen, der Kandidat wäre wahr (oder falsch); dann verfolge man Glied für Glied, was daraus folgt. "
     "Wird dabei ein anderer Kandidat zugleich wahr und falsch, eine Zelle leer oder bleibt in einem Haus kein "
     "Platz für eine Ziffer, so war die Annahme falsch.",
     {}},
    {"forcing_net_contradiction", "Zwangsnetz mit Widerspruch",
     "ein Kandidat, mit dem das Gitter nicht aufgeht, wenn man alles einträgt, was folgt",
     "Angenommen, der Kandidat wäre wahr (oder falsch); dann trage man jeden Single ein, der folgt, und stütze "
     "sich auf alles, was schon dasteht. Hat eine Zelle keinen Kandidaten mehr oder ein Haus keinen Platz für "
     "eine Ziffer, so war die Annahme falsch.",
     {}},
    {"cell_forcing_net", "Zwangsnetz aus einer Zelle",
     "etwas, das aus jedem Kandidaten einer Zelle folgt, wenn man alles einträgt", kCellWhy, {}},
    {"house_forcing_net", "Zwangsnetz aus einem Haus",
     "etwas, das aus jedem Platz einer Ziffer in einem Haus folgt, wenn man alles einträgt", kHouseWhy, {}},
};
// clang-format on

}  // namespace

const Chapter chains = {.sentences = kChainsSentences, .techniques = kChainsTechniques};

}  // namespace nonet::explain::german
