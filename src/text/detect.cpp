// Finding out what an input is; the content decides, never a name.
//
// What is not text shows in its first bytes. In a text the first line that is a puzzle, or a row of
// a grid that goes on, decides between lines and blocks. If a stretch has neither, its lines are
// answered one by one and the next stretch is asked, so that no length of prose hides the puzzles
// behind it; only a short text may also be one grid, broken over lines in an odd way.

#include "text/detect.hpp"

#include <algorithm>
#include <span>

#include "text/blocks.hpp"
#include "text/csv.hpp"
#include "text/sadman.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

// What cannot be in a grid's first rows or a collection's first line.
struct Magic {
  std::string_view bytes, what;
};
constexpr Magic kMagics[] = {
    {"\x89PNG", "a PNG image"},
    {"\xff\xd8\xff", "a JPEG image"},
    {"%PDF-", "a PDF document"},
    {"PK\x03\x04", "a ZIP archive"},
    {"\x1f\x8b", "gzip data"},
    {"\x8fnonet", "packed puzzles"},
    {"\x28\xb5\x2f\xfd", "Zstandard data"},
    {"\xfd\x37zXZ", "xz data"},
    {"7z\xbc\xaf", "a 7z archive"},
    {"\x7f\x45LF", "a program"},
    {std::string_view("\0asm", 4), "a WebAssembly program"},
    {"SQLite format 3", "an SQLite database"},
    {"\xd0\xcf\x11\xe0", "an Office document"},
};
// These could be words as well, so a byte that no text has must follow soon.
constexpr Magic kWordyMagics[] = {
    {"GIF8", "a GIF image"}, {"BM", "a BMP image"}, {"RIFF", "a RIFF file"},
    {"BZh", "bzip2 data"},   {"MZ", "a program"},   {"ID3", "an MP3 file"},
};
constexpr std::size_t kSoon = 24;

ParseError at_start(std::string expected, std::string found) {
  return {1, 1, std::move(expected), std::move(found)};
}

ParseError stopped(std::string expected, std::string found) {
  return at_start(std::move(expected), std::move(found) + ", and reading stopped");
}

// NUL and its like; a colour command begins with one, and a tab is one that texts have.
bool is_control(char c) {
  const bool is_layout = (c >= '\t' && c <= '\r') || c == '\x1b';
  return (static_cast<unsigned char>(c) < ' ' && !is_layout) || c == '\x7f';
}

bool starts_with_one_of(std::string_view head, std::span<const Magic> magics, std::string& found) {
  const auto it = std::find_if(magics.begin(), magics.end(), [&](const Magic& each) {
    return head.substr(0, each.bytes.size()) == each.bytes;
  });
  if (it == magics.end()) return false;
  found = std::string("binary data (").append(it->what).append("?)");
  return true;
}

// Every other byte is NUL, as digits are in UTF-16. With its mark it would have been decoded.
bool is_utf16(std::string_view head) {
  if (head.size() < 4) return false;
  const std::string_view four = head.substr(0, 4);
  const auto is_nul = [&](std::size_t i) { return four[i] == '\0'; };
  return is_nul(0) == is_nul(2) && is_nul(1) == is_nul(3) && is_nul(0) != is_nul(1);
}

// Bytes of no known kind: NULs, and too many controls for a text that something spoiled. Bytes that
// are no UTF-8 say nothing: older texts have them in every word.
bool is_noise(std::string_view head) {
  constexpr std::size_t kLooked = 4096;
  head = head.substr(0, kLooked);
  const auto controls =
      static_cast<std::size_t>(std::count_if(head.begin(), head.end(), is_control));
  return head.find('\0') != head.npos && controls * 20 > head.size();
}

