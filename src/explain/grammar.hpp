// What a language needs to list and count cells, digits and houses; sentences are templates
// (words.hpp), and these are the words that fill them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "nonet/house.hpp"

namespace nonet::explain {

// How a list of houses stands in its sentence. Only where there are several of a kind does it show:
// "Zeilen 2 und 5", "in den Zeilen 2 und 5", "eine Zelle der Zeilen 2 und 5".
enum class Case : std::uint8_t { bare, accusative, dative, genitive };

// One kind of house. The words end with the blank before the number.
struct HouseWords {
  std::string_view one;                  // "row "
  std::string_view of_one;               // as a genitive
  std::array<std::string_view, 4> many;  // by case: "rows "
  std::string_view same;                 // "same row"
  std::string_view its;                  // "has its 5"
};

struct Grammar {
  std::string_view and_word, or_word;  // " and "
  std::string_view neither, nor;       // "neither ", " nor "
  std::string_view none_of;            // three or more cells
  std::string_view is_not;             // one digit: "not "
  std::array<std::string_view, 10> counts;
  std::string_view both;                           // two that are known: "die beiden Achten"
  std::string_view article, article_before_8;      // "a ", "an "
  std::array<std::string_view, 10> digit_plurals;  // "Achten"; empty: the digit with an s
  std::array<HouseWords, kHouseKinds> houses;
  bool begins_after_colon;  // a sentence may begin there, with a capital
};

}  // namespace nonet::explain
