// Sheet: what is answered to some items one after the other: text, and beside it words, files and
// exit codes, each at its place. Whoever hands the sheet on keeps them in step, however many
// threads wrote how many sheets.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "answers/item.hpp"

namespace nonet::answers {

// Something that is not text, and how much of the text stands before it.
struct Note {
  enum class Kind : std::uint8_t {
    said,        // words beside the answers, unless --quiet
    complained,  // words, always
    fault,       // words about something unreadable; `name` is of which kind
    kept,        // for the verb itself, when its turn has come
    file,        // `words` go to the file `name`
  };
  Kind kind;
  std::size_t at;
  std::string words;
  std::string name = {};
};

class Sheet {
 public:
  void print(std::string_view text) { text_ += text; }
  void print_line(std::string_view text) { text_.append(text) += '\n'; }
  void say(std::string words) { note(Note::Kind::said, std::move(words)); }
  void complain(std::string words) { note(Note::Kind::complained, std::move(words)); }
  void keep(std::string words, std::string name) {
    note(Note::Kind::kept, std::move(words), std::move(name));
  }
  void write_file(std::string path, std::string content) {
    note(Note::Kind::file, std::move(content), std::move(path));
  }
  void raise(Exit code, std::uint64_t times = 1);  // the highest wins
  // What is said of an unreadable item, before it is answered.
  void tell_unreadable(const Item& item);
  // No more will be written: it was interrupted in the midst of an item, or before the next.
  void cut() { is_cut_ = true; }

  // For answers without end: asked after each piece. Hands on what is there if that is much, and
  // says whether more is wanted.
  bool wants_more();
  // How much is much, and who takes it.
  void set_drain(std::size_t much, std::function<bool()> drain);

  // The text, for those who write much into it.
  std::string& text() { return text_; }
  const std::string& text() const { return text_; }
  const std::vector<Note>& notes() const { return notes_; }
  Exit exit() const { return exit_; }
  std::uint64_t no_count() const { return no_count_; }
  std::uint64_t unreadable_count() const { return unreadable_count_; }
  bool is_cut() const { return is_cut_; }

  void clear();  // for the next items; memory is kept

 private:
  void note(Note::Kind kind, std::string words, std::string name = {}) {
    notes_.push_back({kind, text_.size(), std::move(words), std::move(name)});
  }

  std::string text_;
  std::vector<Note> notes_;
  std::uint64_t no_count_ = 0, unreadable_count_ = 0;
  Exit exit_ = Exit::yes;
  bool is_cut_ = false;
  std::size_t much_ = 0;
  std::function<bool()> drain_;
};

}  // namespace nonet::answers
