// See states.hpp.

#include "constraints/states.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace nonet::constraints {
namespace {

constexpr std::size_t kMostKnown = 4096;  // before those that are the same become one

class TableReader {
 public:
  TableReader(std::string_view text, int side) : text_(text), side_(side) {}

  std::optional<Automaton> read() {
    if (!take('{')) return std::nullopt;
    do {
      read_state();
    } while (!is_bad_ && take('|'));
    if (!take('}') || at_ != text_.size()) is_bad_ = true;
    const std::size_t count = made_.next.size();
    if (is_bad_ || made_.first == 0 || most_ >= count) return std::nullopt;
    return std::move(made_);
  }

 private:
  bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(char c) {
    if (!is_at(c)) return false;
    ++at_;
    return true;
  }
  void read_state() {
    const std::size_t own = made_.next.size();
    if (own == kMostStates) is_bad_ = true;
    if (is_bad_) return;
    made_.next.emplace_back(static_cast<std::size_t>(side_), 0);
    if (take('^')) made_.first |= Mask{1} << own;
    if (take('$')) made_.last |= Mask{1} << own;
    if (is_at('|') || is_at('}')) return;
    do {
      read_arrow(made_.next.back());
    } while (!is_bad_ && take(','));
  }
  void read_arrow(std::vector<Mask>& next) {
    Mask digits = take('.') ? (Mask{1} << side_) - 1 : 0;
    while (!is_bad_ && digits != (Mask{1} << side_) - 1 && !is_at('>')) {
      const int low = digit(), high = take('-') ? digit() : low;
      for (int each = low; each <= high; ++each) digits |= Mask{1} << each;
    }
    std::size_t to = 0, figures = 0;
    if (!take('>')) is_bad_ = true;
    for (; figures < 2 && at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++figures)
      to = to * 10 + static_cast<std::size_t>(text_[at_++] - '0');
    if (figures == 0 || to >= kMostStates) is_bad_ = true;
    if (is_bad_) return;
    most_ = std::max(most_, to);
    for (std::size_t each = 0; each < next.size(); ++each) {
      if ((digits >> each & 1) != 0) next[each] |= Mask{1} << to;
    }
  }
  int digit() {
    const int found = at_ < text_.size() ? find_symbol(text_[at_++]) : -1;
    if (found < 0 || found >= side_) is_bad_ = true;
    return is_bad_ ? 0 : found;
  }

  std::string_view text_;
  int side_;
  std::size_t at_ = 0, most_ = 0;
  bool is_bad_ = false;
  Automaton made_;
};

char symbol_of(std::size_t digit) {
  return static_cast<char>(digit < 9 ? '1' + digit : 'A' + digit - 9);
}

// "1-35": runs of three and more with a dash.
std::string digits_text(Mask digits, std::size_t side) {
  if (digits == (Mask{1} << side) - 1) return ".";
  std::string text;
  for (std::size_t first = 0; first < side; ++first) {
    if ((digits >> first & 1) == 0) continue;
    std::size_t last = first;
    while (last + 1 < side && (digits >> (last + 1) & 1) != 0) ++last;
    text += symbol_of(first);
    if (last > first + 1) text += '-';
    if (last > first) text += symbol_of(last);
    first = last;
  }
  return text;
}

// What a rule comes to: by state and digit the one state that follows, or -1.
struct Reached {
  std::vector<std::vector<int>> next;
  std::vector<bool> may_end;
  std::vector<int> first;
};

std::optional<Reached> reach(int side, const std::vector<long>& first, const LineRule& rule) {
  Reached found;
  std::map<long, int> numbers;
  std::vector<long> known;
  const auto number = [&](long of) {
    if (of == kDead) return -1;
    const auto [at, is_new] = numbers.emplace(of, static_cast<int>(known.size()));
    if (is_new) known.push_back(of);
    return at->second;
  };
  for (const long each : first) found.first.push_back(number(each));
  for (std::size_t state = 0; state < known.size(); ++state) {
    if (known.size() > kMostKnown) return std::nullopt;
    const long own = known[state];
    found.may_end.push_back(rule.may_end(own));
    std::vector<int> next;
    next.reserve(static_cast<std::size_t>(side));
    for (int digit = 1; digit <= side; ++digit) next.push_back(number(rule.next(own, digit)));
    found.next.push_back(std::move(next));
  }
  return found;
}

// States are alike that may end alike and lead to states alike: classes of them, from the coarsest
// on. Class 0 is of those from which no line ends.
std::vector<int> find_classes(const Reached& found) {
  const std::size_t count = found.next.size();
  std::vector<int> classes(count, 0);
  for (std::size_t i = 0; i < count; ++i) classes[i] = found.may_end[i] ? 1 : 0;
  for (std::size_t before = 0, now = 1; before != now;) {
    before = now;
    std::map<std::vector<int>, int> numbers;
    // What leads nowhere is as what is not there.
    std::vector<int> dead(count == 0 ? 1 : found.next[0].size() + 1, 0);
    numbers.emplace(std::move(dead), 0);
    std::vector<int> finer(count);
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<int> key = {classes[i]};
      for (const int to : found.next[i])
        key.push_back(to < 0 ? 0 : classes[static_cast<std::size_t>(to)]);
      finer[i] = numbers.emplace(std::move(key), static_cast<int>(numbers.size())).first->second;
    }
    classes = std::move(finer);
    now = numbers.size();
  }
  return classes;
}

}  // namespace

