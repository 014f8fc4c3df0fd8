// See session.hpp.

#include "cli/session.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace nonet::cli {
namespace {

bool is_utf8_locale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view text(value);
    return text.find("UTF-8") != text.npos || text.find("utf8") != text.npos;
  }
  return false;
}

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

bool wants_no_color() {
  const char* value = std::getenv("NO_COLOR");
  return value != nullptr && *value != '\0';
}

}  // namespace

Session::Session(const Args& args)
    : args_(args),
      output_(args.output),
      progress_(args.quiet || output_.is_terminal() ? apps::Progress::Wanted::no
                                                    : apps::Progress::Wanted::yes),
      bytes_total_(total_size(args.inputs)) {}

void Session::print_line(std::string_view text) {
  output_.write(text);
  output_.write("\n");
}

void Session::give(const Answer& answer) {
  if (answer.exit != Exit::yes) raise(answer.exit);
  if (!answer.words.empty()) say(answer.words);
  print(answer.line);
}

void Session::complain(std::string_view text) {
  progress_.clear();
  output_.flush();  // answers and complaints stay in step on a terminal
  std::fputs(printable(text).append("\n").c_str(), stderr);  // names of files may hold anything
}

void Session::say(std::string_view text) {
  if (!args_.quiet) complain(text);
}

void Session::raise(Exit code, std::uint64_t times) {
  exit_ = std::max(exit_, code);
  if (code == Exit::no) no_count_ += times;
}

void Session::interrupt(std::string_view where) {
  is_interrupted_ = true;
  raise(Exit::no);
  complain(std::string(where) + ": interrupted; this is what was known by then");
}

bool Session::open_next() {
  const std::size_t inputs = args_.inputs.empty() ? 1 : args_.inputs.size();
  if (next_input_ == inputs) return false;
  const std::string path = args_.inputs.empty() ? "-" : args_.inputs[next_input_];
  ++next_input_;
  input_ = std::make_unique<apps::Input>(path);
  input_count_ = 0;
  if (args_.inputs.empty()) bytes_total_ = input_->bytes_total();
  if (path == "-" && isatty(STDIN_FILENO) == 1) {
    say("Type or paste a puzzle, then press Ctrl-D on an empty line.");
  }
  reader_.emplace([this](char* buffer, std::size_t size) { return input_->read(buffer, size); },
                  args_.from_format);
  return true;
}

void Session::note_entries(std::size_t count, Format format) {
  if (args_.verbose && input_count_ == 0 && count > 0) {
    say("nonet: " + input_->label() + ": read as '" + std::string(info(format).id) + "'");
  }
  count_ += count;
  input_count_ += count;
  progress_.update(count_, bytes_before_ + input_->bytes_read(), bytes_total_);
}

std::size_t Session::take_plain_lines(std::string& lines, std::size_t most) {
  if (ahead_ || (!reader_ && !open_next())) return 0;
  const std::size_t taken = reader_->take_plain_lines(lines, most);
  if (taken > 0) note_entries(taken, Format::line);
  return taken;
}

std::optional<Item> Session::read() {
  while (true) {
    if (!reader_ && !open_next()) return std::nullopt;
    if (std::optional<Entry> entry = reader_->next()) {
      note_entries(1, entry->format);
      return Item{std::move(*entry), input_->label(), count_};
    }
    close_input();
  }
}

void Session::close_input() {
  if (!input_->error().empty()) {
    complain("nonet: cannot read '" + input_->label() + "': " + input_->error());
    raise(Exit::io_failure);
  } else if (reader_->problem()) {
    complain(answers::complaint(input_->label(), *reader_->problem()));
    raise(Exit::bad_input);
  }
  bytes_before_ += input_->bytes_read();
  reader_.reset();
}

bool Session::is_last() {
  if (!ahead_) ahead_ = read();
  return !ahead_;
}

std::optional<Item> Session::next() {
  std::optional<Item> item = ahead_ ? std::move(ahead_) : read();
  ahead_.reset();
  if (item && !item->entry.record) {
    complain(answers::complaint(*item));
    raise(Exit::bad_input);
    ++unreadable_count_;
  }
  return item;
}

int Session::finish() {
  progress_.clear();
  // What would be put in place must be whole: after a failure, or if there was nothing to answer,
  // the old file stays.
  const bool is_whole =
      exit_ != Exit::io_failure && !is_interrupted_ && (exit_ != Exit::bad_input || count_ > 0);
  if (!is_whole && output_.is_replacing()) {
    complain("nonet: " + output_.label() + " was not written");
  } else if (!output_.finish()) {
    complain("nonet: cannot write " + output_.label() + ": " + output_.error());
    raise(Exit::io_failure);
  }
  if (args_.verbose) {
    say("nonet: " + std::to_string(count_) + (count_ == 1 ? " puzzle, " : " puzzles, ") +
        std::to_string(no_count_) + " answered no, " + std::to_string(unreadable_count_) +
        " unreadable");
  }
  return static_cast<int>(exit_);
}

bool Session::is_watched() const {
  return output_.is_terminal() && !args_.json && args_.output.empty();
}

Signs signs_of(const Args& args) {
  const bool is_fancy = args.output.empty() && isatty(STDOUT_FILENO) != 0 && is_utf8_locale();
  const bool is_unicode = args.frame == "unicode" || (args.frame == "auto" && is_fancy);
  return is_unicode ? Signs::unicode : Signs::ascii;
}

PictureOptions Session::picture_options() const {
  PictureOptions options;
  const bool is_fancy = output_.is_terminal() && is_utf8_locale();
  const bool is_unicode = args_.frame == "unicode" || (args_.frame == "auto" && is_fancy);
  options.frame = is_unicode ? Frame::unicode : Frame::ascii;
  const bool is_auto_color = output_.is_terminal() && !wants_no_color();
  const bool is_colored = args_.color == "always" || (args_.color == "auto" && is_auto_color);
  options.color = is_colored ? Color::always : Color::never;
  return options;
}

std::string numbered(const std::string& path, std::uint64_t index) {
  if (index == 1) return path;
  const std::size_t slash = path.find_last_of('/');
  std::size_t dot = path.find_last_of('.');
  if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) dot = path.size();
  return path.substr(0, dot) + "-" + std::to_string(index) + path.substr(dot);
}

void for_each(Session& session, const std::function<void(Item&)>& handle) {
  while (session.wants_more()) {
    std::optional<Item> item = session.next();
    if (!item) return;
    handle(*item);
  }
}

}  // namespace nonet::cli
