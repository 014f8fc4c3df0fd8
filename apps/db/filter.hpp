// Filter: the ready questions, which puzzles of a catalogue are wanted, and the SQL that asks for
// them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "db/row.hpp"
#include "db/sqlite.hpp"
#include "nonet/generate.hpp"

namespace nonet::db {

// As hard as another puzzle: its hardest technique, and of these the nearest in price.
struct Alike {
  const Scale* scale;
  std::string hardest;
  double value;  // of the part in which the scale charges its steps
  int clues;
  GridBytes form;  // which is not like itself
};

struct Filter {
  std::vector<Bounds> bounds = {};
  std::string technique = {};  // as a scale calls it; empty: any, and so for the next
  std::string tag = {}, source = {};
  std::optional<Symmetry> symmetry = std::nullopt;
  std::optional<Clues> clues = std::nullopt;
  std::optional<PatternBytes> pattern = std::nullopt;
  std::optional<GridBytes> form = std::nullopt;
  std::optional<Alike> alike = std::nullopt;
  std::uint64_t limit = 0;  // 0: all
};

// SQL with its parameters.
class Selection {
 public:
  // `columns` of `puzzle`, of `source` and of every table of ratings; the puzzles in the order of
  // adding or, if alike, the most alike first.
  Selection(const Filter& filter, const std::string& columns);

  const std::string& sql() const { return sql_; }
  void bind_to(Statement& statement) const;

 private:
  using Value = std::variant<std::int64_t, double, std::string, std::vector<std::uint8_t>>;
  void require(const std::string& claim, std::initializer_list<Value> values);
  void require_bounds(const Bounds& bounds);
  void require_alike(const Alike& alike);

  std::string claims_, sql_;
  std::vector<Value> values_;
};

}  // namespace nonet::db
