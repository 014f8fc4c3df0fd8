// Json: a value that is written as text at once. Nothing is kept but the text, so an answer with a
// hundred steps costs what its bytes cost.
//
//   Json json;
//   json["status"] = "found";
//   json["steps"] = Json::array();
//   json["steps"].push_back(5);        // {"status":"found","steps":[5]}
//
// Members stay in the order in which they were named first; a member may be given another value. A
// reference to one holds until another is named.
// Bytes that are not UTF-8 are replaced: JSON cannot hold them.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace nonet::answers {

// The pieces, for who writes a long answer straight into its text.
void write_text(std::string& out, std::string_view text);  // quoted and escaped
// The same for a text that was written there already, behind its opening quote, from `begin` on.
void close_text(std::string& out, std::size_t begin);
void write_number(std::string& out, std::int64_t number);
void write_number(std::string& out, std::uint64_t number);
void write_number(std::string& out, double number);  // "1.0", "0.25", "1e-07"

class Json {
 public:
  Json() = default;        // null, until it gets members or elements
  Json(std::nullptr_t) {}  // NOLINT: values are values
  Json(std::string_view text) { write_text(text_, text); }                  // NOLINT
  Json(const char* text) : Json(std::string_view(text)) {}                  // NOLINT
  Json(const std::string& text) : Json(std::string_view(text)) {}           // NOLINT
  Json(std::same_as<bool> auto claim) : text_(claim ? "true" : "false") {}  // NOLINT
  Json(double number) { write_number(text_, number); }                      // NOLINT
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) Json(Number number) {  // NOLINT
    if constexpr (std::is_signed_v<Number>) {
      write_number(text_, static_cast<std::int64_t>(number));
    } else {
      write_number(text_, static_cast<std::uint64_t>(number));
    }
  }
  template <typename Item>
  Json(const std::vector<Item>& items) : Json(array()) {  // NOLINT
    for (const Item& item : items) push_back(item);
  }
  template <typename Item, std::size_t kSize>
  Json(const std::array<Item, kSize>& items) : Json(array()) {  // NOLINT
    for (const Item& item : items) push_back(item);
  }
  using Member = std::pair<std::string_view, Json>;
  Json(std::initializer_list<Member> members) : Json(object()) {
    for (const Member& member : members) (*this)[member.first] = member.second;
  }

  static Json array() { return Json(Kind::array); }
  static Json object() { return Json(Kind::object); }
  static Json raw(std::string json);  // text that is JSON already

  Json& operator[](std::string_view key);
  void push_back(const Json& item) { item.write_to(element()); }
  // Begins another element: its JSON is to be written there, whole.
  std::string& element();
  void reserve(std::size_t bytes);  // for elements

  std::size_t size() const { return size_ + members_.size(); }
  bool empty() const { return size() == 0; }

  void write_to(std::string& out) const;
  std::size_t length() const;  // of its text, about

 private:
  enum class Kind : std::uint8_t { value, array, object };
  explicit Json(Kind kind) : kind_(kind) {}

  Kind kind_ = Kind::value;
  std::size_t size_ = 0;  // of an array
  std::string text_;      // the value, empty for null; or the elements, with commas between them
  std::vector<std::pair<std::string, Json>> members_;
};

}  // namespace nonet::answers
