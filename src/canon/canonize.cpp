// The public verbs: which search is asked what, and what follows from two canonical forms.

#include <memory>

#include "canon/lines.hpp"
#include "canon/plain.hpp"
#include "canon/search.hpp"
#include "nonet/canon.hpp"

namespace nonet {

class Canonizer::Work {
 public:
  canon::Search search;
};

Canonizer::Canonizer() : work_(std::make_unique<Work>()) {}
Canonizer::~Canonizer() = default;
Canonizer::Canonizer(Canonizer&&) noexcept = default;
Canonizer& Canonizer::operator=(Canonizer&&) noexcept = default;

Canonical Canonizer::canonize(const Grid& grid) {
  const canon::Lines lines(grid);
  return lines.has_conflict ? canon::find_plainly(lines) : work_->search.find(lines);
}

Canonical Canonizer::canonize_pattern(CellSet pattern) {
  Grid ones;
  for (const Cell cell : pattern) ones.set(cell, Digit(1));
  return work_->search.find_pattern(canon::Lines(ones));
}

Canonical canonize(const Grid& grid) { return Canonizer().canonize(grid); }
Canonical canonize_pattern(CellSet pattern) { return Canonizer().canonize_pattern(pattern); }

std::uint64_t count_isomorphs(const Grid& grid, std::uint32_t automorphisms) {
  DigitSet used;
  for (const Cell cell : grid.filled()) used.insert(*grid.at(cell));
  std::uint64_t isomorphs = 2U * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 / automorphisms;
  for (int names = kDigits; names > kDigits - used.size(); --names) isomorphs *= names;
  return isomorphs;
}

std::optional<Transform> find_isomorphism(const Grid& from, const Grid& to) {
  Canonizer canonizer;
  const Canonical there = canonizer.canonize(from), back = canonizer.canonize(to);
  if (there.form != back.form) return std::nullopt;
  return there.transform.then(back.transform.inverse());
}

}  // namespace nonet
