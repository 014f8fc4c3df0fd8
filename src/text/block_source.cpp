// The blocks layout: grids one after the other with words between them.
//
// A puzzle on one line among the grids is an entry like any other.
// A title is the last line of words before a grid, right above it or one blank line away; words
// right under a grid with a gap after them belong to the grid above and are let go, as is all
// other prose.

#include <algorithm>

#include "text/blocks.hpp"
#include "text/sadman.hpp"
#include "text/scan.hpp"
#include "text/sdk.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kLongestTitle = 200;

Format format_of(const BlockLook& look) {
  for (const FormatInfo& each : formats()) {
    const FormatCode& format = code(each.format);
    if (format.claims != nullptr && format.claims(look)) return each.format;
  }
  return Format::block;
}

class BlockSource : public EntrySource {
 public:
  explicit BlockSource(ByteStream& input) : lines_(input) {}

  std::optional<Entry> next() override {
    while (const Lines::Held* line = lines_.peek()) {
      if (find_section(line->bytes)) return finish(take_sections(lines_, take_words()));
      // Which may look like a row with one wrong cell.
      const bool is_comment = trim(line->bytes).substr(0, 1) == "#";
      if (!is_comment && look_for_grid(lines_) != Begins::nothing) return take_grid();
      std::optional<Entry> single;
      if (!is_comment) single = find_line_puzzle(line->bytes, line->number);
      if (single) take_words();
      if (!single) note(line->bytes);
      lines_.drop();
      if (single) return single;
    }
    return std::nullopt;
  }

 private:
  Entry take_grid() {
    Block block = take_block(lines_);
    block.look.has_headers = has_headers_;
    const Words words = take_words();
    if (block.error)
      return finish(make_entry(block.line, block.text, Format::block, {*block.error}));
    const Format format = format_of(block.look);
    return finish(
        make_entry(block.line, block.text, format, {Record{puzzle_of(block), {}, words, {}}}));
  }

  Entry finish(Entry entry) {
    is_under_block_ = true;
    return entry;
  }

  // A line that is part of no grid.
  void note(std::string_view line) {
    const std::string_view words = trim(line);
    if (words.empty()) {
      if (is_under_block_) title_.clear();
      is_under_block_ = false;
      if (++blanks_ > 1) title_.clear();
      return;
    }
    if (words.front() == '#') {
      has_headers_ |= read_header(words, words_);
      return;
    }
    if (read_row(Folded(words), {}).kind == RowKind::rule) return;
    title_ = tidy(words.front() == '%' ? words.substr(1) : words);
    if (title_.size() > kLongestTitle) title_.clear();
    blanks_ = 0;
  }

  Words take_words() {
    Words words = std::move(words_);
    words.title = std::move(title_);
    words_ = {};
    title_.clear();
    has_headers_ = false;
    is_under_block_ = false;
    return words;
  }

  Lines lines_;
  Words words_;        // of header lines since the last grid
  std::string title_;  // the last line of words
  int blanks_ = 0;     // blank lines since
  bool has_headers_ = false;
  bool is_under_block_ = false;  // no blank line since the last grid
};

}  // namespace

std::unique_ptr<EntrySource> open_blocks(ByteStream& input) {
  return std::make_unique<BlockSource>(input);
}

}  // namespace nonet::text
