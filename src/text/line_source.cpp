// The lines layout: every line that is neither blank nor a # comment gives exactly one entry.
//
// Each line is read on its own, so kinds may mix; only the columns of a CSV header are remembered.
// Under such a header a quoted field may break its row over several lines: then these are one
// entry. A quote that is never closed must not cost the rows after it, so a row reaches only so
// far, must come out with as many fields as the header, and takes in no line that is a row by
// itself. Cost: a plain line of 81 cells is read before any format is asked, less than a
// microsecond.

#include <algorithm>
#include <utility>

#include "nonet/problem.hpp"
#include "text/csv.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

class LineSource : public EntrySource {
 public:
  LineSource(ByteStream& input, std::optional<Format> forced, std::optional<Columns> columns,
             std::uint64_t end)
      : input_(input), forced_(forced), end_(end), columns_(std::move(columns)) {
    has_header_ = columns_.has_value();
    // Whether a line of 81 characters will do.
    takes_problems_ = !forced || *forced == Format::line || *forced == Format::link ||
                      *forced == Format::iss || *forced == Format::sudokupad;
    takes_plain_ = !forced || *forced == Format::csv || *forced == Format::line ||
                   code(*forced).read_line == nullptr;
  }

  std::optional<Entry> next() override {
    while (input_.taken() < end_) {
      const std::optional<RawLine> line = input_.next_line();
      if (!line) break;
      if (line->is_too_long) return too_long(*line);
      if (takes_plain_ && is_line81(line->bytes)) return plain(*line);
      if (!counts(line->bytes)) continue;
      if (columns_ && !has_whole_fields(line->bytes, *columns_)) return ask_row(*line);
      return ask(*line);
    }
    return std::nullopt;
  }

  std::size_t take_plain_lines(std::string& lines, std::size_t most) override {
    return takes_plain_ ? input_.take_plain_lines(lines, most) : 0;
  }

  bool drop_uncounted() override {
    const std::optional<std::string_view> line = input_.line_at_hand();
    if (!line || line->size() > kMaxLine || input_.taken() >= end_ || counts(*line)) return false;
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
    const bool may_be_problem = takes_problems_ && !columns_;
    if (std::optional<LineRead> read =
            may_be_problem ? find_problem(raw.bytes, raw.number, forced_) : std::nullopt) {
      const Format format = forced_.value_or(problem_format(raw.bytes));
      return make_entry(line.number, std::move(text), format, std::move(*read));
    }
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

  // A line whose last field is still in its quotes: with the lines that close it, or alone.
  Entry ask_row(const RawLine& line) {
    const long number = line.number;
    std::string row(line.bytes);  // looking ahead moves the bytes of the line
    const std::size_t more = lines_that_complete(row);
    for (std::size_t i = 0; i < more; ++i) row.append("\n").append(input_.next_line()->bytes);
    return ask({row, number});
  }

  // How many of the next lines belong to the row; none if its quotes are not closed well.
  std::size_t lines_that_complete(std::string row) {
    std::string_view near = input_.head();
    if (near.size() > kMostOfRow) {
      near = near.substr(0, kMostOfRow);
      near = near.substr(0, near.find_last_of('\n') + 1);  // whole lines
    }
    ByteStream ahead(source_of(near));
    for (std::size_t lines = 1; lines <= kMostLines; ++lines) {
      const std::optional<RawLine> next = ahead.next_line();
      if (!next || next->is_too_long || is_row(next->bytes, *columns_)) return 0;
      row.append("\n").append(next->bytes);
      if (next->bytes.find('"') == std::string_view::npos) continue;
      if (has_whole_fields(row, *columns_)) return has_every_field(row, *columns_) ? lines : 0;
    }
    return 0;
  }

  static Entry too_long(const RawLine& line) {
    const ParseError error =
        error_at(line.number, kMaxLine, "a line of at most 1 MiB", "a longer one");
    return make_entry(line.number, one_line(line.bytes) + "...", Format::line, {error});
  }

  Format plain_format() const { return forced_.value_or(columns_ ? Format::csv : Format::line); }

  // More than any note on a puzzle takes.
  static constexpr std::size_t kMostOfRow = 8192, kMostLines = 32;

  ByteStream& input_;
  std::optional<Format> forced_;
  std::uint64_t end_;  // where in the input to stop
  std::optional<Columns> columns_;
  bool has_header_ = false;  // and it is still to come
  bool takes_plain_ = false;
  bool takes_problems_ = false;
};

}  // namespace

ParseError Line::error(std::size_t index, std::string expected, std::string found) const {
  // A row of CSV may be several lines.
  const std::size_t at = folded.origin(index);
  const std::string_view before = folded.raw().substr(0, at);
  const auto breaks = std::count(before.begin(), before.end(), '\n');
  const std::size_t begin = before.rfind('\n') + 1;  // npos + 1 is 0
  return error_at(number + static_cast<long>(breaks), at - begin, std::move(expected),
                  std::move(found));
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
  if (read.record && cells.empty()) {
    const Record& record = *read.record;
    cells = record.problem ? grid_line(*record.problem, record.problem->digits)
                           : record.puzzle.grid.to_line();
  }
  if (!read.record) cells.clear();
  return {line, std::move(text), std::move(cells), format, std::move(read.record)};
}

std::unique_ptr<EntrySource> open_lines(ByteStream& input, std::optional<Format> forced,
                                        std::optional<Columns> columns, std::uint64_t end) {
  return std::make_unique<LineSource>(input, forced, std::move(columns), end);
}

}  // namespace nonet::text
