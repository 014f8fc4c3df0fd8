// See trouble.hpp.

#include "serve/trouble.hpp"

#include <algorithm>
#include <map>

namespace nonet::serve {
namespace {

// The page runs its own script and its own WebAssembly, draws with its own style, keeps its worker,
// and talks to nobody else. Pictures may also be made on the spot (data:, blob:), for export.
constexpr Header kSafety[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
     "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"},
};

struct Trouble {
  int status;
  std::string_view name, words;
};
constexpr Trouble kTroubles[] = {
    {400, "Bad Request", "The request could not be understood."},
    {404, "Not Found", "There is nothing here. <a href=\"/\">The board is over there.</a>"},
    {405, "Method Not Allowed", "This server shows a page and takes nothing in."},
    {408, "Request Timeout", "The request took too long to arrive."},
    {414, "URI Too Long", "The address is too long."},
    {421, "Misdirected Request",
     "This server belongs to one machine and answers to the names localhost, 127.0.0.1 and [::1]."},
    {431, "Request Header Fields Too Large", "The request has too many or too long headers."},
    {500, "Internal Server Error", "Something went wrong that should not."},
};

const Trouble& trouble_of(int status) {
  const auto* found = std::find_if(std::begin(kTroubles), std::end(kTroubles),
                                   [status](const Trouble& row) { return row.status == status; });
  return found == std::end(kTroubles) ? *(std::end(kTroubles) - 1) : *found;
}

std::string make_page(const Trouble& trouble) {
  const std::string title = std::to_string(trouble.status).append(" ").append(trouble.name);
  return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>" + title +
         "</title>\n<h1>" + title + "</h1>\n<p>" + std::string(trouble.words) + "</p>\n</html>\n";
}

}  // namespace

std::span<const Header> safety_headers() { return kSafety; }

std::string_view trouble_page(int status) {
  static const std::map<int, std::string> kPages = [] {
    std::map<int, std::string> pages;
    for (const Trouble& trouble : kTroubles) pages.emplace(trouble.status, make_page(trouble));
    return pages;
  }();
  return kPages.at(trouble_of(status).status);
}

std::string trouble_answer(int status) {
  const Trouble& trouble = trouble_of(status);
  const std::string_view page = trouble_page(status);
  std::string text = "HTTP/1.1 " + std::to_string(trouble.status);
  text.append(" ").append(trouble.name).append("\r\nConnection: close\r\nCache-Control: no-store");
  text.append("\r\nContent-Type: ").append(kTroubleType);
  text.append("\r\nContent-Length: ").append(std::to_string(page.size())).append("\r\n");
  for (const Header& header : safety_headers()) {
    text.append(header.name).append(": ").append(header.value).append("\r\n");
  }
  return text.append("\r\n").append(page);
}

}  // namespace nonet::serve
