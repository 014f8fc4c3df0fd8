#include "canon/search.hpp"

#include <bit>

#include "canon/opening.hpp"

namespace nonet::canon {
namespace {

constexpr Look kStart = {
    {0, kFresh, kFresh, kFresh, kFresh, kFresh, kFresh, kFresh, kFresh, kFresh},
    Transform::kSame,
    Transform::kSame,
    kAllTies,
    0,
    0};

// What a line reads while no digit has a label: its blanks decide alone.
constexpr std::array<Key, 512> make_first_keys() {
  std::array<Key, 512> keys{};
  for (unsigned mask = 0; mask < keys.size(); ++mask) {
    // By number of digits, most first: what a stack of so many reads, blanks in front.
    Key key = 0;
    int shift = 0;
    for (int digits = classic::kBoxSide; digits > 0; --digits) {
      for (int stack = 0; stack < classic::kBoxSide; ++stack) {
        if (std::popcount(mask >> classic::kBoxSide * stack & 7U) != digits) continue;
        for (int i = 0; i < digits; ++i) key |= static_cast<Key>(kFresh) << (shift + 4 * i);
        shift += 4 * classic::kBoxSide;
      }
    }
    keys[mask] = key;
  }
  return keys;
}
constexpr std::array<Key, 512> kFirstKeys = make_first_keys();

// The rows that may come next: those of the band under way, or any of a new one.
unsigned next_rows(const Look& look, int level) {
  const unsigned left = kAllRows & ~look.used;
  if (level % classic::kBoxSide == 0) return left;
  return left & 7U << look.rows[level - 1] / classic::kBoxSide * classic::kBoxSide;
}

}  // namespace

void Search::start(std::uint8_t label) {
  looks_.assign(kSides, kStart);
  for (int side = 0; side < kSides; ++side) {
    looks_[side].side = static_cast<std::uint8_t>(side);
    looks_[side].labels[1] = label;
  }
}

void Search::try_line(Key key, std::uint32_t look, int row) {
  if (key > best_) return;
  if (key < best_) picks_.clear();
  best_ = key;
  picks_.push_back({look, static_cast<std::uint8_t>(row)});
}

void Search::step(const Lines& lines, int level) {
  best_ = ~Key{0};
  picks_.clear();
  for (std::uint32_t i = 0; i < looks_.size(); ++i) {
    const Look& look = looks_[i];
    for (unsigned rows = next_rows(look, level); rows != 0; rows &= rows - 1) {
      const int row = std::countr_zero(rows);
      const Key key = labels_ == 0 ? kFirstKeys[lines.masks[look.side][row]]
                                   : read(look, lines.sides[look.side][row], best_);
      try_line(key, i, row);
    }
  }
  next_.clear();
  for (const Pick& pick : picks_) {
    const Look& look = looks_[pick.look];
    if (best_ == 0) {  // an empty row leaves everything open
      next_.push_back(look);
      next_.back().place(pick.row, level);
    } else {
      expand(look, lines.sides[look.side][pick.row], pick.row, level, labels_, next_);
    }
  }
  looks_.swap(next_);
  write_row(level);
}

// Fresh digits are named in the order they are read.
void Search::write_row(int level) {
  for (int shift = 4 * (kDigits - 1); shift >= 0; shift -= 4) {
    if ((best_ >> shift & 15) != kFresh) continue;
    best_ ^= static_cast<Key>(kFresh ^ ++labels_) << shift;
  }
  form_[level] = best_;
}

// The rows from `level` on, as long as one look is left in which nothing may be exchanged, and one
// line that reads smallest; says how far it came. Most grids come here after a few rows.
int Search::walk_alone(const Lines& lines, int level) {
  Look& look = looks_.front();
  const Lines::Side& side = lines.sides[look.side];
  for (; level < kDigits; ++level) {
    best_ = ~Key{0};
    int chosen = 0;
    bool is_tied = false;
    for (unsigned rows = next_rows(look, level); rows != 0; rows &= rows - 1) {
      const int row = std::countr_zero(rows);
      const Key key = read_fixed(look, side[row], best_);
      if (key > best_) continue;
      is_tied = key == best_;
      best_ = key;
      chosen = row;
    }
    if (is_tied) break;
    look.place(chosen, level);
    if (labels_ < kDigits) name_fresh(look, side[chosen], labels_);
    write_row(level);
  }
  return level;
}

Canonical Search::finish() const {
  Canonical canonical;
  Grid::Faces faces;
  for (int row = 0; row < kDigits; ++row) {
    for (int column = 0; column < kDigits; ++column) {
      faces[row * kDigits + column] =
          static_cast<std::uint8_t>(form_[row] >> 4 * (kDigits - 1 - column) & 15);
    }
  }
  canonical.form = Grid::from_faces(faces);
  const Look& first = looks_.front();
  Transform& transform = canonical.transform;
  transform.is_transposed = first.side == 1;
  transform.rows = first.rows;
  transform.columns = first.columns;
  // Digits that nobody uses take the names that are left, in order.
  int label = labels_;
  for (int face = 1; face <= kDigits; ++face) {
    const int known = first.labels[face];
    transform.digits[face - 1] = static_cast<std::uint8_t>((known != kFresh ? known : ++label) - 1);
  }
  // All looks that are left may exchange the same.
  canonical.automorphisms = static_cast<std::uint32_t>(looks_.size()) * count_open(first);
  return canonical;
}

Canonical Search::find(const Lines& lines) {
  labels_ = 0;
  int level = 0;
  if (lines.is_full) {
    level = 2;
    labels_ = kDigits;
    open_full(lines, kAllChutes, looks_, form_);
  } else {
    start(kFresh);
  }
  while (level < kDigits) {
    if (looks_.size() == 1 && looks_.front().ties == 0) level = walk_alone(lines, level);
    if (level < kDigits) step(lines, level++);
  }
  return finish();
}

Canonical Search::find_band(const Lines& lines, int chute) {
  form_.fill(0);
  labels_ = kDigits;
  open_full(lines, 1U << chute, looks_, form_);
  step(lines, 2);
  return finish();
}

Canonical Search::find_pattern(const Lines& lines) {
  labels_ = 1;
  start(1);
  for (int level = 0; level < kDigits; ++level) step(lines, level);
  Canonical canonical = finish();
  canonical.transform.digits = Transform::kSame;
  return canonical;
}

}  // namespace nonet::canon
