// Session: one run of a command as seen from outside: its output, its words and its exit code.
// Commands decide what to say; the session knows where it goes.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "answers/faults.hpp"
#include "answers/sheet.hpp"
#include "answers/verb.hpp"
#include "cli/command_line.hpp"
#include "cli/screen.hpp"
#include "cli/slice.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::cli {

using answers::Exit;
using answers::Item;
using answers::Note;
using answers::Sheet;

class Session {
 public:
  // With a slice, only that piece of the input is read.
  explicit Session(const Args& args, const Slice* slice = nullptr);

  void print(std::string_view text);
  void print_line(std::string_view text);
  void say(std::string_view text);                 // words, unless --quiet
  void complain(std::string_view text);            // words, always
  void raise(Exit code, std::uint64_t times = 1);  // the highest wins
  // Prints, says, writes and raises what the sheet holds, in its order. What it keeps for the verb
  // goes to `keep`.
  void hand_on(const Sheet& sheet, FunctionRef<void(const Note&)> keep);
  void hand_on(const Sheet& sheet) {
    hand_on(sheet, [](const Note&) {});
  }
  // What stands before all answers, and behind them.
  void hand_on_head(const Sheet& sheet);
  void hand_on_tail(const Sheet& sheet);
  answers::Printed printed() const { return printed_; }
  void flush() { output_.flush(); }
  void note_puzzles(std::uint64_t count);  // so many are answered
  // Words at once, in the midst of other threads' work.
  void prompt(std::string_view text);

  // Set by Ctrl-C and its like: end with what is known.
  const std::atomic<bool>& stop() const { return stop_; }
  void note_interrupt() { is_interrupted_ = true; }  // and the rest will not be done
  void run_out_of_memory();

  // What follows is of no use; why was said.
  void give_up() { is_given_up_ = true; }
  bool wants_more() const { return output_.is_wanted() && !is_interrupted_ && !is_given_up_; }
  // Ends the run: puts the output in its place and gives the exit code. An interrupted program ends
  // here, as the signal would have it.
  int finish();

  const Args& args() const { return args_; }
  const Slice* slice() const { return slice_; }
  std::uint64_t count() const { return count_; }  // of the puzzles answered
  const Screen& screen() const { return screen_; }
  const answers::View& view() const { return screen_; }
  apps::Progress& progress() { return progress_; }

 private:
  void tell(const Note& note, FunctionRef<void(const Note&)> keep);
  void write_file(const Note& note);
  void put_in_place();
  bool is_whole() const;

  void tell_notes(const Sheet& sheet);

  const Args& args_;
  const Slice* slice_;
  const std::atomic<bool>& stop_;
  const Screen screen_;
  apps::Output output_;
  apps::Progress progress_;
  answers::Faults faults_;
  std::uint64_t count_ = 0;                            // entries answered
  std::uint64_t no_count_ = 0, unreadable_count_ = 0;  // of these
  Exit exit_ = Exit::yes;
  answers::Printed printed_ = answers::Printed::nothing;
  bool is_interrupted_ = false, is_given_up_ = false;
};

// The commands that do not answer puzzles; main.cpp has their table.
int run_techniques(const Args& args);
int run_scales(const Args& args);
int run_kinds(const Args& args);
int run_generate(const Args& args);
int run_bench(const Args& args);
int run_serve(const Args& args);
int run_help(const Args& args);
int run_dedupe(const Args& args);
int run_same(const Args& args);
int run_pack(const Args& args);
int run_read(const Args& args);
int run_book(const Args& args);  // and sheet
int run_job(const Args& args);   // plan, run, status, merge, clean
int run_db(const Args& args);

}  // namespace nonet::cli
