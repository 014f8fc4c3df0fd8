// Full grids: the first row always reads 123456789, in 18 * 1296 ways; the second tells them apart.
//
// Two rows of a band are a map of the columns: under the digit of column c in the upper row stands
// a digit which the upper row has in column `map[c]`. The second row reads smallest in one of few
// shapes:
//
//   456789...  the map takes a whole stack to a stack (is pure). Then all stacks go round in a
//              circle, and so do their columns in three steps; the fewer of these move, the
//              smaller: 123, 132 or 231.
//   457...     each stack sends two columns to one stack (always the next in the same circle) and a
//              single one to the other. The next cell reads 1, 2 or 3 if the column that the second
//              stack sends back to the first is one of the two, and 8 if not.
//
// So a glance at each pair of rows and each stack that may come first ranks them, and only the best
// are laid out: a handful, instead of 23,328. Half of all grids have something pure, and are spared
// the rest.

#include "canon/opening.hpp"

#include <utility>

namespace nonet::canon {
namespace {

using Map = std::array<std::uint8_t, kDigits>;
using Three = std::array<std::uint8_t, classic::kBoxSide>;

constexpr Map kStackOf = {0, 0, 0, 1, 1, 1, 2, 2, 2};
constexpr Key kFirstRow = 0x123456789;

// Two rows of a chute, either way round.
struct Pair {
  std::uint8_t side, first, second;
  Map map, back;

  Pair(const Lines& lines, int in_side, int a, int b)
      : side(static_cast<std::uint8_t>(in_side)),
        first(static_cast<std::uint8_t>(a)),
        second(static_cast<std::uint8_t>(b)) {
    std::array<std::uint8_t, kDigits + 1> column_of;
    const Lines::Nine& upper = lines.sides[side][a];
    const Lines::Nine& lower = lines.sides[side][b];
    for (int c = 0; c < kDigits; ++c) column_of[upper[c]] = static_cast<std::uint8_t>(c);
    for (int c = 0; c < kDigits; ++c) {
      map[c] = column_of[lower[c]];
      back[map[c]] = static_cast<std::uint8_t>(c);
    }
  }
  // The other row on top: the maps are each other's inverse.
  void turn() {
    std::swap(first, second);
    std::swap(map, back);
  }
};

class Opening {
 public:
  Opening(const Lines& lines, std::vector<Look>& looks) : lines_(lines), looks_(looks) {
    looks.clear();
  }

  void open(unsigned chutes) {
    each_pair(chutes, [&](int side, int a, int b) {
      if (is_pure(side, a, b)) try_pure(Pair(lines_, side, a, b));
    });
    if (!looks_.empty()) return;
    each_pair(chutes, [&](int side, int a, int b) { try_mixed(Pair(lines_, side, a, b)); });
  }
  Key second_row() const { return best_; }

 private:
  static constexpr int kWorstRank = 3;

  template <class Visit>
  static void each_pair(unsigned chutes, const Visit& visit) {
    for (int chute = 0; chute < kSides * classic::kBoxSide; ++chute) {
      if ((chutes >> chute & 1) == 0) continue;
      const int side = chute / classic::kBoxSide,
                row = chute % classic::kBoxSide * classic::kBoxSide;
      visit(side, row, row + 1);
      visit(side, row, row + 2);
      visit(side, row + 1, row + 2);
    }
  }

  unsigned digits_of(int side, int row, int stack) const {
    const std::uint8_t* three = &lines_.sides[side][row][stack * classic::kBoxSide];
    return 1U << three[0] | 1U << three[1] | 1U << three[2];
  }
  bool is_pure(int side, int a, int b) const {
    const unsigned below = digits_of(side, b, 0);
    return below == digits_of(side, a, 1) || below == digits_of(side, a, 2);
  }

  void try_pure(Pair pair) {
    add_pure(pair);
    pair.turn();
    add_pure(pair);
  }
  // The first stack takes any order; the others follow its columns round the circle.
  void add_pure(const Pair& pair) {
    constexpr std::array<Three, 6> kOrders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    for (int stack = 0; stack < classic::kBoxSide; ++stack) {
      for (const Three& order : kOrders) {
        Map columns;
        for (int i = 0; i < classic::kBoxSide; ++i) {
          columns[i] = static_cast<std::uint8_t>(stack * classic::kBoxSide + order[i]);
        }
        for (int i = classic::kBoxSide; i < kDigits; ++i)
          columns[i] = pair.map[columns[i - classic::kBoxSide]];
        add(pair, columns);
      }
    }
  }

