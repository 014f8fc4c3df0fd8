// A queue of small numbers, each in it once at most.
#pragma once

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
