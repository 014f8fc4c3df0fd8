// Questions to a catalogue, which they cannot change: any SQL, or a filter; answered as lines, as
// CSV or as JSON Lines (docs/DATABASE.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "db/answer_line.hpp"
#include "db/filter.hpp"
#include "db/sqlite.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::db {

// Gets each line, with its end; false: nobody wants more.
using Print = FunctionRef<bool(std::string_view)>;

class Questions {
 public:
  Questions(const std::string& path, const std::atomic<bool>* stop);

  const std::optional<Failure>& trouble() const { return database_.trouble(); }

  // Both say how many there were.
  std::uint64_t ask(const std::string& sql, Layout form, Print print);
  std::uint64_t list(const Filter& filter, Layout form, Print print);

  // What others are to be like: from the rating that the puzzle has here or, if it has none, from
  // one worked out now; nothing if it has no rating.
  std::optional<Alike> find_alike(const Grid& puzzle, const Scale& scale);
  // Whether a scale's table knows such a technique.
  bool has_technique(const std::string& name);

 private:
  Database database_;
};

}  // namespace nonet::db