  void try_mixed(Pair pair) {
    add_mixed(pair);
    pair.turn();
    add_mixed(pair);
  }
  void add_mixed(const Pair& pair) {
    const Map& map = pair.map;
    int to_second = 0;
    for (int c = 0; c < classic::kBoxSide; ++c) to_second += kStackOf[map[c]] == 1 ? 1 : 0;
    const int circle = to_second == 2 ? 1 : 2;
    std::array<int, classic::kBoxSide> singles;  // the column that each stack sends alone
    for (int c = 0; c < kDigits; ++c) {
      const int stack = kStackOf[c];
      if (kStackOf[map[c]] != (stack + circle) % classic::kBoxSide) singles[stack] = c;
    }
    for (int stack = 0; stack < classic::kBoxSide; ++stack) {
      add_mixed(pair, stack, singles[stack], singles[(stack + circle) % classic::kBoxSide]);
    }
  }
  // `single` of the first stack, and the one that the second stack sends back to the first.
  void add_mixed(const Pair& pair, int stack, int single, int returning) {
    const int above = pair.back[returning], below = pair.map[returning];
    const bool is_met = kStackOf[above] == stack;
    const int rank = !is_met ? kWorstRank : below == above ? 0 : below == single ? 2 : 1;
    if (rank > rank_) return;
    rank_ = rank;
    // The columns of the first stack add up to this; so the one that is left is known.
    const int sum = 3 * (stack * classic::kBoxSide + 1);
    if (is_met) return add_mixed(pair, above, sum - single - above, single, returning);
    const int one = single == stack * classic::kBoxSide ? single + 1 : stack * classic::kBoxSide;
    const int other = sum - single - one;
    add_mixed(pair, one, other, single, returning);
    add_mixed(pair, other, one, single, returning);
  }
  // The first stack has the columns a, b, c; the others take their places as the second row meets
  // them.
  void add_mixed(const Pair& pair, int a, int b, int c, int returning) {
    const Map& map = pair.map;
    const int second = kStackOf[map[a]];
    Map columns;
    columns[0] = static_cast<std::uint8_t>(a);
    columns[1] = static_cast<std::uint8_t>(b);
    columns[2] = static_cast<std::uint8_t>(c);
    columns[3] = map[a];
    columns[4] = map[b];
    columns[5] = static_cast<std::uint8_t>(3 * (second * classic::kBoxSide + 1) - map[a] - map[b]);
    columns[6] = map[c];
    int at = 7;
    for (int i = 3; i < 6; ++i) {
      if (columns[i] != returning) columns[at++] = map[columns[i]];
    }
    add(pair, columns);
  }

  void add(const Pair& pair, const Map& columns) {
    Map label;
    for (int i = 0; i < kDigits; ++i) label[columns[i]] = static_cast<std::uint8_t>(i + 1);
    Key key = 0;
    for (int i = 0; i < kDigits; ++i) key = key << 4 | label[pair.map[columns[i]]];
    if (key > best_) return;
    if (key < best_) looks_.clear();
    best_ = key;
    Look& look = looks_.emplace_back();
    look.columns = columns;
    look.rows[0] = pair.first;
    look.rows[1] = pair.second;
    look.side = pair.side;
    look.ties = 0;
    look.used = static_cast<std::uint16_t>(1U << pair.first | 1U << pair.second);
    const Lines::Nine& line = lines_.sides[pair.side][pair.first];
    for (int c = 0; c < kDigits; ++c) look.labels[line[c]] = label[c];
  }

  const Lines& lines_;
  std::vector<Look>& looks_;
  Key best_ = ~Key{0};
  int rank_ = kWorstRank;
};

}  // namespace

void open_full(const Lines& lines, unsigned chutes, std::vector<Look>& looks,
               std::array<Key, kDigits>& form) {
  Opening opening(lines, looks);
  opening.open(chutes);
  form[0] = kFirstRow;
  form[1] = opening.second_row();
}

}  // namespace nonet::canon
