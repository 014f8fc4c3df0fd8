// Faults: errors of one kind are told up to a number, the rest are counted.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "answers/args.hpp"
#include "answers/sheet.hpp"

namespace nonet::answers {

class Faults {
 public:
  explicit Faults(const Args& args) : shows_all_(args.all_errors) {}

  // Counts a fault; whether its words are to be said.
  bool note(const Note& fault);
  // At the end: how many more there were of each kind.
  std::vector<std::string> rest() const;

 private:
  bool shows_all_;
  std::map<std::string, std::uint64_t> counts_;  // by kind
};

}  // namespace nonet::answers
