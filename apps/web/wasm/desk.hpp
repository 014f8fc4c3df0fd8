// One question on its way: the entries of its text one after the other, what is answered, what is
// said, the exit code. What a Session is to the command line, without files and terminals; the text
// takes the place of standard input.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "answers/item.hpp"
#include "web/wasm/request.hpp"

namespace nonet::web {

struct Reply {
  answers::Exit exit = answers::Exit::yes;
  std::string out, words;
};

class Desk {
 public:
  explicit Desk(const Request& request);

  const answers::Args& args() const { return request_.args; }

  // As Session has them.
  std::optional<answers::Item> next();
  std::size_t take_plain_lines(std::string& lines, std::size_t most);
  std::uint64_t count() const { return count_; }

  void print(std::string_view text) { reply_.out += text; }
  void give(const answers::Answer& answer);
  void say(std::string_view words);  // unless --quiet
  void complain(std::string_view words);
  void raise(answers::Exit code) { reply_.exit = std::max(reply_.exit, code); }

  Reply finish();

 private:
  const Request& request_;
  std::size_t at_ = 0;  // of the text
  Reader reader_;
  std::uint64_t count_ = 0;
  Reply reply_;
};

}  // namespace nonet::web
