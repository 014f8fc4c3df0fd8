// Result: a value, or why the input did not give one. Bad input is a value here, never an
// exception.
//
//   Result<int> good = 7;
//   Result<int> bad = ParseError{1, 81, "81 cells", "80 cells"};
//   assert(good && *good == 7);
//   assert(!bad && bad.error().message() == "expected 81 cells, found 80 cells");
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace nonet {

// Where the input stopped making sense. Lines and columns count from one; columns are bytes.
struct ParseError {
  long line = 1;
  long column = 1;
  std::string expected;
  std::string found;

  std::string message() const { return "expected " + expected + ", found " + found; }
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

template <typename T>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}           // NOLINT: a value is a result
  Result(ParseError error) : state_(std::move(error)) {}  // NOLINT: so is an error

  explicit operator bool() const { return state_.index() == 0; }
  const T& operator*() const { return value(); }
  const T* operator->() const { return &value(); }
  const T& value() const {
    assert(*this);
    return *std::get_if<0>(&state_);
  }
  T& value() {
    assert(*this);
    return *std::get_if<0>(&state_);
  }
  const ParseError& error() const {
    assert(!*this);
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, ParseError> state_;
};

}  // namespace nonet
