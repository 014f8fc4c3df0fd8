// See band_fillings.hpp.
//
// A table in two steps: by the row split of the second box and the class of the third, then the
// row splits of each class of the second are added up, whole rows at a time.

#include "search/band_fillings.hpp"

#include <algorithm>
#include <cassert>

namespace nonet::search {
namespace {

// Tables of a band that are kept, in bytes. All of them take 44 MB where there are givens only.
constexpr std::size_t kMostKept = std::size_t{96} << 20;

std::vector<int> same_column_orders(const BoxFillings::Candidates& cells) {
  std::vector<int> orders;
  for (int order = 0; order < 6; ++order) {
    bool is_same = true;
    for (int i = 0; i < 9; ++i) is_same &= cells[i] == cells[i / 3 * 3 + kOrders[order][i % 3]];
    if (is_same) orders.push_back(order);
  }
  return orders;
}

// All fillings of a box, cell by cell.
class Filler {
 public:
  struct Filling {
    SplitIndex rows, columns;
  };
  explicit Filler(const BoxFillings::Candidates& cells) : cells_(cells) { fill(0, 0); }
  const std::vector<Filling>& fillings() const { return fillings_; }

 private:
  void fill(int cell, std::uint16_t used) {
    if (cell == 9) {
      fillings_.push_back(
          {splits_.index(rows_[0], rows_[1]), splits_.index(columns_[0], columns_[1])});
      return;
    }
    for (unsigned open = cells_[cell] & ~unsigned{used}; open != 0; open &= open - 1) {
      const auto digit = static_cast<std::uint16_t>(open & (~open + 1));
      rows_[cell / 3] ^= digit;
      columns_[cell % 3] ^= digit;
      fill(cell + 1, used | digit);
      rows_[cell / 3] ^= digit;
      columns_[cell % 3] ^= digit;
    }
  }

  const Splits& splits_ = Splits::all();
  const BoxFillings::Candidates& cells_;
  std::array<std::uint16_t, 3> rows_{}, columns_{};
  std::vector<Filling> fillings_;
};

}  // namespace

BoxFillings::BoxFillings(const Candidates& cells) : candidates(cells) {
  const std::vector<int> orders = same_column_orders(cells);
  class_of.fill(kNone);
  row_of.fill(kNone);
  const Filler filler(cells);
  for (const auto& [row, column] : filler.fillings()) {
    SplitIndex lowest = column;
    for (const int order : orders) {
      lowest = std::min(lowest, Splits::all().reordered(column, order));
    }
    if (class_of[lowest] == kNone) {
      class_of[lowest] = static_cast<std::uint16_t>(rows_of_class.size());
      rows_of_class.emplace_back();
    }
    class_of[column] = class_of[lowest];
    if (row_of[row] == kNone) {
      row_of[row] = static_cast<std::uint16_t>(rows.size());
      rows.push_back(row);
      classes_of_row.emplace_back();
    }
    if (column != lowest) continue;
    rows_of_class[class_of[column]].push_back(row_of[row]);
    classes_of_row[row_of[row]].push_back(class_of[column]);
  }
}

BandFillings::BandFillings(std::array<const BoxFillings*, 3> boxes, std::vector<int> same_orders)
    : boxes_(boxes),
      same_orders_(std::move(same_orders)),
      tables_(boxes[0]->rows_of_class.size()) {}

const FillingTable& BandFillings::table(int first_class) {
  if (tables_[first_class] != nullptr) return *tables_[first_class];
  if (bytes_ > kMostKept) {
    for (auto& table : tables_) table.reset();
    bytes_ = 0;
  }
  tables_[first_class] = std::make_unique<FillingTable>(make(first_class));
  bytes_ += tables_[first_class]->counts.size() * sizeof(std::int16_t);
  return *tables_[first_class];
}

FillingTable BandFillings::make(int first_class) const {
  const auto& [first, second, third] = boxes_;
  FillingTable table;
  table.width = third->class_count();
  const std::size_t width = table.width;
  std::vector<std::int16_t> by_row(second->rows.size() * width, 0);
  std::vector<bool> is_met(second->rows.size(), false);
  for (const std::uint16_t place : first->rows_of_class[first_class]) {
    const SplitIndex row = first->rows[place];
    const bool is_counted = std::ranges::all_of(
        same_orders_, [row](int order) { return Splits::all().reordered(row, order) >= row; });
    if (!is_counted) continue;
    for (const Splits::Partners& partners : Splits::all().partners(row)) {
      const std::uint16_t beside = second->row_of[partners.second];
      const std::uint16_t last = third->row_of[partners.third];
      if (beside == kNone || last == kNone) continue;
      is_met[beside] = true;
      std::int16_t* const counts = &by_row[beside * width];
      for (const std::uint16_t each : third->classes_of_row[last]) ++counts[each];
    }
  }

  const std::size_t height = second->rows_of_class.size();
  table.counts.assign(height * width, 0);
  table.has_some.assign(height, false);
  for (std::size_t each = 0; each < height; ++each) {
    std::int16_t* const sums = table.counts.data() + each * width;
    for (const std::uint16_t place : second->rows_of_class[each]) {
      if (!is_met[place]) continue;
      const std::int16_t* const counts = &by_row[place * width];
      for (std::size_t i = 0; i < width; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + counts[i]);
      }
    }
    const std::int16_t most = *std::max_element(sums, sums + width);
    assert(most <= 1728);
    table.has_some[each] = most > 0;
    table.is_empty &= most == 0;
  }
  return table;
}

}  // namespace nonet::search
