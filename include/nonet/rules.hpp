// Rules: how large the board is, which houses there are and which cells see each other. Immutable
// and shared; the puzzle carries its rules (shared_rules.hpp), the board points at them. Code that
// asks them, rather than counting to 27 and 20, works on variants.
//
//   const Rules& rules = Rules::classic();
//   assert(rules.peers(Cell(0)).size() == 20 && rules.houses_of(Cell(80)).size() == 3);
//   assert(rules.region_of(Cell(80)) == House::box(8) && rules.cells(House::box(8)).size() == 9);
//   assert(rules.name(House::box(2)) == "box 3" && rules.short_name(House::box(2)) == "b3");
//   assert(rules.compass(House::box(2)) == "NE" && rules.find_house("NE") == House::box(2));
//
// Four words that a variant fills:
// - houses    hold every digit exactly once;
// - regions   hold every digit at most once: the houses, and sets with fewer cells than digits;
// - peers     of a cell may not hold its digit: what shares a region with it, and more (leaps);
// - links     are pairs of candidates of different digits and cells, of which one at most is true.
// Clues, what is printed beside digits, say more than these four can: they are kept in a book
// (clue_puzzle.hpp), which nobody opens on a board without any.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/candidate.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/digit_set.hpp"
#include "nonet/house_set.hpp"
#include "nonet/name.hpp"
#include "nonet/symbols.hpp"

namespace nonet {

struct ClueBook;  // src/constraints/clue_book.hpp

class Rules {
 public:
  static constexpr const Rules& classic();
  constexpr bool is_classic() const { return kHasClassic && id_ == 0; }
  // No two rules of one run have the same; 0 is classic. For what is kept from board to board.
  constexpr int id() const { return id_; }

  constexpr int side() const { return side_; }
  constexpr CellSet cells() const { return cells_; }
  constexpr DigitSet digits() const { return digits_; }

  constexpr HouseSet houses() const { return houses_; }
  constexpr HouseSet regions() const { return regions_; }
  constexpr HouseSet houses_of(Cell cell) const { return houses_of_[cell.index()]; }
  // The box or jigsaw region of a cell; a cell may be in none.
  constexpr std::optional<House> region_of(Cell cell) const {
    const HouseSet of = houses_of_[cell.index()] & HouseSet::boxes();
    return of.empty() ? std::nullopt : std::optional<House>(of.first());
  }

  constexpr CellSet cells(House house) const { return house_cells_[house.index()]; }
  constexpr bool contains(House house, Cell cell) const { return cells(house).contains(cell); }
  // The cell at a position, in reading order. Positions go to capacity: one beyond the house's own
  // cells is a cell outside the board, which never has a candidate; so loops over positions are of
  // one length, and the compiler unrolls them.
  constexpr Cell cell(House house, int position) const {
    return Cell(positions_[house.index()][position]);
  }
  constexpr HouseKind kind(House house) const { return kinds_[house.index()]; }
  constexpr int number(House house) const { return numbers_[house.index()]; }
  constexpr HouseSet houses(HouseKind kind) const {
    HouseSet found;
    for (const House house : houses_) {
      if (this->kind(house) == kind) found.insert(house);
    }
    return found;
  }

  constexpr CellSet peers(Cell cell) const { return peers_[cell.index()]; }
  constexpr bool sees(Cell a, Cell b) const { return peers(a).contains(b); }
  // Whether cells see each other only by houses, and candidates of different digits only in a cell.
  constexpr bool is_plain() const { return is_plain_; }
  // What cannot be true beside a candidate, though it is another digit in another cell.
  constexpr std::span<const Candidate> links(Candidate candidate) const {
    if (link_ends_ == nullptr) return {};
    const std::uint32_t begin = candidate.index() == 0 ? 0 : link_ends_[candidate.index() - 1];
    return {links_ + begin, links_ + link_ends_[candidate.index()]};
  }
  constexpr bool has_links() const { return link_ends_ != nullptr; }

  // What is printed beside the digits; null where nothing is.
  constexpr const ClueBook* clues() const { return clues_; }
  // The cells that some clue binds by more than houses, peers and links.
  constexpr CellSet bound() const { return bound_; }

  // How digits are written, where it is not one character from 1 to 9.
  constexpr Symbols symbols() const { return symbols_; }
  constexpr Name symbol(Digit digit) const { return nonet::symbol(symbols_, digit.face()); }

  // The boxes are rectangles, so many cells high and wide; 0 where they are of any form.
  constexpr int box_height() const { return box_height_; }
  constexpr int box_width() const { return box_height_ == 0 ? 0 : side_ / box_height_; }

  // Whether digits may change places within these cells without breaking a rule, as far as anything
  // but the houses in which the pattern repairs itself is concerned: no other house, no clue, no
  // peer or link outside its houses may bind one of the cells.
  constexpr bool may_swap(CellSet cells, HouseSet within) const;

  // "row 4", "column 7", "box 3"; "r4", "c7", "b3".
  constexpr Name name(House house) const { return nonet::name(kind(house), number(house)); }
  constexpr Name short_name(House house) const {
    return nonet::short_name(kind(house), number(house));
  }
  // The box as a direction, NW N NE, W C E, SW S SE, where the boxes are three by three of them.
  constexpr std::string_view compass(House house) const {
    const bool has_compass = house.is_box() && side_ == 9 && box_height_ == 3;
    return has_compass ? kCompass[static_cast<std::size_t>(number(house))] : std::string_view();
  }
  // Reads "r4", "c7", "b3", "row 4", "NE", in either case.
  constexpr std::optional<House> find_house(std::string_view text) const;

  friend bool operator==(const Rules& a, const Rules& b);

  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

 protected:
  constexpr Rules() = default;
  ~Rules() = default;

  // For those who build rules; in this order.
  constexpr void set_board(int side, int box_height);
  constexpr void add_region(House house, HouseKind kind, int number, CellSet cells);
  constexpr void add_peer(Cell a, Cell b);
  constexpr void add_boxes();

  int id_ = 0;
  bool is_plain_ = true;
  Symbols symbols_ = Symbols::digits;
  const Candidate* links_ = nullptr;
  const std::uint32_t* link_ends_ = nullptr;  // by candidate
  const ClueBook* clues_ = nullptr;
  CellSet bound_;

 private:
  friend struct ClassicRules;
  static constexpr std::array<std::string_view, 9> kCompass = {"NW", "N",  "NE", "W", "C",
                                                               "E",  "SW", "S",  "SE"};

  int side_ = 0;
  int box_height_ = 0;
  CellSet cells_;
  DigitSet digits_;
  HouseSet houses_, regions_;
  std::array<CellSet, kCells> peers_{};
  std::array<HouseSet, kCells> houses_of_{};
  std::array<CellSet, kHouses> house_cells_{};
  std::array<std::array<CellNumber, kDigits>, kHouses> positions_{};
  std::array<HouseKind, kHouses> kinds_{};
  std::array<std::uint8_t, kHouses> numbers_{};
};

}  // namespace nonet

#include "nonet/rules_inline.hpp"
