// See bands.hpp.

#include "search/bands.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

#include "search/band_fillings.hpp"
#include "search/splits.hpp"

namespace nonet::search {
namespace {

// Ways of the second stack that are summed at once.
constexpr int kLanes = 16;

// Which digits can be exchanged: equal numbers. A number is the lowest digit that has it.
using Alike = std::array<std::uint8_t, kDigits>;

// A way to split the columns of a stack: the classes of its boxes from top to bottom, and for each
// digit the order of columns in which it goes down.
struct Way {
  std::array<std::uint16_t, 3> classes;
  std::array<std::uint8_t, kDigits> orders;
};
struct WeightedWay {
  Way way;
  std::uint64_t weight;  // how many it stands for
};

struct Stack {
  std::vector<int> same_orders;  // of the columns, which change nothing
  std::vector<Way> ways;

  std::size_t size() const { return ways.size() / same_orders.size(); }
};

// Takes the digits of settled cells from those that see them, until nothing is left to take.
void tighten(Masks& masks) {
  CellSet open = CellSet::every();
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const Cell cell : open) {
      if (std::popcount(masks[cell.index()]) != 1) continue;
      has_changed = true;
      open.erase(cell);
      for (const Cell peer : Rules::classic().peers(cell)) {
        masks[peer.index()] &= static_cast<std::uint16_t>(~masks[cell.index()]);
      }
    }
  }
}

Masks transposed(const Masks& masks) {
  Masks turned;
  for (int i = 0; i < kCells; ++i) turned[i] = masks[i % 9 * 9 + i / 9];
  return turned;
}

Alike find_alike(const Masks& masks) {
  Alike alike;
  for (std::uint8_t digit = 0; digit < kDigits; ++digit) {
    alike[digit] = digit;
    for (std::uint8_t lower = 0; lower < digit; ++lower) {
      const bool is_same = std::ranges::all_of(masks, [digit, lower](std::uint16_t mask) {
        return (mask >> digit & 1) == (mask >> lower & 1);
      });
      if (is_same) alike[digit] = std::min(alike[digit], alike[lower]);
    }
  }
  return alike;
}

// Those that are alike and take the same order in a way.
Alike refined(const Alike& alike, const Way& way) {
  Alike finer;
  for (std::uint8_t digit = 0; digit < kDigits; ++digit) {
    finer[digit] = digit;
    for (std::uint8_t lower = 0; lower < digit; ++lower) {
      if (alike[lower] == alike[digit] && way.orders[lower] == way.orders[digit]) {
        finer[digit] = std::min(finer[digit], finer[lower]);
      }
    }
  }
  return finer;
}

// Ways to exchange digits.
std::uint64_t exchanges(const Alike& alike) {
  std::array<std::uint64_t, kDigits> seen{};
  std::uint64_t product = 1;
  for (const std::uint8_t each : alike) product *= ++seen[each];
  return product;
}

// Which orders digits take when the columns are reordered.
std::array<std::array<std::uint8_t, 6>, 6> make_reordered() {
  std::array<std::array<std::uint8_t, 6>, 6> reordered{};
  for (int by = 0; by < 6; ++by) {
    std::array<int, 3> now{};  // where a column is then
    for (int i = 0; i < 3; ++i) now[kOrders[by][i]] = i;
    for (int order = 0; order < 6; ++order) {
      reordered[by][order] =
          static_cast<std::uint8_t>(order_of(now[kOrders[order][0]], now[kOrders[order][1]]));
    }
  }
  return reordered;
}

// Whether digits that are alike take ascending orders.
bool is_sorted(const Way& way, const Alike& alike) {
  std::array<std::uint8_t, kDigits> last{};
  for (int digit = 0; digit < kDigits; ++digit) {
    if (way.orders[digit] < last[alike[digit]]) return false;
    last[alike[digit]] = way.orders[digit];
  }
  return true;
}

std::array<std::uint8_t, kDigits> sorted(std::array<std::uint8_t, kDigits> orders,
                                         const Alike& alike) {
  for (int digit = 1; digit < kDigits; ++digit) {
    for (int higher = digit, lower = digit - 1; lower >= 0; --lower) {
      if (alike[lower] != alike[digit]) continue;
      if (orders[lower] <= orders[higher]) break;
      std::swap(orders[lower], orders[higher]);
      higher = lower;
    }
  }
  return orders;
}

// Calls `visit` with one of the ways that exchanging columns and digits turns into one another, and
// with their number: the first in order, its digits sorted.
template <class Visit>
void visit_apart(const Stack& stack, const Alike& alike, Visit visit) {
  static const auto kReordered = make_reordered();
  const std::uint64_t all = exchanges(alike);
  for (const Way& way : stack.ways) {
    if (!is_sorted(way, alike)) continue;
    std::uint64_t same = 0;
    const bool is_first = std::ranges::all_of(stack.same_orders, [&](int by) {
      std::array<std::uint8_t, kDigits> orders;
      for (int i = 0; i < kDigits; ++i) orders[i] = kReordered[by][way.orders[i]];
      orders = sorted(orders, alike);
      same += orders == way.orders ? 1 : 0;
      return orders >= way.orders;
    });
    if (!is_first) continue;
    visit(way, all / exchanges(refined(alike, way)) * stack.same_orders.size() / same);
  }
}

