// Consequences: what follows if a candidate is true, or if it is false, in the order a patient
// person would find it, with the reason of each.
//
// True makes false: the other digits of the cell, the digit in the cells it sees, what the rules
// link to it. False makes true:
// the last candidate of a cell, the last place of a digit in a house. Three ways of reasoning
// differ in what "last" means:
//
//   chain      of two from the start: every consequence follows from one other, and the way to it
//   is a
//              chain of links
//   net        of what is left so far: a consequence may need several others, and the way to it is
//   a net one_digit  of what is left of one digit; cells are not asked (Nishio)
//
// It stops when nothing new follows or when the board breaks: a candidate both true and false, a
// cell without candidates, a house without a place for a digit.
//
// Order: first come, first followed, so the way to each consequence is among the shortest.
// Cost: one to five microseconds, no allocation once warm.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

enum class Reasoning : std::uint8_t { chain, net, one_digit };

struct Literal {
  Candidate candidate;
  bool is_true;
};

class Consequences {
 public:
  void follow(const Board& board, Reasoning reasoning, Literal start);

  bool is_broken() const { return clash_ != Clash::none; }
  const CandidateSet& made_true() const { return made_[1]; }
  const CandidateSet& made_false() const { return made_[0]; }
  bool has(Literal literal) const { return event(literal) != kNone; }

  // Writes the way from the start to a consequence, or to what broke, as evidence.
  void show_way(Step& step, Literal to) const;
  void show_clash(Step& step) const;

 private:
  enum class Cause : std::uint8_t { start, seen, cell, house };
  enum class Clash : std::uint8_t { none, candidate, cell, house };
  using Number = std::conditional_t<kHasClassic, std::int16_t, std::int32_t>;  // of an event
  struct Event {
    Literal literal;
    Cause cause;
    Number from;  // seen: the event that made it false; house: its index
  };
  static constexpr Number kNone = -1;

  Number event(Literal literal) const {
    return at_[static_cast<std::size_t>(literal.is_true)][literal.candidate.index()];
  }
  void add(Literal literal, Cause cause, int from);
  void follow_true(int number);
  void follow_false(int number);
  void look_at_cell(Cell cell);
  void follow_house(House house, Digit digit, CellSet left);
  template <typename Visit>
  void for_each_parent(const Event& event, const Visit& visit) const;
  void show_supposition(Step& step) const;
  void show_chain(Step& step, int number) const;
  void show_net(Step& step, const std::vector<int>& goals) const;
  void show(Step& step, const std::vector<int>& goals) const;

  const Board* board_ = nullptr;
  const Rules* rules_ = nullptr;
  Reasoning reasoning_ = Reasoning::chain;
  std::vector<Event> events_;
  std::array<std::array<Number, kCandidates>, 2> at_{};  // by truth and candidate
  std::array<CandidateSet, 2> made_{};
  std::array<DigitSet, kCells> digits_{};  // not yet false
  std::array<CellSet, kDigits> places_{};
  Clash clash_ = Clash::none;
  Candidate clash_at_{Cell(0), Digit(1)};
  House clash_house_{0};
};

}  // namespace nonet::logic
