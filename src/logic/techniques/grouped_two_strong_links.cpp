// Grouped Two Strong Links: a turbot fish in which a place may be several cells of one line in one
// box. A house has two such places for a digit, another house has two, and all cells of one see all
// cells of another.
//
// Order: by digit, then the later of the two houses (rows, columns, boxes), then the earlier one,
// then the places.
// Cost: the pairs of strong links of a digit, grouped ones too; a few microseconds for all nine.

#include <algorithm>
#include <array>

#include "logic/sees.hpp"
#include "logic/two_links.hpp"

namespace nonet::logic::grouped_two_strong_links {

extern const Prose prose = {
    .summary = "two houses with two places each for a digit, where a place may be a group of cells",
    .why =
        "A group is cells of one box in one line; it is true if the digit is in one of them. Both "
        "houses need the digit and have two places or groups for it. Two of these, one of each "
        "house, see each other entirely and cannot both be true, so at least one of the other two "
        "is. A cell that sees all cells of both cannot be the digit.",
};

namespace {

struct End {
  CellSet cells;
  CellSet seen;  // by all of them
};

struct Link {
  House house = House(0);
  std::array<End, 2> ends = {};
  bool is_grouped = false;
};

bool is_in_one(CellSet cells, HouseSet kind, const Rules& rules) {
  for (const House house : rules.houses_of(cells.first()) & kind) {
    if ((cells - rules.cells(house)).empty()) return true;
  }
  return false;
}

class DigitLinks {
 public:
  DigitLinks(const Board& board, const CrossingTable& table, Digit digit)
      : rules_(board.rules()), table_(table) {
    for (const House house : rules_.houses()) {
      const CellSet places = board.places(digit, house);
      if (places.empty()) continue;
      if (!house.is_line()) {
        split_box(house, places);
      } else {
        split_line(house, places);
      }
    }
  }
  const Link* begin() const { return links_.data(); }
  const Link* end() const { return links_.data() + count_; }

 private:
  void split_line(House line, CellSet places) {
    const std::optional<House> box = rules_.region_of(places.first());
    if (!box) return;
    const CellSet one = places & rules_.cells(*box);
    const CellSet two = places - one;
    if (!two.empty() && is_in_one(two, HouseSet::boxes(), rules_)) add(line, one, two);
  }

  // A line of the box takes some of the places; the rest must be in one line too.
  void split_box(House box, CellSet places) {
    const int from = count_;
    for (const std::uint16_t number : table_.of_box(box)) {
      const CellSet one = places & table_.all()[number].cells;
      const CellSet two = places - one;
      if (one.empty() || two.empty()) continue;
      if (!is_in_one(two, HouseSet::lines(), rules_)) continue;
      const auto is_same = [one, two](const Link& link) {
        return link.ends[0].cells == one || link.ends[0].cells == two;
      };
      if (std::none_of(begin() + from, end(), is_same)) add(box, one, two);
    }
  }

  void add(House house, CellSet one, CellSet two) {
    if (count_ == kMost) return;  // more than the classic board can have
    links_[static_cast<std::size_t>(count_++)] = {
        house,
        {End{one, seen_by_all(one, rules_)}, End{two, seen_by_all(two, rules_)}},
        has_several(one) || has_several(two)};
  }

  static bool has_several(CellSet cells) { return !cells.after(cells.first()).empty(); }

  static constexpr int kMost = 2 * kDigits + 2 * classic::kBoxSide * kDigits;

  const Rules& rules_;
  const CrossingTable& table_;
  int count_ = 0;
  std::array<Link, kMost> links_;
};

Flow find_joins(const Board& board, StepSink& out, Digit digit, const Link& one, const Link& two) {
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (!(two.ends[j].cells - one.ends[i].seen).empty()) continue;
      const End& a = one.ends[1 - i];
      const End& d = two.ends[1 - j];
      if (!board.places(digit).intersects(a.seen & d.seen)) continue;
      const TwoLinks links{one.house,         two.house,         a.cells,
                           one.ends[i].cells, two.ends[j].cells, d.cells};
      if (emit_two_links(board, out, digit, links) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    const DigitLinks links(board, workspace.crossings().table(), digit);
    for (const Link& two : links) {
      for (const Link& one : links) {
        if (&one == &two) break;
        if (one.house == two.house || (!one.is_grouped && !two.is_grouped)) continue;
        if (find_joins(board, out, digit, one, two) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::grouped_two_strong_links
