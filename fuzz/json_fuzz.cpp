// Any bytes at all, read as JSON: lines, documents, arrays. What is read must come back from what
// is written, and nothing may be too deep, too long or too broken.

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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::size_t at = 0;
  Reader reader(
      [&](char* buffer, std::size_t room) {
        const std::size_t count =
            std::string_view(text).substr(at).copy(buffer, std::min<std::size_t>(room, 13));
        at += count;
        return count;
      },
      Format::json);
  bool has_entries = false;
  while (const std::optional<Entry> entry = reader.next()) {
    has_entries = true;
    if (!entry->record) {
      const ParseError& error = entry->record.error();
      require(error.line >= 1 && error.column >= 1 && !error.found.empty());
      continue;
    }
    require(losses(*entry->record, Format::json).empty());
    const std::string printed = print(*entry->record, Format::json);
    require(std::count(printed.begin(), printed.end(), '\n') == 1);
    const Result<Record> back = parse(printed);
    require(back && *back == *entry->record);
  }
  require(has_entries || reader.problem().has_value());
  return 0;
}
