// The engine for a problem, of whichever width: one face, so that who asks is compiled once.
#pragma once

#include <memory>

#include "constraints/model.hpp"
#include "nonet/function_ref.hpp"
#include "search/clues/run.hpp"
#include "search/features.hpp"

namespace nonet::search {

class AnyEngine {
 public:
  virtual ~AnyEngine() = default;
  virtual bool start() = 0;
  virtual void reset(const std::vector<std::uint64_t>& domains) = 0;
  virtual bool place(int cell, int digit) = 0;
  virtual bool forbid(int cell, int digit) = 0;
  virtual std::uint64_t candidates(int cell) const = 0;
  // The visitor asks `digit`; false ends the search.
  virtual RunEnd search(const Run& run, FunctionRef<bool()> visit) = 0;
  virtual std::uint8_t digit(int cell) const = 0;
  virtual std::uint64_t nodes() const = 0;
};

std::unique_ptr<AnyEngine> make_engine(const constraints::Model& model);
// Goes for one solution by the lot of the run, which `take` may read then. Starts over where luck
// leads into a thicket, until the run's nodes are used up.
void find_by_lot(AnyEngine& engine, const Run& run, FunctionRef<void()> take);

// One for each width, in a file of its own; that of 16 bits for newer processors as well, where the
// compiler can do so.
std::unique_ptr<AnyEngine> make_engine16(const constraints::Model& model);
std::unique_ptr<AnyEngine> make_engine32(const constraints::Model& model);
std::unique_ptr<AnyEngine> make_engine64(const constraints::Model& model);
// Nothing in the table of kernels names them: a module that only solves the classic board has none.
#if defined(__x86_64__) && defined(__clang__)
inline constexpr FeatureSet kForEngine16Avx2 = set_of(Feature::avx2) | set_of(Feature::bmi) |
                                               set_of(Feature::bmi2) | set_of(Feature::lzcnt) |
                                               set_of(Feature::popcnt);
std::unique_ptr<AnyEngine> make_engine16_avx2(const constraints::Model& model);
#else
inline constexpr FeatureSet kForEngine16Avx2 = 0;
inline constexpr auto make_engine16_avx2 = make_engine16;
#endif

}  // namespace nonet::search
