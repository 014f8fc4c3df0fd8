// Colours: for each digit, the places that hang together by conjugate pairs. Where a house has only
// two places for a digit, one of them is true and the other false; chains of such pairs fall into
// two colours, and either all of the first colour are true and all of the second false or the other
// way round.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "logic/strong_links.hpp"
#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

struct Cluster {
  std::array<CellSet, 2> colour;
  std::array<CellSet, 2> seen;  // by some cell of that colour

  CellSet cells() const { return colour[0] | colour[1]; }
};

// A fact of the workspace. The clusters of a digit depend on its places alone, so they are made
// anew only for digits whose places changed.
class Colours {
 public:
  void build(const Board& board, Workspace& workspace);
  // By the first house that has just two places and is not in an earlier cluster.
  std::span<const Cluster> clusters(Digit digit) const {
    const OfDigit& of = of_digit_[digit.index()];
    return {of.clusters.data(), static_cast<std::size_t>(of.count)};
  }

 private:
  struct OfDigit {
    CellSet places;  // what the clusters were made from
    int count = 0;
    std::array<Cluster, kHouses> clusters;
  };
  static void make_clusters(const Board& board, std::span<const StrongLink> links, OfDigit& of);

  std::array<OfDigit, kDigits> of_digit_;
};

}  // namespace nonet::logic
