// Listener: the socket that visitors knock at, and what can be wrong with an address.
#pragma once

#include <string>
#include <variant>

namespace nonet::serve {

// A file descriptor that is closed with its owner.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor();
  Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

struct Listener {
  Descriptor socket;
  std::string name;  // as a browser writes it: 127.0.0.1, [::1]
  unsigned port = 0;
  bool is_loopback = false;  // nobody on another machine can come here
};

struct BadAddress {
  std::string message;
};
struct CannotListen {
  std::string message;
};

// `host` is an address or localhost; port 0 is any free one.
std::variant<Listener, BadAddress, CannotListen> listen_on(const std::string& host, unsigned port);

}  // namespace nonet::serve
