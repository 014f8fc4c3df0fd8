// Finding out what an input is; the content decides, never a name.
//
// The first line that is a puzzle, or a row of a grid that goes on, decides between lines and
// blocks. If there is none: a long text is something else (a log), a short one may be a grid
// broken over lines in an odd way, and otherwise each of its lines is answered by itself.

#include "text/detect.hpp"

#include <algorithm>

#include "text/blocks.hpp"
#include "text/csv.hpp"
#include "text/sadman.hpp"
#include "text/scan.hpp"
#include "text/visible.hpp"

namespace nonet::text {
namespace {

constexpr int kManyLines = 200;

struct Magic {
  std::string_view bytes, what;
};
constexpr Magic kMagics[] = {
    {"\x89PNG", "a PNG image"},
    {"\xff\xd8\xff", "a JPEG image"},
    {"GIF8", "a GIF image"},
    {"%PDF-", "a PDF document"},
    {"PK\x03\x04", "a ZIP archive"},
    {"\x7f"
     "ELF",
     "a program"},
    {"BM", "a BMP image"},
    {"RIFF", "a RIFF file"},
};

ParseError at_start(std::string expected, std::string found) {
  return {1, 1, std::move(expected), std::move(found)};
}

// The lines of the head as an input of their own, so that looking takes nothing.
ByteSource source_of(std::string_view text) {
  return [text](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, size);
    text.remove_prefix(count);
    return count;
  };
}

// How much a line on its own looks like a puzzle.
enum class Looks : std::uint8_t { unlike, alike, puzzle };

Looks look_at(const Folded& folded) {
  const Line line = {folded, 1, nullptr};
  Looks looks = Looks::unlike;
  for (const FormatInfo& each : formats()) {
    const FormatCode& format = code(each.format);
    if (format.read_line == nullptr) continue;
    const std::optional<LineRead> read = format.read_line(line);
    if (!read) continue;
    if (read->record) return Looks::puzzle;
    const std::string& expected = read->record.error().expected;
    const bool is_long = trim(folded.text()).size() >= kCells / 2;
    if (each.format != Format::json && expected != "a puzzle" && is_long) looks = Looks::alike;
  }
  return looks;
}

// Exactly 81 groups of digits, or exactly 81 cells, once the frame is gone.
std::optional<Whole> find_whole(std::string_view head) {
  const Folded folded(head);
  std::string groups, cells;
  for (const char c : folded.text()) {
    const bool is_gap = is_space(c) || c == '\n' || c == '\r' || c == '|' || c == '+' || c == ':';
    if (!is_gap && !is_cell(c) && c != ',' && c != ';' && c != '\'') return std::nullopt;
    if (is_cell(c) && c != '-') cells += c;
    groups += is_digit(c) || c == '0' ? c : ' ';
  }
  Block block;
  std::size_t count = 0;
  for (const std::string_view group : split(groups, ' ')) {
    if (group.empty()) continue;
    if (count < kCells) block.cells[count] = {digits_in(group)};
    ++count;
    block.look.has_marks |= group.size() > 1;
  }
  Record record;
  if (count == kCells) {
    record.puzzle = puzzle_of(block);
  } else if (cells.size() == kCells) {
    record.puzzle = Puzzle(Grid::from_line(cells));
  } else {
    return std::nullopt;
  }
  const Format format =
      count == kCells && block.look.has_marks ? Format::pencilmarks : Format::block;
  return Whole{make_entry(1, one_line(trim(head)), format, {std::move(record)})};
}

// What the lines of the head say, and what was seen on the way.
struct Survey {
  std::optional<Shape> shape;
  int lines = 0;     // that are neither blank nor comments
  int comments = 0;  // lines
  bool has_alike = false;
  std::string first;
};

Survey survey(std::string_view head, bool is_all) {
  Survey seen;
  Input input(source_of(head));
  Lines lines(input);
  for (; lines.peek() != nullptr && !seen.shape; lines.drop()) {
    const std::string_view bytes = lines.peek()->bytes, words = trim(bytes);
    // A line that the head cuts off says nothing, unless it is all there is.
    if (!is_all && lines.peek(1) == nullptr && seen.lines > 0) break;
    if (words.empty()) continue;
    if (words.front() == '#') {
      ++seen.comments;
      continue;
    }
    if (seen.lines++ == 0) seen.first = shortened(words);
    if (find_section(bytes)) {
      const std::string section = lower_case(*find_section(bytes));
      if (section == "puzzle") seen.shape = Shape::blocks;
      continue;
    }
    const Folded folded(bytes);
    const Looks looks = look_at(folded);
    if (looks == Looks::puzzle) seen.shape = Shape::lines;
    seen.has_alike |= looks == Looks::alike;
    if (!seen.shape && look_for_grid(lines) == Begins::grid) seen.shape = Shape::blocks;
  }
  return seen;
}

}  // namespace

std::optional<ParseError> find_not_text(std::string_view head) {
  const std::string_view start = head.substr(0, 2);
  if (start == "\xff\xfe" || start == "\xfe\xff") {
    return at_start("UTF-8 text", "UTF-16 text (save it as UTF-8)");
  }
  std::size_t odd = 0;
  bool has_nul = false;
  for (std::size_t at = 0; at < head.size();) {
    const CodePoint c = first_code_point(head.substr(at));
    const bool is_layout = c.value == '\t' || c.value == '\n' || c.value == '\r' ||
                           c.value == '\f' || c.value == '\v' || c.value == 0x1b;
    odd += !is_layout && (c.value < ' ' || c.value == kNoCodePoint);
    has_nul |= c.value == 0;
    at += c.size;
  }
  const auto* magic = std::find_if(std::begin(kMagics), std::end(kMagics), [&](const Magic& each) {
    return head.substr(0, each.bytes.size()) == each.bytes;
  });
  if (!has_nul && odd * 20 <= head.size()) {
    // A PDF can begin as text; the other names may be words.
    if (head.substr(0, 5) != "%PDF-") return std::nullopt;
  }
  std::string found = "binary data";
  if (magic != std::end(kMagics)) found.append(" (").append(magic->what).append("?)");
  return at_start("Sudoku text", found);
}

bool is_line_puzzle(std::string_view bytes, std::optional<Format> format) {
  for (const FormatInfo& each : formats()) {
    const bool is_asked = !format || *format == each.format;
    if (is_asked && code(each.format).opens != nullptr && code(each.format).opens(bytes)) {
      return false;
    }
  }
  if (!format) return look_at(Folded(bytes)) == Looks::puzzle;
  const FormatCode& named = code(*format);
  const Folded folded(bytes);
  const Line line = {folded, 1, nullptr};
  if (named.read_line == nullptr || named.shape != Shape::lines) return false;
  const std::optional<LineRead> read = named.read_line(line);
  return read && read->record;
}

Detected detect(std::string_view head, bool is_all) {
  for (const FormatInfo& each : formats()) {
    const FormatCode& format = code(each.format);
    if (format.opens != nullptr && format.opens(head)) return Document{each.format};
  }
  if (find_columns(head)) return Shape::lines;
  const Survey seen = survey(head, is_all);
  if (seen.shape) return *seen.shape;
  if (seen.lines == 0 && is_all) {
    return at_start("a puzzle", seen.comments > 0 ? "only comments" : "an empty file");
  }
  if (is_all) {
    if (std::optional<Whole> whole = find_whole(head)) return *whole;
  }
  if (seen.lines > kManyLines && !seen.has_alike) {
    return at_start("a puzzle", quoted(seen.first));
  }
  return Shape::lines;
}

}  // namespace nonet::text