// The ways of the third stack, those with the same class in the first band together.
struct InnerWays {
  struct Group {
    std::uint16_t first;
    std::size_t end;  // in `rest`
  };
  std::vector<Group> groups;
  std::vector<std::array<std::uint16_t, 2>> rest;  // classes in the other bands
};

// Rows of three filling tables, sixteen of each side by side.
struct Lanes {
  std::array<std::vector<std::int16_t>, 3> rows;
  std::array<std::uint64_t, kLanes> weights;
  int count = 0;
};

// The sum over all ways of the third stack, for sixteen of the second. Products of two are below
// 2^22 and fifty-six of them below 2^28; all of it is below 2^50.
std::array<std::uint64_t, kLanes> sum_lanes(const InnerWays& ways, const Lanes& lanes) {
  std::array<std::uint64_t, kLanes> sums{};
  std::size_t i = 0;
  for (const InnerWays::Group& group : ways.groups) {
    std::array<std::int32_t, kLanes> products{};
    for (; i < group.end; ++i) {
      const std::int16_t* const second = &lanes.rows[1][std::size_t{ways.rest[i][0]} * kLanes];
      const std::int16_t* const third = &lanes.rows[2][std::size_t{ways.rest[i][1]} * kLanes];
      // Two loops: clang 14 makes vectors of these, and of one that does both it does not.
      std::array<std::int32_t, kLanes> each;
      for (int lane = 0; lane < kLanes; ++lane) each[lane] = int{second[lane]} * int{third[lane]};
      for (int lane = 0; lane < kLanes; ++lane) products[lane] += each[lane];
    }
    const std::int16_t* const first = &lanes.rows[0][std::size_t{group.first} * kLanes];
    for (int lane = 0; lane < kLanes; ++lane) {
      sums[lane] += static_cast<std::uint64_t>(std::int64_t{products[lane]} * first[lane]);
    }
  }
  return sums;
}

// A grid, laid out for counting.
class Layout {
 public:
  explicit Layout(const Masks& masks) : alike_(find_alike(masks)) {
    for (int i = 0; i < 9; ++i) boxes_[i] = add_box(masks, i / 3, i % 3);
    if (!is_possible()) return;
    for (int stack = 0; stack < 3; ++stack) add_ways(masks, stack);
    std::ranges::sort(order_, {}, [this](int stack) { return stacks_[stack].size(); });
    for (int band = 0; band < 3; ++band) add_band(masks, band);
    visit_apart(stack(0), alike_, [this](const Way& way, std::uint64_t weight) {
      outer_.push_back({way, weight});
    });
  }

  bool is_possible() const {
    return std::ranges::all_of(boxes_, [](const BoxFillings* box) { return !box->rows.empty(); });
  }

  // How much there is to do, about: digits that can be exchanged are taken to differ.
  double steps() const {
    double sum = 0;
    for (const auto& [way, weight] : outer_) {
      sum += std::max(1.0, static_cast<double>(stack(1).size()) /
                               static_cast<double>(exchanges(refined(alike_, way))));
    }
    return sum * static_cast<double>(stack(2).size());
  }

  BandCount count(const BandLimits& limits) {
    gather_inner();
    std::uint64_t times = stack(2).same_orders.size();
    for (int band = 0; band < 3; ++band) {
      times *= bands_[band].order_count();
      lanes_.rows[band].assign(std::size_t(bands_[band].box(2).class_count()) * kLanes, 0);
    }
    BandCount counted;
    for (std::size_t i = 0; i < outer_.size() && counted.end == BandCount::End::counted; ++i) {
      if (limits.watch != nullptr) (*limits.watch)(i, outer_.size());
      Tally here = count_with(outer_[i].way, limits, counted.end);
      here *= outer_[i].weight;
      counted.count += here;
    }
    counted.count *= times;
    return counted;
  }

 private:
  const Stack& stack(int i) const { return stacks_[order_[i]]; }

  // Boxes with the same candidates are one.
  const BoxFillings* add_box(const Masks& masks, int band, int stack) {
    BoxFillings::Candidates cells;
    for (int i = 0; i < 9; ++i) cells[i] = masks[(band * 3 + i / 3) * 9 + stack * 3 + i % 3];
    for (const auto& box : pool_) {
      if (box->candidates == cells) return box.get();
    }
    pool_.push_back(std::make_unique<BoxFillings>(cells));
    return pool_.back().get();
  }

  void add_ways(const Masks& masks, int stack) {
    Stack& added = stacks_[stack];
    for (int order = 0; order < 6; ++order) {
      bool is_same = true;
      for (int i = 0; i < 27; ++i) {
        const int row = i / 3 * 9 + stack * 3;
        is_same &= masks[row + i % 3] == masks[row + kOrders[order][i % 3]];
      }
      if (is_same) added.same_orders.push_back(order);
    }
    const Splits& splits = Splits::all();
    for (SplitIndex top = 0; top < kSplits; ++top) {
      const std::uint16_t first = boxes_[stack]->class_of[top];
      if (first == kNone) continue;
      for (const auto& [middle, bottom] : splits.partners(top)) {
        const std::uint16_t second = boxes_[3 + stack]->class_of[middle];
        const std::uint16_t third = boxes_[6 + stack]->class_of[bottom];
        if (second == kNone || third == kNone) continue;
        added.ways.push_back({{first, second, third}, orders_of(top, middle)});
      }
    }
  }

