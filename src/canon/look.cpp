// Reading a line under a look, and placing it.
//
// Cost: a line is read in some 20 ns, and placed in about the same; placing happens to the smallest
// only.

#include "canon/look.hpp"

#include <algorithm>
#include <utility>

namespace nonet::canon {
namespace {

using Order = std::array<std::uint8_t, classic::kBoxSide>;

constexpr unsigned tie(unsigned ties, int bit) { return ties >> bit & 1; }

// The smaller one first, where they may be exchanged.
void sort_tied(unsigned& a, unsigned& b, unsigned is_tied) {
  const unsigned exchange = (a ^ b) & (0U - (is_tied & static_cast<unsigned>(b < a)));
  a ^= exchange;
  b ^= exchange;
}

void sort_tied(std::array<unsigned, classic::kBoxSide>& three, unsigned ties) {
  const unsigned left = ties & 1, right = ties >> 1 & 1;
  sort_tied(three[0], three[1], left);
  sort_tied(three[1], three[2], right);
  sort_tied(three[0], three[1], left);
}

// A line laid out under a look: which column where, what it reads, and what remains open.
struct Layout {
  Lines::Nine columns, values;
  unsigned ties = 0;
  // Where equal fresh digits may be exchanged, in the bits of Look::ties: every order is a look of
  // its own, for each gives the digits other labels.
  unsigned choices = 0;

  Layout(const Look& look, const Lines::Nine& line) : columns(look.columns) {
    for (int i = 0; i < kDigits; ++i) values[i] = look.labels[line[columns[i]]];
    for (int stack = 0; stack < classic::kBoxSide; ++stack) {
      const unsigned bits = look.ties >> 2 * stack;
      const int first = stack * classic::kBoxSide;
      sort_columns(first, tie(bits, 0));
      sort_columns(first + 1, tie(bits, 1));
      sort_columns(first, tie(bits, 0));
    }
    sort_stacks(0, tie(look.ties, kStackTies));
    sort_stacks(1, tie(look.ties, kStackTies + 1));
    sort_stacks(0, tie(look.ties, kStackTies));
    find_ties(look.ties);
  }

  unsigned stack_value(int stack) const {
    const std::uint8_t* three = &values[stack * classic::kBoxSide];
    return three[0] << 8U | three[1] << 4U | three[2];
  }

 private:
  void sort_columns(int i, unsigned is_tied) {
    if (is_tied == 0 || values[i] <= values[i + 1]) return;
    std::swap(values[i], values[i + 1]);
    std::swap(columns[i], columns[i + 1]);
  }
  void sort_stacks(int stack, unsigned is_tied) {
    if (is_tied == 0 || stack_value(stack) <= stack_value(stack + 1)) return;
    const auto swap = [&](Lines::Nine& line) {
      const auto first = line.begin() + stack * classic::kBoxSide;
      std::swap_ranges(first, first + classic::kBoxSide, first + classic::kBoxSide);
    };
    swap(values);
    swap(columns);
  }

  void settle(int bit, bool is_equal, bool is_fresh) {
    if (!is_equal) return;
    (is_fresh ? choices : ties) |= 1U << bit;
  }
  void find_ties(unsigned before) {
    for (int bit = 0; bit < kStackTies; ++bit) {
      if (tie(before, bit) == 0) continue;
      const int i = bit / 2 * classic::kBoxSide + bit % 2;
      settle(bit, values[i] == values[i + 1], values[i] == kFresh);
    }
    for (int stack = 0; stack < classic::kBoxSide - 1; ++stack) {
      const int bit = kStackTies + stack;
      if (tie(before, bit) == 0) continue;
      // Fresh digits come last in what is sorted, and what is not sorted has no ties among stacks.
      settle(bit, stack_value(stack) == stack_value(stack + 1),
             values[stack * classic::kBoxSide + classic::kBoxSide - 1] == kFresh);
    }
  }
};

// The orders that a choice leaves: one; the first two exchanged or not; the last two; any.
constexpr std::array<Order, 6> kOrdersOfThree = {
    {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::array<int, 4> kOrderCounts = {1, 2, 2, 6};

const Order& order_of(unsigned choice, int i) { return kOrdersOfThree[choice == 2 ? 2 * i : i]; }

struct Placing {
  const Layout& layout;
  const Lines::Nine& line;
  std::vector<Look>& looks;
  Look next;
  int labels;

  void add_look() {
    looks.push_back(next);
    name_fresh(looks.back(), line, labels);
  }

  // All orders of the columns of this stack and the later ones; `stacks` says which stack of the
  // layout stands where.
  void add_looks(const Order& stacks, int stack) {
    if (stack == classic::kBoxSide) return add_look();
    const unsigned choice = layout.choices >> 2 * stack & 3;
    for (int i = 0; i < kOrderCounts[choice]; ++i) {
      const Order& order = order_of(choice, i);
      for (int j = 0; j < classic::kBoxSide; ++j) {
        next.columns[stack * classic::kBoxSide + j] =
            layout.columns[stacks[stack] * classic::kBoxSide + order[j]];
      }
      add_looks(stacks, stack + 1);
    }
  }
};

}  // namespace

Key read(const Look& look, const Lines::Nine& line, Key best) {
  if (look.ties == 0) return read_fixed(look, line, best);
  std::array<unsigned, classic::kBoxSide> stacks{};
  for (int stack = 0; stack < classic::kBoxSide; ++stack) {
    const std::uint8_t* columns = &look.columns[stack * classic::kBoxSide];
    std::array<unsigned, classic::kBoxSide> three = {look.labels[line[columns[0]]],
                                                     look.labels[line[columns[1]]],
                                                     look.labels[line[columns[2]]]};
    sort_tied(three, look.ties >> 2 * stack);
    stacks[stack] = three[0] << 8 | three[1] << 4 | three[2];
    // The first stack stays the first: it may say enough.
    if (stack == 0 && tie(look.ties, kStackTies) == 0) {
      const Key first = static_cast<Key>(stacks[0]) << 24;
      if (first > best) return first;
    }
  }
  sort_tied(stacks, look.ties >> kStackTies);
  return static_cast<Key>(stacks[0]) << 24 | stacks[1] << 12 | stacks[2];
}

void expand(const Look& look, const Lines::Nine& line, int row, int level, int labels,
            std::vector<Look>& looks) {
  Look next = look;
  next.place(row, level);
  if (look.ties == 0) {
    name_fresh(next, line, labels);
    return looks.push_back(next);
  }
  const Layout layout(look, line);
  next.ties = static_cast<std::uint8_t>(layout.ties);
  if (layout.choices == 0) {
    next.columns = layout.columns;
    name_fresh(next, line, labels);
    return looks.push_back(next);
  }
  Placing placing{layout, line, looks, next, labels};
  const unsigned choice = layout.choices >> kStackTies;
  for (int i = 0; i < kOrderCounts[choice]; ++i) placing.add_looks(order_of(choice, i), 0);
}

std::uint32_t count_open(const Look& look) {
  std::uint32_t open = 1;
  for (int bit = 0; bit <= kStackTies; bit += 2) {
    open *= static_cast<std::uint32_t>(kOrderCounts[look.ties >> bit & 3]);
  }
  return open;
}

}  // namespace nonet::canon
