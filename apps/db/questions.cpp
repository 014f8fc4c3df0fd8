// See questions.hpp.

#include "db/questions.hpp"

#include "db/catalogue.hpp"
#include "db/report.hpp"
#include "db/schema.hpp"

namespace nonet::db {

Questions::Questions(const std::string& path, const std::atomic<bool>* stop)
    : database_(path, Database::Mode::read, stop) {
  if (database_.is_good()) check_tables(database_, path);
  database_.allow_questions_only();
}

std::uint64_t Questions::ask(const std::string& sql, Layout form, Print print) {
  Statement statement(database_, sql);
  if (!database_.is_good()) return 0;
  if (const std::string above = heading(statement, form); !above.empty()) print(above);
  std::uint64_t count = 0;
  while (statement.step()) {
    ++count;
    if (!print(answer_line(statement, form))) break;
  }
  return count;
}

std::uint64_t Questions::list(const Filter& filter, Layout form, Print print) {
  const Selection selection(filter, Report::columns(form));
  Statement statement(database_, selection.sql());
  selection.bind_to(statement);
  Report report(database_, form);
  if (!database_.is_good()) return 0;
  if (const std::string above = report.heading(); !above.empty()) print(above);
  std::uint64_t count = 0;
  while (statement.step()) {
    ++count;
    if (!print(report.line(statement))) break;
  }
  return count;
}

std::optional<Alike> Questions::find_alike(const Grid& puzzle, const Scale& scale) {
  Canonizer canonizer;
  const GridBytes form = pack(canonizer.canonize(puzzle).form);
  const Part& part = scale.parts[scale.priced_in];
  const int clues = puzzle.filled().size();
  Statement known(database_, "SELECT name, " + std::string(part.id) + " FROM class JOIN " +
                                 rating_table(scale) +
                                 " USING (puzzle) JOIN technique ON technique.id = "
                                 "hardest WHERE form = ?");
  known.bind(1, form);
  if (known.step()) {
    return Alike{&scale, std::string(known.text(0)), known.real(1), clues, form};
  }
  const Rated rated = Rater(scale).rate(Puzzle(puzzle));
  if (!rated.rating) return std::nullopt;
  return Alike{&scale, std::string(hardest_of(*rated.rating)),
               value_of(part, rated.rating->parts[scale.priced_in]), clues, form};
}

bool Questions::has_technique(const std::string& name) {
  Statement find(database_, "SELECT 1 FROM technique WHERE name = ?");
  find.bind(1, name);
  return find.step();
}

}  // namespace nonet::db
