// Boards that are not classic: every line that is neither blank nor a # comment is one puzzle, n *
// n characters for a board of n rows, digits and blanks as everywhere, and perhaps a comment after
// them. Formats of 81 cells do not hold such puzzles.

#include <algorithm>
#include <utility>

#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

class VariantSource : public EntrySource {
 public:
  VariantSource(ByteStream& input, SharedRules rules) : input_(input), rules_(std::move(rules)) {}

  std::optional<Entry> next() override {
    while (const std::optional<RawLine> line = input_.next_line()) {
      const std::string_view words = trim(line->bytes);
      if (words.empty() || words.front() == '#') continue;
      const auto column = static_cast<long>(words.data() - line->bytes.data()) + 1;
      const std::string_view cells = words.substr(0, words.find_first_of(" \t,;#"));
      Entry entry{line->number, printable(words), {}, Format::line, read(cells, column)};
      if (entry.record) {
        entry.cells = cells;
      } else {
        ParseError error = entry.record.error();
        error.line = line->number;
        entry.record = error;
      }
      return entry;
    }
    return std::nullopt;
  }

 private:
  Result<Record> read(std::string_view cells, long column) const {
    const auto wanted = static_cast<std::size_t>(rules_->side() * rules_->side());
    const char last = static_cast<char>('0' + rules_->side());
    const auto is_foreign = [last](char c) { return !is_cell(c) || (is_digit(c) && c > last); };
    const auto foreign = std::find_if(cells.begin(), cells.end(), is_foreign);
    if (foreign != cells.end()) {
      return ParseError{
          1, column + static_cast<long>(foreign - cells.begin()),
          std::string("a digit from 1 to ") + last + " or a blank",
          quoted_first(cells.substr(static_cast<std::size_t>(foreign - cells.begin())))};
    }
    if (cells.size() != wanted) {
      return ParseError{1, column + static_cast<long>(std::min(cells.size(), wanted)),
                        std::to_string(wanted) + " cells", std::to_string(cells.size())};
    }
    Record record;
    record.puzzle = Puzzle(Grid::from_line(cells), rules_);
    return record;
  }

  ByteStream& input_;
  SharedRules rules_;
};

}  // namespace

std::unique_ptr<EntrySource> open_variant_lines(ByteStream& input, SharedRules rules) {
  return std::make_unique<VariantSource>(input, std::move(rules));
}

}  // namespace nonet::text
