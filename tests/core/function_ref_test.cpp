// FunctionRef: a borrowed callable.

#include "nonet/function_ref.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace nonet {
namespace {

int call_twice(FunctionRef<int(int)> callback) { return callback(1) + callback(2); }

TEST(FunctionRef, CallsALambdaWithItsCaptures) {
  int offset = 10;
  EXPECT_EQ(call_twice([&offset](int n) { return n + offset; }), 23);
}

TEST(FunctionRef, CallsTheOriginalAndNotACopy) {
  int calls = 0;
  auto counter = [calls](int n) mutable { return ++calls * n; };
  EXPECT_EQ(call_twice(counter), 1 * 1 + 2 * 2);
  EXPECT_EQ(call_twice(counter), 3 * 1 + 4 * 2);
}

TEST(FunctionRef, CallsAConstObject) {
  const auto twice = [](int n) { return 2 * n; };
  EXPECT_EQ(call_twice(twice), 6);
}

TEST(FunctionRef, CallsThroughAFunctionPointer) {
  int (*negate)(int) = [](int n) { return -n; };
  EXPECT_EQ(call_twice(negate), -3);
}

TEST(FunctionRef, CopiesPointAtTheSameCallable) {
  int sum = 0;
  const auto add = [&sum](int n) { sum += n; };
  const FunctionRef<void(int)> first = add;
  const FunctionRef<void(int)> second = first;
  first(3);
  second(4);
  EXPECT_EQ(sum, 7);
}

TEST(FunctionRef, PassesArgumentsThatCannotBeCopied) {
  const auto take = [](std::unique_ptr<int> p) { return *p; };
  const FunctionRef<int(std::unique_ptr<int>)> ref = take;
  EXPECT_EQ(ref(std::make_unique<int>(5)), 5);
}

}  // namespace
}  // namespace nonet
