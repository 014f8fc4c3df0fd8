// Writes sentences in a language, and names of cells, digits and houses, alone and in lists, behind
// a text that is handed in.
//
//   Writer w(out, telling);
//   w.tell(Sentence::hidden_end, {cell, digit});
//   w << "In " << house << ", " << digit << " can only be in " << any_of(cells) << ".";
//
// One to three cells are named one by one, more by row groups: "r5c29, r6c17 and r9c79". A house at
// the beginning of a sentence takes a capital; a cell stays small.
//
// Short pieces are gathered before they go into the text: to append each of them there took half of
// the time of a sentence. What was written stands in the text when the writer is gone, or when
// `out` is asked for.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "explain/grammar.hpp"
#include "nonet/explain.hpp"
#include "nonet/sentence.hpp"

namespace nonet::explain {

struct Dictionary;

// Whether "the top three rows" and "the left three columns" say something.
inline bool has_bands(const Rules& rules) { return !rules.compass(House::box(0)).empty(); }

enum class Join : std::uint8_t { all, any, neither };  // a, b and c; a, b or c; neither a nor b

template <typename Set>
struct List {
  Set set;
  Join join;
};
inline List<CellSet> all_of(CellSet set) { return {set, Join::all}; }
inline List<CellSet> any_of(CellSet set) { return {set, Join::any}; }
inline List<DigitSet> all_of(DigitSet set) { return {set, Join::all}; }
// "rows 2 and 5", as its place in the sentence wants it.
struct Houses {
  HouseSet set;
  Case in_case = Case::bare;
};

// Rows in a1: A to Z, then a to j.
constexpr char row_letter(int row) {
  return static_cast<char>(row < 26 ? 'A' + row : 'a' + row - 26);
}

// "two"
struct Count {
  int number;
  bool is_capital = false;
};
// "a 2", but "an 8"
struct WithArticle {
  Digit digit;
};
// "2s"
struct Plural {
  Digit digit;
};
// "3, 7 and 12"
struct Numbers {
  std::span<const int> list;
};
// "r8c3=4, r9c3=5": what is written there.
struct Values {
  const Board& board;
  CellSet cells;
};

class Writer {
 public:
  Writer(std::string& out, Telling telling);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { flush(); }

  Telling telling() const { return telling_; }
  const Rules& rules() const { return *telling_.rules; }
  const Grammar& grammar() const;

  // Says it in the language of the telling, or else in English.
  Writer& tell(Sentence sentence, std::initializer_list<Value> values = {},
               Order order = Order::plain);
  std::string& out() { return flush(), out_; }
  bool is_at_sentence_start() const;

  Writer& operator<<(std::string_view text) { return add(text.data(), text.size()), *this; }
  template <std::size_t kSize>
  Writer& operator<<(const char (&text)[kSize]) {  // how long it is, is known beforehand
    return add<kSize - 1>(text), *this;
  }
  Writer& operator<<(char c) { return add<1>(&c), *this; }
  Writer& operator<<(int number);
  Writer& operator<<(Cell cell);
  Writer& operator<<(Digit digit) {
    if constexpr (kHasClassic) return *this << digit.symbol();
    return *this << rules().symbol(digit).view();
  }
  Writer& operator<<(House house);
  Writer& operator<<(HouseSet houses) { return *this << Houses{houses}; }
  Writer& operator<<(const Houses& houses);
  Writer& operator<<(List<CellSet> list);
  Writer& operator<<(List<DigitSet> list);
  Writer& operator<<(Count count);
  Writer& operator<<(WithArticle one);
  Writer& operator<<(Plural many);
  Writer& operator<<(Numbers numbers);
  Writer& operator<<(const Values& values);
  void begin_with(std::string_view words);  // with a capital where a sentence begins
  Writer& not_equal() { return *this << (telling_.signs == Signs::unicode ? "≠" : "<>"); }

 private:
  static constexpr std::size_t kRoom = 512;

  // Most pieces are a few bytes, and how many is known: then they are moved, not copied in a loop.
  template <std::size_t kSize>
  void add(const char* text) {
    static_assert(kSize <= kRoom);
    if (kSize > kRoom - size_) flush();
    std::memcpy(held_.data() + size_, text, kSize);
    size_ += kSize;
  }
  void add(const char* text, std::size_t size) {
    if (size > kRoom - size_) {
      flush();
      if (size > kRoom) {
        out_.append(text, size);
        return;
      }
    }
    std::memcpy(held_.data() + size_, text, size);
    size_ += size;
  }
  void flush() {
    out_.append(held_.data(), size_);
    size_ = 0;
  }
  void row_group(int row, DigitBits columns);
  friend class InLanguage;
  void separate(int index, int count, Join join);
  // Whether a digit is written as the figure of its value.
  bool has_figures() const {
    return kHasClassic || rules().symbols() == Symbols::digits ||
           rules().symbols() == Symbols::numbers;
  }
  Writer& house_number(House house) {
    const int number = rules().number(house);
    return house.is_row() ? row_name(number) : *this << number + 1;
  }
  Writer& row_name(int row) {
    return telling_.notation == Notation::a1 ? *this << row_letter(row) : *this << row + 1;
  }

  std::string& out_;
  Telling telling_;
  const Dictionary* dictionary_;
  std::size_t begin_;
  std::array<char, kRoom> held_;  // not in the text yet
  std::size_t size_ = 0;
};

// As long as it lives, the writer speaks another language.
class InLanguage {
 public:
  InLanguage(Writer& w, const Dictionary& dictionary) : w_(w), before_(w.dictionary_) {
    w.dictionary_ = &dictionary;
  }
  InLanguage(const InLanguage&) = delete;
  InLanguage& operator=(const InLanguage&) = delete;
  ~InLanguage() { w_.dictionary_ = before_; }

 private:
  Writer& w_;
  const Dictionary* before_;
};

// --- sentences about what changes
// "r1c2 is not 1 or 3", "neither r9c3 nor r9c8 is 1", "none of r1c4, r2c46 and r3c46 is 8".
void tell_not(Writer& w, CellSet cells, DigitSet digits, Order order = Order::plain);
void tell_removed(Writer& w, const CandidateSet& removed, Order order = Order::plain);
// All that the step changes: "r1c4 is 5", "r8c6 is not 1 or 8 and r9c9 is not 9".
void tell_effect(Writer& w, const Step& step, Order order = Order::plain);
// "it sees both", "they see all three": the cells that change and those of the pattern.
void tell_sees(Writer& w, CellSet seeing, int seen);

// The same as fields of a sentence.
struct Effect {
  const Step& step;
  void operator()(Writer& w, Order order) const { tell_effect(w, step, order); }
};
struct Lost {
  CellSet cells;
  DigitSet digits;
  void operator()(Writer& w, Order order) const { tell_not(w, cells, digits, order); }
};
struct Sees {
  CellSet seeing;
  int seen;
  void operator()(Writer& w, Order) const { tell_sees(w, seeing, seen); }
};

}  // namespace nonet::explain