bool is_puzzle(const Folded& folded, std::optional<Format> named = std::nullopt) {
  const Line line = {folded, 1, nullptr};
  const bool may_be_problem = !named || *named == Format::line || *named == Format::link ||
                              *named == Format::sudokupad || *named == Format::iss;
  if (const auto read = may_be_problem ? find_problem(folded.raw(), 1, named) : std::nullopt;
      read && read->record)
    return true;
  return std::any_of(formats().begin(), formats().end(), [&](const FormatInfo& each) {
    const FormatCode& format = code(each.format);
    if (format.read_line == nullptr || (named && *named != each.format)) return false;
    const std::optional<LineRead> read = format.read_line(line);
    return read && read->record;
  });
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

// What the lines of a stretch say, and what was seen on the way.
struct Survey {
  std::optional<Layout> layout;
  int lines = 0;     // that are neither blank nor comments
  int comments = 0;  // lines
};

Survey survey(const Stretch& stretch) {
  Survey seen;
  ByteStream input(source_of(stretch.bytes));
  Lines lines(input);
  for (; lines.peek() != nullptr && !seen.layout; lines.drop()) {
    const std::string_view bytes = lines.peek()->bytes, words = trim(bytes);
    // A line that the stretch cuts off says nothing, unless it is all there is.
    if (!stretch.is_last && lines.peek(1) == nullptr && seen.lines > 0) break;
    if (words.empty()) continue;
    if (words.front() == '#') {
      ++seen.comments;
      continue;
    }
    ++seen.lines;
    if (find_section(bytes)) {
      const std::string section = lower_case(*find_section(bytes));
      if (section == "puzzle") seen.layout = Layout::blocks;
      continue;
    }
    if (is_puzzle(Folded(bytes))) seen.layout = Layout::lines;
    if (!seen.layout && look_for_grid(lines) == Begins::grid) seen.layout = Layout::blocks;
  }
  return seen;
}

// What only the start of an input can be, where no line of it is a puzzle.
std::optional<Detected> find_special(const Stretch& stretch, const Survey& seen) {
  if (is_noise(stretch.bytes)) return stopped("Sudoku text", "binary data");
  if (!stretch.is_last) return std::nullopt;
  if (seen.lines == 0) {
    return at_start("a puzzle", seen.comments > 0 ? "only comments" : "an empty file");
  }
  if (std::optional<Whole> whole = find_whole(stretch.bytes)) return *whole;
  return std::nullopt;
}

}  // namespace

std::optional<ParseError> find_not_text(std::string_view head) {
  if (is_utf16(head)) {
    return stopped("UTF-8 text", "UTF-16 text without its mark (save it as UTF-8)");
  }
  std::string found;
  const std::string_view soon = head.substr(0, kSoon);
  const bool is_wordy = std::none_of(soon.begin(), soon.end(), is_control);
  if (starts_with_one_of(head, kMagics, found) ||
      (!is_wordy && starts_with_one_of(head, kWordyMagics, found))) {
    return stopped("Sudoku text", found);
  }
  return std::nullopt;
}

bool is_line_puzzle(std::string_view bytes, std::optional<Format> format) {
  for (const FormatInfo& each : formats()) {
    const bool is_asked = !format || *format == each.format;
    const bool may_open = is_asked && code(each.format).opens != nullptr;
    if (may_open && code(each.format).opens(bytes)) return false;
  }
  if (format && code(*format).layout != Layout::lines) return false;
  return is_puzzle(Folded(bytes), format);
}

Detected detect(const Stretch& stretch) {
  for (const FormatInfo& each : formats()) {
    const FormatCode& format = code(each.format);
    const bool may_open = stretch.is_first && format.opens != nullptr;
    if (may_open && format.opens(stretch.bytes)) return Document{each.format};
  }
  if (find_columns(stretch.bytes)) return Layout::lines;
  const Survey seen = survey(stretch);
  if (seen.layout) return *seen.layout;
  if (stretch.is_first) {
    if (std::optional<Detected> special = find_special(stretch, seen)) return *special;
  }
  if (stretch.is_last) return Layout::lines;
  // A grid that begins near the end is met whole in the next stretch.
  return Undecided{stretch.bytes.size() / 4 * 3};
}

}  // namespace nonet::text
