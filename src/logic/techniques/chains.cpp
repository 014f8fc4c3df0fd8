// Chains of strong and weak links in turns: AICs, and loops that close or refute themselves. A row
// for each kind of node a chain may be made of: candidates, groups, almost locked sets. Why, order
// and cost: chain.hpp.

#include <algorithm>
#include <array>

#include "logic/chain.hpp"

namespace nonet::logic {
namespace {

constexpr std::string_view kAicWhy =
    "A strong link joins two candidates of which one must be true: the two last places of a "
    "digit in a house, or the two candidates of a cell. A weak link joins two that cannot both "
    "be true. Taken in turns, with strong links at both ends, they show that one of the two "
    "ends is true. Whatever cannot stand beside either end is false.";
constexpr std::string_view kRingWhy =
    "A chain whose ends are linked as well can be read from any place in either direction. Its "
    "candidates are true and false in turns, one way round or the other, so exactly one end of "
    "every weak link is true. Whatever cannot stand beside either of them is false.";
constexpr std::string_view kDiscontinuousWhy =
    "Start from a candidate and follow strong and weak links in turns until they come back to "
    "it. If supposing it true ends in its being false, it is false. If supposing it false ends "
    "in its being true, it is true, and the rest of its cell goes.";
// What chains of groups and of almost locked sets say beyond plain ones, and rings of the latter.
constexpr std::string_view kNodes =
    "{| A group stands for a digit in two or three cells that lie in one box and one line: "
    "true if one of them is the digit, false if none is. It links like a single candidate, "
    "weakly to what all its cells see.| An almost locked set has one digit more than cells: if "
    "one of its digits is not in it, all its others are. So any two of its digits are strongly "
    "linked, each standing for its places in the set, and weakly linked to what all those "
    "places see.}";
constexpr std::string_view kRingNodes =
    "{|| A set that the loop runs through holds one of the two digits it enters and leaves by, "
    "and so every other digit of its own.}";

// Texts put together by the compiler.
template <const std::string_view&... kParts>
struct Joined {
  static constexpr auto kText = [] {
    std::array<char, (kParts.size() + ...)> text{};
    char* end = text.data();
    ((end = std::copy(kParts.begin(), kParts.end(), end)), ...);
    return text;
  }();
  static constexpr std::string_view kView{kText.data(), kText.size()};
};

Links::Scope scope_of(const TechniqueInfo& row) { return static_cast<Links::Scope>(row.argument); }

}  // namespace
}  // namespace nonet::logic

namespace nonet::logic::aic {

extern const Prose prose = {
    .summary =
        "a chain of strong and weak links in turns{, strong ones at both ends|, with "
        "candidates taken together as groups|, through almost locked sets}",
    .why = Joined<kAicWhy, kNodes>::kView,
};

void find(const Board&, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_aics(workspace, {.scope = scope_of(row), .min_eliminations = 2}, out);
}

}  // namespace nonet::logic::aic

namespace nonet::logic::continuous_nice_loop {

extern const Prose prose = {
    .summary =
        "a ring of strong and weak links in turns{|, with candidates taken together as "
        "groups|, through almost locked sets}",
    .why = Joined<kRingWhy, kNodes, kRingNodes>::kView,
};

void find(const Board&, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_continuous_loops(workspace, {.scope = scope_of(row)}, out);
}

}  // namespace nonet::logic::continuous_nice_loop

namespace nonet::logic::discontinuous_nice_loop {

extern const Prose prose = {
    .summary =
        "a chain of strong and weak links{|, with candidates taken together as groups,| "
        "through almost locked sets} from a candidate to its own opposite",
    .why = Joined<kDiscontinuousWhy, kNodes>::kView,
};

void find(const Board&, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_discontinuous_loops(workspace, {.scope = scope_of(row)}, out);
}

}  // namespace nonet::logic::discontinuous_nice_loop

namespace nonet::logic::x_chain {

extern const Prose prose = {
    .summary = "strong and weak links of one digit in turns, strong ones at both ends",
    .why =
        "A strong link joins the two last places of a digit in a house: if one is not the "
        "digit, the other is. A weak link joins two places that see each other: if one is the "
        "digit, the other is not. Taken in turns they show that one of the two ends is the "
        "digit, so a cell that sees both ends is not.",
};

void find(const Board&, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_aics(workspace, {.kind = ChainSpec::Kind::one_digit}, out);
}

}  // namespace nonet::logic::x_chain

namespace nonet::logic::xy_chain {

extern const Prose prose = {
    .summary =
        "cells of two candidates, each sharing a digit with the next, and the same digit left "
        "at both ends",
    .why =
        "If the first cell is not the common digit, it is its other one. The next cell sees it "
        "and shares that digit, so it must be its own other one; and so on, until the last "
        "cell must be the common digit. One of the two ends is that digit either way, so a "
        "cell that sees both ends is not.",
};

void find(const Board&, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_aics(workspace, {.kind = ChainSpec::Kind::bivalue, .min_strong = 3}, out);
}

}  // namespace nonet::logic::xy_chain
