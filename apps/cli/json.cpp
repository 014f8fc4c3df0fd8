// See json.hpp.

#include "cli/json.hpp"

namespace nonet::cli {

void print_unreadable(Sheet& sheet, const Item& item, const Args& args) {
  if (args.json) return sheet.print(to_line(begin_answer(item, row(args.command).name)));
  sheet.print_line(item.entry.text + "  # error: " + item.entry.record.error().message());
}

void print_header(Sheet& sheet, const Item& item) {
  if (item.is_alone) return;
  sheet.print_line("# puzzle " + std::to_string(item.index) + ": " + item.entry.cells);
}

}  // namespace nonet::cli
