// See sheet.hpp.

#include "answers/sheet.hpp"

#include <algorithm>

namespace nonet::answers {
namespace {

// What a sheet that once was very long may keep for the next time.
constexpr std::size_t kMostKept = std::size_t{4} << 20;

}  // namespace

void Sheet::raise(Exit code, std::uint64_t times) {
  exit_ = std::max(exit_, code);
  if (code == Exit::no) no_count_ += times;
}

void Sheet::tell_unreadable(const Item& item) {
  note(Note::Kind::fault, complaint(item), item.entry.record.error().expected);
  raise(Exit::bad_input);
  ++unreadable_count_;
}

bool Sheet::wants_more() {
  if (!drain_ || text_.size() < much_) return true;
  return drain_();
}

void Sheet::set_drain(std::size_t much, std::function<bool()> drain) {
  much_ = much;
  drain_ = std::move(drain);
}

void Sheet::clear() {
  if (text_.capacity() > kMostKept) text_ = {};
  text_.clear();
  notes_.clear();
  no_count_ = unreadable_count_ = 0;
  exit_ = Exit::yes;
  is_cut_ = false;
}

}  // namespace nonet::answers
