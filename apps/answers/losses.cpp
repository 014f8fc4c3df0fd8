// See losses.hpp.

#include "answers/losses.hpp"

#include "answers/answer_json.hpp"

namespace nonet::answers {
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
    case Format::packed:
    case Format::fpuzzles:
    case Format::link:
    case Format::sudokupad:
    case Format::iss:
    case Format::json: return true;
    default: return false;
  }
}

}  // namespace

void Losses::note(const Item& item) {
  for (const std::string_view what : losses(*item.entry.record, format_)) note(what, item.where());
}

void Losses::note(std::string_view what, std::string_view where) {
  Loss& loss = lost_.try_emplace(std::string(what)).first->second;
  if (loss.count++ == 0) loss.first = where;
}

std::vector<std::string> Losses::words() const {
  std::vector<std::string> list;
  for (const auto& [what, loss] : lost_) {
    list.push_back("nonet: '" + std::string(info(format_).id) + "' cannot hold " + what +
                   ": dropped from " + std::to_string(loss.count) +
                   (loss.count == 1 ? " puzzle" : " puzzles") + ", first at " + loss.first);
  }
  return list;
}

std::string unreadable_convert_line(const Item& item, Format format) {
  if (format == Format::json) return to_line(begin_answer(item, "convert"));
  if (!is_line_format(format)) return {};
  return item.entry.text + "  # error: " + item.entry.record.error().message() + "\n";
}

}  // namespace nonet::answers
