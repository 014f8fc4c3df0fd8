// nonet convert: any format in, one format out, and a word about what did not fit.

#include <map>

#include "cli/json.hpp"
#include "cli/session.hpp"

namespace nonet::cli {
namespace {

// Whether an entry of the format is one line, so that an error can stand in its place.
bool is_line_format(Format format) {
  switch (format) {
    case Format::line:
    case Format::sdm:
    case Format::sukaku:
    case Format::hodoku:
    case Format::csv:
    case Format::exchange:
    case Format::json: return true;
    default: return false;
  }
}

// What was lost, how often, and where first.
struct Loss {
  std::uint64_t count = 0;
  std::string first;
};

void print_error(Session& session, const Item& item, Format format) {
  if (format == Format::json) return session.print(to_line(begin_answer(item, "convert")));
  if (!is_line_format(format)) return;
  session.print_line(item.entry.text + "  # error: " + item.entry.record.error().message());
}

}  // namespace

int run_convert(const Args& args) {
  Session session(args);
  const Format format = choose_format(args);
  const Printer printer(format);
  std::map<std::string_view, Loss> lost;
  session.print(printer.head());
  for_each(session, [&](const Item& item) {
    if (!item.entry.record) return print_error(session, item, format);
    for (const std::string_view what : losses(*item.entry.record, format)) {
      Loss& loss = lost[what];
      if (loss.count++ == 0) loss.first = item.where();
    }
    session.print(printer.entry(*item.entry.record, static_cast<long>(item.index)));
  });
  session.print(printer.tail());
  for (const auto& [what, loss] : lost) {
    session.complain("nonet: '" + std::string(info(format).id) + "' cannot hold " +
                     std::string(what) + ": dropped from " + std::to_string(loss.count) +
                     (loss.count == 1 ? " puzzle" : " puzzles") + ", first at " + loss.first);
  }
  return session.finish();
}

}  // namespace nonet::cli
