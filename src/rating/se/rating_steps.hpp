// What the length of a chain adds to its rating: a tenth for every threshold that its complexity
// less two exceeds: 4, 6, 8, 12, 16, 24, ... Tenths are added one by one, as doubles, and then to
// the base: the sum of n tenths is not n * 0.1, and the order of chains depends on the difference.
#pragma once

namespace nonet::se {

inline double length_rating(double base, int complexity) {
  double added = 0.0;
  bool is_odd = false;
  for (int most = 4; complexity - 2 > most; is_odd = !is_odd) {
    added += 0.1;
    most = is_odd ? most * 4 / 3 : most * 3 / 2;
  }
  return base + added;
}

}  // namespace nonet::se
