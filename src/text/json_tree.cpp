// See json_tree.hpp. Keys and booleans without quotes and with short names (t, f) are read too:
// SudokuPad writes them.

#include "text/json_tree.hpp"

#include <charconv>

namespace nonet::text {
namespace {

constexpr int kDeepest = 24;
constexpr std::size_t kMostValues = 400'000;

class TreeReader {
 public:
  explicit TreeReader(std::string_view source) : source_(source) {}

  std::optional<JsonTree> read(std::size_t& at) {
    JsonTree tree;
    const bool is_read = value(tree, 0);
    skip();
    at = at_;
    if (!is_read || at_ != source_.size()) return std::nullopt;
    return tree;
  }

 private:
  void skip() {
    while (at_ < source_.size() &&
           (source_[at_] == ' ' || (source_[at_] >= '\t' && source_[at_] <= '\r'))) {
      ++at_;
    }
  }
  bool take(char c) {
    skip();
    if (at_ >= source_.size() || source_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool string(JsonTree& tree) {
    const std::size_t begin = ++at_;
    while (at_ < source_.size() && source_[at_] != '"') {
      if (source_[at_] == '\\') {
        tree.has_escapes = true;
        ++at_;
      }
      ++at_;
    }
    if (at_ >= source_.size()) return false;
    tree.kind = JsonTree::Kind::string;
    tree.raw = source_.substr(begin, at_++ - begin);
    return true;
  }
  bool word(JsonTree& tree) {
    const std::size_t begin = at_;
    while (at_ < source_.size() &&
           std::string_view(",:]}[{\" \t\r\n").find(source_[at_]) == std::string_view::npos) {
      ++at_;
    }
    tree.raw = source_.substr(begin, at_ - begin);
    if (tree.raw.empty()) return false;
    const char first = tree.raw.front();
    if (tree.raw == "null") return true;
    tree.kind = (first >= '0' && first <= '9') || first == '-' ? JsonTree::Kind::number
                                                               : JsonTree::Kind::truth;
    if (tree.raw == "t") tree.raw = "true";
    return tree.kind == JsonTree::Kind::number || tree.raw == "true" || tree.raw == "false" ||
           tree.raw == "f";
  }
  bool value(JsonTree& tree, int depth) {
    skip();
    if (at_ >= source_.size() || depth > kDeepest || ++count_ > kMostValues) return false;
    const std::size_t begin = at_;
    if (source_[at_] == '"') return string(tree);
    if (source_[at_] == '[') {
      ++at_;
      tree.kind = JsonTree::Kind::array;
      if (!take(']')) {
        do {
          skip();
          JsonTree& item = tree.items.emplace_back();
          // SudokuPad leaves out objects that are empty.
          const bool is_left_out =
              at_ < source_.size() && (source_[at_] == ',' || source_[at_] == ']');
          if (is_left_out && ++count_ > kMostValues) return false;
          if (!is_left_out && !value(item, depth + 1)) return false;
        } while (take(','));
        if (!take(']')) return false;
      }
    } else if (source_[at_] == '{') {
      ++at_;
      tree.kind = JsonTree::Kind::object;
      if (!take('}')) {
        do {
          if (!member(tree, depth)) return false;
        } while (take(','));
        if (!take('}')) return false;
      }
    } else {
      return word(tree);
    }
    tree.raw = source_.substr(begin, at_ - begin);
    return true;
  }
  bool member(JsonTree& tree, int depth) {
    skip();
    JsonTree key;
    if (at_ < source_.size() && source_[at_] == '"') {
      if (!string(key)) return false;
    } else {
      const std::size_t begin = at_;
      while (at_ < source_.size() && static_cast<unsigned char>(source_[at_]) >= ' ' &&
             std::string_view(":,[]{}\"\\").find(source_[at_]) == std::string_view::npos) {
        ++at_;
      }
      key.raw = source_.substr(begin, at_ - begin);
    }
    if (!take(':')) return false;
    JsonMember& made = tree.members.emplace_back();
    made.key = key.raw;
    return value(made.value, depth + 1);
  }

  std::string_view source_;
  std::size_t at_ = 0, count_ = 0;
};

void append_utf8(std::string& text, unsigned code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xc0 | code >> 6);
    text += static_cast<char>(0x80 | (code & 0x3f));
  } else {
    text += static_cast<char>(0xe0 | code >> 12);
    text += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    text += static_cast<char>(0x80 | (code & 0x3f));
  }
}

}  // namespace

const JsonTree* JsonTree::find(std::string_view key) const {
  for (const auto& [own, value] : members) {
    if (own == key) return &value;
  }
  return nullptr;
}

std::string JsonTree::text() const {
  if (!has_escapes) return std::string(raw);
  std::string plain;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\' || i + 1 >= raw.size()) {
      plain += raw[i];
      continue;
    }
    const char c = raw[++i];
    if (c == 'n' || c == 't' || c == 'r' || c == 'b' || c == 'f') {
      plain += c == 'n' ? '\n' : ' ';
    } else if (c == 'u' && i + 4 < raw.size()) {
      unsigned code = 0;
      std::from_chars(raw.data() + i + 1, raw.data() + i + 5, code, 16);
      i += 4;
      append_utf8(plain, code);
    } else {
      plain += c;
    }
  }
  return plain;
}

std::optional<int> JsonTree::number() const {
  if (kind != Kind::number && kind != Kind::string) return std::nullopt;
  int found = 0;
  const auto [end, error] = std::from_chars(raw.data(), raw.data() + raw.size(), found);
  if (error != std::errc() || end != raw.data() + raw.size()) return std::nullopt;
  return found;
}

std::optional<JsonTree> read_json_tree(std::string_view source, std::size_t& at) {
  return TreeReader(source).read(at);
}

}  // namespace nonet::text
