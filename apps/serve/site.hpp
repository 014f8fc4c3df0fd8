// Site: what is answered to a request. cpp-httplib reads the request and writes the answer; which
// file, which headers and who may ask is decided here. It sees no socket: bytes in, bytes out.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace nonet::serve {

struct Answer {
  std::string head;       // and the body too, if it is not part of the page
  std::string_view body;  // lives as long as the program
  bool ends_connection = false;
};

struct SiteOptions {
  // Asked by any other name than localhost and its addresses, answer nothing: a name that somebody
  // else owns may be made to point here (DNS rebinding), and then that page could read ours.
  bool is_private = true;
  std::string own_name;  // the address we listen on, which is a good name too
  bool is_verbose = false;
};

class Site {
 public:
  explicit Site(SiteOptions options);
  ~Site();
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;

  Answer answer(std::string_view head);
  // To what could not be taken for a request.
  Answer refuse(int status);

 private:
  class Library;
  std::unique_ptr<Library> library_;
};

}  // namespace nonet::serve
