// See connection.hpp.

#include "serve/connection.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include <array>
#include <cerrno>
#include <utility>

namespace nonet::serve {
namespace {

using std::chrono::seconds;

constexpr std::size_t kMouthful = 16384;      // bytes taken at once
constexpr std::size_t kPatience = 8U << 20U;  // bytes of a body that nobody wants

seconds time_for(Connection::State state) {
  switch (state) {
    case Connection::State::waiting: return seconds(20);  // browsers keep connections at hand
    case Connection::State::reading: return seconds(5);
    case Connection::State::writing: return seconds(60);
    case Connection::State::leaving: return seconds(2);
    case Connection::State::over: break;
  }
  return seconds(0);
}

bool is_passing(int error) { return error == EAGAIN || error == EWOULDBLOCK || error == EINTR; }

}  // namespace

Connection::Connection(Descriptor socket, Moment now) : socket_(std::move(socket)), since_(now) {}

Moment Connection::deadline() const { return since_ + time_for(state_); }

short Connection::awaited() const { return state_ == State::writing ? POLLOUT : POLLIN; }

void Connection::enter(State state, Moment now) {
  if (state == state_) return;
  state_ = state;
  since_ = now;
}

void Connection::on_ready(Site& site, Moment now) {
  switch (state_) {
    case State::waiting:
    case State::reading: receive(site, now); return;
    case State::writing:
      send(now);
      take_requests(site, now);
      return;
    case State::leaving: discard(); return;
    case State::over: return;
  }
}

void Connection::on_deadline(Site& site, Moment now) {
  if (state_ == State::reading) {
    reply(site.refuse(408), now);
  } else {
    state_ = State::over;
  }
}

void Connection::receive(Site& site, Moment now) {
  std::array<char, kMouthful> bytes;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const ssize_t count = recv(socket(), bytes.data(), bytes.size(), 0);
  if (count > 0) {
    in_.append(bytes.data(), static_cast<std::size_t>(count));
    take_requests(site, now);
  } else if (count == 0 || !is_passing(errno)) {
    state_ = State::over;
  }
}

// Answers what is complete, one request after the other, as long as the answers can be sent.
void Connection::take_requests(Site& site, Moment now) {
  while (state_ == State::waiting || state_ == State::reading) {
    if (watch_.size() == 0) {  // an empty line before a request is forgiven
      while (in_.starts_with("\r\n")) in_.erase(0, 2);
    }
    if (in_.empty() || in_ == "\r") return;
    enter(State::reading, now);
    switch (watch_.look(in_)) {
      case HeadWatch::Verdict::incomplete: return;
      case HeadWatch::Verdict::complete: {
        const std::string head = in_.substr(0, watch_.size());
        in_.erase(0, head.size());
        watch_.start_over();
        reply(site.answer(head), now);
        break;
      }
      case HeadWatch::Verdict::bad: reply(site.refuse(400), now); break;
      case HeadWatch::Verdict::long_target: reply(site.refuse(414), now); break;
      case HeadWatch::Verdict::long_head: reply(site.refuse(431), now); break;
    }
  }
}

void Connection::reply(Answer answer, Moment now) {
  out_ = std::move(answer);
  sent_ = 0;
  enter(State::writing, now);
  send(now);
}

void Connection::send(Moment now) {
  const std::size_t head = out_.head.size();
  const std::size_t all = head + out_.body.size();
  while (sent_ < all) {
    const std::size_t of_head = std::min(sent_, head);
    const std::size_t of_body = sent_ - of_head;
    // sendmsg takes what it will not write through pointers that could.
    iovec pieces[] = {{out_.head.data() + of_head, head - of_head},
                      {const_cast<char*>(out_.body.data()) + of_body, out_.body.size() - of_body}};
    msghdr message{};
    message.msg_iov = pieces;
    message.msg_iovlen = std::size(pieces);
    const ssize_t count = sendmsg(socket(), &message, MSG_NOSIGNAL);
    if (count < 0 && is_passing(errno)) return;
    if (count < 0) {
      state_ = State::over;
      return;
    }
    sent_ += static_cast<std::size_t>(count);
  }
  const bool is_last = out_.ends_connection;
  out_ = {};
  if (!is_last) {
    enter(State::waiting, now);
    return;
  }
  // Closed with bytes unread, the connection would be reset and the answer lost on its way.
  shutdown(socket(), SHUT_WR);
  in_.clear();
  enter(State::leaving, now);
}

void Connection::discard() {
  std::array<char, kMouthful> bytes;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const ssize_t count = recv(socket(), bytes.data(), bytes.size(), 0);
  if (count > 0) discarded_ += static_cast<std::size_t>(count);
  const bool is_gone = count == 0 || (count < 0 && !is_passing(errno));
  if (is_gone || discarded_ > kPatience) state_ = State::over;
}

}  // namespace nonet::serve
