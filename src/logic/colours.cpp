// See colours.hpp.

#include "logic/colours.hpp"

namespace nonet::logic {
namespace {

// The conjugate pairs of one digit, as sets of two cells.
struct Links {
  std::array<CellSet, kHouses> pairs;
  int count = 0;
};

Links find_links(const Board& board, CellSet places) {
  Links links;
  for (const House house : board.rules().houses()) {
    const CellSet cells = places & house.cells();
    if (cells.empty()) continue;
    const CellSet others = cells.after(cells.first());
    if (others.empty() || !others.after(others.first()).empty()) continue;
    links.pairs[links.count++] = cells;
  }
  return links;
}

// Colours everything that hangs together with the first link, and takes those links out.
Cluster take_cluster(Links& links) {
  Cluster cluster;
  cluster.colour[0].insert(links.pairs[0].first());
  for (bool has_grown = true; has_grown;) {
    has_grown = false;
    int left = 0;
    for (int i = 0; i < links.count; ++i) {
      const CellSet pair = links.pairs[i];
      if (pair.intersects(cluster.colour[0])) {
        cluster.colour[1] |= pair - cluster.colour[0];
      } else if (pair.intersects(cluster.colour[1])) {
        cluster.colour[0] |= pair - cluster.colour[1];
      } else {
        links.pairs[left++] = pair;
        continue;
      }
      has_grown = true;
    }
    links.count = left;
  }
  return cluster;
}

}  // namespace

void Colours::make_clusters(const Board& board, OfDigit& of) {
  Links links = find_links(board, of.places);
  of.count = 0;
  while (links.count > 0) {
    Cluster& cluster = of.clusters[of.count++] = take_cluster(links);
    for (int i = 0; i < 2; ++i) {
      for (const Cell cell : cluster.colour[i]) cluster.seen[i] |= board.rules().peers(cell);
    }
  }
}

void Colours::build(const Board& board, Workspace&) {
  for (const Digit digit : DigitSet::all()) {
    OfDigit& of = of_digit_[digit.index()];
    if (of.places == board.places(digit)) continue;
    of.places = board.places(digit);
    make_clusters(board, of);
  }
}

}  // namespace nonet::logic
