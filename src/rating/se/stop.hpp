// Stop: when to give up. Asked often, so that a long search ends soon after it was told to.
#pragma once

#include "nonet/function_ref.hpp"

namespace nonet::se {

class Stop {
 public:
  using Ask = FunctionRef<bool()>;

  // Null: never.
  void set(const Ask* ask) {
    ask_ = ask;
    is_stopped_ = false;
  }
  // Once it has said yes, it goes on saying so.
  bool now() const {
    if (!is_stopped_ && ask_ != nullptr) is_stopped_ = (*ask_)();
    return is_stopped_;
  }
  bool was_stopped() const { return is_stopped_; }

 private:
  const Ask* ask_ = nullptr;
  mutable bool is_stopped_ = false;
};

}  // namespace nonet::se
