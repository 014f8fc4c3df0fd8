// The door between the page and the engine: bytes in, bytes out.
//
//   ask(request, size)   the request is JSON at that address, made with malloc by the caller, who
//                        frees it. Returns the address of a Letter, which holds until the next
//                        call.
//   progress(done, total)   imported: told while a long answer is made
//
// A module has one thread, so one question is under way at a time. A question that is no longer
// wanted ends with the worker it runs in.

#include <cstddef>
#include <cstdint>

#include "answers/ask.hpp"

extern "C" __attribute__((import_module("nonet"), import_name("progress"))) void nonet_progress(
    std::uint32_t done, std::uint32_t total);

namespace nonet::web {
namespace {

// As JavaScript reads it: five numbers of 32 bits.
struct Letter {
  std::uint32_t exit;
  const char* out;
  std::size_t out_size;
  const char* words;
  std::size_t words_size;
};
static_assert(sizeof(Letter) == 20);

constexpr auto tell = [](std::uint64_t done, std::uint64_t total) {
  nonet_progress(static_cast<std::uint32_t>(done), static_cast<std::uint32_t>(total));
};

}  // namespace
}  // namespace nonet::web

extern "C" __attribute__((export_name("ask"))) const void* nonet_ask(const char* request,
                                                                     std::size_t size) {
  using namespace nonet::web;
  static nonet::answers::Reply reply;
  static Letter letter;
  reply = {};  // the memory of the last answer serves this one
  const nonet::answers::Watch watch = tell;
  reply = nonet::answers::ask({request, size}, {.watch = &watch});
  letter = {static_cast<std::uint32_t>(reply.exit), reply.out.data(), reply.out.size(),
            reply.words.data(), reply.words.size()};
  return &letter;
}
