// WideSet: a set of things that have a number, in as many words as their numbers need: what cell
// and house sets are made of where a word or two do not suffice (sizes.hpp).
//
//   struct Item {
//     explicit Item(int number) : number(number) {}
//     int index() const { return number; }
//     int number;
//   };
//   struct Items : WideSet<Items, Item, 200> {};
//   Items items;
//   items.insert(Item(3));
//   items.insert(Item(170));
//   assert(items.size() == 2 && items.contains(Item(3)) && items.last().number == 170);
//   assert(items.after(Item(3)).only().number == 170 && (items - items).empty());
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

namespace nonet {

template <typename Self, typename Item, int kItems>
class WideSet {
 public:
  constexpr WideSet() = default;
  constexpr WideSet(std::initializer_list<Item> items) {
    for (const Item item : items) insert(item);
  }

  constexpr int size() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr bool is_single() const { return size() == 1; }
  constexpr bool contains(Item item) const {
    return ((words_[word(item.index())] >> bit(item.index())) & 1) != 0;
  }
  constexpr bool intersects(const Self& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kWords; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  constexpr Item first() const {
    assert(!empty());
    return *begin();
  }
  constexpr Item last() const {
    assert(!empty());
    std::size_t i = kWords - 1;
    while (words_[i] == 0) --i;
    return Item(static_cast<int>(i) * kWordBits + kWordBits - 1 - std::countl_zero(words_[i]));
  }
  constexpr Item only() const {
    assert(size() == 1);
    return first();
  }
  constexpr Self after(Item item) const {
    Self rest = self();
    const int next = item.index() + 1;
    if (next >= kItems) return Self();
    for (std::size_t i = 0; i < word(next); ++i) rest.words_[i] = 0;
    rest.words_[word(next)] &= ~std::uint64_t{0} << bit(next);
    return rest;
  }

  constexpr void insert(Item item) {
    words_[word(item.index())] |= std::uint64_t{1} << bit(item.index());
  }
  constexpr void erase(Item item) {
    words_[word(item.index())] &= ~(std::uint64_t{1} << bit(item.index()));
  }

  constexpr Self& operator|=(const Self& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return self();
  }
  constexpr Self& operator&=(const Self& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return self();
  }
  constexpr Self& operator-=(const Self& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return self();
  }
  friend constexpr Self operator|(Self a, const Self& b) { return a |= b; }
  friend constexpr Self operator&(Self a, const Self& b) { return a &= b; }
  friend constexpr Self operator-(Self a, const Self& b) { return a -= b; }
  friend constexpr bool operator==(const WideSet&, const WideSet&) = default;

  // Over a copy of the set, as a loop may change it.
  class Iterator {
   public:
    constexpr explicit Iterator(const WideSet& set) : words_(set.words_) { skip(); }
    constexpr Item operator*() const {
      return Item(static_cast<int>(at_) * kWordBits + std::countr_zero(words_[at_]));
    }
    constexpr Iterator& operator++() {
      words_[at_] &= words_[at_] - 1;
      skip();
      return *this;
    }
    struct End {};
    friend constexpr bool operator==(const Iterator& i, End) { return i.at_ == kWords; }

   private:
    constexpr void skip() {
      while (at_ < kWords && words_[at_] == 0) ++at_;
    }
    std::array<std::uint64_t, (kItems + 63) / 64> words_;
    std::size_t at_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr typename Iterator::End end() const { return {}; }

 protected:
  // Numbers from..from + count - 1, the first of them lowest; at most a word of them.
  constexpr std::uint64_t bits(int from, int count) const {
    std::uint64_t bits = words_[word(from)] >> bit(from);
    if (bit(from) + count > kWordBits) bits |= words_[word(from) + 1] << (kWordBits - bit(from));
    return bits & ((std::uint64_t{1} << count) - 1);
  }
  constexpr void insert_bits(int from, std::uint64_t bits) {
    words_[word(from)] |= bits << bit(from);
    const int room = kWordBits - bit(from);
    if (room < kWordBits && bits >> room != 0) words_[word(from) + 1] |= bits >> room;
  }

 private:
  static constexpr int kWordBits = 64;
  static constexpr std::size_t kWords = (kItems + kWordBits - 1) / kWordBits;

  constexpr Self& self() { return static_cast<Self&>(*this); }
  constexpr const Self& self() const { return static_cast<const Self&>(*this); }
  static constexpr std::size_t word(int index) { return static_cast<std::size_t>(index) / 64; }
  static constexpr int bit(int index) { return index % kWordBits; }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace nonet
