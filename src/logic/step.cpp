// See step.hpp.

#include "nonet/step.hpp"

#include <algorithm>

namespace nonet {
namespace {

struct RoleRow {
  std::string_view name;
  Paint paint;
  std::string_view label;
};

constexpr RoleRow kRoles[] = {
#define NONET_ROLE(id, paint, label) {#id, Paint::paint, label},
#include "nonet/roles.def"
#undef NONET_ROLE
};

}  // namespace

std::string_view name(Role role) { return kRoles[static_cast<std::size_t>(role)].name; }
Paint paint(Role role) { return kRoles[static_cast<std::size_t>(role)].paint; }
std::string_view label(Role role) { return kRoles[static_cast<std::size_t>(role)].label; }

Step& Step::operator=(const Step& other) {
  if (this == &other) return *this;
  technique_ = other.technique_;
  placements_ = other.placements_;
  part_ = other.part_;
  placed_ = other.placed_;
  eliminated_ = other.eliminated_;
  // Only the marks in use: a copy of a single costs little.
  few_count_ = other.few_count_;
  std::copy_n(other.few_.begin(), few_count_, few_.begin());
  many_ = other.many_;
  return *this;
}

std::span<const Mark> Step::evidence() const {
  if (!many_.empty()) return many_;
  return {few_.data(), few_count_};
}

Step& Step::show_more(const Mark& mark) {
  if (many_.empty()) many_.assign(few_.begin(), few_.end());
  many_.push_back(mark);
  return *this;
}

CellSet Step::cells(Role role) const {
  CellSet cells;
  for (const Mark& mark : evidence()) {
    if (mark.role == role) cells |= mark.cells;
  }
  return cells;
}

DigitSet Step::digits(Role role) const {
  DigitSet digits;
  for (const Mark& mark : evidence()) {
    if (mark.role == role) digits = digits | mark.digits;
  }
  return digits;
}

HouseSet Step::houses(Role role) const {
  HouseSet houses;
  for (const Mark& mark : evidence()) {
    if (mark.role == role) houses = houses | mark.houses;
  }
  return houses;
}

bool operator==(const Step& a, const Step& b) {
  return a.technique() == b.technique() && a.part() == b.part() && a.placed() == b.placed() &&
         a.eliminated() == b.eliminated() && std::ranges::equal(a.evidence(), b.evidence());
}

}  // namespace nonet
