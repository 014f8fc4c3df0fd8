// Schedule: a ladder of techniques, easiest first. A walk asks them in this order.
//
//   Schedule ladder = Schedule::standard();
//   assert(ladder.techniques().front() == Technique::full_house);
//   ladder.remove(Technique::xy_wing);
//   assert(!ladder.contains(Technique::xy_wing));
//   assert(find_schedule("hodoku") && !find_schedule("nobody's"));
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/technique.hpp"

namespace nonet {

class Schedule {
 public:
  Schedule() = default;
  Schedule(std::initializer_list<Technique> techniques) : techniques_(techniques) {}
  // Every technique with a rank, by rank.
  static Schedule standard();

  std::span<const Technique> techniques() const { return techniques_; }
  bool contains(Technique technique) const;
  void add(Technique technique) { techniques_.push_back(technique); }
  void remove(Technique technique);

 private:
  std::vector<Technique> techniques_;
};

// The named ones: what they are called, whose ladder they are, their rungs.
struct NamedSchedule {
  std::string_view name;
  std::string_view description;
  Schedule (*make)();
};
std::span<const NamedSchedule> schedules();
std::optional<Schedule> find_schedule(std::string_view name);

}  // namespace nonet
