// See deflate.hpp. Matches are found by one hash of three bytes and a short chain; every block has
// its own Huffman codes. What a document holds is short and repeats itself: more effort would gain
// little.

#include "pdf/deflate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace nonet::pdf {
namespace {

constexpr std::size_t kWindow = 32768, kShortest = 3, kLongest = 258;
constexpr int kHashBits = 15;
constexpr int kTries = 24;                     // links of a chain that are looked at
constexpr std::size_t kBlockTokens = 1 << 14;  // then come other codes
constexpr int kLiterals = 286, kDistances = 30, kEnd = 256;

// --- codes

struct Node {
  std::uint64_t weight;
  int left, right;  // a symbol has no left one, and its number as the right one
};

// Symbols first, then what joins them, the root last. `leaves` are the symbols by weight.
std::vector<Node> make_tree(const std::vector<std::uint32_t>& counts,
                            std::vector<std::size_t>& leaves) {
  std::vector<Node> nodes;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    leaves.push_back(nodes.size());
    nodes.push_back({counts[i], -1, static_cast<int>(i)});
  }
  std::stable_sort(leaves.begin(), leaves.end(), [&nodes](std::size_t a, std::size_t b) {
    return nodes[a].weight < nodes[b].weight;
  });
  // Two queues: leaves by weight, and inner nodes, which are made in the order of weight.
  std::size_t next_leaf = 0, next_inner = nodes.size();
  const auto take = [&] {
    const bool has_inner = next_inner < nodes.size();
    const bool is_leaf =
        next_leaf < leaves.size() &&
        (!has_inner || nodes[leaves[next_leaf]].weight <= nodes[next_inner].weight);
    return is_leaf ? leaves[next_leaf++] : next_inner++;
  };
  for (std::size_t i = 1; i < leaves.size(); ++i) {
    const std::size_t left = take(), right = take();
    nodes.push_back({nodes[left].weight + nodes[right].weight, static_cast<int>(left),
                     static_cast<int>(right)});
  }
  return nodes;
}

// How many symbols have codes of each length; those too long are cut, and others pay for it
// (Kraft's sum).
std::vector<int> count_lengths(const std::vector<Node>& nodes, int most) {
  const auto longest = static_cast<std::size_t>(most);
  std::vector<std::size_t> depth(nodes.size(), 0);
  std::vector<int> of_length(longest + 1, 0);
  for (std::size_t i = nodes.size(); i-- > 0;) {
    const Node& node = nodes[i];
    if (node.left < 0) {
      ++of_length[std::min(depth[i], longest)];
      continue;
    }
    depth[static_cast<std::size_t>(node.left)] = depth[i] + 1;
    depth[static_cast<std::size_t>(node.right)] = depth[i] + 1;
  }
  std::uint64_t sum = 0;
  for (std::size_t length = 1; length <= longest; ++length) {
    sum += static_cast<std::uint64_t>(of_length[length]) << (longest - length);
  }
  for (; sum > std::uint64_t{1} << longest; --sum) {
    std::size_t length = longest - 1;
    while (of_length[length] == 0) --length;
    --of_length[length];
    of_length[length + 1] += 2;
    --of_length[longest];
  }
  return of_length;
}

// The lengths of Huffman codes for these counts, none above `most`.
std::vector<int> code_lengths(const std::vector<std::uint32_t>& counts, int most) {
  std::vector<int> lengths(counts.size(), 0);
  std::vector<std::size_t> leaves;
  const std::vector<Node> nodes = make_tree(counts, leaves);
  if (leaves.size() == 1) lengths[static_cast<std::size_t>(nodes[0].right)] = 1;
  if (leaves.size() < 2) return lengths;
  const std::vector<int> of_length = count_lengths(nodes, most);
  std::size_t leaf = 0;  // the rarest first
  for (int length = most; length > 0; --length) {
    for (int i = 0; i < of_length[static_cast<std::size_t>(length)]; ++i) {
      lengths[static_cast<std::size_t>(nodes[leaves[leaf++]].right)] = length;
    }
  }
  return lengths;
}

struct Code {
  std::vector<int> lengths;
  std::vector<std::uint32_t> bits;  // as they are written, the first bit lowest
};

Code make_code(const std::vector<std::uint32_t>& counts, int most) {
  Code code{code_lengths(counts, most), std::vector<std::uint32_t>(counts.size(), 0)};
  std::uint32_t next = 0;
  for (int length = 1; length <= most; ++length) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (code.lengths[i] != length) continue;
      for (int bit = 0; bit < length; ++bit) {
        code.bits[i] |= (next >> bit & 1U) << (length - 1 - bit);
      }
      ++next;
    }
    next <<= 1;
  }
  return code;
}

