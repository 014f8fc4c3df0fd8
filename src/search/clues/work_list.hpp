// A queue of small numbers, each in it once at most.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::search {
namespace {

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

// Numbers to be looked at, each once at most: told of as bits, several at once, then queued; the
// first so many are urgent and come before the others.
class TurnList {
 public:
  void resize(std::size_t urgent, std::size_t numbers) {
    urgent_ = urgent;
    told_.assign(numbers / 64 + 1, 0);
    waits_.assign(told_.size(), 0);
    std::size_t room = 1;
    while (room < numbers + 1) room *= 2;
    for (Queue& queue : queues_) queue = {std::vector<std::uint16_t>(room, 0), 0, 0};
    mask_ = room - 1;
  }
  std::size_t size() const { return told_.size(); }
  std::uint64_t* told() { return told_.data(); }
  void forget(std::size_t number) { told_[number >> 6] &= ~(std::uint64_t{1} << (number & 63)); }
  // Those of a word that were told of wait from now on, before others that are told of.
  void queue(std::size_t word, std::uint64_t bits) {
    std::uint64_t fresh = told_[word] & bits & ~waits_[word];
    told_[word] &= ~bits;
    waits_[word] |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      const std::size_t number = 64 * word + static_cast<std::size_t>(std::countr_zero(fresh));
      Queue& queue = queues_[number < urgent_ ? 0 : 1];
      queue.ring[queue.tail] = static_cast<std::uint16_t>(number);
      queue.tail = (queue.tail + 1) & mask_;
    }
  }
  int pop() {  // -1: none
    for (std::size_t word = 0; word < told_.size(); ++word) queue(word, ~std::uint64_t{0});
    for (Queue& queue : queues_) {
      if (queue.head == queue.tail) continue;
      const std::size_t number = queue.ring[queue.head];
      queue.head = (queue.head + 1) & mask_;
      waits_[number >> 6] &= ~(std::uint64_t{1} << (number & 63));
      return static_cast<int>(number);
    }
    return -1;
  }
  void clear() {
    std::fill(told_.begin(), told_.end(), 0);
    std::fill(waits_.begin(), waits_.end(), 0);
    for (Queue& queue : queues_) queue.head = queue.tail;
  }

 private:
  struct Queue {
    std::vector<std::uint16_t> ring;
    std::size_t head = 0, tail = 0;
  };
  std::size_t urgent_ = 0, mask_ = 0;
  std::vector<std::uint64_t> told_, waits_;
  Queue queues_[2];
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

}  // namespace
}  // namespace nonet::search
