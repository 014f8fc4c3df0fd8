// nonet show: puzzles as pictures.

#include "cli/session.hpp"

namespace nonet::cli {
namespace {

// "grid.svg", "grid-2.svg", "grid-3.svg": the first keeps the name that was asked for.
std::string numbered(const std::string& path, std::uint64_t index) {
  if (index == 1) return path;
  const std::size_t slash = path.find_last_of('/');
  std::size_t dot = path.find_last_of('.');
  if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) dot = path.size();
  return path.substr(0, dot) + "-" + std::to_string(index) + path.substr(dot);
}

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

void show(Session& session, const Item& item) {
  if (item.index > 1 && session.args().svg.empty()) session.print("\n");
  if (!item.entry.record) {
    return session.print_line("# error: " + item.entry.record.error().message());
  }
  const Args& args = session.args();
  const Record& record = *item.entry.record;
  if (!args.svg.empty()) return write_svg(session, record, item.index);
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
