// A queue of small numbers, each in it once at most.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::search {

class WorkList {
 public:
  void resize(std::size_t numbers) {
    std::size_t room = 1;
    while (room < numbers + 1) room *= 2;
    ring_.assign(room, 0);
    waits_.assign(numbers, 0);
    mask_ = room - 1;
    head_ = tail_ = 0;
  }
  bool empty() const { return head_ == tail_; }
  void push(std::size_t number) {
    if (waits_[number] != 0) return;
    waits_[number] = 1;
    ring_[tail_] = static_cast<std::uint32_t>(number);
    tail_ = (tail_ + 1) & mask_;
  }
  // Without a jump: written in any case, counted if it is new.
  void push_if(bool has_happened, std::size_t number) {
    const std::size_t is_new = std::size_t{has_happened} & ~std::size_t{waits_[number]};
    waits_[number] |= static_cast<std::uint16_t>(is_new);
    ring_[tail_] = static_cast<std::uint32_t>(number);
    tail_ = (tail_ + is_new) & mask_;
  }
  // A number that is never let in.
  void bar(std::size_t number) { waits_[number] = 1; }
  int pop() {
    const std::uint32_t number = ring_[head_];
    head_ = (head_ + 1) & mask_;
    waits_[number] = 0;
    return static_cast<int>(number);
  }
  void clear() {
    while (!empty()) pop();
  }

 private:
  std::vector<std::uint32_t> ring_;
  // Not bytes: the compiler would have to think that writing one changes anything else.
  std::vector<std::uint16_t> waits_;
  std::size_t mask_ = 0, head_ = 0, tail_ = 0;
};

// Numbers that wait, a bit each, so that several are added at once: the first so many are urgent
// and come before the others. Of either the next is the first after the one taken last, round and
// round.
class TurnList {
 public:
  void resize(std::size_t urgent, std::size_t numbers) {
    words_.assign(numbers / 64 + 1, 0);
    urgent_.assign(words_.size(), 0);
    for (std::size_t i = 0; i < urgent; ++i) urgent_[i >> 6] |= std::uint64_t{1} << (i & 63);
    last_urgent_ = last_other_ = 0;
  }
  std::size_t size() const { return words_.size(); }
  std::uint64_t* words() { return words_.data(); }
  void remove(std::size_t number) { words_[number >> 6] &= ~(std::uint64_t{1} << (number & 63)); }
  void clear() { std::fill(words_.begin(), words_.end(), 0); }
  int pop() {  // -1: none
    const int urgent = pop(0, last_urgent_);
    return urgent >= 0 ? urgent : pop(~std::uint64_t{0}, last_other_);
  }

 private:
  int pop(std::uint64_t is_other, std::size_t& last) {
    const std::size_t size = words_.size();
    std::size_t word = last >> 6;
    std::uint64_t bits = words_[word] & (urgent_[word] ^ is_other);
    if (const std::uint64_t later = bits & (~std::uint64_t{1} << (last & 63)); later != 0) {
      bits = later;
    } else if (size > 1) {
      bits = 0;
      for (std::size_t i = 0; i < size && bits == 0; ++i) {
        word = word + 1 == size ? 0 : word + 1;
        bits = words_[word] & (urgent_[word] ^ is_other);
      }
    }
    if (bits == 0) return -1;
    words_[word] &= ~(bits & (0 - bits));
    last = 64 * word + static_cast<std::size_t>(std::countr_zero(bits));
    return static_cast<int>(last);
  }

  std::vector<std::uint64_t> words_, urgent_;
  std::size_t last_urgent_ = 0, last_other_ = 0;
};

// What happens once at most to each of so many things, in the order it happened.
class EventList {
 public:
  // Where a search fails, so many things may happen a second time before it is noticed.
  void resize(std::size_t numbers, std::size_t spare) {
    list_.assign(numbers + spare + 1, 0);
    clear();
  }
  bool empty() const { return head_ == tail_; }
  void push(std::size_t number) { list_[tail_++] = static_cast<std::uint16_t>(number); }
  // Without a jump: written in any case, counted if it happened.
  void push_if(bool has_happened, std::size_t number) {
    list_[tail_] = static_cast<std::uint16_t>(number);
    tail_ += has_happened ? 1 : 0;
  }
  // Where the next is written, for who writes several.
  std::uint16_t* end() { return list_.data() + tail_; }
  void end_at(const std::uint16_t* end) { tail_ = static_cast<std::size_t>(end - list_.data()); }
  int pop() {
    const std::uint16_t number = list_[head_++];
    if (head_ == tail_) clear();
    return number;
  }
  void clear() { head_ = tail_ = 0; }

 private:
  std::vector<std::uint16_t> list_;
  std::size_t head_ = 0, tail_ = 0;
};

}  // namespace nonet::search
