// Fish, plain and finned: a digit in as many base houses as cover houses. A row for each size, a
// namespace for each kind. Why, order and cost: fish_search.hpp and fish.hpp.
//
// Their sentences are one family's (src/explain/tell_fish.cpp), so there is no template here.

#include "logic/fish.hpp"

namespace nonet::logic {
namespace {

constexpr std::string_view kPlainFishWhy =
    "Take as many base houses as cover houses so that every place for the digit in the bases "
    "lies in the covers, and no place lies in two bases. Each base needs the digit once and no "
    "cover can take it twice, so the bases use up all the covers, and the digit can go from "
    "the rest of these. A base candidate that lies in two covers would use up two at once and "
    "leave too few for the other bases; it can go as well.";
constexpr std::string_view kFinnedFishWhy =
    "Candidates of the base houses that lie outside the cover houses are called fins, and so "
    "are those that lie in two bases, which would serve both at once. If no fin is true, the "
    "fish is complete and clears the rest of its covers. If a fin is true, it clears every "
    "cell that it sees. A candidate that lies in a cover and sees all the fins is false in "
    "both cases.";

}  // namespace
}  // namespace nonet::logic

namespace nonet::logic::basic_fish {

extern const Prose prose = {
    .summary =
        "a digit whose places in {n} rows lie in the same {n} columns, or the other way round",
    .why =
        "Take as many rows as columns so that every place for the digit in these rows lies in "
        "these columns. Each row needs the digit once and no column can take it twice, so the "
        "rows together use up all the columns: each of them gets its digit from one of these "
        "rows, and the digit can go from the rest of them. The same holds with rows and "
        "columns exchanged.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::basic, out);
}

}  // namespace nonet::logic::basic_fish

namespace nonet::logic::finned_fish {

extern const Prose prose = {
    .summary = "{a rest} but for a few extra candidates, the fins; what sees them all goes",
    .why = kFinnedFishWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::finned, out);
}

}  // namespace nonet::logic::finned_fish

namespace nonet::logic::sashimi_fish {

extern const Prose prose = {
    .summary = "a finned {rest} in which a row or column has at most one place besides the fins",
    .why =
        "This is a finned fish in which one base line would be left with a single place, or "
        "none, if the fins were false. The reasoning does not change: either no fin is true, "
        "and the bases use up all the covers, or a fin is true and clears what it sees. A "
        "candidate that lies in a cover and sees all the fins is false in both cases.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::sashimi, out);
}

}  // namespace nonet::logic::sashimi_fish

namespace nonet::logic::franken_fish {

extern const Prose prose = {
    .summary =
        "a digit whose places in {n} rows and boxes lie in {n} columns and boxes, or the other "
        "way round",
    .why = kPlainFishWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::franken, out);
}

}  // namespace nonet::logic::franken_fish

namespace nonet::logic::finned_franken_fish {

extern const Prose prose = {
    .summary = "{a rest} but for a few extra candidates, the fins; what sees them all goes",
    .why = kFinnedFishWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::finned_franken, out);
}

}  // namespace nonet::logic::finned_franken_fish

namespace nonet::logic::mutant_fish {

extern const Prose prose = {
    .summary = "a digit whose places in any {n} houses lie in {n} others",
    .why = kPlainFishWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::mutant, out);
}

}  // namespace nonet::logic::mutant_fish

namespace nonet::logic::finned_mutant_fish {

extern const Prose prose = {
    .summary = "{a rest} but for a few extra candidates, the fins; what sees them all goes",
    .why = kFinnedFishWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_fish(board, workspace, row, FishKind::finned_mutant, out);
}

}  // namespace nonet::logic::finned_mutant_fish
