// FunctionRef: a borrowed callable, two pointers wide. For callbacks that are only called while the
// callee runs; it neither allocates nor owns, so the callable must outlive it.
//
//   int sum = 0;
//   const auto add_to_sum = [&sum](int n) { sum += n; };
//   FunctionRef<void(int)> add = add_to_sum;
//   add(3);
//   assert(sum == 3);
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace nonet {

template <typename Signature>
class FunctionRef;

template <typename R, typename... Args>
class FunctionRef<R(Args...)> {
 public:
  template <typename F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> &&
           std::is_object_v<std::remove_reference_t<F>>)
      FunctionRef(F&& callable)  // NOLINT: a lambda is a callback
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> R {
          return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
        }) {}

  R operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  R (*call_)(void*, Args...);
};

}  // namespace nonet
