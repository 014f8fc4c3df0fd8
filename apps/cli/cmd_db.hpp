// What the commands of `nonet db` share.
#pragma once

#include "cli/session.hpp"
#include "db/sqlite.hpp"

namespace nonet::cli {

// Says what went wrong, if anything did; whether it did.
bool complain_of(Session& session, const std::optional<db::Failure>& trouble);

// Puzzles in, from the inputs after the database.
void add_puzzles(Session& session, const std::string& path);

}  // namespace nonet::cli
