// What `convert` says of puzzles that do not fit their new format, and what stands in the place of
// those that could not be read.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "answers/item.hpp"

namespace nonet::answers {

// What was lost, how often, and where first.
class Losses {
 public:
  explicit Losses(Format format) : format_(format) {}
  void note(const Item& item);
  void note(std::string_view what, std::string_view where);
  std::vector<std::string> words() const;  // a sentence for each kind

 private:
  struct Loss {
    std::uint64_t count = 0;
    std::string first;
  };
  Format format_;
  std::map<std::string, Loss, std::less<>> lost_;
};

// A line where the format has one entry a line; nothing where it has not.
std::string unreadable_convert_line(const Item& item, Format format);

}  // namespace nonet::answers
