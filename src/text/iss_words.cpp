// See iss_words.hpp.

#include "text/iss_words.hpp"

#include <algorithm>
#include <cstdlib>

namespace nonet::text {
namespace {

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kBits = 6;

// The value of a letter; the older order has the last two the other way round.
std::optional<unsigned> find_value(char letter, bool is_old) {
  if (is_old && (letter == '-' || letter == '_')) return letter == '_' ? 62 : 63;
  if (letter == '+' || letter == '/') return letter == '+' ? 62 : 63;
  const std::size_t at = kLetters.find(letter);
  if (at == kLetters.npos) return std::nullopt;
  return static_cast<unsigned>(at);
}

struct Formula {
  std::string words;
  bool (*is_fine)(int a, int b, int k);
  int k;
};

// The words with the number wherever they have a #.
std::string with_number(std::string_view words, int k) {
  std::string said;
  for (const char c : words) {
    if (c == '#')
      said.append(std::to_string(k));
    else
      said.push_back(c);
  }
  return said;
}

std::vector<Formula> usual_formulas(int side) {
  std::vector<Formula> all = {
      {"a!=b", [](int a, int b, int) { return a != b; }, 0},
      {"a=b", [](int a, int b, int) { return a == b; }, 0},
      {"a<b", [](int a, int b, int) { return a < b; }, 0},
      {"a<=b", [](int a, int b, int) { return a <= b; }, 0},
      {"a>b", [](int a, int b, int) { return a > b; }, 0},
      {"a>=b", [](int a, int b, int) { return a >= b; }, 0},
      {"a%2!=b%2", [](int a, int b, int) { return a % 2 != b % 2; }, 0},
      {"a%2=b%2", [](int a, int b, int) { return a % 2 == b % 2; }, 0},
  };
  const auto add = [&](std::string_view words, int k, bool (*is_fine)(int, int, int)) {
    all.push_back({with_number(words, k), is_fine, k});
  };
  for (int k = 1; k < side; ++k) {
    add("|a-b|=#", k, [](int a, int b, int i) { return std::abs(a - b) == i; });
    add("|a-b|!=#", k, [](int a, int b, int i) { return std::abs(a - b) != i; });
    add("|a-b|>=#", k, [](int a, int b, int i) { return std::abs(a - b) >= i; });
    add("|a-b|<=#", k, [](int a, int b, int i) { return std::abs(a - b) <= i; });
    add("|a-b|>0&|a-b|<=#", k, [](int a, int b, int i) { return a != b && std::abs(a - b) <= i; });
    add("a=#*borb=#*a", k, [](int a, int b, int i) { return a == i * b || b == i * a; });
  }
  for (int k = 2; k <= 2 * side; ++k) {
    add("a+b=#", k, [](int a, int b, int i) { return a + b == i; });
    add("a+b!=#", k, [](int a, int b, int i) { return a + b != i; });
  }
  return all;
}

// The digits that fit behind `a`, as runs: "b=2orb>=4&b<=7".
std::string runs(const PairTable& table, int side, int a) {
  const auto is_fine = [&](int b) {
    return b <= side && table[static_cast<std::size_t>((a - 1) * side + b - 1)];
  };
  std::string words;
  for (int b = 1; b <= side; ++b) {
    if (!is_fine(b)) continue;
    const int first = b;
    while (is_fine(b + 1)) ++b;
    words += words.empty() ? "" : "or";
    words += first == b ? "b=" + std::to_string(b)
                        : "b>=" + std::to_string(first) + "&b<=" + std::to_string(b);
  }
  return words;
}

}  // namespace

std::string pack_pairs(const PairTable& table) {
  std::string key;
  for (std::size_t at = 0; at < table.size(); at += kBits) {
    std::size_t value = 0;
    for (std::size_t bit = 0; bit < kBits && at + bit < table.size(); ++bit) {
      if (table[at + bit]) value |= std::size_t{1} << bit;
    }
    key += kLetters[value];
  }
  while (!key.empty() && key.back() == kLetters[0]) key.pop_back();
  return key;
}

std::optional<PairTable> unpack_pairs(std::string_view key, int side, bool is_old) {
  PairTable table(static_cast<std::size_t>(side) * static_cast<std::size_t>(side), false);
  if (key.size() > (table.size() + kBits - 1) / kBits) return std::nullopt;
  for (std::size_t i = 0; i < key.size(); ++i) {
    const std::optional<unsigned> value = find_value(key[i], is_old);
    if (!value) return std::nullopt;
    for (std::size_t bit = 0; bit < kBits; ++bit) {
      if ((*value >> bit & 1) == 0) continue;
      if (i * kBits + bit >= table.size()) return std::nullopt;
      table[i * kBits + bit] = true;
    }
  }
  return table;
}

std::string formula_of(const PairTable& table, int side) {
  const auto is_same = [&](const Formula& formula) {
    for (int a = 1; a <= side; ++a) {
      for (int b = 1; b <= side; ++b) {
        const bool is_fine = table[static_cast<std::size_t>((a - 1) * side + b - 1)];
        if (formula.is_fine(a, b, formula.k) != is_fine) return false;
      }
    }
    return true;
  };
  for (const Formula& formula : usual_formulas(side)) {
    if (is_same(formula)) return formula.words;
  }
  std::string words;
  for (int a = 1; a <= side; ++a) {
    const std::string some = runs(table, side, a);
    if (some.empty()) continue;
    words += words.empty() ? "" : "or";
    words += "a=" + std::to_string(a) + "&(" + some + ")";
  }
  return words.empty() ? "a!=a" : words;
}

std::string pack_words(std::string_view words) {
  std::string packed;
  for (std::size_t at = 0; at < words.size(); at += 3) {
    unsigned three = 0;
    const std::size_t count = std::min<std::size_t>(3, words.size() - at);
    for (std::size_t i = 0; i < 3; ++i) {
      three = three << 8 | (i < count ? static_cast<unsigned char>(words[at + i]) : 0U);
    }
    for (std::size_t i = 0; i <= count; ++i) packed += kLetters[three >> (18 - kBits * i) & 63];
  }
  return packed;
}

std::optional<std::string> unpack_words(std::string_view packed) {
  while (!packed.empty() && packed.back() == '=') packed.remove_suffix(1);
  std::string words;
  unsigned bits = 0, held = 0;
  for (const char letter : packed) {
    const std::optional<unsigned> value = find_value(letter, false);
    if (!value) return std::nullopt;
    bits = (bits << kBits | *value) & 0xffff;
    held += kBits;
    if (held < 8) continue;
    held -= 8;
    words += static_cast<char>(bits >> held & 0xff);
  }
  return words;
}

}  // namespace nonet::text