class Bits {
 public:
  void put(std::uint32_t bits, int count) {
    held_ |= static_cast<std::uint64_t>(bits) << size_;
    size_ += count;
    for (; size_ >= 8; size_ -= 8, held_ >>= 8) out_ += static_cast<char>(held_ & 0xff);
  }
  void put(const Code& code, int symbol) {
    const auto i = static_cast<std::size_t>(symbol);
    put(code.bits[i], code.lengths[i]);
  }
  void fill_byte() {
    if (size_ > 0) put(0, 8 - size_);
  }
  std::string& out() { return out_; }

 private:
  std::string out_;
  std::uint64_t held_ = 0;
  int size_ = 0;
};

// --- what is coded: a byte, or a length and a distance

struct Token {
  std::uint16_t length;    // 0: a byte
  std::uint16_t distance;  // or the byte
};

// The symbol of a length or distance, and what follows it.
struct Sorted {
  int symbol, extra_bits;
  std::uint32_t extra;
};
Sorted sort_length(int length) {
  if (length == static_cast<int>(kLongest)) return {285, 0, 0};
  const int from = length - 3;
  int bits = 0;
  while (from >> (bits + 3) != 0) ++bits;
  const int symbol = bits == 0 ? 257 + from : 257 + 4 * bits + (from >> bits);
  return {symbol, bits, static_cast<std::uint32_t>(from & ((1 << bits) - 1))};
}
Sorted sort_distance(int distance) {
  const int from = distance - 1;
  int bits = 0;
  while (from >> (bits + 2) != 0) ++bits;
  const int symbol = bits == 0 ? from : 2 * bits + (from >> bits);
  return {symbol, bits, static_cast<std::uint32_t>(from & ((1 << bits) - 1))};
}

// How lengths of codes are written: as such, or as a run of one (16), of few (17) or many noughts.
struct CodedLength {
  int symbol, extra_bits;
  std::uint32_t extra;
};
std::vector<CodedLength> coded_lengths(const std::vector<int>& lengths) {
  std::vector<CodedLength> coded;
  for (std::size_t i = 0; i < lengths.size();) {
    std::size_t end = i + 1;
    while (end < lengths.size() && lengths[end] == lengths[i]) ++end;
    std::size_t count = end - i;
    if (lengths[i] == 0) {
      for (; count >= 11; count -= std::min<std::size_t>(count, 138)) {
        coded.push_back(
            {18, 7, static_cast<std::uint32_t>(std::min<std::size_t>(count, 138) - 11)});
      }
      if (count >= 3) {
        coded.push_back({17, 3, static_cast<std::uint32_t>(count - 3)});
        count = 0;
      }
    } else {
      coded.push_back({lengths[i], 0, 0});
      --count;
      for (; count >= 3; count -= std::min<std::size_t>(count, 6)) {
        coded.push_back({16, 2, static_cast<std::uint32_t>(std::min<std::size_t>(count, 6) - 3)});
      }
    }
    for (; count > 0; --count) coded.push_back({lengths[i], 0, 0});
    i = end;
  }
  return coded;
}

void write_codes(Bits& bits, const Code& literals, const Code& distances) {
  constexpr std::array<int, 19> kOrder = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                          11, 4,  12, 3, 13, 2, 14, 1, 15};
  std::size_t literal_count = kLiterals, distance_count = kDistances;
  while (literal_count > 257 && literals.lengths[literal_count - 1] == 0) --literal_count;
  while (distance_count > 1 && distances.lengths[distance_count - 1] == 0) --distance_count;
  std::vector<int> lengths(literals.lengths.begin(),
                           literals.lengths.begin() + static_cast<std::ptrdiff_t>(literal_count));
  lengths.insert(lengths.end(), distances.lengths.begin(),
                 distances.lengths.begin() + static_cast<std::ptrdiff_t>(distance_count));
  const std::vector<CodedLength> coded = coded_lengths(lengths);
  std::vector<std::uint32_t> counts(19, 0);
  for (const CodedLength& each : coded) ++counts[static_cast<std::size_t>(each.symbol)];
  const Code code = make_code(counts, 7);
  std::size_t written = 19;
  while (written > 4 && code.lengths[static_cast<std::size_t>(kOrder[written - 1])] == 0) --written;
  bits.put(static_cast<std::uint32_t>(literal_count - 257), 5);
  bits.put(static_cast<std::uint32_t>(distance_count - 1), 5);
  bits.put(static_cast<std::uint32_t>(written - 4), 4);
  for (std::size_t i = 0; i < written; ++i) {
    bits.put(static_cast<std::uint32_t>(code.lengths[static_cast<std::size_t>(kOrder[i])]), 3);
  }
  for (const CodedLength& each : coded) {
    bits.put(code, each.symbol);
    bits.put(each.extra, each.extra_bits);
  }
}

