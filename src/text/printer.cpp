// The table of formats, and everything that writes: Printer, print, losses.
//
// A format writes what it can hold and passes over the rest in silence; `losses` is where the
// silence is broken. Most of it follows from the format's row in formats.def; what depends on the
// record itself (a lone candidate that would read as a digit) the format adds.

#include <algorithm>
#include <array>

#include "text/format.hpp"
#include "text/scan.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

constexpr FormatInfo kInfos[] = {
#define NONET_FORMAT(id, extension, description, holds) \
  {Format::id, #id, extension, description, holds},
#include "nonet/formats.def"
#undef NONET_FORMAT
};

const text::FormatCode* const kCodes[] = {
#define NONET_FORMAT(id, extension, description, holds) &text::id::code,
#include "nonet/formats.def"
#undef NONET_FORMAT
};

bool is_tidy(const std::string& words) { return text::tidy(words) == words; }

// The words a format writes, as far as it writes any.
bool writes_untidy_words(const Words& words, Holds::Bits holds) {
  if ((holds & Holds::words) != 0) {
    for (const std::string* each : {&words.title, &words.author, &words.description, &words.date,
                                    &words.source, &words.level, &words.url}) {
      if (!is_tidy(*each)) return true;
    }
  }
  return (holds & (Holds::words | Holds::comment)) != 0 && !is_tidy(words.comment);
}

}  // namespace

namespace text {

const FormatCode& code(Format format) { return *kCodes[static_cast<std::size_t>(format)]; }

std::string tidy(std::string_view words) {
  const std::string shown = visible(words);
  return std::string(trim(shown));
}

std::string row_text(const Grid& grid, int row, const RowDress& dress) {
  std::string text(dress.before);
  for (int column = 0; column < kDigits; ++column) {
    if (column > 0) {
      text += column % classic::kBoxSide == 0 ? dress.between_boxes : dress.between_cells;
    }
    const int face = grid.face(Cell::at(row, column));
    text += face == 0 ? '.' : static_cast<char>('0' + face);
  }
  text += dress.after;
  text += '\n';
  return text;
}

}  // namespace text

std::span<const FormatInfo> formats() { return kInfos; }

const FormatInfo& info(Format format) { return kInfos[static_cast<std::size_t>(format)]; }

std::optional<Format> find_format(std::string_view id) {
  const auto* found = std::find_if(std::begin(kInfos), std::end(kInfos),
                                   [id](const FormatInfo& each) { return each.id == id; });
  if (found == std::end(kInfos)) return std::nullopt;
  return found->format;
}

std::string Printer::head() const { return std::string(text::code(format_).head); }
std::string Printer::tail() const { return std::string(text::code(format_).tail); }

std::string Printer::entry(const Record& record, long index) const {
  std::string out;
  // Puzzles of several lines are kept apart by a blank line.
  if (text::code(format_).layout == text::Layout::blocks && index > 1) out += '\n';
  text::code(format_).write(record, index, out);
  return out;
}

std::string print(const Record& record, Format format) {
  const Printer printer(format);
  return printer.head() + printer.entry(record, 1) + printer.tail();
}

std::vector<std::string_view> losses(const Record& record, Format format) {
  std::vector<std::string_view> lost;
  const Holds::Bits holds = info(format).holds;
  const Words& words = record.words;
  Words uncommented = words;
  uncommented.comment.clear();
  const auto lose = [&](bool is_there, Holds::Bits bit, std::string_view phrase) {
    if (is_there && (holds & bit) == 0) lost.push_back(phrase);
  };
  lose(!record.puzzle.placed().empty(), Holds::placed, "placed digits apart from givens");
  lose(record.puzzle.marks.has_value(), Holds::marks, "pencil marks");
  lose(record.solution.has_value(), Holds::solution, "the solution");
  lose(uncommented != Words(), Holds::words, "title and other words");
  lose(!words.comment.empty(), Holds::comment | Holds::words, "a comment");
  lose(record.step.has_value(), Holds::step, "the library step");
  if (writes_untidy_words(words, holds) && format != Format::json) {
    lost.emplace_back("line breaks and control characters in words");
  }
  if (text::code(format).lose != nullptr) text::code(format).lose(record, lost);
  return lost;
}

}  // namespace nonet
