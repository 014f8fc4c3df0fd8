// Variants: rules that are not the classic ones, asked for by size, regions and names.
//
//   SharedRules rules = *make_rules({.variants = {Variant::x, Variant::windoku}});
//   assert(rules->houses().size() == 27 + 2 + 4);
//   SharedRules six = *make_rules({.side = 6});
//   assert(six->box_height() == 2 && six->cells().size() == 36);
//   assert(!make_rules({.side = 7}) && make_rules({})->operator->() == &Rules::classic());
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/result.hpp"
#include "nonet/shared_rules.hpp"

namespace nonet {

enum class Variant : std::uint8_t {
#define NONET_VARIANT(id, words) id,
#include "nonet/variants.def"
#undef NONET_VARIANT
};
struct VariantInfo {
  Variant variant;
  std::string_view id;     // "antiknight"
  std::string_view words;  // "cells a knight's move apart differ"
};
std::span<const VariantInfo> variants();
const VariantInfo& info(Variant variant);
std::optional<Variant> find_variant(std::string_view id);

struct RulesWish {
  int side = kDigits;  // 4, 6, 8 or 9, with regions any from 2 to 9
  // Who belongs to which region: a symbol for each cell, row by row; '.' belongs to none. Empty:
  // the boxes that are usual for the size.
  std::string regions = {};
  std::vector<Variant> variants = {};

  friend bool operator==(const RulesWish&, const RulesWish&) = default;
};

// The rules as wished for, or what is wrong with the wish.
Result<SharedRules> make_rules(const RulesWish& wish);
// What was wished for when these rules were made.
RulesWish wish_of(const Rules& rules);
// "classic", "6x6, x", "jigsaw, antiknight": for people.
std::string rules_text(const Rules& rules);

}  // namespace nonet
