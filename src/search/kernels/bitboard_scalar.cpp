// One puzzle in the order of the lanes, for any machine. Compiled under its own flags.

#include "search/bitboard.hpp"

namespace nonet::search {
namespace {

size_t solve_text(const char* puzzle81, size_t limit, char* solution81) {
  Position position;
  read_text(puzzle81, position);
  return search(position, limit, solution81);
}

size_t solve_candidates(const uint16_t* masks81, size_t limit, char* solution81) {
  Position position;
  read_candidates(masks81, position);
  return search(position, limit, solution81);
}

}  // namespace

const LanesForOne kBitboard{solve_text, solve_candidates};

}  // namespace nonet::search
