// Rules made as wished for: the board, its boxes or regions, then the variants one by one.

#include <algorithm>
#include <array>
#include <memory>

#include "core/draft.hpp"
#include "nonet/variants.hpp"

namespace nonet {
namespace {

using core::BuiltRules;
using core::Draft;
using core::Fault;

constexpr std::array kVariants = {
#define NONET_VARIANT(id, words) VariantInfo{Variant::id, #id, words},
#include "nonet/variants.def"
#undef NONET_VARIANT
};
using Add = Fault (*)(Draft&);
constexpr std::array<Add, kVariants.size()> kAdd = {
#define NONET_VARIANT(id, words) core::add_##id,
#include "nonet/variants.def"
#undef NONET_VARIANT
};

constexpr int kLeastSide = 2;

// How high the usual boxes of a board are; 0 where no boxes are usual.
int box_height_of(int side) {
  switch (side) {
    case 4:
    case 6:
    case 8: return 2;
    case 9: return 3;
    default: return 0;
  }
}

Fault add_regions(BuiltRules& rules, const std::string& regions) {
  const auto cells = static_cast<std::size_t>(rules.side() * rules.side());
  if (regions.size() != cells) {
    return ParseError{1, 1, std::to_string(cells) + " symbols of regions",
                      std::to_string(regions.size())};
  }
  std::string symbols = regions;
  std::sort(symbols.begin(), symbols.end());
  symbols.erase(std::unique(symbols.begin(), symbols.end()), symbols.end());
  std::erase(symbols, '.');
  if (symbols.size() > static_cast<std::size_t>(rules.side())) {
    return ParseError{1, 1, "at most " + std::to_string(rules.side()) + " regions",
                      std::to_string(symbols.size())};
  }
  for (std::size_t number = 0; number < symbols.size(); ++number) {
    CellSet region;
    for (std::size_t i = 0; i < cells; ++i) {
      if (regions[i] != symbols[number]) continue;
      region.insert(
          Cell::at(static_cast<int>(i) / rules.side(), static_cast<int>(i) % rules.side()));
    }
    if (region.size() > rules.side()) {
      return ParseError{
          1, 1,
          "at most " + std::to_string(rules.side()) + " cells in region '" + symbols[number] + "'",
          std::to_string(region.size())};
    }
    const int i = static_cast<int>(number);
    rules.add_region(House::box(i), HouseKind::region, i, region);
  }
  return std::nullopt;
}

Fault add_boxes(BuiltRules& rules, const RulesWish& wish) {
  if (!wish.regions.empty()) return add_regions(rules, wish.regions);
  rules.add_boxes();
  return std::nullopt;
}

}  // namespace

std::span<const VariantInfo> variants() { return kVariants; }
const VariantInfo& info(Variant variant) { return kVariants[static_cast<std::size_t>(variant)]; }

std::optional<Variant> find_variant(std::string_view id) {
  for (const VariantInfo& row : kVariants) {
    if (row.id == id) return row.variant;
  }
  return std::nullopt;
}

Result<SharedRules> make_rules(const RulesWish& wish) {
  if (wish == RulesWish{}) return SharedRules();
  const int height = wish.regions.empty() ? box_height_of(wish.side) : 0;
  if (wish.side < kLeastSide || wish.side > kDigits || (wish.regions.empty() && height == 0)) {
    return ParseError{1, 1, "a size of 4, 6, 8 or 9, or regions for any up to 9",
                      std::to_string(wish.side)};
  }
  auto rules = std::make_unique<BuiltRules>(wish.side, height);
  if (Fault fault = add_boxes(*rules, wish)) return *fault;
  Draft draft(*rules);
  for (const VariantInfo& row : kVariants) {  // in one order, whatever the order of the wish
    if (std::count(wish.variants.begin(), wish.variants.end(), row.variant) == 0) continue;
    if (Fault fault = kAdd[static_cast<std::size_t>(row.variant)](draft)) return *fault;
  }
  rules->finish(wish);
  return SharedRules(rules.release());
}

RulesWish wish_of(const Rules& rules) {
  return rules.is_classic() ? RulesWish{} : static_cast<const BuiltRules&>(rules).wish();
}

std::string rules_text(const Rules& rules) {
  if (rules.is_classic()) return "classic";
  const RulesWish wish = wish_of(rules);
  std::string text;
  const auto add = [&text](std::string_view word) {
    if (!text.empty()) text += ", ";
    text += word;
  };
  if (wish.side != kDigits) add(std::to_string(wish.side) + "x" + std::to_string(wish.side));
  if (!wish.regions.empty()) add("jigsaw");
  for (const Variant variant : wish.variants) add(info(variant).id);
  if (rules.clues() != nullptr) add(static_cast<const BuiltRules&>(rules).clauses());
  return text;
}

}  // namespace nonet
