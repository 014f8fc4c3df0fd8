// See interrupt.hpp.

#include "common/interrupt.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <utility>

namespace nonet::apps {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

// One press may arrive twice: `timeout` signals its child and then the whole group. Nobody presses
// again within this time and means it.
constexpr std::int64_t kOnePress = 500'000'000;  // nanoseconds

// The path of a file that is begun; free, being written to, or to be removed.
enum class Place : int { free, taken, guarded };
struct Unfinished {
  std::atomic<Place> place = Place::free;
  std::array<char, PATH_MAX> path{};
};

// A signal handler can reach nothing but what stands here.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<bool> is_interrupted = false;
std::atomic<bool> is_listening = false;
std::atomic<bool> has_handler = false;
std::atomic<int> noted_signal = 0;
std::atomic<std::int64_t> interrupted_at = 0;
std::array<Unfinished, 4> unfinished;  // more files are never begun at a time
std::array<int, 2> wake_pipe = {-1, -1};
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<Place>::is_always_lock_free);
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::int64_t nanoseconds() {
  struct timespec now {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

// The caller sees the death it asked for.
void end_by(int signal_number) {
  for (Unfinished& file : unfinished) {
    if (file.place.load() == Place::guarded) unlink(file.path.data());
  }
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);
}

extern "C" void note_interrupt(int signal_number) {
  const int before = errno;
  if (!is_listening.load()) return end_by(signal_number);
  const std::int64_t now = nanoseconds();
  if (!is_interrupted.load()) {
    interrupted_at.store(now);
    noted_signal.store(signal_number);
    is_interrupted.store(true);
    // Stays readable: whoever waits next is woken too.
    if (write(wake_pipe[1], "!", 1) < 0) errno = before;
  } else if (now - interrupted_at.load() > kOnePress) {
    end_by(signal_number);
  }
  errno = before;
}

void install_handler() {
  if (has_handler.exchange(true)) return;
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  for (const int number : kSignals) {
    struct sigaction before {};
    // Who started us with a signal ignored (nohup, a job in the background) wants it ignored.
    if (sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(number, &action, nullptr);
  }
}

}  // namespace

const std::atomic<bool>& listen_for_interrupt() {
  if (is_listening) return is_interrupted;
  if (pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) wake_pipe = {-1, -1};
  is_listening = true;
  install_handler();
  return is_interrupted;
}

void end_as_interrupted() {
  if (is_interrupted) end_by(noted_signal);
}

bool wait_for_input(int descriptor) {
  if (!is_listening) return true;
  std::array<pollfd, 2> waited = {pollfd{descriptor, POLLIN, 0}, pollfd{wake_pipe[0], POLLIN, 0}};
  while (!is_interrupted) {
    // What cannot be waited for is read, and then says why.
    if (poll(waited.data(), waited.size(), -1) >= 0 || errno != EINTR) return !is_interrupted;
  }
  return false;
}

bool has_input(int descriptor) {
  pollfd asked = {descriptor, POLLIN, 0};
  return poll(&asked, 1, 0) != 0;
}

UnfinishedFile::UnfinishedFile(const std::string& path) {
  if (path.size() + 1 > PATH_MAX) return;
  for (std::size_t i = 0; i < unfinished.size(); ++i) {
    Place free = Place::free;
    if (!unfinished[i].place.compare_exchange_strong(free, Place::taken)) continue;
    std::copy(path.c_str(), path.c_str() + path.size() + 1, unfinished[i].path.begin());
    unfinished[i].place = Place::guarded;
    place_ = static_cast<int>(i);
    break;
  }
  install_handler();
}

UnfinishedFile::UnfinishedFile(UnfinishedFile&& other) noexcept
    : place_(std::exchange(other.place_, -1)) {}

UnfinishedFile& UnfinishedFile::operator=(UnfinishedFile&& other) noexcept {
  release();
  place_ = std::exchange(other.place_, -1);
  return *this;
}

void UnfinishedFile::release() {
  if (place_ >= 0) unfinished[static_cast<std::size_t>(place_)].place = Place::free;
  place_ = -1;
}

}  // namespace nonet::apps
