// Classes of bands: the three rows of a chute in their smallest look, and their numbers.
//
// There are 416 such looks. They are found, not listed: the first row is 123456789, the second one
// of the few that can be smallest (opening.cpp), and the third fills the boxes in one of 6 * 6 * 6
// ways; those that are their own smallest look are the classes, in order.

#include <algorithm>
#include <cassert>

#include "canon/search.hpp"
#include "nonet/canon.hpp"

namespace nonet {
namespace {

using canon::Lines;
using Form = std::array<std::uint8_t, static_cast<std::size_t>(classic::kBoxSide) * kDigits>;

Form make_form(const Grid& band) {
  Form form{};
  for (int i = 0; i < classic::kBoxSide * kDigits; ++i) {
    form[i] = static_cast<std::uint8_t>(band.face(Cell(i)));
  }
  return form;
}

Grid make_band(const Form& form) {
  Grid band;
  for (int i = 0; i < classic::kBoxSide * kDigits; ++i) band.set(Cell(i), Digit(form[i]));
  return band;
}

void add_third_rows(Form form, std::vector<Form>& classes) {
  constexpr int kThird = 2 * kDigits;
  for (int stack = 0; stack < classic::kBoxSide; ++stack) {
    unsigned left = 0x3fe;
    for (int i = 0; i < classic::kBoxSide; ++i) {
      left &= ~(1U << form[stack * classic::kBoxSide + i] |
                1U << form[kDigits + stack * classic::kBoxSide + i]);
    }
    for (int i = 0, face = 1; face <= kDigits; ++face) {
      if ((left >> face & 1) != 0) form[kThird + stack * classic::kBoxSide + i++] = face & 15;
    }
  }
  const auto third = form.begin() + kThird;
  canon::Search search;
  do {
    do {
      do {
        if (make_form(search.find_band(Lines(make_band(form)), 0).form) == form) {
          classes.push_back(form);
        }
      } while (std::next_permutation(third + 6, third + 9));
    } while (std::next_permutation(third + 3, third + 6));
  } while (std::next_permutation(third, third + 3));
}

std::vector<Form> make_classes() {
  std::vector<Form> classes;
  Form form{};
  for (int i = 0; i < kDigits; ++i) form[i] = static_cast<std::uint8_t>(i + 1);
  const auto second = form.begin() + kDigits;
  const auto add = [&](std::array<std::uint8_t, kDigits> row) {
    const auto last = row.begin() + 2 * classic::kBoxSide;
    std::sort(last, row.end());
    do {
      std::copy(row.begin(), row.end(), second);
      add_third_rows(form, classes);
    } while (std::next_permutation(last, row.end()));
  };
  add({4, 5, 6, 7, 8, 9, 1, 2, 3});
  add({4, 5, 7, 1, 8, 9, 2, 3, 6});
  add({4, 5, 7, 2, 8, 9, 1, 3, 6});
  add({4, 5, 7, 3, 8, 9, 1, 2, 6});
  add({4, 5, 7, 8, 9, 1, 2, 3, 6});
  add({4, 5, 7, 8, 9, 2, 1, 3, 6});
  add({4, 5, 7, 8, 9, 3, 1, 2, 6});
  std::sort(classes.begin(), classes.end());
  assert(classes.size() == kBandClasses);
  return classes;
}

const std::vector<Form>& all_classes() {
  static const std::vector<Form> classes = make_classes();
  return classes;
}

}  // namespace

std::optional<BandIndices> find_band_indices(const Grid& grid) {
  const Lines lines(grid);
  if (!lines.is_full || lines.has_conflict) return std::nullopt;
  const std::vector<Form>& classes = all_classes();
  canon::Search search;
  BandIndices indices{};
  for (std::size_t chute = 0; chute < indices.size(); ++chute) {
    const Form form = make_form(search.find_band(lines, static_cast<int>(chute)).form);
    const auto at = std::lower_bound(classes.begin(), classes.end(), form);
    indices[chute] = static_cast<int>(at - classes.begin()) + 1;
  }
  return indices;
}

std::string band_form(int index) {
  assert(index >= 1 && index <= kBandClasses);
  const std::vector<Form>& classes = all_classes();
  std::string form;
  for (const std::uint8_t face : classes[index - 1]) form += static_cast<char>('0' + face);
  return form;
}

}  // namespace nonet
