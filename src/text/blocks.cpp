// Gathering nine rows into a block; blocks.hpp says what a block is.
//
// A block begins with a row that another row follows: a lone row in the midst of prose is prose,
// but a lone row with nothing after it is a block that somebody cut short, and says so. Blank lines
// may stand between bands, or between all rows. A wrong row counts as a row, so that one mistake
// costs one block and the next begins where it should.
// Cost: each line is looked at three times at most: once to begin, once for style, once to read.

#include "text/blocks.hpp"

#include <algorithm>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kLongestRow = 4096;
// How far the look ahead goes: nine rows with a rule around each.
constexpr std::size_t kWindow = 2 * kDigits + 2;

Row row_at(Lines& lines, std::size_t ahead, const RowStyle& style) {
  const Lines::Held* line = lines.peek(ahead);
  if (line == nullptr) return {};
  return read_row(Folded(line->bytes), style);
}

bool is_row_like(RowKind kind) { return kind == RowKind::row || kind == RowKind::wrong; }

constexpr RowStyle kMarked = {.has_marks = true}, kDashed = {.dash_is_blank = true};

// Whether the line is a row, or nearly one, in some style.
bool may_be_row(Lines& lines, std::size_t ahead) {
  return is_row_like(row_at(lines, ahead, {}).kind) ||
         is_row_like(row_at(lines, ahead, kDashed).kind) ||
         is_row_like(row_at(lines, ahead, kMarked).kind);
}

// What the lines from here on say about their style.
RowStyle learn(Lines& lines) {
  RowStyle style;
  int rows = 0;
  for (std::size_t i = 0; i < kWindow && rows < kDigits; ++i) {
    const Row plain = row_at(lines, i, {});
    if (plain.kind == RowKind::words && !may_be_row(lines, i)) break;
    const bool is_dashed = row_at(lines, i, kDashed).teaches.dash_is_blank;
    if (plain.kind == RowKind::row || is_dashed) ++rows;
    style.has_marks |= plain.kind == RowKind::row && plain.teaches.has_marks;
    style.space_is_blank |= plain.kind == RowKind::row && plain.teaches.space_is_blank;
    style.dash_is_blank |= plain.kind != RowKind::row && is_dashed;
  }
  return style;
}

// The first line from here on that is not frame.
std::size_t past_rules(Lines& lines, std::size_t ahead, const RowStyle& style) {
  const std::size_t end = ahead + kWindow;
  while (ahead < end && row_at(lines, ahead, style).kind == RowKind::rule) ++ahead;
  return ahead;
}

// Rows that follow each other from here on, frame lines aside, up to ten.
int rows_in_a_row(Lines& lines, std::size_t ahead, const RowStyle& style) {
  int rows = 0;
  for (; rows <= kDigits; ++ahead) {
    ahead = past_rules(lines, ahead, style);
    if (!is_row_like(row_at(lines, ahead, style).kind)) break;
    ++rows;
  }
  return rows;
}

// Whether one of the rows that follow each other from here on is right; a list of numbers is not
// nine rows of the wrong length.
bool has_true_row(Lines& lines, const RowStyle& style) {
  std::size_t ahead = 0;
  for (int rows = 0; rows < kDigits; ++rows, ++ahead) {
    ahead = past_rules(lines, ahead, style);
    const RowKind kind = row_at(lines, ahead, style).kind;
    if (!is_row_like(kind)) return false;
    if (kind == RowKind::row) return true;
  }
  return false;
}

// Takes the rows of one block, one line at a time.
class Gatherer {
 public:
  explicit Gatherer(Lines& lines) : lines_(lines), style_(learn(lines)) {
    block_.line = lines.peek()->number;
  }

