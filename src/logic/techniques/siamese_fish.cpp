// Siamese fish: two finned fish of a kind in the same base houses, told as one. A row for each
// size, a namespace for each kind. Order and cost: fish.hpp.

#include "logic/fish.hpp"

namespace nonet::logic {
namespace {

constexpr std::string_view kSiameseWhy =
    "The same base houses often make two finned fish: exchange a cover, and what was a fin is "
    "covered while another candidate becomes one. Each fish holds on its own, so what either "
    "of them eliminates can go.";

}  // namespace
}  // namespace nonet::logic

namespace nonet::logic::siamese_finned_fish {

extern const Prose prose = {
    .summary = "two {rest} patterns in the same base houses, each with covers and fins of its own",
    .why = kSiameseWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_siamese_fish(board, workspace, row, FishKind::finned, out);
}

}  // namespace nonet::logic::siamese_finned_fish

namespace nonet::logic::siamese_sashimi_fish {

extern const Prose prose = {
    .summary = "a {rest} and another finned or sashimi one in the same base houses",
    .why = kSiameseWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_siamese_fish(board, workspace, row, FishKind::sashimi, out);
}

}  // namespace nonet::logic::siamese_sashimi_fish

namespace nonet::logic::siamese_finned_franken_fish {

extern const Prose prose = {
    .summary = "two {rest} patterns in the same base houses, each with covers and fins of its own",
    .why = kSiameseWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_siamese_fish(board, workspace, row, FishKind::finned_franken, out);
}

}  // namespace nonet::logic::siamese_finned_franken_fish

namespace nonet::logic::siamese_finned_mutant_fish {

extern const Prose prose = {
    .summary = "two {rest} patterns in the same base houses, each with covers and fins of its own",
    .why = kSiameseWhy,
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_siamese_fish(board, workspace, row, FishKind::finned_mutant, out);
}

}  // namespace nonet::logic::siamese_finned_mutant_fish
