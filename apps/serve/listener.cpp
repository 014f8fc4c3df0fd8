// See listener.hpp.

#include "serve/listener.hpp"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>

namespace nonet::serve {
namespace {

struct FreeAddresses {
  void operator()(addrinfo* list) const { freeaddrinfo(list); }
};
using Addresses = std::unique_ptr<addrinfo, FreeAddresses>;

// No name service is asked: whoever wants another name than localhost knows its address.
Addresses read_address(const std::string& host, unsigned port) {
  addrinfo wish{};
  wish.ai_socktype = SOCK_STREAM;
  wish.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV;
  addrinfo* list = nullptr;
  const std::string numbers = host == "localhost" ? "127.0.0.1" : host;
  if (getaddrinfo(numbers.c_str(), std::to_string(port).c_str(), &wish, &list) != 0) return nullptr;
  return Addresses(list);
}

bool is_loopback(const sockaddr* address) {
  if (address->sa_family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, address, sizeof v4);
    return (ntohl(v4.sin_addr.s_addr) >> 24) == 127;
  }
  sockaddr_in6 v6{};
  std::memcpy(&v6, address, sizeof v6);
  return IN6_IS_ADDR_LOOPBACK(&v6.sin6_addr);
}

unsigned port_of(int socket) {
  sockaddr_storage bound{};
  socklen_t size = sizeof bound;
  getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &size);
  if (bound.ss_family == AF_INET6) {
    sockaddr_in6 v6{};
    std::memcpy(&v6, &bound, sizeof v6);
    return ntohs(v6.sin6_port);
  }
  sockaddr_in v4{};
  std::memcpy(&v4, &bound, sizeof v4);
  return ntohs(v4.sin_port);
}

std::string name_of(const addrinfo& address) {
  char text[NI_MAXHOST] = {};
  getnameinfo(address.ai_addr, address.ai_addrlen, text, sizeof text, nullptr, 0, NI_NUMERICHOST);
  return address.ai_family == AF_INET6 ? "[" + std::string(text) + "]" : text;
}

CannotListen why_not(const std::string& name, unsigned port) {
  const std::string number = std::to_string(port);
  if (errno == EADDRINUSE) {
    return {"port " + number + " is in use; --port takes another one, --port 0 any that is free"};
  }
  return {"cannot listen on " + name + ":" + number + ": " + std::strerror(errno)};
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) close(number_);
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

std::variant<Listener, BadAddress, CannotListen> listen_on(const std::string& host, unsigned port) {
  const Addresses address = read_address(host, port);
  if (address == nullptr) {
    return BadAddress{"--host: expected localhost or an address such as 127.0.0.1, found '" + host +
                      "'"};
  }
  const std::string name = name_of(*address);
  const int kind = address->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC;
  Descriptor socket(::socket(address->ai_family, kind, 0));
  if (!socket.is_open()) return why_not(name, port);
  // A port that was ours a moment ago may be ours again; one that somebody listens on may not.
  const int yes = 1;
  setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  // Those who come in inherit it. What the kernel takes for somebody who never reads is lost to the
  // others: left to itself it takes megabytes each.
  const int send_buffer = 65536;
  setsockopt(socket.number(), SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);
  if (bind(socket.number(), address->ai_addr, address->ai_addrlen) != 0 ||
      listen(socket.number(), SOMAXCONN) != 0) {
    return why_not(name, port);
  }
  const unsigned bound = port_of(socket.number());
  return Listener{std::move(socket), name, bound, is_loopback(address->ai_addr)};
}

}  // namespace nonet::serve
