// Fish: N base houses that each need a digit, N cover houses that each hold it at most once.
//
// If all candidates of the base houses lie in the cover houses, the N digits of the bases fill the
// N covers, and every other candidate there is false. Base candidates outside the covers are fins:
// with fins either one of them is true or the fish holds, so only what sees every fin goes. A
// candidate in two base houses would serve both and spoil the count; it is a fin too (endo fin).
// A base candidate in two cover houses would use up both, so it goes as well (a cannibal).
//
//   basic    rows against columns, or columns against rows
//   franken  the same with at least one box among them, and lines left on either side
//   mutant   any other mix
//   sashimi  finned and basic, and a base house has at most one candidate besides its fins
//   siamese  two finned fish on the same base houses, told as one
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "logic/finder.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::logic {

enum class FishKind : std::uint8_t {
  basic,
  finned,
  sashimi,
  franken,
  finned_franken,
  mutant,
  finned_mutant,
};

struct Fish {
  HouseSet bases, covers;
  CellSet cells;  // base candidates that are no fins
  CellSet fins, endo_fins;
  CellSet eliminated;
  CellSet cannibals;  // those of them that are base candidates
  int fin_count;      // of both kinds
  bool is_sashimi;
};

// One digit's fish of one kind and size, `finned` and `sashimi` being one kind here. Order: rows as
// bases before columns; ascending sets of base houses (rows, columns, boxes); for one set of bases
// by target, then by covers.
//
// The search starts from what a fish could eliminate. If such a target is true, the base candidates
// that clash with it are false; those that are left, and the target, must lie in the covers. So
// base houses are followed only as long as the rest of them fits into N covers for some target.
class FishSearch {
 public:
  // What each candidate of `clashing` excludes: they may be fins. A fish's target clashes with what
  // it sees; a kraken's with whatever a chain leads to. It lies in a cover, so it is there as
  // `self`, too, with N covers. If it lies elsewhere, `self` is empty and N - 1 covers are to hold
  // the bases: then one of the base candidates outside them is true, and each of these is a fin.
  struct Target {
    CellSet clashing;
    CellSet self;
    int covers;
  };
  struct Limits {
    int fins = 5;
    int endo_fins = 2;
  };
  using Visit = FunctionRef<Flow(const Fish&)>;

  FishSearch(const Board& board, Digit digit, FishKind kind, int size);

  // The fish that eliminate one of these candidates at least. False if `visit` stopped it.
  bool run(CellSet candidates, Visit visit);
  // The same for targets of any kind, at most kMaxTargets. A fish is told once, for the first
  // target that it eliminates.
  bool run(std::span<const Target> targets, Visit visit);
  static constexpr int kMaxTargets = 64;

  void set_limits(Limits limits) { limits_ = limits; }  // also while it runs
  Limits limits() const { return limits_; }

 private:
  using Viable = std::uint64_t;  // a set of targets
  struct Bases {
    HouseSet houses;
    CellSet cells, endo_fins;
    Viable viable;
  };
  struct Covers {
    HouseSet houses;
    CellSet cells, twice;  // twice: in two of them
    HouseSet allowed;      // those that may still be taken
    int left;
  };

  bool run_direction(HouseSet bases, HouseSet covers);
  bool add_base(const Bases& bases, HouseSet rest, int count);
  Viable viable_targets(const Bases& bases) const;
  bool fits(CellSet need, int covers) const;
  bool cover(const Bases& bases);
  bool cover_target(const Bases& bases, const Target& target, Covers covers);
  HouseSet covers_of(Cell cell) const;
  bool cover_rest(const Bases& bases, const Covers& covers, CellSet need);
  bool cover_freely(const Bases& bases, const Covers& covers);
  bool judge(const Bases& bases, const Covers& covers);
  bool is_of_kind(const Fish& fish) const;
  bool is_sashimi(const Fish& fish) const;
  Covers with(const Covers& covers, House house) const;

  const Board& board_;
  Digit digit_;
  FishKind kind_;
  int size_;
  Limits limits_;
  std::array<CellSet, kHouses> places_;  // by house
  HouseSet open_;                        // houses that still need the digit
  HouseSet regions_;                     // no houses, but covers all the same
  HouseSet cover_houses_;
  const std::array<CellSet, kCells>* reach_ = nullptr;  // by cell: what one cover can hold with it
  std::array<CellSet, kCells> own_reach_;               // of rules that are not classic
  std::span<const Target> targets_;
  std::size_t current_ = 0;  // the target whose covers are being chosen
  const Visit* visit_ = nullptr;
};

}  // namespace nonet::logic
