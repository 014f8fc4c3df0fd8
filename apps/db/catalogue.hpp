// Catalogue: puzzles in a database, each class once. It adds and rates; who wants to know something
// asks by SQL (questions.hpp).
//
//   Catalogue catalogue("puzzles.db", &stop);
//   Delivery batch;                           // rows, whose they are
//   catalogue.add(batch);                     // all of them or, if there is trouble, none
//
// Puzzles get numbers in the order of adding. Who adds what is there already changes nothing; so
// after an end of whatever kind, adding the same again is going on. A batch goes into each tree in
// the tree's own order: with ten million puzzles there, that is a hundred times fewer pages than
// one by one.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/row.hpp"
#include "db/sqlite.hpp"
#include "nonet/rate.hpp"

namespace nonet::db {

// Makes the database, if there is none; trouble if there is something else in its place.
std::optional<Failure> create(const std::string& path, const std::atomic<bool>* stop);

// A value of a part as the tables have it: 7.2 for 72.
double value_of(const Part& part, int units);
// The technique of the dearest step, the first of these on the ladder; empty if there is none.
std::string_view hardest_of(const Rating& rating);

// As many as go into a batch. The larger it is, the fewer pages are written for each puzzle: with
// millions there, a batch touches nearly all pages of `class`. So many are 110 MB.
inline constexpr std::size_t kMostRows = 1024 * 1024;

struct Delivery {
  std::vector<PuzzleRow> rows;
  std::vector<std::string> sources;   // of the rows; a row has a place among these
  std::vector<std::string> comments;  // from one: the first is number 1

  void clear();
};

class Catalogue {
 public:
  Catalogue(const std::string& path, const std::atomic<bool>* stop);

  const std::optional<Failure>& trouble() const { return database_.trouble(); }

  // How many are new.
  std::size_t add(const Delivery& batch, const std::vector<std::string>& tags);
  // The puzzles of the rows of the last batch, each once.
  const std::vector<std::int64_t>& ids() const { return ids_; }

  // Of some puzzles, those that have no rating by the scale, as they came first: another look may
  // be rated otherwise.
  struct Unrated {
    std::int64_t id;
    Grid puzzle;
  };
  std::vector<Unrated> unrated(std::span<const std::int64_t> ids, const Scale& scale);
  struct RatedPuzzle {
    std::int64_t id;
    Rating rating;
  };
  void keep(std::span<const RatedPuzzle> ratings, const Scale& scale);

  // Takes what was written out of the log into the file.
  void settle();

 private:
  struct RowPlace;  // of a row among its batch
  std::vector<RowPlace> find_places(const Delivery& batch);
  void number_new(std::vector<RowPlace>& places);
  void insert(const Delivery& batch, std::vector<RowPlace>& places);
  void give_tags(const std::vector<std::string>& tags);
  std::int64_t id_of(const std::string& table, const std::string& name);
  std::int64_t technique_id(const Scale& scale, std::string_view name);
  bool finish();

  Database database_;
  std::vector<std::int64_t> ids_;
  std::map<std::string, std::int64_t> technique_ids_;  // by scale and name
};

}  // namespace nonet::db
