// Packer: plain bytes in, gzip or Zstandard out, for files whose name asks for it.
#pragma once

#include <memory>
#include <string_view>

#include "nonet/function_ref.hpp"

namespace nonet::apps {

class Packer {
 public:
  using Sink = FunctionRef<void(std::string_view packed)>;

  virtual ~Packer() = default;
  virtual void add(std::string_view text, Sink sink) = 0;
  virtual void end(Sink sink) = 0;  // once, after the last text
};

// By the ending of the name: .gz, .zst; none for any other. Throws std::bad_alloc.
std::unique_ptr<Packer> make_packer(std::string_view path);

}  // namespace nonet::apps
