// nonet show: puzzles as pictures, or as lists of rows.

#include "cli/json.hpp"
#include "cli/session.hpp"

namespace nonet::cli {
namespace {

std::string title_of(const Args& args, const Record& record) {
  return args.title.empty() ? record.words.title : args.title;
}

void write_svg(Session& session, const Record& record, std::uint64_t index) {
  const Args& args = session.args();
  const std::string title = title_of(args, record);
  apps::Output file(numbered(args.svg, index));
  file.write(
      draw_svg(record.puzzle, {.title = title, .candidates = args.candidates, .marked = {}}));
  if (file.finish()) return;
  session.complain("nonet: cannot write " + file.label() + ": " + file.error());
  session.raise(Exit::io_failure);
}

// Nine lists of nine: "124", empty for a filled cell.
Json candidate_rows(const Puzzle& puzzle) {
  const CandidateSet candidates = puzzle.all_candidates();
  Json rows = Json::array();
  for (int row = 0; row < kDigits; ++row) {
    Json texts = Json::array();
    for (int column = 0; column < kDigits; ++column) {
      std::string text;
      for (const Digit digit : candidates.digits(Cell::at(row, column))) text += digit.symbol();
      texts.push_back(text);
    }
    rows.push_back(texts);
  }
  return rows;
}

std::string json_answer(const Args& args, const Item& item) {
  Json json = begin_answer(item, "show");
  if (!item.entry.record) return to_line(json);
  const Record& record = *item.entry.record;
  const std::string title = title_of(args, record);
  json["status"] = "ok";
  json["title"] = nullptr;
  if (!title.empty()) json["title"] = title;
  json["grid"] = record.puzzle.grid.rows();
  json["givens"] = cell_names(record.puzzle.givens);
  json["candidates"] = nullptr;
  if (args.candidates) json["candidates"] = candidate_rows(record.puzzle);
  return to_line(json);
}

void show(Session& session, const Item& item) {
  const Args& args = session.args();
  if (args.json) return session.print(json_answer(args, item));
  if (!args.svg.empty()) {
    if (item.entry.record) write_svg(session, *item.entry.record, item.index);
    return;
  }
  if (item.index > 1) session.print("\n");
  if (!item.entry.record) {
    return session.print_line("# error: " + item.entry.record.error().message());
  }
  const Record& record = *item.entry.record;
  const std::string title = title_of(args, record);
  PictureOptions options = session.picture_options();
  options.title = title;
  if (args.candidates) options.shows = Shows::candidates;
  if (args.index) options.shows = Shows::index;
  if (args.names) options.shows = Shows::names;
  session.print(draw(record.puzzle, options));
}

}  // namespace

int run_show(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { show(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
