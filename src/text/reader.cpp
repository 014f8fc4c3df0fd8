// Reader and parse: from bytes to entries. What the input is, detect.cpp says; how its shape is
// read, the sources of the shapes.

#include <utility>

#include "text/detect.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet {
namespace {

// A single entry that detection already read.
class WholeSource : public text::EntrySource {
 public:
  explicit WholeSource(Entry entry) : entry_(std::move(entry)) {}
  std::optional<Entry> next() override { return std::exchange(entry_, std::nullopt); }

 private:
  std::optional<Entry> entry_;
};

}  // namespace

struct Reader::State {
  State(ByteSource bytes, std::optional<Format> format) : input(std::move(bytes)), forced(format) {}

  // Opens the source of what comes next, unless there is a problem.
  void open();
  // Whether the source that came to its end was of a stretch only, and another is open now.
  bool reopen();

  text::Input input;
  std::optional<Format> forced;
  std::unique_ptr<text::EntrySource> source;  // none before the first entry, and after a problem
  std::optional<ParseError> problem;
  bool is_open = false;
  bool is_undecided = false;  // the source is of a stretch
  bool has_entries = false;

 private:
  void open_shape(text::Shape shape, std::optional<Format> format);
  void open_forced();
  void open_detected(bool is_first);
};

void Reader::State::open_shape(text::Shape shape, std::optional<Format> format) {
  if (shape == text::Shape::lines) source = text::open_lines(input, format);
  if (shape == text::Shape::blocks) source = text::open_blocks(input);
  if (shape == text::Shape::document) source = text::code(*format).open(input);
}

void Reader::State::open_forced() {
  const text::FormatCode& format = text::code(*forced);
  const bool is_document = format.opens != nullptr && format.opens(input.head());
  open_shape(is_document ? text::Shape::document : format.shape, forced);
}

void Reader::State::open_detected(bool is_first) {
  is_undecided = false;
  const std::string_view head = input.head();
  text::Detected detected = text::detect({head, is_first, input.head_is_all()});
  if (auto* shape = std::get_if<text::Shape>(&detected)) open_shape(*shape, std::nullopt);
  if (auto* document = std::get_if<text::Document>(&detected)) {
    open_shape(text::Shape::document, document->format);
  }
  if (auto* whole = std::get_if<text::Whole>(&detected)) {
    source = std::make_unique<WholeSource>(std::move(whole->entry));
  }
  if (auto* undecided = std::get_if<text::Undecided>(&detected)) {
    is_undecided = true;
    source = text::open_lines(input, std::nullopt, input.taken() + undecided->bytes);
  }
  if (auto* error = std::get_if<ParseError>(&detected)) problem = std::move(*error);
}

void Reader::State::open() {
  is_open = true;
  problem = text::find_not_text(input.head());
  if (problem) return;
  if (forced) return open_forced();
  open_detected(true);
}

bool Reader::State::reopen() {
  if (!is_undecided) return false;
  open_detected(false);
  return true;
}

Reader::Reader(ByteSource source, std::optional<Format> forced)
    : state_(std::make_unique<State>(std::move(source), forced)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<Entry> Reader::next() {
  if (!state_->is_open) state_->open();
  if (!state_->source) return std::nullopt;
  std::optional<Entry> entry = state_->source->next();
  while (!entry && state_->reopen()) entry = state_->source->next();
  state_->has_entries |= entry.has_value();
  if (!entry) state_->source.reset();
  if (!state_->has_entries) state_->problem = ParseError{1, 1, "a puzzle", "none"};
  return entry;
}

std::size_t Reader::take_plain_lines(std::string& lines, std::size_t most) {
  if (!state_->is_open) state_->open();
  if (!state_->source) return 0;
  const std::size_t taken = state_->source->take_plain_lines(lines, most);
  state_->has_entries |= taken > 0;
  return taken;
}

const std::optional<ParseError>& Reader::problem() const { return state_->problem; }

Result<Record> parse(std::string_view words, std::optional<Format> forced) {
  Reader reader(text::source_of(words), forced);
  std::optional<Entry> entry = reader.next();
  if (!entry) return *reader.problem();
  if (!entry->record) return std::move(entry->record);
  if (const std::optional<Entry> second = reader.next()) {
    return ParseError{second->line, 1, "one puzzle", "more"};
  }
  return std::move(entry->record);
}

}  // namespace nonet
