// The tables of a catalogue, as docs/DATABASE.md describes them. Those of the ratings follow from
// the rows of the scales.
#pragma once

#include <string>

#include "db/sqlite.hpp"
#include "nonet/scale.hpp"

namespace nonet::db {

inline constexpr int kSchemaVersion = 1;

// "rating_se"
std::string rating_table(const Scale& scale);

// Makes the tables in an empty database; leaves one that has them as it is.
void make_tables(Database& database);
// Makes what a scale needs that this database was made without.
void make_rating_tables(Database& database);
// Whether this is a database of ours, and one we know how to read; trouble if not.
void check_tables(Database& database, const std::string& path);

}  // namespace nonet::db
