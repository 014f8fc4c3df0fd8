// Rules that are not classic: built while the program runs, counted, and freed by the last holder.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "nonet/shared_rules.hpp"
#include "nonet/variants.hpp"

namespace nonet::core {

class BuiltRules : public Rules {
 public:
  BuiltRules(int side, int box_height);

  using Rules::add_boxes;
  using Rules::add_peer;
  using Rules::add_region;

  void set_symbols(Symbols symbols) { symbols_ = symbols; }
  // Two candidates that exclude each other.
  void add_link(Candidate a, Candidate b) { pairs_.push_back({a, b}); }
  // Clues, the cells that they bind, and all of them as they are written.
  void set_clues(std::shared_ptr<const ClueBook> book, CellSet bound, std::string clauses);
  const std::string& clauses() const { return clauses_; }
  // The last call: from here on nothing changes.
  void finish(const RulesWish& wish);
  const RulesWish& wish() const { return wish_; }

 private:
  friend class nonet::SharedRules;
  struct Pair {
    Candidate a, b;
  };

  RulesWish wish_;
  std::shared_ptr<const ClueBook> book_;
  std::string clauses_;
  std::vector<Pair> pairs_;
  std::vector<Candidate> link_list_;
  std::vector<std::uint32_t> ends_;
  mutable std::atomic<int> holders_{1};
};

}  // namespace nonet::core
