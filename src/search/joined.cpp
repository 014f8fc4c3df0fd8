// See joined.hpp.

#include "search/joined.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

#include "search/dispatch.hpp"
#include "search/join_room.hpp"

namespace nonet::search {
namespace {

// With fewer, the fillings of the boxes would not find room, and to see that takes long.
constexpr int kLeastSettled = 12;

// Of this thread, kept as that of the lanes is (scratch.hpp): most of it is never touched, and the
// rest would be cleared by the system for every count. Null if there is none to be had.
JoinRoom* kept_room() {
#ifdef __wasm__  // has one thread
  static std::unique_ptr<JoinRoom> room;
#else
  thread_local std::unique_ptr<JoinRoom> room;
#endif
  if (room == nullptr) room.reset(new (std::nothrow) JoinRoom);
  return room.get();
}

}  // namespace

std::optional<std::uint64_t> count_joined(const Masks& masks, std::uint64_t limit) {
  const auto settled =
      std::ranges::count_if(masks, [](std::uint16_t mask) { return std::has_single_bit(mask); });
  JoinRoom* const room = settled < kLeastSettled ? nullptr : kept_room();
  std::uint64_t solutions = 0;
  if (room == nullptr || !engines().single->join(masks.data(), *room, limit, &solutions)) return {};
  return solutions;
}

}  // namespace nonet::search
