// See json.hpp.

#include "cli/json.hpp"

namespace nonet::cli {

void print_unreadable(Session& session, const Item& item, std::string_view command) {
  if (session.args().json) return session.print(to_line(begin_answer(item, command)));
  session.print_line(item.entry.text + "  # error: " + item.entry.record.error().message());
}

}  // namespace nonet::cli
