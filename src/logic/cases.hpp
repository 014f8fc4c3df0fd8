// Cases: in which ways the cells of a part of the clues (constraints/clue_book.hpp) can be filled
// with the candidates that they have: which digit is somewhere in some way, and which is somewhere
// in every way. What a person writes beside a cage as "8 and 9", for clues of every kind.
//
// It looks for one way for each candidate; a way found speaks for all its digits. A look that takes
// too long counts as a way that was found, so what is said to be impossible is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/clue_book.hpp"
#include "nonet/board.hpp"

namespace nonet::logic {

class Cases {
 public:
  using Bits = CluePart::Bits;
  using Digits = std::array<Bits, CluePart::kMost>;  // by cell of the part

  // Ways that earlier looks at the same part found, the last so many: where all digits of one are
  // still candidates, none of them needs another. What is left is the same with and without them.
  struct Ways {
    std::vector<Digits> ways;
    std::size_t next = 0;  // whose place is taken next
    void add(const Digits& way);
  };

  // How long a look may take: one that is all, or one of hundreds.
  enum class Effort : std::uint8_t { whole, quick };
  Cases(const CluePart& part, const Board& board, Effort effort = Effort::whole);

  // What each cell of the part has on the board; 0 beyond them.
  const Digits& start() const { return start_; }
  // What each cell is in some way; nothing if there is no way at all.
  std::optional<Digits> find_left(Ways* ways = nullptr);
  // The digits that some cell has in every way, of those that stand in none of them yet.
  Bits find_needed();

 private:
  Digits find_met(const Ways& ways) const;
  bool settle(Digits& digits) const;
  bool settle_once(Digits& digits) const;
  bool tell_peers(Digits& digits) const;
  bool settle_pairs(Digits& digits) const;
  bool settle_sum(const CluePart::Sum& sum, Digits& digits) const;
  bool settle_sets(const CluePart::Sets& sets, Digits& digits) const;
  bool settle_ends(const CluePart::Ends& ends, Digits& digits) const;
  bool settle_among(const CluePart::Among& among, Digits& digits) const;
  bool settle_seen(const CluePart::Seen& seen, Digits& digits) const;
  bool settle_house(const CluePart::Places& cells, Digits& digits) const;
  bool settle_skyline(const CluePart::Seen& seen, Digits& digits) const;
  bool settle_fits(const CluePart::Fits& fits, Digits& digits) const;
  bool settle_total(const std::uint8_t* cells, std::size_t count, int total, Digits& digits) const;

  // A part that is no more than two cells and what they may be together.
  bool is_pair() const;
  std::optional<Digits> find_left_of_pair() const;

  enum class Found : std::uint8_t { none, way, unknown };
  Found find_way(Digits digits, Digits& way);
  Found branch(const Digits& digits, Digits& way);
  // Where to go on: a cell, or for a digit of which more hangs on its place, nothing but that.
  std::size_t choose_cell(const Digits& digits, Bits& only) const;

  const CluePart& part_;
  Digits start_{};
  std::array<std::uint32_t, CluePart::kMost> sees_{};  // by cell: the others, a bit each
  std::size_t size_;
  Bits all_;
  int side_;
  int most_nodes_, most_in_all_;
  int nodes_ = 0;  // of one look
  int total_nodes_ = 0;
};

}  // namespace nonet::logic
