// Sentences: what is said, by number, apart from how a language says it. Their English stands in
// sentences.def, that of other languages in src/explain/words_<id>.cpp.
//
//   Telling telling{.language = Language::german};
//   assert(said(Sentence::where_digits, telling, {Digit(7), House::box(1)}) ==
//          "Wo kann die 7 in Block 2 stehen?");
//   assert(said(Sentence::where_digits, {}, {Digit(7), House::box(1)}) ==
//          "Where can 7 go in box 2?");
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "nonet/function_ref.hpp"
#include "nonet/telling.hpp"

namespace nonet {

namespace explain {
class Writer;
}

enum class Sentence : std::uint16_t {
#define NONET_SENTENCE(id, names, english) id,
#include "nonet/sentences.def"
#undef NONET_SENTENCE
};

// Where the verb stands: "r1c2 ist nicht 5", or after a word such as "also": "ist r1c2 nicht 5".
enum class Order : std::uint8_t { plain, after };

// A part of a sentence that is itself told.
using Phrase = FunctionRef<void(explain::Writer& w, Order order)>;

// What fills one field of a sentence. It lives no longer than the call that tells it.
struct Value {
  // NOLINTBEGIN(google-explicit-constructor): whatever can be named fills a field.
  Value() = default;
  Value(House house) : houses{house} {}
  Value(HouseSet set) : houses(set) {}
  Value(Cell cell) : cells(CellSet{cell}) {}
  Value(CellSet set) : cells(set) {}
  Value(Digit digit) : digits(DigitSet{digit}) {}
  Value(DigitSet set) : digits(set) {}
  Value(int count) : number(count) {}
  Value(std::span<const int> list) : numbers(list) {}
  Value(std::string_view words) : text(words) {}
  template <std::invocable<explain::Writer&, Order> F>  // a Value is not one
  // NOLINTNEXTLINE(bugprone-forwarding-reference-overload)
  Value(F&& told) : phrase(std::forward<F>(told)) {}
  // NOLINTEND(google-explicit-constructor)

  int size() const {
    return houses.size() + cells.size() + digits.size() + number.value_or(0) +
           static_cast<int>(numbers.size()) + (text.empty() ? 0 : 1) + (phrase ? 1 : 0);
  }
  bool empty() const { return !number && size() == 0; }

  HouseSet houses;
  CellSet cells;
  DigitSet digits;
  std::optional<int> number;
  std::span<const int> numbers;
  std::string_view text;
  std::optional<Phrase> phrase;
};

// The sentence, filled with these in the order of its row.
std::string said(Sentence sentence, Telling telling, std::initializer_list<Value> values = {});

}  // namespace nonet
