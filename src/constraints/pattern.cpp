// Patterns by Glushkov's way: every symbol of the pattern is a state, and which may follow which is
// known as the pattern is read. State 0 is before the first digit.

#include <utility>

#include "constraints/expression.hpp"
#include "constraints/states.hpp"

namespace nonet::constraints {
namespace {

constexpr int kDeepestPattern = 40;

struct Piece {
  bool may_be_empty = true;
  Mask first = 0, last = 0;
};

class PatternReader {
 public:
  PatternReader(std::string_view text, int side) : text_(text), side_(side) {}

  std::optional<Automaton> read() {
    const Piece whole = either();
    if (is_bad_ || at_ != text_.size()) return std::nullopt;
    Automaton automaton;
    automaton.first = 1;
    automaton.last = whole.last | (whole.may_be_empty ? 1 : 0);
    follow_[0] = whole.first;
    automaton.next.resize(static_cast<std::size_t>(count_));
    for (int state = 0; state < count_; ++state) {
      auto& next = automaton.next[static_cast<std::size_t>(state)];
      next.assign(static_cast<std::size_t>(side_), 0);
      for (int to = 1; to < count_; ++to) {
        if ((follow_[state] >> to & 1) == 0) continue;
        for (int digit = 0; digit < side_; ++digit) {
          if ((accepts_[to] >> digit & 1) != 0) {
            next[static_cast<std::size_t>(digit)] |= Mask{1} << to;
          }
        }
      }
    }
    return automaton;
  }

 private:
  bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(char c) {
    if (!is_at(c)) return false;
    ++at_;
    return true;
  }
  void link(Mask from, Mask to) {
    for (int state = 0; state < count_; ++state) {
      if ((from >> state & 1) != 0) follow_[state] |= to;
    }
  }
  Piece either() {
    if (++depth_ > kDeepestPattern) is_bad_ = true;
    Piece whole = row();
    while (!is_bad_ && take('|')) {
      const Piece other = row();
      whole.may_be_empty |= other.may_be_empty;
      whole.first |= other.first;
      whole.last |= other.last;
    }
    --depth_;
    return whole;
  }
  Piece row() {
    Piece whole;
    while (!is_bad_ && at_ < text_.size() && !is_at('|') && !is_at(')')) {
      const Piece next = repeated();
      link(whole.last, next.first);
      if (whole.may_be_empty) whole.first |= next.first;
      whole.last = next.last | (next.may_be_empty ? whole.last : 0);
      whole.may_be_empty &= next.may_be_empty;
    }
    return whole;
  }
  Piece repeated() {
    Piece piece = single();
    while (is_at('*') || is_at('+') || is_at('?')) {
      const char sign = text_[at_++];
      if (sign != '?') link(piece.last, piece.first);
      if (sign != '+') piece.may_be_empty = true;
    }
    return piece;
  }
  Piece single() {
    if (take('(')) {
      const Piece inner = either();
      if (!take(')')) is_bad_ = true;
      return inner;
    }
    const Mask digits = symbols();
    if (is_bad_ || count_ == kMostStates) {
      is_bad_ = true;
      return {};
    }
    const Mask self = Mask{1} << count_;
    accepts_[count_++] = digits;
    return {false, self, self};
  }
  // A digit, any digit, or some of them.
  Mask symbols() {
    const Mask all = (Mask{1} << side_) - 1;
    if (take('.')) return all;
    if (!take('[')) return Mask{1} << one();
    const bool is_not = take('^');
    Mask some = 0;
    while (!is_bad_ && !is_at(']')) {
      const int low = one();
      const int high = take('-') ? one() : low;
      for (int digit = low; digit <= high; ++digit) some |= Mask{1} << digit;
    }
    if (!take(']')) is_bad_ = true;
    return is_not ? all & ~some : some;
  }
  int one() {
    const int digit = at_ < text_.size() ? find_symbol(text_[at_++]) : -1;
    if (digit < 0 || digit >= side_) is_bad_ = true;
    return is_bad_ ? 0 : digit;
  }

  std::string_view text_;
  int side_;
  std::size_t at_ = 0;
  int depth_ = 0, count_ = 1;
  bool is_bad_ = false;
  Mask accepts_[kMostStates] = {}, follow_[kMostStates] = {};
};

}  // namespace

std::optional<Automaton> find_automaton(std::string_view pattern, int side) {
  if (pattern.starts_with('{')) return read_states(pattern, side);
  return PatternReader(pattern, side).read();
}

}  // namespace nonet::constraints
