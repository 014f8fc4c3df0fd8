// See site.hpp. The only file that includes cpp-httplib, whose own listening loop is not used: it
// gives each visitor a thread, waits for slow ones with it, and can wait for no more than 1024 of
// them.

#include "serve/site.hpp"

#include <httplib.h>

#include <cstdio>
#include <cstring>
#include <optional>

#include "serve/head.hpp"
#include "serve/page.hpp"
#include "serve/trouble.hpp"

namespace nonet::serve {
namespace {

// Both ends of one request in memory. What is part of the page is not copied.
class Exchange : public httplib::Stream {
 public:
  explicit Exchange(std::string_view request) : request_(request) {}
  Answer answer;

  bool is_readable() const override { return true; }
  bool is_writable() const override { return true; }
  ssize_t read(char* bytes, std::size_t most) override {
    const std::size_t count = std::min(most, request_.size());
    std::memcpy(bytes, request_.data(), count);
    request_.remove_prefix(count);
    return static_cast<ssize_t>(count);
  }
  ssize_t write(const char* bytes, std::size_t count) override {
    const std::string_view page = page_bytes();
    const bool is_of_page =
        std::less_equal<>()(page.data(), bytes) && std::less<>()(bytes, page.data() + page.size());
    if (is_of_page && answer.body.empty()) {
      answer.body = {bytes, count};
    } else {
      answer.head.append(bytes, count);
    }
    return static_cast<ssize_t>(count);
  }
  void get_remote_ip_and_port(std::string&, int&) const override {}
  void get_local_ip_and_port(std::string&, int&) const override {}
  socket_t socket() const override { return 0; }

