// See session.hpp.

#include "cli/session.hpp"

#include <algorithm>
#include <cstdio>

#include "cli/pick.hpp"
#include "common/interrupt.hpp"

namespace nonet::cli {
namespace {

apps::Output::Packing packing_of(const Args& args) {
  return writes_packed(args) ? apps::Output::Packing::puzzles : apps::Output::Packing::by_name;
}

}  // namespace

Session::Session(const Args& args, const Slice* slice)
    : args_(args),
      slice_(slice),
      stop_(apps::listen_for_interrupt()),
      screen_(look_at_screen(args)),
      output_(args.output, packing_of(args)),
      progress_(args.quiet ? apps::Progress::Wanted::no : apps::Progress::Wanted::yes),
      faults_(args) {}

void Session::print(std::string_view text) {
  if (!text.empty()) printed_ = answers::Printed::something;
  if (!screen_.is_terminal) return output_.write(text);
  const apps::Progress::Pause pause(progress_);
  output_.write(text);
}

void Session::print_line(std::string_view text) {
  print(text);
  print("\n");
}

void Session::complain(std::string_view text) {
  const apps::Progress::Pause pause(progress_);
  output_.flush();  // answers and complaints stay in step on a terminal
  std::fputs(printable(text).append("\n").c_str(), stderr);  // names of files may hold anything
}

void Session::say(std::string_view text) {
  if (!args_.quiet) complain(text);
}

void Session::prompt(std::string_view text) {
  if (args_.quiet) return;
  const apps::Progress::Pause pause(progress_);
  std::fputs(std::string(text).append("\n").c_str(), stderr);
}

void Session::raise(Exit code, std::uint64_t times) {
  exit_ = std::max(exit_, code);
  if (code == Exit::no) no_count_ += times;
}

void Session::write_file(const Note& note) {
  if (note.name == "-") return print(note.words);
  apps::Output file(note.name);
  file.write(note.words);
  if (file.finish()) return;
  complain("nonet: cannot write " + file.label() + ": " + file.error());
  raise(Exit::io_failure);
}

void Session::tell(const Note& note, FunctionRef<void(const Note&)> keep) {
  switch (note.kind) {
    case Note::Kind::said: return say(note.words);
    case Note::Kind::complained: return complain(note.words);
    case Note::Kind::fault:
      if (faults_.note(note)) complain(note.words);
      return;
    case Note::Kind::kept: return keep(note);
    case Note::Kind::file: return write_file(note);
  }
}

void Session::hand_on(const Sheet& sheet, FunctionRef<void(const Note&)> keep) {
  const std::string_view text = sheet.text();
  std::size_t at = 0;
  for (const Note& note : sheet.notes()) {
    if (note.at > at) print(text.substr(at, note.at - at));
    at = note.at;
    tell(note, keep);
  }
  if (text.size() > at) print(text.substr(at));
  exit_ = std::max(exit_, sheet.exit());
  no_count_ += sheet.no_count();
  unreadable_count_ += sheet.unreadable_count();
  is_interrupted_ |= sheet.is_cut();
}

// Only the words.
void Session::tell_notes(const Sheet& sheet) {
  for (const Note& note : sheet.notes()) tell(note, [](const Note&) {});
  exit_ = std::max(exit_, sheet.exit());
}

void Session::hand_on_head(const Sheet& sheet) {
  if (slice_ == nullptr || slice_->is_first) return hand_on(sheet);
  tell_notes(sheet);
}

void Session::hand_on_tail(const Sheet& sheet) {
  if (slice_ == nullptr || slice_->is_last) return hand_on(sheet);
  tell_notes(sheet);
}

void Session::note_puzzles(std::uint64_t count) {
  count_ += count;
  progress_.add_puzzles(count);
}

void Session::run_out_of_memory() {
  raise(Exit::io_failure);
  complain("nonet: out of memory");
}

// What would be put in place must be whole: after a failure, or if there was nothing to answer, the
// old file stays.
bool Session::is_whole() const {
  return exit_ != Exit::io_failure && !is_interrupted_ && !is_given_up_ &&
         (exit_ != Exit::bad_input || count_ > 0 || slice_ != nullptr);
}

void Session::put_in_place() {
  const std::string why = is_interrupted_ ? "nonet: interrupted; " : "nonet: ";
  if (is_whole() || !output_.is_replacing()) {
    if (is_interrupted_) complain(why + "this is what was known by then");
    if (output_.finish()) return;
    complain("nonet: cannot write " + output_.label() + ": " + output_.error());
    return raise(Exit::io_failure);
  }
  if (args_.keep_partial && output_.keep_partial()) {
    return complain(why + output_.label() + " was not written; what there is of it is in " +
                    output_.partial_label());
  }
  complain(why + output_.label() + " was not written");
}

int Session::finish() {
  progress_.end();
  for (const std::string& words : faults_.rest()) complain(words);
  put_in_place();
  if (args_.verbose) {
    say("nonet: " + std::to_string(count_) + (count_ == 1 ? " puzzle, " : " puzzles, ") +
        std::to_string(no_count_) + " answered no, " + std::to_string(unreadable_count_) +
        " unreadable");
  }
  if (is_interrupted_) apps::end_as_interrupted();
  return static_cast<int>(exit_);
}

}  // namespace nonet::cli
