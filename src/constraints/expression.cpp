// See expression.hpp. Read again for every pair of digits: a relation is short, and asked once a
// puzzle.

#include "constraints/expression.hpp"

#include <cstdlib>

namespace nonet::constraints {
namespace {

constexpr int kDeepest = 30;
constexpr long kMost = 1'000'000;

// By climbing: or, and, comparison, sum, product, a value.
class Reader {
 public:
  Reader(std::string_view text, int a, int b, int n) : text_(text), a_(a), b_(b), n_(n) {}

  std::optional<bool> read() {
    const long value = any();
    if (is_bad_ || at_ != text_.size()) return std::nullopt;
    return value != 0;
  }

 private:
  bool take(std::string_view sign) {
    if (text_.substr(at_, sign.size()) != sign) return false;
    at_ += sign.size();
    return true;
  }
  bool take_one_or_two(char sign) {
    if (!take(std::string_view(&sign, 1))) return false;
    take(std::string_view(&sign, 1));
    return true;
  }
  // "or" is written out or ^, because a bar is an absolute value.
  long any() {
    long value = all();
    while (take("or") || take("^")) {
      const long other = all();
      value = (value != 0 || other != 0) ? 1 : 0;
    }
    return value;
  }
  long all() {
    long value = compared();
    while (take_one_or_two('&')) {
      const long other = compared();
      value = (value != 0 && other != 0) ? 1 : 0;
    }
    return value;
  }
  long compared() {
    const long value = total();
    if (take("!=")) return value != total() ? 1 : 0;
    if (take("<=")) return value <= total() ? 1 : 0;
    if (take(">=")) return value >= total() ? 1 : 0;
    if (take_one_or_two('=')) return value == total() ? 1 : 0;
    if (take("<")) return value < total() ? 1 : 0;
    if (take(">")) return value > total() ? 1 : 0;
    return value;
  }
  long total() {
    long value = product();
    while (!is_bad_) {
      if (take("+")) {
        value += product();
      } else if (take("-")) {
        value -= product();
      } else {
        break;
      }
      if (std::labs(value) > kMost) is_bad_ = true;
    }
    return value;
  }
  long product() {
    long value = single();
    while (!is_bad_) {
      if (take("*")) {
        value *= single();
      } else if (take("%") || take("/")) {
        const bool is_rest = text_[at_ - 1] == '%';
        const long by = single();
        if (by == 0) return 0;  // nothing is divided by nothing
        value = is_rest ? value % by : value / by;
      } else {
        break;
      }
      if (std::labs(value) > kMost) is_bad_ = true;
    }
    return value;
  }
  long number() {
    long value = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && value < kMost) {
      value = value * 10 + (text_[at_++] - '0');
    }
    return value;
  }
  long single() {
    if (is_bad_ || at_ >= text_.size() || ++depth_ > kDeepest) {
      is_bad_ = true;
      return 0;
    }
    const long value = plain();
    --depth_;
    return value;
  }
  long plain() {
    if (take("a")) return a_;
    if (take("b")) return b_;
    if (take("n")) return n_;
    if (take("-")) return -single();
    if (take("!")) return single() == 0 ? 1 : 0;
    if (text_[at_] >= '0' && text_[at_] <= '9') return number();
    const bool is_size = text_[at_] == '|';
    if (!is_size && text_[at_] != '(') {
      is_bad_ = true;
      return 0;
    }
    ++at_;
    const long value = any();
    if (!take(is_size ? "|" : ")")) is_bad_ = true;
    return is_size ? std::labs(value) : value;
  }

  std::string_view text_;
  long a_, b_, n_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool is_bad_ = false;
};

}  // namespace

std::optional<bool> holds(std::string_view relation, int a, int b, int n) {
  return Reader(relation, a, b, n).read();
}

}  // namespace nonet::constraints
