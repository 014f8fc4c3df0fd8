#include "rating/se/engine.hpp"

#include "rating/se/chains.hpp"

namespace nonet::se {

Engine::Engine() : chains_(std::make_unique<Chains>()) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::set(const std::array<std::uint8_t, kSquares>& digits,
                 const std::array<Mask, kSquares>& candidates) {
  at_.set(digits, candidates);
  memo_.clear();
}

void Engine::apply(const Step& step) {
  if (step.placed != kNone) return at_.place(step.placed);
  ++at_.time;
  for (const int cand : step.removals()) at_.remove(cand);
}

// The limit is looked at where the work begins to count.
bool Engine::find_below_chains(Step& out, int most) {
  if (find_hidden_single(at_, out)) return true;
  if (most < 17) return false;
  at_.catch_up();
  if (find_direct_locking(at_, out) || find_direct_hidden(at_, 2, memo_, out) ||
      find_naked_single(at_, out) || find_direct_hidden(at_, 3, memo_, out)) {
    return true;
  }
  if (most < 26) return false;
  if (find_locking(at_, out) || find_naked(at_, 2, memo_, out) || find_fish(at_, 2, memo_, out) ||
      find_hidden(at_, 2, memo_, out) || find_naked(at_, 3, memo_, out) ||
      find_fish(at_, 3, memo_, out) || find_hidden(at_, 3, memo_, out)) {
    return true;
  }
  if (most < 42) return false;
  if (find_wing(at_, false, out) || find_wing(at_, true, out) || find_unique_loop(at_, out) ||
      find_naked(at_, 4, memo_, out) || find_fish(at_, 4, memo_, out) ||
      find_hidden(at_, 4, memo_, out) || find_bug(at_, out)) {
    return true;
  }
  return most >= 62 && find_aligned_pair(at_, memo_, out);
}

bool Engine::find(Step& out, int most) {
  if (find_below_chains(out, most)) return true;
  if (most < 65 || stop().now()) return false;
  if (chains_->find_cycles_and_chains(at_, out)) return true;
  if (most < 75) return false;
  if (find_aligned_triplet(at_, memo_, out) || chains_->find_nishio(at_, out)) return true;
  if (most < 80) return false;
  return chains_->find_multiple(at_, out) || chains_->find_dynamic(at_, most, out);
}

Stop& Engine::stop() { return chains_->stop(); }
void Engine::want_arguments(bool is_wanted) { chains_->want_arguments(is_wanted); }

}  // namespace nonet::se
