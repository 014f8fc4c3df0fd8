// Any bytes at all, read as Sudoku text. The reader must keep its promises whatever it is given:
// entries in order, errors that can be shown, and every record it makes must survive being written
// in every format and read again.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "nonet/text.hpp"

namespace {

using namespace nonet;

void require(bool holds) {
  if (!holds) std::abort();
}

bool is_showable(const std::string& text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; });
}

void check_error(const ParseError& error) {
  require(error.line >= 1 && error.column >= 1);
  require(!error.expected.empty() && !error.found.empty());
  require(error.found.size() <= 200 && is_showable(error.found) && is_showable(error.expected));
}

void check_record(const Record& record) {
  for (const FormatInfo& each : formats()) {
    const Result<Record> back = parse(print(record, each.format));
    require(static_cast<bool>(back));
    if (losses(record, each.format).empty()) require(*back == record);
  }
}

void check_entry(const Entry& entry) {
  require(std::none_of(entry.text.begin(), entry.text.end(), [](char c) { return c == '\n'; }));
  require(entry.record ? entry.cells.size() == kCells : entry.cells.empty());
  if (entry.record) {
    check_record(*entry.record);
  } else {
    check_error(entry.record.error());
  }
}

ByteSource in_chunks(std::string text, std::size_t chunk) {
  return [text = std::move(text), chunk, at = std::size_t{0}](char* buffer,
                                                              std::size_t size) mutable {
    const std::size_t count = std::string_view(text).substr(at).copy(buffer, std::min(size, chunk));
    at += count;
    return count;
  };
}

}  // namespace

// The first byte chooses how the rest arrives and whether a format is forced on it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t chunk = data[0] % 97 + 1;
  std::optional<Format> forced;
  if (data[0] >= 192) forced = formats()[data[0] % formats().size()].format;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);

  Reader reader(in_chunks(text, chunk), forced), whole(in_chunks(text, size), forced);
  int checked = 0;
  for (;;) {
    const std::optional<Entry> entry = reader.next(), same = whole.next();
    require(entry.has_value() == same.has_value());
    if (!entry) break;
    require(entry->line == same->line && entry->text == same->text);
    if (checked++ < 4) check_entry(*entry);
  }
  require(reader.problem() == whole.problem());
  require(checked > 0 || reader.problem().has_value());
  if (reader.problem()) check_error(*reader.problem());
  return 0;
}