void write_block(Bits& bits, const std::vector<Token>& tokens, bool is_last) {
  std::vector<std::uint32_t> literal_counts(kLiterals, 0), distance_counts(kDistances, 0);
  ++literal_counts[kEnd];
  for (const Token& token : tokens) {
    if (token.length == 0) {
      ++literal_counts[token.distance];
    } else {
      ++literal_counts[static_cast<std::size_t>(sort_length(token.length).symbol)];
      ++distance_counts[static_cast<std::size_t>(sort_distance(token.distance).symbol)];
    }
  }
  const Code literals = make_code(literal_counts, 15), distances = make_code(distance_counts, 15);
  bits.put(is_last ? 1 : 0, 1);
  bits.put(2, 2);
  write_codes(bits, literals, distances);
  for (const Token& token : tokens) {
    if (token.length == 0) {
      bits.put(literals, token.distance);
      continue;
    }
    const Sorted length = sort_length(token.length), distance = sort_distance(token.distance);
    bits.put(literals, length.symbol);
    bits.put(length.extra, length.extra_bits);
    bits.put(distances, distance.symbol);
    bits.put(distance.extra, distance.extra_bits);
  }
  bits.put(literals, kEnd);
}

// --- matches

class Matcher {
 public:
  explicit Matcher(std::string_view bytes)
      : bytes_(bytes), first_(std::size_t{1} << kHashBits, -1), before_(kWindow, -1) {}

  // The longest of what stands before `at` and goes on as it does.
  Token find(std::size_t at) const {
    Token best{0, static_cast<unsigned char>(bytes_[at])};
    if (at + kShortest > bytes_.size()) return best;
    const std::size_t most = std::min(kLongest, bytes_.size() - at);
    std::size_t longest = kShortest - 1;
    std::int32_t from = first_[hash(at)];
    for (int tries = kTries; tries > 0 && from >= 0; --tries) {
      const auto place = static_cast<std::size_t>(from);
      if (at - place >= kWindow) break;
      if (bytes_[place + longest] == bytes_[at + longest]) {
        std::size_t length = 0;
        while (length < most && bytes_[place + length] == bytes_[at + length]) ++length;
        if (length > longest) {
          longest = length;
          best = {static_cast<std::uint16_t>(length), static_cast<std::uint16_t>(at - place)};
          if (length == most) break;
        }
      }
      from = before_[place % kWindow];
    }
    return best;
  }

  void note(std::size_t at) {
    if (at + kShortest > bytes_.size()) return;
    const std::size_t slot = hash(at);
    before_[at % kWindow] = first_[slot];
    first_[slot] = static_cast<std::int32_t>(at);
  }

 private:
  std::size_t hash(std::size_t at) const {
    const auto byte = [&](std::size_t i) {
      return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes_[at + i]));
    };
    const std::uint32_t word = byte(0) | byte(1) << 8 | byte(2) << 16;
    return word * 2654435761U >> (32 - kHashBits);
  }

  std::string_view bytes_;
  std::vector<std::int32_t> first_, before_;
};

std::uint32_t adler32(std::string_view bytes) {
  std::uint32_t a = 1, b = 0;
  for (const char c : bytes) {
    a = (a + static_cast<unsigned char>(c)) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

}  // namespace

std::string deflate(std::string_view bytes) {
  Bits bits;
  bits.put(0x78, 8);
  bits.put(0x9c, 8);
  Matcher matcher(bytes);
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < bytes.size();) {
    const Token token = matcher.find(at);
    const std::size_t end = at + std::max<std::size_t>(token.length, 1);
    // A match that begins one later may be longer.
    const bool is_better_later = token.length > 0 && token.length < 32 && end < bytes.size() &&
                                 (matcher.note(at), matcher.find(at + 1).length > token.length);
    if (is_better_later) {
      tokens.push_back({0, static_cast<unsigned char>(bytes[at])});
      ++at;
    } else {
      tokens.push_back(token);
      const bool is_noted = token.length > 0 && token.length < 32 && end < bytes.size();
      for (std::size_t i = at + (is_noted ? 1 : 0); i < end; ++i) matcher.note(i);
      at = end;
    }
    if (tokens.size() < kBlockTokens || at >= bytes.size()) continue;
    write_block(bits, tokens, false);
    tokens.clear();
  }
  write_block(bits, tokens, true);
  bits.fill_byte();
  const std::uint32_t sum = adler32(bytes);
  for (int shift = 24; shift >= 0; shift -= 8) bits.out() += static_cast<char>(sum >> shift & 0xff);
  return std::move(bits.out());
}

}  // namespace nonet::pdf
