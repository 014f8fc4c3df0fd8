// A JSON value as a tree, for files that are read member by member, where every byte counts:
// strings are pieces of the source unless they have escapes, and members that mean nothing are kept
// as they were written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

struct JsonMember;

struct JsonTree {
  enum class Kind : std::uint8_t { null, truth, number, string, array, object };
  Kind kind = Kind::null;
  std::string_view raw;  // as written; of a string without its quotes
  bool has_escapes = false;
  std::vector<JsonTree> items;
  std::vector<JsonMember> members;

  bool is_true() const { return kind == Kind::truth && raw == "true"; }
  const JsonTree* find(std::string_view key) const;
  std::string text() const;           // of a string, escapes undone; of a number, its digits
  std::optional<int> number() const;  // also of a string that is one
};

struct JsonMember {
  std::string_view key;
  JsonTree value;
};

// Nothing if it is not JSON, or nested deeper than any puzzle; `at` then says where.
std::optional<JsonTree> read_json_tree(std::string_view source, std::size_t& at);

}  // namespace nonet::text
