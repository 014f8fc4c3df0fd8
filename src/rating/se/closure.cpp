#include "rating/se/closure.hpp"

#include <algorithm>
#include <cstring>

#include "rating/se/nested.hpp"

namespace nonet::se {

void Propagator::add_on(Closure& out, int cand, int parent, int kind) {
  out.on.add(cand);
  out.on_order[out.on_count++] = static_cast<std::uint16_t>(cand);
  out.on_parent[cand] = static_cast<std::uint16_t>(parent);
  out.on_kind[cand] = static_cast<std::uint8_t>(kind);
  out.on_depth[cand] = parent == Closure::kRoot
                           ? std::uint8_t{1}
                           : static_cast<std::uint8_t>(std::min(254, +out.off_depth[parent]) + 1);
}

void Propagator::add_off(Closure& out, int cand, int parent, int depth) {
  out.off.add(cand);
  out.off_order[out.off_count++] = static_cast<std::uint16_t>(cand);
  out.off_parent[cand] = static_cast<std::uint16_t>(parent);
  out.off_depth[cand] = static_cast<std::uint8_t>(std::min(255, depth));
  for (const Seat seat : kTables.seat[cand]) fresh_[seat.unit] &= static_cast<Mask>(~seat.bit);
}

void Propagator::take_on(Closure& out) {
  const int cand = out.on_order[on_head_++];
  const int depth = out.on_depth[cand] + 1;
  for (int kind = out.mode.first_kind; kind < kKinds; ++kind) {
    const Seat seat = kTables.seat[cand][kind];
    unsigned rest = fresh_[seat.unit] & ~unsigned{seat.bit};
    for (; rest != 0; rest &= rest - 1) {
      const int other = kTables.member[seat.unit][first_of(rest)];
      if (out.on.has(other)) {
        out.has_clash = true;
        out.clash = other;
        out.off_parent[other] = static_cast<std::uint16_t>(cand);
        out.off_depth[other] = static_cast<std::uint8_t>(std::min(255, depth));
        return;
      }
      add_off(out, other, cand, depth);
    }
  }
}

void Propagator::take_off(Closure& out) {
  const int cand = out.off_order[off_head_++];
  const Mask* grid = out.mode.is_dynamic ? work_.data() : out.start;
  int found[kKinds];
  for (int kind = out.mode.first_kind; kind < kKinds; ++kind) {
    found[kind] = other_of_two(grid, kTables.seat[cand][kind]);
  }
  if (out.mode.is_dynamic) {
    for (const Seat seat : kTables.seat[cand]) work_[seat.unit] &= static_cast<Mask>(~seat.bit);
  }
  for (int kind = out.mode.first_kind; kind < kKinds; ++kind) {
    const int other = found[kind];
    if (other == kNoCand) continue;
    if (out.off.has(other)) {
      out.has_clash = true;
      out.clash = other;
      out.on_parent[other] = static_cast<std::uint16_t>(cand);
      out.on_kind[other] = static_cast<std::uint8_t>(kind);
      out.on_depth[other] = static_cast<std::uint8_t>(std::min(254, +out.off_depth[cand]) + 1);
      return;
    }
    if (!out.on.has(other)) add_on(out, other, cand, kind);
  }
}

void Propagator::run(const Mask* start, int root, bool is_on, const ClosureMode& mode,
                     Nested* nested, Closure& out) {
  out.start = start;
  out.mode = mode;
  out.on.clear();
  out.off.clear();
  out.on_count = out.off_count = 0;
  out.has_clash = false;
  out.lists.clear();
  out.listed.clear();
  out.chains.clear();
  out.insides.clear();
  on_head_ = off_head_ = 0;
  std::memcpy(fresh_.data(), start, sizeof(fresh_));
  if (mode.is_dynamic) std::memcpy(work_.data(), start, sizeof(work_));
  if (mode.level > 0) nested->begin();
  if (is_on) {
    add_on(out, root, Closure::kRoot, kCell);
  } else {
    add_off(out, root, Closure::kRoot, 1);
  }
  follow(nested, out);
}

void Propagator::go_on(int level, Nested* nested, Closure& out) {
  const bool has_asked = out.mode.level > 0;
  out.mode.level = level;
  on_head_ = out.on_count;
  off_head_ = out.off_count;
  work_ = out.work;
  fresh_ = out.work;
  nested->begin();
  if (has_asked) nested->skip_to_chains(out);
  follow(nested, out);
}

void Propagator::follow(Nested* nested, Closure& out) {
  do {
    while (!out.has_clash) {
      if (on_head_ < out.on_count) {
        take_on(out);
      } else if (off_head_ < out.off_count) {
        take_off(out);
      } else {
        break;
      }
    }
  } while (!out.has_clash && out.mode.level > 0 && nested->advance(*this, out));
  if (out.mode.is_dynamic) out.work = work_;
}

void AncestorCounter::forget() {
  if (++stamp_ != 0) return;
  seen_on_.fill(0);
  seen_off_.fill(0);
  stamp_ = 1;
}

int AncestorCounter::count(const Closure& closure, int cand, bool is_on, int most) {
  forget();
  int tail = 0;
  const auto add = [&](int c, bool on) {
    if (meet(c, on)) queue_[tail++] = static_cast<std::uint16_t>(2 * c + (on ? 1 : 0));
  };
  add(cand, is_on);
  for (int head = 0; head < tail && tail <= most; ++head) {
    closure.each_parent(queue_[head] / 2, queue_[head] % 2 != 0, add);
  }
  return tail;
}

}  // namespace nonet::se