 private:
  std::string_view request_;
};

std::string_view trim(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = text.find_last_not_of(" \t") + 1;
  return begin < end ? text.substr(begin, end - begin) : std::string_view{};
}

// Whether `accept` is true of one of the items of a list such as `gzip;q=0.5, br`.
template <typename Accept>
bool any_item(std::string_view list, Accept accept) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (accept(trim(list.substr(0, comma)))) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

bool takes_gzip(const httplib::Request& request) {
  return any_item(request.get_header_value("Accept-Encoding"), [](std::string_view item) {
    const std::size_t semicolon = std::min(item.find(';'), item.size());
    if (!equals_ignoring_case(trim(item.substr(0, semicolon)), "gzip")) return false;
    // q=0, q=0.0, q=0.000: anything but
    const std::string_view weight = trim(item.substr(std::min(semicolon + 1, item.size())));
    return !weight.starts_with("q=0") ||
           weight.find_first_of("123456789") != std::string_view::npos;
  });
}

bool has_already(const httplib::Request& request, std::string_view tag) {
  return any_item(request.get_header_value("If-None-Match"), [tag](std::string_view item) {
    if (item.starts_with("W/")) item.remove_prefix(2);
    return item == tag || item == "*";
  });
}

// A body nobody waits for: what follows the head cannot be taken for the next request.
bool has_body(const httplib::Request& request) {
  if (request.has_header("Transfer-Encoding")) return true;
  return request.has_header("Content-Length") && request.get_header_value("Content-Length") != "0";
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Where a body ends must be said once, in one way, or others could read the bytes differently.
// Asked of the lines themselves: cpp-httplib forgets headers without a value.
bool says_length_clearly(std::string_view head) {
  int lengths = 0;
  while (!head.empty()) {
    std::string_view line = next_line(head);
    const bool is_length = is_named(line, "Content-Length");
    if (!is_length && !is_named(line, "Transfer-Encoding")) continue;
    line.remove_prefix(line.find(':') + 1);
    line.remove_suffix(2);
    if (++lengths > 1 || (is_length && !is_number(trim(line)))) return false;
  }
  return true;
}

bool wants_end(const httplib::Request& request) {
  const std::string wish = request.get_header_value("Connection");
  const auto says = [&wish](std::string_view word) {
    return any_item(wish,
                    [word](std::string_view item) { return equals_ignoring_case(item, word); });
  };
  return says("close") || (request.version == "HTTP/1.0" && !says("keep-alive"));
}

// "localhost:8181" without its port, "[::1]:8181" too; nothing if it is not a name and a port.
std::optional<std::string_view> find_name(std::string_view host) {
  constexpr std::size_t kLongestPort = 5;
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  if (bracket == std::string_view::npos) return std::nullopt;
  const std::size_t colon = std::min(host.find(':', bracket), host.size());
  if (host.starts_with('[') && colon != bracket + 1) return std::nullopt;
  const std::string_view port = host.substr(std::min(colon + 1, host.size()));
  if (colon < host.size() && (!is_number(port) || port.size() > kLongestPort || colon == 0)) {
    return std::nullopt;
  }
  return host.substr(0, colon);
}

// A request line in absolute form, as proxies write it: "GET http://localhost:8181/x HTTP/1.1".
// What it names stands above the Host header, which is why it takes its place.
struct Absolute {
  std::string line;  // with the path alone
  std::string host;
};
std::optional<Absolute> find_absolute(std::string_view line) {
  constexpr std::string_view kScheme = "http://";
  const std::size_t begin = line.find(' ') + 1;
  if (begin == 0 || !equals_ignoring_case(line.substr(begin, kScheme.size()), kScheme)) {
    return std::nullopt;
  }
  const std::size_t host = begin + kScheme.size();
  const std::size_t path = std::min(line.find_first_of("/? \r", host), line.size());
  const std::string_view slash = line.substr(path, 1) == "/" ? "" : "/";
  return Absolute{std::string(line.substr(0, begin)).append(slash).append(line.substr(path)),
                  std::string(line.substr(host, path - host))};
}

}  // namespace

class Site::Library : public httplib::Server {
 public:
  explicit Library(SiteOptions options) : options_(std::move(options)) {
    // It does not listen; but a server without a socket would think that it is to stop.
    svr_sock_ = 0;
    httplib::Headers headers;
    for (const Header& header : safety_headers()) headers.emplace(header.name, header.value);
    set_default_headers(std::move(headers));
    set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      respond(request, response);
      return HandlerResponse::Handled;
    });
    set_error_handler(Handler([](const httplib::Request&, httplib::Response& response) {
      response.set_header("Cache-Control", "no-store");
      show(trouble_page(response.status), kTroubleType, response);
    }));
    set_exception_handler([](const httplib::Request&, httplib::Response& response,
                             const std::exception_ptr&) { response.status = 500; });
    set_post_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      finish(request, response);
    });
    if (!options_.is_verbose) return;
    set_logger([this](const httplib::Request& request, const httplib::Response& response) {
      log(request.method + " " + request.target, response.status);
    });
  }

  Answer answer(std::string_view head) {
    // Ranges are read by a regular expression that recurses for every character, and nobody needs a
    // part of this page; who expects a word before sending a body is not told to go on.
    const std::string_view first = next_line(head);
    const std::optional<Absolute> absolute = find_absolute(first);
    std::string clean = absolute ? absolute->line : std::string(first);
    if (absolute) clean += "Host: " + absolute->host + "\r\n";
    while (!head.empty()) {
      const std::string_view line = next_line(head);
      if (is_named(line, "Range") || is_named(line, "Expect")) continue;
      if (!absolute || !is_named(line, "Host")) clean += line;
    }
    ends_connection_ = true;  // unless `finish` says otherwise
    Exchange exchange(clean);
    bool is_closed = false;
    process_request(exchange, false, is_closed, nullptr);
    exchange.answer.ends_connection = ends_connection_;
    return std::move(exchange.answer);
  }

  void log(const std::string& what, int status) const {
    if (options_.is_verbose) std::fprintf(stderr, "%s %d\n", what.c_str(), status);
  }

 private:
  static void show(std::string_view bytes, std::string_view type, httplib::Response& response) {
    if (bytes.empty()) {
      response.set_header("Content-Type", std::string(type));
      return;
    }
    response.set_content_provider(
        bytes.size(), std::string(type),
        [bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
          return sink.write(bytes.data() + offset, length);
        });
  }

  bool is_own(std::string_view name) const {
    if (!options_.is_private) return true;
    return name.empty() || equals_ignoring_case(name, "localhost") || name == "127.0.0.1" ||
           name == "[::1]" || name == options_.own_name;
  }

  void respond(const httplib::Request& request, httplib::Response& response) const {
    const std::size_t hosts = request.get_header_value_count("Host");
    const std::string host = request.get_header_value("Host");
    const std::optional<std::string_view> name = find_name(host);
    const bool has_host = hosts == 1 || (hosts == 0 && request.version == "HTTP/1.0");
    if (!has_host || !name) {
      response.status = 400;
    } else if (!is_own(*name)) {
      response.status = 421;
    } else if (request.method != "GET" && request.method != "HEAD") {
      response.status = 405;
      response.set_header("Allow", "GET, HEAD");
    } else if (const File* file = find_file(request.path)) {
      give(*file, request, response);
    } else {
      response.status = 404;
    }
  }

  static void give(const File& file, const httplib::Request& request, httplib::Response& response) {
    const bool is_packed = !file.gzip.empty() && takes_gzip(request);
    const std::string tag = "\"" + std::string(file.hash) + (is_packed ? "-gz\"" : "\"");
    response.set_header("ETag", tag);
    response.set_header("Cache-Control",
                        is_forever(file) ? "public, max-age=31536000, immutable" : "no-cache");
    if (!file.gzip.empty()) response.set_header("Vary", "Accept-Encoding");
    if (has_already(request, tag)) {
      response.status = 304;
      return;
    }
    response.status = 200;
    if (is_packed) response.set_header("Content-Encoding", "gzip");
    show(is_packed ? file.gzip : file.bytes, type_of(file), response);
  }

  // The last look before the headers are written: takes back what the library promises for itself.
  void finish(const httplib::Request& request, httplib::Response& response) {
    response.headers.erase("Keep-Alive");
    response.headers.erase("Accept-Ranges");
    response.headers.erase("Connection");
    if (response.status == 304) response.headers.erase("Content-Length");
    // Who was refused once is not listened to further: what follows may be meant for another
    // server.
    const bool is_refused =
        response.status == 400 || response.status == 405 || response.status == 421;
    ends_connection_ = is_refused || has_body(request) || wants_end(request);
    if (ends_connection_) {
      response.set_header("Connection", "close");
    } else if (request.version == "HTTP/1.0") {
      response.set_header("Connection", "keep-alive");
    }
  }

  SiteOptions options_;
  bool ends_connection_ = false;  // of the request at hand
};

Site::Site(SiteOptions options) : library_(std::make_unique<Library>(std::move(options))) {}
Site::~Site() = default;

Answer Site::answer(std::string_view head) {
  return says_length_clearly(head) ? library_->answer(head) : refuse(400);
}

Answer Site::refuse(int status) {
  library_->log("-", status);
  return {.head = trouble_answer(status), .body = {}, .ends_connection = true};
}

}  // namespace nonet::serve
