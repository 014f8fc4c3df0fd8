// See intake.hpp.

#include "cli/intake.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace nonet::cli {
namespace {

// Of all inputs together, so that the bar fills once; 0 if one of them cannot say.
std::uint64_t total_size(const std::vector<std::string>& paths) {
  std::uint64_t sum = 0;
  for (const std::string& path : paths) {
    std::error_code error;
    const std::uintmax_t size = path == "-" ? 0 : std::filesystem::file_size(path, error);
    if (path == "-" || error) return 0;
    sum += size;
  }
  return sum;
}

}  // namespace

Intake::Intake(Session& session, Company company)
    : session_(session),
      args_(session.args()),
      company_(company),
      paths_(args_.inputs.empty() ? std::vector<std::string>{"-"} : args_.inputs),
      bytes_total_(total_size(paths_)) {
  if (const Slice* slice = session.slice()) {
    count_ = slice->index - 1;
    bytes_total_ = 0;  // of a packed file nobody knows how much of it the slice is
  }
  is_typed_ =
      std::find(paths_.begin(), paths_.end(), "-") != paths_.end() && isatty(STDIN_FILENO) == 1;
}

void Intake::notice(Note::Kind kind, std::string words, Exit exit) {
  batch_->notices.push_back({batch_->size(), kind, std::move(words), exit});
}

bool Intake::open_next() {
  if (next_path_ == paths_.size()) return false;
  const std::string path = paths_[next_path_++];
  input_ = std::make_unique<apps::InputFile>(path);
  input_count_ = 0;
  if (args_.inputs.empty()) bytes_total_ = input_->bytes_total();
  if (path == "-" && is_typed_) {
    session_.prompt("Type or paste a puzzle, then press Ctrl-D on an empty line.");
  }
  if (session_.slice() != nullptr) slice_source_.emplace(*input_, *session_.slice());
  const auto read = [this](char* buffer, std::size_t size) {
    return slice_source_ ? slice_source_->read(buffer, size) : input_->read(buffer, size);
  };
  reader_.emplace(read, ReadOptions{.format = args_.from_format,
                                    .is_by_line = args_.line_buffered || slice_source_,
                                    .is_ready = [this] { return input_->is_ready(); },
                                    .rules = args_.rules,
                                    .problems = args_.problems,
                                    .takes_problems = answers::takes_problems(args_),
                                    .takes_unknown = answers::takes_unknown(args_)});
  return true;
}

void Intake::close_input() {
  bytes_before_ += input_->bytes_read();
  const std::optional<ParseError> problem = reader_->problem();
  reader_.reset();
  if (session_.stop()) return;  // it did not end, it was left
  if (!input_->error().empty()) {
    notice(Note::Kind::complained,
           "nonet: cannot read '" + input_->label() + "': " + input_->error(), Exit::io_failure);
  } else if (problem && !(slice_source_ && session_.slice()->puzzles == 0)) {
    notice(Note::Kind::complained, answers::complaint(input_->label(), *problem), Exit::bad_input);
  }
}

void Intake::note_entries(std::size_t count, Format format) {
  if (args_.verbose && input_count_ == 0 && count > 0) {
    notice(Note::Kind::said,
           "nonet: " + input_->label() + ": read as '" + std::string(info(format).id) + "'");
  }
  count_ += count;
  input_count_ += count;
}

void Intake::count_from_whole(Entry& entry) const {
  entry.line = slice_source_->line_of(entry.line);
  if (entry.record) return;
  ParseError error = entry.record.error();
  error.line = slice_source_->line_of(error.line);
  entry.record = error;
}

std::optional<Item> Intake::read_here() {
  std::optional<Entry> entry = reader_->next();
  // What was read of a line when waiting for its end was interrupted is no entry.
  if (!entry || session_.stop()) {
    close_input();
    return std::nullopt;
  }
  if (slice_source_) count_from_whole(*entry);
  note_entries(1, entry->format);
  return Item{std::move(*entry), input_->label(), count_};
}

std::optional<Item> Intake::next() {
  if (ahead_) return std::exchange(ahead_, std::nullopt);
  while (!session_.stop() && (reader_ || open_next())) {
    std::optional<Item> item = read_here();
    // A batch ends with its input: the next may be long in coming.
    if (item || batch_->size() > 0) return item;
  }
  return std::nullopt;
}

// What waits in buffers is read, but not yet part of any batch. Packed or not, its share is the
// same.
std::uint64_t Intake::bytes_taken() const {
  if (!reader_) return 0;
  return static_cast<std::uint64_t>(static_cast<double>(input_->bytes_read()) *
                                    reader_->share_taken());
}

bool Intake::would_wait() { return !ahead_ && reader_ && reader_->would_wait(); }

// Where a person types, every puzzle stands alone.
void Intake::tell_if_alone(Batch& batch) {
  for (Batch::Placed& placed : batch.items) {
    placed.item.is_alone = is_typed_ && !args_.line_buffered;
  }
  Item& item = batch.items[0].item;
  if (is_typed_ || args_.line_buffered || company_ == Company::ignored) return;
  if (const Slice* slice = session_.slice()) {
    item.is_alone = slice->total == 1;
    return;
  }
  if (item.index != 1 || batch.size() > 1) return;
  while (!ahead_ && !session_.stop() && (reader_ || open_next())) ahead_ = read_here();
  item.is_alone = !ahead_;
}

bool Intake::fill(Batch& batch, const BatchSize& most) {
  batch.clear();
  batch.first_index = ahead_ ? ahead_->index : count_ + 1;
  batch_ = &batch;
  if (is_typed_) session_.progress().set_typing(true);
  const auto take = [this](std::string& lines, std::size_t wanted) -> std::size_t {
    if (ahead_ || session_.stop() || (!reader_ && !open_next())) return 0;
    const std::size_t taken = reader_->take_plain_lines(lines, wanted);
    if (taken > 0) note_entries(taken, Format::line);
    return taken;
  };
  const auto is_at_hand = [this] { return would_wait(); };
  const auto next_item = [this] { return next(); };
  const bool is_filled = answers::fill(
      batch, most, {.take_plain_lines = take, .next = next_item, .would_wait = is_at_hand});
  if (batch.size() > 0) batch.file = input_->label();
  if (!batch.items.empty()) tell_if_alone(batch);
  if (is_typed_) session_.progress().set_typing(false);
  batch.is_awaited = args_.line_buffered || (!ahead_ && !reader_) || would_wait();
  batch.bytes_total = bytes_total_;
  batch.bytes_read = bytes_before_ + bytes_taken();
  return is_filled;
}

}  // namespace nonet::cli
