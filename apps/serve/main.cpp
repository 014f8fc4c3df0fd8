// nonet-serve: shows the page inside it to browsers, by default to those on this machine alone. It
// is started by `nonet serve`, which reads the command line and describes it; here are no other
// words than
// --host, --port, --verbose and --quiet.

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "serve/listener.hpp"
#include "serve/loop.hpp"
#include "serve/page.hpp"
#include "serve/site.hpp"

namespace nonet::serve {
namespace {

enum Exit : int { done = 0, bad_usage = 2, io_failure = 3 };

int complain(const std::string& message, Exit code) {
  std::fputs(("nonet: " + message + "\n").c_str(), stderr);
  return code;
}

struct Wishes {
  std::string host = "127.0.0.1";
  unsigned port = 8181;
  bool is_verbose = false;
  bool is_quiet = false;
};

std::optional<Wishes> read_wishes(const std::vector<std::string>& words) {
  Wishes wishes;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--verbose") {
      wishes.is_verbose = true;
    } else if (words[i] == "--quiet") {
      wishes.is_quiet = true;
    } else if (words[i] == "--host" && has_value) {
      wishes.host = words[++i];
    } else if (words[i] == "--port" && has_value) {
      const std::string& text = words[++i];
      const char* end = text.data() + text.size();
      const auto [stop, error] = std::from_chars(text.data(), end, wishes.port);
      if (error != std::errc() || stop != end || wishes.port > 65535) return std::nullopt;
    } else {
      return std::nullopt;
    }
  }
  return wishes;
}

// A signal handler can reach nothing but what stands here.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
int stop_writer = -1;

extern "C" void ask_to_stop(int) {
  const char byte = 0;
  // Full means that it was asked before.
  [[maybe_unused]] const ssize_t ignored = write(stop_writer, &byte, 1);
}

// Ctrl-C and a polite kill end the program between two answers. Gives the end to read from.
std::optional<Descriptor> listen_for_stop() {
  int ends[2] = {};
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return std::nullopt;
  stop_writer = ends[1];
  struct sigaction stop {};
  stop.sa_handler = ask_to_stop;
  for (const int number : {SIGINT, SIGTERM}) {
    struct sigaction before {};
    sigaction(number, nullptr, &before);
    // A job in the background ignores Ctrl-C, and so do we.
    if (before.sa_handler != SIG_IGN) sigaction(number, &stop, nullptr);
  }
  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, nullptr);
  return Descriptor(ends[0]);
}

bool tell_address(const Listener& listener) {
  const std::string line = "http://" + listener.name + ":" + std::to_string(listener.port) + "/\n";
  return std::fputs(line.c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
}

int run(const Wishes& wishes) {
  if (page_files().empty()) {
    return complain("this build has no page; './dev web' makes it, the next build takes it in",
                    io_failure);
  }
  const std::optional<Descriptor> stop = listen_for_stop();
  if (!stop) return complain("cannot open a pipe", io_failure);
  auto tried = listen_on(wishes.host, wishes.port);
  if (const auto* bad = std::get_if<BadAddress>(&tried)) return complain(bad->message, bad_usage);
  if (const auto* no = std::get_if<CannotListen>(&tried)) return complain(no->message, io_failure);
  const Listener listener = std::move(std::get<Listener>(tried));

  Site site({.is_private = listener.is_loopback,
             .own_name = listener.name,
             .is_verbose = wishes.is_verbose});
  if (!tell_address(listener)) return complain("cannot write to standard output", io_failure);
  if (!wishes.is_quiet) {
    if (!listener.is_loopback) {
      std::fputs("nonet: not only this machine: whoever can reach this address sees the page\n",
                 stderr);
    }
    std::fputs("nonet: open this address in a browser; Ctrl-C ends\n", stderr);
  }
  serve(listener, site, stop->number());
  return done;
}

}  // namespace
}  // namespace nonet::serve

int main(int argc, char** argv) {
  using namespace nonet::serve;
  try {
    const auto wishes = read_wishes(std::vector<std::string>(argv + 1, argv + argc));
    if (!wishes) return complain("nonet-serve is run by 'nonet serve'", bad_usage);
    return run(*wishes);
  } catch (const std::exception& error) {
    return complain(error.what(), io_failure);  // memory may run out
  }
}
