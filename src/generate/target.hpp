// Target: how hard a puzzle is wished to be, and whether one is.
#pragma once

#include <optional>
#include <string>

#include "nonet/generate.hpp"
#include "nonet/walk.hpp"

namespace nonet::generator {

// Keeps its working memory; one per thread. The wish must outlive it.
class Target {
 public:
  explicit Target(const Wish& wish);

  // Whether any puzzle will do.
  bool is_everywhere() const { return !wish_.levels && !has_path_wish(); }
  // How far a unique puzzle is off; 0 is what was wished for.
  int miss(const Puzzle& puzzle);

 private:
  bool has_path_wish() const { return wish_.needs || !wish_.without.empty(); }
  bool is_unwanted(Technique technique) const;
  int miss_of_path(const Puzzle& puzzle);
  int miss_of_rating(const Puzzle& puzzle);

  const Wish& wish_;
  std::optional<Walker> walker_;  // for wishes about the path
  std::optional<Rater> rater_;    // for wishes about the level
};

// Why no puzzle is so hard: see nonet::find_contradiction.
std::optional<std::string> find_contradiction_in_difficulty(const Wish& wish);

}  // namespace nonet::generator
