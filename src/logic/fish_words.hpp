// What all fish of a kind say of themselves, whatever their size.
#pragma once

#include <string_view>

namespace nonet::logic::fish_words {

inline constexpr std::string_view basic_why =
    "Take as many rows as columns so that every place for the digit in these rows lies in these "
    "columns. Each row needs the digit once and no column can take it twice, so the rows together "
    "use up all the columns: each of them gets its digit from one of these rows, and the digit can "
    "go from the rest of them. The same holds with rows and columns exchanged.";
inline constexpr std::string_view plain_why =
    "Take as many base houses as cover houses so that every place for the digit in the bases lies "
    "in the covers, and no place lies in two bases. Each base needs the digit once and no cover "
    "can "
    "take it twice, so the bases use up all the covers, and the digit can go from the rest of "
    "these. A base candidate that lies in two covers would use up two at once and leave too few "
    "for "
    "the other bases; it can go as well.";
inline constexpr std::string_view finned_why =
    "Candidates of the base houses that lie outside the cover houses are called fins, and so are "
    "those that lie in two bases, which would serve both at once. If no fin is true, the fish is "
    "complete and clears the rest of its covers. If a fin is true, it clears every cell that it "
    "sees. A candidate that lies in a cover and sees all the fins is false in both cases.";
inline constexpr std::string_view sashimi_why =
    "This is a finned fish in which one base line would be left with a single place, or none, if "
    "the fins were false. The reasoning does not change: either no fin is true, and the bases use "
    "up all the covers, or a fin is true and clears what it sees. A candidate that lies in a cover "
    "and sees all the fins is false in both cases.";
inline constexpr std::string_view siamese_why =
    "The same base houses often make two finned fish: exchange a cover, and what was a fin is "
    "covered while another candidate becomes one. Each fish holds on its own, so what either of "
    "them eliminates can go.";

inline constexpr std::string_view basic_explanation =
    "Each of {base_house} needs {digit} once, and has its places for it in {cover_house} only: "
    "{base}. So these {digit}s take one place in each of {cover_house}, and no other cell there "
    "can "
    "be {digit}.";
inline constexpr std::string_view plain_explanation =
    "Each of {base_house} needs {digit} once, and has its places for it in {cover_house} only: "
    "{base}. So these {digit}s take one place in each of {cover_house}, and no other cell there "
    "can "
    "be {digit}.[ {cannibal} would take two of these places at once, which leaves too few for the "
    "other houses.]";
inline constexpr std::string_view finned_explanation =
    "Each of the base houses, {base_house}, needs {digit} once; take {cover_house} as covers."
    "[ {fin} {fin|is a fin|are fins}, outside the covers.]"
    "[ {endo_fin} {endo_fin|is a fin|are fins}, in two base houses at once.] If no fin is {digit}, "
    "the {digit}s of the base houses take one place in each cover and leave room for no other; if "
    "a "
    "fin is {digit}, the cells that it sees are not. So a cell of the covers that sees every fin "
    "cannot be {digit}.[ This goes for {cannibal}, too, which would take a place in two covers.]";
inline constexpr std::string_view sashimi_explanation =
    "Each of {base_house} needs {digit} once; take {cover_house} as covers. {fin} {fin|is a "
    "fin|are "
    "fins}, outside the covers; without {fin|it|them} one of these lines has at most one place "
    "left. If no fin is {digit}, the {digit}s of these lines take one place in each cover and "
    "leave "
    "room for no other; if a fin is {digit}, the cells that it sees are not. So a cell of the "
    "covers that sees every fin cannot be {digit}.";
inline constexpr std::string_view siamese_explanation =
    "Each of {base_house} needs {digit} once, and together they make two fish.[ {endo_fin} "
    "{endo_fin|is a fin|are fins} of both, in two of these houses at once.] One has {cover_house} "
    "as "
    "covers[ and {fin} as {fin|a fin|fins}], the other has {other_cover}[ and {other_fin} as "
    "{other_fin|a fin|fins}]. If no fin of a fish is {digit}, its covers get their {digit}s from "
    "the base houses alone; if one is, the cells that it sees are not {digit}. So what lies in the "
    "covers of a fish and sees all its fins cannot be {digit}.";

}  // namespace nonet::logic::fish_words
