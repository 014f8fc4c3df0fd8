// The lines shape: every line that is neither blank nor a # comment gives exactly one entry.
//
// Each line is read on its own, so kinds may mix; only the columns of a CSV header are remembered.
// Cost: a plain line of 81 cells is read before any format is asked, less than a microsecond.

#include <utility>

#include "text/csv.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

class LineSource : public EntrySource {
 public:
  LineSource(Input& input, std::optional<Format> forced, std::optional<Columns> columns)
      : input_(input), forced_(forced), columns_(std::move(columns)) {
    has_header_ = columns_.has_value();
    // Whether a line of 81 characters will do.
    takes_plain_ = !forced || *forced == Format::csv || *forced == Format::line ||
                   code(*forced).read_line == nullptr;
  }

  std::optional<Entry> next() override {
    while (const std::optional<RawLine> line = input_.next_line()) {
      if (line->is_too_long) return too_long(*line);
      if (takes_plain_ && is_line81(line->bytes)) return plain(*line);
      if (counts(line->bytes)) return ask(*line);
    }
    return std::nullopt;
  }

  std::size_t take_plain_lines(std::string& lines, std::size_t most) override {
    return takes_plain_ ? input_.take_plain_lines(lines, most) : 0;
  }

  bool drop_uncounted() override {
    const std::optional<std::string_view> line = input_.line_at_hand();
    if (!line || line->size() > kMaxLine || counts(*line)) return false;
    input_.next_line();
    return true;
  }

 private:
  Entry plain(const RawLine& line) const {
    std::string cells(line.bytes);
    Entry entry{line.number, cells, std::move(cells), plain_format(), Record()};
    entry.record.value().puzzle = Puzzle(Grid::from_line(line.bytes));
    return entry;
  }

  // Neither blank, nor a comment, nor the header.
  bool counts(std::string_view line) {
    const std::string_view words = trim(line);
    if (words.empty() || words.front() == '#') return false;
    return !std::exchange(has_header_, false);
  }

  Entry ask(const RawLine& raw) const {
    const Folded folded(raw.bytes);
    const Line line = {folded, raw.number, columns_ ? &*columns_ : nullptr};
    std::string text = one_line(line.folded.raw());
    for (const FormatInfo& each : formats()) {
      // `line` has an answer for everything, so it is asked last.
      if (each.format == Format::line || (forced_ && each.format != *forced_)) continue;
      const FormatCode& format = code(each.format);
      if (format.read_line == nullptr) continue;
      if (std::optional<LineRead> read = format.read_line(line)) {
        return make_entry(line.number, std::move(text), each.format, std::move(*read));
      }
    }
    if (!takes_plain_) {
      const std::string expected = std::string("a line of the format ").append(info(*forced_).id);
      return make_entry(line.number, std::move(text), *forced_,
                        {line.error(0, expected, quoted(line.folded.raw()))});
    }
    LineRead read = *line::code.read_line(line);
    return make_entry(line.number, std::move(text), plain_format(), std::move(read));
  }

  static Entry too_long(const RawLine& line) {
    const ParseError error =
        error_at(line.number, kMaxLine, "a line of at most 1 MiB", "a longer one");
    return make_entry(line.number, one_line(line.bytes) + "...", Format::line, {error});
  }

  Format plain_format() const { return forced_.value_or(columns_ ? Format::csv : Format::line); }

  Input& input_;
  std::optional<Format> forced_;
  std::optional<Columns> columns_;
  bool has_header_ = false;  // and it is still to come
  bool takes_plain_ = false;
};

}  // namespace

ParseError Line::error(std::size_t index, std::string expected, std::string found) const {
  return error_at(number, folded.origin(index), std::move(expected), std::move(found));
}

std::optional<Entry> find_line_puzzle(std::string_view bytes, long number) {
  const Folded folded(bytes);
  for (const FormatInfo& each : formats()) {
    const FormatCode& format = code(each.format);
    if (format.read_line == nullptr) continue;
    std::optional<LineRead> read = format.read_line({folded, number, nullptr});
    if (!read || !read->record) continue;
    return make_entry(number, one_line(bytes), each.format, std::move(*read));
  }
  return std::nullopt;
}

Entry make_entry(long line, std::string text, Format format, LineRead read) {
  std::string cells = std::move(read.cells);
  if (read.record && cells.empty()) cells = read.record->puzzle.grid.to_line();
  if (!read.record) cells.clear();
  return {line, std::move(text), std::move(cells), format, std::move(read.record)};
}

std::unique_ptr<EntrySource> open_lines(Input& input, std::optional<Format> forced,
                                        std::optional<Columns> columns) {
  return std::make_unique<LineSource>(input, forced, std::move(columns));
}

}  // namespace nonet::text
