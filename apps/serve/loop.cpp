// See loop.hpp. poll is told everything anew each time: with some thousand connections that costs
// microseconds, and there is no second list that could be wrong.

#include "serve/loop.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include "serve/connection.hpp"

namespace nonet::serve {
namespace {

using State = Connection::State;
using std::chrono::milliseconds;

constexpr std::size_t kMostConnections = 4096;
constexpr std::size_t kReserve = 16;  // descriptors for everything else
constexpr int kAcceptAtOnce = 64;     // then those inside get their turn

// As many connections as this process may have.
std::size_t most_connections() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 64;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  const std::size_t descriptors = limit.rlim_cur;
  const std::size_t left = descriptors > 2 * kReserve ? descriptors - kReserve : kReserve;
  return std::min(left, kMostConnections);
}

class Loop {
 public:
  Loop(const Listener& listener, Site& site, int stop)
      : listener_(listener), site_(site), stop_(stop), most_(most_connections()) {}

  void run() {
    while (wait()) {
      const Moment now = Clock::now();
      attend(now);
      if ((polled_[1].revents & POLLIN) != 0) accept_all(now);
    }
  }

 private:
  // False when it is time to stop. polled_ is stop, listener, connections in their order.
  bool wait() {
    const Moment now = Clock::now();
    const bool listens = now >= pause_until_;
    Moment next = listens ? Moment::max() : pause_until_;
    polled_.assign({{stop_, POLLIN, 0}, {listens ? listener_.socket.number() : -1, POLLIN, 0}});
    for (const Connection& connection : connections_) {
      polled_.push_back({connection.socket(), connection.awaited(), 0});
      next = std::min(next, connection.deadline());
    }
    int timeout = -1;
    if (next != Moment::max()) {
      const auto left = std::chrono::ceil<milliseconds>(next - now).count();
      timeout = static_cast<int>(std::max<decltype(left)>(left, 0));
    }
    const int count = poll(polled_.data(), polled_.size(), timeout);
    if (count < 0 && errno != EINTR) return false;
    if (count < 0) {
      for (pollfd& entry : polled_) entry.revents = 0;
    }
    return polled_[0].revents == 0;
  }

  void attend(Moment now) {
    for (std::size_t i = 0; i < connections_.size(); ++i) {
      Connection& connection = connections_[i];
      if (polled_[i + 2].revents != 0) connection.on_ready(site_, now);
      if (now >= connection.deadline()) connection.on_deadline(site_, now);
    }
    std::erase_if(connections_, [](const Connection& c) { return c.state() == State::over; });
  }

  void accept_all(Moment now) {
    for (int i = 0; i < kAcceptAtOnce; ++i) {
      const int number =
          accept4(listener_.socket.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
      if (number < 0) {
        if (errno == EINTR || errno == ECONNABORTED) continue;
        if (errno == EAGAIN || errno == EWOULDBLOCK) return;
        // Out of descriptors or memory. Whether anybody waits is then known of the first one only;
        // for him room is made. Where there is none to make, we look again later, not at once.
        if (i == 0 && !drop_one()) pause_until_ = now + milliseconds(50);
        return;
      }
      const int yes = 1;
      setsockopt(number, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
      if (connections_.size() >= most_) drop_one();
      connections_.emplace_back(Descriptor(number), now);
    }
  }

  // The one who is least missed: not in the middle of an answer, and longest so. False if there is
  // none.
  bool drop_one() {
    const auto rank = [](const Connection& c) {
      return std::pair(c.state() == State::writing, c.since());
    };
    const auto least = std::min_element(
        connections_.begin(), connections_.end(),
        [&rank](const Connection& a, const Connection& b) { return rank(a) < rank(b); });
    if (least == connections_.end()) return false;
    *least = std::move(connections_.back());
    connections_.pop_back();
    return true;
  }

  const Listener& listener_;
  Site& site_;
  int stop_;
  std::size_t most_;
  std::vector<Connection> connections_;
  std::vector<pollfd> polled_;
  Moment pause_until_ = Moment::min();
};

}  // namespace

void serve(const Listener& listener, Site& site, int stop) { Loop(listener, site, stop).run(); }

}  // namespace nonet::serve
