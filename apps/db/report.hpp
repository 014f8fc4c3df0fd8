// Report: what a catalogue knows of a puzzle, as the line it came as, as CSV or as JSON.
#pragma once

#include <string>

#include "db/answer_line.hpp"
#include "db/sqlite.hpp"

namespace nonet::db {

class Report {
 public:
  Report(Database& database, Layout form);

  static std::string columns(Layout form);  // for a `Selection`
  std::string heading() const;              // the line above all others, or nothing
  std::string line(const Statement& row);   // of the selection

 private:
  std::string csv(const Statement& row) const;
  std::string json(const Statement& row);

  Layout form_;
  Statement techniques_;
};

}  // namespace nonet::db
