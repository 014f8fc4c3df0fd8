// Tables of states as Interactive Sudoku Solver packs them: bits behind one another, as letters.
//
//   2 bits  0: arrows one by one, 1: which digits have one, then where these lead
//   4       bits of a state, less one
//   4       digits, less one
//           states where a line may begin, in as many bits as a state has; they come first
//           other states where it may end, in as many; they come next
//           a bit for each of the first: whether a line may end there, the last of them first
//   4       of arrows one by one: bits of how many a state has
//           the states

#include <algorithm>
#include <bit>

#include "constraints/states.hpp"
#include "text/iss_words.hpp"

namespace nonet::text {
namespace {

using constraints::Automaton;
using constraints::kMostStates;
using constraints::Mask;

constexpr unsigned kMostFirst = 30;  // there they are bits of one number

unsigned bits_of(std::size_t number) { return static_cast<unsigned>(std::bit_width(number)); }

class BitsReader {
 public:
  explicit BitsReader(std::string_view bytes) : bytes_(bytes) {}
  std::size_t left() const { return bytes_.size() * 8 - at_; }
  // 0 behind the end, which is no state's place.
  std::size_t take(unsigned count) {
    std::size_t value = 0;
    is_short |= left() < count;
    for (unsigned i = 0; i < count && !is_short; ++i, ++at_)
      value = value << 1 | (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1U);
    return value;
  }
  bool is_short = false;

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

class BitsWriter {
 public:
  void put(std::size_t value, unsigned count) {
    for (unsigned i = count; i-- > 0; ++size_) {
      if (size_ % 8 == 0) bytes.push_back('\0');
      if ((value >> i & 1) != 0)
        bytes.back() =
            static_cast<char>(static_cast<unsigned char>(bytes.back()) | (0x80U >> (size_ % 8)));
    }
  }
  std::string bytes;

 private:
  std::size_t size_ = 0;
};

// The states in the order they are packed in: where lines begin, where they end, others.
std::vector<std::size_t> packed_order(const Automaton& automaton) {
  std::vector<std::size_t> order;
  for (const int rank : {0, 1, 2}) {
    for (std::size_t state = 0; state < automaton.next.size(); ++state) {
      const int own = (automaton.first >> state & 1) != 0  ? 0
                      : (automaton.last >> state & 1) != 0 ? 1
                                                           : 2;
      if (own == rank) order.push_back(state);
    }
  }
  return order;
}

}  // namespace

std::optional<Automaton> unpack_states(std::string_view packed, int side) {
  const std::optional<std::string> bytes = unpack_words(packed);
  if (!bytes) return std::nullopt;
  BitsReader bits(*bytes);
  const std::size_t form = bits.take(2);
  const auto of_state = static_cast<unsigned>(bits.take(4)) + 1;
  const std::size_t digits = bits.take(4) + 1;
  const std::size_t first = bits.take(of_state), last = bits.take(of_state);
  if (form > 1 || digits > static_cast<std::size_t>(side) || first < 1 || first > kMostFirst ||
      first + last > kMostStates)
    return std::nullopt;
  Automaton made;
  made.first = (Mask{1} << first) - 1;
  made.last =
      bits.take(static_cast<unsigned>(first)) | (((Mask{1} << last) - 1) << first);  // first < 64
  const auto of_count = form == 0 ? static_cast<unsigned>(bits.take(4)) : 0;
  const unsigned of_digit = bits_of(digits - 1);
  const std::size_t least = form == 0 ? of_count : digits;
  std::size_t count = first + last;  // what is beyond the last arrow fills the last byte
  const auto add_arrow = [&](std::vector<Mask>& next, std::size_t digit, std::size_t to) {
    if (digit >= digits || to >= kMostStates) bits.is_short = true;
    if (bits.is_short) return;
    next[digit] |= Mask{1} << to;
    count = std::max({count, to + 1, made.next.size()});
  };
  while (least > 0 && bits.left() >= least && !bits.is_short) {
    if (made.next.size() == kMostStates) {
      if (bits.take(static_cast<unsigned>(least)) != 0) return std::nullopt;
      continue;
    }
    std::vector<Mask>& next = made.next.emplace_back(static_cast<std::size_t>(side), 0);
    const std::size_t arrows = bits.take(static_cast<unsigned>(least));
    for (std::size_t i = 0; form == 0 && i < arrows && !bits.is_short; ++i) {
      const std::size_t digit = bits.take(of_digit);
      add_arrow(next, digit, bits.take(of_state));
    }
    for (std::size_t digit = 0; form == 1 && digit < digits; ++digit) {
      if ((arrows >> digit & 1) != 0) add_arrow(next, digit, bits.take(of_state));
    }
  }
  if (bits.is_short) return std::nullopt;
  made.next.resize(count, std::vector<Mask>(static_cast<std::size_t>(side), 0));
  return made;
}

std::string pack_states(const Automaton& automaton) {
  const std::vector<std::size_t> order = packed_order(automaton);
  std::vector<std::size_t> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = i;
  const auto first = static_cast<unsigned>(std::popcount(automaton.first));
  const auto last = static_cast<unsigned>(std::popcount(automaton.last & ~automaton.first));
  const std::size_t digits = automaton.next[0].size();
  if (first > kMostFirst || digits > 16) return "";
  std::size_t most = 1;
  bool is_one = true;  // state for each digit
  for (const std::vector<Mask>& next : automaton.next) {
    std::size_t own = 0;
    for (const Mask to : next) {
      own += static_cast<std::size_t>(std::popcount(to));
      is_one = is_one && std::popcount(to) <= 1;
    }
    most = std::max(most, own);
  }
  const unsigned of_state =
      std::max({1U, bits_of(order.size() - 1), bits_of(first), bits_of(last)});
  BitsWriter bits;
  bits.put(is_one ? 1 : 0, 2);
  bits.put(of_state - 1, 4);
  bits.put(digits - 1, 4);
  bits.put(first, of_state);
  bits.put(last, of_state);
  for (unsigned i = first; i-- > 0;) bits.put(automaton.last >> order[i] & 1, 1);
  if (!is_one) bits.put(bits_of(most), 4);
  for (const std::size_t state : order) {
    const std::vector<Mask>& next = automaton.next[state];
    std::size_t arrows = 0;
    for (std::size_t digit = 0; digit < digits; ++digit)
      arrows += is_one ? std::size_t{next[digit] != 0} << digit
                       : static_cast<std::size_t>(std::popcount(next[digit]));
    bits.put(arrows, is_one ? static_cast<unsigned>(digits) : bits_of(most));
    for (std::size_t digit = 0; digit < digits; ++digit) {
      for (Mask to = next[digit]; to != 0; to &= to - 1) {
        if (!is_one) bits.put(digit, bits_of(digits - 1));
        bits.put(places[static_cast<std::size_t>(std::countr_zero(to))], of_state);
      }
    }
  }
  return pack_words(bits.bytes);
}

}  // namespace nonet::text
