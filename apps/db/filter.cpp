// See filter.hpp.

#include "db/filter.hpp"

#include "db/catalogue.hpp"
#include "db/schema.hpp"

namespace nonet::db {
namespace {

std::vector<std::uint8_t> copy(std::span<const std::uint8_t> bytes) {
  return {bytes.begin(), bytes.end()};
}

}  // namespace

void Selection::require(const std::string& claim, std::initializer_list<Value> values) {
  claims_ += claims_.empty() ? " WHERE " : " AND ";
  claims_ += claim;
  values_.insert(values_.end(), values);
}

void Selection::require_bounds(const Bounds& bounds) {
  const Scale& scale = bounds.scale();
  const std::string table = rating_table(scale);
  std::string first;  // of the parts that are to be equal
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    const Part& part = scale.parts[i];
    const std::string column = table + "." + std::string(part.id);
    const Range range = bounds.ranges()[i];
    if (range.least > part.least) require(column + " >= ?", {value_of(part, range.least)});
    if (range.most < part.most) require(column + " <= ?", {value_of(part, range.most)});
    if ((bounds.equal() >> i & 1) == 0) continue;
    if (!first.empty()) require(column + " = " + first, {});
    first = column;
  }
}

void Selection::require_alike(const Alike& alike) {
  const std::string table = rating_table(*alike.scale);
  require(table + ".hardest IN (SELECT id FROM technique WHERE scale = ? AND name = ?)",
          {std::string(alike.scale->name), alike.hardest});
  require("puzzle.form <> ?", {copy(alike.form)});
}

Selection::Selection(const Filter& filter, const std::string& columns) {
  if (filter.form) {
    require("puzzle.id IN (SELECT puzzle FROM class WHERE form = ?)", {copy(*filter.form)});
  }
  if (filter.pattern) {
    require("puzzle.id IN (SELECT puzzle FROM puzzle_pattern WHERE pattern = ?)",
            {copy(*filter.pattern)});
  }
  if (!filter.technique.empty()) {
    require(
        "puzzle.id IN (SELECT puzzle FROM puzzle_technique WHERE technique IN"
        " (SELECT id FROM technique WHERE name = ?))",
        {filter.technique});
  }
  if (!filter.tag.empty()) {
    require(
        "puzzle.id IN (SELECT puzzle FROM puzzle_tag WHERE tag IN"
        " (SELECT id FROM tag WHERE name = ?))",
        {filter.tag});
  }
  if (!filter.source.empty()) {
    require("puzzle.source IN (SELECT id FROM source WHERE name = ?)", {filter.source});
  }
  for (const Bounds& bounds : filter.bounds) require_bounds(bounds);
  if (filter.symmetry == Symmetry::none) require("symmetry = 0", {});
  if (filter.symmetry && *filter.symmetry != Symmetry::none) {
    const std::int64_t bit = std::int64_t{1} << static_cast<unsigned>(*filter.symmetry);
    require("symmetry <> 0 AND symmetry & ?", {bit});
  }
  if (filter.clues) {
    require("clues >= ?", {std::int64_t{filter.clues->fewest}});
    require("clues <= ?", {std::int64_t{filter.clues->most}});
  }
  if (filter.alike) require_alike(*filter.alike);

  sql_ = "SELECT " + columns + " FROM puzzle JOIN source ON source.id = puzzle.source";
  for (const Scale& scale : scales()) {
    const std::string table = rating_table(scale);
    sql_ += " LEFT JOIN " + table + " ON " + table + ".puzzle = puzzle.id";
  }
  sql_ += claims_ + " ORDER BY ";
  if (filter.alike) {
    const Scale& scale = *filter.alike->scale;
    sql_ += "abs(" + rating_table(scale) + "." + std::string(scale.parts[scale.priced_in].id) +
            " - ?), abs(clues - ?), ";
    values_.emplace_back(filter.alike->value);
    values_.emplace_back(std::int64_t{filter.alike->clues});
  }
  sql_ += "puzzle.id";
  if (filter.limit == 0) return;
  sql_ += " LIMIT ?";
  values_.emplace_back(static_cast<std::int64_t>(filter.limit));
}

void Selection::bind_to(Statement& statement) const {
  int index = 0;
  for (const Value& value : values_) {
    ++index;
    const auto bind = [&](const auto& kind) {
      using Kind = std::decay_t<decltype(kind)>;
      if constexpr (std::is_same_v<Kind, std::string>) {
        statement.bind(index, std::string_view(kind));
      } else if constexpr (std::is_same_v<Kind, std::vector<std::uint8_t>>) {
        statement.bind(index, std::span<const std::uint8_t>(kind));
      } else {
        statement.bind(index, kind);
      }
    };
    std::visit(bind, value);
  }
}

}  // namespace nonet::db
