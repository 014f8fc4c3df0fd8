// What a format brings: how it is written, how it is recognised and read, what it loses. Each
// src/text/<id>.cpp defines `<id>::code`; the table is made from formats.def, so a row without a
// file does not link.
//
// There are three shapes of input. In *lines* every line is a puzzle of its own; each format that
// has a `read_line` is asked in turn and says nothing if the line is not its kind. In *blocks* the
// rows of a grid are gathered by blocks.cpp whatever their dress, and `claims` only names the
// format. A *document* is read by its format from the first byte on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/text.hpp"
#include "text/byte_stream.hpp"
#include "text/fold.hpp"

namespace nonet::text {

enum class Layout : std::uint8_t { lines, blocks, document };

// How the columns of a CSV file lie, learnt from its header.
struct Columns {
  char separator = ',';
  std::vector<std::string> names;
  std::optional<std::size_t> puzzle, solution;
};

// One line of an input in the lines layout.
struct Line {
  const Folded& folded;
  long number = 1;
  const Columns* columns = nullptr;  // of the file, if it has a header

  std::string_view text() const { return folded.text(); }
  ParseError error(std::size_t index, std::string expected, std::string found) const;
};

struct LineRead {
  Result<Record> record;
  std::string cells = {};  // as Entry::cells; empty: made from the puzzle
};

// What blocks.cpp saw of a block that reads well, for the formats to tell it apart by.
struct BlockLook {
  bool has_marks = false;    // some cell holds several digits
  bool has_bars = false;     // some row is split by bars
  bool has_gaps = false;     // some cells of a row have blanks or separators between them
  bool has_rules = false;    // lines that only draw
  bool has_headers = false;  // # and a letter before it
};

// Hands out the entries of one input, whatever its layout.
class EntrySource {
 public:
  virtual ~EntrySource() = default;
  virtual std::optional<Entry> next() = 0;
  virtual std::size_t take_plain_lines(std::string&, std::size_t) { return 0; }
  // Drops the line at hand if no entry comes of it; false if one may.
  virtual bool drop_uncounted() { return false; }
};

using Losses = std::vector<std::string_view>;

struct FormatCode {
  Layout layout;
  // Appends one record, ending in a newline.
  void (*write)(const Record& record, long index, std::string& out);
  std::string_view head = {}, tail = {};
  // Names what is lost beyond what the format's row in formats.def says it holds.
  void (*lose)(const Record& record, Losses& losses) = nullptr;

  std::optional<LineRead> (*read_line)(const Line& line) = nullptr;
  bool (*claims)(const BlockLook& look) = nullptr;
  // Whether a document of this kind begins here.
  bool (*opens)(std::string_view head) = nullptr;
  std::unique_ptr<EntrySource> (*open)(ByteStream& input) = nullptr;
};

#define NONET_FORMAT(id, extension, description, holds) \
  namespace id {                                        \
  extern const FormatCode code;                         \
  }
#include "nonet/formats.def"
#undef NONET_FORMAT

const FormatCode& code(Format format);

// The readers of the two shapes that several formats share. Lines may end at a place in the input,
// counted in bytes taken: no line is begun there or after it.
inline constexpr std::uint64_t kNoEnd = ~std::uint64_t{0};
// Every line n * n cells of a board with other rules.
std::unique_ptr<EntrySource> open_variant_lines(ByteStream& input, SharedRules rules);
std::unique_ptr<EntrySource> open_problems(ByteStream& input,
                                           const std::shared_ptr<const ProblemOptions>& options);
// Problems that take several lines (stanza.hpp), among others.
std::unique_ptr<EntrySource> open_stanzas(ByteStream& input, bool has_rows_of_16);
// Objects of f-puzzles, each on one line or on several.
std::unique_ptr<EntrySource> open_objects(ByteStream& input);
// Which notation `parse_problem` takes a line for.
Format problem_format(std::string_view line);
// The problem that a record is, without pencil marks: the notations for problems have marks of the
// setter, which are clues, and none of the player's.
Problem problem_without_notes(const Record& record);
// The problem on a line, if it is surely one, or n * n cells of another board than the classic one;
// or what it is in the format that is named.
std::optional<LineRead> find_problem(std::string_view line, long number,
                                     std::optional<Format> named = {});
std::unique_ptr<EntrySource> open_lines(ByteStream& input, std::optional<Format> forced,
                                        std::optional<Columns> columns, std::uint64_t end = kNoEnd);
std::unique_ptr<EntrySource> open_blocks(ByteStream& input);

// The puzzle on a line by itself, in the midst of another layout; nothing if there is none.
std::optional<Entry> find_line_puzzle(std::string_view bytes, long number);

Entry make_entry(long line, std::string text, Format format, LineRead read);

// Nine rows of the grid's digits, each cell through `blank` if it has none, separators between.
struct RowDress {
  std::string_view before = {}, between_cells = {}, between_boxes = {}, after = {};
};
std::string row_text(const Grid& grid, int row, const RowDress& dress);

// Words as the formats of one line can hold them: white space as single blanks' worth, trimmed.
std::string tidy(std::string_view words);

}  // namespace nonet::text