  Block gather() {
    long last_line = block_.line;
    while (rows_ < kDigits && lines_.peek() != nullptr) {
      const Lines::Held& line = *lines_.peek();
      const Row row = row_at(lines_, 0, style_);
      if (row.kind == RowKind::words) break;
      if (row.kind == RowKind::blank && !goes_on_after_blank()) break;
      if (row.kind == RowKind::rule) block_.look.has_rules = true;
      if (is_row_like(row.kind)) {
        add(line, row);
        last_line = line.number;
      }
      lines_.drop();
    }
    // A frame's last line belongs to it.
    if (row_at(lines_, 0, style_).kind == RowKind::rule) {
      block_.look.has_rules = true;
      lines_.drop();
    }
    if (rows_ < kDigits && !block_.error) {
      block_.error = error_at(last_line + 1, 0, "9 rows", std::to_string(rows_));
    }
    return std::move(block_);
  }

 private:
  void add(const Lines::Held& line, const Row& row) {
    if (rows_ > 0) block_.text += ' ';
    block_.text += one_line(trim(line.bytes));
    if (row.kind == RowKind::wrong && !block_.error) {
      const std::size_t index = Folded(line.bytes).origin(row.index);
      block_.error = error_at(line.number, index, row.expected, row.found);
    }
    std::copy(row.cells.begin(), row.cells.end(), block_.cells.begin() + rows_ * kDigits);
    block_.look.has_marks |= row.teaches.has_marks;
    block_.look.has_bars |= row.has_bars;
    block_.look.has_gaps |= row.has_gaps;
    ++rows_;
  }

  // At a blank line: after a whole band the block goes on if more rows come, unless those are nine,
  // a block of their own. Elsewhere it goes on if all its rows stand apart.
  bool goes_on_after_blank() {
    const int more = rows_in_a_row(lines_, 1, style_);
    if (rows_ % classic::kBoxSide == 0) return more > 0 && (more < kDigits || is_spread_);
    if (rows_ == 1 && more == 1) is_spread_ = true;
    return is_spread_ && more == 1;
  }

  Lines& lines_;
  RowStyle style_;
  Block block_;
  int rows_ = 0;
  bool is_spread_ = false;  // a blank line after every row
};

}  // namespace

const Lines::Held* Lines::peek(std::size_t ahead) {
  while (held_.size() <= ahead) {
    const std::optional<RawLine> line = input_.next_line();
    if (!line) return nullptr;
    last_number_ = line->number;
    held_.push_back({std::string(line->bytes.substr(0, kLongestRow)), line->number});
  }
  return &held_[ahead];
}

void Lines::drop(std::size_t count) {
  if (count == 0 || peek(count - 1) == nullptr) count = std::min(count, held_.size());
  held_.erase(held_.begin(), held_.begin() + static_cast<std::ptrdiff_t>(count));
}

long Lines::number() { return peek() != nullptr ? peek()->number : last_number_ + 1; }

Begins look_for_grid(Lines& lines) {
  // Most lines that begin nothing show it at once, without a look ahead.
  if (!may_be_row(lines, 0)) return Begins::nothing;
  const RowStyle style = learn(lines);
  const RowKind first = row_at(lines, 0, style).kind;
  if (!is_row_like(first)) return Begins::nothing;
  const std::size_t next = past_rules(lines, 1, style);
  const RowKind second = row_at(lines, next, style).kind;
  if (is_row_like(second)) return has_true_row(lines, style) ? Begins::grid : Begins::nothing;
  const bool is_alone = lines.peek(next) == nullptr || second == RowKind::blank;
  return first == RowKind::row && is_alone ? Begins::lone_row : Begins::nothing;
}

Block take_block(Lines& lines) { return Gatherer(lines).gather(); }

Puzzle puzzle_of(const Block& block) {
  Puzzle puzzle;
  CandidateSet marks;
  for (const Cell cell : CellSet::every()) {
    const RowCell& from = block.cells[cell.index()];
    if (from.digits.size() == 1) {
      puzzle.grid.set(cell, from.digits.only());
      if (!from.is_placed) puzzle.givens.insert(cell);
    } else {
      marks.insert(cell, from.digits);
    }
  }
  if (block.look.has_marks) puzzle.set_marks(marks);
  return puzzle;
}

}  // namespace nonet::text
