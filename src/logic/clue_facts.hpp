// ClueFacts: what the cases of each part of the clues come to on a board (cases.hpp), kept for as
// long as the candidates of the part stay as they are; and which techniques speak of which kinds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/clue_book.hpp"
#include "logic/cases.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {

// The kinds of clues that people look at in one way.
enum class ClueTopic : std::uint8_t {
  cages,
  thermos,
  whispers,
  lines,
  renbans,
  dots,
  arrows,
  sandwiches,
  x_sums,
  skyscrapers,
  outside,
  quads,
  ends,
  region_sums,
  equals,
  others,
};
ClueTopic topic_of(Constraint kind);

class ClueFacts {
 public:
  void build(const Board& board, Workspace& workspace);

  // By number of the part. What each of its cells is in some way; nothing if there is no way.
  const std::optional<Cases::Digits>& left(std::size_t part) const;
  DigitSet needed(std::size_t part) const;

 private:
  struct Kept {
    std::vector<CluePart::Bits> candidates;  // for which the rest holds
    bool has_left = false, has_needed = false;
    std::optional<Cases::Digits> left;
    DigitSet needed;
  };
  Kept& kept(std::size_t part) const;

  const Board* board_ = nullptr;
  int rules_ = -1;
  mutable std::vector<Kept> kept_;
};

// Steps that leave to the cells of parts what they are in some way: for those that `wants` wants.
void find_cases(const Board& board, Workspace& workspace, StepSink& out,
                FunctionRef<bool(const CluePart&, const Problem&)> wants);

}  // namespace nonet::logic
