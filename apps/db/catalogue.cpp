// See catalogue.hpp.

#include "db/catalogue.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <utility>

#include "db/schema.hpp"

namespace nonet::db {
namespace {

// SQLite counts in KiB where it is negative. Pages of a batch that do not fit go to the log early.
constexpr char kHow[] =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -262144;"
    "PRAGMA wal_autocheckpoint = 0; PRAGMA temp_store = MEMORY";

// The first 16 bytes as numbers that are ordered as the bytes are: all of a pattern.
std::array<std::uint64_t, 2> key_of(std::span<const std::uint8_t> bytes) {
  std::array<std::uint64_t, 2> key{};
  for (std::size_t i = 0; i < std::min<std::size_t>(bytes.size(), 16); ++i) {
    key[i / 8] |= std::uint64_t{bytes[i]} << (56 - 8 * (i % 8));
  }
  return key;
}
static_assert(kPatternBytes <= 16);

}  // namespace

double value_of(const Part& part, int units) { return units / std::pow(10.0, part.decimals); }

// The technique of the dearest step, the first of these on the ladder.
std::string_view hardest_of(const Rating& rating) {
  const auto hardest = std::ranges::max_element(rating.tally, {}, &Charge::price);
  return hardest == rating.tally.end() ? std::string_view() : hardest->technique;
}

std::optional<Failure> create(const std::string& path, const std::atomic<bool>* stop) {
  std::error_code error;
  const bool is_empty =
      !std::filesystem::exists(path, error) || (std::filesystem::is_regular_file(path, error) &&
                                                std::filesystem::file_size(path, error) == 0);
  Database database(path, Database::Mode::create, stop);
  if (!is_empty) check_tables(database, path);
  if (database.is_good()) make_tables(database);
  return database.trouble();
}

void Delivery::clear() {
  rows.clear();
  sources.clear();
  comments.clear();
}

// Where a row stands in an order: of forms, of patterns, of numbers. It carries the beginning of
// what it is sorted by, so that most comparisons need not look at the rows, which lie far apart.
struct Catalogue::RowPlace {
  std::array<std::uint64_t, 2> key;
  std::uint32_t row;
  bool is_new = false;
  std::int64_t id = 0;
};

Catalogue::Catalogue(const std::string& path, const std::atomic<bool>* stop)
    : database_(path, Database::Mode::write, stop) {
  if (!database_.is_good()) return;
  check_tables(database_, path);
  database_.run(kHow);
  if (database_.is_good()) make_rating_tables(database_);
}

std::int64_t Catalogue::id_of(const std::string& table, const std::string& name) {
  Statement find(database_, "SELECT id FROM " + table + " WHERE name = ?");
  find.bind(1, name);
  if (find.step()) return find.number(0);
  Statement insert(database_, "INSERT INTO " + table + "(name) VALUES (?)");
  insert.bind(1, name);
  insert.run();
  return database_.number("SELECT last_insert_rowid()");
}

// The rows in the order of their forms, the first of a class before the others, and which of them
// are there already. The same look-up brings the pages to mind that the new ones go to.
std::vector<Catalogue::RowPlace> Catalogue::find_places(const Delivery& batch) {
  const std::vector<PuzzleRow>& rows = batch.rows;
  std::vector<RowPlace> places(rows.size());
  for (std::uint32_t i = 0; i < rows.size(); ++i) {
    places[i].row = i;
    places[i].key = key_of(rows[i].form);
  }
  std::ranges::sort(places, [&rows](const RowPlace& a, const RowPlace& b) {
    if (a.key != b.key) return a.key < b.key;
    const int order = std::memcmp(rows[a.row].form.data(), rows[b.row].form.data(), kGridBytes);
    return order != 0 ? order < 0 : a.row < b.row;
  });
  Statement find(database_, "SELECT puzzle FROM class WHERE form = ?");
  const RowPlace* before = nullptr;
  for (RowPlace& place : places) {
    const bool is_seen = before != nullptr && rows[before->row].form == rows[place.row].form;
    if (is_seen) {
      place.id = before->id;  // of a new one: not known yet
    } else {
      find.bind(1, rows[place.row].form);
      place.is_new = !find.step();
      if (!place.is_new) place.id = find.number(0);
      find.reset();
    }
    before = &place;
  }
  return places;
}

// Numbers go by the order of adding, without gaps, wherever batches begin and end.
void Catalogue::number_new(std::vector<RowPlace>& places) {
  std::int64_t next = database_.number("SELECT max(id) FROM puzzle") + 1;
  std::vector<std::int64_t> ids(places.size(), 0);
  for (const RowPlace& place : places) ids[place.row] = place.is_new ? -1 : place.id;
  ids_.clear();
  for (std::int64_t& id : ids) {
    if (id == -1) id = next++;
    if (id != 0) ids_.push_back(id);
  }
  for (RowPlace& place : places) place.id = ids[place.row];
  std::ranges::sort(ids_);
  ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
}

void Catalogue::insert(const Delivery& batch, std::vector<RowPlace>& places) {
  std::erase_if(places, [](const RowPlace& place) { return !place.is_new; });
  Statement name(database_, "INSERT INTO class VALUES (?, ?)");
  for (const RowPlace& place : places) {
    name.bind(1, batch.rows[place.row].form);
    name.bind(2, place.id);
    name.run();
  }
  const auto pattern_of_place = [&batch](const RowPlace& place) -> const PatternBytes& {
    return batch.rows[place.row].pattern;
  };
  for (RowPlace& place : places) place.key = key_of(pattern_of_place(place));
  std::ranges::sort(places, [](const RowPlace& a, const RowPlace& b) {
    return a.key != b.key ? a.key < b.key : a.id < b.id;
  });
  Statement pattern(database_, "INSERT INTO puzzle_pattern VALUES (?, ?)");
  for (const RowPlace& place : places) {
    pattern.bind(1, pattern_of_place(place));
    pattern.bind(2, place.id);
    pattern.run();
  }

  std::vector<std::int64_t> sources;
  for (const std::string& source : batch.sources) sources.push_back(id_of("source", source));
  std::ranges::sort(places, {}, &RowPlace::id);
  Statement puzzle(database_, "INSERT INTO puzzle VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  for (const RowPlace& place : places) {
    const PuzzleRow& row = batch.rows[place.row];
    puzzle.bind(1, place.id);
    puzzle.bind(2, row.form);
    if (row.look == row.form) puzzle.bind_null(3);
    if (row.look != row.form) puzzle.bind(3, row.look);
    puzzle.bind(4, std::int64_t{row.clues});
    puzzle.bind(5, std::int64_t{row.automorphisms});
    puzzle.bind(6, std::int64_t{row.symmetry});
    puzzle.bind(7, sources[row.source]);
    if (row.comment == 0) puzzle.bind_null(8);
    if (row.comment != 0) puzzle.bind(8, batch.comments[row.comment - 1]);
    puzzle.run();
  }
}

void Catalogue::give_tags(const std::vector<std::string>& tags) {
  for (const std::string& tag : tags) {
    const std::int64_t id = id_of("tag", tag);
    Statement insert(database_, "INSERT OR IGNORE INTO puzzle_tag VALUES (?, ?)");
    for (const std::int64_t puzzle : ids_) {
      insert.bind(1, puzzle);
      insert.bind(2, id);
      insert.run();
    }
  }
}

bool Catalogue::finish() {
  database_.run("COMMIT");
  if (!database_.is_good()) database_.undo();
  return database_.is_good();
}

std::size_t Catalogue::add(const Delivery& batch, const std::vector<std::string>& tags) {
  database_.run("BEGIN IMMEDIATE");
  std::vector<RowPlace> places = find_places(batch);
  number_new(places);
  if (database_.is_good()) insert(batch, places);
  give_tags(tags);
  return finish() ? places.size() : 0;
}

std::vector<Catalogue::Unrated> Catalogue::unrated(std::span<const std::int64_t> ids,
                                                   const Scale& scale) {
  std::vector<Unrated> list;
  Statement find(database_,
                 "SELECT coalesce(look, form) FROM puzzle WHERE id = ?1 AND NOT EXISTS "
                 "(SELECT 1 FROM " +
                     rating_table(scale) + " WHERE puzzle = ?1)");
  for (const std::int64_t id : ids) {
    find.bind(1, id);
    if (find.step()) {
      const std::optional<Grid> grid = find_grid(find.bytes(0));
      if (grid) list.push_back({id, *grid});
    }
    find.reset();
  }
  return list;
}

std::int64_t Catalogue::technique_id(const Scale& scale, std::string_view name) {
  std::int64_t& id = technique_ids_[std::string(scale.name).append(" ").append(name)];
  if (id != 0) return id;
  const auto find = [&] {
    Statement statement(database_, "SELECT id FROM technique WHERE scale = ? AND name = ?");
    statement.bind(1, scale.name);
    statement.bind(2, name);
    return statement.step() ? statement.number(0) : 0;
  };
  id = find();
  if (id != 0) return id;
  Statement insert(database_, "INSERT INTO technique(scale, name) VALUES (?, ?)");
  insert.bind(1, scale.name);
  insert.bind(2, name);
  insert.run();
  return id = find();
}

void Catalogue::keep(std::span<const RatedPuzzle> ratings, const Scale& scale) {
  database_.run("BEGIN IMMEDIATE");
  const int parts = static_cast<int>(scale.parts.size());
  std::string values = "?";
  for (int i = 0; i < parts + 2; ++i) values += ", ?";
  Statement rating(database_,
                   "INSERT OR IGNORE INTO " + rating_table(scale) + " VALUES (" + values + ")");
  Statement use(database_, "INSERT OR IGNORE INTO puzzle_technique VALUES (?, ?, ?)");
  for (const RatedPuzzle& rated : ratings) {
    rating.bind(1, rated.id);
    for (int i = 0; i < parts; ++i) {
      const Part& part = scale.parts[i];
      if (part.decimals > 0) rating.bind(2 + i, value_of(part, rated.rating.parts[i]));
      if (part.decimals == 0) rating.bind(2 + i, std::int64_t{rated.rating.parts[i]});
    }
    const std::string_view hardest = hardest_of(rated.rating);
    if (hardest.empty()) rating.bind_null(2 + parts);
    if (!hardest.empty()) rating.bind(2 + parts, technique_id(scale, hardest));
    rating.bind(3 + parts, std::int64_t{rated.rating.is_solved ? 1 : 0});
    rating.run();
    std::map<std::string_view, std::int64_t> counts;
    for (const Charge& charge : rated.rating.tally) counts[charge.technique] += charge.count;
    for (const auto& [technique, count] : counts) {
      use.bind(1, rated.id);
      use.bind(2, technique_id(scale, technique));
      use.bind(3, count);
      use.run();
    }
  }
  // What was begun and not kept may have named techniques that are not there.
  if (!finish()) technique_ids_.clear();
}

void Catalogue::settle() {
  if (database_.is_good()) database_.number("PRAGMA wal_checkpoint(PASSIVE)");
}

}  // namespace nonet::db
