// See desk.hpp.

#include "web/wasm/desk.hpp"

#include <algorithm>

namespace nonet::web {
namespace {

constexpr std::string_view kLabel = "stdin";

}  // namespace

using answers::Exit;

Desk::Desk(const Request& request)
    : request_(request),
      reader_(
          [this](char* buffer, std::size_t size) {
            const std::size_t taken = request_.input.copy(buffer, size, at_);
            at_ += taken;
            return taken;
          },
          request.args.from_format) {}

std::size_t Desk::take_plain_lines(std::string& lines, std::size_t most) {
  const std::size_t taken = reader_.take_plain_lines(lines, most);
  count_ += taken;
  return taken;
}

std::optional<answers::Item> Desk::next() {
  std::optional<Entry> entry = reader_.next();
  if (!entry) return std::nullopt;
  answers::Item item{std::move(*entry), std::string(kLabel), ++count_};
  if (!item.entry.record) {
    complain(answers::complaint(item));
    raise(Exit::bad_input);
  }
  return item;
}

void Desk::give(const answers::Answer& answer) {
  raise(answer.exit);
  if (!answer.words.empty()) say(answer.words);
  print(answer.line);
}

void Desk::say(std::string_view words) {
  if (!args().quiet) complain(words);
}

void Desk::complain(std::string_view words) { reply_.words.append(words).append("\n"); }

Reply Desk::finish() {
  if (reader_.problem()) {
    complain(answers::complaint(kLabel, *reader_.problem()));
    raise(Exit::bad_input);
  }
  return std::move(reply_);
}

}  // namespace nonet::web
