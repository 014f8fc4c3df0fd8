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

}  // namespace nonet::logic::fish_words
