// A JSON document: one value, values after each other, or an array of them, of any length.
//
// The document is never held as a whole. Brackets are followed byte by byte until one puzzle is
// complete, then that piece alone is read. The only question is which array is a list of puzzles
// and which is a grid: `[[5,3,...` is a grid, `[{`, `[[[` and `["53..7... 81 cells"` are lists.
// A string cannot go on over a line end, so a quote that was forgotten costs one puzzle: reading
// goes on at the next line that begins as the broken value did.

#include "text/json.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kLongestRowString = 20;

class JsonSource : public EntrySource {
 public:
  explicit JsonSource(ByteStream& input) : input_(input) {}

  std::optional<Entry> next() override {
    while (!is_over_) {
      skip_space();
      const int c = input_.peek();
      if (c < 0) return end();
      if (c == ',') {
        take();
      } else if (c == ']' && lists_ > 0) {
        take();
        --lists_;
      } else if (c == '[' ? !enters_list() : true) {
        return read_value();
      }
    }
    return std::nullopt;
  }

 private:
  void take() {
    const int c = input_.get();
    if (c >= 0 && text_.size() <= kMaxLine) text_ += static_cast<char>(c);
  }

  void begin() {
    text_.clear();
    place_ = {input_.line(), input_.column()};
  }

  void skip_space() {
    text_.clear();
    take_space();
    begin();
  }
  void take_space() {
    for (int c = input_.peek(); c == ' ' || c == '\t' || c == '\n' || c == '\r';
         c = input_.peek()) {
      take();
    }
  }
  // Takes a string, quotes and all; its length.
  std::size_t take_string() {
    const std::size_t before = text_.size();
    JsonBrackets brackets;
    while (input_.peek() >= 0) {
      const char c = static_cast<char>(input_.peek());
      if (is_line_end(c)) break;
      take();
      if (brackets.close_with(c)) break;
    }
    return text_.size() - before;
  }

  // At a '[': whether it opens a list of puzzles; then only the bracket is gone. Otherwise `text_`
  // holds what was taken of a value that goes on.
  bool enters_list() {
    take();
    take_space();
    int c = input_.peek();
    if (c == '{' || c == ']') return enter();
    if (c == '"') {
      const std::size_t before = text_.size();
      const JsonPlace place = {input_.line(), input_.column()};
      if (take_string() <= kLongestRowString) return false;
      // The first puzzle of the list is taken already.
      text_.erase(0, before);
      place_ = place;
      ++lists_;
      return false;
    }
    if (c != '[') return false;
    const std::size_t before = text_.size();
    const JsonPlace place = {input_.line(), input_.column()};
    take();
    take_space();
    c = input_.peek();
    if (c != '[' && c != '{') return false;
    // A list of grids, or of lists: the first of them has begun.
    ++lists_;
    text_.erase(0, before);
    place_ = place;
    if (c == '[') return false;
    return enter();
  }
  bool enter() {
    ++lists_;
    return true;
  }

  // Reads the value of which `text_` may already hold the start.
  Entry read_value() {
    JsonBrackets brackets;
    bool is_done = false, is_long = false;
    for (const char c : text_) is_done = brackets.close_with(c);
    while (!is_done) {
      const int c = input_.peek();
      if (c < 0) return fail(input_.line(), input_.column(), "the end of this JSON value");
      if (brackets.is_in_string && is_line_end(static_cast<char>(c))) return skip_broken();
      const bool is_loose = brackets.depth == 0 && !brackets.is_in_string;
      if (is_loose && (c == ',' || c == '\n' || c == '\r' || (c == ']' && lists_ > 0))) break;
      take();
      is_long |= text_.size() > kMaxLine;
      is_done = brackets.close_with(static_cast<char>(c));
    }
    if (is_long) {
      const ParseError error = {place_.line, place_.column, "a puzzle of at most 1 MiB", "more"};
      return make_entry(place_.line, one_line(text_.substr(0, kShown)) + "...", Format::json,
                        {error});
    }
    return make_entry(place_.line, one_line(text_), Format::json, {read_json(text_, place_)});
  }

  static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

  // At a line end inside a string.
  Entry skip_broken() {
    const ParseError error = {input_.line(), input_.column(), "a closing quote",
                              "the end of the line"};
    Entry entry = make_entry(place_.line, one_line(text_.substr(0, kShown)), Format::json, {error});
    const char first = text_.front();
    for (skip_space(); input_.peek() >= 0 && input_.peek() != first; skip_space()) {
      if (input_.peek() == ']' && lists_ > 0) break;
      while (input_.peek() >= 0 && !is_line_end(static_cast<char>(input_.peek()))) input_.get();
    }
    return entry;
  }

  std::optional<Entry> end() {
    is_over_ = true;
    if (lists_ == 0) return std::nullopt;
    return fail(input_.line(), input_.column(), "]");
  }

  Entry fail(long line, long column, std::string expected) {
    is_over_ = true;
    const ParseError error = {line, column, std::move(expected), "the end of the file"};
    return make_entry(place_.line, one_line(text_.substr(0, kShown)), Format::json, {error});
  }

  static constexpr std::size_t kShown = 200;

  ByteStream& input_;
  std::string text_;  // of the value that is being taken
  JsonPlace place_;   // where it began
  int lists_ = 0;     // arrays around it
  bool is_over_ = false;
};

}  // namespace

std::unique_ptr<EntrySource> open_json(ByteStream& input) {
  return std::make_unique<JsonSource>(input);
}

}  // namespace nonet::text
