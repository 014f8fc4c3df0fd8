// Reader and parse: from bytes to entries. What the input is, detect.cpp says; how its layout is
// read, the sources of the shapes.

#include <utility>

#include "nonet/problem.hpp"
#include "text/csv.hpp"
#include "text/detect.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"
#include "text/stanza.hpp"

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

// Drawings and colours make no other puzzle of a classic one.
bool is_classic(const Problem& problem) {
  return problem.clues.empty() && problem.marks.empty() && problem.unknown.empty() &&
         problem.regions == Problem(kDigits).regions;
}

void refuse_problem(Entry& entry) {
  if (!entry.record || !entry.record->problem) return;
  if (is_classic(*entry.record->problem)) return entry.record.value().problem.reset();
  entry.record = ParseError{entry.line, 1, "a classic puzzle", "clues or another board"};
  entry.cells.clear();
}

// A clue of an unknown kind may be what makes the puzzle: no answer is better than a wrong one.
void refuse_unknown(Entry& entry) {
  if (!entry.record || !entry.record->problem || entry.record->problem->unknown.empty()) return;
  const std::string found = "'" + printable(entry.record->problem->unknown[0]) + "'";
  entry.record = ParseError{entry.line, 1,
                            "constraints that are known (--ignore-unknown goes on without)", found};
  entry.cells.clear();
}

}  // namespace

struct Reader::State {
  State(ByteSource bytes, ReadOptions options)
      : input(std::move(bytes), std::move(options.is_ready)),
        forced(options.format),
        is_by_line(options.is_by_line),
        rules(std::move(options.rules)),
        problems(std::move(options.problems)),
        takes_problems(options.takes_problems),
        takes_unknown(options.takes_unknown) {}

  // Opens the source of what comes next, unless there is a problem.
  void open();
  // Whether the source that came to its end was of a stretch only, and another is open now.
  bool reopen();

  text::ByteStream input;
  std::optional<Format> forced;
  bool is_by_line;
  SharedRules rules;
  std::shared_ptr<const ProblemOptions> problems;
  bool takes_problems;
  bool takes_unknown;
  std::unique_ptr<text::EntrySource> source;  // none before the first entry, and after a problem
  std::optional<ParseError> problem;
  bool is_open = false;
  bool is_undecided = false;     // the source is of a stretch
  bool may_be_one_line = false;  // a document
  bool has_entries = false;

 private:
  bool open_by_first_line();
  bool open_stanzas_in(std::string_view head);
  std::optional<text::Columns> find_columns_in(std::string_view head) const;
  void open_layout(text::Layout layout, std::optional<Format> format);
  void open_forced();
  void open_detected(bool is_first);
};

void Reader::State::open_layout(text::Layout layout, std::optional<Format> format) {
  if (layout == text::Layout::lines) {
    source = text::open_lines(input, format, find_columns_in(input.head()));
  }
  if (layout == text::Layout::blocks) source = text::open_blocks(input);
  may_be_one_line = layout == text::Layout::document;
  if (may_be_one_line) source = text::code(*format).open(input);
}

void Reader::State::open_forced() {
  const text::FormatCode& format = text::code(*forced);
  const bool is_document = format.opens != nullptr && format.opens(input.head());
  open_layout(is_document ? text::Layout::document : format.layout, forced);
}

void Reader::State::open_detected(bool is_first) {
  is_undecided = false;
  const std::string_view head = input.head();
  text::Detected detected = text::detect({head, is_first, input.head_is_all()});
  if (auto* layout = std::get_if<text::Layout>(&detected)) open_layout(*layout, std::nullopt);
  if (auto* document = std::get_if<text::Document>(&detected)) {
    open_layout(text::Layout::document, document->format);
  }
  if (auto* whole = std::get_if<text::Whole>(&detected)) {
    source = std::make_unique<WholeSource>(std::move(whole->entry));
  }
  if (auto* undecided = std::get_if<text::Undecided>(&detected)) {
    is_undecided = true;
    source = text::open_lines(input, std::nullopt, find_columns_in(head),
                              input.taken() + undecided->bytes);
  }
  if (auto* error = std::get_if<ParseError>(&detected)) problem = std::move(*error);
}

std::optional<text::Columns> Reader::State::find_columns_in(std::string_view head) const {
  if (forced && *forced != Format::csv) return std::nullopt;
  return text::find_columns(head);
}

// Problems that take several lines show at the start: by rows that are no classic board's, or by
// clauses on lines of their own.
bool Reader::State::open_stanzas_in(std::string_view head) {
  const bool may_be =
      !forced || *forced == Format::line || *forced == Format::block || *forced == Format::iss;
  if (!may_be || is_by_line) return false;
  const text::StanzaLook look = text::look_for_stanzas(head);
  if (look.is_any) source = text::open_stanzas(input, look.has_rows_of_16);
  return look.is_any;
}

// A first line that is a puzzle, or a header that names one, needs no second line to say so: who
// asks line by line is answered line by line.
bool Reader::State::open_by_first_line() {
  const std::optional<std::string_view> first = input.first_line([](std::string_view line) {
    const std::string_view words = text::trim(line);
    return !words.empty() && words.front() != '#';
  });
  if (!first || text::find_not_text(input.waiting())) return false;
  if (open_stanzas_in(input.waiting())) return true;
  std::optional<text::Columns> columns = find_columns_in(*first);
  if (!is_by_line && !columns && !text::is_line_puzzle(*first, forced)) return false;
  source = text::open_lines(input, forced, std::move(columns));
  return true;
}

void Reader::State::open() {
  is_open = true;
  if (problems) {
    problem = text::find_not_text(input.head());
    if (!problem) source = text::open_problems(input, problems);
    return;
  }
  if (!rules->is_classic()) {
    problem = text::find_not_text(input.head());
    if (!problem) source = text::open_variant_lines(input, rules);
    return;
  }
  if (forced == Format::fpuzzles) {
    source = text::open_objects(input);
    return;
  }
  if (open_by_first_line()) return;
  problem = text::find_not_text(input.head());
  if (problem) return;
  if (open_stanzas_in(input.head())) return;
  if (forced) return open_forced();
  open_detected(true);
}

bool Reader::State::reopen() {
  if (!is_undecided) return false;
  open_detected(false);
  return true;
}

Reader::Reader(ByteSource source, std::optional<Format> forced)
    : Reader(std::move(source), ReadOptions{.format = forced, .is_ready = {}}) {}
Reader::Reader(ByteSource source, ReadOptions options)
    : state_(std::make_unique<State>(std::move(source), std::move(options))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<Entry> Reader::next() {
  if (!state_->is_open) state_->open();
  if (!state_->source) return std::nullopt;
  std::optional<Entry> entry = state_->source->next();
  while (!entry && state_->reopen()) entry = state_->source->next();
  state_->has_entries |= entry.has_value();
  if (entry && !state_->takes_problems) refuse_problem(*entry);
  if (entry && !state_->takes_unknown) refuse_unknown(*entry);
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

bool Reader::would_wait() {
  if (!state_->source) return false;
  text::ByteStream& input = state_->input;
  while (true) {
    const bool has_some = state_->may_be_one_line && !input.waiting().empty();
    if (has_some || input.line_at_hand()) {
      if (!state_->source->drop_uncounted()) return false;
    } else if (!input.fill_without_waiting()) {
      return !input.is_over();
    }
  }
}

double Reader::share_taken() const {
  const auto taken = static_cast<double>(state_->input.taken());
  const auto waiting = static_cast<double>(state_->input.waiting().size());
  return taken + waiting > 0 ? taken / (taken + waiting) : 0;
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
