// An engine of one width behind the common face.
#pragma once

#include "search/clues/any_engine.hpp"
#include "search/clues/engine.hpp"

namespace nonet::search {
namespace {

template <typename Mask, typename Size = AnySize>
class EngineFace final : public AnyEngine {
 public:
  explicit EngineFace(const constraints::Model& model) : engine_(model) {}

  bool start() override { return engine_.start(); }
  void reset(const std::vector<std::uint64_t>& domains) override { engine_.reset(domains); }
  bool place(int cell, int digit) override { return engine_.place(cell, digit); }
  bool forbid(int cell, int digit) override { return engine_.forbid(cell, digit); }
  std::uint64_t candidates(int cell) const override { return engine_.candidates(cell); }
  RunEnd search(const Run& run, FunctionRef<bool()> visit) override {
    return engine_.search(run, [&] { return visit(); });
  }
  std::uint8_t digit(int cell) const override { return engine_.digit(cell); }
  std::uint64_t nodes() const override { return engine_.nodes(); }

 private:
  Engine<Mask, Size> engine_;
};

}  // namespace
}  // namespace nonet::search
