// Step: one deduction: which technique, what changes, and why. Finders make steps, `apply` carries
// them out, printers put them into words and pictures. A step holds meaning alone: no colour, no
// coordinates as text, no language.
//
//   Step step(Technique::xy_wing);
//   step.eliminate(CellSet{Cell::at(4, 4)}, Digit(9));
//   step.show(Role::pivot, Cell::at(0, 4)).show(Role::z, Digit(9));
//   assert(step.eliminated().size() == 1 && step.placed().empty());
//   assert(step.evidence().size() == 2 && step.cells(Role::pivot).only() == Cell::at(0, 4));
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/candidate_set.hpp"
#include "nonet/house_set.hpp"
#include "nonet/paint.hpp"
#include "nonet/technique.hpp"

namespace nonet {

enum class Role : std::uint8_t {
#define NONET_ROLE(id, paint, label) id,
#include "nonet/roles.def"
#undef NONET_ROLE
};
std::string_view name(Role role);   // "pincer_x"
std::string_view label(Role role);  // "pincer": what a reader is told
Paint paint(Role role);

// One piece of evidence. Digits and cells together are candidates: these digits in these cells.
struct Mark {
  Role role;
  DigitSet digits;
  HouseSet houses;
  CellSet cells;

  friend bool operator==(const Mark&, const Mark&) = default;
};

class Step {
 public:
  explicit Step(Technique technique) : technique_(technique) {}
  Step(const Step& other) : Step(other.technique_) { *this = other; }
  Step(Step&&) noexcept = default;
  Step& operator=(const Step& other);
  Step& operator=(Step&&) noexcept = default;
  ~Step() = default;

  Technique technique() const { return technique_; }
  // Which part of the book of clues it speaks of (Rules::clues); -1: of none.
  int part() const { return part_; }
  Step& speak_of(int part) { return part_ = static_cast<std::int16_t>(part), *this; }
  const CandidateSet& placed() const { return placed_; }
  int placements() const { return placements_; }
  const CandidateSet& eliminated() const { return eliminated_; }
  std::span<const Mark> evidence() const;
  // All cells, digits or houses shown in a role.
  CellSet cells(Role role) const;
  DigitSet digits(Role role) const;
  HouseSet houses(Role role) const;

  Step& place(Candidate candidate) {
    placed_.insert(candidate);
    ++placements_;
    return *this;
  }
  Step& place(Cell cell, Digit digit) { return place(Candidate(cell, digit)); }
  Step& eliminate(Candidate candidate) { return eliminated_.insert(candidate), *this; }
  Step& eliminate(CellSet cells, Digit digit) { return eliminated_.insert(cells, digit), *this; }
  Step& eliminate(Cell cell, DigitSet digits) { return eliminated_.insert(cell, digits), *this; }
  Step& eliminate(const CandidateSet& set) { return eliminated_ = eliminated_ | set, *this; }
  // Forgets eliminations of candidates that are not in the set.
  void keep_only(const CandidateSet& live) { eliminated_ = eliminated_ & live; }

  Step& show(const Mark& mark) {
    if (few_count_ == kFew) return show_more(mark);
    few_[few_count_++] = mark;
    return *this;
  }
  Step& show(Role role, CellSet cells) { return show(Mark{role, {}, {}, cells}); }
  Step& show(Role role, Cell cell) { return show(role, CellSet{cell}); }
  Step& show(Role role, DigitSet digits) { return show(Mark{role, digits, {}, {}}); }
  Step& show(Role role, Digit digit) { return show(role, DigitSet{digit}); }
  Step& show(Role role, HouseSet houses) { return show(Mark{role, {}, houses, {}}); }
  Step& show(Role role, House house) { return show(role, HouseSet{house}); }
  Step& show(Role role, CellSet cells, DigitSet digits) {
    return show(Mark{role, digits, {}, cells});
  }
  Step& show(Role role, CellSet cells, Digit digit) { return show(role, cells, DigitSet{digit}); }
  Step& show(Role role, Candidate c) { return show(role, CellSet{c.cell()}, c.digit()); }

 private:
  // Most steps show a handful of marks; only chains go on, and may take memory for it.
  static constexpr std::size_t kFew = 8;

  Step& show_more(const Mark& mark);

  Technique technique_;
  std::uint8_t placements_ = 0;
  std::uint8_t few_count_ = 0;
  std::int16_t part_ = -1;
  CandidateSet placed_;
  CandidateSet eliminated_;
  std::array<Mark, kFew> few_;  // the first few_count_, unless `many_` has taken over
  std::vector<Mark> many_;
};

// Same technique, same effect, same evidence.
bool operator==(const Step& a, const Step& b);

}  // namespace nonet
