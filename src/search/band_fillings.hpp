// How many ways there are to fill a band, for each way its columns may be split.
//
// The other bands see of a box only which digits are in which of its columns: a split. Of the rows
// the boxes beside it see as much. A split of the rows and one of the columns that meet in nine
// single digits are a filling of the box, so the fillings of a band with given column splits are
// the row splits that go together (Splits::partners) and meet each of them.
//
// Columns of a box with the same candidates can be exchanged; splits that differ by that are a
// *class*, and all tables go by classes. A box without givens has 280, and so has one with one
// given. Rows of the band with the same candidates can be exchanged too: one order of each is
// counted, `order_count` times less than there are.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "search/splits.hpp"

namespace nonet::search {

// The ways to fill a box, by the splits of its rows and columns.
struct BoxFillings {
  using Candidates = std::array<std::uint16_t, 9>;
  explicit BoxFillings(const Candidates& cells);

  int class_count() const { return static_cast<int>(rows_of_class.size()); }

  Candidates candidates;
  std::array<std::uint16_t, kSplits> class_of;  // of a split of the columns; kNone: no filling
  std::array<std::uint16_t, kSplits> row_of;    // of a split of the rows: its place in `rows`
  std::vector<SplitIndex> rows;
  std::vector<std::vector<std::uint16_t>> rows_of_class, classes_of_row;  // that meet
};

// Of a band whose first box has one class: fillings by the classes of the second and the third.
// No entry is above 1,728, those of the empty band with the same split three times.
struct FillingTable {
  int width = 0;
  std::vector<std::int16_t> counts;
  std::vector<bool> has_some;  // by the class of the second box
  bool is_empty = true;

  const std::int16_t* row(int second) const { return &counts[std::size_t(second) * width]; }
};

class BandFillings {
 public:
  // Three boxes, and the orders of the rows that change nothing.
  BandFillings(std::array<const BoxFillings*, 3> boxes, std::vector<int> same_orders);

  const BoxFillings& box(int i) const { return *boxes_[i]; }
  std::uint64_t order_count() const { return same_orders_.size(); }

  // Made when first asked for; good until the next is asked for.
  const FillingTable& table(int first_class);

 private:
  FillingTable make(int first_class) const;

  std::array<const BoxFillings*, 3> boxes_;
  std::vector<int> same_orders_;
  std::vector<std::unique_ptr<FillingTable>> tables_;
  std::size_t bytes_ = 0;
};

}  // namespace nonet::search
