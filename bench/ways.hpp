// Ways of doing something, measured in turns.
//
// A plain program and not Google Benchmark, which measures one thing to the end and then the next:
// on a machine with neighbours a slow minute would fall on one way alone. Here all ways take
// turns, round by round, and the median of the rounds is shown with their spread.
#pragma once

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "clock.hpp"

namespace nonet::bench {

// What it does `units` of in a turn, and how many of them a second in each round, sorted in the
// end.
struct Way {
  std::string name;
  double units = 0;
  std::function<void()> run;
  int repeats = 1;
  std::vector<double> rates = {};

  double median() const { return rates[rates.size() / 2]; }
  // Half of what lies between the slowest and the fastest round, in per cent of the median.
  double spread() const { return 50 * (rates.back() - rates.front()) / median(); }
};

// A way whose turn is shorter than this takes its turn several times.
inline constexpr double kSecondsPerTurn = 0.005;

// Ways are a vector of Way, or of what begins as one. The clock counts what they spend.
template <class Ways>
void measure(Ways& ways, int rounds, double (*clock)() = cpu_seconds) {
  const auto seconds_of = [&](const Way& way) {
    const double start = clock();
    for (int i = 0; i < way.repeats; ++i) way.run();
    return std::max(clock() - start, 1e-9);
  };
  for (Way& way : ways) {
    way.repeats = std::clamp(static_cast<int>(kSecondsPerTurn / seconds_of(way)), 1, 100000);
  }
  for (int round = 0; round < rounds; ++round) {
    for (Way& way : ways) way.rates.push_back(way.units * way.repeats / seconds_of(way));
  }
  for (Way& way : ways) std::sort(way.rates.begin(), way.rates.end());
}

// "796 us"
inline std::string time_text(double seconds) {
  constexpr const char* kUnits[] = {"s", "ms", "us", "ns"};
  int unit = 0;
  for (; seconds < 1 && unit < 3; ++unit) seconds *= 1000;
  char text[32];
  std::snprintf(text, sizeof text, seconds < 10 ? "%.2f %s" : "%.0f %s", seconds, kUnits[unit]);
  return text;
}

}  // namespace nonet::bench
