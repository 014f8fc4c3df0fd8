// The door of answers/ask.hpp for C: text in, one JSON object out. What is handed out comes from
// malloc; the one reply that needs no memory is the one that says there is none.

#include "answers/ask.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <type_traits>

#include "answers/json_text.hpp"
#include "nonet.h"
#include "nonet/version.hpp"

namespace nonet::c {
namespace {

using answers::Reply;

char no_memory[] =
    R"({"schema":"nonet/reply/1","exit":3,"answers":[],"text":null,"words":"nonet: out of memory\n"})";

// What the engine looks at is what nonet_stop writes.
using Stop = std::atomic<bool>;
static_assert(sizeof(Stop) == sizeof(nonet_flag));
static_assert(alignof(Stop) == alignof(nonet_flag));
static_assert(Stop::is_always_lock_free && std::is_standard_layout_v<nonet_flag>);

// JSON Lines, or a text: a picture, a page, puzzles in another format.
bool is_json(const answers::Args& args) {
  if (args.command != answers::Command::convert) return args.json;
  return answers::choose_format(args) == Format::json;
}

// The lines of the answers become the elements of one list.
void write_list(std::string& out, std::string_view lines) {
  out += '[';
  if (lines.ends_with('\n')) lines.remove_suffix(1);
  const std::size_t begin = out.size();
  out += lines;
  std::replace(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(), '\n', ',');
  out += ']';
}

std::string to_json(const Reply& reply, bool has_answers) {
  std::string out = R"({"schema":"nonet/reply/1","exit":)";
  answers::write_number(out, static_cast<std::uint64_t>(reply.exit));
  out += R"(,"answers":)";
  write_list(out, has_answers ? std::string_view(reply.out) : std::string_view());
  out += R"(,"text":)";
  if (has_answers) {
    out += "null";
  } else {
    answers::write_text(out, reply.out);
  }
  out += R"(,"words":)";
  answers::write_text(out, reply.words);
  out += '}';
  return out;
}

std::string answer(std::string_view verb, std::string_view options, std::string_view text,
                   const Stop* stop) {
  const auto read = answers::read_request(verb, options, std::string(text));
  if (const auto* bad = std::get_if<answers::BadUsage>(&read)) {
    return to_json({answers::Exit::bad_input, "", "nonet: " + bad->message + "\n"}, true);
  }
  const auto& request = std::get<answers::Request>(read);
  return to_json(answers::ask(request, {.stop = stop}), is_json(request.args));
}

char* hand_out(std::string_view text) {
  auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) return no_memory;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

std::string_view view(const char* text) { return text == nullptr ? std::string_view() : text; }

}  // namespace
}  // namespace nonet::c

extern "C" char* nonet_ask_until(const char* verb, const char* options_json, const char* text,
                                 size_t size, const nonet_flag* stop) {
  using namespace nonet::c;
  try {
    return hand_out(answer(view(verb), view(options_json),
                           text == nullptr ? std::string_view() : std::string_view(text, size),
                           reinterpret_cast<const Stop*>(stop)));
  } catch (...) {  // memory alone can be missing here
    return no_memory;
  }
}

extern "C" char* nonet_ask(const char* verb, const char* options_json, const char* text) {
  return nonet_ask_until(verb, options_json, text, text == nullptr ? 0 : std::strlen(text),
                         nullptr);
}

extern "C" void nonet_stop(nonet_flag* flag) {
  if (flag != nullptr) reinterpret_cast<nonet::c::Stop*>(flag)->store(true);
}

extern "C" void nonet_free(char* reply) {
  if (reply != nonet::c::no_memory) std::free(reply);
}

extern "C" const char* nonet_version() { return nonet::kVersion.data(); }
