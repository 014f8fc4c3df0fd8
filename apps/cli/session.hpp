// Session: one run of a command: its inputs one entry after the other, its output, its words and
// its exit code. Commands decide what to say; the session knows where it goes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "answers/item.hpp"
#include "cli/args.hpp"
#include "common/input.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "nonet/picture.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

using answers::Answer;
using answers::Exit;
using answers::Item;

// Whether "≠" can be shown where the answers go.
Signs signs_of(const Args& args);

class Session {
 public:
  explicit Session(const Args& args);

  // The next entry of the inputs; unreadable ones are reported on standard error in passing.
  std::optional<Item> next();
  // The fast way past `next`: plain lines, as Reader::take_plain_lines gives them.
  std::size_t take_plain_lines(std::string& lines, std::size_t most);
  // Whether the item just taken is the only one.
  bool is_last();

  void print(std::string_view text) { output_.write(text); }
  void print_line(std::string_view text);
  void give(const Answer& answer);                 // prints, says and raises what it holds
  void say(std::string_view text);                 // words, unless --quiet
  void complain(std::string_view text);            // words, always
  void raise(Exit code, std::uint64_t times = 1);  // the highest wins

  // Ctrl-C while this puzzle was worked on: says so and wants no more.
  void interrupt(std::string_view where);

  bool wants_more() const { return output_.is_wanted() && !is_interrupted_; }
  // Ends the run: puts the output in its place and gives the exit code.
  int finish();

  const Args& args() const { return args_; }
  std::uint64_t count() const { return count_; }  // entries taken so far
  // A person is looking at the answers as they come.
  bool is_watched() const;
  // And there is one puzzle only: it is drawn.
  bool draws_single() { return is_watched() && count_ == 1 && is_last(); }
  PictureOptions picture_options() const;

 private:
  std::optional<Item> read();
  bool open_next();
  void note_entries(std::size_t count, Format format);
  void close_input();

  const Args& args_;
  apps::Output output_;
  apps::Progress progress_;
  std::size_t next_input_ = 0;
  std::uint64_t bytes_total_;       // of all inputs, 0 if unknown
  std::uint64_t bytes_before_ = 0;  // of the inputs that are done
  std::unique_ptr<apps::Input> input_;
  std::optional<Reader> reader_;
  std::optional<Item> ahead_;
  std::uint64_t count_ = 0;                            // entries so far
  std::uint64_t input_count_ = 0;                      // of the input at hand
  std::uint64_t no_count_ = 0, unreadable_count_ = 0;  // of these
  Exit exit_ = Exit::yes;
  bool is_interrupted_ = false;
};

// Reads every entry and hands it on, until the inputs end or nobody reads the output.
void for_each(Session& session, const std::function<void(Item&)>& handle);

// Names for one file per puzzle: "grid.svg", "grid-2.svg", "grid-3.svg".
std::string numbered(const std::string& path, std::uint64_t index);

// One per command; the table of main.cpp is made from commands.def.
#define NONET_COMMAND(id, arguments, summary, description) int run_##id(const Args& args);
#include "answers/commands.def"
#undef NONET_COMMAND

}  // namespace nonet::cli
