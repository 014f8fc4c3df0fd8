// The next single, easiest first. Players meet them in this order: the last gap of a house, the
// only spot for a digit in a box, in a line, and last the cell where eight digits are ruled out,
// which is the hardest to see. The techniques of these names look, in just this order.

#include "nonet/sure.hpp"

#include <array>
#include <utility>

#include "nonet/singles.hpp"
#include "nonet/walk.hpp"

namespace nonet {

std::string_view name(SureReason reason) {
  static constexpr std::array<std::string_view, 3> kNames = {"full_house", "hidden_single",
                                                             "naked_single"};
  return kNames[static_cast<std::size_t>(reason)];
}

namespace {

constexpr std::array<std::pair<Technique, SureReason>, 3> kReasons = {{
    {kFullHouse, SureReason::full_house},
    {kHiddenSingle, SureReason::hidden_single},
    {kNakedSingle, SureReason::naked_single},
}};

std::string house_words(const Rules& rules, House house) {
  std::string words(rules.name(house).view());
  const std::string_view compass = rules.compass(house);
  if (!compass.empty()) words += " (" + std::string(compass) + ")";
  return words;
}

}  // namespace

std::optional<Sure> find_sure(const Board& board, CellSet where) {
  std::optional<Sure> sure;
  for (const auto& named : kReasons) {
    const auto visit = [&](const Step& step) {
      const Candidate placement(step.cells(Role::cell).only(), step.digits(Role::digit).only());
      if (!where.contains(placement.cell())) return Flow::go_on;
      sure = Sure{placement, named.second, {}};
      const HouseSet houses = step.houses(Role::house);
      if (!houses.empty()) sure->house = houses.first();
      return Flow::stop;
    };
    if (!find_steps(board, {}, named.first, visit, Kin::left_out)) break;
  }
  return sure;
}

std::string describe(const Sure& sure, const Board& board) {
  const std::string digit(1, sure.placement.digit().symbol());
  switch (sure.reason) {
    case SureReason::full_house:
      return "the last blank cell of " + house_words(board.rules(), *sure.house);
    case SureReason::hidden_single:
      return "the only place for " + digit + " in " + house_words(board.rules(), *sure.house);
    case SureReason::naked_single: break;
  }
  // Which of the other digits the cell sees, and which were only crossed out by hand.
  DigitSet seen;
  for (const House house : board.rules().houses_of(sure.placement.cell())) {
    seen = seen | board.digits(house);
  }
  std::string words =
      "the only candidate left in " + std::string(name(sure.placement.cell()).view());
  static constexpr std::array kFew = {"no",   "one", "two",   "three", "four",
                                      "five", "six", "seven", "eight"};
  const DigitSet others = board.rules().digits() - DigitSet{sure.placement.digit()};
  if ((others - seen).empty())
    return words + ": it sees all " + kFew[others.size()] + " other digits";
  return words;
}

}  // namespace nonet
