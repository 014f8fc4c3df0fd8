// sdm: 81 characters a line with zeros for blanks, and nothing else. `line` reads it.

#include "text/format.hpp"

namespace nonet::text::sdm {
namespace {

void write(const Record& record, long, std::string& out) {
  out += record.puzzle.grid.to_line('0');
  out += '\n';
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write};

}  // namespace nonet::text::sdm
