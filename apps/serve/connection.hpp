// Connection: one visitor, who may be slow, rude or gone. It never waits: the loop calls when there
// is something to read, room to write, or when its time is up.
//
//   waiting ──first byte──▶ reading ──head complete──▶ writing ──all sent──▶ waiting
//                              │ too long, not HTTP       │ the last answer
//                              └────────▶ writing ────────┴──▶ leaving ──▶ over
//
// Each state has an end in time that no trickle of bytes puts off.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "serve/head.hpp"
#include "serve/listener.hpp"
#include "serve/site.hpp"

namespace nonet::serve {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

class Connection {
 public:
  enum class State : std::uint8_t { waiting, reading, writing, leaving, over };

  Connection(Descriptor socket, Moment now);

  int socket() const { return socket_.number(); }
  State state() const { return state_; }
  Moment since() const { return since_; }
  Moment deadline() const;
  short awaited() const;  // for poll

  void on_ready(Site& site, Moment now);
  void on_deadline(Site& site, Moment now);

 private:
  void enter(State state, Moment now);
  void receive(Site& site, Moment now);
  void take_requests(Site& site, Moment now);
  void reply(Answer answer, Moment now);
  void send(Moment now);
  void discard();

  Descriptor socket_;
  State state_ = State::waiting;
  Moment since_;
  std::string in_;  // not yet answered
  HeadWatch watch_;
  Answer out_;
  std::size_t sent_ = 0;       // of head and body
  std::size_t discarded_ = 0;  // after the last answer
};

}  // namespace nonet::serve
