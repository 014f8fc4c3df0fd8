// What is the same in every answer, also in those that say no: the headers that keep a browser from
// doing anything the page does not need, and small pages for what went wrong.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nonet::serve {

struct Header {
  std::string_view name, value;
};
std::span<const Header> safety_headers();

// A page that says what is wrong. It lives as long as the program.
std::string_view trouble_page(int status);
inline constexpr std::string_view kTroubleType = "text/html; charset=utf-8";

// The whole answer, for those who sent nothing that cpp-httplib could be shown. It ends the
// connection.
std::string trouble_answer(int status);

}  // namespace nonet::serve
