// See faults.hpp.

#include "answers/faults.hpp"

namespace nonet::answers {
namespace {

constexpr std::uint64_t kFaultsShown = 20;

}  // namespace

bool Faults::note(const Note& fault) { return ++counts_[fault.name] <= kFaultsShown || shows_all_; }

std::vector<std::string> Faults::rest() const {
  std::vector<std::string> list;
  for (const auto& [kind, count] : counts_) {
    if (count <= kFaultsShown || shows_all_) continue;
    list.push_back("nonet: " + std::to_string(count - kFaultsShown) + " more of these: expected " +
                   kind + " (--all-errors shows every one)");
  }
  return list;
}

}  // namespace nonet::answers
