// See colours.hpp.

#include "logic/colours.hpp"

#include "logic/strong_links.hpp"
#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

// The conjugate pairs of one digit, as sets of two cells.
struct ConjugatePairs {
  std::array<CellSet, kHouses> pairs;
  int count = 0;
};

ConjugatePairs make_links(std::span<const StrongLink> all) {
  ConjugatePairs links;
  for (const StrongLink& link : all) links.pairs[links.count++] = {link.a, link.b};
  return links;
}

// Colours everything that hangs together with the first link, and takes those links out.
Cluster take_cluster(ConjugatePairs& links) {
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

void Colours::make_clusters(const Board& board, std::span<const StrongLink> all, OfDigit& of) {
  ConjugatePairs links = make_links(all);
  of.count = 0;
  while (links.count > 0) {
    Cluster& cluster = of.clusters[of.count++] = take_cluster(links);
    for (int i = 0; i < 2; ++i) {
      for (const Cell cell : cluster.colour[i]) cluster.seen[i] |= board.rules().peers(cell);
    }
  }
}

void Colours::build(const Board& board, Workspace& workspace) {
  for (const Digit digit : board.rules().digits()) {
    OfDigit& of = of_digit_[digit.index()];
    if (of.places == board.places(digit)) continue;
    of.places = board.places(digit);
    make_clusters(board, workspace.fact<StrongLinks>().all(digit), of);
  }
}

}  // namespace nonet::logic
