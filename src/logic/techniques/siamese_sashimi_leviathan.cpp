// Siamese Sashimi Leviathan: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_sashimi_leviathan {

const Prose prose = {
    .summary = "a Sashimi Leviathan and another finned or sashimi one in the same base houses",
    .why = fish_words::siamese_why,
    .example =
        ":03251:x:..........................................................................."
        "......:511 512 513 514 518 521 525 526 527 528 531 532 534 535 536 537 538 539 541 5"
        "42 543 544 545 546 549 551 553 554 555 556 557 559 561 562 563 564 565 567 568 569 5"
        "72 573 575 576 577 578 579 582 583 584 585 588 589 591 592 593 594 595 596 597 599::"
        ":",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_sashimi_leviathan, FishKind::sashimi, 7,
                    out);
}

}  // namespace nonet::logic::siamese_sashimi_leviathan
