// Streaming tags out of XML; xml.hpp says how much of XML this is.
//
// Nothing is checked that nobody needs: tags need not match, entities beyond the five and the
// numbered ones stay as they are.

#include "text/xml.hpp"

#include <algorithm>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kLongestText = 4096;

struct Entity {
  std::string_view name, text;
};
constexpr Entity kEntities[] = {
    {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}};

void add_utf8(unsigned long point, std::string& out) {
  const auto put = [&](unsigned long byte) { out += static_cast<char>(byte); };
  if (point < 0x80) return put(point);
  if (point < 0x800) {
    put(0xc0 | point >> 6);
  } else if (point < 0x10000) {
    put(0xe0 | point >> 12);
    put(0x80 | (point >> 6 & 0x3f));
  } else {
    put(0xf0 | point >> 18);
    put(0x80 | (point >> 12 & 0x3f));
    put(0x80 | (point >> 6 & 0x3f));
  }
  put(0x80 | (point & 0x3f));
}

// The character that "#10" or "#x1F600" stands for; nothing if it stands for none.
std::optional<unsigned long> read_number(std::string_view text) {
  if (text.size() < 2 || text.size() > 8 || text[0] != '#') return std::nullopt;
  const bool is_hex = text[1] == 'x' || text[1] == 'X';
  unsigned long value = 0;
  const std::string digits = lower_case(text.substr(is_hex ? 2 : 1));
  if (digits.empty()) return std::nullopt;
  for (const char c : digits) {
    const std::size_t digit = std::string_view("0123456789abcdef").find(c);
    if (digit == std::string_view::npos || (!is_hex && digit > 9)) return std::nullopt;
    value = value * (is_hex ? 16 : 10) + digit;
  }
  const bool is_surrogate = value >= 0xd800 && value <= 0xdfff;
  if (value == 0 || is_surrogate || value > 0x10ffff) return std::nullopt;
  return value;
}

std::string decode(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto* entity = std::find_if(std::begin(kEntities), std::end(kEntities), [&](auto& each) {
      return text.substr(0, each.name.size()) == each.name;
    });
    const std::size_t end = text.find(';');
    std::size_t length = 1;
    if (entity != std::end(kEntities)) {
      out += entity->text;
      length = entity->name.size();
    } else if (text[0] == '&' && end != text.npos && read_number(text.substr(1, end - 1))) {
      add_utf8(*read_number(text.substr(1, end - 1)), out);
      length = end + 1;
    } else {
      out += text[0];
    }
    text.remove_prefix(length);
  }
  return out;
}

bool is_xml_space(char c) { return is_space(c) || c == '\n' || c == '\r'; }

void skip_xml_space(std::string_view& text) {
  while (!text.empty() && is_xml_space(text.front())) text.remove_prefix(1);
}

// name a="1" b='2' /
void read_inside(std::string_view inside, Tag& tag) {
  const std::size_t end = inside.find_first_of(" \t\r\n/", 1);
  tag.name = inside.substr(0, end);
  inside.remove_prefix(std::min(end, inside.size()));
  for (;;) {
    skip_xml_space(inside);
    const std::size_t equals = inside.find('=');
    if (equals == inside.npos) return;
    std::string_view name = inside.substr(0, equals);
    while (!name.empty() && is_xml_space(name.back())) name.remove_suffix(1);
    inside.remove_prefix(equals + 1);
    skip_xml_space(inside);
    if (inside.empty() || (inside[0] != '"' && inside[0] != '\'')) return;
    const std::size_t close = inside.find(inside[0], 1);
    if (close == inside.npos) return;
    tag.attributes.emplace_back(name, decode(inside.substr(1, close - 1)));
    inside.remove_prefix(close + 1);
  }
}

// Takes bytes up to the '>' that ends the tag, or the comment; false if it never comes.
bool take_tag(ByteStream& input, std::string& source, bool& is_long) {
  char quote = '\0';
  while (input.peek() >= 0) {
    const char c = static_cast<char>(input.get());
    if (source.size() < kMaxLine) {
      source += c;
    } else {
      is_long = true;
      // Enough to see a comment's end.
      source.erase(source.size() - 2, 1);
      source += c;
    }
    const bool is_comment = std::string_view(source).substr(0, 4) == "<!--";
    if (is_comment) {
      if (c == '>' && source.size() >= 7 && source.substr(source.size() - 3) == "-->") return true;
      continue;
    }
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return true;
    }
  }
  return false;
}

}  // namespace

const std::string* Tag::find(std::string_view attribute) const {
  for (const auto& [key, value] : attributes) {
    if (key == attribute) return &value;
  }
  return nullptr;
}

std::optional<Tag> next_tag(ByteStream& input) {
  std::string text;
  for (;;) {
    while (input.peek() >= 0 && input.peek() != '<') {
      const char c = static_cast<char>(input.get());
      if (text.size() < kLongestText) text += c;
    }
    if (input.peek() < 0) return std::nullopt;
    Tag tag;
    tag.line = input.line();
    tag.column = input.column();
    tag.is_cut = !take_tag(input, tag.source, tag.is_cut);
    if (tag.source.size() > 1 && (tag.source[1] == '!' || tag.source[1] == '?')) continue;
    std::string_view inside = tag.source;
    inside.remove_prefix(1);
    if (!inside.empty() && inside.back() == '>') inside.remove_suffix(1);
    read_inside(inside, tag);
    const std::string decoded = decode(text);
    tag.text_before = trim(decoded);
    return tag;
  }
}

std::string escape_xml(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto* entity = std::find_if(std::begin(kEntities), std::end(kEntities),
                                      [c](const Entity& each) { return each.text[0] == c; });
    if (entity != std::end(kEntities)) {
      out += entity->name;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace nonet::text
