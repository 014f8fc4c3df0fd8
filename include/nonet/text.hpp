// Text in, text out: any Sudoku text becomes records, any record becomes text in any format.
//
// `parse` takes one puzzle, `Reader` takes a stream of them and keeps its memory flat; both find
// the format by looking at the content. `Printer` writes a stream, `losses` says what a format
// would drop. Nothing here prints, throws or exits: bad input is an `Entry` with an error in its
// place.
//
//   Result<Record> record = parse(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   assert(record && record->puzzle.givens.size() == 30);
//   std::string drawn = print(*record, Format::grid);
//   assert(parse(drawn)->puzzle == record->puzzle);
//   assert(!parse("53..7"));
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

struct Problem;
struct ProblemOptions;

enum class Format : std::uint8_t {
#define NONET_FORMAT(id, extension, description, holds) id,
#include "nonet/formats.def"
#undef NONET_FORMAT
};

// What a format can hold beyond the printed digits: a set of these bits.
struct Holds {
  using Bits = unsigned;
  static constexpr Bits nothing = 0;
  static constexpr Bits placed = 1;    // placed digits told apart from givens
  static constexpr Bits marks = 2;     // pencil marks
  static constexpr Bits solution = 4;  // a solution beside the puzzle
  static constexpr Bits comment = 8;   // one line of free words
  static constexpr Bits words = 16;    // title, author and the rest of Words
  static constexpr Bits step = 32;     // a HoDoKu library step
  // Not more, but more sure: its marks are the candidates, and a blank cell without any has none.
  // Elsewhere marks are notes, and nobody knows whether the player wrote down all of them.
  static constexpr Bits candidates = 64;
  static constexpr Bits everything = placed | marks | solution | comment | words | step;
};

struct FormatInfo {
  Format format;
  std::string_view id, extension, description;
  Holds::Bits holds;
};
std::span<const FormatInfo> formats();  // in the order of formats.def
const FormatInfo& info(Format format);
std::optional<Format> find_format(std::string_view id);

// What a file says about a puzzle in words. Empty means not said.
struct Words {
  std::string title, author, description, comment, date, source, level, url;
  friend bool operator==(const Words&, const Words&) = default;
};

// The step part of a HoDoKu library line, kept as text.
struct LibraryStep {
  std::string technique, digits, eliminations, placements, extra;
  friend bool operator==(const LibraryStep&, const LibraryStep&) = default;
};

struct Record {
  Puzzle puzzle;
  std::optional<Grid> solution;
  Words words;
  std::optional<LibraryStep> step;
  // Set where the puzzle is more than `puzzle` can hold: clues, or a larger board. `puzzle` then
  // has the digits of a board of up to nine rows, and is empty for others.
  std::shared_ptr<const Problem> problem = nullptr;
  friend bool operator==(const Record&, const Record&) = default;
};

// One puzzle of an input, or the place where one should have been.
struct Entry {
  long line = 1;     // where it starts, from one
  std::string text;  // as it stood there, on one line; control characters but tab made visible
  // The digits and blanks as they were given: the 81 characters of a one-line puzzle in the
  // writer's own blanks, otherwise the puzzle as a line with '.'. Empty if it was unreadable.
  std::string cells;
  Format format = Format::line;
  Result<Record> record;
};

// Fills the buffer with up to `size` bytes and returns how many; 0 is the end. Reading errors are
// the owner's to remember.
using ByteSource = std::function<std::size_t(char* buffer, std::size_t size)>;

// How a stream is read.
struct ReadOptions {
  std::optional<Format> format = std::nullopt;  // then the content is not asked what it is
  bool is_by_line = false;                      // one puzzle a line, whatever the first lines are
  // Whether the source has bytes, or its end, without waiting for them; absent: always.
  std::function<bool()> is_ready = {};
  // Not classic: every line is a puzzle by these rules, n * n characters, and no format is asked.
  SharedRules rules = {};
  // Every line is a problem, read with these (problem_text.hpp).
  std::shared_ptr<const ProblemOptions> problems = nullptr;
  // Also problems that a puzzle cannot hold, of which the record has `problem`; without it they are
  // unreadable, so that nobody takes them for classic puzzles.
  bool takes_problems = false;
  bool takes_unknown = false;  // also problems with clues of unknown kinds, which are left out
};

// Reads puzzles one after the other from a stream of any length in flat memory.
//
// The first 64 KiB decide the shape: one puzzle a line (then every line that is neither blank nor a
// # comment gives exactly one entry), or blocks of lines (then words between blocks are titles), or
// a document (XML, JSON spread over lines). Where nothing there is a puzzle, each line gives its
// entry and the next 64 KiB are asked. Where the first line that is no comment is a puzzle, it
// decides alone: nothing after it is waited for.
class Reader {
 public:
  // With a format the content is not asked what it is.
  explicit Reader(ByteSource source, std::optional<Format> forced = std::nullopt);
  Reader(ByteSource source, ReadOptions options);
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  std::optional<Entry> next();  // nothing at the end

  // The fast way for files of one puzzle a line: appends the plain lines that come next, up to
  // `most`, each as its 81 digits and dots and a newline, and says how many they are. What stands
  // after them, if it is no such line, `next` gives. The entries are the same either way. Waits for
  // the first line, but for no other.
  std::size_t take_plain_lines(std::string& lines, std::size_t most);

  // After the first entry: whether the next line that counts, and the end, are still to come.
  bool would_wait();

  // How much of what was read so far is behind: 0 to 1.
  double share_taken() const;

  // After the end: why the input as a whole was not read as puzzles (empty, or not text).
  const std::optional<ParseError>& problem() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Words from outside on one line, safe to show: what steers a terminal, breaks or turns a line, or
// is no UTF-8, is spelled out as \x1b.
std::string printable(std::string_view words);

// Exactly one puzzle; more than one is an error that says so.
Result<Record> parse(std::string_view text, std::optional<Format> forced = std::nullopt);

// A record of a problem: a plain puzzle where that says all of it. And the other way round.
Record record_of(Problem problem);
Problem problem_of(const Record& record);

// Writes records one after the other: `head`, then `entry` for each (index from one), then `tail`.
// Everything returned ends with a newline or is empty.
class Printer {
 public:
  explicit Printer(Format format) : format_(format) {}
  std::string head() const;
  std::string entry(const Record& record, long index) const;
  std::string tail() const;

 private:
  Format format_;
};

// One record as a whole document: head, entry, tail.
std::string print(const Record& record, Format format);

// What the format cannot hold of this record, each as a phrase for "FORMAT cannot hold ...":
// "pencil marks", "placed digits apart from givens", ... Empty when nothing is lost.
std::vector<std::string_view> losses(const Record& record, Format format);

}  // namespace nonet
