// block: nine lines of nine characters, '.' for a blank. blocks.cpp reads it.

#include "text/format.hpp"

namespace nonet::text::block {
namespace {

void write(const Record& record, long, std::string& out) {
  for (int row = 0; row < kDigits; ++row) out += row_text(record.puzzle.grid, row, {});
}

bool claims(const BlockLook& look) {
  return !look.has_marks && !look.has_bars && !look.has_headers && !look.has_rules;
}

}  // namespace

const FormatCode code = {.layout = Layout::blocks, .write = write, .claims = claims};

}  // namespace nonet::text::block