int find_symbol(char c) {
  return c >= '1' && c <= '9'   ? c - '1'
         : c >= 'A' && c <= 'Z' ? c - 'A' + 9
         : c >= 'a' && c <= 'z' ? c - 'a' + 9
                                : -1;
}

std::optional<Automaton> read_states(std::string_view text, int side) {
  return TableReader(text, side).read();
}

std::string states_text(const Automaton& automaton) {
  std::string text = "{";
  for (std::size_t state = 0; state < automaton.next.size(); ++state) {
    if (state > 0) text += '|';
    if ((automaton.first >> state & 1) != 0) text += '^';
    if ((automaton.last >> state & 1) != 0) text += '$';
    const std::vector<Mask>& next = automaton.next[state];
    bool has_arrow = false;
    for (std::size_t to = 0; to < automaton.next.size(); ++to) {
      Mask digits = 0;
      for (std::size_t digit = 0; digit < next.size(); ++digit)
        digits |= (next[digit] >> to & 1) << digit;
      if (digits == 0) continue;
      if (has_arrow) text += ',';
      text.append(digits_text(digits, next.size())).append(">").append(std::to_string(to));
      has_arrow = true;
    }
  }
  return text + "}";
}

std::optional<Automaton> find_states(int side, const std::vector<long>& first,
                                     const LineRule& rule) {
  const std::optional<Reached> found = reach(side, first, rule);
  if (!found) return std::nullopt;
  const std::vector<int> classes = find_classes(*found);
  // Numbered as they are met; where no line fits, one state stands alone.
  std::vector<int> numbers(found->next.size() + 1, -1);
  Automaton made;
  made.first = 1;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    int& own = numbers[static_cast<std::size_t>(classes[i])];
    if (classes[i] == 0 || own >= 0) continue;
    own = static_cast<int>(made.next.size());
    if (own == kMostStates) return std::nullopt;
    made.next.emplace_back(static_cast<std::size_t>(side), 0);
    if (found->may_end[i]) made.last |= Mask{1} << own;
  }
  if (made.next.empty()) {
    made.next.emplace_back(static_cast<std::size_t>(side), 0);
    return made;
  }
  const auto mask_of = [&](int state) {
    const int own =
        state < 0 ? -1
                  : numbers[static_cast<std::size_t>(classes[static_cast<std::size_t>(state)])];
    return own < 0 ? Mask{0} : Mask{1} << own;
  };
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const int own = numbers[static_cast<std::size_t>(classes[i])];
    for (std::size_t digit = 0; own >= 0 && digit < found->next[i].size(); ++digit)
      made.next[static_cast<std::size_t>(own)][digit] = mask_of(found->next[i][digit]);
  }
  made.first = 0;
  for (const int state : found->first) made.first |= mask_of(state);
  if (made.first == 0) made.first = 1, made.last = 0;
  return made;
}

}  // namespace nonet::constraints