  static std::array<std::uint8_t, kDigits> orders_of(SplitIndex top, SplitIndex middle) {
    std::array<std::uint8_t, kDigits> orders;
    const Splits::Triples &above = Splits::all().triples(top),
                          &below = Splits::all().triples(middle);
    const auto column = [](const Splits::Triples& triples, int digit) {
      return (triples[0] >> digit & 1) != 0 ? 0 : (triples[1] >> digit & 1) != 0 ? 1 : 2;
    };
    for (int digit = 0; digit < kDigits; ++digit) {
      orders[digit] =
          static_cast<std::uint8_t>(order_of(column(above, digit), column(below, digit)));
    }
    return orders;
  }

  void add_band(const Masks& masks, int band) {
    std::vector<int> same_orders;
    for (int order = 0; order < 6; ++order) {
      bool is_same = true;
      for (int i = 0; i < 27; ++i) {
        const int row = kOrders[order][i / 9];
        is_same &= masks[band * 27 + i] == masks[band * 27 + row * 9 + i % 9];
      }
      if (is_same) same_orders.push_back(order);
    }
    const auto box = [&](int i) { return boxes_[band * 3 + order_[i]]; };
    bands_.push_back(BandFillings({box(0), box(1), box(2)}, std::move(same_orders)));
  }

  // Here digits are told apart, so that every way of the stack is as many as its columns allow.
  void gather_inner() {
    Alike apart;
    for (std::uint8_t digit = 0; digit < kDigits; ++digit) apart[digit] = digit;
    std::vector<std::array<std::uint16_t, 3>> ways;
    visit_apart(stack(2), apart,
                [&ways](const Way& way, std::uint64_t) { ways.push_back(way.classes); });
    std::ranges::sort(ways);
    inner_.rest.reserve(ways.size());
    for (const auto& [first, second, third] : ways) {
      if (inner_.groups.empty() || inner_.groups.back().first != first) {
        inner_.groups.push_back({first, 0});
      }
      inner_.rest.push_back({second, third});
      inner_.groups.back().end = inner_.rest.size();
    }
  }

  Tally count_with(const Way& outer, const BandLimits& limits, BandCount::End& end) {
    std::array<const FillingTable*, 3> tables;
    for (int band = 0; band < 3; ++band) {
      tables[band] = &bands_[band].table(outer.classes[band]);
      if (tables[band]->is_empty) return {};
    }
    Tally total;
    visit_apart(stack(1), refined(alike_, outer), [&](const Way& way, std::uint64_t weight) {
      if (end != BandCount::End::counted) return;
      for (int band = 0; band < 3; ++band) {
        if (!tables[band]->has_some[way.classes[band]]) return;
      }
      for (int band = 0; band < 3; ++band) {
        const FillingTable& table = *tables[band];
        const std::int16_t* const row = table.row(way.classes[band]);
        std::int16_t* const lane = lanes_.rows[band].data() + lanes_.count;
        for (int i = 0; i < table.width; ++i) lane[std::size_t(i) * kLanes] = row[i];
      }
      lanes_.weights[lanes_.count++] = weight;
      if (lanes_.count == kLanes) add_lanes(total);
      const bool is_stopped =
          limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed);
      if (is_stopped) end = BandCount::End::interrupted;
    });
    add_lanes(total);
    return total;
  }

  void add_lanes(Tally& total) {
    const int count = std::exchange(lanes_.count, 0);
    if (count == 0) return;
    const std::array<std::uint64_t, kLanes> sums = sum_lanes(inner_, lanes_);
    for (int lane = 0; lane < count; ++lane) {
      Tally sum(sums[lane]);
      sum *= lanes_.weights[lane];
      total += sum;
    }
  }

  Alike alike_;
  std::vector<std::unique_ptr<BoxFillings>> pool_;
  std::array<const BoxFillings*, 9> boxes_;
  std::array<Stack, 3> stacks_;
  std::array<int, 3> order_{0, 1, 2};  // of the stacks: the smallest is the outer one
  std::vector<BandFillings> bands_;
  std::vector<WeightedWay> outer_;
  InnerWays inner_;
  Lanes lanes_;
};

}  // namespace

BandCount count_by_bands(const Masks& masks, const BandLimits& limits) {
  Masks tight = masks;
  tighten(tight);
  Layout upright(tight);
  if (!upright.is_possible()) return {};
  Layout turned(transposed(tight));
  Layout& better = turned.steps() < upright.steps() ? turned : upright;
  if (better.steps() > static_cast<double>(limits.most_steps)) {
    return {BandCount::End::refused, {}};
  }
  return better.count(limits);
}

}  // namespace nonet::search
