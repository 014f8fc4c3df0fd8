// The most probable placement: counted where all solutions fit under the limit, otherwise estimated
// from the smallest cell or house. The estimate treats its few places as equally likely, which is
// all that can be said without looking further.
//
// Order: highest probability, then the cell with the fewest candidates, then the lowest candidate.

#include "nonet/likely.hpp"

#include <array>

#include "nonet/solve.hpp"

namespace nonet {
namespace {

Likely pick_counted(const Board& board, const LikelyOptions& options,
                    const std::array<std::uint64_t, kCandidates>& hits, std::uint64_t total) {
  std::optional<Likely> best;
  for (const Cell cell : board.unsolved_by_fewest()) {
    if (!options.where.contains(cell)) continue;
    for (const Digit digit : DigitSet::every()) {
      const Candidate candidate(cell, digit);
      const std::uint64_t hit = hits[candidate.index()];
      if (!best || hit > best->hits) best = Likely{candidate, hit, total, true};
    }
  }
  return *best;
}

Likely pick_estimated(const Board& board, const LikelyOptions& options) {
  std::optional<Likely> best;
  const auto offer = [&best](Candidate candidate, int places) {
    const auto total = static_cast<std::uint64_t>(places);
    if (!best || total < best->total) best = Likely{candidate, 1, total, false};
  };
  for (const Cell cell : board.unsolved() & options.where) {
    offer(Candidate(cell, board.candidates(cell).first()), board.candidates(cell).size());
  }
  for (const House house : board.rules().houses()) {
    for (const Digit digit : board.rules().digits() - board.digits(house)) {
      const CellSet cells = board.places(digit, house);
      if (!cells.intersects(options.where)) continue;
      offer(Candidate((cells & options.where).first(), digit), cells.size());
    }
  }
  return *best;
}

}  // namespace

std::optional<Likely> find_likely(const Puzzle& puzzle, LikelyOptions options) {
  const Board::Start start = puzzle.start();
  if (start.contradiction || !start.board.unsolved().intersects(options.where)) return std::nullopt;

  std::array<std::uint64_t, kCandidates> hits{};
  std::uint64_t total = 0;
  bool is_exact = true;
  enumerate(puzzle, [&](const Grid& solution) {
    if (total == options.limit) {
      is_exact = false;
      return Flow::stop;
    }
    ++total;
    for (const Cell cell : solution.filled()) ++hits[Candidate(cell, *solution.at(cell)).index()];
    return Flow::go_on;
  });
  if (!is_exact) return pick_estimated(start.board, options);
  if (total == 0) return std::nullopt;
  return pick_counted(start.board, options, hits, total);
}

}  // namespace nonet
