// The options that ask for ratings. They follow from the rows of the scales: `generate` has one for
// each part and takes a range, `rate` has --min and --max and the name of a part in the value, both
// have one for each trait.
//
//   generate --difficulty medium..hard --er 7.1..7.3 --pearl
//   rate --min level=medium --max score=900        rate --scale se --min er=7.1 --diamond
//
// --min-level V is another spelling of --min level=V, and so for every part. A value that names no
// part is of the first part that has such a value: --min hard, --min 900.
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "answers/command_table.hpp"
#include "nonet/scale.hpp"

namespace nonet::answers {

class ScaleOptions {
 public:
  explicit ScaleOptions(std::span<const Scale> scales);

  std::span<const OptionRow> rows() const { return rows_; }

 private:
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }
  void add_ends(std::span<const Scale> scales);
  void add_parts(const Scale& scale);
  void add_traits(const Scale& scale);

  std::deque<std::string> texts_;  // what the rows point at
  std::vector<OptionRow> rows_;
};

// Such an option as it was typed.
struct AskedRating {
  const OptionRow* option;
  std::string value;  // of a trait: empty
};

// What is asked for together, one for each scale that is asked about, in the order of the scales;
// or what is wrong with it: "--min: expected ...". A value that names no part is of `implied`.
std::variant<std::vector<Bounds>, std::string> read_bounds(std::span<const AskedRating> asked,
                                                           std::span<const Scale> scales,
                                                           const Scale& implied);

}  // namespace nonet::answers
