// The one door: a question in, a reply out. The page asks here, and whatever else is not a command
// line. Both answer with the same verbs (verb.hpp), so both give the same bytes.
//
//   Reply reply = ask(R"({"verb": "solve", "input": "..."})");
//
// Values alone go through it: nothing is kept between calls, so any number of threads may ask at a
// time; nothing is thrown; and a question can be given up while it is answered.
#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

#include "answers/item.hpp"
#include "answers/request.hpp"

namespace nonet::answers {

struct Reply {
  Exit exit = Exit::yes;
  std::string out;    // what the command line prints to standard output
  std::string words;  // and to standard error
};

// Who waits for the reply.
struct Attention {
  const Watch* watch = nullptr;             // told now and then how far a long answer has come
  const std::atomic<bool>* stop = nullptr;  // set: end soon with what is known
  // Bytes of one answer that has to be held whole. It is copied on its way out, and a page has 256
  // MiB for all of it.
  std::size_t most = std::size_t{16} << 20;
};

Reply ask(const Request& request, const Attention& attention = {}) noexcept;
// A request that is none gets its reply, too.
Reply ask(std::string_view request_json, const Attention& attention = {}) noexcept;

}  // namespace nonet::answers
