// Target: how hard a puzzle is wished to be, and whether one is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/walk.hpp"

namespace nonet::generator {

// Keeps its working memory; one per thread. The wish must outlive it, and so must `stop`, if any.
class Target {
 public:
  Target(const Wish& wish, const FunctionRef<bool()>* stop);

  // Whether any puzzle will do.
  bool is_everywhere() const { return wish_.ratings.empty() && !has_path_wish(); }
  // How far a unique puzzle is off; 0 is what was wished for. Nothing: stopped before that was
  // known.
  std::optional<int> miss(const Puzzle& puzzle);

 private:
  bool has_path_wish() const { return wish_.needs || !wish_.without.empty(); }
  bool is_unwanted(Technique technique) const;
  std::optional<int> miss_of_path(const Puzzle& puzzle);
  std::optional<int> miss_of_ratings(const Puzzle& puzzle);

  const Wish& wish_;
  const FunctionRef<bool()>* stop_;
  std::optional<Walker> walker_;  // for wishes about the path
  std::vector<Rater> raters_;     // for each wish about a rating
};

// Why no puzzle is so hard: see nonet::find_contradiction.
std::optional<std::string> find_contradiction_in_difficulty(const Wish& wish);

}  // namespace nonet::generator
